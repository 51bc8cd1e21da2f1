import LayoutSolver
import SwiftInterpreter

/// The bars around a page, below and above the unsafe edges.
///
/// iOS 26: 54 points with an inline title, at least 10 from the screen's edge; none without a title
/// or an item; 76 from the bottom for tools and for a search field. Before: 44, 52 more for a
/// search field and 44 for tools. On phones with a Dynamic Island iOS 16 to 18 begin the bar where
/// the status bar ends, 5.333 or 5.667 points above the safe area. A large title takes 52 points
/// and mostly a pixel more, and with a subtitle another 18.667; in sheets of iOS 26 the bar begins
/// 16 below the top (all recorded but the tools). A Mac's titles and tools are in the window's
/// frame.
enum NavigationBar {
  static let title = UncheckedBox(
    PreferenceKey(
      name: "NavigationBar.title", defaultValue: { "" },
      reduce: { value, next in if value as? String == "" { value = next() } }))
  static let subtitle = UncheckedBox(
    PreferenceKey(
      name: "NavigationBar.subtitle", defaultValue: { "" },
      reduce: { value, next in if value as? String == "" { value = next() } }))
  static let isInline = UncheckedBox(
    PreferenceKey(
      name: "NavigationBar.isInline", defaultValue: { false },
      reduce: { value, next in if value as? Bool != true { value = next() } }))
  static let isHidden = UncheckedBox(
    PreferenceKey(
      name: "NavigationBar.isHidden", defaultValue: { false },
      reduce: { value, next in if value as? Bool != true { value = next() } }))
  /// The prompt of a search field; empty for none.
  static let search = UncheckedBox(
    PreferenceKey(
      name: "NavigationBar.search", defaultValue: { "" },
      reduce: { value, next in if value as? String == "" { value = next() } }))

  /// The search text, which the field shows instead of its prompt.
  static let searchText = UncheckedBox(
    PreferenceKey(
      name: "NavigationBar.searchText", defaultValue: { "" },
      reduce: { value, next in if value as? String == "" { value = next() } }))

  /// Whether a page requests horizontal bars where the screen's are upright.
  static let hasLyingBars = UncheckedBox(
    PreferenceKey(
      name: "NavigationBar.hasLyingBars", defaultValue: { false },
      reduce: { value, next in if value as? Bool != true { value = next() } }))

  /// Whether the search field is requested under the title.
  static let searchesAbove = UncheckedBox(
    PreferenceKey(
      name: "NavigationBar.searchesAbove", defaultValue: { false },
      reduce: { value, next in if value as? Bool != true { value = next() } }))

  /// A page under its bar. The page's requests to the bar are known only after a first pass; they
  /// are kept as state of the place, so that the next pass settles.
  static func page(_ content: View, at build: BuildContext, in context: SceneContext) -> View {
    func kept(_ name: String, _ initial: Value) -> StateVariable {
      context.state.variable(
        at: build.identity, property: name, name: "NavigationStack.\(name)", isFound: true
      ) { initial }
    }
    func text(of variable: StateVariable, else other: String?) -> String {
      let own = variable.value.asString ?? ""
      return own.isEmpty ? other ?? "" : own
    }
    let titleText = kept("title", .string(""))
    let subtitleText = kept("subtitle", .string(""))
    let inline = kept("isInline", .bool(false))
    let hidden = kept("isHidden", .bool(false))
    let search = kept("search", .string(""))
    let searched = kept("searchText", .string(""))
    let above = kept("searchesAbove", .bool(false))
    let slots = kept("slots", .string(""))
    let around = build.environment[SearchAround.key]
    around?.isTaken = true
    var page = content.asPage
    // A page within it has its own bar, or none.
    if around != nil { page = page.styled { $0[SearchAround.key] = nil } }
    let isColumns = build.environment[SplitView.columnKey] != nil
    let isSide = build.environment[SplitView.sideKey] != nil
    if isColumns { page = page.styled { $0[SplitView.columnKey] = nil } }
    page = View(.action(page, watch(title.value, titleText) { .string($0 as? String ?? "") }))
    page = View(
      .action(page, watch(subtitle.value, subtitleText) { .string($0 as? String ?? "") }))
    page = View(.action(page, watch(isInline.value, inline) { .bool($0 as? Bool ?? false) }))
    page = View(.action(page, watch(isHidden.value, hidden) { .bool($0 as? Bool ?? false) }))
    page = View(.action(page, watch(Self.search.value, search) { .string($0 as? String ?? "") }))
    page = View(.action(page, watch(searchesAbove.value, above) { .bool($0 as? Bool ?? false) }))
    page = View(
      .action(page, watch(searchText.value, searched) { .string($0 as? String ?? "") }))
    page = View(
      .action(
        page,
        watch(ToolbarContents.key.value, slots) {
          let slots = ($0 as? ToolbarContents)?.slots.map(\.rawValue) ?? []
          return .string(slots.sorted().joined(separator: " "))
        }))
    var lies = build.environment[UprightItems.areOffKey] != nil
    if context.screen.hasVerticalBars {
      let asks = kept("hasLyingBars", .bool(false))
      page = View(
        .action(page, watch(hasLyingBars.value, asks) { .bool($0 as? Bool ?? false) }))
      lies = lies || asks.value.asBool == true
    }
    let place = ControlPlace(build)
    let sheet = build.environment[SheetDetents.key]
    let isApart =
      sheet.map { FoldableSheet.hasLyingBars($0.placement, on: context.screen) } ?? isSide
    let tabs = build.environment[TabBar.uprightKey] ?? 0
    let bars = PageBars(
      title: titleText.value.asString ?? "", subtitle: subtitleText.value.asString ?? "",
      margin: place.isMac ? 16 : context.screenMargin,
      isFoldable: context.screen.isFoldable,
      upright: lies || isApart
        ? nil
        : context.screen.uprightBar.map {
          UprightItems($0, tabs: tabs, hasKeyboard: context.screen.keyboard > 0, in: place)
        },
      isInline: inline.value.asBool == true,
      isHidden: hidden.value.asBool == true,
      search: text(of: search, else: around?.words),
      searchText: text(of: searched, else: around?.text),
      searchesAbove: above.value.asBool == true,
      slots: Set(
        (slots.value.asString ?? "").split(separator: " ").compactMap {
          ToolbarSlot(rawValue: String($0))
        }),
      place: place)
    var barred = bars.around(page.fillingRoom).modified(.keepsToSafeArea(isWindow: false))
    // One bar for both: a stack in a column has the column's.
    if isColumns { barred = View(.trait(barred, .preference(key: Self.isHidden.value, true))) }
    guard build.environment[.editMode] == nil,
      let inactive = try? context.interpreter.enumCase("EditMode", "inactive")
    else { return barred }
    // The page's `EditButton` turns it on for the page's lists.
    let editMode = BindingValue(to: kept("editMode", inactive))
    return barred.styled {
      $0[.editMode] = Value.optional(context.interpreter.host("Binding", editMode))
    }
  }

  /// A tab's page above the bar; the page style has none, and a Mac's pages are below theirs.
  static func tabbed(_ content: View, bar: TabBar, in place: ControlPlace) -> View {
    var page = content.fillingRoom
    if place.style("tabViewStyle") == .pageTabView {
      return bar.pageDots.map { dots in
        page.modified(
          .overlay(dots, alignment: Alignment(horizontal: .horizontalCenter, vertical: .bottom)))
      } ?? page
    }
    if let accessory = place.environment[.tabViewBottomAccessory] {
      // A capsule of 48 points, 8 above the bar: seen, not measured.
      let capsule = View.hStack([accessory]).padded(vertical: 0, horizontal: 16).filling
        .modified(.frame(width: nil, height: 48, alignment: .center)).onGlass
        .padded(EdgeInsets(leading: 20, bottom: 8, trailing: 20))
      let named = View(
        .composite(name: "tabViewBottomAccessory", isBuiltIn: true) { _ in capsule },
        source: accessory.source)
      page = page.inset(.bottom, named)
    }
    page = page.styled {
      $0[.tabViewBottomAccessory] = nil
      $0[.isAboveTabBar] = true
      $0[TabBar.uprightKey] = bar.upright.map { _ in bar.count }
    }
    if let upright = bar.upright {
      return page.modified(.keepsToSafeArea(isWindow: false))
        .modified(.overlay(bar.standing(upright), alignment: .center))
    }
    return page.inset(place.isMac ? .top : .bottom, bar.view)
      .modified(.keepsToSafeArea(isWindow: false))
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
}

/// A page's bars, by its requests.
private struct PageBars {
  var title: String
  /// Below the title, since iOS 26.
  var subtitle: String
  /// At the bar's sides, in points.
  var margin: Double
  /// Whether it is a folding phone's display, and where its items are at the trailing edge.
  var isFoldable: Bool
  var upright: UprightItems?
  var isInline: Bool
  var isHidden: Bool
  var search: String
  var searchText: String
  /// Whether the field is requested under the title; before iOS 26 it is always there.
  var searchesAbove: Bool
  var slots: Set<ToolbarSlot>
  var place: ControlPlace

  private var isLarge: Bool { !isInline && !title.isEmpty }
  private var hasTopItems: Bool { !slots.isDisjoint(with: [.leading, .center, .trailing, .menu]) }
  private var hasTop: Bool {
    !isHidden && !place.isMac
      && (!place.isNew || !title.isEmpty || hasTopItems || searchesAbove && !search.isEmpty)
  }
  private var searchesBelow: Bool { place.isNew && !search.isEmpty && !searchesAbove }
  private var hasBottom: Bool { !place.isMac && (slots.contains(.bottom) || searchesBelow) }

  func around(_ content: View) -> View {
    var page = content
    if hasTop {
      if isLarge && place.isNew { page = page.styled { $0[.isUnderLargeTitle] = true } }
      page = page.inset(.top, topBar)
    }
    if hasBottom { page = page.inset(.bottom, bottomBar) }
    if hasTop && hasTopItems || slots.contains(.bottom) && !place.isMac {
      page = page.modified(
        .overlayPreferenceValue(
          key: ToolbarContents.key.value, alignment: .center,
          { [self] in items($0 as? ToolbarContents ?? ToolbarContents()) }))
    }
    // Requests to this page's bars don't reach those around it.
    page = View(.trait(page, .preference(key: BarRequest.key.value, [BarRequest]())))
    return View(.trait(page, .preference(key: ToolbarContents.key.value, ToolbarContents())))
  }

  // MARK: Above

  /// The height of the row of an inline title and the items, at the top of the bar; since iOS 26 10
  /// points follow (recorded).
  private static let rowHeight = 44.0
  /// From a large title's line to the bar's end (recorded on iOS 17 and 26).
  private static let belowLargeTitle = 8.0
  /// What a subtitle adds to the bar of a large title, and the distance of its line from the bar's
  /// end (recorded on iOS 26).
  private static let subtitleRoom = 18.667
  private static let belowSubtitle = 13.333
  /// How much of a subtitle's room is above the large title.
  private static let aboveSubtitle = 3.667

  private var hasSubtitle: Bool { place.isNew && !subtitle.isEmpty && !title.isEmpty }

  /// Room above the bar's row: at the screen's edge, or in a sheet; negative where the bar begins
  /// at the status bar's end and the safe area doesn't, as on iOS 16 to 18 on phones with a Dynamic
  /// Island.
  private var topRoom: Double {
    let top = place.environment.deviceInsets.top
    if place.isNew { return place.isInSheet ? 16 : max(10 - top, 0) }
    return place.isInSheet || place.platform.os < 16 ? 0 : (Self.statusBars[top] ?? top) - top
  }

  /// The status bar's end on phones with a Dynamic Island, by the safe area's inset, in points.
  private static let statusBars: [Double: Double] = [59: 161.0 / 3, 62: 169.0 / 3]

  /// For a folding phone, at the top of its displays (measured in the simulator of iOS 27.1).
  private static let foldableHeight = (large: 82.0, inline: 24.0, bottom: 52.0)

  private var topHeight: Double {
    if isFoldable {
      // Items that lie above need the row that they have on other phones.
      let row = hasTopItems && upright == nil ? topRoom + 54 : Self.foldableHeight.inline
      // A sheet's begins 8 below the status bar's end, and ends where the page's does.
      let less = place.isInSheet ? FoldableSheet.margin : 0
      return isLarge ? Self.foldableHeight.large - less : row
    }
    let row = topRoom + (place.isNew ? 54 : 44)
    guard isLarge else { return row }
    // A pixel more at one or two pixels a point, on iOS 16 to 18 at three unless the bar begins under
    // the status bar.
    let scale = place.platform.displayScale
    let hasPixel = scale < 3 || !place.isNew && place.platform.os >= 16 && topRoom >= 0
    return row + 52 + (hasPixel ? 1 / scale : 0) + (hasSubtitle ? Self.subtitleRoom : 0)
  }

  private var topBar: View {
    var bar = strip(topHeight)
    if isLarge {
      let room = hasSubtitle ? Self.subtitleRoom - Self.aboveSubtitle : 0
      let placed = titleText.padded(
        EdgeInsets(leading: margin, bottom: Self.belowLargeTitle + room, trailing: margin))
      bar = bar.modified(
        .overlay(placed, alignment: Alignment(horizontal: .leading, vertical: .bottom)))
    } else if !hasTopItems {
      let placed = titleInRow.modified(
        .frame(width: nil, height: Self.rowHeight, alignment: .center)
      )
      .padded(EdgeInsets(top: topRoom, leading: margin, trailing: margin))
      bar = bar.modified(
        .overlay(
          placed,
          alignment: Alignment(
            horizontal: upright == nil ? .horizontalCenter : .leading, vertical: .top)))
    }
    if hasSubtitle && isLarge {
      let line = subtitleLine.padded(
        EdgeInsets(leading: margin, bottom: Self.belowSubtitle, trailing: margin))
      bar = bar.modified(
        .overlay(line, alignment: Alignment(horizontal: .leading, vertical: .bottom)))
    }
    if search.isEmpty || searchesBelow { return bar }
    // Since iOS 26 a field is 42 high there (seen on iOS 27), in 52 points as before.
    let height = place.isNew ? 42.0 : 36
    let field =
      (place.isNew
      ? searchField(height: height, leading: 18.333, spacing: 7)
      : searchField(height: height, leading: 6, spacing: 2.667))
      .padded(EdgeInsets(top: 1, leading: margin, bottom: 51 - height, trailing: margin))
    return .vStack([bar, field], spacing: 0, alignment: .horizontalCenter)
  }

  private var titleText: View {
    View(.leaf(.text(TextContent(title)))).styled {
      // Only the large title follows the type size (recorded on iOS 26).
      $0.font =
        isLarge ? Font(.style(.largeTitle), weight: .bold) : Font(.size(17), weight: .semibold)
      $0.lineLimit = 1
    }
  }

  /// An inline title, with its subtitle below.
  private var titleInRow: View {
    .vStack(
      hasSubtitle ? [titleText, subtitleLine] : [titleText], spacing: 0,
      alignment: .horizontalCenter)
  }

  private var subtitleLine: View {
    View(.leaf(.text(TextContent(subtitle)))).styled {
      $0.font = Font(.style(.caption), weight: .medium)
      $0.foreground = .named(.secondary)
      $0.lineLimit = 1
    }
  }

  // MARK: Below

  /// The part within the unsafe edge; the items of iOS 26 reach below it unless tabs are there.
  private var bottomHeight: Double {
    guard place.isNew else { return 44 }
    if isFoldable { return upright != nil && !searchesBelow ? 0 : Self.foldableHeight.bottom }
    if place.environment[.isAboveTabBar] == true {
      return ToolbarLayout.newBottomHeight
    }
    return max(76 - place.environment.deviceInsets.bottom, 0)
  }

  private var bottomBar: View {
    guard searchesBelow, !slots.contains(.bottom) else { return strip(bottomHeight) }
    let field = searchField(height: ToolbarLayout.newBottomHeight, leading: 18.333, spacing: 7)
      .padded(vertical: 0, horizontal: 28)
    let top = Alignment(horizontal: .horizontalCenter, vertical: .top)
    return field.modified(.frame(width: nil, height: bottomHeight, alignment: top))
  }

  /// The same size at every type size, as everything in bars (recorded on iOS 17 and 26).
  private func searchField(height: Double, leading: Double, spacing: Double) -> View {
    let glass = View(
      .leaf(.image(Image(name: "magnifyingglass", isSystem: true, naturalSize: nil))))
    let words = View(.leaf(.text(TextContent(searchText.isEmpty ? search : searchText)))).styled {
      if !searchText.isEmpty { $0.foreground = .named(.primary) }
    }
    // On glass the sign is black or white, and the prompt darker than elsewhere (WordsLearner's
    // pictures, iOS 26.2).
    let prompt = Color.adaptive(
      light: .opacity(.named(.black), 0.55), dark: .opacity(.named(.white), 0.6))
    let sign = place.isNew ? glass.styled { $0.foreground = .named(.primary) } : glass
    return View.hStack([sign, words], spacing: spacing)
      .styled {
        $0.foreground = place.isNew ? .color(prompt) : .named(.secondary)
        $0.lineLimit = 1
        $0.font = Font(.style(.body), weight: place.isNew ? .medium : nil)
        $0.dynamicTypeSize = .large
      }
      .padded(EdgeInsets(leading: leading, trailing: 8)).filling
      .modified(.frame(width: nil, height: height, alignment: .center)).onGlass
  }

  private func items(_ contents: ToolbarContents) -> View {
    let layout = ToolbarLayout(
      topMiddle: topRoom + 22,
      bottomMiddle: place.isNew ? bottomHeight - ToolbarLayout.newBottomHeight / 2 : 22,
      topMargin: margin, bottomMargin: place.isNew ? 28 : 16, inside: 16,
      spacing: place.isNew ? 12 : 16, upright: upright)
    let title = isLarge || title.isEmpty ? nil : titleInRow
    return View(
      .placed { build in
        ToolbarItems(
          contents: contents, title: title, layout: layout, place: ControlPlace(build)
        ).view
      })
  }

  private func strip(_ height: Double) -> View {
    View(.leaf(.color(.named(.clear))))
      .modified(.frame(width: nil, height: height, alignment: .center))
  }
}

extension View {
  /// The view in all the room it is offered, whatever it needs itself.
  var fillingRoom: View {
    modified(
      .flexibleFrame(
        FlexibleFrame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)))
  }

  /// The view with a bar at an edge.
  fileprivate func inset(_ edge: Edge, _ bar: View) -> View {
    modified(
      .safeAreaInset(
        edge: edge, alignment: .horizontalCenter, spacing: 0, isScreen: true, bar))
  }

  /// Several views of one page are stacked, and their bar is above all of them.
  fileprivate var asPage: View {
    guard case .group(let views) = content, views.count > 1 else { return self }
    return View(
      .container(.vStack(alignment: .horizontalCenter, spacing: nil), self))
  }
}
