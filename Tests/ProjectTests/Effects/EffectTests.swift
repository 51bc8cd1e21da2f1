import Foundation
import SceneLoader
import Testing

/// What modifiers change of views, in all the places that matter.
@Suite("A table that can't lie")
struct EffectTests {
  private struct Row {
    let pair: EffectPair
    let effect: Effect?
    /// Why SwiftUI changes nothing; nil where it shows what the modifier does.
    let reason: String?
  }

  /// Laid out once for all tests, those that SwiftUI shows.
  private static let (rows, problems): ([Row], [String]) = {
    let table = EffectTable(EffectPair.all.filter { EffectReason.of($0) == nil })
    let rows = EffectPair.all.map { pair in
      let reason = EffectReason.of(pair)
      return Row(pair: pair, effect: reason == nil ? table.effect(of: pair) : nil, reason: reason)
    }
    return (rows, table.problems)
  }()

  @Test("The samples are valid Swift")
  func samples() { #expect(Self.problems == []) }

  @Test("What SwiftUI shows is laid out, drawn, or said")
  func silent() {
    let shown = Self.rows.filter { $0.reason == nil }
    #expect(shown.filter { $0.effect == nil }.map(\.pair.title) == [])
    #expect(shown.filter { $0.effect == .nothing }.map(\.pair.title) == [])
  }

  @Test("Every view that can be seen has a row")
  func views() {
    let known = SupportedName.all.filter { $0.kind == .view }.map(\.name)
    let missing = Set(known).subtracting(ViewSample.all.map(\.name)).subtracting(Self.unseen)
    #expect(missing == [])
    #expect(Self.unseen.subtracting(known) == [])
  }

  /// What is no view by itself, or one that another row stands for.
  private static let unseen: Set<String> = [
    // Parts of charts, maps, bars, menus, apps.
    "Annotation", "AreaMark", "AxisGridLine", "AxisMarks", "AxisTick", "AxisValueLabel", "BarMark",
    "LineMark", "LinePlot", "PointMark", "RectangleMark", "RuleMark", "SectorMark",
    "MapAnnotation", "MapCircle", "MapMarker", "MapPin", "MapPolygon", "MapPolyline", "Marker",
    "UserAnnotation", "DefaultToolbarItem", "ToolbarItem", "ToolbarItemGroup", "ToolbarSpacer",
    "ToolbarTitleMenu", "CommandGroup", "CommandMenu", "Tab", "TabSection", "GridRow",
    "DocumentGroup", "MenuBarExtra", "Settings", "Window", "WindowGroup",
    // What shows the view that it is given.
    "EmptyModifier", "EquatableView", "KeyframeAnimator", "ModifiedContent", "PhaseAnimator",
    "ScrollViewReader", "Subview", "TupleView", "ImageRenderer", "UIHostingController",
    // Nothing, and what is shown as a place alone.
    "EmptyView", "AccessoryWidgetBackground", "SpriteView", "VideoPlayer", "EllipticalGradient",
  ]

  @Test("The document has the table")
  func document() throws {
    try expectGenerated("effects", in: "Sources/Effects.md", Self.lines)
  }

  // MARK: The document

  private static var lines: [String] {
    let counts = Effect.allCases.map { effect in rows.count { $0.effect == effect } }
    let nothing = rows.count { $0.reason != nil }
    return [
      "\(ViewSample.all.count) views, \(ModifierSample.all.count) modifiers and styles, "
        + "\(EffectPlace.allCases.count) places, \(rows.count) pairs: \(counts[0]) change the "
        + "layout, \(counts[1]) the picture, \(counts[2]) give a note, \(counts[3]) change nothing "
        + "that SwiftUI shows, and \(nothing) rightly nothing.",
      "",
    ] + legend + EffectPlace.allCases.flatMap(matrix)
  }

  private static var legend: [String] {
    ["## Modifiers", ""]
      + ModifierSample.all.enumerated().map { number, modifier in
        let needs = modifier.needs.map(\.rawValue).sorted().joined(separator: " or ")
        return "\(number + 1). `\(modifier.source)`" + (needs.isEmpty ? "" : ": \(needs)")
      } + [""]
  }

  private static func matrix(of place: EffectPlace) -> [String] {
    let rows = rows.filter { $0.pair.place == place }
    let numbers = ModifierSample.all.indices.filter {
      ModifierSample.all[$0].isEverywhere || place == .alone
    }
    let width = (ViewSample.all.map(\.title.count).max() ?? 0) + 2
    func head(_ digit: (Int) -> String) -> String {
      String(repeating: " ", count: width) + numbers.map { digit($0 + 1) }.joined()
    }
    let heads = [100, 10, 1].map { unit in
      head { $0 >= unit ? "\($0 / unit % 10)" : " " }
    }
    let lines = place.views.map { view in
      let marks = rows.filter { $0.pair.view.title == view.title }.map(mark).joined()
      return view.title.padding(toLength: width, withPad: " ", startingAt: 0) + marks
    }
    let reasons = rows.compactMap { row in
      row.reason.flatMap { reason in
        reason.hasPrefix("it hasn't")
          ? nil : "* `\(row.pair.modifier.source)`, \(row.pair.view.title): \(reason)"
      }
    }
    return ["## \(place.title)", "", "```"] + heads + lines + ["```", ""] + reasons
      + (reasons.isEmpty ? [] : [""])
  }

  private static func mark(_ row: Row) -> String {
    switch row.effect {
    case .layout: "L"
    case .picture: "P"
    case .note: "N"
    case .nothing: "!"
    case nil: row.reason == nil ? "?" : "·"
    }
  }
}
