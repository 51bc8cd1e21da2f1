import Foundation
import Testing
import Threads

@testable import SwiftInterpreter

/// Sources that are read on several threads, and lowered from trees that are let go of.
@Suite struct LargeSourceTests {
  @Test("Results are in order, whatever the number of cores", arguments: [1, 2, 3, 16])
  func order(cores: Int) {
    let elements = Array(0..<500)
    let made = AllCores.map(elements, bytes: 1 << 30, cores: cores) { $0 * $0 }
    #expect(made == elements.map { $0 * $0 })
  }

  @Test func littleWorkIsDoneWhereItIsAsked() {
    let threads = AllCores.map([1, 2, 3], bytes: 1000, cores: 8) { _ in pthread_self() }
    #expect(threads.allSatisfy { pthread_equal($0, pthread_self()) != 0 })
  }

  @Test func filesAreParsedAlikeOnAnyNumberOfCores() {
    let texts = (0..<60).map { number in
      "import SwiftUI\n\nstruct Row\(number): View {\n  var body: some View { Text(\"\(number)\") }\n}\n"
        + (number % 7 == 0 ? "Row\(number)(" : "")
        + (number % 9 == 0 ? String(repeating: "[", count: 300) : "")
        + String(repeating: "// A line that is long enough.\n", count: 200)
    }
    let one = ParsedText.all(of: texts, cores: 1)
    let many = ParsedText.all(of: texts, cores: 8)
    #expect(many.map(\.syntax.description) == one.map(\.syntax.description))
    #expect(many.map(\.declaredNames) == one.map(\.declaredNames))
    #expect(many.map(\.excess?.offset) == one.map(\.excess?.offset))
    #expect(many.contains { $0.excess != nil } && many.contains { $0.syntax.hasError })
  }

  /// Functions of which each has an error, a closure and a function of its own.
  private func file(_ numbers: Range<Int>, padding: Int, answer: Int = 2) -> Interpreter.File {
    let functions = numbers.map { number in
      """
      struct Steps\(number) {
        func sum() -> Int {
          func twice(_ value: Int) -> Int { value * \(answer) + 1 }
          return [1, \(number)].map { twice($0) - 1 }.reduce(0) { $0 + $1 }
        }
        func wrong() -> Int { [1].map { $0 + unknown\(number) }.count }
      }
      """
    }
    let comment = String(repeating: "/", count: padding) + "\n"
    return Interpreter.File(
      name: "steps\(numbers.lowerBound).swift", text: functions.joined(separator: "\n" + comment))
  }

  private func sums(_ interpreter: Interpreter, _ numbers: Range<Int>) throws -> [Int] {
    try numbers.map { number in
      let type = try #require(interpreter.type(named: "Steps\(number)"))
      var (steps, none): (Value, [Interpreter.Argument]) = (try interpreter.construct(type), [])
      guard case .int(let sum) = try interpreter.callMethod("sum", on: &steps, arguments: &none)
      else { return -1 }
      return sum
    }
  }

  @Test func bodiesOfALargeSceneAreLoweredAsThoseOfASmallOne() throws {
    let (small, large) = (Interpreter(), Interpreter())
    let (first, second) = (0..<40, 40..<80)
    func files(padding: Int, answer: Int = 2) -> [Interpreter.File] {
      [file(first, padding: padding), file(second, padding: padding, answer: answer)]
    }
    try large.withLargeStack {
      let few = small.load(files(padding: 2))
      let found = large.load(files(padding: 8000))
      #expect(large.program.sizeOfScene > PassingTree.smallest)
      #expect(large.program.passingTree == nil)
      #expect(found.map(\.message) == few.map(\.message))
      #expect(found.map(\.location?.line) == few.map(\.location?.line))
      #expect(found.map(\.location?.column) == few.map(\.location?.column))
      #expect(found.count == 80)
      #expect(try sums(large, 0..<80) == (0..<80).map { ($0 + 1) * 2 })
      let edited = try #require(large.take(files(padding: 8000, answer: 3)))
      #expect(edited.map(\.location) == found.map(\.location))
      #expect(try sums(large, 38..<42) == [78, 80, 123, 126])
    }
  }
}
