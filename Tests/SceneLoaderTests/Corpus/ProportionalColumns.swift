import SwiftUI

private struct Weight: LayoutValueKey {
  static let defaultValue: CGFloat = 1
}

extension View {
  func weight(_ weight: CGFloat) -> some View {
    layoutValue(key: Weight.self, value: weight)
  }
}

struct WeightedRow: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let width = proposal.width ?? subviews.reduce(0) { $0 + $1.sizeThatFits(.unspecified).width }
    let widths = widths(in: width, subviews)
    let heights = zip(subviews, widths).map { subview, width in
      subview.sizeThatFits(.init(width: width, height: proposal.height)).height
    }
    return CGSize(width: width, height: heights.max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    var point = bounds.origin
    for (subview, width) in zip(subviews, widths(in: bounds.width, subviews)) {
      subview.place(at: point, proposal: .init(width: width, height: bounds.height))
      point.x += width
    }
  }

  private func widths(in width: CGFloat, _ subviews: Subviews) -> [CGFloat] {
    let total = subviews.map { $0[Weight.self] }.reduce(0, +)
    return subviews.map { width * $0[Weight.self] / total }
  }
}

struct ContentView: View {
  var body: some View {
    VStack(spacing: 12) {
      WeightedRow {
        Color.red
        Color.green.weight(2)
        Color.blue.weight(3)
      }
      .frame(height: 60)
      WeightedRow {
        Text("This text has a third of the width").border(.gray)
        Text("and this one has two").weight(2).border(.gray)
      }
    }
    .padding()
  }
}
