import SwiftInterpreter

extension SwiftUILibrary {
  /// Search fields of navigation bars: declared, not shown until somebody pulls the page down.
  static let search = NativeLibrary(
    name: "Search",
    extensions: [
      "View": prompts.flatMap(searchable) + [
        idle("func searchCompletion(_ completion: String) -> some View"),
        idle(
          "func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View"),
        idle(
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
      idle("func searchable(\(text), \(rest)) -> some View"),
      idle("func searchable(\(text), isPresented: Binding<Bool>, \(rest)) -> some View"),
      idle(
        "func searchable<S: View>(\(text), \(rest), @ViewBuilder suggestions: () -> S)"
          + " -> some View"),
    ]
      + tokens.flatMap { tokens, token in
        presented.map {
          idle(
            "func searchable<T: Identifiable, V: View>(\(text), \(tokens)\($0), \(rest), "
              + "@ViewBuilder token: @escaping (\(token)) -> V) -> some View")
        }
      }
  }
}
