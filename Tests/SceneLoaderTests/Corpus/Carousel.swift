import SwiftUI

struct ContentView: View {
  private let colors: [Color] = [.red, .orange, .yellow, .green, .blue, .purple]

  var body: some View {
    GeometryReader { outer in
      ScrollView(.horizontal, showsIndicators: false) {
        HStack(spacing: 16) {
          ForEach(colors.indices, id: \.self) { index in
            GeometryReader { inner in
              RoundedRectangle(cornerRadius: 20)
                .fill(colors[index])
                .scaleEffect(scale(inner.frame(in: .global).midX, middle: outer.size.width / 2))
            }
            .frame(width: 160, height: 220)
          }
        }
        .padding(.horizontal, (outer.size.width - 160) / 2)
      }
      .frame(maxHeight: .infinity)
    }
  }

  private func scale(_ x: CGFloat, middle: CGFloat) -> CGFloat {
    let distance = abs(x - middle)
    return max(0.7, 1 - distance / 1000)
  }
}
