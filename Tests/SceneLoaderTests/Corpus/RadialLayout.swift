import SwiftUI

struct RadialLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 200, height: 200))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let radius = min(bounds.width, bounds.height) / 3
    let step = Angle.degrees(360 / Double(subviews.count)).radians
    for (index, subview) in subviews.enumerated() {
      let angle = step * Double(index) - .pi / 2
      let point = CGPoint(
        x: bounds.midX + radius * cos(angle), y: bounds.midY + radius * sin(angle))
      subview.place(at: point, anchor: .center, proposal: .unspecified)
    }
  }
}

struct ClockFace: View {
  var body: some View {
    ZStack {
      Circle().stroke(.gray, lineWidth: 2)
      RadialLayout {
        ForEach(0..<12) { hour in
          Text(hour == 0 ? "12" : "\(hour)")
            .font(.title3)
        }
      }
    }
    .aspectRatio(1, contentMode: .fit)
    .padding()
  }
}

struct ContentView: View {
  var body: some View { ClockFace() }
}
