import LayoutSolver
import SwiftInterpreter

/// A view's request to the bars of its page: a title, items, a search field. One that no page takes
/// isn't shown, in SwiftUI as here.
struct BarRequest: Equatable {
  /// The modifier's name.
  var modifier: String
  var location: SourceLocation?

  /// Those that no page has taken yet, each once, however many rows have the same.
  static let key = UncheckedBox(
    PreferenceKey(
      name: "NavigationBar.requests", defaultValue: { [BarRequest]() },
      reduce: { value, next in value = adding(next() as? [BarRequest] ?? [], to: value) }))

  /// Requests with those of a preference's value before them.
  static func adding(_ requests: [BarRequest], to value: Any) -> [BarRequest] {
    let known = value as? [BarRequest] ?? []
    return known + requests.filter { !known.contains($0) }
  }
}

extension NativeCall {
  /// A view with a trait that the bars of its page read.
  /// - Parameter isOpen: Whether the bar is only known once the page is laid out.
  func barTrait(
    _ trait: Trait, of view: View, by modifier: String, isOpen: @escaping () -> Bool = { true }
  ) -> Value {
    let request = BarRequest(modifier: modifier, location: location)
    let asking = View(
      .trait(
        view,
        .transformPreference(key: BarRequest.key.value) {
          if isOpen() { $0 = BarRequest.adding([request], to: $0) }
        }))
    return make(.trait(asking, trait))
  }

  func barTrait(_ trait: Trait, by modifier: String) throws -> Value {
    barTrait(trait, of: try receiverView(), by: modifier)
  }
}

extension SceneContext {
  /// A note for each request of views where there is no bar. A Mac's titles and tools would be in
  /// the window's frame, which isn't drawn.
  package func notesOnUnshownBars(in result: LayoutResult) -> [Diagnostic] {
    guard let root = result.root,
      let requests = result.preference(BarRequest.key.value, of: root) as? [BarRequest]
    else { return [] }
    return requests.map { request in
      Diagnostic(
        severity: .note, identifier: .noBar,
        message: "\(request.modifier) shows nothing here: no NavigationStack is around it",
        location: request.location,
        remedy: "put a NavigationStack around it; a preview needs one of its own")
    }
  }

  /// Sheets' places while a phone is folded, which aren't published.
  package func notesOnFoldable(in result: LayoutResult) -> [Diagnostic] {
    guard let fold = result.container.fold, fold.isActive, fold.frame.height > fold.frame.width,
      result.nodes.contains(where: { node in
        node.isPlaced && (node.name == "Sheet" || node.views.contains { $0.name == "Sheet" })
      })
    else { return [] }
    return [
      Diagnostic(
        severity: .note, identifier: .foldableBars,
        message:
          "which half of a folded iPhone Duo a sheet stands in isn't published; here the leading one",
        location: nil, remedy: "look at it in the simulator; nobody has measured it")
    ]
  }
}
