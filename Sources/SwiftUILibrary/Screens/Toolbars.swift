import LayoutSolver
import SwiftInterpreter

/// What the views of a page hand up for the bars around it.
struct ToolbarContents {
  /// The contents of `toolbar` modifiers, each of items and groups of items.
  var views: [View] = []
  /// The places that have an item, as far as the contents tell without being built.
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

  /// The environment of the bar's page, under which what an item presents is shown.
  static let surroundings = "Toolbar.surroundings"

  mutating func add(_ more: ToolbarContents) {
    views += more.views
    slots.formUnion(more.slots)
  }
}

/// Where an item stands: in the bar above or below a page.
enum ToolbarSlot: String {
  case leading, center, trailing, bottom

  /// The place on a phone for a placement by the name of its case; nil for items that stand above
  /// the keyboard, which is not shown.
  init?(placement: String) {
    switch placement {
    case "keyboard": return nil
    case "navigation", "topBarLeading", "navigationBarLeading", "cancellationAction":
      self = .leading
    case "principal", "title", "subtitle", "largeTitle", "largeSubtitle": self = .center
    case "bottomBar", "status", "bottomOrnament": self = .bottom
    default: self = .trailing
    }
  }

  static let key = "Toolbar.slot"
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
            // A fixed one only parts the glass of two groups.
            if sizing == "fixed" { return .none }
            return item(call, View(.leaf(.spacer(minLength: nil))), placement)
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
      ]
    ])

  private static let placed = NativeMember(
    "init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content)"
  ) { (call, placement: CaseName, content: Content) in item(call, try content(), placement) }

  /// An item or a group of items.
  private static func item(_ call: NativeCall, _ content: View, _ placement: CaseName) -> Value {
    guard let slot = ToolbarSlot(placement: placement.name) else { return .none }
    return call.make(content.inSlot(slot).content)
  }

  private static func toolbar(_ call: NativeCall, _ content: View) throws -> Value {
    let content = content.asToolbarItems
    let contents = ToolbarContents(views: [content], slots: content.slots ?? [.trailing])
    let trait = Trait.transformPreference(key: ToolbarContents.key.value) { value in
      guard var all = value as? ToolbarContents else { return }
      all.add(contents)
      value = all
    }
    // What stands above a keyboard needs no bar.
    return contents.slots.isEmpty
      ? try call.trait(trait) : try call.barTrait(trait, by: "toolbar")
  }
}

extension View {
  /// The view as an item of a bar.
  fileprivate func inSlot(_ slot: ToolbarSlot) -> View {
    let look = self
    let view = View(
      .placed { build in look.asBarItem(slot, in: ControlPlace(build)) }, source: source)
    return View(.trait(view, .layoutValue(key: ToolbarSlot.key, slot)), source: source)
  }

  /// A toolbar's content whose bare views are items at the place that is theirs on a phone.
  fileprivate var asToolbarItems: View {
    switch content {
    case .group(let views): return View(.group(views.map(\.asToolbarItems)), source: source)
    case .empty, .forEach: return self
    // The scene's own content may be made of items.
    case .composite(_, isBuiltIn: false, _): return self
    default: return slots == nil ? inSlot(.trailing) : self
    }
  }

  /// The places that items of a toolbar's content take; nil where only its body tells.
  fileprivate var slots: Set<ToolbarSlot>? {
    switch content {
    case .empty: return []
    case .group(let views):
      let known = views.compactMap(\.slots)
      return known.isEmpty && !views.isEmpty ? nil : known.reduce(into: []) { $0.formUnion($1) }
    case .forEach(let count, _, let content): return count == 0 ? [] : content(0).slots
    case .trait(_, .layoutValue(ToolbarSlot.key, let slot as ToolbarSlot)): return [slot]
    case .trait(let inner, _), .identity(let inner, _), .environment(let inner, _),
      .action(let inner, _), .identifier(let inner, _), .modified(let inner, _),
      .decorated(let inner, _):
      return inner.slots
    default: return nil
    }
  }

  /// Each of the views in a bar's font, since iOS 26 on a capsule of glass. Bars keep the default
  /// type size: what they say is shown large by the large content viewer instead.
  private func asBarItem(_ slot: ToolbarSlot, in place: ControlPlace) -> View {
    switch content {
    case .group(let views):
      return View(.group(views.map { $0.asBarItem(slot, in: place) }), source: source)
    case .empty, .leaf(.spacer): return self
    default: break
    }
    let plain = styled {
      $0.custom[ToolbarContents.surroundings] = $0
      $0.dynamicTypeSize = .large
      $0.font = $0.font ?? Font(.style(.body), weight: place.isNew ? .medium : nil)
      $0.imageScale = place.isNew ? .medium : .large
      $0.lineLimit = 1
      // Of a label, a bar shows the icon alone.
      $0.custom["isBarItem"] = slot != .center
    }
    guard place.isNew, slot != .center else { return plain }
    let height = slot == .bottom ? ToolbarLayout.newBottomHeight : ToolbarLayout.newTopHeight
    return plain.padded(vertical: 0, horizontal: 12)
      .modified(
        .flexibleFrame(FlexibleFrame(minWidth: height, minHeight: height, maxHeight: height))
      )
      .onGlass
  }

  /// The view on a capsule of glass, which shows of what is behind it that something is there, but
  /// no letters.
  var onGlass: View {
    let style = ShapeStyle.color(.glass)
    let capsule = View(
      .leaf(.shape(Shape(name: "Capsule", outline: .capsule, drawing: .fill(.capsule, style)))))
    return modified(.background(capsule, alignment: .center, extendsIntoSafeArea: false))
  }
}

/// The items of the bars around a page, over all of it.
///
/// Proposes: nothing, to learn an item's ideal size; to a title, what is left between the others.
/// Reports: all it is offered.
/// Places: the upper bar's items from its ends and in its middle; the lower bar's from left to
/// right, apart by the spacers among them, else evenly.
///
/// The heights and distances of iOS 26 are UIKit's bars' as swiftui-web recorded them; those before
/// are UIKit's.
struct ToolbarLayout: Layout {
  static let newTopHeight = 44.0
  static let newBottomHeight = 48.0

  /// The points from the page's top to the middle of the upper bar's items.
  var topMiddle: Double
  /// The points from the middle of the lower bar's items to the page's bottom.
  var bottomMiddle: Double
  /// The points between a bar's ends and its items.
  var topMargin: Double
  var bottomMargin: Double
  var spacing: Double

  var rule: LayoutRule { .toolbar }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) -> Size { proposal.replacingUnspecifiedDimensions() }

  func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {
    func items(_ slot: ToolbarSlot) -> [LayoutSubview] {
      subviews.filter {
        ($0.layoutValue(ToolbarSlot.key) as? ToolbarSlot ?? .trailing) == slot
      }
    }
    let y = bounds.minY + topMiddle
    var left = bounds.minX + topMargin
    for item in items(.leading) {
      item.place(at: Point(x: left, y: y), anchor: .leading, proposal: .unspecified)
      left += item.sizeThatFits(.unspecified).width + spacing
    }
    var right = bounds.maxX - topMargin
    for item in items(.trailing).reversed() {
      item.place(at: Point(x: right, y: y), anchor: .trailing, proposal: .unspecified)
      right -= item.sizeThatFits(.unspecified).width + spacing
    }
    for item in items(.center) {
      item.place(
        at: Point(x: bounds.midX, y: y), anchor: .center,
        proposal: ProposedViewSize(width: max(right - left, 0), height: 44))
    }
    placeBottom(items(.bottom), in: bounds)
  }

  private func placeBottom(_ items: [LayoutSubview], in bounds: Rect) {
    let widths = items.map { $0.sizeThatFits(.unspecified).width }
    // A spacer is the only item without a height.
    let isSpacer = items.map { $0.sizeThatFits(.unspecified).height < 10 }
    let room = bounds.size.width - 2 * bottomMargin
    let taken = zip(widths, isSpacer).reduce(0) { $1.1 ? $0 : $0 + $1.0 }
    let spacers = isSpacer.count { $0 }
    let gaps = Double(max(items.count - 1, 0))
    let rest = max(room - taken, 0)
    // Without a spacer several items spread, and one stands in the middle.
    let gap = spacers > 0 ? min(spacing, rest) : gaps > 0 ? rest / gaps : 0
    let share = spacers > 0 ? max(rest - gap * gaps, 0) / Double(spacers) : 0
    var x = bounds.minX + bottomMargin + (items.count == 1 && spacers == 0 ? rest / 2 : 0)
    for (index, item) in items.enumerated() {
      let width = isSpacer[index] ? share : widths[index]
      item.place(
        at: Point(x: x, y: bounds.maxY - bottomMiddle), anchor: .leading,
        proposal: isSpacer[index] ? ProposedViewSize(width: width, height: 0) : .unspecified)
      x += width + gap
    }
  }
}
