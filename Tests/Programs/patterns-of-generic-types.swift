/// Patterns and casts to what a generic parameter stands for, or to its associated type.
func inCase<T>(_ type: T.Type, _ value: Any) -> String {
  if case let found as T = value { return "\(found)" }
  return "no"
}
func guarded<T>(_ type: T.Type, _ value: Any) -> String {
  guard case is T = value else { return "no" }
  return "yes"
}
func switched<T>(_ type: T.Type, _ value: Any) -> String {
  switch value {
  case let found as T: "is \(found)"
  case let list as [T]: "list of \(list.count)"
  case let pair as (T, T): "pair \(pair.0)"
  default: "other"
  }
}
func all<T>(_ type: T.Type, of values: [Any]) -> [T] {
  var found: [T] = []
  for case let value as T in values { found.append(value) }
  return found
}
struct Late: Error {}
enum Wrong: Error { case size(Int) }
func caught<E: Error>(_ type: E.Type, _ work: () throws -> Void) -> String {
  do {
    try work()
    return "done"
  } catch let error as E {
    return "caught \(error)"
  } catch {
    return "another"
  }
}
final class Bus<Event> {
  private var handlers: [(Any) -> String] = []
  func on<E>(_ type: E.Type, _ handle: @escaping (E) -> String) {
    handlers.append { event in
      switch event {
      case let event as E: handle(event)
      default: "-"
      }
    }
  }
  func send(_ event: Any) -> [String] { handlers.map { $0(event) } }
  func isMine(_ event: Any) -> Bool { if case is Event = event { true } else { false } }
}

enum OfParameters {
  static func main() {
    print(inCase(Int.self, "a"), inCase(Int.self, 3), inCase(String.self, "a"))
    print(guarded(Int.self, 2.5), guarded(Double.self, 2.5))
    print(switched(Int.self, 1), switched(Int.self, [1, 2]), switched(Int.self, "x"))
    print(switched(String.self, ("a", "b")), switched(Int.self, ("a", "b")))
    print(all(Int.self, of: ["a", 3, true, 4]), all(String.self, of: ["a", 3]))
    print(caught(Late.self) { throw Late() }, caught(Late.self) { throw Wrong.size(1) })
    print(caught(Wrong.self) { throw Wrong.size(2) }, caught(Wrong.self) {})
    let bus = Bus<Int>()
    bus.on(Int.self) { "number \($0)" }
    bus.on(String.self) { "text \($0)" }
    print(bus.send(1), bus.send("a"), bus.send(1.5), bus.isMine(4), bus.isMine("b"))
  }
}

protocol Key { associatedtype Value; static var standard: Value { get } }
struct Age: Key { static let standard = 17 }
struct Size: Key { static let standard = 1.5 }
struct Name: Key { static let standard: String? = "n" }
struct List: Key { static let standard = [1] }
func cast<K: Key>(_ key: K.Type, _ value: Any) -> K.Value { (value as? K.Value) ?? K.standard }
func isValue<K: Key>(_ key: K.Type, _ value: Any) -> Bool { value is K.Value }
func element<C: Collection>(_ values: C, _ other: Any) -> C.Element? { other as? C.Element }
func stored<V>(_ value: V) -> String { "\(V.self) \(value)" }
struct Bag {
  subscript<K: Key>(key: K.Type) -> K.Value {
    get { K.standard }
    nonmutating set { print(stored(newValue)) }
  }
}

enum OfAssociatedTypes {
  static func main() {
    print(cast(Age.self, UInt8(4)), cast(Age.self, 4.0), cast(Age.self, 4), cast(Size.self, 4))
    print(isValue(Age.self, 4.0), isValue(Age.self, 4), isValue(Size.self, Float(1)))
    print(element([1], 4.0) as Any, element([1.5], 4.0) as Any, element("ab", "c") as Any)
    let bag = Bag()
    bag[Name.self] = nil
    bag[List.self] = []
    bag[Age.self] = 3
  }
}
