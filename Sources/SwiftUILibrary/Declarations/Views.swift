protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

protocol ViewModifier {
  associatedtype Body: View
  typealias Content = ModifiedContent
  @ViewBuilder func body(content: Content) -> Body
}
