import LayoutSolver
import SwiftInterpreter

/// One of a tab view's pages.
struct TabPage {
  var page: View
  /// Its tag for a selection; an element of a `ForEach` has its identity unless it sets one.
  var tag: AnyHashable?
  var label: View
  var badge: Badge?
  var isSearch = false

  static let labelKey = "TabView.tabItem"
  static let searchKey = "TabView.isSearch"

  /// The pages of a tab view's content, in order. If one has no label, or no tag where pages are
  /// chosen by it, its body is evaluated for those at its root.
  /// - Parameters:
  ///   - build: The content's context; nil to evaluate no bodies.
  ///   - isChosen: Whether a page is chosen by its tag.
  static func all(
    in content: View, at build: BuildContext? = nil, isChosen: Bool = false
  ) -> [TabPage] {
    func all(_ view: View, _ step: (BuildContext) -> BuildContext = { $0 }) -> [TabPage] {
      Self.all(in: view, at: build.map(step), isChosen: isChosen)
    }
    switch content.content {
    case .empty: return []
    case .group(let views):
      return views.enumerated().flatMap { index, view in all(view) { $0.stepping(index) } }
    case .forEach(let count, let identity, let content):
      return View.elements(count) { index in
        let id = identity(index)
        return all(View(.identity(content(index), id)), { $0.stepping(id) }).map { page in
          var page = page
          page.tag = page.tag ?? id
          return page
        }
      } rest: { rest in
        all(rest)
      }
    case .section(let header, let content, let footer):
      return [header, content, footer].enumerated()
        .flatMap { index, view in all(view) { $0.stepping(index) } }
    default:
      // Modifiers of several views, or of none, apply to each.
      if let inner = content.modifiedView, inner.contributesMembers {
        return all(inner).map { page in
          var modified = TabPage(content.modifying(page.page), at: build, isChosen: isChosen)
          modified.tag = modified.tag ?? page.tag
          return modified
        }
      }
      return [TabPage(content, at: build, isChosen: isChosen)]
    }
  }

  private init(_ content: View, at build: BuildContext?, isChosen: Bool) {
    self.init(content)
    guard let build, isUnlabelled || isChosen && tag == nil,
      let opened = content.openedBody(at: build)
    else { return }
    let inside = TabPage(opened.root)
    page = opened.view
    tag = tag ?? inside.tag
    if isUnlabelled { label = inside.label }
    badge = badge ?? inside.badge
  }

  private var isUnlabelled: Bool { if case .empty = label.content { true } else { false } }

  private init(_ content: View) {
    page = content
    tag = content.trait { if case .tag(let tag) = $0 { tag } else { nil } }
    let label = content.trait { trait -> View? in
      guard case .containerValue(Self.labelKey, let label) = trait else { return nil }
      return label as? View
    }
    self.label = label ?? .empty
    badge = content.trait { trait -> Badge? in
      guard case .containerValue(Badge.key, let badge) = trait else { return nil }
      return badge as? Badge
    }
    let isSearch = content.trait { trait -> Bool? in
      if case .containerValue(Self.searchKey, _) = trait { true } else { nil }
    }
    self.isSearch = isSearch ?? false
  }
}

/// The bar that shows a tab view's pages by their labels, and switches when one is tapped.
///
/// A phone's is 49 points high above the unsafe edge, since iOS 26 83 from the screen's edge
/// (recorded on an iPhone SE). Before, a title's line begins 35 points below the bar's top and its
/// icon is a point below the middle of the rest (recorded on iOS 17). A Mac's is 24 high at the
/// top, a segment 24 points wider than its title (recorded on macOS 26.2). Since iOS 26 the tab for
/// a search is separate at the trailing end, a disc with its symbol (seen, not measured). A phone
/// shows at most five labels, always at the default type size: the large content viewer shows them
/// large instead.
struct TabBar {
  var pages: [TabPage]
  var selected: Int?
  var select: (TabPage, Int) -> Void
  var place: ControlPlace
  /// Its place in a screen's upright bar; nil where it is below the page.
  var upright: UprightItems?

  /// How many tabs are upright, in the environment of the pages beside them.
  static let uprightKey = EnvironmentName<Int>("TabBar.upright")

  var view: View { place.isMac ? macBar : phoneBar }
  /// How many of the pages it shows.
  var count: Int { min(pages.count, 5) }

  /// The tabs one below another at the upright bar's lower end, by their symbols alone.
  func standing(_ upright: UprightItems) -> View {
    let items = pages.prefix(count).enumerated().map { index, page in
      let symbol = symbol(of: page, index).modified(
        .frame(width: UprightItems.width, height: UprightItems.tab.height, alignment: .center))
      let item = page.badge.map(symbol.badgedAsTab) ?? symbol
      return tappable(index == selected ? item.on(Self.uprightMark) : item, page, index)
    }
    let capsule = View.vStack(items, spacing: 0, alignment: .horizontalCenter)
      .padded(vertical: UprightItems.tab.ends, horizontal: 0).onGlass
    return View(
      .container(.custom(name: "Tabs", UprightTabs(upright: upright)), capsule))
  }

  private var height: Double {
    place.isNew ? max(83 - place.environment.deviceInsets.bottom, 49) : 49
  }

  /// On iOS 26 black or white as texts are, grey before.
  private var unselected: ShapeStyle { .named(place.isNew ? .primary : .secondary) }

  private var phoneBar: View {
    let shown = pages.prefix(5).enumerated()
    let apart = place.isNew ? shown.first { $0.element.isSearch } : nil
    let items = shown.filter { $0.offset != apart?.offset }.map { index, page in
      let column = View.vStack(
        [page.label.asTabItem], spacing: Self.spacing(isNew: place.isNew),
        alignment: .horizontalCenter)
      let label = place.isNew ? column : column.padded(EdgeInsets(top: 4))
      let item = (page.badge.map(label.badgedAsTab) ?? label)
        .styled {
          $0[.isTabItem] = true
          $0.dynamicTypeSize = .large
          $0.foreground =
            index == selected ? .color($0.accent) : unselected
          $0.lineLimit = 1
        }
        .modified(
          .flexibleFrame(FlexibleFrame(minWidth: 0, maxWidth: .infinity, maxHeight: .infinity)))
      let isMarked = place.isNew && index == selected
      return tappable(isMarked ? item.on(Platter.mark) : item, page, index)
    }
    let row = View.hStack(items, spacing: 0)
    guard place.isNew else {
      return row.modified(.frame(width: nil, height: height, alignment: .center))
    }
    let widest = Double(items.count) * Platter.pitch + 2 * Platter.ends
    let platter = row.padded(vertical: 0, horizontal: Platter.ends)
      .modified(
        .flexibleFrame(
          FlexibleFrame(
            minWidth: 0, maxWidth: widest, minHeight: Platter.height, maxHeight: Platter.height))
      )
      .onGlass
    // A search is at the other end.
    let gap = View(.leaf(.spacer(minLength: 0)))
    let parts = [platter] + (apart.map { [gap, disc(of: $0.element, $0.offset)] } ?? [])
    let top = Alignment(horizontal: .horizontalCenter, vertical: .top)
    return View.hStack(parts, spacing: apart == nil ? 0 : 4)
      .padded(vertical: 0, horizontal: 21).centred
      .modified(.frame(width: nil, height: height, alignment: top))
  }

  /// Only the symbol of a tab's label.
  private func symbol(of page: TabPage, _ index: Int) -> View {
    page.label.styled {
      $0[.isTabDisc] = true
      $0.dynamicTypeSize = .large
      $0.foreground =
        index == selected ? .color($0.accent) : unselected
    }
  }

  /// The tab for a search, by its symbol alone.
  private func disc(of page: TabPage, _ index: Int) -> View {
    let side = Platter.height
    return tappable(
      symbol(of: page, index).modified(.frame(width: side, height: side, alignment: .center))
        .onGlass, page, index)
  }

  /// A dot for each page at the bottom of paged content, the shown one's white, the others'
  /// fainter; nil for none. Seen, not measured.
  var pageDots: View? {
    let mode = place.environment[.tabViewStyle]
    let shown = mode?.stored("_index")?.caseName
    guard shown != "never", pages.count > (shown == "always" ? 0 : 1) else { return nil }
    let circle = Shape(
      name: "Circle", outline: .circle, drawing: .fill(.circle, .color(.named(.white))))
    let dot = View(.leaf(.shape(circle))).modified(.frame(width: 7, height: 7, alignment: .center))
    let dots = pages.indices.map {
      $0 == selected ?? 0 ? dot : View(.decorated(dot, .opacity(0.3)))
    }
    let row = View.hStack(dots, spacing: 9).padded(vertical: 9.5, horizontal: 12)
    let index = place.environment[.indexViewStyle]
    let hasBackground = index?.stored("_background")?.caseName == "always"
    return hasBackground ? row.on(Backdrop(.capsule, .color(.glass))) : row
  }

  private var macBar: View {
    let items = pages.enumerated().map { index, page in
      tappable(
        page.label.asMacTabItem.styled { $0[.isMacTab] = true }
          .padded(vertical: 0, horizontal: 12)
          .modified(.flexibleFrame(FlexibleFrame(maxHeight: .infinity))),
        page, index)
    }
    return View.hStack(items, spacing: 1).onGlass
      .modified(.frame(width: nil, height: 24, alignment: .center)).centred
  }

  /// Since iOS 26: the capsule's height, from one tab's middle to the next at most, and the room at the
  /// capsule's ends. Four tabs on a phone of 402 points are 95 wide, 85.667 apart and begin 25 from the
  /// side (frames of an XCUITest's tree, iOS 26).
  private enum Platter {
    static let height = 62.0
    static let pitch = 257.0 / 3
    static let ends = 26.0 / 3
    /// Behind the shown tab, 4 points within the capsule's edge: its label's frame has that size.
    static let mark = Backdrop(
      .capsule, .color(.system(.tertiarySystemFill)),
      insets: EdgeInsets(top: 4, leading: 4 - ends, bottom: 4, trailing: 4 - ends))
  }

  /// Behind the shown tab of an upright bar: seen, not measured.
  private static let uprightMark = Backdrop(
    .capsule, .color(.system(.tertiarySystemFill)),
    insets: EdgeInsets(top: 2, leading: 4, bottom: 2, trailing: 4))

  private static func spacing(isNew: Bool) -> Double { isNew ? 2 : 4 }

  /// A `Label`'s icon over its title.
  static func item(title: View, icon: View, in place: ControlPlace) -> View {
    .vStack(
      [icon.asTabIcon, title.asTabTitle], spacing: spacing(isNew: place.isNew),
      alignment: .horizontalCenter)
  }

  private func tappable(_ item: View, _ page: TabPage, _ index: Int) -> View {
    View(.action(item, .tap { select(page, index) }))
  }
}

/// Tabs beside a page, at the lower end of its screen's upright bar.
///
/// Proposes: nothing, to learn their ideal size.
/// Reports: all it is offered.
/// Places: on the bar's side of the page.
private struct UprightTabs: Layout {
  var upright: UprightItems

  var rule: LayoutRule { .toolbar }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) -> Size { proposal.replacingUnspecifiedDimensions() }

  func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {
    let x = upright.middle(beside: bounds, subviews.layoutDirection)
    for subview in subviews {
      subview.place(
        at: Point(x: x, y: bounds.maxY - upright.bottom), anchor: .bottom,
        proposal: .unspecified)
    }
  }
}

extension View {
  /// A view of the scene's own with its body evaluated, and that body's root; nil for others.
  fileprivate func openedBody(at build: BuildContext) -> (view: View, root: View)? {
    func wrapped(
      _ inner: View, _ place: BuildContext, _ wrap: (View) -> View.Content
    ) -> (view: View, root: View)? {
      inner.openedBody(at: place).map { opened in
        (View(wrap(opened.view), source: source), View(wrap(opened.root), source: source))
      }
    }
    switch content {
    case .composite(let name, isBuiltIn: false, let body):
      let inside = build.stepping(name)
      let root = body(inside)
      // Its root may be a view of the scene's, too.
      let opened = root.openedBody(at: inside) ?? (root, root)
      let made = opened.view
      return (
        View(.composite(name: name, isBuiltIn: false) { _ in made }, source: source), opened.root
      )
    case .environment(let inner, let change):
      var place = build
      change(&place.environment)
      return wrapped(inner, place) { .environment($0, change) }
    case .identity(let inner, let id):
      return wrapped(inner, build.stepping(id)) { .identity($0, id) }
    case .trait(let inner, let trait): return wrapped(inner, build) { .trait($0, trait) }
    case .modified(let inner, let modifier):
      return wrapped(inner, build) { .modified($0, modifier) }
    case .decorated(let inner, let decoration):
      return wrapped(inner, build) { .decorated($0, decoration) }
    case .identifier(let inner, let name): return wrapped(inner, build) { .identifier($0, name) }
    case .action(let inner, let action): return wrapped(inner, build) { .action($0, action) }
    default: return nil
    }
  }

  /// The first of several views with a tag; an element of a `ForEach` has its identity for one
  /// unless it sets another.
  func page(tagged wanted: AnyHashable) -> View? {
    TabPage.all(in: self).first { $0.tag == wanted }?.page
  }

  /// The view in the middle of all the width it is offered.
  fileprivate var centred: View {
    modified(.flexibleFrame(FlexibleFrame(maxWidth: .infinity)))
  }

  /// The view with a red badge over its upper trailing corner, which takes no room.
  fileprivate func badgedAsTab(_ badge: Badge) -> View {
    let badge = badge.view
      .styled {
        $0.font = Font(.size(10), weight: .medium)
        $0.foreground = .color(.named(.white))
      }
      .padded(vertical: 1, horizontal: 5)
      .on(Backdrop(.capsule, .color(.named(.red))))
      .modified(.offset(x: 10, y: -4))
    return modified(
      .overlay(badge, alignment: Alignment(horizontal: .trailing, vertical: .top)))
  }

  /// The parts of a tab's label in the sizes of a bar: symbols over texts of 10 points.
  fileprivate var asTabItem: View {
    switch content {
    case .group(let views):
      // The icon is above, whichever is written first.
      View(
        .group((views.filter(\.isTabIcon) + views.filter { !$0.isTabIcon }).map(\.asTabItem)),
        source: source)
    case .trait(let inner, let trait): View(.trait(inner.asTabItem, trait), source: source)
    default: isTabIcon ? asTabIcon : asTabTitle
    }
  }

  /// The part of a tab's label that a Mac shows: its title, or its symbol if it has none.
  fileprivate var asMacTabItem: View {
    switch content {
    case .group(let views):
      views.first { !$0.isTabIcon } ?? views.first ?? self
    case .trait(let inner, let trait): View(.trait(inner.asMacTabItem, trait), source: source)
    default: self
    }
  }

  private var isTabIcon: Bool {
    switch content {
    case .leaf(.image): true
    case .modified(let inner, _), .environment(let inner, _), .decorated(let inner, _),
      .trait(let inner, _), .identifier(let inner, _), .identity(let inner, _):
      inner.isTabIcon
    default: false
    }
  }

  /// Icons of all heights have the same room, so that the titles are on one line.
  fileprivate var asTabIcon: View {
    styled {
      $0.font = .body
      $0.imageScale = .large
    }
    .modified(.frame(width: nil, height: 25, alignment: .center))
  }

  fileprivate var asTabTitle: View { styled { $0.font = Font(.size(10), weight: .medium) } }
}
