import SwiftInterpreter
import Testing

/// What is long or deep is read in time that grows with its size, and too deep is said to be.
struct BoundsTests {
  @Test func endlessChainsAreTooDeep() {
    let text = "let x = f(g" + String(repeating: ".self", count: 3000) + ")\nfunc f<T>(_ x: T) {}"
    #expect(problems(text).map(\.message) == ["expression is nested too deeply"])
  }

  /// Each piece was once searched together with all before it.
  @Test func aLineOfManyPieces() throws {
    let output = try run(
      """
      for i in 0..<50_000 { print(i % 10, terminator: "") }
      print("\\nend", terminator: "\\n\\n")
      """)
    #expect(output.count == 3)
    #expect(output.first?.count == 50_000)
    #expect(output.dropFirst() == ["end", ""])
  }

  /// A collection's own subscript was once looked for in itself.
  @Test func subscriptsByWhatIsNoIndex() throws {
    let output = try run("let words = [\"a\"]\nprint(words[>])")
    #expect(output == ["trap 2: value of type '[String]' cannot be subscripted so"])
  }

  /// The type of each value was once found by lowering it, and so those within it.
  @Test func textsWithinTexts() throws {
    let opening = String(repeating: "\"\\(", count: 10)
    let closing = String(repeating: ")\"", count: 10)
    let output = try run(
      """
      struct V {}
      extension String.StringInterpolation { mutating func appendInterpolation(_ v: V) {} }
      print(\(opening)7\(closing))
      """)
    #expect(output == ["7"])
  }

  /// At each link of a chain that stands where none can, the parser looks for its end.
  @Test func endlessChainsWhereNoneCanStand() {
    let text = "struct A {" + String(repeating: ".padding()", count: 3000) + "}"
    #expect(problems(text).map(\.message).contains("expression is nested too deeply"))
    // What is long but no chain is read: numbers, a sentence, many lines of modifiers.
    let numbers = Array(repeating: "0.5", count: 1000).joined(separator: ", ")
    let sentences = Array(repeating: "It is. ", count: 1000).joined()
    #expect(problems("let a = [\(numbers)]\nlet b = \"\(sentences)\"").isEmpty)
  }

  /// Each operand's type was once asked for twice at every link.
  @Test func longSumsOfAProgramsOwnType() throws {
    let sum = Array(repeating: "V(n: 1)", count: 40).joined(separator: " + ")
    let output = try run(
      """
      struct V {
        var n: Int
        static func + (a: V, b: V) -> V { V(n: a.n + b.n) }
      }
      print((\(sum)).n)
      """)
    #expect(output == ["40"])
  }

  /// The byte order mark hides the space behind it from the lexer, and the parser's own
  /// diagnostics once stopped the process over it.
  @Test func equalSignBesideAByteOrderMark() {
    let text = "let a =\u{FEFF} 1\nlet b =2\nlet c= 3\nlet d = 4"
    let expected = "'=' must have consistent whitespace on both sides"
    let found = problems(text).filter { $0.message == expected }
    #expect(found.map(\.location?.line) == [1, 2, 3])
    #expect(found.map(\.location?.column) == [7, 7, 6])
  }

  /// A call whose literals may be of two types is tried with both where the first has errors.
  @Test func nestedCallsOfIntegerLiterals() throws {
    let opening = (0..<14).map { "[1, 2].reduce(0) { a\($0), b\($0) in a\($0) + " }.joined()
    let closing = String(repeating: " }", count: 14)
    #expect(
      problems("let x = \(opening)nope\(closing)").map(\.message) == ["cannot find 'nope' in scope"]
    )
    let output = try run(
      """
      func apply<T>(_ value: T, _ change: (T) -> Double) -> Double { change(value) }
      func half(_ x: Double) -> Double { x / 2 }
      print(apply(3) { a in apply(1) { b in half(a) + half(b) } })
      """)
    #expect(output == ["2.0"])
  }

  /// Each candidate of a call asks for its arguments' types, and so do theirs.
  @Test func deeplyNestedOverloads() throws {
    let call = String(repeating: "f(", count: 12) + "1" + String(repeating: ")", count: 12)
    let output = try run(
      """
      func f(_ a: Int) -> Int { a + 1 }
      func f<T>(_ a: [T]) -> T { a[0] }
      func f<T>(_ a: T?) -> T { a! }
      print(\(call))
      """)
    #expect(output == ["13"])
  }

  /// Each type keeps the list of all that it inherits from, so that such a chain took minutes.
  /// A hang before what shows of the links was kept: each was asked for anew at each of the others.
  @Test func longChainsOfUnknownMembers() {
    let chain = String(repeating: ".padding()", count: 300)
    let text = "func f(_ x: Int, _ y: Int) -> Int { x }\nlet x = f(1, \(chain))"
    #expect(problems(text).contains { $0.message == "type 'Int' has no member 'padding'" })
  }

  @Test(arguments: ["protocol", "class"])
  func aChainOfTypesWithoutEnd(_ kind: String) {
    let chain = (1..<500).map { "\(kind) T\($0): T\($0 - 1) {}" }
    let found = problems("\(kind) T0 {}\n" + chain.joined(separator: "\n"))
    #expect(found.map(\.message) == ["'T128' inherits from more than 128 types"])
    #expect(found.first?.location?.line == 129)
  }
}
