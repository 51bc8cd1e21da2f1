// Within extensions of the library's generic types their names and parameters stand for what they are there.

protocol Spelled {
  init(spelled text: String)
  static func made(_ text: String) -> Self
}

extension Int: Spelled {
  init(spelled text: String) { self = Int(text) ?? -1 }
  static func made(_ text: String) -> Int { Int(text) ?? 0 }
}

extension Array where Element: Spelled {
  static func all(_ texts: [String]) -> [Element] { texts.map { Array.Element.made($0) } }
  static func every(_ texts: [String]) -> [Element] { texts.map(Iterator.Element.init(spelled:)) }
}

extension Array: Spelled where Element: Spelled {
  init(spelled text: String) {
    var found = [Element]()
    for part in text.split(separator: ",") { found.append(Element(spelled: String(part))) }
    self.init(found)
  }
  static func made(_ text: String) -> [Element] { [Element.made(text)] }
}

extension Optional: Spelled where Wrapped: Spelled {
  init(spelled text: String) {
    if text.isEmpty { self = .none } else { self = .some(Wrapped(spelled: text)) }
  }
  static func made(_ text: String) -> Wrapped? { .some(Wrapped.made(text)) }
}

enum NamesWithinGenericTypes {
  static func spell<T: Spelled>(_ type: T.Type, _ text: String) -> T { T(spelled: text) }

  static func main() {
    print([Int].all(["4", "x"]), [Int].every(["5", "y"]))
    print([Int](spelled: "1,2,z"), [[Int]](spelled: "3"), [Int?](spelled: "6,q"))
    print(Int?(spelled: "5") as Any, Optional<Int>(spelled: "") as Any)
    print(spell(Int?.self, "4") as Any, spell([Int?].self, "7"), spell(Int.self, "8"))
  }
}
