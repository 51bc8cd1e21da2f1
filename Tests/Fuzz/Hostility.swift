import SwiftInterpreter

/// Makes programs that try to run or grow without end, each following from its seed: loops within
/// loops, collections and texts that double, values within values, calls within calls, views within
/// views, numbers that no screen has, and declarations that are long, deep or refer to each other.
struct Hostility {
  var random: RandomSource

  init(seed: UInt64) {
    random = RandomSource(seed: seed &* 0xD1B5_4A32_D192_ED03)
  }

  /// A program by itself, a scene whose body does the same, or a scene that attacks by its views,
  /// its state or its source.
  mutating func subject(_ seed: UInt64) -> Subject {
    let text =
      switch Int.random(in: 0..<8, using: &random) {
      case 0, 1:
        "\(Self.declarations)\n\(Self.variables)\n\(body)\nprint(n, s.count, a.count)"
      case 2:
        """
        import SwiftUI
        \(Self.declarations)
        func attack() -> Int { \(Self.variables)
        \(body)
        return n }
        #Preview { let n = attack(); Text("\\(n)") }
        """
      case 3: stateful
      case 4: source
      default:
        """
        import SwiftUI
        \(Self.viewDeclarations)
        #Preview { \(view(depth: 0)) }
        """
      }
    return Subject(name: "hostile \(seed)", text: text)
  }

  private var body: String {
    mutating get {
      (0..<Int.random(in: 1...4, using: &random)).map { _ in statement(depth: 0) }
        .joined(separator: "\n")
    }
  }

  // MARK: Statements

  static let declarations = """
    import Foundation
    final class Node { var next: Any?; var more: [Any] = []; init(_ next: Any?) { self.next = next } }
    indirect enum E: Hashable { case end, more(E), both(E, E) }
    struct Pair: Hashable { var x: AnyHashable; var y: AnyHashable }
    struct Wide: Hashable { var a = 1.0, b = 2.0, c = "c", d: [Int] = [1, 2] }
    func deep(_ n: Int) -> Int { n <= 0 ? 0 : 1 + deep(n - 1) }
    func fibonacci(_ n: Int) -> Int { n < 2 ? n : fibonacci(n - 1) &+ fibonacci(n - 2) }
    func twice(_ f: @escaping () -> Int) -> () -> Int { { f() + f() } }
    struct G<T> { var t: T }
    func generic<T>(_ t: T, _ n: Int) -> Int { n <= 0 ? 0 : generic(G(t: t), n - 1) }
    protocol P { var next: any P { get } }
    extension P { func far(_ n: Int) -> Int { n <= 0 ? 0 : 1 + next.far(n - 1) } }
    struct Q: P { var next: any P { Q() } }
    struct Coded: Codable { var a = [1]; var b = ["k": "v"]; var more: [Coded] = [] }
    indirect enum Tree: Codable { case leaf, node(Tree) }
    struct Endless: Sequence, IteratorProtocol { mutating func next() -> Int? { 1 } }
    struct Clash: Hashable {
      var n: Int
      static func == (a: Clash, b: Clash) -> Bool { a.n == b.n }
      func hash(into hasher: inout Hasher) { hasher.combine(1) }
    }
    @propertyWrapper struct Doubling { var wrappedValue: [Int] { didSet { wrappedValue += wrappedValue } } }
    class Base { var n = 1; func f(_ k: Int) -> Int { k <= 0 ? n : f(k - 1) } }
    class Derived: Base { override func f(_ k: Int) -> Int { super.f(k - 1) &+ super.f(k - 2) } }
    """

  static let variables = """
    var n = 0
    var s = "ab"
    var a: [Any] = [1]
    var w: [Int] = [3, 1, 2]
    var t: [String] = ["b", "a"]
    var x = 1.5
    var d: [AnyHashable: Any] = [:]
    var u: Set<Int> = []
    var e = E.end
    var node: Node? = nil
    var f = { 1 }
    var j = Coded()
    var tree = Tree.leaf
    var c: Character = "a"
    var data = Data([1, 2, 3])
    var key = \\Node.more
    var sub = s[...]
    """

  private mutating func statement(depth: Int) -> String {
    let inner = depth < 3 ? statement(depth: depth + 1) : pick(Self.steps)
    switch Int.random(in: 0..<9, using: &random) {
    case 0, 1, 2: return pick(Self.steps)
    case 3, 4, 5: return "for i in 0..<\(pick(Self.counts)) { n &+= i; \(inner) }"
    case 6: return "while n >= 0 || true { n &+= 1; \(inner) }"
    case 7: return "(0..<\(pick(Self.counts))).forEach { i in n &+= i; \(inner) }"
    default: return "\(pick(Self.steps)); \(inner)"
    }
  }

  private static let counts = ["3", "40", "1_000", "1_000_000", "1_000_000_000"]

  private static let steps = texts + searches + collections + numbers + values

  mutating func pick(_ elements: [String]) -> String {
    elements[Int.random(in: 0..<elements.count, using: &random)]
  }
}
