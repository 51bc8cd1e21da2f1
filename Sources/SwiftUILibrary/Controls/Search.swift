import LayoutSolver
import SwiftInterpreter

extension SwiftUILibrary {
  /// Search fields of navigation bars.
  static let search = NativeLibrary(
    name: "Search",
    extensions: [
      "View": prompts.flatMap(searchable) + [
        idle("func searchCompletion(_ completion: String) -> some View"),
        idle(
          "func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View"),
        undrawn(
          "func searchScopes<V: Hashable, S: View>(_ scope: Binding<V>, "
            + "@ViewBuilder scopes: () -> S) -> some View"),
        idle("func searchFocused(_ binding: Binding<Bool>) -> some View"),
        idle("func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View"),
      ]
    ],
    sources: [Declarations.search])

  private static let prompts = ["prompt: LocalizedStringKey", "prompt: Text? = nil"]

  private static func searchable(_ prompt: String) -> [NativeMember] {
    let text = "text: Binding<String>"
    let presented = ["", ", isPresented: Binding<Bool>"]
    let tokens = [
      ("tokens: Binding<[T]>", "T"), ("editableTokens: Binding<[T]>", "Binding<T>"),
      ("tokens: Binding<[T]>, suggestedTokens: Binding<[T]>", "T"),
    ]
    let rest = "placement: SearchFieldPlacement = .automatic, \(prompt)"
    return [
      field("func searchable(\(text), \(rest)) -> some View", before: 2),
      field(
        "func searchable(\(text), isPresented: Binding<Bool>, \(rest)) -> some View", before: 3),
      field(
        "func searchable<S: View>(\(text), \(rest), @ViewBuilder suggestions: () -> S)"
          + " -> some View", before: 2),
    ]
      + tokens.flatMap { tokens, token in
        presented.map {
          field(
            "func searchable<T: Identifiable, V: View>(\(text), \(tokens)\($0), \(rest), "
              + "@ViewBuilder token: @escaping (\(token)) -> V) -> some View",
            before: 3 + (tokens.contains("suggested") ? 1 : 0) + ($0.isEmpty ? 0 : 1))
        }
      }
  }

  /// - Parameter before: how many arguments precede the prompt.
  private static func field(_ signature: String, before: Int) -> NativeMember {
    switch before {
    case 2:
      NativeMember(signature) { (call, text: BindingValue, place: Value, prompt: Prompt, _: Rest) in
        try prompt.field(call, of: text, at: place)
      }
    case 3:
      NativeMember(signature) {
        (call, text: BindingValue, _: Unused, place: Value, prompt: Prompt, _: Rest) in
        try prompt.field(call, of: text, at: place)
      }
    case 4:
      NativeMember(signature) {
        (call, text: BindingValue, _: Unused, _: Unused, place: Value, prompt: Prompt, _: Rest) in
        try prompt.field(call, of: text, at: place)
      }
    default:
      NativeMember(signature) {
        (
          call, text: BindingValue, _: Unused, _: Unused, _: Unused, place: Value, prompt: Prompt,
          _: Rest
        ) in
        try prompt.field(call, of: text, at: place)
      }
    }
  }
}

/// What a search field shows while it is empty.
private struct Prompt: NativeArgument {
  static var declared: DeclaredTypes {
    .either([.named("LocalizedStringKey"), .optional(.named("Text"))])
  }
  let words: String

  init(argument: Value, of call: borrowing NativeCall) throws {
    words = try TextContent?(argument: argument, of: call)?.string ?? "Search"
  }

  /// - Parameter place: a `SearchFieldPlacement`.
  func field(_ call: NativeCall, of text: BindingValue, at place: Value) throws -> Value {
    var searched = View(
      .trait(
        try call.receiverView(),
        .preference(key: NavigationBar.searchText.value, try text.get().requireString())))
    if place.stored("isInDrawer")?.asBool == true {
      searched = View(.trait(searched, .preference(key: NavigationBar.searchesAbove.value, true)))
    }
    let around = SearchAround(words: words, text: try text.get().requireString())
    return call.barTrait(
      .preference(key: NavigationBar.search.value, words),
      of: searched.styled { $0[SearchAround.key] = around }, by: "searchable"
    ) { !around.isTaken }
  }
}

/// A search requested around a navigation container: the page in it has the field.
final class SearchAround {
  static let key = EnvironmentName<SearchAround>("SearchAround")

  let words: String
  let text: String
  /// Whether a page has taken it.
  var isTaken = false

  init(words: String, text: String) {
    self.words = words
    self.text = text
  }
}
