import Foundation

// What generic types were made with: casts, names, associated types.

protocol Marked {}
struct Mark: Marked {}
struct Box<T> { var value: T }
class Holder<T> {
  var held: T
  init(_ held: T) { self.held = held }
}
final class IntHolder: Holder<Int> {}
final class ListHolder<U>: Holder<[U]> {}
enum Outcome<T> { case ok(T), none }
enum Trouble<T>: Error { case bad(T), other }

enum CastsByArguments {
  static func main() {
    let box: Any = Box(value: 1)
    print(box is Box<Int>, box is Box<String>, (box as? Box<Double>) as Any)
    let existential: Any = Box<any Marked>(value: Mark())
    let anything: Any = Box<Any>(value: 1)
    print(existential is Box<any Marked>, anything is Box<Any>, anything is Box<Int>)
    let ints: Any = IntHolder(3)
    print(ints is Holder<Int>, ints is Holder<String>, ints is IntHolder)
    let lists: Any = ListHolder<Int>([1])
    print(lists is Holder<[Int]>, lists is Holder<Int>, lists is ListHolder<String>)
    let none: Any = Outcome<Int>.none
    let text: Any = Outcome.ok("a")
    print(none is Outcome<Int>, none is Outcome<String>, text is Outcome<String>)
    let optional: Any = Box<Int?>(value: nil)
    print(optional is Box<Int?>, optional is Box<Int>)
    func isBox<T>(_ value: Any, of type: T.Type) -> Bool { value is Box<T> }
    print(isBox(box, of: Int.self), isBox(box, of: String.self))
    switch box {
    case let box as Box<String>: print("String", box)
    case let box as Box<Int>: print("Int", box)
    default: print("none")
    }
    let list: [Any] = [Box(value: 1), Box(value: "a"), Box(value: 2.5)]
    print(list.compactMap { $0 as? Box<String> }, list.filter { $0 is Box<Double> }.count)
    do { throw Trouble<String>.other } catch is Trouble<Int> { print("Int") } catch is Trouble<
      String
    > { print("String") } catch { print("other") }
  }
}

func name<T>(_ value: T) -> String { "\(type(of: value))" }

enum NamesOfEmptyValues {
  static func main() {
    print(name([Int: String]()), name([Int]()), name(Set<Double>()), name(nil as Int?))
    print(name([nil as Int?]), name([[Int]]()), name(["a": [Double]()]), type(of: [Double]()))
  }
}

protocol Edging {
  init(_ end: Int)
  var end: Int { get }
}
protocol Graphing {
  associatedtype Vertex
  associatedtype Edge: Edging
  var edges: [[Edge]] { get set }
}
extension Graphing {
  mutating func add(_ end: Int) { edges.append([Edge(end)]) }
  var kinds: String { "\(Vertex.self) \(Edge.self)" }
  static var kind: String { "\(Edge.self)" }
}
struct PlainEdge: Edging {
  var end: Int
  init(_ end: Int) { self.end = end }
}
struct WeightedEdge<W>: Edging {
  var end: Int
  var weight: W?
  init(_ end: Int) {
    self.end = end
    weight = nil
  }
}
struct PlainGraph<Vertex>: Graphing { var edges: [[PlainEdge]] = [] }
struct WeightedGraph<Vertex, W>: Graphing { var edges: [[WeightedEdge<W>]] = [] }

enum AssociatedTypesMade {
  static func main() {
    var plain = PlainGraph<String>()
    plain.add(1)
    print(plain.edges, plain.kinds, PlainGraph<Int>.kind)
    var weighted = WeightedGraph<String, Int>()
    weighted.add(2)
    print(weighted.edges, weighted.kinds, WeightedGraph<Int, Double>.kind)
  }
}

protocol Weighing { associatedtype Weight }
extension WeightedEdge: Weighing { typealias Weight = W }
extension Graphing where Edge == PlainEdge {
  func told() -> String { "plain" }
  func toldWithin() -> String { told() }
}
extension Graphing where Edge: Weighing {
  func told() -> String { "weighted" }
  func toldWithin() -> String { told() }
}

enum ClausesOfExtensions {
  static func main() {
    print(PlainGraph<Int>().toldWithin(), WeightedGraph<Int, String>().toldWithin())
  }
}

protocol Rooted { associatedtype Root }
protocol PlainRoot {}
protocol ListRoot: PlainRoot {}
protocol Feeding: Rooted where Root: ListRoot {}
struct Entry<Context> { var name: String }
extension Entry where Context: PlainRoot {
  static func plain(_ name: String) -> Entry { Entry(name: "plain \(name)") }
}
extension Entry where Context: ListRoot {
  static func list(_ name: String) -> Entry { Entry(name: "list \(name)") }
}
struct Page<Format: Rooted> { var entries: [Entry<Format.Root>] }
extension Page where Format: Feeding {
  static func feed(_ name: String) -> Page { Page(entries: [.plain(name), .list(name)]) }
}
struct News: Feeding { enum Root: ListRoot {} }

enum ClausesOfProtocols {
  static func main() { print(Page<News>.feed("a").entries.map(\.name)) }
}

extension Collection where Self == SubSequence {
  mutating func cut(while isCut: (Element) -> Bool) {
    let start = firstIndex { !isCut($0) } ?? endIndex
    self = part(from: start)
  }
  mutating func cut(_ count: Int) { self = dropFirst(count) }
  func part(from start: Index) -> SubSequence { self[start..<endIndex] }
}

enum PartsThatAreTheirOwn {
  static func main() {
    var numbers = [2, 10, 15, 20] as ArraySlice
    numbers.cut { $0.isMultiple(of: 2) }
    print(numbers)
    numbers.cut(1)
    var text = "aab"[...]
    text.cut { $0 == "a" }
    print(numbers, text)
  }
}
