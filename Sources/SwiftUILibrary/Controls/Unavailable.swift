import LayoutSolver
import SwiftInterpreter

extension SwiftUILibrary {
  /// `ContentUnavailableView`: a large symbol, a title, a description and actions in the middle.
  static let unavailable = NativeLibrary(
    name: "Unavailable",
    types: [
      NativeType(
        "struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View",
        members: [
          NativeMember(
            "init(_ title: LocalizedStringKey, systemImage name: String, "
              + "description: Text? = nil) "
              + "where Label == Text, Description == Text, Actions == EmptyView"
          ) { call in
            let symbol = View(.leaf(.image(try call.symbol(1))))
            return try page(
              call,
              [large(symbol), heading(call.text(0))]
                + (call.optional(2).map { [secondary(try call.context.view($0))] } ?? []))
          },
          NativeMember(
            "init(@ViewBuilder label: () -> Label, "
              + "@ViewBuilder description: () -> Description = { EmptyView() }, "
              + "@ViewBuilder actions: () -> Actions = { EmptyView() })"
          ) { call in
            try page(
              call, [heading(call.content(0)), secondary(call.content(1)), call.content(2)])
          },
          NativeMember(
            "static var search: ContentUnavailableView<Text, Text, EmptyView> { get }"
          ) { call in try noResults(call, "No Results") },
          NativeMember(
            "static func search(text: String) -> ContentUnavailableView<Text, Text, EmptyView>"
          ) { call in try noResults(call, "No Results for “\(call.string(0))”") },
        ])
    ])

  private static func noResults(_ call: NativeCall, _ title: String) throws -> Value {
    let symbol = Image(name: "magnifyingglass", isSystem: true, naturalSize: nil)
    return try page(
      call,
      [
        large(View(.leaf(.image(symbol)))), heading(call.textView(title)),
        secondary(call.textView("Check the spelling or try a new search.")),
      ])
  }

  private static func page(_ call: NativeCall, _ parts: [View]) throws -> Value {
    let column = View(
      .container(.vStack(alignment: .horizontalCenter, spacing: nil), View(.group(parts))))
    let padded = View(.modified(column, .padding(edges: .all, length: nil)))
    return call.make(
      .modified(
        padded, .flexibleFrame(FlexibleFrame(maxWidth: .infinity, maxHeight: .infinity))))
  }

  private static func large(_ view: View) -> View {
    View(.environment(view) { $0.font = Font(.size(48)) })
  }

  private static func heading(_ view: View) -> View {
    View(.environment(view) { $0.font = Font(.style(.title2), weight: .bold) })
  }

  private static func secondary(_ view: View) -> View {
    View(
      .environment(view) {
        $0.font = Font(.style(.subheadline))
        $0.foreground = .named(.secondary)
      })
  }
}
