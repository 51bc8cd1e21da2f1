enum Basics {
  static func main() {
    var ages = ["Ada": 36, "Grace": 85]
    ages["Emmy"] = 53
    ages["Ada"] = nil
    print(ages.count, ages["Grace"] as Any, ages["Ada"] as Any, ages["x", default: 0])
    print(ages.keys.sorted(), ages.values.sorted(), ages.isEmpty)
  }
}

enum Iterating {
  static func main() {
    let stock = ["pear": 3, "fig": 0, "kiwi": 12]
    for (name, count) in stock.sorted(by: { $0.key < $1.key }) { print(name, count) }
    print(stock.filter { $0.value > 0 }.keys.sorted(), stock.map { $0.value }.reduce(0, +))
    print(stock.mapValues { $0 * 2 }.sorted { $0.value < $1.value }.map { $0.key })
    print(stock.contains { $0.value == 0 }, stock.min { $0.value < $1.value }!.key)
  }
}

enum Grouping {
  static func main() {
    let words = ["apple", "avocado", "banana", "blueberry", "cherry"]
    let groups = Dictionary(grouping: words) { $0.first! }
    for key in groups.keys.sorted() { print(key, groups[key]!) }
    let lengths = Dictionary(uniqueKeysWithValues: words.map { ($0, $0.count) })
    print(lengths["banana"]!)
    print(Dictionary([("a", 1), ("a", 2)], uniquingKeysWith: +)["a"]!)
  }
}

enum Merging {
  static func main() {
    var settings = ["a": 1, "b": 2]
    settings.merge(["b": 3, "c": 4]) { old, new in old * 10 + new }
    print(settings.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" })
    let merged = settings.merging(["a": 0]) { $1 }
    print(merged["a"]!, settings["a"]!)
    print(settings.removeValue(forKey: "a") as Any, settings.updateValue(9, forKey: "b") as Any)
  }
}

enum Nested {
  static func main() {
    var table: [String: [String: Int]] = [:]
    table["x", default: [:]]["y"] = 1
    table["x"]?["z"] = 2
    print(table["x"]!.keys.sorted(), table["q"]?["y"] as Any)
    var lists: [Int: [Int]] = [:]
    for n in 1...6 { lists[n % 3, default: []].append(n) }
    print(lists[0]!, lists[1]!, lists[2]!)
  }
}

enum EnumKeys {
  enum Direction: Hashable, CaseIterable { case north, south }
  static func main() {
    var steps: [Direction: Int] = [:]
    steps[.north] = 3
    for direction in Direction.allCases { print(direction, steps[direction] ?? 0) }
  }
}

enum StructKeys {
  struct Cell: Hashable {
    var row: Int
    var column: Int
  }
  static func main() {
    var board = [Cell(row: 0, column: 1): "X"]
    board[Cell(row: 2, column: 2)] = "O"
    print(board[Cell(row: 0, column: 1)] ?? ".", board[.init(row: 1, column: 1)] ?? ".")
    print(board.count, Cell(row: 1, column: 2) == Cell(row: 1, column: 2))
  }
}

enum Counting {
  static func main() {
    let text = "to be or not to be"
    let counts = text.split(separator: " ").reduce(into: [:]) { $0[$1, default: 0] += 1 }
    let ranked = counts.sorted { $0.value != $1.value ? $0.value > $1.value : $0.key < $1.key }
    print(ranked.map { "\($0.key)=\($0.value)" }.joined(separator: " "))
  }
}

enum Equality {
  static func main() {
    print(["a": 1, "b": 2] == ["b": 2, "a": 1], ["a": [1]] == ["a": [2]], [String: Int]() == [:])
    let optional: [String: Int?] = ["x": nil]
    print(optional.count, optional["x"] as Any, optional["y"] as Any)
  }
}

enum CompactMapValues {
  static func main() {
    let raw = ["a": "1", "b": "two", "c": "3"]
    let parsed = raw.compactMapValues { Int($0) }
    print(parsed.keys.sorted(), parsed.values.reduce(0, +))
    let inverse = Dictionary(uniqueKeysWithValues: parsed.map { ($1, $0) })
    print(inverse[3] ?? "?", raw.first { $0.value == "two" }?.key ?? "?")
  }
}

/// The keys and values of a literal are told by its subscript's use.
enum LiteralWithSubscript {
  enum Key: Hashable { case add, subtract, none }
  enum Sign { case plus, minus, none }

  static func name(_ key: Key) -> String { [.add: "plus", .subtract: "minus"][key] ?? "?" }
  static func sign(_ key: Key) -> Sign { [.add: .plus, .subtract: .minus][key] ?? .none }

  static func main() {
    let key = Key.add
    let found: Sign? = [.add: .plus, .subtract: .minus][key]
    let other: Sign = [.add: Sign.plus][Key.none, default: .none]
    let count: Int? = [.add: 1, .subtract: 2][Key.subtract]
    let share: Double = ["a": 1, "b": 2][key == .add ? "a" : "b"]!
    print(found as Any, other, count!, share, name(.subtract), name(.none), sign(.add), sign(.none))
    var current = Sign.none
    current = [.add: .plus, .subtract: .minus][key] ?? .none
    print(current, [1: "a", 2: "b"][1] ?? "z")
  }
}
