// What whole apps extend of libraries' types, and overload by what they give.
import Foundation

extension Date {
  fileprivate func next(_ weekday: Weekday) -> String { move(.forward, weekday) }
  fileprivate func move(_ way: Way, _ weekday: Weekday) -> String { "\(way) \(weekday.rawValue)" }
}

extension Date {
  fileprivate enum Weekday: String { case monday, sunday }
  fileprivate enum Way { case forward, backward }
}

extension Date.Weekday {
  fileprivate var short: String { String(rawValue.prefix(2)) }
}

enum TypesOfOtherExtensions {
  static func main() {
    print(Date().next(.sunday), Date.Weekday.monday.short)
  }
}

private struct CommaStyle: FormatStyle {
  var comma: Bool
  func format(_ value: TimeInterval) -> String { comma ? "\(value)," : "\(value)" }
}

extension FormatStyle where Self == CommaStyle {
  fileprivate static func commas(on: Bool) -> CommaStyle { CommaStyle(comma: on) }
  fileprivate static var commas: CommaStyle { CommaStyle(comma: false) }
}

enum FormatsOfNumbers {
  static func main() {
    let time: TimeInterval = 2.5
    print(
      time.formatted(.commas(on: true)), time.formatted(.commas),
      time.formatted(CommaStyle(comma: true)))
  }
}

private protocol Stored: Codable {}

private struct Model: Stored { var a = 1 }

private final class Store {
  func get<T: Stored>(_ key: String) -> T? {
    print("one")
    return nil
  }
  func get<C>(_ key: String) -> C? where C: Collection & Codable, C.Element: Stored {
    print("many")
    return nil
  }
  func get<Value: Codable>(_ key: String) -> [Int: Value]? {
    print("keyed")
    return nil
  }
  func get(_ key: String) -> Int? {
    print("number")
    return nil
  }
}

enum OverloadsByOptionalResults {
  private static let store = Store()
  private static func one() -> Model? { store.get("a") }
  private static func many() -> [Model]? { return store.get("a") }
  private static func keyed() -> [Int: String]? { store.get("a") }
  private static func number() -> Int? { store.get("a") }
  private static func orNone() -> [Model] { store.get("a") ?? [] }
  private static func orThree() -> Int { store.get("a") ?? 3 }
  static func main() {
    print(one() == nil, many() == nil, keyed() == nil, number() == nil, orNone().count, orThree())
    let model: Model? = store.get("b")
    print(model?.a ?? 7)
  }
}

enum ConvenienceAlone {
  class Heading {
    var title = "x"
    convenience init(title: String) {
      self.init()
      self.title = title
    }
  }
  class Part: Heading {
    var more = 1
    convenience init(more: Int) {
      self.init()
      self.more = more
    }
  }
  static func main() {
    print(Heading().title, Heading(title: "y").title)
    print(Part().more, Part(more: 4).more, Part(title: "q").title)
  }
}

extension Array: ExpressibleByIntegerLiteral where Element == Int {
  public init(integerLiteral value: Int) { self = [value] }
}

enum ListsFromIntegers {
  static func main() {
    let list: [Int] = 5
    print(list, list + [1], [2, 3])
  }
}
