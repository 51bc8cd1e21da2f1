import LayoutSolver
import SwiftInterpreter

/// The bars around a page, below and above the unsafe edges.
///
/// iOS 26: 54 points with an inline title and 52.5 more for a large one, at least 10 from the
/// screen's edge; none without a title; tabs 83 from the bottom (recorded on an iPhone SE). Before:
/// 44 and 96, tabs 49, the heights UIKit gives them. A Mac's titles are in the window's frame.
enum NavigationBar {
  static let title = UncheckedBox(
    PreferenceKey(
      name: "NavigationBar.title", defaultValue: { "" },
      reduce: { value, next in if value as? String == "" { value = next() } }))
  static let isInline = UncheckedBox(
    PreferenceKey(
      name: "NavigationBar.isInline", defaultValue: { false },
      reduce: { value, next in if value as? Bool != true { value = next() } }))
  static let isHidden = UncheckedBox(
    PreferenceKey(
      name: "NavigationBar.isHidden", defaultValue: { false },
      reduce: { value, next in if value as? Bool != true { value = next() } }))

  /// A page under its bar. What the page says of the bar is known only after a first pass; it is
  /// kept as state of the place, so that the next pass settles.
  static func page(_ content: View, at build: BuildContext, in context: SceneContext) -> View {
    func kept(_ name: String, _ initial: Value) -> StateVariable {
      context.state.variable(
        at: build.identity, property: name, name: "NavigationStack.\(name)"
      ) { initial }
    }
    let titleText = kept("title", .string(""))
    let inline = kept("isInline", .bool(false))
    let hidden = kept("isHidden", .bool(false))
    var page = content.asPage
    page = View(.action(page, watch(title.value, titleText) { .string($0 as? String ?? "") }))
    page = View(.action(page, watch(isInline.value, inline) { .bool($0 as? Bool ?? false) }))
    page = View(.action(page, watch(isHidden.value, hidden) { .bool($0 as? Bool ?? false) }))
    page = View(
      .modified(
        page, .flexibleFrame(FlexibleFrame(maxWidth: .infinity, maxHeight: .infinity))))
    let place = ControlPlace(build)
    let title = titleText.value.asString ?? ""
    let isMissing = place.isMac || (place.isNew && title.isEmpty)
    if hidden.value.asBool == true || isMissing { return page }
    let isLarge = inline.value.asBool != true && !title.isEmpty
    if isLarge && place.isNew { page = page.styled { $0.custom["isUnderLargeTitle"] = true } }
    return View(
      .modified(
        page,
        .safeAreaInset(
          edge: .top, alignment: .horizontalCenter, spacing: 0,
          bar(title, isLarge: isLarge, height: height(isLarge: isLarge, in: place)))))
  }

  private static func height(isLarge: Bool, in place: ControlPlace) -> Double {
    guard place.isNew else { return isLarge ? 96 : 44 }
    return max(10 - place.environment.deviceInsets.top, 0) + 54 + (isLarge ? 52.5 : 0)
  }

  /// A tab's page above the bar; the pages of the page style have none.
  static func tabbed(_ content: View, in place: ControlPlace) -> View {
    let height = place.isNew ? max(83 - place.environment.deviceInsets.bottom, 49) : 49
    let page = View(
      .modified(
        content, .flexibleFrame(FlexibleFrame(maxWidth: .infinity, maxHeight: .infinity))))
    if place.style("tabViewStyle") == "PageTabViewStyle" { return page }
    return View(
      .modified(
        page,
        .safeAreaInset(
          edge: .bottom, alignment: .horizontalCenter, spacing: 0, strip(height: height))))
  }

  private static func watch(
    _ key: PreferenceKey, _ variable: StateVariable, _ convert: @escaping (Any) -> Value
  ) -> Action {
    .onPreferenceChange(key: key) { value in
      let new = convert(value)
      let isSame = new.asString == variable.value.asString && new.asBool == variable.value.asBool
      if !isSame { variable.value = new }
    }
  }

  private static func bar(_ title: String, isLarge: Bool, height: Double) -> View {
    let text = View(
      .environment(View(.leaf(.text(TextContent(title))))) {
        $0.font = Font(.style(isLarge ? .largeTitle : .headline), weight: isLarge ? .bold : nil)
        $0.lineLimit = 1
      })
    let alignment =
      isLarge
      ? Alignment(horizontal: .leading, vertical: .bottom) : Alignment.center
    let padded = View(.modified(text, .padding(edges: .horizontal, length: 16)))
    return View(
      .modified(strip(height: height), .overlay(padded, alignment: alignment)))
  }

  private static func strip(height: Double) -> View {
    View(
      .modified(
        View(.leaf(.color(.named(.clear)))), .frame(width: nil, height: height, alignment: .center))
    )
  }
}

extension View {
  /// Several views of one page stand below each other, and their bar stands above all of them.
  fileprivate var asPage: View {
    guard case .group(let views) = content, views.count > 1 else { return self }
    return View(
      .container(.vStack(alignment: .horizontalCenter, spacing: nil), self), source: source)
  }

  /// The first page of a tab view's content, or the first with a tag; an element of a `ForEach`
  /// has its identity for a tag unless it sets one.
  func page(tagged wanted: AnyHashable?) -> View? {
    switch content {
    case .empty: return nil
    case .group(let views): return views.lazy.compactMap { $0.page(tagged: wanted) }.first
    case .forEach(let count, let identity, let content):
      for index in 0..<count {
        let id = identity(index)
        let element = View(.identity(content(index), id))
        if let page = element.page(tagged: wanted) ?? (wanted == id ? element : nil) { return page }
      }
      return nil
    case .section(let header, let content, let footer):
      return [header, content, footer].lazy.compactMap { $0.page(tagged: wanted) }.first
    case .identity(let inner, let id):
      return inner.page(tagged: wanted).map { View(.identity($0, id), source: source) }
    default:
      let tag = trait { if case .tag(let tag) = $0 { tag } else { nil } }
      return wanted == nil || tag == wanted ? self : nil
    }
  }
}
