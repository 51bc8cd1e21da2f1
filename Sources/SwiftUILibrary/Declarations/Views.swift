protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

protocol ViewModifier {
  associatedtype Body: View
  typealias Content = ModifiedContent
  @ViewBuilder func body(content: Content) -> Body
}
/// A modifier that depends on where it stands.
protocol EnvironmentalModifier: ViewModifier {
  associatedtype ResolvedModifier: ViewModifier
  func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}
struct _EnvironmentReader<Modifier: EnvironmentalModifier>: View {
  @Environment(\.self) private var environment
  let modifier: Modifier
  let content: ModifiedContent
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
