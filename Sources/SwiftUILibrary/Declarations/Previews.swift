protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder static var previews: Previews { get }
}

enum Preview { struct ViewTraits {} }
struct PreviewTrait<T> {
  private let modifier: (any PreviewModifier)?
  private let layout: PreviewLayout?
  private let orientation: InterfaceOrientation?
  private init(
    _ modifier: (any PreviewModifier)? = nil, layout: PreviewLayout? = nil,
    orientation: InterfaceOrientation? = nil
  ) {
    self.modifier = modifier
    self.layout = layout
    self.orientation = orientation
  }
  /// The preview's content with the trait applied.
  func _applied(to content: _ErasedView) async throws -> any View {
    if let modifier { return try await modifier._applied(to: content) }
    if let layout { return content.previewLayout(layout) }
    if let orientation { return content.previewInterfaceOrientation(orientation) }
    return content
  }
}
extension PreviewTrait where T == Preview.ViewTraits {
  static var defaultLayout: PreviewTrait<Preview.ViewTraits> { PreviewTrait() }
  static var sizeThatFitsLayout: PreviewTrait<Preview.ViewTraits> {
    PreviewTrait(layout: .sizeThatFits)
  }
  static var portrait: PreviewTrait<Preview.ViewTraits> { PreviewTrait() }
  static var portraitUpsideDown: PreviewTrait<Preview.ViewTraits> {
    PreviewTrait(orientation: .portraitUpsideDown)
  }
  static var landscapeLeft: PreviewTrait<Preview.ViewTraits> {
    PreviewTrait(orientation: .landscapeLeft)
  }
  static var landscapeRight: PreviewTrait<Preview.ViewTraits> {
    PreviewTrait(orientation: .landscapeRight)
  }
  static var assistiveAccess: PreviewTrait<Preview.ViewTraits> { PreviewTrait() }
  static func fixedLayout(
    width: CGFloat, height: CGFloat
  ) -> PreviewTrait<Preview.ViewTraits> {
    PreviewTrait(layout: .fixed(width: width, height: height))
  }
  static func modifier(
    _ modifier: some PreviewModifier
  ) -> PreviewTrait<Preview.ViewTraits> { PreviewTrait(modifier) }
}

/// Shared context of previews, such as a container with examples.
protocol PreviewModifier {
  associatedtype Context
  associatedtype Body: View
  typealias Content = _ErasedView
  static func makeSharedContext() async throws -> Context
  @ViewBuilder func body(content: Content, context: Context) -> Body
}
extension PreviewModifier where Context == Void {
  static func makeSharedContext() async throws {}
}
extension PreviewModifier {
  func _applied(to content: _ErasedView) async throws -> any View {
    body(content: content, context: try await Self.makeSharedContext())
  }
}

/// Items that a project adds to Xcode's library, which isn't used while an app runs.
protocol LibraryContentProvider {
  associatedtype ModifierBase = Any
  @LibraryContentBuilder var views: [LibraryItem] { get }
  @LibraryContentBuilder func modifiers(base: ModifierBase) -> [LibraryItem]
}
extension LibraryContentProvider {
  var views: [LibraryItem] { [] }
  func modifiers(base: ModifierBase) -> [LibraryItem] { [] }
}
@resultBuilder enum LibraryContentBuilder {
  static func buildBlock(_ items: LibraryItem...) -> [LibraryItem] { items }
}
struct LibraryItem {
  struct Category {
    private init() {}
    static let effects = Category()
    static let layout = Category()
    static let control = Category()
    static let other = Category()
  }
  init<Snippet>(
    _ snippet: @autoclosure @escaping () -> Snippet, visible: Bool = true, title: String? = nil,
    category: Category = .other, matchingSignature: String? = nil
  ) {}
}
