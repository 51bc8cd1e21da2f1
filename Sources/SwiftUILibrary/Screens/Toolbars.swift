import LayoutSolver
import SwiftInterpreter

/// The requests of a page's views to the bars around it.
struct ToolbarContents {
  /// The contents of `toolbar` modifiers, each of items and groups of items.
  var views: [View] = []
  /// The places with an item, as far as they are known without building the contents.
  var slots: Set<ToolbarSlot> = []

  static let key = UncheckedBox(
    PreferenceKey(
      name: "Toolbar.contents", defaultValue: { ToolbarContents() },
      reduce: { value, next in
        guard var contents = value as? ToolbarContents, let more = next() as? ToolbarContents
        else { return }
        contents.add(more)
        value = contents
      }))

  /// The environment of the bar's page, in which an item's presentations are shown.
  static let surroundings = EnvironmentName<EnvironmentValues>("Toolbar.surroundings")

  mutating func add(_ more: ToolbarContents) {
    views += more.views
    slots.formUnion(more.slots)
  }
}

/// An item's place: in the bar above or below a page, or in the menu at its end.
enum ToolbarSlot: String {
  case leading, center, trailing, bottom, menu

  /// The place on a phone for a placement by its case's name; nil for items above the keyboard,
  /// whose bar isn't drawn.
  init?(placement: String) {
    switch placement {
    case "keyboard": return nil
    case "navigation", "topBarLeading", "navigationBarLeading", "cancellationAction":
      self = .leading
    case "principal", "title", "subtitle", "largeTitle", "largeSubtitle": self = .center
    case "bottomBar", "status", "bottomOrnament": self = .bottom
    case "secondaryAction": self = .menu
    default: self = .trailing
    }
  }

  static let key = "Toolbar.slot"
}

/// Items' settings for their glass since iOS 26, by the keys of container values.
enum ToolbarGlass {
  /// Marks a spacer, which separates the items on its sides.
  static let spacer = "Toolbar.isSpacer"
  /// `sharedBackgroundVisibility(.hidden)`: whether it has no glass.
  static let isHidden = "Toolbar.hidesGlass"
  /// `axisBehavior(_:)`, by the behaviour's name.
  static let axis = "Toolbar.axisBehavior"
  /// `visibilityPriority(_:)`, by its rank: 0 by default, infinite for a pinned item.
  static let priority = "Toolbar.visibilityPriority"
  /// The colour that fills a prominent button's.
  static let fill = "Toolbar.fill"

  /// In the environment: whether a button is filled by default, and with which colour unless it has
  /// a tint of its own.
  static let isConfirmation = EnvironmentName<Bool>("Toolbar.isConfirmation")
  static let accent = EnvironmentName<Color>("Toolbar.accent")
}

extension SwiftUILibrary {
  /// Items of the bars around a page.
  static let toolbars = NativeLibrary(
    name: "Toolbars",
    types: [
      NativeType(
        "struct ToolbarSpacer: View, ToolbarContent",
        members: [
          NativeMember(
            "init(_ sizing: SpacerSizing = .flexible, "
              + "placement: ToolbarItemPlacement = .automatic)"
          ) { (call, sizing: CaseName, placement: CaseName) in
            item(call, .toolbarSpacer(isFlexible: sizing != "fixed"), placement)
          }
        ]),
      NativeType(
        "struct ToolbarItem<Content: View>: View, ToolbarContent",
        members: [
          placed,
          NativeMember(
            "init(id: String, placement: ToolbarItemPlacement = .automatic, "
              + "@ViewBuilder content: () -> Content)"
          ) { (call, _: Unused, placement: CaseName, content: Content) in
            item(call, try content(), placement)
          },
          NativeMember(
            "init(id: String, placement: ToolbarItemPlacement = .automatic, "
              + "showsByDefault: Bool, @ViewBuilder content: () -> Content)"
          ) { (call, _: Unused, placement: CaseName, _: Unused, content: Content) in
            item(call, try content(), placement)
          },
        ]),
      NativeType(
        "struct ToolbarItemGroup<Content: View>: View, ToolbarContent", members: [placed]),
      NativeType(
        "struct ToolbarTitleMenu<Content: View>: View, ToolbarContent",
        members: [
          NativeMember("init()") { _ in .none },
          NativeMember("init(@ViewBuilder content: () -> Content)") { _ in .none },
        ]),
      NativeType(
        "struct DefaultToolbarItem: View, ToolbarContent",
        members: [
          NativeMember(
            "init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic)"
          ) { _ in .none }
        ]),
    ],
    extensions: [
      "View": [
        NativeMember(
          "func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View"
        ) { (call, content: Content) in try toolbar(call, content()) },
        NativeMember(
          "func toolbar<Content: View>(id: String, @ViewBuilder content: () -> Content)"
            + " -> some View"
        ) { (call, _: Unused, content: Content) in try toolbar(call, content()) },
        NativeMember(
          "func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View"
        ) { (call, leading: View, trailing: View) in
          try toolbar(
            call,
            View(.group([leading.inSlot(.leading), trailing.inSlot(.trailing)])))
        },
        NativeMember("func navigationBarItems<T: View>(trailing: T) -> some View") {
          (call, trailing: View) in
          try toolbar(call, trailing.inSlot(.trailing))
        },
        NativeMember("func navigationBarItems<L: View>(leading: L) -> some View") {
          (call, leading: View) in
          try toolbar(call, leading.inSlot(.leading))
        },
        NativeMember("func sharedBackgroundVisibility(_ visibility: Visibility) -> some View") {
          (call, visibility: CaseName) in
          try call.trait(
            .containerValue(key: ToolbarGlass.isHidden, visibility == "hidden"))
        },
      ]
    ])

  private static let placed = NativeMember(
    "init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content)"
  ) { (call, placement: CaseName, content: Content) in item(call, try content(), placement) }

  /// An item or a group of items.
  private static func item(_ call: NativeCall, _ content: View, _ placement: CaseName) -> Value {
    guard let slot = ToolbarSlot(placement: placement.name) else {
      call.context.noteKeyboardBar(at: call.location)
      return .none
    }
    let isConfirmation = placement == "confirmationAction"
    let item = content.inSlot(slot, isConfirmation: isConfirmation)
    guard placement == "topBarPinnedTrailing" else { return call.make(item.content) }
    return call.make(.trait(item, .containerValue(key: ToolbarGlass.priority, Double.infinity)))
  }

  private static func toolbar(_ call: NativeCall, _ content: View) throws -> Value {
    let content = content.asToolbarItems
    let contents = ToolbarContents(views: [content], slots: content.slots ?? [.trailing])
    let trait = Trait.transformPreference(key: ToolbarContents.key.value) { value in
      guard var all = value as? ToolbarContents else { return }
      all.add(contents)
      value = all
    }
    // Items above a keyboard need no bar.
    return contents.slots.isEmpty
      ? try call.trait(trait) : try call.barTrait(trait, by: "toolbar")
  }
}

extension View {
  /// The view as an item of a bar.
  fileprivate func inSlot(_ slot: ToolbarSlot, isConfirmation: Bool = false) -> View {
    let look = self
    let view = View(
      .placed { build in
        look.asBarItem(slot, isConfirmation: isConfirmation, in: ControlPlace(build))
      }, source: source)
    return View(.trait(view, .containerValue(key: ToolbarSlot.key, slot)), source: source)
  }

  /// A separator of two items; a flexible one takes the free room in the bar below.
  fileprivate static func toolbarSpacer(isFlexible: Bool) -> View {
    View(
      .trait(
        View(.leaf(.spacer(minLength: nil))),
        .containerValue(key: ToolbarGlass.spacer, isFlexible)))
  }

  /// A toolbar's content with bare views as items at their default place on a phone.
  fileprivate var asToolbarItems: View {
    switch content {
    case .group(let views): return View(.group(views.map(\.asToolbarItems)), source: source)
    case .empty: return self
    case .forEach(let count, let identity, let content):
      return View(
        .forEach(count: count, identity: identity) { content($0).asToolbarItems }, source: source)
    // The scene's own content may consist of items.
    case .composite(_, isBuiltIn: false, _): return self
    default: return slots == nil ? inSlot(.trailing) : self
    }
  }

  /// The places of a toolbar content's items; nil where only its body shows them.
  fileprivate var slots: Set<ToolbarSlot>? {
    switch content {
    case .empty: return []
    case .group(let views):
      let known = views.compactMap(\.slots)
      return known.isEmpty && !views.isEmpty ? nil : known.reduce(into: []) { $0.formUnion($1) }
    case .forEach(let count, _, let content): return count == 0 ? [] : content(0).slots
    case .trait(_, .containerValue(ToolbarSlot.key, let slot as ToolbarSlot)): return [slot]
    case .trait(let inner, _), .identity(let inner, _), .environment(let inner, _),
      .action(let inner, _), .identifier(let inner, _), .modified(let inner, _),
      .decorated(let inner, _):
      return inner.slots
    default: return nil
    }
  }

  /// Each of the views as a bar shows it. Bars keep the default type size: the large content viewer
  /// shows them large instead.
  private func asBarItem(
    _ slot: ToolbarSlot, isConfirmation: Bool, in place: ControlPlace
  ) -> View {
    switch content {
    case .group(let views):
      return View(
        .group(views.map { $0.asBarItem(slot, isConfirmation: isConfirmation, in: place) }),
        source: source)
    case .leaf(.spacer): return .toolbarSpacer(isFlexible: true)
    case .empty, .trait(_, .containerValue(ToolbarGlass.spacer, _)): return self
    default: break
    }
    return styled {
      $0[ToolbarContents.surroundings] = $0
      $0.dynamicTypeSize = .large
      $0.font =
        $0.font
        ?? Font(.style(.body), weight: isConfirmation && !place.isNew ? .semibold : nil)
      $0.imageScale = place.isNew ? .medium : .large
      $0.lineLimit = 1
      // A bar shows only a label's icon.
      $0[.isBarItem] = slot != .center
      guard place.isNew, slot != .center else { return }
      $0[ToolbarGlass.isConfirmation] = isConfirmation
      // Since iOS 26 items without a tint are as black as a text.
      $0[ToolbarGlass.accent] = $0.accent
      $0.tint = $0.tint ?? .named(.primary)
    }
  }

  /// The label of a button that fills its glass; nil where it is in no bar, or on glass like the
  /// others.
  func filledBarButton(_ style: BuiltInStyle?, in place: ControlPlace) -> View? {
    let values = place.environment
    guard let accent = values[ToolbarGlass.accent],
      style == .glassProminentButton || style == .borderedProminentButton
        || style == nil && values[ToolbarGlass.isConfirmation] == true
    else { return nil }
    let tint = values.tint.flatMap { $0 == .named(.primary) ? nil : $0 } ?? accent
    let label = inRow.styled {
      $0.foreground = $0.foreground ?? .named($0.isEnabled ? .white : .tertiary)
    }
    let fill = values.isEnabled ? tint : .system(.tertiarySystemFill)
    return View(.trait(label, .containerValue(key: ToolbarGlass.fill, fill)))
  }

  /// Whether it is one of the library's controls or labels, or a view of the scene's own, which may
  /// be.
  fileprivate var isBarControl: Bool {
    switch content {
    case .composite(let name, let isBuiltIn, _): !isBuiltIn || Self.barControls.contains(name)
    case .modified(let inner, _), .environment(let inner, _), .decorated(let inner, _),
      .trait(let inner, _), .identifier(let inner, _), .identity(let inner, _),
      .action(let inner, _):
      inner.isBarControl
    case .group(let views): views.count == 1 && views[0].isBarControl
    case .placed: true
    default: false
    }
  }

  /// An `EditButton`'s words change, so it is horizontal.
  private static let barControls: Set<String> = [
    "Button", "Menu", "Label", "NavigationLink", "Link", "ShareLink", "PasteButton", "Toggle",
    "Picker", "ControlGroup",
  ]

  /// The view on a capsule of glass, which hints at what is behind it, but shows no letters.
  var onGlass: View {
    modified(.background(.capsule(.glass), alignment: .center, extendsIntoSafeArea: false))
  }

  fileprivate static func capsule(_ color: Color) -> View {
    View(
      .leaf(
        .shape(
          Shape(name: "Capsule", outline: .capsule, drawing: .fill(.capsule, .color(color))))))
  }
}

/// The items of the bars around a page, where the page's environment is known.
struct ToolbarItems {
  var contents: ToolbarContents
  /// In the middle of the bar above unless an item is there.
  var title: View?
  var layout: ToolbarLayout
  var place: ControlPlace

  /// Since iOS 26 neighbouring items share one capsule of glass, unless a spacer is between them or
  /// one is filled or has none.
  var view: View {
    var (items, capsules): ([View], [View]) = ([], [])
    var layout = layout
    /// The capsule and the group that the next item of a place joins.
    var open: [ToolbarSlot: (run: Int, group: Int)] = [:]
    var last = 0
    func next() -> Int {
      last += 1
      return last
    }
    func add(_ view: View, _ item: ToolbarLayout.Item) {
      items.append(View(.trait(view, .layoutValue(key: ToolbarLayout.key, item))))
    }
    func capsule(_ color: Color, _ run: Int) {
      let item = ToolbarLayout.Item(slot: .trailing, kind: .glass, run: run)
      capsules.append(
        View(.trait(.capsule(color), .layoutValue(key: ToolbarLayout.key, item))))
    }
    for subview in View(.group(contents.views)).subviews(in: place.build) {
      let slot = subview.containerValue(ToolbarSlot.key) as? ToolbarSlot ?? .trailing
      let view = View(.identity(subview.view, subview.identity))
      if let isFlexible = subview.containerValue(ToolbarGlass.spacer) as? Bool {
        open[slot] = nil
        if slot == .bottom, isFlexible { add(view, ToolbarLayout.Item(slot: slot, kind: .spacer)) }
        continue
      }
      if slot == .menu {
        layout.hasMenu = true
        continue
      }
      let fill = subview.containerValue(ToolbarGlass.fill) as? Color
      let isBare =
        !place.isNew || slot == .center
        || subview.containerValue(ToolbarGlass.isHidden) as? Bool == true
      let isShared = !isBare && fill == nil
      let joined = isShared ? open[slot] : nil
      let group = joined?.group ?? next()
      // Which items are upright is known when they are placed: each has a capsule till then.
      let isApart = joined == nil || layout.upright != nil
      let run = isApart ? next() : joined?.run ?? group
      if isApart, !isBare { capsule(fill ?? .glass, run) }
      open[slot] = isShared ? (run, group) : nil
      add(
        slot == .center ? view : inBar(view, slot),
        ToolbarLayout.Item(
          slot: slot, run: run, group: group, isOnGlass: !isBare,
          isShared: isShared && layout.upright == nil,
          axis: subview.containerValue(ToolbarGlass.axis) as? String ?? "automatic",
          priority: subview.containerValue(ToolbarGlass.priority) as? Double ?? 0,
          isCustom: !subview.view.isBarControl))
    }
    if let title, !contents.slots.contains(.center) {
      add(title, ToolbarLayout.Item(slot: .center, kind: .title))
    }
    let run = next()
    if place.isNew { capsule(.glass, run) }
    add(
      inBar(more, .trailing),
      ToolbarLayout.Item(
        slot: .trailing, kind: .more, run: run, group: run, isOnGlass: place.isNew))
    return View(
      .container(.custom(name: "Toolbar", layout), View(.group(capsules + items))))
  }

  /// An item with its room at the sides, 44 points high.
  private func inBar(_ view: View, _ slot: ToolbarSlot) -> View {
    guard place.isNew else { return view }
    let room = BarItemRoom(besideText: slot == .bottom ? 11 : 12)
    let height = ToolbarLayout.newHeight
    return View(.container(.custom(name: "", room), view))
      .modified(.flexibleFrame(FlexibleFrame(minHeight: height, maxHeight: height)))
  }

  /// The menu of the items that don't fit.
  private var more: View {
    let symbol = place.isNew ? "ellipsis" : "ellipsis.circle"
    let icon = View(.leaf(.image(Image(name: symbol, isSystem: true, naturalSize: nil))))
    return View(.composite(name: "Menu", isBuiltIn: true) { _ in ButtonLook.tinted(icon) })
      .inSlot(.trailing)
  }
}

/// The room at the sides of an item of iOS 26: 12 points for a text (11 in the bar below), 9.667
/// for a symbol, which is at least 36 wide (frames of XCUITest's and AXe's trees, iOS 26 and 27).
private struct BarItemRoom: Layout {
  var besideText: Double

  private func room(_ subview: LayoutSubview) -> (side: Double, least: Double) {
    let size = subview.dimensions(in: .unspecified)
    return size[explicit: AlignmentGuide(.listRowSeparatorLeading)] == nil
      ? (29.0 / 3, 36) : (besideText, 0)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) -> Size {
    guard let subview = subviews.first else { return .zero }
    let room = room(subview)
    let offer = proposal.width.map { max($0 - 2 * room.side, 0) }
    let size = subview.sizeThatFits(ProposedViewSize(width: offer, height: proposal.height))
    return Size(width: max(size.width + 2 * room.side, room.least), height: size.height)
  }

  func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {
    guard let subview = subviews.first else { return }
    let offer = proposal.width.map { max($0 - 2 * room(subview).side, 0) }
    subview.place(
      at: Point(x: bounds.midX, y: bounds.midY), anchor: .center,
      proposal: ProposedViewSize(width: offer, height: proposal.height))
  }
}

/// A page's part of an upright bar: an iPhone Duo's, measured against the system's own
/// (adaptive_platform_ui 1.0.1, iOS 27.1).
struct UprightItems {
  /// From the page's edges to the first item and after the last, in points; negative beyond them.
  var top: Double
  var bottom: Double
  /// Whether they are on the left of the page, in either direction of writing.
  private var isLeft: Bool

  /// In the environment: whether all bars are horizontal.
  static let areOffKey = EnvironmentName<Bool>("Toolbar.areUprightBarsOff")

  /// - Parameters:
  ///   - tabs: how many tabs are below the items.
  ///   - hasKeyboard: whether a keyboard is up.
  init(_ bar: UprightBar, tabs: Int, hasKeyboard: Bool = false, in place: ControlPlace) {
    top = bar.top - (place.isInSheet ? FoldableSheet.margin : place.environment.deviceInsets.top)
    bottom = bar.bottom - place.environment.deviceInsets.bottom
    isLeft = bar.isLeft
    if tabs > 0 { bottom += Self.height(ofTabs: tabs) + Self.spacing }
    // The page ends at the keyboard, which covers tabs; items end as far above it as above a camera.
    if hasKeyboard { bottom = 11 }
  }

  /// Of a capsule, and of one item on it.
  static let width = 48.0
  /// From one item of a capsule to the next.
  static let pitch = 52.0
  /// Between two capsules.
  static let spacing = 12.0
  /// Of one tab, and above the first and below the last.
  static let tab = (height: 50.0, ends: 6.0)
  /// From the page's edge to the bar's middle: 48 before the screen's edge, of 84.
  private static let middle = 84.0 - 48

  /// The bar's middle beside a page.
  func middle(beside page: Rect, _ direction: LayoutDirection) -> Double {
    isLeft == (direction == .leftToRight) ? page.minX - Self.middle : page.maxX + Self.middle
  }

  static func height(ofTabs count: Int) -> Double { Double(count) * tab.height + 2 * tab.ends }
}

/// The items of the bars around a page, over all of it.
///
/// Proposes: nothing, to learn an item's ideal size; to a title, what is left between the others.
/// Reports: all it is offered. Places: the upper bar's items from its ends and in its middle; the
/// lower bar's from left to right, apart by the spacers among them. Items that don't fit above move
/// to a menu at the trailing end, those of the lowest priority first, and of these the last.
///
/// The heights and distances of iOS 26 are UIKit's bars' as recorded by swiftui-web and in trees of
/// XCUITest; those before are UIKit's.
struct ToolbarLayout: Layout {
  /// The height of the items' capsule.
  static let newHeight = 44.0
  /// The height of the room for it in the bar below, and for a search field there.
  static let newBottomHeight = 48.0
  static let key = "Toolbar.item"

  struct Item {
    enum Kind { case item, title, spacer, more, glass }
    var slot: ToolbarSlot
    var kind = Kind.item
    /// Those of one run share a capsule.
    var run = 0
    /// Those of one group share a capsule where bars are upright.
    var group = 0
    var isOnGlass = false
    /// Whether others may join its capsule.
    var isShared = false
    /// Its behaviour where bars are upright: `automatic`, `horizontalOnly`, `verticalPreferred`.
    var axis = "automatic"
    /// The items of the lowest are the first to be left out.
    var priority = 0.0
    /// Whether it is neither a control nor a label.
    var isCustom = false
  }

  /// The points from the page's top to the middle of the upper bar's items.
  var topMiddle: Double
  /// The points from the middle of the lower bar's items to the page's bottom.
  var bottomMiddle: Double
  /// The points between a bar's ends and its items.
  var topMargin: Double
  var bottomMargin: Double
  /// The points between two items on one capsule, and between two others.
  var inside: Double
  var spacing: Double
  /// Where symbols are stacked beside the page's trailing edge; nil where all bars are horizontal.
  var upright: UprightItems?
  /// Whether some items are in the menu even where there is room.
  var hasMenu = false

  var rule: LayoutRule { .toolbar }

  private typealias Entry = (subview: LayoutSubview, item: Item)

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) -> Size { proposal.replacingUnspecifiedDimensions() }

  func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {
    let all: [Entry] = subviews.compactMap { subview in
      (subview.layoutValue(Self.key) as? Item).map { (subview, $0) }
    }
    let standing = upright == nil ? [] : all.filter(Self.stands)
    func entries(_ slot: ToolbarSlot) -> [Entry] {
      all.filter { entry in
        entry.item.slot == slot && entry.item.kind != .glass && entry.item.kind != .more
          && !(upright != nil && Self.stands(entry))
      }
    }
    for entry in all where entry.item.kind == .glass { entry.subview.leaveOut() }
    let glass = Dictionary(
      all.filter { $0.item.kind == .glass }.map { ($0.item.run, $0.subview) }
    ) { first, _ in first }

    var more = all.first { $0.item.kind == .more }
    if let upright {
      let x = upright.middle(beside: bounds, subviews.layoutDirection)
      let (above, below) = (
        standing.filter { $0.item.slot != .bottom }, standing.filter { $0.item.slot == .bottom }
      )
      let start = bounds.minY + upright.top
      let lower = Column(below)
      let end = bounds.maxY - upright.bottom
      let length = end - start - (below.isEmpty ? 0 : lower.length + UprightItems.spacing)
      let upper = Column(above, with: more, in: length, hasMenu: hasMenu)
      if upper.hasMore { more = nil }
      upper.place(x, from: start, glass)
      lower.place(x, from: end - lower.length, glass)
    }
    let room = bounds.width - 2 * topMargin
    var leading = line(entries(.leading))
    let gap = leading.length > 0 ? spacing : 0
    let trailing = fitting(
      entries(.trailing), more, in: room - leading.length - gap)
    leading.shrink(to: trailing.length > 0 ? room - trailing.length - gap : room)
    let y = bounds.minY + topMiddle
    leading.place(from: bounds.minX + topMargin, y, glass)
    trailing.place(from: bounds.maxX - topMargin - trailing.length, y, glass)

    let left = bounds.minX + topMargin + leading.length + gap
    let right = bounds.maxX - topMargin - trailing.length - (trailing.length > 0 ? spacing : 0)
    for entry in entries(.center) {
      let offer = ProposedViewSize(width: max(right - left, 0), height: 44)
      let width = entry.subview.sizeThatFits(offer).width
      // A title is in the bar's middle, unless items are in its way; beside an upright bar at the
      // side.
      let wished = upright == nil ? bounds.midX : left + width / 2
      let middle = min(max(wished, left + width / 2), max(right, left) - width / 2)
      entry.subview.place(at: Point(x: middle, y: y), anchor: .center, proposal: offer)
    }
    placeBottom(entries(.bottom), in: bounds, glass)
  }

  // MARK: Upright

  /// Controls with symbols are upright; words and other views stay in the bars above and below,
  /// unless they request otherwise (Apple, Preparing your app for iPhone Duo).
  private static func stands(_ entry: Entry) -> Bool {
    let item = entry.item
    guard item.kind == .item, item.slot != .center, item.axis != "horizontalOnly" else {
      return false
    }
    if item.axis == "verticalPreferred" { return true }
    return !item.isCustom
      && entry.subview.dimensions(in: .unspecified)[
        explicit: AlignmentGuide(.listRowSeparatorLeading)] == nil
  }

  /// Items one below another, those of one group on one capsule.
  private struct Column {
    private var places: [(entry: Entry, y: Double)] = []
    private var capsules: [(run: Int, y: Double, height: Double)] = []
    private(set) var length = 0.0
    private(set) var hasMore = false

    init(_ entries: [Entry]) {
      var last: Item?
      for entry in entries {
        let item = entry.item
        if let last {
          let joins = last.group == item.group
          length += joins ? UprightItems.pitch - UprightItems.width : UprightItems.spacing
        }
        places.append((entry, length + UprightItems.width / 2))
        if item.isOnGlass {
          if last?.group == item.group, let open = capsules.indices.last {
            capsules[open].height = length + UprightItems.width - capsules[open].y
          } else {
            capsules.append((item.run, length, UprightItems.width))
          }
        }
        length += UprightItems.width
        last = item
      }
    }

    /// As many as there is room for, the others behind `more`.
    init(_ entries: [Entry], with more: Entry?, in room: Double, hasMenu: Bool) {
      self.init(entries)
      guard let more, !entries.isEmpty, hasMenu || length > room else { return }
      var shown = entries
      repeat {
        self.init(shown + [more])
        hasMore = true
      } while length > room && ToolbarLayout.leaveOne(outOf: &shown)
    }

    func place(_ x: Double, from start: Double, _ glass: [Int: LayoutSubview]) {
      for (run, y, height) in capsules {
        glass[run]?.place(
          at: Point(x: x, y: start + y), anchor: .top,
          proposal: ProposedViewSize(width: UprightItems.width, height: height))
      }
      for (entry, y) in places {
        entry.subview.place(
          at: Point(x: x, y: start + y), anchor: .center, proposal: .unspecified)
      }
    }
  }

  // MARK: Lines

  /// Items side by side.
  private struct Line {
    var places: [(entry: Entry, x: Double, width: Double?)] = []
    var glass: [(run: Int, x: Double, width: Double)] = []
    var length = 0.0

    /// Takes the missing room from the last item.
    mutating func shrink(to room: Double) {
      guard length > room, let last = places.indices.last else { return }
      let width = places[last].entry.subview.sizeThatFits(.unspecified).width
      let less = min(length - room, width)
      places[last].width = width - less
      length -= less
      if let capsule = glass.indices.last { glass[capsule].width -= less }
    }

    func place(from start: Double, _ y: Double, _ capsules: [Int: LayoutSubview]) {
      for (run, x, width) in glass {
        capsules[run]?.place(
          at: Point(x: start + x, y: y), anchor: .leading,
          proposal: ProposedViewSize(width: width, height: ToolbarLayout.newHeight))
      }
      for (entry, x, width) in places {
        let height: Double? = entry.item.kind == .spacer ? 0 : nil
        entry.subview.place(
          at: Point(x: start + x, y: y), anchor: .leading,
          proposal: ProposedViewSize(width: width, height: height))
      }
    }
  }

  /// - Parameter share: The width of each spacer.
  private func line(_ entries: [Entry], share: Double = 0) -> Line {
    var line = Line()
    var last: Item?
    for entry in entries {
      let item = entry.item
      let joins = last.map { $0.isOnGlass && item.isOnGlass && $0.run == item.run } ?? false
      if last != nil { line.length += joins ? inside : spacing }
      if item.isOnGlass, !joins {
        line.glass.append((item.run, line.length, 0))
        line.length += Self.ends
      } else if joins {
        line.length -= Self.ends
      }
      let isSpacer = item.kind == .spacer
      let width = isSpacer ? share : entry.subview.sizeThatFits(.unspecified).width
      line.places.append((entry, line.length, isSpacer ? share : nil))
      line.length += width
      if item.isOnGlass {
        line.length += Self.ends
        line.glass[line.glass.count - 1].width = line.length - line.glass[line.glass.count - 1].x
      }
      last = item
    }
    return line
  }

  /// From the ends of a capsule to its items.
  private static let ends = 4.0

  /// As many of the items as there is room for, the others behind `more`.
  private func fitting(_ entries: [Entry], _ more: Entry?, in room: Double) -> Line {
    let whole = line(entries)
    guard var more, hasMenu || whole.length > room, hasMenu || !entries.isEmpty else {
      more?.subview.leaveOut()
      return whole
    }
    var shown = entries
    while true {
      // It joins the glass of the item before it.
      if let last = shown.last?.item, last.isShared { more.item.run = last.run }
      let line = line(shown + [more])
      if line.length <= room || !Self.leaveOne(outOf: &shown) { return line }
    }
  }

  /// Removes the last of the items with the lowest priority; false if only pinned ones are left.
  private static func leaveOne(outOf shown: inout [Entry]) -> Bool {
    let lowest = shown.indices.reversed().min { shown[$0].item.priority < shown[$1].item.priority }
    guard let lowest, shown[lowest].item.priority < .infinity else { return false }
    shown.remove(at: lowest).subview.leaveOut()
    return true
  }

  private func placeBottom(_ entries: [Entry], in bounds: Rect, _ glass: [Int: LayoutSubview]) {
    let y = bounds.maxY - bottomMiddle
    let room = bounds.size.width - 2 * bottomMargin
    let spacers = entries.count { $0.item.kind == .spacer }
    let taken = line(entries)
    let rest = max(room - taken.length, 0)
    let start = bounds.minX + bottomMargin
    if spacers > 0 {
      line(entries, share: rest / Double(spacers)).place(from: start, y, glass)
    } else if entries.count > 1, glass.isEmpty {
      // Without glass several items spread.
      var spread = taken
      let gap = rest / Double(entries.count - 1)
      for index in spread.places.indices { spread.places[index].x += gap * Double(index) }
      spread.place(from: start, y, glass)
    } else {
      taken.place(from: start + rest / 2, y, glass)
    }
  }
}
