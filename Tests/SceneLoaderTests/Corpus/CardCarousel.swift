import SwiftUI

struct CardCarousel: View {
  struct Item: Identifiable, Hashable {
    let id: Int
    var title: String { "Card \(id)" }
    var color: Color { [.red, .green, .blue, .orange][id % 4] }
  }

  let items = (0..<8).map { Item(id: $0) }

  var body: some View {
    GeometryReader { outer in
      ScrollView(.horizontal, showsIndicators: false) {
        HStack(spacing: 16) {
          ForEach(items) { item in
            GeometryReader { inner in
              RoundedRectangle(cornerRadius: 20)
                .fill(item.color)
                .overlay(
                  Text(item.title)
                    .font(.title3)
                    .foregroundColor(.white)
                )
                .scaleEffect(scale(for: inner.frame(in: .global), in: outer.size.width))
                .rotation3DEffect(
                  .degrees(Double(inner.frame(in: .global).minX) / -20),
                  axis: (x: 0, y: 1, z: 0))
            }
            .frame(width: outer.size.width * 0.6, height: 220)
          }
        }
        .padding(.horizontal, outer.size.width * 0.2)
      }
      .frame(height: 260)
      .position(x: outer.size.width / 2, y: outer.size.height / 2)
    }
  }

  func scale(for frame: CGRect, in width: CGFloat) -> CGFloat {
    let distance = abs(frame.midX - width / 2)
    return max(0.8, 1 - distance / width * 0.4)
  }
}

#Preview {
  CardCarousel()
}
