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
      for _ in 0..<3000 { sum += Row().values.count }
      print(sum)
      """
    let interpreter = Interpreter()
    try interpreter.withLargeStack {
      #expect(interpreter.load(file(text)).isEmpty)
      let before = interpreter.program.machine.codes.count
      try interpreter.runTopLevelCode()
      #expect(interpreter.output == ["6000"])
      // The initial value is code of its own each time.
      #expect(interpreter.program.machine.codes.count < before + 1500)
    }
  }

  @Test func whatAnEditReplacedIsLetGoOfAndWhatIsHeldStays() throws {
    func text(_ number: Int) -> String {
      """
      struct Steps {
        func step() -> () -> Int {
          let all = [{ \(number) }, { 1 }, { 2 }, { 3 }, { 4 }, { 5 }, { 6 }, { 7 }, { 8 }, { 9 }]
          return { all[0]() + all[1]() }
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
      for number in 1001..<1201 {
        let problems = try #require(interpreter.take(file(text(number))))
        #expect(problems.isEmpty)
      }
      // Each edit makes code of a function and of eleven closures.
      #expect(interpreter.program.machine.codes.count < before + 1500)
      guard case .int(let sum) = try interpreter.call(held) else { throw NoNumber() }
      #expect(sum == 1001)
    }
  }

  private struct NoNumber: Error {}
}
