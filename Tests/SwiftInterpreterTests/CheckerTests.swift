import Foundation
import FoundationLibrary
import SwiftChecker
import SwiftSyntax
import Testing

@testable import SwiftInterpreter

/// The checker stands beside lowering, which doesn't ask it yet: of the recorded programs' expressions that
/// stand by themselves, and of which lowering knows the types, it finds the same type.
@Suite("Checker beside lowering") struct CheckerTests {
  /// What was found of the expressions of some programs.
  private struct Comparison {
    var same = 0
    /// The others, as a line each.
    var differences: [String] = []
  }

  /// Every twentieth file of programs; with `REFLOW_CHECKED_PROGRAMS=1` all of them.
  private static let files: [String] = {
    let all = try? FileManager.default.contentsOfDirectory(atPath: ProgramTests.folder.path)
    let programs = (all ?? []).filter { $0.hasSuffix(".swift") }.sorted()
    if ProcessInfo.processInfo.environment["REFLOW_CHECKED_PROGRAMS"] != nil { return programs }
    return programs.enumerated().filter { $0.offset % 20 == 0 }.map(\.element)
  }()

  @Test("Nine of ten expressions are of the same type by both") func types() throws {
    var all = Comparison()
    for file in Self.files { try Self.compare(file, &all) }
    let count = all.same + all.differences.count
    #expect(count > 0)
    #expect(all.same * 10 >= count * 9, "\(all.differences.joined(separator: "\n"))")
    if Self.files.count > 20 { print(all.differences.joined(separator: "\n")) }
  }

  private static func compare(_ file: String, _ all: inout Comparison) throws {
    let text = try String(
      contentsOf: ProgramTests.folder.appending(path: file), encoding: .utf8)
    let interpreter = Interpreter(libraries: ProgramTests.libraries)
    // An expression may be lowered more than once; the last time counts.
    var found: [SyntaxIdentifier: String?] = [:]
    try interpreter.withLargeStack {
      let program = interpreter.program
      let declarations = ProgramDeclarations(program)
      var isChecking = false
      program.onTyped = { lowerer, syntax, expected, type in
        // What the checker asks may lower the first value of a variable.
        guard !isChecking, lowerer.file.isFromScene, lowerer.context.closureSyntax == nil else {
          return
        }
        isChecking = true
        defer { isChecking = false }
        found[syntax.id] = difference(lowerer, syntax, expected, type, declarations)
      }
      _ = interpreter.load([Interpreter.File(name: file, text: text)])
      program.onTyped = nil
    }
    let differences = found.values.compactMap(\.self).sorted()
    all.same += found.count - differences.count
    all.differences += differences
  }

  /// What lowering and the checker say of an expression; nil where that is the same.
  private static func difference(
    _ lowerer: Lowerer, _ syntax: ExprSyntax, _ expected: SwiftInterpreter.SwiftType,
    _ type: SwiftInterpreter.SwiftType, _ declarations: ProgramDeclarations
  ) -> String? {
    let lowered = "\(declarations.checked(type))"
    let wanted = declarations.bare(expected)
    let surroundings = LoweringSurroundings(lowerer, declarations)
    func check(_ wanted: SwiftChecker.SwiftType?) -> String {
      switch Checker.check(syntax, expecting: wanted, in: surroundings, declarations) {
      case .solved(let solution):
        // Lowering converts to what is expected where the expression stands, or leaves it to others.
        let found = "\(solution.type)"
        let converted = wanted.map { "\($0)" }
        return converted == lowered || converted == found ? lowered : found
      case .failed(let problem): return problem.message
      }
    }
    let checked = check(wanted.hasHoles ? nil : wanted)
    if checked == lowered || check(nil) == lowered { return nil }
    let line = lowerer.program.location(lowerer.site(syntax))?.line ?? 0
    return "\(lowerer.file.name):\(line): \(syntax.trimmedDescription): \(lowered), \(checked)"
  }
}
