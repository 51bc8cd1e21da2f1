// A default of a protocol's extension that asks for more than the element conforms to is no
// candidate: the requirement is called.

protocol Named {
  associatedtype Name: CustomStringConvertible
  var name: Name { get }
  func label() -> String
  static var kind: String { get }
}
extension Named where Self: Hashable {
  var name: String { "hashed" }
  func label() -> String { "hashed label" }
  static var kind: String { "hashed kind" }
}
struct Plain: Named {
  let name: Double
  func label() -> String { "own \(name)" }
  static var kind: String { "plain" }
}
struct Hashed: Named, Hashable {
  var seed = 1
}
struct Texts: Named {
  let name: String
  func label() -> String { "text \(name)" }
  static var kind: String { "texts" }
}

extension Sequence where Element: Named {
  func names() -> [String] { map { "\($0.name)" } }
  func labels() -> [String] {
    var found: [String] = []
    for element in self { found.append(element.label()) }
    return found
  }
  func kinds() -> Set<String> { Set(map { _ in Element.kind }) }
}
extension Collection where Element: Named {
  var firstName: String { first.map { "\($0.name)" } ?? "none" }
  func named(_ name: String) -> Int? {
    for (offset, element) in enumerated() where "\(element.name)" == name { return offset }
    return nil
  }
}
extension Collection where Element: Named & Hashable {
  func distinct() -> Int { Set(self).count }
  func hashedNames() -> [String] { map { "\($0.name)" } }
}
extension Sequence where Element: Comparable {
  func isSorted() -> Bool {
    var last: Element?
    for element in self {
      if let last, element < last { return false }
      last = element
    }
    return true
  }
  func ends() -> (Element, Element)? { self.min().flatMap { low in self.max().map { (low, $0) } } }
}
extension Collection where Element: Equatable {
  func rest() -> [Element] { dropFirst().filter { $0 != first } }
  func halves() -> [Int] { [prefix(count / 2).count, self[startIndex...].count] }
}

enum DefaultsThatAskMore {
  static func main() {
    print([Plain(name: 1.5)].names(), [Hashed()].names(), [Texts(name: "t")].names())
    print([Plain(name: 1.5)].labels(), [Hashed()].labels(), [Texts(name: "t")].labels())
    print([Plain(name: 1.5)].kinds(), [Hashed()].kinds(), [Texts(name: "t")].kinds())
    print([Plain(name: 2)].firstName, [Hashed()].firstName, [Texts]().firstName)
    print([Plain(name: 1), Plain(name: 2)].named("2.0") ?? -1, [Texts(name: "a")].named("b") ?? -1)
    print([Hashed(), Hashed(seed: 2), Hashed()].distinct(), [Hashed()].hashedNames())
    print([1, 2, 2].isSorted(), ["b", "a"].isSorted(), [3, 1, 2].ends() ?? (0, 0))
    print([1, 2, 1, 3].rest(), [1, 2, 3, 4].halves())
  }
}
