import SwiftUI

struct RadialLayout: Layout {
  let radius: CGFloat
  var startAngle = Angle.degrees(-90)

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let side =
      subviews
      .map { $0.sizeThatFits(.unspecified) }
      .map { max($0.width, $0.height) }
      .max() ?? 0
    return CGSize(width: 2 * radius + side, height: 2 * radius + side)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    guard !subviews.isEmpty else { return }
    let step = 2 * Double.pi / Double(subviews.count)
    for (index, subview) in subviews.enumerated() {
      let angle = startAngle.radians + step * Double(index)
      let point = CGPoint(
        x: bounds.midX + radius * cos(angle),
        y: bounds.midY + radius * sin(angle))
      subview.place(at: point, anchor: .center, proposal: .unspecified)
    }
  }
}

struct RadialMenu: View {
  @State private var isOpen = true

  var body: some View {
    ZStack {
      RadialLayout(radius: isOpen ? 90 : 0) {
        ForEach(0..<6) { index in
          Circle()
            .fill(Color(hue: Double(index) / 6, saturation: 0.8, brightness: 0.9))
            .frame(width: 44, height: 44)
            .overlay(Text("\(index + 1)").foregroundColor(.white))
        }
      }
      Button {
        withAnimation(.spring()) { isOpen.toggle() }
      } label: {
        Image(systemName: isOpen ? "xmark" : "plus")
          .font(.title)
      }
    }
  }
}

#Preview {
  RadialMenu()
}
