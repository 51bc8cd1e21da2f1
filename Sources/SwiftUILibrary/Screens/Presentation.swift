import FoundationLibrary
import LayoutSolver
import SwiftInterpreter

/// A view that covers the scene while a binding is set.
struct Presentation {
  enum Kind: String {
    case sheet = "Sheet"
    case cover = "FullScreenCover"
    case popover = "Popover"
    case alert = "Alert"
    case dialog = "ConfirmationDialog"
  }

  var kind: Kind
  /// The place of the view that presents it.
  var identity: Identity
  /// The heading above a dialog's buttons; empty for others.
  var heading = View.empty
  var content: View
  /// The presenting view's.
  var environment: EnvironmentValues
  var dismiss: () -> Void
  /// For a popover, the presenting view's frame in the container's space.
  var source: Rect?

  /// The place of the presentation whose content presents it; nil for the scene itself.
  var presenter: Identity? { environment[Self.presenterKey] }

  static let presenterKey = EnvironmentName<Identity>("presenter")
}

/// What the scene's views present, in the order in which they were built.
package final class PresentationStore {
  private struct Entry {
    /// Counts the presentations of a tree, also of a place that presents again.
    var order: Int
    var presentation: Presentation
  }

  private var entries: [Identity: Entry] = [:]
  private var nextOrder = 0
  /// The frames of views that present popovers.
  private var sources: [Identity: Rect] = [:]
  /// Which presenters have a place for their presentations in the current tree: the scene, nil, and
  /// presentations.
  private var presenters: Set<Identity?> = []

  /// The presentation shown by the scene or by a presentation. It is one at a time: others wait
  /// until it is dismissed.
  func shown(by presenter: Identity?) -> Presentation? {
    entries.values.filter { $0.presentation.presenter == presenter }
      .min { $0.order < $1.order }?.presentation
  }

  func hasPlace(over presenter: Identity?) -> Bool { presenters.contains(presenter) }

  func source(of identity: Identity) -> Rect? { sources[identity] }

  /// Notes where a view is that presents a popover.
  /// - Returns: Whether its popover is shown, and the view was elsewhere.
  func note(_ source: Rect, of identity: Identity) -> Bool {
    defer { sources[identity] = source }
    return sources[identity] != source && entries[identity] != nil
  }

  package func beginTree() {
    entries = [:]
    nextOrder = 0
  }

  func show(_ presentation: Presentation) {
    entries[presentation.identity] = Entry(order: nextOrder, presentation: presentation)
    nextOrder += 1
  }

  /// Whether the next tree has other such places than this one.
  package func settle() -> Bool {
    let next = Set(entries.values.map(\.presentation.presenter))
    guard next != presenters else { return false }
    presenters = next
    return true
  }
}

extension SceneContext {
  /// The scene's root with what its views present over it.
  package func presenting(_ root: View) -> View {
    guard presentations.hasPlace(over: nil) else { return root }
    // The root's views are stacked as without a cover.
    let column = View(.container(.vStack(alignment: .horizontalCenter, spacing: nil), root))
    let covered = covered(column.fillingRoom, by: nil)
    return View(.composite(name: "", isBuiltIn: true) { _ in covered })
  }

  /// A view with what its content presents over it.
  /// - Parameter presenter: the place of the presentation that the view draws, nil for the scene.
  fileprivate func covered(_ view: View, by presenter: Identity?) -> View {
    let key = PreferenceKey(
      name: "Presentations", defaultValue: { 0 }, reduce: { value, _ in value = 0 })
    return view.modified(
      .overlayPreferenceValue(
        key: key, alignment: .center,
        { [unowned self] _ in
          let shown = presentations.shown(by: presenter)
          return View(.group(shown.map { [PresentationLayer(shown: $0, in: self).view] } ?? []))
            .modified(.ignoresSafeArea(edges: .all))
        }))
  }
}

/// A presentation's drawing over the whole screen.
///
/// A sheet's height is that of ``SheetDetents``; over an iPad's or a Mac's window it floats. What
/// isn't marked as measured was seen on devices.
private struct PresentationLayer {
  let shown: Presentation
  let context: SceneContext

  init(shown: Presentation, in context: SceneContext) {
    self.shown = shown
    self.context = context
  }

  var view: View {
    let kind = shown.kind
    return View(
      .composite(name: kind.rawValue, isBuiltIn: true) { build in
        let place = ControlPlace(build)
        let detents = SheetDetents()
        let foldable = context.screen.isFoldable ? FoldableSheet(on: context.screen) : nil
        let card =
          switch kind {
          case .sheet, .popover: sheet(in: place)
          case .cover: background(padded(place), radius: 0)
          case .alert, .dialog: dialog(in: place)
          }
        let layout = PresentationFrame(
          kind: kind, isFree: isFree(in: place) && foldable == nil,
          isNew: place.isNew,
          isOverSheet: shown.presenter != nil, source: shown.source, detents: detents,
          insets: place.environment.deviceInsets, foldable: foldable,
          alertWidth: isNewAlert(place.platform) ? 300 : 270)
        let dim = View(.leaf(.color(.opacity(.named(.black), kind == .cover ? 0 : 0.2))))
        let layer = View(
          .container(
            .zStack(alignment: .center),
            View(
              .group([
                View(.action(dim, .tap(shown.dismiss))),
                View(.container(.custom(name: kind.rawValue, layout), inside(card, detents))),
              ]))))
        return context.presentations.hasPlace(over: shown.identity)
          ? context.covered(layer, by: shown.identity) : layer
      })
  }

  /// Whether there is more room around than a sheet takes.
  private func isFree(in place: ControlPlace) -> Bool {
    place.isMac || place.environment.horizontalSizeClass == .regular
  }

  /// The content in the environment of the view that presents it, where it can be dismissed.
  private func inside(_ card: View, _ detents: SheetDetents) -> View {
    let environment = shown.environment
    let context = self.context
    let dismiss = context.interpreter.function { [shown] _ in
      shown.dismiss()
      return .void
    }
    let action: Value? = context.guarded(nil) {
      try context.interpreter.construct("DismissAction", [("action", dismiss)])
    }
    let mode: Value? = context.guarded(nil) {
      try context.interpreter.construct(
        "PresentationMode", [("isPresented", .bool(true)), ("action", dismiss)])
    }
    let button = DismissesOnTap(
      perform: shown.kind == .alert || shown.kind == .dialog ? shown.dismiss : nil)
    return card.styled {
      var values = environment
      let flags: [EnvironmentName<Bool>] = [
        .isListRow, .isInColumns, .isUnderLargeTitle, .isAboveTabBar, .isTabItem, .isTabDisc,
        .isBarItem,
      ]
      for flag in flags { values[flag] = nil }
      values[.buttonStyle] = nil
      values[SplitView.sideKey] = nil
      // Release note 167448274 of iOS 27.
      if min(values.platform.os, values.platform.sdk) >= 27 {
        (values[.controlSize], values[.buttonBorderShape]) = (nil, nil)
      }
      if let page = environment[ToolbarContents.surroundings] {
        // A bar's environment for its items ends at what they present.
        values.dynamicTypeSize = page.dynamicTypeSize
        values.font = page.font
        values.imageScale = page.imageScale
        values.lineLimit = page.lineLimit
        values[ToolbarContents.surroundings] = nil
      }
      values[.dismiss] = action
      values[.isPresented] = Value.bool(true)
      values[Presentation.presenterKey] = shown.identity
      if let mode {
        let binding = BindingValue(get: { mode }, set: { _ in })
        values[.presentationMode] = context.interpreter.host("Binding", binding)
      }
      values[SheetDetents.key] = shown.kind == .cover ? nil : detents
      values[DismissesOnTap.key] = button
      if isNewAlert(values.platform) {
        values[DialogButtons.capsuleKey] = true
        values.tint = .named(.primary)
      }
      $0 = values
    }
  }

  /// The content in all of a sheet or popover, which clips it, in its part of the safe area.
  private func sheet(in place: ControlPlace) -> View {
    let content =
      place.isMac
      ? shown.content : column.fillingRoom.modified(.keepsToSafeArea(isWindow: true))
    let radius = place.isNew ? 34.0 : 10
    let outline = Drawing.Outline.roundedRectangle(cornerRadius: radius)
    let shape = Shape(
      name: "RoundedRectangle", outline: outline, drawing: .fill(outline, .named(.black)))
    return View(.decorated(background(content, radius: radius), .clip(shape)))
  }

  private var column: View {
    View(.container(.vStack(alignment: .horizontalCenter, spacing: nil), shown.content))
  }

  /// On a phone a cover's content avoids the screen's upper and lower edge, and the keyboard.
  private func padded(_ place: ControlPlace) -> View {
    var insets = place.environment.deviceInsets
    insets.bottom = max(insets.bottom, context.screen.keyboard)
    return column.fillingRoom
      .modified(.safeAreaPadding(edges: .bottom, length: insets.bottom))
      .modified(.safeAreaPadding(edges: .top, length: insets.top))
  }

  private func background(_ content: View, radius: Double) -> View {
    let outline = Drawing.Outline.roundedRectangle(cornerRadius: radius)
    let isDark = shown.environment.colorScheme == .dark
    let ground = Shape(
      name: "Background", outline: outline,
      drawing: .fill(outline, .named(isDark ? .black : .white)))
    return content.modified(
      .background(View(.leaf(.shape(ground))), alignment: .center, extendsIntoSafeArea: false))
  }

  /// Whether it is one of iOS 26's: its words are leading, its buttons are capsules.
  private func isNewAlert(_ platform: Platform) -> Bool {
    shown.kind == .alert && platform.kind == .ios && platform.os >= 26
  }

  /// A title, a message and buttons.
  private func dialog(in place: ControlPlace) -> View {
    let isNewAlert = isNewAlert(place.platform)
    let words = View.vStack(
      [shown.heading], spacing: 4, alignment: isNewAlert ? .leading : .horizontalCenter)
    let heading =
      isNewAlert
      ? words.filling.padded(EdgeInsets(top: 22, leading: 24, bottom: 20, trailing: 24))
      : words.styled { $0.multilineTextAlignment = .center }
        .padded(EdgeInsets(top: 19, leading: 16, bottom: 15, trailing: 16))
    let layout =
      isNewAlert
      ? DialogButtons(isColumn: false, height: 48, spacing: 8)
      : DialogButtons(isColumn: shown.kind == .dialog)
    let buttons = View(.container(.custom(name: "Buttons", layout), shown.content))
    return background(
      .vStack(
        [
          heading,
          isNewAlert
            ? buttons.padded(EdgeInsets(leading: 14, bottom: 14, trailing: 14)) : buttons,
        ], spacing: 0, alignment: .horizontalCenter),
      radius: place.isNew ? 34 : 14)
  }
}

/// What a dialog's buttons do besides their action.
struct DismissesOnTap {
  static let key = EnvironmentName<DismissesOnTap>("Presentation.dismissesOnTap")
  var perform: (() -> Void)?
}

/// The detents that a sheet's content requests, known once it is built.
final class SheetDetents {
  static let key = EnvironmentName<SheetDetents>("Presentation.detents")

  enum Height: Hashable {
    case large, medium
    case fraction(Double)
    case points(Double)
  }

  var heights: Set<Height> = []
  /// Whether a popover stays one on a phone.
  var staysPopover = false
  /// A sheet's place on a screen with room beside it: `automatic`, `leading`, `center`, `trailing`.
  var placement = "automatic"

  /// The lowest of the heights, which a sheet begins with, in points.
  ///
  /// Since iOS 26 the largest reaches the safe area, over another sheet 10 points less, and medium is
  /// 0.578 of that (measured at 402 by 874); before, it ends 10 points below and medium is half the
  /// screen.
  func height(in size: Size, insets: EdgeInsets, isNew: Bool, isOverSheet: Bool) -> Double {
    let largest = size.height - insets.top - (isNew && !isOverSheet ? 0 : 10)
    return heights.map { height in
      switch height {
      case .large: largest
      case .medium: isNew ? 0.578 * largest : size.height / 2
      case .fraction(let fraction): largest * fraction
      case .points(let points): min(points + insets.bottom, largest)
      }
    }.min() ?? largest
  }
}

extension ControlPlace {
  /// Whether it is in a sheet or popover.
  var isInSheet: Bool { environment[SheetDetents.key] != nil }
}

/// The places of sheets on a folding phone: 8 points from the screen's edges, from a horizontal
/// status bar, and from the middle of a fold that separates it, at most 653 wide on the inner
/// display (measured in the simulator of iOS 27.1, iPhoneDuoLab). Which half of a folded phone they
/// are in, unless they request the trailing one, isn't published: since they avoid no bar there,
/// and alerts are in the leading half, that one is taken.
struct FoldableSheet {
  var fold: ScreenFold?
  /// How far the status bar reaches from the upper edge where it lies there.
  var statusBar: Double

  static let margin = 8.0

  init(on screen: LayoutContainer) {
    fold = screen.fold
    statusBar =
      screen.hasVerticalBars
      ? 0 : screen.occlusions.lazy.filter(\.isActive).map(\.frame.maxY).max() ?? 0
  }

  /// Whether bars of the sheet at `placement` are horizontal though the screen's are upright: on
  /// the inner display, except at the trailing edge.
  static func hasLyingBars(_ placement: String, on screen: LayoutContainer) -> Bool {
    screen.fold != nil && placement != "trailing"
  }

  /// The fold where it parts the screen into a left and a right half.
  var parting: Rect? {
    fold.flatMap { $0.isActive && $0.frame.height > $0.frame.width ? $0.frame : nil }
  }

  func span(in bounds: Rect, _ placement: String) -> ClosedRange<Double> {
    let margin = Self.margin
    var (start, end) = (bounds.minX + margin, bounds.maxX - margin)
    if let parting {
      if placement == "trailing" {
        start = parting.midX + margin
      } else {
        end = parting.midX - margin
      }
    }
    let width = min(max(end - start, 0), fold == nil ? .infinity : 653)
    switch placement {
    case "leading": end = start + width
    case "trailing": start = end - width
    default:
      start = (start + end - width) / 2
      end = start + width
    }
    return start...max(start, end)
  }
}

/// A presentation's place on the screen.
///
/// Proposes: its place's size; to an alert its width and no height. Reports: all it is offered.
/// Places: a sheet at the lower edge, a dialog there or in the middle.
private struct PresentationFrame: Layout {
  var kind: Presentation.Kind
  var isFree: Bool
  var isNew: Bool
  var isOverSheet: Bool
  /// The frame of the view that presents a popover.
  var source: Rect?
  var detents: SheetDetents
  var insets: EdgeInsets
  /// On a folding phone.
  var foldable: FoldableSheet?
  var alertWidth: Double

  var rule: LayoutRule { .presentation }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) -> Size { proposal.replacingUnspecifiedDimensions() }

  func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {
    for subview in subviews { place(subview, in: bounds) }
  }

  private func place(_ subview: LayoutSubview, in bounds: Rect) {
    let middle = Point(x: bounds.midX, y: bounds.midY)
    let foot = Point(x: bounds.midX, y: bounds.maxY)
    switch kind {
    case .cover:
      subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    case .popover where isFree || detents.staysPopover: placePopover(subview, in: bounds)
    case .sheet where isFree:
      let size = Size(width: min(540, bounds.width), height: min(620, bounds.height))
      subview.place(at: middle, anchor: .center, proposal: ProposedViewSize(size))
    case .sheet, .popover:
      var insets = insets
      if let foldable { insets.top = foldable.statusBar + FoldableSheet.margin }
      let height = detents.height(
        in: bounds.size, insets: insets, isNew: isNew, isOverSheet: isOverSheet)
      let span = foldable?.span(in: bounds, detents.placement) ?? bounds.minX...bounds.maxX
      let width = span.upperBound - span.lowerBound
      subview.place(
        at: Point(x: span.lowerBound + width / 2, y: foot.y), anchor: .bottom,
        proposal: ProposedViewSize(width: width, height: height))
    case .alert:
      // Folded, in the middle of the part before the fold (seen, iPhoneDuoLab).
      let x = foldable?.parting.map { (bounds.minX + $0.minX) / 2 } ?? middle.x
      subview.place(
        at: Point(x: x, y: middle.y), anchor: .center,
        proposal: ProposedViewSize(width: alertWidth, height: nil))
    case .dialog:
      subview.place(
        at: Point(x: foot.x, y: foot.y - max(insets.bottom, 8)), anchor: .bottom,
        proposal: ProposedViewSize(width: min(bounds.width, 430) - 16, height: nil))
    }
  }
}

extension PresentationFrame {
  /// At its content's ideal size, below the presenting view, or above if there is no room. Its
  /// arrow is 13 points high and the screen's edge at least 10 away: seen, not measured.
  private func placePopover(_ subview: LayoutSubview, in bounds: Rect) {
    let (arrow, margin) = (13.0, 10.0)
    let ideal = subview.sizeThatFits(.unspecified)
    let source = source ?? Rect(x: bounds.midX, y: bounds.midY, width: 0, height: 0)
    let above = source.minY - bounds.minY - insets.top - arrow
    let below = bounds.maxY - insets.bottom - source.maxY - arrow
    let isBelow = ideal.height <= below || below >= above
    let size = Size(
      width: min(ideal.width, bounds.width - 2 * margin),
      height: min(ideal.height, max(isBelow ? below : above, 0)))
    let half = size.width / 2 + margin
    let x = min(max(source.midX, bounds.minX + half), bounds.maxX - half)
    subview.place(
      at: Point(x: x, y: isBelow ? source.maxY + arrow : source.minY - arrow),
      anchor: isBelow ? .top : .bottom, proposal: ProposedViewSize(size))
  }
}

/// A dialog's buttons, equally high: two side by side where their titles fit, others below each other. The one that cancels is
/// the leading one of two, the last of others (HIG, "Alerts").
struct DialogButtons: Layout {
  var isColumn: Bool
  var height = 44.0
  var spacing = 0.0

  static let capsuleKey = EnvironmentName<Bool>("Presentation.isAlertButton")
  private static let cancelKey = "DialogButtons.cancels"

  /// A button that cancels, marked for the dialog that it may be in.
  static func cancelling(_ button: View) -> View {
    View(.trait(button, .containerValue(key: cancelKey, true)), source: button.source)
  }

  /// The label of a button in an alert of iOS 26, which fills the room that the alert gives it.
  static func capsule(_ label: View) -> View {
    ButtonLook.tinted(label.styled { $0.fontWeight = $0.fontWeight ?? .medium })
      .modified(.flexibleFrame(FlexibleFrame(maxWidth: .infinity, maxHeight: .infinity)))
      .on(Backdrop(.capsule, .color(.system(.tertiarySystemFill))))
  }

  private func isRow(_ subviews: LayoutSubviews, in width: Double) -> Bool {
    !isColumn && subviews.count == 2
      && subviews.allSatisfy { $0.sizeThatFits(.unspecified).width <= (width - spacing) / 2 }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) -> Size {
    let rows = isRow(subviews, in: proposal.width ?? 270) ? 1 : subviews.count
    return Size(
      width: proposal.width ?? 270,
      height: height * Double(rows) + spacing * Double(max(rows - 1, 0)))
  }

  func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {
    let isRow = self.isRow(subviews, in: bounds.width)
    let width = isRow ? (bounds.width - spacing) / 2 : bounds.width
    for (index, subview) in ordered(subviews, isRow: isRow).enumerated() {
      let place = Double(index)
      subview.place(
        at: Point(
          x: bounds.minX + width / 2 + (isRow ? place * (width + spacing) : 0),
          y: bounds.minY + height / 2 + (isRow ? 0 : place * (height + spacing))),
        anchor: .center, proposal: ProposedViewSize(width: width, height: height))
    }
  }

  private func ordered(_ subviews: LayoutSubviews, isRow: Bool) -> [LayoutSubview] {
    let cancelling = subviews.filter { $0.containerValue(Self.cancelKey) != nil }
    let others = subviews.filter { $0.containerValue(Self.cancelKey) == nil }
    return isRow ? cancelling + others : others + cancelling
  }
}
