import SwiftUI

struct Staircase: Layout {
  var step: CGSize = CGSize(width: 20, height: 10)

  static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.enumerated().reduce(into: CGSize.zero) { total, item in
      let size = item.element.sizeThatFits(.unspecified)
      total.width = max(total.width, step.width * CGFloat(item.offset) + size.width)
      total.height += size.height + (item.offset == 0 ? 0 : step.height)
    }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var point = bounds.origin
    subviews.forEach { subview in
      subview.place(at: point, proposal: .unspecified)
      point.x += step.width
      point.y += subview.dimensions(in: .unspecified).height + step.height
    }
  }
}

struct ContentView: View {
  @State private var isStaircase = true

  var body: some View {
    let layout = isStaircase ? AnyLayout(Staircase()) : AnyLayout(VStackLayout())
    layout {
      ForEach(["down", "the", "stairs"], id: \.self) { Text($0) }
    }
    .onTapGesture { isStaircase.toggle() }
  }
}
