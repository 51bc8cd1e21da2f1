/// What a protocol asks for that it inherits is the type's own, whatever default the refining
/// protocol's extension has.
protocol Token {
  var id: Int { get }
  var count: Int { get set }
  var note: String? { get }
  subscript(index: Int) -> Int { get }
  func name() -> String
}
protocol Layer: Token {}
extension Layer {
  var id: Int { -1 }
  var count: Int {
    get { 0 }
    set {}
  }
  var note: String? { nil }
  subscript(index: Int) -> Int { -index }
  func name() -> String { "layer \(id)" }
  func shown() -> Int { id }
  func third() -> Int { self[3] }
  mutating func grow() { count += 1 }
}
struct Tile: Layer {
  let id: Int
  var count = 5
  var note: String? = "n"
  subscript(index: Int) -> Int { index * 10 }
}
struct Plain: Layer {}
func id<T: Layer>(_ value: T) -> Int { value.id }
func ids<T: Layer>(_ values: [T]) -> [Int] { values.map { $0.id } + values.map(\.id) }
func second<T: Layer>(_ value: T) -> Int { value[2] }
func grown<T: Layer>(_ value: inout T) -> String {
  value.count += 10
  value.grow()
  return "\(value.count) \(value.name()) \(value.note ?? "-")"
}

enum OfProperties {
  static func main() {
    print(Tile(id: 4).shown(), id(Tile(id: 9)), ids([Tile(id: 6)]), id(Plain()))
    print(Tile(id: 4).third(), second(Tile(id: 9)), (Tile(id: 1) as any Layer)[2], Plain()[2])
    var tile = Tile(id: 1)
    print(grown(&tile), tile.count)
    var any: any Layer = Tile(id: 2)
    any.count = 8
    print(any.count, any.name(), any.note as Any)
  }
}

protocol Titled: CustomStringConvertible {}
extension Titled {
  var description: String { "titled" }
  func text() -> String { description }
}
struct Book: Titled {
  var pages = 3
  var description: String { "book of \(pages)" }
}
struct Leaf: Titled {}
func text<T: Titled>(_ value: T) -> String { value.description }
protocol Same: Equatable {}
extension Same {
  static func == (a: Self, b: Self) -> Bool { true }
  func isSame(_ other: Self) -> Bool { self == other }
}
struct Coin: Same {
  var value = 1
  static func == (a: Coin, b: Coin) -> Bool { a.value == b.value }
}
struct Speck: Same { var value = 1 }
func same<T: Same>(_ a: T, _ b: T) -> Bool { a == b }
protocol Ranked: Comparable {}
extension Ranked { static func < (a: Self, b: Self) -> Bool { false } }
struct Rank: Ranked {
  var value: Int
  static func < (a: Rank, b: Rank) -> Bool { a.value < b.value }
}
func isLess<T: Ranked>(_ a: T, _ b: T) -> Bool { a < b }
func isMore<T: Ranked>(_ a: T, _ b: T) -> Bool { a > b }
protocol Known: Identifiable where ID == Int {}
extension Known {
  var id: Int { 0 }
  func shown() -> Int { id }
}
struct Person: Known { var id = 5 }
func known<T: Known>(_ value: T) -> Int { value.id }

enum OfTheLibrarys {
  static func main() {
    print(Book().text(), "\(Book())", text(Book()), Leaf().text(), Leaf())
    print(Coin(value: 1).isSame(Coin(value: 2)), same(Coin(value: 1), Coin(value: 2)))
    print(Speck(value: 1).isSame(Speck(value: 2)), same(Speck(value: 1), Speck(value: 2)))
    print(isLess(Rank(value: 1), Rank(value: 2)), isMore(Rank(value: 3), Rank(value: 2)))
    print([Rank(value: 3), Rank(value: 1)].min()!.value)
    print(Person().shown(), known(Person(id: 7)))
  }
}

protocol Counted: AnyObject { var total: Int { get set } }
protocol Stepped: Counted {}
extension Stepped {
  var total: Int {
    get { 0 }
    set {}
  }
  func step() { total += 1 }
}
final class Counter: Stepped { var total = 3 { didSet { print("did", oldValue, total) } } }
func lower<T: Stepped>(_ value: T) { value.total -= 2 }
protocol Endless { var id: Int { get } }
protocol Placed: Endless, Hashable {}
extension Placed {
  var id: Int { id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
  static func == (a: Self, b: Self) -> Bool { a.id == b.id }
}
struct Stone: Placed {
  let id: Int
  var other = 0
}

enum OfClasses {
  static func main() {
    let counter = Counter()
    counter.step()
    let any: any Stepped = counter
    any.total = 9
    lower(counter)
    print(counter.total)
    print(Set([Stone(id: 1), Stone(id: 2)]).count, Stone(id: 1, other: 4) == Stone(id: 1))
  }
}
