import SwiftInterpreter
import Testing

/// What is long or deep is read in time that grows with its size, and too deep is said to be.
struct BoundsTests {
  @Test func endlessChainsAreTooDeep() {
    let text = "let x = f(g" + String(repeating: ".self", count: 3000) + ")\nfunc f<T>(_ x: T) {}"
    #expect(problems(text).map(\.message) == ["expression is nested too deeply"])
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
}
