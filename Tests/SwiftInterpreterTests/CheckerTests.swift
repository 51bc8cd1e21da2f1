import Foundation
import FoundationLibrary
import SwiftChecker
import SwiftSyntax
import Testing

@testable import SwiftInterpreter

/// The checker finds the types that lowering finds, of all expressions of the recorded programs that stand
/// by themselves. Where it doesn't, `Programs/checker-differences.txt` says why.
@Suite("Checker and lowering") struct CheckerTests {
  /// An expression, with what was found.
  private struct Found {
    let line: Int
    let source: String
    let lowered: String
    let checked: String
  }

  /// The reasons of differences, by file and line.
  static let known: [String: String] = {
    let list = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Programs/checker-differences.txt")
    let text = (try? String(contentsOf: list, encoding: .utf8)) ?? ""
    let rows = text.split(separator: "\n").map { $0.split(separator: "\t") }
    return Dictionary(rows.map { (String($0[0]), String($0[1])) }) { first, _ in first }
  }()

  static let files: [String] = {
    let all = try? FileManager.default.contentsOfDirectory(atPath: ProgramTests.folder.path)
    return (all ?? []).filter { $0.hasSuffix(".swift") }.sorted()
  }()

  @Test("Find the same types", arguments: files) func types(_ file: String) throws {
    var differing: Set<String> = []
    for one in try found(in: file) where one.lowered != one.checked {
      let place = "\(file):\(one.line)"
      differing.insert(place)
      #expect(
        Self.known[place] != nil,
        "\(place): \(one.source) is \(one.lowered), and \(one.checked) by the checker")
    }
    let agreed = Self.known.keys.filter { $0.hasPrefix("\(file):") && !differing.contains($0) }
    #expect(agreed.sorted() == [], "these don't differ any more")
  }

  /// What lowering and the checker find in a file.
  private func found(in file: String) throws -> [Found] {
    let text = try String(
      contentsOf: ProgramTests.folder.appending(path: file), encoding: .utf8)
    let interpreter = Interpreter(libraries: ProgramTests.libraries)
    var found: [SyntaxIdentifier: Found] = [:]
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
        found[syntax.id] = Self.compared(lowerer, syntax, expected, type, declarations)
      }
      _ = interpreter.load([Interpreter.File(name: file, text: text)])
      program.onTyped = nil
    }
    return found.values.sorted { ($0.line, $0.source) < ($1.line, $1.source) }
  }

  private static func compared(
    _ lowerer: Lowerer, _ syntax: ExprSyntax, _ expected: SwiftInterpreter.SwiftType,
    _ type: SwiftInterpreter.SwiftType, _ declarations: ProgramDeclarations
  ) -> Found {
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
    var checked = check(wanted.hasHoles ? nil : wanted)
    if checked != lowered, check(nil) == lowered { checked = lowered }
    let line = lowerer.program.location(lowerer.site(syntax))?.line ?? 0
    return Found(
      line: line, source: syntax.trimmedDescription, lowered: lowered, checked: checked)
  }
}
