@testable import LayoutSolver

/// Views made by lot, the same ones for the same seed.
struct RandomTrees {
  private var state: UInt64
  /// Whether views may look at where in the container they lie.
  private let readsPosition: Bool

  init(seed: Int, readsPosition: Bool) {
    state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
    self.readsPosition = readsPosition
  }

  mutating func next(_ below: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % below
  }

  private mutating func length() -> Double {
    [-7, 0, 0.1, 5, 10, 33.3, 100, 250, 1000][next(9)]
  }

  private mutating func some(_ value: Double) -> Double? { next(2) == 0 ? value : nil }

  private mutating func alignment() -> Alignment {
    let horizontal: [AlignmentGuide] = [.leading, .horizontalCenter, .trailing]
    let vertical: [AlignmentGuide] = [
      .top, .verticalCenter, .bottom, .firstTextBaseline, .lastTextBaseline,
    ]
    return Alignment(horizontal: horizontal[next(3)], vertical: vertical[next(5)])
  }

  mutating func view(_ depth: Int) -> View {
    if depth == 0 { return leaf() }
    return next(3) == 0 ? container(depth) : modified(view(depth - 1), depth)
  }

  private mutating func views(_ depth: Int) -> View {
    View(.group((0..<next(4)).map { _ in view(depth - 1) }))
  }

  private mutating func leaf() -> View {
    switch next(7) {
    case 0: return text(["", "a", "Hello, world.", "several words to wrap\nin lines"][next(4)])
    case 1: return spacer(next(2) == 0 ? nil : length())
    case 2: return divider()
    case 3: return circle()
    case 4:
      return View(
        .leaf(
          .image(
            Image(
              name: "i", naturalSize: Size(width: 40, height: 30), isResizable: next(2) == 0))))
    case 5: return View.empty
    default: return color()
    }
  }

  private mutating func container(_ depth: Int) -> View {
    let guides = alignment()
    let gap = some(length())
    let content = views(depth)
    let kind = next(14)
    // Lazy containers look at where they lie: they make what is in sight.
    let isStill = ![1, 2, 7, 8].contains(kind)
    switch readsPosition || isStill ? kind : 0 {
    case 0: return View(.container(.zStack(alignment: guides), content))
    case 1:
      return View(.container(.lazyVStack(alignment: guides.horizontal, spacing: gap), content))
    case 2:
      let items = [GridItem(.fixed(20)), GridItem(), GridItem(.adaptive(minimum: 30))]
      return View(
        .container(
          .lazyVGrid(columns: items, alignment: guides.horizontal, spacing: gap), content))
    case 3:
      let row = View(.container(.gridRow(alignment: nil), content))
      return View(
        .container(
          .grid(alignment: guides, horizontalSpacing: gap, verticalSpacing: nil),
          View(.group([row, views(depth)]))))
    case 4:
      return View(.container(.scrollView(axes: next(2) == 0 ? .vertical : .horizontal), content))
    case 5: return View(.container(.viewThatFits(axes: [.horizontal, .vertical]), content))
    case 6:
      let inside = view(depth - 1)
      let space: CoordinateSpace = readsPosition ? .global : .local
      return reader { proxy in
        inside.frame(max(proxy.size.width / 2, 0), proxy.frame(in: space).maxY)
      }
    case 7:
      return View(.container(.lazyHStack(alignment: guides.vertical, spacing: gap), content))
    case 8:
      let items = [GridItem(.adaptive(minimum: 25)), GridItem(.fixed(30), spacing: 2)]
      return View(
        .container(.lazyHGrid(rows: items, alignment: guides.vertical, spacing: gap), content))
    case 9: return View(.container(.custom(name: "Staircase", Staircase()), content))
    case 10:
      return View(.container(.scrollView(axes: [.horizontal, .vertical]), content))
    case 11, 12:
      return View(.container(.hStack(alignment: guides.vertical, spacing: gap), content))
    default: return View(.container(.vStack(alignment: guides.horizontal, spacing: gap), content))
    }
  }

  private mutating func modified(_ inside: View, _ depth: Int) -> View {
    switch next(18) {
    case 0: return inside.frame(some(length()), some(length()), alignment())
    case 1:
      return inside.flexible(
        minWidth: some(length()), maxWidth: some(.infinity), minHeight: some(length()),
        idealHeight: some(length()), maxHeight: some(length()), alignment())
    case 2: return inside.padding(length(), [.all, .top, .horizontal][next(3)])
    case 3: return inside.fixedSize(horizontal: next(2) == 0, vertical: next(2) == 0)
    case 4: return inside.aspectRatio(some(Double(next(4))), next(2) == 0 ? .fit : .fill)
    case 5: return inside.modified(.position(Point(x: length(), y: length())))
    case 6: return inside.modified(.offset(x: length(), y: length()))
    case 7: return inside.priority(Double(next(3)) - 1)
    case 8:
      let shift = length()
      return inside.guide(alignment().horizontal) { $0.width / 3 + shift }
    case 9: return inside.overlay(view(depth - 1), alignment())
    case 10: return inside.background(view(depth - 1), alignment())
    case 11: return inside.rightToLeft
    case 12: return inside.modified(.scaleEffect(x: length(), y: 2, anchor: .center))
    case 13: return inside.modified(.rotationEffect(radians: length(), anchor: .topLeading))
    case 14:
      return inside.modified(
        .safeAreaInset(
          edge: Edge.allCases[next(4)], alignment: .leading, spacing: some(length()), leaf()))
    case 15: return inside.modified(.safeAreaPadding(edges: .all, length: length()))
    case 16:
      return readsPosition ? inside.modified(.ignoresSafeArea(edges: .all)) : inside.padding(-3)
    default:
      return inside.modified(
        .containerRelativeFrame(ContainerRelativeFrame(axes: .horizontal, count: 3, span: 2)))
    }
  }
}

/// A scene's own layout that asks its subviews for all it may: sizes for several proposals, guides,
/// priorities and distances. It leaves its last subview unplaced.
private struct Staircase: Layout {
  func makeCache(subviews: LayoutSubviews) -> [Size] {
    subviews.map { $0.sizeThatFits(.unspecified) }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout [Size]
  ) -> Size {
    var size = Size()
    for (index, subview) in subviews.enumerated() {
      let fitting = subview.dimensions(in: proposal)
      let least = subview.sizeThatFits(.zero)
      size.width += max(fitting.width, least.width) + fitting[.horizontalCenter] / 8
      size.height += min(cache[index].height, fitting.height)
      if subview.priority.isFinite { size.height += subview.priority }
      if index > 0 {
        size.height += subviews[index - 1].spacing.distance(to: subview.spacing, along: .vertical)
      }
    }
    return size
  }

  func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout [Size]
  ) {
    var corner = bounds.origin
    for subview in subviews.dropLast() {
      let size = subview.sizeThatFits(proposal)
      subview.place(at: corner, anchor: .topLeading, proposal: proposal)
      corner = Point(x: corner.x + size.width / 2, y: corner.y + size.height)
    }
  }
}
