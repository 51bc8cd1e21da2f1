// What a closure's body tells: the type that it takes, and which function is meant.

struct Wrapper<Value> {
  var value: Value
}

struct Page: CustomStringConvertible {
  let text: String
  var description: String { "page " + text }
}

struct Modifier<Data: Hashable> {
  let build: (Wrapper<Data>) -> Page
  var key: String { String(reflecting: Data.self) }
}

class Holder {
  var builders: [String: (Wrapper<AnyHashable>) -> Page] = [:]
  func append<T: Hashable>(_ builder: @escaping (Wrapper<T>) -> Page) {
    builders[String(reflecting: T.self)] = { data in
      builder(Wrapper(value: data.value.base as! T))
    }
  }
}

func kind<D>(_ modifier: Modifier<D>) -> String { "\(D.self)" }

func destination<D: Hashable>(
  for type: D.Type, builder: @escaping (Wrapper<D>) -> String
) -> String {
  kind(Modifier(build: { Page(text: builder($0)) }))
}

func plain<D: Hashable>(for type: D.Type, builder: @escaping (D) -> String) -> String {
  destination(for: type) { wrapper in builder(wrapper.value) }
}

func half(_ number: Double) -> Double { number / 2 }
func length(of text: String) -> Int { text.count }
struct Counter { func count(_ list: [Int]) -> Int { list.count } }

struct Transform<Input, Output> {
  let run: (Input) -> Output
  var name: String { "\(Input.self) to \(Output.self)" }
}

func describe<A>(_ body: (A) -> Void) -> String { "\(A.self)" }
final class Log { func add(_ text: String) {} }
func note(_ number: UInt8) {}

func pairing<A, B>(_ body: (A, B) -> Bool) -> String { "\(A.self), \(B.self)" }
func same(_ a: Int, _ b: Character) -> Bool { false }

enum Told {
  static func main() {
    print(destination(for: Int.self) { "\($0.value)" })
    print(plain(for: String.self) { $0 })
    let holder = Holder()
    let shown: (Wrapper<Double>) -> Page = { Page(text: "\($0.value)") }
    holder.append({ shown($0) })
    print(holder.builders.keys.sorted())
    print(Transform { half($0) }.name)
    print(Transform { length(of: $0) }.name)
    let counter = Counter()
    print(Transform { counter.count($0) }.name)
    print(Transform { value in half(value) }.name)
    print(Transform { "\(length(of: $0))" }.name)
    print(Transform { half(half($0)) > 1 }.name)
    print(Transform { Page(text: $0) }.name)
    let log = Log()
    print(describe { note($0) })
    print(describe { log.add($0) })
    print(pairing { same($0, $1) })
    print(pairing { same($1, $0) })
  }
}

protocol Route {
  associatedtype Screen
  var screen: Screen { get }
}

struct Step<Screen>: Route { var screen: Screen }
extension Step: Equatable where Screen: Equatable {}

extension Array where Element: Route {
  func last(matching condition: (Element) -> Bool) -> String {
    "element \(lastIndex(where: condition) ?? -1)"
  }
  func last(matching condition: (Element.Screen) -> Bool) -> String {
    "screen, then " + last(matching: { condition($0.screen) })
  }
}

extension Array where Element: Route, Element.Screen: Equatable {
  func last(_ screen: Element.Screen) -> String {
    last(matching: { $0 == screen })
  }
  func except(_ screen: Element.Screen) -> String {
    last(matching: { $0 != screen })
  }
}

struct User: Equatable {
  var id: Int
  var name: String
}
func pick(_ f: (User) -> Bool) -> String { "user" }
func pick(_ f: (Int) -> Bool) -> String { "number" }
func pick(_ f: (String) -> Bool) -> String { "text" }

enum Compares {
  static func main() {
    let routes = [Step(screen: 1), Step(screen: 2), Step(screen: 3)]
    print(routes.last(2))
    print(routes.except(3))
    print(routes.last(matching: { $0.screen == 1 }))
    print(routes.last(matching: { $0 == 1 }))
    print(routes.last(matching: { $0 < 3 }))
    print(routes.last(matching: { $0 == Step(screen: 3) }))
    print(routes.last(matching: { 1 == $0 }))
    print(routes.last(matching: { $0 == 1 || $0 == 2 }))
    print(routes.last(matching: { !($0 > 1) }))
    let wanted = "b"
    let someone = User(id: 1, name: "a")
    print(pick { $0 == someone })
    print(pick { $0 == wanted })
    print(pick { $0 == "x" })
    print(pick { $0 == 4 })
    print(pick { $0 > wanted })
    print(pick { $0.id == 4 })
    print(pick { $0.count == 4 })
    print(pick { [1, 2].contains($0) })
    print(pick { ["a"].contains($0) })
    print(pick { $0 + 1 == 4 })
    print(pick { $0 + "1" == wanted })
  }
}
