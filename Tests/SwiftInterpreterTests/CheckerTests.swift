import Foundation
import FoundationLibrary
import SwiftChecker
import SwiftSyntax
import Testing

@testable import SwiftInterpreter

/// The checker stands beside lowering, which asks it where it is wrong by itself: of the recorded programs'
/// expressions that stand by themselves, and of which lowering knows the types, it finds the same type.
@Suite("Checker beside lowering") struct CheckerTests {
  /// What was found of the expressions of some programs.
  private struct Comparison {
    var same = 0
    /// The others, as a line each.
    var differences: [String] = []
    /// The reasons of those where the checker is right.
    var reasons: Set<String> = []
  }

  /// What became of an expression.
  private enum Finding {
    case same
    case right(reason: String)
    case different(String)
  }

  /// Every twentieth file of programs; with `REFLOW_CHECKED_PROGRAMS=1` all of them.
  private static let files: [String] = {
    let all = try? FileManager.default.contentsOfDirectory(atPath: ProgramTests.folder.path)
    let programs = (all ?? []).filter { $0.hasSuffix(".swift") }.sorted()
    if ProcessInfo.processInfo.environment["REFLOW_CHECKED_PROGRAMS"] != nil { return programs }
    return programs.enumerated().filter { $0.offset % 20 == 0 }.map(\.element)
  }()

  /// What lowering takes for another type than the compiler does: the checker stands by its own.
  private struct Disagreement: Sendable {
    let reason: String
    let isMeant: @Sendable (_ syntax: ExprSyntax, _ lowered: String, _ checked: String) -> Bool
  }

  private static let disagreements = [
    Disagreement(reason: "what is assigned through an optional chain may not be: it gives a `()?`")
    {
      $0.is(InfixOperatorExprSyntax.self) && $1 == "()" && $2 == "()?"
    },
    Disagreement(reason: "a tuple has the labels that it is written with, and is converted then") {
      $0.is(TupleExprSyntax.self)
        && $1.replacing(#/[a-z]+: /#, with: "") == $2.replacing(#/[a-z]+: /#, with: "")
    },
    Disagreement(reason: "a sequence's iterator gives the sequence's own elements") {
      $1.replacing(".Iterator.Element", with: ".Element") == $2
    },
  ]

  @Test("97 of 100 expressions are of the same type by both") func types() throws {
    var all = Comparison()
    for file in Self.files { try Self.compare(file, &all) }
    let count = all.same + all.differences.count
    #expect(count > 0)
    #expect(all.same * 100 >= count * 97, "\(all.differences.joined(separator: "\n"))")
    guard Self.files.count > 100 else { return }
    print("\(all.same) of \(count)\n\(all.differences.joined(separator: "\n"))")
    #expect(all.same * 100 >= count * 98)
    // What nobody disagrees about any more leaves the table.
    #expect(all.reasons.count == Self.disagreements.count)
  }

  private static func compare(_ file: String, _ all: inout Comparison) throws {
    let text = try String(
      contentsOf: ProgramTests.folder.appending(path: file), encoding: .utf8)
    let interpreter = Interpreter(libraries: ProgramTests.libraries)
    // An expression may be lowered more than once; the last time counts.
    var found: [SyntaxIdentifier: Finding] = [:]
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
        found[syntax.id] = finding(lowerer, syntax, expected, type, declarations)
      }
      _ = interpreter.load([Interpreter.File(name: file, text: text)])
      program.onTyped = nil
    }
    var differences: [String] = []
    for finding in found.values {
      switch finding {
      case .same: all.same += 1
      case .right(let reason):
        all.same += 1
        all.reasons.insert(reason)
      case .different(let line): differences.append(line)
      }
    }
    all.differences += differences.sorted()
  }

  /// What lowering and the checker say of an expression.
  private static func finding(
    _ lowerer: Lowerer, _ syntax: ExprSyntax, _ expected: SwiftInterpreter.SwiftType,
    _ type: SwiftInterpreter.SwiftType, _ declarations: ProgramDeclarations
  ) -> Finding {
    let surroundings = LoweringSurroundings(lowerer, declarations)
    let lowered = "\(surroundings.checked(type))"
    let wanted = declarations.bare(expected, of: surroundings.owner)
    func check(_ wanted: SwiftChecker.SwiftType?) -> String {
      switch Checker.check(syntax, expecting: wanted, in: surroundings, declarations) {
      case .solved(let solution):
        // Lowering converts to what is expected where the expression stands, or leaves it to others.
        let found = "\(solution.type)"
        let converted = wanted.map { "\($0)" }
        let isSame = converted == lowered || converted == found || fits(found, lowered)
        return isSame ? lowered : found
      case .failed(let problem): return problem.message
      }
    }
    let checked = check(wanted.hasHoles ? nil : wanted)
    if checked == lowered || check(nil) == lowered { return .same }
    if let known = disagreements.first(where: { $0.isMeant(syntax, lowered, checked) }) {
      return .right(reason: known.reason)
    }
    let line = lowerer.program.location(lowerer.site(syntax))?.line ?? 0
    return .different(
      "\(lowerer.file.name):\(line): \(syntax.trimmedDescription): \(lowered), \(checked)")
  }

  /// Whether a type is as lowering knows it, of which `_` is what it doesn't know.
  private static func fits(_ found: String, _ lowered: String) -> Bool {
    let known = lowered.split(separator: #/\b_\b/#, omittingEmptySubsequences: false)
    guard known.count > 1, found.hasPrefix(known[0]) else { return found == lowered }
    var rest = found.dropFirst(known[0].count)
    for part in known.dropFirst() {
      guard !part.isEmpty else {
        rest = rest.suffix(0)
        continue
      }
      guard let range = rest.range(of: part) else { return false }
      rest = rest[range.upperBound...]
    }
    return rest.isEmpty
  }
}
