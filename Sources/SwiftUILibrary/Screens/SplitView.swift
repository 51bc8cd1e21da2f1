import LayoutSolver
import SwiftInterpreter

/// The columns of a navigation view: pages side by side where there is room, one page elsewhere.
enum SplitView {
  /// A column's own width, in points; NaN for none.
  static let width = UncheckedBox(
    PreferenceKey(
      name: "NavigationSplitView.columnWidth", defaultValue: { Double.nan },
      reduce: { value, next in if (value as? Double)?.isNaN != false { value = next() } }))

  /// Set in a column, outside of a stack.
  static let columnKey = EnvironmentName<Bool>("SplitView.isColumn")
  /// Set around all columns but the last, the only one with the screen's upright bars.
  static let sideKey = EnvironmentName<Bool>("SplitView.isSide")

  static func view(
    _ name: String, _ columns: [View], visibility: String?, at build: BuildContext,
    in context: SceneContext
  ) throws -> View {
    let place = ControlPlace(build)
    let isWide = place.isMac || place.environment.horizontalSizeClass == .regular
    let isStack = place.style("navigationViewStyle") == .stackNavigationView
    guard isWide, !isStack, columns.count > 1 else {
      return NavigationBar.page(
        (columns.first ?? .empty).asColumn, at: build, in: context)
    }
    let size = context.readScreen().size
    let shown: Int
    switch visibility ?? "automatic" {
    case "all": shown = columns.count
    case "doubleColumn": shown = place.isMac ? columns.count : 2
    case "detailOnly": shown = 1
    default: shown = place.isMac ? columns.count : size.width > size.height ? 2 : 1
    }
    var widths: [Double] = []
    let pages = columns.suffix(shown).enumerated().map { index, column in
      // The column's request is known after a first pass, and kept for the next one.
      let kept = context.state.variable(
        at: build.identity, property: "width \(columns.count - shown + index)",
        name: "\(name).columnWidth", isFound: true
      ) { .double(.nan) }
      let width = kept.value.asDouble ?? .nan
      widths.append(width.isNaN ? place.isMac ? 220 : 320 : width)
      let watched = View(
        .action(
          column,
          .onPreferenceChange(key: Self.width.value) { value in
            let new = value as? Double ?? .nan
            let old = kept.value.asDouble ?? .nan
            if new != old, !(new.isNaN && old.isNaN) { kept.value = .double(new) }
          }))
      let isSide = index < shown - 1
      let page = View(.placed { NavigationBar.page(watched.asColumn, at: $0, in: context) })
      return page.styled {
        $0[sideKey] = isSide ? true : nil
        // A search around all columns belongs to the first.
        if index > 0 { $0[SearchAround.key] = nil }
      }
    }
    return View(
      .container(
        .custom(name: name, SplitColumns(widths: widths.dropLast())), View(.group(pages))))
  }
}

extension View {
  /// A column's content: a stack that is found in it is the column's own.
  fileprivate var asColumn: View { styled { $0[SplitView.columnKey] = true } }

  /// The columns of a `NavigationView`'s content.
  var columns: [View] {
    if case .group(let views) = content { views } else { [self] }
  }
}

/// A split view's columns.
///
/// Proposes: its width to each, to the last what is left, to all of them the height. Reports: all
/// it is offered. Places: side by side from the leading edge.
struct SplitColumns: Layout {
  /// The widths of all columns but the last, in points.
  var widths: [Double]

  var rule: LayoutRule { .splitView }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) -> Size {
    let detail = subviews.last?.sizeThatFits(.unspecified) ?? .zero
    return proposal.replacingUnspecifiedDimensions(
      by: Size(width: widths.reduce(detail.width, +), height: detail.height))
  }

  func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {
    var x = bounds.minX
    for (index, subview) in subviews.enumerated() {
      let rest = max(bounds.maxX - x, 0)
      let width = index < widths.count ? min(widths[index], rest) : rest
      subview.place(
        at: Point(x: x, y: bounds.minY),
        proposal: ProposedViewSize(width: width, height: bounds.size.height))
      x += width
    }
  }
}
