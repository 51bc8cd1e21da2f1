protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

protocol ViewModifier {
  associatedtype Body: View
  typealias Content = ModifiedContent
  @ViewBuilder func body(content: Content) -> Body
}
extension ViewModifier {
  func animation(_ animation: Animation?) -> Self { self }
  func transaction(_ transform: @escaping (inout Transaction) -> Void) -> Self { self }
}
