protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ErasedView
  @ViewBuilder func body(content: Content) -> Body
}
/// Xcode 27's names for the builder and its result, for any release (TN3211).
typealias ContentBuilder = ViewBuilder
typealias EmptyContent = EmptyView
typealias TupleContent<each Content> = TupleView<(repeat each Content)>
/// A modifier that depends on its environment.
protocol EnvironmentalModifier: ViewModifier {
  associatedtype ResolvedModifier: ViewModifier
  func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}
struct _EnvironmentReader<Modifier: EnvironmentalModifier>: View {
  @Environment(\.self) private var environment
  let modifier: Modifier
  let content: _ErasedView
  var body: some View { content.modifier(modifier.resolve(in: environment)) }
}
extension EnvironmentalModifier {
  func body(content: Content) -> some View {
    _EnvironmentReader(modifier: self, content: content)
  }
}
extension ViewModifier {
  func animation(_ animation: Animation?) -> Self { self }
  func transaction(_ transform: @escaping (inout Transaction) -> Void) -> Self { self }
}
/// Marks of Xcode's canvas; projects name them in extensions for their previews.
struct __DesignTimeSelectionIdentifier: Hashable {}
struct _IdentifiedModifier<Identifier: Hashable>: ViewModifier {
  var identifier: Identifier
  func body(content: Content) -> some View { content }
}
