import SwiftInterpreter

/// Makes programs that try to run or grow without end, each following from its seed: loops within
/// loops, collections and texts that double, values within values, calls within calls.
struct Hostility {
  private var random: RandomSource

  init(seed: UInt64) {
    random = RandomSource(seed: seed &* 0xD1B5_4A32_D192_ED03)
  }

  /// A program of the project's own kind, or a scene whose body does the same.
  mutating func subject(_ seed: UInt64) -> Subject {
    let body = (0..<Int.random(in: 1...4, using: &random)).map { _ in statement(depth: 0) }
      .joined(separator: "\n")
    let isScene = Int.random(in: 0..<3, using: &random) == 0
    let text =
      isScene
      ? """
      import SwiftUI
      \(Self.declarations)
      func attack() -> Int { \(Self.variables)
      \(body)
      return n }
      #Preview { let n = attack(); \(pick(Self.views)) }
      """ : "\(Self.declarations)\n\(Self.variables)\n\(body)\nprint(n, s.count, a.count)"
    return Subject(name: "hostile \(seed)", text: text)
  }

  private static let declarations = """
    final class Node { var next: Any?; var more: [Any] = []; init(_ next: Any?) { self.next = next } }
    indirect enum E: Hashable { case end, more(E), both(E, E) }
    struct Pair: Hashable { var x: AnyHashable; var y: AnyHashable }
    func deep(_ n: Int) -> Int { n <= 0 ? 0 : 1 + deep(n - 1) }
    func twice(_ f: @escaping () -> Int) -> () -> Int { { f() + f() } }
    """

  private static let variables = """
    var n = 0
    var s = "ab"
    var a: [Any] = [1]
    var d: [AnyHashable: Any] = [:]
    var e = E.end
    var node: Node? = nil
    var f = { 1 }
    """

  private static let views = [
    "Text(\"\\(n)\")", "VStack { ForEach(0..<100_000) { i in Text(\"\\(i)\") } }",
    "Grid { ForEach(0..<200) { i in GridRow { ForEach(0..<200) { j in Color.red } } } }",
    "ViewThatFits { ForEach(0..<1_000) { i in Text(\"\\(i)\").padding(CGFloat(i)) } }",
    "GeometryReader { p in Text(\"\\(n) \\(p.size.width)\") }",
    "LazyVStack { ForEach(0..<10_000_000) { i in Text(\"\\(i)\") } }",
    "Text(String(repeating: \"word \", count: 100_000))",
  ]

  private mutating func statement(depth: Int) -> String {
    let inner = depth < 3 ? statement(depth: depth + 1) : pick(Self.steps)
    switch Int.random(in: 0..<8, using: &random) {
    case 0, 1, 2: return pick(Self.steps)
    case 3, 4, 5: return "for i in 0..<\(pick(Self.counts)) { n &+= i; \(inner) }"
    case 6: return "while n >= 0 || true { n &+= 1; \(inner) }"
    default: return "(0..<\(pick(Self.counts))).forEach { i in n &+= i; \(inner) }"
    }
  }

  private static let counts = ["3", "40", "1_000", "1_000_000", "1_000_000_000"]

  private static let steps = [
    "s += s", "s = s.replacingOccurrences(of: \"a\", with: \"aba\")", "s = String(s.reversed())",
    "s = s.components(separatedBy: \"a\").joined(separator: \"aa\")", "s += \"\\(a.count)\\(s)\"",
    "n &+= s.range(of: \"ba\") == nil ? 1 : 2", "n &+= s.contains(/(a+b*)+c/) ? 1 : 0",
    "if n % 1_000 < s.count { s.insert(\"x\", at: s.index(s.startIndex, offsetBy: n % 1_000)) }",
    "s = s.padding(toLength: 1_000_000, withPad: \"xy\", startingAt: 0)", "s = s.uppercased() + s",
    "a += a", "a.append(a)", "a = [a, a]",
    "a.append(contentsOf: Array(repeating: n, count: 100_000))",
    "a.insert(n, at: 0)", "if !a.isEmpty { a.removeFirst() }", "a = a.reversed()", "a.shuffle()",
    "a = (0..<100_000).map { $0 }", "a = a.flatMap { [$0, $0] }", "let b = a; a.append(b.count)",
    "d[n] = d", "d[s] = a", "d = d.filter { _ in true }", "d[Pair(x: n, y: s)] = s",
    "e = .more(e)", "e = .both(e, e)", "n &+= e.hashValue", "n &+= e == .more(e) ? 1 : 0",
    "n &+= Set([e, .end]).count", "s = \"\\(e)\"",
    "node = Node(node)", "node?.more.append(node as Any)", "node = nil", "n &+= deep(n)",
    "let g = f; f = { g() &+ 1 }", "f = twice(f)", "n &+= f()",
    "n &+= (0..<1_000_000).lazy.filter { $0 % 2 == 0 }.map { $0 }.count",
    "n &+= Array(0..<100_000).sorted { $0 > $1 }.count", "print(s)",
    "n &+= zip(a, a).map { _ in 1 }.count", "s = a.map { \"\\($0)\" }.joined()",
  ]

  private mutating func pick(_ elements: [String]) -> String {
    elements[Int.random(in: 0..<elements.count, using: &random)]
  }
}
