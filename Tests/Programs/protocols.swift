enum DefaultImplementations {
  static func main() {
    let all: [Greeting] = [PoliteGuest(name: "Ada"), RudeGuest()]
    for guest in all { print(guest.greet(), guest.shout()) }
  }
}

protocol Greeting {
  var name: String { get }
  func greet() -> String
}

extension Greeting {
  func greet() -> String { "Good day, I am \(name)" }
  func shout() -> String { greet().uppercased() }
}

struct PoliteGuest: Greeting { let name: String }
struct RudeGuest: Greeting {
  var name: String { "nobody" }
  func greet() -> String { "Hm" }
}

protocol Area { var area: Double { get } }
struct Rect: Area {
  var w: Double
  var h: Double
  var area: Double { w * h }
}
struct Disc: Area {
  var r: Double
  var area: Double { 3 * r * r }
}

enum Existentials {
  static func main() {
    let shapes: [any Area] = [Rect(w: 2, h: 3), Disc(r: 1)]
    print(shapes.map(\.area), shapes.map(\.area).reduce(0, +))
    print(shapes.compactMap { $0 as? Disc }.count, shapes[0] is Rect)
  }
}

enum OpaqueResults {
  static func make() -> some Area { Rect(w: 1, h: 5) }
  static func largest(_ shapes: [any Area]) -> any Area { shapes.max { $0.area < $1.area }! }
  static func main() {
    print(make().area, largest([Disc(r: 2), make()]).area)
  }
}

protocol Container2 {
  associatedtype Item
  var items: [Item] { get set }
  init()
}
extension Container2 {
  mutating func add(_ item: Item) { items.append(item) }
  var count: Int { items.count }
}
extension Container2 where Item: Equatable {
  func has(_ item: Item) -> Bool { items.contains(item) }
}
struct Bag<T>: Container2 {
  var items: [T] = []
}

enum AssociatedTypes {
  static func main() {
    var bag = Bag<String>()
    bag.add("a")
    bag.add("b")
    print(bag.count, bag.has("b"), bag.has("z"), Bag<Int>().count)
  }
}

enum ProtocolInheritance {
  static func main() {
    let item: Named & Priced = Book(name: "Growth", price: 30)
    print(item.name, item.price, label(of: Book(name: "Form", price: 12)))
  }
  static func label<T: Named & Priced>(of thing: T) -> String { "\(thing.name): \(thing.price)" }
}
protocol Named { var name: String { get } }
protocol Priced { var price: Int { get } }
struct Book: Named, Priced {
  let name: String
  let price: Int
}

enum StaticRequirements {
  static func main() {
    func unit<T: HasUnit>(_ type: T.Type) -> String { T.unit + String(T.zero.amount) }
    print(unit(Meters.self), Meters.unit)
  }
}
protocol HasUnit {
  static var unit: String { get }
  static var zero: Self { get }
  var amount: Int { get }
}
struct Meters: HasUnit {
  static let unit = "m"
  static var zero: Meters { Meters(amount: 0) }
  let amount: Int
}

enum MutatingRequirements {
  static func main() {
    var switch_ = Toggle(isOn: false)
    switch_.toggle()
    print(switch_.isOn)
    var any: any Togglable = switch_
    any.toggle()
    print(any.isOn)
  }
}
protocol Togglable {
  var isOn: Bool { get set }
}
extension Togglable {
  mutating func toggle() { isOn.toggle() }
}
struct Toggle: Togglable { var isOn: Bool }

enum Conformances {
  static func main() {
    print([Score(3), Score(1)].sorted().map(\.value), Score(2) == Score(2), "\(Score(5))")
    print([Score(1), Score(4)].max()!.value, Score(1) >= Score(2))
  }
}
struct Score: Comparable, CustomStringConvertible {
  let value: Int
  init(_ value: Int) { self.value = value }
  static func < (a: Score, b: Score) -> Bool { a.value < b.value }
  var description: String { "\(value) pts" }
}

enum ExtensionsOfStandardTypes {
  static func main() {
    print(5.squared, "abc".doubled(), [3, 4].total, [1.5].total, "x".repeated3)
  }
}
extension Int { var squared: Int { self * self } }
extension String {
  func doubled() -> String { self + self }
  var repeated3: String { String(repeating: self, count: 3) }
}
extension Array where Element: Numeric {
  var total: Element { reduce(0, +) }
}

enum ProtocolTypedCollections {
  static func main() {
    let things: [Any] = [1, "s", 2.5, Rect(w: 1, h: 1)]
    for thing in things {
      switch thing {
      case let number as Int: print("int", number)
      case let text as String: print("string", text)
      case is Double: print("double")
      case let shape as any Area: print("area", shape.area)
      default: print("?")
      }
    }
  }
}
