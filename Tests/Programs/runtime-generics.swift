import Foundation

enum CastsToParameters {
  struct Box<Value> {
    var any: Any
    var typed: Value? { any as? Value }
  }

  static func convert<T>(_ value: Any, _ type: T.Type) -> T? { value as? T }
  static func isOf<T>(_ value: Any, _: T.Type) -> Bool { value is T }
  static func all<T>(_ values: [Any], of type: T.Type) -> [T] { values.compactMap { $0 as? T } }
  static func handler<T>(_ body: @escaping (T) -> Void) -> (Any) -> Void {
    { if let value = $0 as? T { body(value) } else { print("not", T.self) } }
  }

  static func main() {
    print(convert(1, Int.self) as Any, convert("a", Int.self) as Any)
    print(isOf(2.0, Double.self), isOf(2, Double.self))
    print(Box<Int>(any: 1).typed as Any, Box<String>(any: 1).typed as Any)
    print(all([1, "a", 2], of: Int.self))
    let takesNumber = handler { (number: Int) in print("number", number) }
    takesNumber(4)
    takesNumber("q")
  }
}

struct LoadedItem: Codable, Equatable {
  var name: String
  var count: Int
}

enum ResultsOfParameters {
  static func load<T: Decodable>(_ json: String) -> T {
    try! JSONDecoder().decode(T.self, from: Data(json.utf8))
  }
  static func loadAll<T: Decodable>(_ json: String) -> [T] { load(json) }
  static func copy<T: Codable & Equatable>(_ value: T) -> Bool {
    guard let data = try? JSONEncoder().encode(value),
      let copy = try? JSONDecoder().decode(T.self, from: data)
    else { return false }
    return copy == value
  }
  static func main() {
    let item: LoadedItem = load(#"{"name": "a", "count": 2}"#)
    let items: [LoadedItem] = load(#"[{"name": "b", "count": 1}]"#)
    let numbers: [Double] = load("[1, 2.5]")
    print(item, items, numbers, copy(item), copy([1, 2]))
  }
}

typealias Handler<T> = (T) -> String
typealias Pairs<Key: Hashable> = [Key: [Int]]

enum GenericAliases {
  static func main() {
    let handler: Handler<Int> = { "got \($0)" }
    var pairs: Pairs<String> = [:]
    pairs["a", default: []].append(3)
    print(handler(3), pairs["a"]!)
  }
}

enum ErrorDescriptions {
  enum Failure: LocalizedError {
    case offline
    case status(Int)
    var errorDescription: String? {
      switch self {
      case .offline: "You are offline."
      case .status(let code): "Status \(code)."
      }
    }
  }
  enum Other: Error, LocalizedError {
    case bad
    var errorDescription: String? { "Bad." }
  }
  static func main() {
    print(Failure.offline.localizedDescription, Other.bad.localizedDescription)
    do { throw Failure.status(404) } catch { print(error.localizedDescription) }
    let error: any Error = Other.bad
    print(error.localizedDescription)
  }
}

enum SearchingTexts {
  static func main() {
    let text = "The quick brown fox jumps over the lazy dog"
    print(text.replacingOccurrences(of: "the", with: "a", options: .caseInsensitive))
    print(text.range(of: "QUICK", options: .caseInsensitive).map { text[$0] } ?? "none")
    print(text.range(of: "[a-z]+x", options: .regularExpression).map { text[$0] } ?? "none")
    print(text.replacingOccurrences(of: "(o)([a-z])", with: "<$2$1>", options: .regularExpression))
    print("a@b.co".range(of: #"^\S+@\S+\.\S+$"#, options: .regularExpression) != nil)
    print("file10".localizedStandardCompare("file9") == .orderedDescending)
    print("abc".caseInsensitiveCompare("ABC") == .orderedSame)
    print("a10".compare("a9", options: .numeric) == .orderedDescending)
    print("é".folding(options: .diacriticInsensitive, locale: nil))
    print(["b", "A", "c"].sorted { $0.localizedCaseInsensitiveCompare($1) == .orderedAscending })
  }
}

enum ZonesAndCalendars {
  static func main() {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "UTC")!
    calendar.locale = Locale(identifier: "en_US")
    let date = calendar.date(
      from: DateComponents(year: 2024, month: 3, day: 5, hour: 14, minute: 7))!
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(secondsFromGMT: 7200)
    formatter.dateFormat = "yyyy-MM-dd HH:mm Z EEE MMM d, h:mm a"
    print(formatter.string(from: date), calendar.component(.weekday, from: date))
    print(calendar.compare(date, to: date + 86400, toGranularity: .month) == .orderedSame)
    print(calendar.dateComponents([.year, .month], from: date))
    let next = calendar.nextDate(
      after: date, matching: DateComponents(hour: 0), matchingPolicy: .nextTime)!
    print(next.timeIntervalSince1970, calendar.ordinality(of: .day, in: .year, for: date)!)
    print(calendar.date(bySetting: .hour, value: 3, of: date)!.timeIntervalSince1970)
    calendar.timeZone = TimeZone(secondsFromGMT: -36000)!
    print(
      calendar.component(.hour, from: date), calendar.startOfDay(for: date).timeIntervalSince1970)
  }
}

enum TypesAsKeys {
  struct Registry {
    var values: [ObjectIdentifier: Any] = [:]
    mutating func set<T>(_ value: T) { values[ObjectIdentifier(T.self)] = value }
    func get<T>(_ type: T.Type) -> T? { values[ObjectIdentifier(type)] as? T }
    func any<T>() -> T? { values[ObjectIdentifier(T.self)] as? T }
  }
  static func main() {
    var registry = Registry()
    registry.set(5)
    registry.set("z")
    print(registry.get(Int.self) as Any, registry.get(String.self) as Any)
    print(registry.get(Double.self) as Any)
    let text: String? = registry.any()
    print(text as Any, ObjectIdentifier(Int.self) == ObjectIdentifier(Int.self))
  }
}

protocol MadeByNumber { init(number: Int) }
struct FirstMade: MadeByNumber { var number: Int }
struct SecondMade: MadeByNumber {
  var text: String
  init(number: Int) { text = "second \(number)" }
}

private func each<Made: MadeByNumber>(_ type: Made.Type) -> [Made] {
  [1, 2].map(Made.init(number:))
}
private func one<Made: MadeByNumber>(_ type: Made.Type) -> Made {
  let make = Made.init(number:)
  return make(3)
}
private func kinds<C: Collection>(_ list: C) -> String {
  "\([C.Element].self) \((([C.Element]) -> C).self)"
}

/// A generic parameter's initialiser as a function, and types of a parameter's own as values.
enum InitialisersOfParameters {
  static func main() {
    print(each(FirstMade.self).map(\.number), each(SecondMade.self).map(\.text))
    print(one(FirstMade.self).number, one(SecondMade.self).text)
    print(kinds([1]), kinds("a"))
  }
}
