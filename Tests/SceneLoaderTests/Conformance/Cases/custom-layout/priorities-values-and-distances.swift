// source: https://github.com/iamcgn/swiftui-web/tree/main/Fixtures/Goldens/customlayout/values
// observed: Apple SwiftUI on macOS 26.2
// confidence: observed
// platform: mac 26
// container: 240x160
// tolerance: 0.02
// frame low: 95.75 60.553466796875 24.5 16
// frame high: 115.75 44.553466796875 28.5 16
// frame bar: 103.75 84.704345703125 40 10
// frame last: 95.75 99.446533203125 26 16
// frame column: 95.75 44.553466796875 48.5 70.89306640625
// notes: A layout that puts higher priorities first, indents by a layout value and keeps the
//   distances that subviews ask for.

import SwiftUI

struct Indent: LayoutValueKey {
  static let defaultValue: CGFloat = 0
}

extension View {
  func indented(_ points: CGFloat) -> some View { layoutValue(key: Indent.self, value: points) }
}

struct Outline: Layout {
  func lines(_ subviews: Subviews) -> [(view: LayoutSubview, size: CGSize, top: CGFloat)] {
    var lines: [(view: LayoutSubview, size: CGSize, top: CGFloat)] = []
    let order = subviews.indices.sorted {
      (-subviews[$0].priority, $0) < (-subviews[$1].priority, $1)
    }
    for index in order {
      var top: CGFloat = 0
      if let above = lines.last {
        let gap = above.view.spacing.distance(to: subviews[index].spacing, along: .vertical)
        top = above.top + above.size.height + gap
      }
      lines.append((subviews[index], subviews[index].sizeThatFits(.unspecified), top))
    }
    return lines
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let lines = lines(subviews)
    let width = lines.map { $0.size.width + $0.view[Indent.self] }.max() ?? 0
    return CGSize(width: width, height: lines.last.map { $0.top + $0.size.height } ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for line in lines(subviews) {
      line.view.place(
        at: CGPoint(x: bounds.minX + line.view[Indent.self], y: bounds.minY + line.top),
        proposal: ProposedViewSize(line.size))
    }
  }
}

struct ContentView: View {
  var body: some View {
    Outline {
      Text("Low").accessibilityIdentifier("low")
      Text("High").layoutPriority(1).indented(20).accessibilityIdentifier("high")
      Color.green.frame(width: 40, height: 10).indented(8).accessibilityIdentifier("bar")
      Text("Last").accessibilityIdentifier("last")
    }
    .accessibilityIdentifier("column")
  }
}
