import LayoutSolver
import SwiftInterpreter

extension SwiftUILibrary {
  /// `ContentUnavailableView`: a large symbol, a title, a description and actions in the middle.
  ///
  /// The symbol is 16 points above the title and the title 3 above the description, 20 from the
  /// edges; actions are 20 below, with the same margins (recorded on iOS 26). On a Mac the title is a
  /// large one, 22 points below the symbol, and 12 are below it (matron-apple's pictures, macOS 26;
  /// none has a description).
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
          ) { (call, title: TextContent, name: String, description: View?) in
            let (words, symbol) = (call.text(title), View(.leaf(.image(call.symbol(name)))))
            return page(
              call, label: { unavailableLabel(title: words, icon: symbol, in: $0) },
              description: description)
          },
          NativeMember(
            "init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) "
              + "where Label == Text, Description == Text, Actions == EmptyView"
          ) { (call, title: TextContent, name: String, description: View?) in
            let (words, icon) = (call.text(title), call.icon(name))
            return page(
              call, label: { unavailableLabel(title: words, icon: icon, in: $0) },
              description: description)
          },
          NativeMember(
            "init(@ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description, "
              + "@ViewBuilder actions: () -> Actions)"
          ) { (call, label: Content, description: Content, actions: Content) in
            page(
              call, label: try marked(label()), description: try description(),
              actions: try actions())
          },
          NativeMember(
            "init(@ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description) "
              + "where Actions == EmptyView"
          ) { (call, label: Content, description: Content) in
            page(call, label: try marked(label()), description: try description())
          },
          NativeMember(
            "init(@ViewBuilder label: () -> Label, @ViewBuilder actions: () -> Actions) "
              + "where Description == EmptyView"
          ) { (call, label: Content, actions: Content) in
            page(call, label: try marked(label()), description: .empty, actions: try actions())
          },
          NativeMember(
            "init(@ViewBuilder label: () -> Label) "
              + "where Description == EmptyView, Actions == EmptyView"
          ) { (call, label: Content) in page(call, label: try marked(label()), description: .empty)
          },
          NativeMember(
            "static var search: ContentUnavailableView<Text, Text, EmptyView> { get }"
          ) { call in try noResults(call, "No Results") },
          NativeMember(
            "static func search(text: String) -> ContentUnavailableView<Text, Text, EmptyView>"
          ) { (call, text: String) in try noResults(call, "No Results for “\(text)”") },
        ])
    ])

  /// A label of the scene's own, marked as belonging to this view.
  private static func marked(_ label: View) -> (ControlPlace) -> View {
    { _ in label.styled { $0[unavailableKey] = true } }
  }

  private static func noResults(_ call: NativeCall, _ title: String) throws -> Value {
    let symbol = Image(name: "magnifyingglass", isSystem: true, naturalSize: nil)
    let words = call.textView(title)
    return page(
      call, label: { unavailableLabel(title: words, icon: View(.leaf(.image(symbol))), in: $0) },
      description: call.textView("Check the spelling or try a new search."))
  }

  private static func page(
    _ call: NativeCall, label: @escaping (ControlPlace) -> View, description: View?,
    actions: View? = nil
  ) -> Value {
    let words = description?.styled {
      $0.font = Font(.style(.subheadline))
      $0.foreground = .named(.secondary)
      $0.multilineTextAlignment = .center
      $0[unavailableKey] = nil
    }
    let below = View.vStack([actions ?? .empty], alignment: .horizontalCenter)
    return control(call, "") { place in
      let title = label(place).styled {
        $0.font = Font(.style(place.isMac ? .largeTitle : .title2), weight: .bold)
      }
      let heading = View.vStack(
        [title, words].compactMap { $0 }, spacing: 3, alignment: .horizontalCenter)
      let column = View.vStack(
        [heading, below], spacing: place.isMac ? 12 : 20, alignment: .horizontalCenter
      )
      .padded(vertical: 20, horizontal: 16)
      return column.modified(
        .flexibleFrame(FlexibleFrame(maxWidth: .infinity, maxHeight: .infinity)))
    }
  }

  /// Marks a label as that of such a view.
  static let unavailableKey = EnvironmentName<Bool>("isUnavailableLabel")

  static func unavailableLabel(title: View, icon: View, in place: ControlPlace) -> View {
    let symbol = icon.styled {
      $0.font = place.isMac ? Font(.size(36)) : Font(.style(.largeTitle))
      $0.imageScale = place.isMac ? $0.imageScale : .large
      $0.foreground = .named(.secondary)
    }
    return .vStack([symbol, title], spacing: place.isMac ? 22 : 16, alignment: .horizontalCenter)
  }
}
