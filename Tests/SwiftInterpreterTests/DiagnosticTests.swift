import SwiftInterpreter
import Testing

@Suite struct DiagnosticTests {
  @Test func namesAnUnknownNameAndTheNearest() throws {
    let problem = try #require(problems("let width = 3\nprint(widht)").first)
    #expect(problem.message == "cannot find 'widht' in scope")
    #expect(problem.remedy == "did you mean 'width'?")
    #expect(problem.location?.line == 2)
    #expect(problem.location?.column == 7)
    #expect(problem.location?.length == 5)
  }

  @Test func namesAnUnknownMember() throws {
    let problem = try #require(problems("print([1].cuont)").first)
    #expect(problem.message == "value of type '[Int]' has no member 'cuont'")
    #expect(problem.remedy == "did you mean 'count'?")
  }

  @Test func namesAnUnknownType() throws {
    let problem = try #require(problems("func f(_ x: Strin) {}").first)
    #expect(problem.message == "cannot find type 'Strin' in scope")
    #expect(problem.remedy == "did you mean 'String'?")
  }

  @Test func reportsEveryProblemOfAFile() {
    let found = problems("func f() { a() }\nfunc g() { b() }\nstruct S { var x = c }")
    #expect(found.map { $0.location?.line } == [1, 2, 3])
  }

  @Test func reportsSyntaxErrors() throws {
    let problem = try #require(problems("let x = (1 + 2").first)
    #expect(problem.identifier.name == "syntax")
    #expect(problem.location?.line == 1)
  }

  /// Each takes the parser twice the time, or all the memory of what is around it.
  @Test(arguments: ["[", "\"\\(", "Optional<"]) func endlessNestingIsNotParsed(opening: String)
    throws
  {
    let text = "let x = " + String(repeating: opening, count: 3000)
    let problem = try #require(problems(text).first)
    #expect(problem.message == "brackets are nested too deeply")
    #expect(problem.location?.line == 1)
  }

  @Test(arguments: [
    ("let x: Int = \"a\"", "cannot convert value of type 'String' to specified type 'Int'"),
    (
      "let i = 3\nlet d: Double = i",
      "cannot convert value of type 'Int' to specified type 'Double'"
    ),
    (
      "func f(_ d: Double) {}\nlet i = 1\nf(i)",
      "cannot convert value of type 'Int' to expected argument type 'Double'"
    ),
    (
      "let i = 1\nlet d = 2.0\nprint(i + d)",
      "binary operator '+' cannot be applied to operands of type 'Int' and 'Double'"
    ),
    (
      "let o: Int? = 1\nlet i: Int = o",
      "value of optional type 'Int?' must be unwrapped to a value of type 'Int'"
    ),
    ("let a = 1\na = 2", "cannot assign to value: 'a' is a 'let' constant"),
    ("func f(x: Int) {}\nf(y: 1)", "incorrect argument label in call (have 'y:', expected 'x:')"),
    ("func f(x: Int) {}\nf()", "missing argument for parameter 'x' in call"),
    ("enum E { case a, b }\nlet e = E.a\nswitch e { case .a: break }", "switch must be exhaustive"),
    (
      "protocol P { func f() }\nstruct S: P {}",
      "type 'S' does not conform to protocol 'P'"
    ),
  ])
  func speaksAsTheCompilerDoes(_ text: String, _ message: String) {
    #expect(problems(text).first?.message == message)
  }

  // MARK: Traps

  @Test(arguments: [
    ("let a = [1]\nprint(a[3])", "trap 2: Index out of range"),
    (
      "let n: Int? = nil\nprint(n!)",
      "trap 2: Unexpectedly found nil while unwrapping an Optional value"
    ),
    ("let m = Int.max\nprint(m + 1)", "trap 2: arithmetic overflow in '+'"),
    ("let z = 0\nprint(1 / z)", "trap 2: Division by zero"),
    ("let n = 0\nprint((1...n).count)", "trap 2: Range requires lowerBound <= upperBound"),
    (
      "print(Int(Double.nan))",
      "trap 1: Double value cannot be converted to Int because it is either infinite or NaN"
    ),
  ])
  func trapsNameTheirPlace(_ text: String, _ message: String) throws {
    #expect(try run(text) == [message])
  }

  @Test func endlessLoopsEnd() throws {
    #expect(
      try run("while true {}") == [
        "trap 1: evaluation took more than 200000 calls and loop rounds"
      ])
  }

  @Test func aTypeThatDependsOnItselfEnds() throws {
    let output = try run("let a = b\nlet b = a\nprint(a)")
    #expect(output == ["trap 3: 'a' is used within its own initial value"])
  }

  @Test func endlessRecursionEnds() throws {
    let output = try run("func f(_ n: Int) -> Int { f(n + 1) + 1 }\nprint(f(0))")
    #expect(output.first?.contains("calls are nested more than") == true)
  }

  @Test func trapsShowTheCalls() throws {
    let interpreter = Interpreter()
    let text =
      "func inner(_ a: [Int]) -> Int { a[5] }\nfunc outer() -> Int { inner([1]) }\nprint(outer())"
    #expect(interpreter.load([Interpreter.File(name: "scene.swift", text: text)]).isEmpty)
    do {
      try interpreter.runTopLevelCode()
      Issue.record("the program should trap")
    } catch ScriptFailure.trap(let problem) {
      #expect(problem.callStack.map(\.function).prefix(2) == ["inner(_:)", "outer()"])
      #expect(problem.callStack.map(\.location.line).prefix(2) == [2, 3])
    }
  }
}
