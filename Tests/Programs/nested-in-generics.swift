import Foundation

// Types within generic types have the parameters of those around them.

struct Chain<Element> {
  final class Node {
    var value: Element
    var next: Node?
    init(value: Element) { self.value = value }
  }
  struct Places: IteratorProtocol {
    var node: Node?
    mutating func next() -> Element? {
      defer { node = node?.next }
      return node?.value
    }
  }
  enum Position: Equatable { case head, tail, at(Int) }
  struct Slice<Other> {
    var first: Element
    var second: Other
    var kinds: String { "\(Element.self) \(Other.self)" }
  }
  typealias Both = (Element, Element)
  var head: Node?
  mutating func push(_ value: Element) {
    let node = Node(value: value)
    node.next = head
    head = node
  }
  func places() -> Places { Places(node: head) }
  func slice<O>(_ first: Element, _ second: O) -> Slice<O> { Slice(first: first, second: second) }
}
extension Chain: Sequence { func makeIterator() -> Places { places() } }
extension Chain.Node where Element: CustomStringConvertible {
  var text: String { "<" + value.description + ">" }
}
extension Chain.Node where Element: Numeric { var doubled: Element { value + value } }
extension Chain where Element == Int {
  static func made() -> Node { Node(value: 4) }
  struct Extra { var number: Element }
}

enum OuterArguments {
  static func main() {
    let node = Chain<Double>.Node(value: 3)
    print(node.value, node.text, node.doubled, type(of: node))
    let slice = Chain<Double>.Slice<String>(first: 1, second: "x")
    print(slice.kinds, slice, type(of: slice))
    let other = Chain<Double>().slice(3, 4 as Float)
    print(other.kinds, other.first, other.second)
    let position: Chain<Double>.Position = .at(3)
    print(position, position == .at(3), position == .head, [position])
    let nodes: [Chain<Double>.Node] = [.init(value: 1), .init(value: 2)]
    print(nodes.map(\.value).reduce(0, +))
    let both: Chain<Double>.Both = (1, 2)
    print(both, Chain.made().doubled, Chain<Int>.Extra(number: 2))
    func take(_ node: Chain<Double>.Node) -> Double { node.value }
    print(take(.init(value: 7)), String(reflecting: type(of: slice)))
    debugPrint(slice, [other])
  }
}

enum OuterArgumentsWithin {
  static func main() {
    var chain = Chain<Double>()
    chain.push(1)
    chain.push(2)
    print(Array(chain), chain.map { $0 / 4 }, chain.head!.text)
    var places = chain.places()
    print(places.next() as Any, places.next() as Any, places.next() as Any)
  }
}

struct Reply<Item: Codable>: Codable {
  struct Meta: Codable {
    var page: Int
    var items: [Item]
  }
  enum CodingKeys: String, CodingKey { case meta = "m", value }
  var meta: Meta
  var value: Item
}

enum OuterArgumentsDecoded {
  static func main() {
    let text = #"{"m":{"page":1,"items":[1,2]},"value":3}"#
    let reply = try? JSONDecoder().decode(Reply<Double>.self, from: Data(text.utf8))
    print(reply as Any, reply?.meta.items.map { $0 / 2 } ?? [])
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    print(String(data: (try? encoder.encode(reply)) ?? Data(), encoding: .utf8) ?? "")
  }
}

struct Storage<Key: Hashable, Value> {
  private struct Entry {
    let value: Value
    let date: Int
  }
  enum Failure: Error { case missing(Key) }
  private var entries: [Key: Entry] = [:]
  mutating func set(_ value: Value, for key: Key) { entries[key] = Entry(value: value, date: 1) }
  func get(_ key: Key) throws -> Value {
    guard let entry = entries[key] else { throw Failure.missing(key) }
    return entry.value
  }
}

enum OuterArgumentsThrown {
  static func main() {
    var storage = Storage<String, CGFloat>()
    storage.set(1, for: "a")
    print((try? storage.get("a")) as Any)
    do { _ = try storage.get("z") } catch let error as Storage<String, CGFloat>.Failure {
      print("failure", error)
    } catch { print("other", error) }
    do { _ = try storage.get("z") } catch let error as Storage<String, Int>.Failure {
      print("failure", error)
    } catch { print("other", error) }
  }
}

class Bag<State> {
  struct Listener { let hear: (State) -> Void }
  typealias Step = (State) -> State
  var listeners: [Listener] = []
  var state: State { didSet { listeners.forEach { $0.hear(state) } } }
  init(_ state: State) { self.state = state }
  func listen(_ hear: @escaping (State) -> Void) { listeners.append(Listener(hear: hear)) }
  func take(_ step: Step) { state = step(state) }
}
final class Tally: Bag<Double> {
  let own: Listener = .init { print("own", $0) }
  func count() { take { $0 + 1 } }
}

enum OuterArgumentsInherited {
  static func main() {
    let bag = Bag<Double>(1)
    bag.listen { print($0) }
    bag.state = 2
    let step: Bag<Double>.Step = { _ in 5 }
    bag.take(step)
    let tally = Tally(0)
    tally.listen { print("heard", $0) }
    tally.count()
    tally.own.hear(3)
  }
}

protocol Carrying {
  associatedtype Load
  var load: Load { get }
}
struct Wrapping<W> {
  struct Inner: Carrying { var load: W }
  enum Kind: CaseIterable { case a, b }
  struct Deep {
    struct Deeper {
      var w: W
      static var name: String { "\(W.self)" }
    }
  }
  static func told(_ value: Any) -> String {
    value is Inner ? "inner" : value is Kind ? "kind" : "no"
  }
}
func load<C: Carrying>(_ carrying: C) -> C.Load { carrying.load }

enum OuterArgumentsCast {
  static func main() {
    print(load(Wrapping<Double>.Inner(load: 2)), Wrapping<Int>.Kind.allCases.count)
    print(Wrapping<Float>.Deep.Deeper(w: 1), Wrapping<Float>.Deep.Deeper.name)
    print(Wrapping<Int>.told(Wrapping<Int>.Inner(load: 1)))
    print(Wrapping<String>.told(Wrapping<Int>.Inner(load: 1)))
    print(Wrapping<String>.told(Wrapping<Int>.Kind.a), Wrapping<Int>.told(Wrapping<Int>.Kind.a))
    let names: [Wrapping<Int>.Kind: String] = [.a: "x"]
    print(names[.a] ?? "none", names[.b] ?? "none")
  }
}

struct Sorting<Element: Hashable> {
  enum Direction { case up, down, none }
  var direction: Direction
  func kept() -> Direction {
    let kept: Direction = {
      if direction == .down { return .none }; return .up
    }()
    return kept
  }
  static func name<Other>(of sorting: Sorting<Other>?) -> String {
    let found: Sorting<Other>.Direction = {
      guard let sorting else { return .none }
      return sorting.direction
    }()
    return "\(found)"
  }
}

/// A closure that is called at once gives what is expected, also of a type within a generic one.
enum ClosuresCalledAtOnce {
  static func main() {
    let sorting = Sorting<Int>(direction: .down)
    let none: Sorting<Int>.Direction = { .none }()
    print(
      sorting.kept(), Sorting<Int>.name(of: sorting), Sorting<Int>.name(of: nil as Sorting<Int>?))
    print(none)
  }
}
