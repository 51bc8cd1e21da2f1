// `Self` and an associated type in a protocol's extension are the static type's, also where the
// value itself tells nothing: `nil`, an empty array.

protocol Named {}
extension Named {
  var typeName: String { "\(Self.self)" }
  func shown(_ count: Int, _ rest: Int...) -> String { "\(count) \(rest) \(Self.self)" }
  func passedOn() -> String { nameOfType(self) }
}
func nameOfType<T>(_ value: T) -> String { "\(T.self)" }
extension Int: Named {}
extension String: Named {}
extension Optional: Named where Wrapped: Named {}
extension Array: Named where Element: Named {}
extension Dictionary: Named where Key: Named, Value: Named {}

enum ReceiverProgram {
  static func main() {
    print(Int?.none.typeName, [Int?]().typeName, Int?.some(3).typeName, [1, nil].typeName)
    print([String: [Int]]().typeName, [[String]]().typeName, "".typeName)
    print([Int]().shown(1, 2, 3), Int?.none.shown(4))
    print([Int?]().passedOn(), String?.none.passedOn())
  }
}

extension Collection {
  var elementName: String { "\(Element.self)" }
}
extension Array {
  var ownElementName: String { "\(Element.self)" }
  func described(by text: String) -> String { "\(text) \(Element.self) \(Self.self)" }
}
extension Optional {
  var wrappedName: String { "\(Wrapped.self)" }
}

enum ElementProgram {
  static func main() {
    print([Int]().elementName, [String: Int]().elementName, [Double?]().elementName)
    print([Int]().ownElementName, [[Int]]().ownElementName, [String]().described(by: "of"))
    print(Int?.none.wrappedName, [Int]?.none.wrappedName, Int??.none.wrappedName)
    print(Set<String>().elementName, "".elementName)
  }
}
