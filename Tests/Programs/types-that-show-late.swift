private protocol Mark {}
private func kind(_ value: Mark) -> String { "mark" }
private func kind(_ value: String) -> String { "text" }
private func kind(_ value: Int) -> String { "number" }
private func kind(_ value: Double) -> String { "fraction" }

private struct Leaf { var name = "leaf" }
private struct Branch { var leaf = Leaf(); var count = 2 }
private struct Maker<A, B> {
  let make: (A) -> B
  func callAsFunction(_ value: A) -> B { make(value) }
}
@propertyWrapper private struct Kept<V> { var wrappedValue: V }
private struct Owner {
  @Kept var count = 4
  func described() -> String { kind(_count.wrappedValue) }
}

enum ArgumentsOfNoKnownType {
  private static func read<R>(_ root: R, _ path: KeyPath<R, Int>) -> String {
    kind(root[keyPath: path]) + " " + kind(root[keyPath: path].description)
  }
  static func main() {
    print(kind(Branch()[keyPath: \.leaf.name]), kind(Branch()[keyPath: \.count]))
    print(read("abc", \.count), read(Branch(), \.count))
    print(kind(Maker<Int, String> { "\($0)" }(1)), Owner().described())
    print(kind({ () -> Int in 3 }()), kind({ (text: String) in text + "!" }("b")))
    print(kind(Optional("a").map(\.count)!), kind(#line), kind(#function))
  }
}

private struct Rows<Items, ID> where Items: RandomAccessCollection {
  let items: Items
  let path: KeyPath<Items.Element, ID>
  var ids: [ID] { items.map { $0[keyPath: path] } }
}
extension Rows where ID == Items.Element.ID, Items.Element: Identifiable {
  init(_ items: Items) {
    self.items = items
    path = \Items.Element.id
  }
}
private struct Entry: Identifiable { let id: Int }

enum KeyPathsFromAssociatedTypes {
  static func main() {
    print(Rows([Entry(id: 3), Entry(id: 5)]).ids)
  }
}
