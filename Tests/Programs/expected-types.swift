import Foundation

enum LiteralsInClosures {
  static func main() {
    let scaled: [Double] = [1, 4].map { $0 * 1.5 }
    let halves: [CGFloat] = [1, 2, 3].map { $0 / 2 }
    let doubles: [Double] = (0..<3).map { Double($0) / 2 }
    print(scaled, halves, doubles)
    let sum = [1, 2, 3].reduce(0.5) { $0 + Double($1) }
    let total = [0.25, 0.5].reduce(0, +)
    print(sum, total)
  }
}

enum ReturnedLiterals {
  static func ratio() -> Double { 3 }
  static func sizes() -> [CGFloat] { [1, 2.5] }
  static func table() -> [String: Double] { ["a": 1, "b": 2.5] }
  static func pair() -> (Double, Int) { (1, 2) }
  static func maybe(_ yes: Bool) -> Double? { yes ? 1 : nil }
  static func main() {
    print(ratio(), sizes(), table()["a"]!, pair(), maybe(true) as Any, maybe(false) as Any)
  }
}

enum DefaultsAndTernaries {
  static func inset(_ amount: Double = 4, by factor: CGFloat = 2) -> Double { amount * factor }
  static func main() {
    let wide = true
    let gap: CGFloat = wide ? 8 : 4
    let ratio = wide ? 1 : 0.5
    let optional: Double? = wide ? 12 : nil
    print(inset(), inset(3), inset(by: 1), gap, ratio, optional ?? 0)
    let mixed = [1, 2.5, 3]
    let nested: [[Double]] = [[1], [2, 3]]
    print(mixed, nested, -mixed[0], 2 * mixed[1])
  }
}

enum ImplicitMembersEverywhere {
  enum Size { case small, large }
  struct Style {
    var size: Size
    static let plain = Style(size: .small)
    static func sized(_ size: Size) -> Style { Style(size: size) }
    var doubled: Style { Style(size: .large) }
  }
  static func show(_ style: Style, _ others: Style...) { print(style.size, others.map(\.size)) }
  static func main() {
    show(.plain)
    show(.sized(.large), .plain, .init(size: .small))
    show(.plain.doubled)
    let styles: [String: Style] = ["a": .plain, "b": .sized(.large)]
    print(styles["b"]!.size, styles["c", default: .plain].size)
    let chosen: Size = styles.count > 1 ? .large : .small
    let sizes: Set<Size> = [.small, chosen]
    print(sizes.count, sizes.contains(.large), chosen == .large)
    var current: Style? = .plain
    current = .sized(.large)
    current?.size = .small
    print(current?.size == .small)
  }
}

enum IntegerOrFloat {
  static func area(_ width: Double, _ height: Double) -> Double { width * height }
  static func area(_ width: Int, _ height: Int) -> Int { width * height }
  static func main() {
    print(area(2, 3), area(2.0, 3), type(of: area(1, 1)))
    let third: Double = 1 / 3
    let whole = 7 / 2
    let float: Float = 7 / 2
    print(third, whole, float, 7 / 2.0, Double(7) / 2, 1e3, 0x10, 1_000)
    let side = 3
    let exact = Double(side) * 1.5 + 2
    print(exact, CGFloat(side) / 2, max(1, 2.5), min(side, 2), abs(-2.5))
    var count = 10
    count /= 4
    var share = 10.0
    share /= 4
    print(count, share, pow(2.0, 10.0), sqrt(16))
  }
}

enum ClosuresOfKnownType {
  static func main() {
    let areas: [(Double, Double) -> Double] = [{ $0 * $1 }, { $0 * $1 / 2 }]
    print(areas.map { $0(3, 4) })
    let makers: [String: () -> [Int]] = ["one": { [1] }, "none": { [] }]
    print(makers["one"]!(), makers["none"]?() ?? [9])
    func apply(_ value: Double, _ change: (Double) -> Double) -> Double { change(value) }
    print(apply(2) { $0 * 3 }, apply(9, sqrt), apply(1, { -$0 }))
    let compose: (@escaping (Int) -> Int, @escaping (Int) -> Int) -> (Int) -> Int = { f, g in
      { g(f($0)) }
    }
    print(compose({ $0 + 1 }, { $0 * 10 })(4))
    let sorted = ["pear", "fig", "apple"].sorted { ($0.count, $0) < ($1.count, $1) }
    print(sorted)
  }
}

enum OptionalsThatFlow {
  struct Node { var next: [Node]?; var value = 0 }
  static func main() {
    let none: [Int]? = nil
    let some: [Int]? = [1, 2]
    print(none?.count ?? -1, some?.map { $0 * 2 } ?? [], some?.first ?? 0)
    let node = Node(next: [Node(next: nil, value: 3)])
    print(node.next?.first?.value as Any, node.next?.first?.next?.first as Any)
    let numbers: [Int?] = [1, nil, 3]
    print(numbers.compactMap { $0 }.reduce(0, +), numbers)
    for case let number? in numbers { print(number, terminator: " ") }
    print()
    let word: String? = "hi"
    if let word, word.count > 1 { print("long", word) }
    let length = word.map(\.count)
    let parsed = ["1", "x"].map { Int($0) }
    print(length as Any, parsed, word.flatMap { Int($0) } as Any)
  }
}
