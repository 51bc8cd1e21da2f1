import Testing

@testable import SwiftInterpreter

/// Code is kept as long as something refers to it, and no longer.
@Suite struct KeptCodeTests {
  private func file(_ text: String) -> [Interpreter.File] {
    [Interpreter.File(name: "scene.swift", text: text)]
  }

  @Test func whatRanOnceIsLetGoOf() throws {
    let text = """
      struct Row { var values = [Int("1") ?? 0, 2] }
      var sum = 0
      for _ in 0..<5000 { sum += Row().values.count }
      print(sum)
      """
    let interpreter = Interpreter()
    try interpreter.withLargeStack {
      #expect(interpreter.load(file(text)).isEmpty)
      let before = interpreter.program.machine.codes.count
      try interpreter.runTopLevelCode()
      #expect(interpreter.output == ["10000"])
      // The initial value is code of its own each time.
      #expect(interpreter.program.machine.codes.count < before + 2500)
    }
  }

  @Test func whatAnEditReplacedIsLetGoOfAndWhatIsHeldStays() throws {
    func text(_ number: Int) -> String {
      """
      struct Steps {
        func step() -> () -> Int {
          let (first, second) = ({ \(number) }, { 1 })
          return { first() + second() }
        }
      }
      """
    }
    let interpreter = Interpreter()
    try interpreter.withLargeStack {
      #expect(interpreter.load(file(text(1000))).isEmpty)
      let type = try #require(interpreter.type(named: "Steps"))
      var (steps, none): (Value, [Interpreter.Argument]) = (try interpreter.construct(type), [])
      let held = try interpreter.callMethod("step", on: &steps, arguments: &none)
      let before = interpreter.program.machine.codes.count
      for number in 1001..<2001 {
        let problems = try #require(interpreter.take(file(text(number))))
        #expect(problems.isEmpty)
      }
      // Each edit makes code of a function and of three closures.
      #expect(interpreter.program.machine.codes.count < before + 2500)
      guard case .int(let sum) = try interpreter.call(held) else { throw NoNumber() }
      #expect(sum == 1001)
    }
  }

  private struct NoNumber: Error {}
}
