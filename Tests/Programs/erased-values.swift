import Foundation

private struct Seat: Hashable { let row: Int }

enum HashedThings {
  static func main() {
    let name: AnyHashable = "ink"
    print(name, [name], ["k": 1 as Any] as [AnyHashable: Any], name == AnyHashable("ink"))
    var notes: [AnyHashable: Any] = [:]
    notes["one"] = 1
    notes[2] = "two"
    print(notes.count, notes["one"] as Any, notes[AnyHashable(2)] as Any, notes[3] as Any)
    print(name as? String as Any, name as? Int as Any, name.base, name is String)
    let erased: Any = name
    print(erased as? String as Any, erased is AnyHashable, (5 as Any) as? AnyHashable as Any)
    var seen: Set<AnyHashable> = [1, "a", 2.5]
    seen.insert("a")
    print(seen.count, seen.contains(2.5), seen.contains("b"))
    let seats: [AnyHashable] = [Seat(row: 1), Seat(row: 2)]
    print(seats.firstIndex(of: Seat(row: 2)) as Any, seats.contains(Seat(row: 3)))
    print(seats.map { ($0 as! Seat).row }, seats == [Seat(row: 1), Seat(row: 2)])
    var unlike = [AnyHashable?]()
    for item in ["x", 4, "x", nil] as [AnyHashable?] where !unlike.contains(item) {
      unlike.append(item)
    }
    print(unlike.count)
    func count(_ info: [AnyHashable: Any]?) -> Int { (info as? [String: Any])?.count ?? -1 }
    print(count(["a": 3]), count(nil), count([1: 2]))
    var groups = [AnyHashable: [Int]]()
    groups["x", default: []].append(1)
    groups["x", default: []].append(2)
    print(groups, name.hashValue == "ink".hashValue)
    switch name {
    case let text as String: print("text", text)
    default: print("another")
    }
  }
}

private protocol Empty { var isEmptied: Bool { get } }
extension Optional: Empty { var isEmptied: Bool { self == nil } }
private protocol Drawn {}
private struct Dot: Drawn {}
private struct Form {
  let title: String? = "T"
  let note: Int? = nil
}

enum OptionalsWithin {
  static func main() {
    for child in Mirror(reflecting: Form()).children {
      let value = child.value
      print(
        child.label ?? "", value is ExpressibleByNilLiteral,
        (value as? Empty)?.isEmptied as Any, Mirror(reflecting: value).children.count)
    }
    let some: Any = Optional<Int>.some(3) as Any
    print(some is Empty, some is Int, (some as? Int) as Any)
    let values: [String: Any] = ["n": 4]
    print(values["n"] as? CustomStringConvertible as Any, values["n"] is any Hashable)
    func kind<T>(_ value: T) -> String { "\(T.self) \(type(of: value))" }
    print(kind(5 as Any), kind([1 as Any]), kind(Optional(5) as Any), kind(["k": 1 as Any]))
  }
}

enum FunctionsWithin {
  static func twice(_ number: Int) -> Int { number * 2 }
  static func main() {
    let made: Any = { (number: Int) -> Int in number + 1 }
    print(made is (Int) -> Int, made is (String) -> Int, (made as? () -> Void) == nil)
    let named: Any = twice
    print(named is (Int) -> Int, named is (Int) -> String, (named as? (Int) -> Int)?(4) as Any)
    let steps: [Any] = [{ print("now") } as () -> Void, twice, 3]
    for step in steps {
      if let run = step as? () -> Void { run() }
      if let change = step as? (Int) -> Int { print(change(5)) }
    }
  }
}

protocol Tagged { var tag: String { get } }
struct Stop: Hashable, Codable, Tagged {
  var number = 1
  var tag: String { "stop \(number)" }
}

/// A cast to a protocol looks into an `AnyHashable`.
enum HashablesAsProtocols {
  static func main() {
    let path: [AnyHashable] = [1, "two", AnyHashable(Stop())]
    print(path.compactMap { $0 as? Codable }.count, path[2] is Codable, path[0] is Tagged)
    if let tagged = path[2] as? any Tagged { print(tagged.tag) }
    switch path[2] {
    case let tagged as Tagged: print("tagged", tagged.tag)
    default: print("plain")
    }
    print(path.compactMap { $0 as? Tagged }.map(\.tag), path.contains { $0 is Tagged })
    print(((path[2] as Any) as? Tagged)?.tag ?? "none", path[0] is any Hashable)
  }
}
