import Cells
import Foundation
import LayoutSolver
import Playground
import SceneLoader

/// Where a view of the table stands.
enum EffectPlace: String, CaseIterable {
  case alone, stack, around, row, form, toolbar, tab, sheet

  /// The modified view in its place; `around` it, what is modified is a stack that it stands in.
  func source(_ view: String, _ modifier: String) -> String {
    switch self {
    case .alone: "\(modifier)(\(view))"
    case .stack: "HStack { Text(\"A\"); \(modifier)(\(view)) }"
    case .around: "\(modifier)(VStack { Color.clear.frame(height: 9); \(view) })"
    case .row: "List { Text(\"A\"); \(modifier)(\(view)) }"
    case .form: "Form { Section { \(modifier)(\(view)) } }"
    case .toolbar:
      "NavigationStack { Text(\"A\").toolbar { ToolbarItem(placement: .topBarTrailing) { "
        + "\(modifier)(\(view)) } } }"
    case .tab: "TabView { \(modifier)(\(view)).tabItem { Label(\"A\", systemImage: \"star\") } }"
    case .sheet: "Text(\"A\").sheet(isPresented: .constant(true)) { \(modifier)(\(view)) }"
    }
  }

  var title: String {
    switch self {
    case .alone: "Alone"
    case .stack: "In a stack"
    case .around: "Set on a stack around it"
    case .row: "In a list's row"
    case .form: "In a form"
    case .toolbar: "In a toolbar"
    case .tab: "In a tab"
    case .sheet: "In a sheet"
    }
  }

  /// All of them alone; elsewhere those that are built differently there.
  var views: [ViewSample] { self == .alone ? ViewSample.all : ViewSample.parts }
  var modifiers: [ModifierSample] {
    ModifierSample.all.filter { $0.isEverywhere || self == .alone }
  }

  var traits: Traits {
    switch self {
    case .row, .form: [.row]
    case .tab: [.tab]
    case .alone, .stack, .around, .toolbar, .sheet: []
    }
  }
}

/// What a modifier changes of a view.
enum Effect: String, CaseIterable {
  case layout, picture, note, nothing
}

/// A view with a modifier in a place.
struct EffectPair {
  let view: ViewSample
  let modifier: ModifierSample
  let place: EffectPlace
  var title: String { "\(view.title) \(modifier.source) \(place.rawValue)" }

  /// Everything alone, and what is built differently elsewhere in all places.
  static let all = EffectPlace.allCases.flatMap { place in
    place.views.flatMap { view in
      place.modifiers.map { EffectPair(view: view, modifier: $0, place: place) }
    }
  }
}

/// Pairs laid out and painted in one program.
final class EffectTable {
  private let scene: Scene
  private let settings = LayoutSettings(
    container: LayoutContainer(size: Size(width: 360, height: 400)))
  /// By what a preview shows, its place.
  private let places: [String: Int]
  private var plain: [String: Shown] = [:]

  /// What is to see of a layout, each part made once it is asked for.
  private final class Shown {
    private let result: LayoutResult
    private let diagnostics: [SceneDiagnostic]
    let frames: Set<Rect>
    private(set) lazy var cells = picture(pointsPerColumn: 10)
    /// What is a few points small is seen in a larger picture.
    private(set) lazy var largeCells = picture(pointsPerColumn: 3)
    private(set) lazy var notes = Set(
      diagnostics.map(\.message) + result.findings.map(\.message)
        + result.notesOnModifiersWithoutEffect().map(\.message))

    init(_ result: LayoutResult, _ diagnostics: [SceneDiagnostic]) {
      self.result = result
      self.diagnostics = diagnostics
      frames = Set(result.nodes.filter(\.isPlaced).map(\.frame))
    }

    private func picture(pointsPerColumn: Double) -> CellGrid {
      var picture = CanvasPicture(result, scale: CellScale(pointsPerColumn: pointsPerColumn))
      picture.options.layers = .screen
      return picture.grid()
    }
  }

  private static let helpers = """
    import SwiftUI
    import Charts
    import MapKit
    import PhotosUI
    struct Item: Identifiable { let id = 1; var name = ""; var items: [Item]? { nil } }
    struct Card: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.padding(9).background(.orange)
      }
    }
    struct Wide: PrimitiveButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        Button(configuration).padding(9).background(.orange)
      }
    }
    struct Boxed: GroupBoxStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack { configuration.label; configuration.content }.padding(9).background(.orange)
      }
    }
    struct Disclosed: DisclosureGroupStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack { configuration.label; configuration.content }.padding(9).background(.orange)
      }
    }
    struct Labeled: LabeledContentStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack { configuration.label; configuration.content }.padding(9).background(.orange)
      }
    }
    struct Framed: MenuStyle {
      func makeBody(configuration: Configuration) -> some View {
        Menu(configuration).padding(9).background(.orange)
      }
    }
    func plain<V: View>(_ view: V) -> some View { view }

    """

  init(_ pairs: [EffectPair]) {
    var text = Self.helpers
    for (number, view) in ViewSample.all.enumerated() {
      for (kind, words) in [("line", "Name"), ("lines", "Some\\nwords")] {
        text +=
          "@ViewBuilder func \(kind)\(number)() -> some View { "
          + view.source.replacing("§", with: words) + " }\n"
      }
    }
    for (number, modifier) in ModifierSample.all.enumerated() {
      text += "func modified\(number)<V: View>(_ view: V) -> some View { view\(modifier.source) }\n"
    }
    var places: [String: Int] = [:]
    for shown in pairs.flatMap({ [Self.plain($0), Self.modified($0)] }) where places[shown] == nil {
      text += "#Preview { \(shown) }\n"
      places[shown] = places.count
    }
    self.places = places
    scene = Scene(files: [Scene.File(name: "effects.swift", text: text)], name: "effects")
  }

  /// What is wrong with the samples.
  var problems: [String] {
    scene.diagnostics.filter { $0.severity != .note }.map {
      "\($0.location?.line ?? 0): \($0.message)"
    }
  }

  private static func view(_ pair: EffectPair) -> String {
    let number = ViewSample.all.firstIndex { $0.title == pair.view.title } ?? 0
    // Where it is about several lines, a label has two.
    return (pair.modifier.needs.contains(.lines) ? "lines" : "line") + "\(number)()"
  }

  private static func plain(_ pair: EffectPair) -> String {
    pair.place.source(view(pair), "plain")
  }

  private static func modified(_ pair: EffectPair) -> String {
    let number = ModifierSample.all.firstIndex { $0.source == pair.modifier.source } ?? 0
    return pair.place.source(view(pair), "modified\(number)")
  }

  /// What the modifier changes; nil where there is no layout.
  func effect(of pair: EffectPair) -> Effect? {
    let name = Self.plain(pair)
    let before = plain[name] ?? shown(name)
    plain[name] = before
    guard let before, let after = shown(Self.modified(pair)) else { return nil }
    if after.frames != before.frames { return .layout }
    if after.cells != before.cells { return .picture }
    if !after.notes.isSubset(of: before.notes) { return .note }
    return after.largeCells == before.largeCells ? .nothing : .picture
  }

  private func shown(_ name: String) -> Shown? {
    guard let place = places[name] else { return nil }
    let outcome = scene.layoutFromStart(settings, showing: place, recording: .off)
    return outcome.result.map { Shown($0, outcome.diagnostics) }
  }
}
