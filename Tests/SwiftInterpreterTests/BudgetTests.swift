import SwiftInterpreter
import Testing

/// One budget of work and of memory for all that a run does, natives included. One test comes after
/// the other, since memory is that of the whole process.
@Suite(.serialized) struct BudgetTests {
  /// Each call takes as long as the text is; all together they are too much, one is not.
  @Test(arguments: [
    "s.reversed().count", "s.uppercased().count", "s.components(separatedBy: \"y\").count",
    "s.replacing(\"x\", with: \"y\").count", "s.filter { _ in false }.count",
    "(s.range(of: \"y\") == nil ? 1 : 0)", "s.sorted().count", "\"\\(s)!\".count", "(s + s).count",
    "Array(s).count", "[s, s].joined().count", "String(repeating: \"x\", count: 50_000).count",
    "(s.contains(/y/) ? 1 : 0)", "Array((0...).prefix(5_000)).count",
    "Array(repeatElement(1, count: 5_000)).count", "s.count", "s.utf16.count",
    "Array(s.utf8).count",
    "Set([s, s]).count", "([s: 1][s] ?? 0)", "(Double(s) == nil ? 1 : 0)", "(Int(s) ?? 0)",
    "(s == copy ? 1 : 0)", "(s < copy ? 1 : 0)", "([s] == [copy] ? 1 : 0)", "\"\\([s])\".count",
    "(s.range(of: \"y\", options: .regularExpression) == nil ? 1 : 0)", "Data(s.utf8).count",
    "s.hashValue % 2", "(\"\".hasPrefix(s) ? 1 : 0)", "Dictionary(grouping: s, by: { $0 }).count",
    "String(format: \"%5000d\", 1).count", "(5e-324).formatted().count", "s.shuffled().count",
  ])
  func whatNativesDoIsWork(expression: String) throws {
    let program = """
      import Foundation
      let s = String(repeating: "x", count: 5_000), copy = String(Array(s))
      var n = 0

      """
    let one = try run(program + "n += \(expression)\nprint(n * n >= 0)")
    #expect(one == ["true"])
    let many = try run(program + "for _ in 0..<15_000 { n += \(expression) }\nprint(n * n >= 0)")
    #expect(many.first?.contains("evaluation took more than 200000") == true, "\(many)")
  }

  /// A step is no longer for what stands in its loop or function.
  @Test(arguments: [
    "for _ in 0..<15_000 { BODY }", "while true { BODY }", "repeat { BODY } while true",
    "func f() { BODY }\nfor _ in 0..<15_000 { f() }",
    "let f = { BODY }\nfor _ in 0..<15_000 { f() }",
    "func f(_ a: [Int] = [LIST]) { n &+= a.count }\nfor _ in 0..<15_000 { f() }",
  ])
  func longBodiesAreMoreWork(loop: String) throws {
    let body = String(repeating: "n &+= 1; ", count: 500)
    let list = String(repeating: "1, ", count: 500)
    let program = loop.replacing("BODY", with: body).replacing("LIST", with: list)
    let output = try run("var n = 0\n\(program)\nprint(n)")
    #expect(output.first?.contains("evaluation took more than 200000") == true, "\(output)")
  }

  /// Long texts are equal as keys where Swift has them equal, however they are spelled.
  @Test func longKeys() throws {
    let output = try run(
      """
      let a = String(repeating: "e\\u{301}", count: 100), b = String(repeating: "\\u{E9}", count: 100)
      print(Set([a, b]).count, [a: 1][b] ?? 0, Set([a, b + "!", a + "!"]).count)
      let parts = (0..<3).map { (a + "\\($0)").dropLast() }
      print(Set(parts).count, [b: 2][parts[0]] ?? 0)
      """)
    #expect(output == ["1 1 2", "1 2"])
  }

  /// What decoders and encoders go into, they leave before the stack ends.
  @Test func deepValuesAreNotEncoded() throws {
    let output = try run(
      """
      import Foundation
      indirect enum E: Codable { case end, more(E) }
      func make(_ n: Int) -> E { var e = E.end; for _ in 0..<n { e = .more(e) }; return e }
      print(try JSONEncoder().encode(make(3)).count)
      print(try JSONEncoder().encode(make(20_000)).count)
      """)
    #expect(output.first == "58")
    #expect(output.last == "trap 5: a value is nested too deeply to be encoded", "\(output)")
  }

  /// Sixty doublings are more parts than can be gone through one by one.
  @Test(arguments: [
    ("print(e == g)", "trap"), ("print(Set([e]).count)", "1"),
    ("let a: [AnyHashable] = [e, e]; print(Set([a]).count)", "1"),
  ])
  func valuesThatDouble(statement: String, start: String) throws {
    let output = try run(
      """
      indirect enum E: Hashable { case a, b(E, E) }
      var e = E.a, g = E.a
      for i in 0..<60 { e = .b(e, e); g = .b(g, g) }
      \(statement)
      """)
    #expect(output.first?.hasPrefix(start) == true, "\(output)")
  }

  /// Counts that no collection has end the scene, not the program.
  @Test(arguments: [
    ("repeatElement(1, count: -1).count", "trap"),
    ("[Int](repeating: 1, count: 1_000_000_000_000).count", "trap"),
    ("(0...).dropFirst(1_000_000_000).first { _ in true } ?? 0", "trap"),
    ("\"a\".padding(toLength: -1, withPad: \"b\", startingAt: 0)", "trap"),
    ("\"a\".padding(toLength: 9, withPad: \"b\", startingAt: -1)", "trap"),
    ("String(format: \"%.1000000000d\", 1).count", "10000"),
  ])
  func countsWithoutMeasure(expression: String, start: String) throws {
    let output = try run("print(\(expression))")
    #expect(output.first?.hasPrefix(start) == true, "\(output)")
  }

  /// What is the same however long a collection is costs the same.
  @Test func whatTakesNoTimeIsNoWork() throws {
    let output = try run(
      """
      var a = Array(repeating: 0, count: 100_000)
      var n = 0
      for i in 0..<10_000 {
        a.append(i)
        n += a.count + a[i] + (a.isEmpty ? 1 : 0) + (a.last ?? 0)
        a.swapAt(0, i)
        _ = a.popLast()
      }
      let s = String(repeating: "x", count: 100_000)
      for _ in 0..<10_000 { n += (s.isEmpty ? 0 : 1) + (s.first == s.last ? 1 : 0) }
      print(n > 0)
      """)
    #expect(output == ["true"])
  }

  @Test func timeEndsARunWhateverItCounts() throws {
    var configuration = Configuration()
    configuration.workLimit = .max
    configuration.timeLimit = 0.25
    let interpreter = Interpreter(configuration: configuration)
    let text = "var n = 0\nwhile true {\n  n &+= 1\n}"
    #expect(interpreter.load([Interpreter.File(name: "scene.swift", text: text)]).isEmpty)
    var problem: Diagnostic?
    do {
      try interpreter.withLargeStack { try interpreter.runTopLevelCode() }
    } catch ScriptFailure.trap(let met) { problem = met }
    #expect(problem?.identifier.name == "time-limit")
    #expect(problem?.message == "the layout took more than 0.25 seconds of computing")
    #expect(problem?.location?.line == 2)
  }

  @Test func memoryIsCountedOfTheWholeScene() throws {
    var configuration = Configuration()
    configuration.memoryLimit = 64 << 20
    let interpreter = Interpreter(configuration: configuration)
    let text = """
      let all = (0..<1000).map { Array(repeating: $0, count: 100_000) }
      print(all.count)
      """
    #expect(
      interpreter.load([Interpreter.File(name: "scene.swift", text: text)]).isEmpty)
    var message = ""
    do {
      try interpreter.withLargeStack { try interpreter.runTopLevelCode() }
    } catch ScriptFailure.trap(let problem) {
      message = problem.message
      #expect(problem.identifier.name == "memory-limit")
      #expect(problem.location?.line == 1)
    }
    #expect(message == "the scene holds more than 64 MB")
    #expect(interpreter.output.isEmpty)
  }

  /// Objects within each other go one after the other, on any stack.
  @Test func longChainsAreLetGoOf() throws {
    let output = try run(
      """
      final class Node { var next: Any?; init(_ next: Any?) { self.next = next } }
      indirect enum E { case end, more(E) }
      func around(_ f: @escaping () -> Int) -> () -> Int { { f() + 1 } }
      var list: Node? = nil
      var chain = E.end
      var any: Any = 1
      var closure = { 1 }
      for i in 0..<20_000 {
        list = Node(list)
        chain = .more(chain)
        any = [any, (i, any)]
        closure = around(closure)
      }
      list = nil
      chain = .end
      any = 0
      closure = { 2 }
      print("gone")
      """)
    #expect(output == ["gone"])
  }

  @Test func deepValuesAreNotCompared() throws {
    let output = try run(
      """
      indirect enum E: Hashable { case end, more(E) }
      func make(_ n: Int) -> E { var e = E.end; for _ in 0..<n { e = .more(e) }; return e }
      print(make(1_000) == make(1_000), make(1_000) == make(1_001))
      print(Set([make(3), make(3), make(4)]).count)
      print(make(20_000) == make(20_000))
      """)
    #expect(
      output == [
        "true false", "2", "trap 5: a value is nested too deeply to be compared",
      ])
  }

  @Test(arguments: [
    // So many letters take longer than is waited for, but not for the rest of the tests.
    ("contains(/(a+)+b/)", 18), ("range(of: \"(a+)+b\", options: .regularExpression)", 28),
  ])
  func searchesThatTryWithoutEnd(search: String, letters: Int) throws {
    let output = try run("print(String(repeating: \"a\", count: \(letters)).\(search) as Any)")
    #expect(
      output == ["trap 1: a search with a regular expression took more than 2 seconds"])
  }
}

/// The scan before parsing.
struct NestingTests {
  @Test(arguments: [
    (String(repeating: "(", count: 300), "brackets are nested too deeply"),
    ("let x = " + String(repeating: "1 + ", count: 3000) + "1", "expression is nested too deeply"),
    ("let x = 1" + String(repeating: "\n  + 1", count: 3000), "expression is nested too deeply"),
    ("let x = " + String(repeating: "try ", count: 3000) + "1", "expression is nested too deeply"),
    ("let x = " + String(repeating: "\"\\(", count: 70), "brackets are nested too deeply"),
  ])
  func excess(text: String, message: String) {
    let found = problems(text)
    #expect(found.map(\.message) == [message])
    #expect(found.first?.location != nil)
  }

  /// Long files nest little: what repeats beside each other is no nesting.
  @Test func ordinaryCodeIsRead() {
    let brackets = String(repeating: "(", count: 1000)
    let guards = (0..<1200).map { "  guard n != \($0) else { return }" }.joined(separator: "\n")
    let checks = (0..<1200).map { "  if n == \($0) { } else { }" }.joined(separator: "\n")
    let text = """
      // \(brackets) \(String(repeating: "=", count: 5000))
      /* \(brackets) " */
      let a = "\(brackets)"
      let b = #"\(brackets)"#
      let c = \"\"\"
        \(brackets) "
        \"\"\"
      let d = [\(Array(repeating: "-1 + 2", count: 3000).joined(separator: ", "))]
      func f(_ n: Int) {
      \(guards)
      \(checks)
      }
      \((0..<1000).map { "let e\($0) = 1 < 2 && 3 > 2" }.joined(separator: "\n"))
      """
    #expect(problems(text).filter { $0.severity == .error }.isEmpty)
  }

  /// Swift's own dictionaries can't pass on what a key's `==` throws.
  @Test func aFailureBetweenKeysEndsTheRun() throws {
    let output = try run(
      """
      struct Key: Hashable {
        let n: Int
        static func == (a: Key, b: Key) -> Bool { fatalError("compared") }
        func hash(into hasher: inout Hasher) {}
      }
      var found = [Key(n: 1): "one"]
      found[Key(n: 2)] = "two"
      for n in 0..<2 { print(n) }
      """)
    #expect(output == ["trap 3: Fatal error: compared"])
  }
}
