/// Literals that the whole expression tells, through members, closures and generic calls.
enum LiteralsToldByWhatTheyComeTo {
  struct Item { let id: Int; var size = 1.0 }
  static func make() -> Int { 1 }
  static func make() -> Double { 2.5 }

  static func main() {
    let items: [Item] = (0..<3).map { .init(id: $0) }
    print(items.map(\.id))
    let spread: [Double] = [[1, 2], [3]].flatMap { $0.map { $0 / 2 } }
    print(spread)
    let all: [Double] = [1, 2].map { $0 + make() }
    print(all)
    let isOn = true
    let value: Int? = if isOn { nil } else { 4 }
    print(value as Any)
    let lengths: [String: Double] = Dictionary(uniqueKeysWithValues: [("a", 1), ("b", 2)])
    print(lengths["a"]!)
    let pairs: [(String, Double)] = Array(zip(["a"], [1]))
    print(pairs)
  }
}

enum LiteralsWithinCalls {
  static func zero<T: ExpressibleByIntegerLiteral>() -> T { 0 }

  static func main() {
    let total: Double = [1, 2].lazy.map { $0 * 2 }.reduce(zero(), +)
    print(total)
    let maximum: Float = max([1, 2].max()!, [3].first ?? 0)
    print(maximum)
    let grouped: [Bool: [Double]] = Dictionary(grouping: [1, 2, 3]) { $0 > 1.5 }
    print(grouped[true]!.count, grouped[true]![0])
    let slice: ArraySlice<Double> = [1, 2, 3].filter { $0 > 1 }[1...]
    print(slice)
    let limits: ClosedRange<Double> = [1, 2].min()!...[3, 4].max()!
    print(limits)
    let sorted: [Double] = [3, 1, 2].sorted { a, b in a * 1.5 < b }
    print(sorted)
    let f: Float? = [1: 2][1].map { $0 / 4 }
    print(f as Any)
  }
}

enum LiteralsThatAreOptional {
  enum Side { case left, right }
  struct Key { var side = Side.left }

  static func main() {
    var key: Key?
    print([Side.left, Side.right].contains(key?.side))
    key = Key()
    print(
      [Side.left, .right].contains(key?.side), [.left].contains(key?.side),
      [.left: 1][key?.side] ?? 0)
    print([1, 2].contains(["a": 1]["a"]), ["x"].firstIndex(of: key.map { _ in "x" })!)
  }
}
