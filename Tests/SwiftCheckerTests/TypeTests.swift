import Foundation
import SwiftOperators
import SwiftParser
import SwiftSyntax
import Testing

@testable import SwiftChecker

/// Types of expressions below `Types`: what the compiler says they are, which `Types/record` wrote down.
@Suite("Types of expressions") struct TypeTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let file: String
    /// `let a = 1 + 2`
    let line: String
    let type: String

    var name: String { String(line.dropFirst("let ".count).prefix { $0 != ":" && $0 != " " }) }
    var testDescription: String { line }
  }

  /// What the text of a file declares, besides the library's, read once.
  @MainActor private static var worlds: [String: TextDeclarations] = [:]

  /// The standard library's interface, which the interpreter has for the checker.
  private static func interface(_ name: String) -> String {
    let sources = folder.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources/SwiftInterpreter/Declarations")
    return (try? String(contentsOf: sources.appending(path: "\(name).swift"), encoding: .utf8))
      ?? ""
  }

  /// What names in the interface stand for.
  private static let numbers = [
    "WholeNumber": signed + ["UInt", "UInt8", "UInt16", "UInt32", "UInt64"],
    "SignedNumber": signed, "FractionalNumber": ["Double", "CGFloat", "Float"],
  ]
  private static let signed = ["Int", "Int8", "Int16", "Int32", "Int64"]

  @MainActor private static func world(_ file: String) -> TextDeclarations {
    if let known = worlds[file] { return known }
    let world = TextDeclarations()
    for name in ["Interface", "Operators"] {
      world.read(Parser.parse(source: interface(name)), standing: numbers)
    }
    world.read(Parser.parse(source: parts(file)[0]))
    worlds[file] = world
    return world
  }

  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Types")

  static func text(_ name: String) -> String {
    (try? String(contentsOf: folder.appending(path: name), encoding: .utf8)) ?? ""
  }

  static let files = ["expressions", "calls", "statements", "generics", "evolution", "kinds"]

  static let all: [Case] = files.flatMap { file -> [Case] in
    let types = text("\(file).txt").split(separator: "\n").map { $0.split(separator: "\t") }
    let known = Dictionary(uniqueKeysWithValues: types.map { (String($0[0]), String($0[1])) })
    return lines(file).map { line in
      let plain = Case(file: file, line: line, type: "")
      return Case(file: file, line: line, type: known[plain.name] ?? "")
    }
  }

  /// The declarations before `// cases`, and the cases behind.
  static func parts(_ file: String) -> [String] {
    text("\(file).source").components(separatedBy: "// cases\n")
  }
  static func lines(_ file: String) -> [String] {
    parts(file)[1].split(separator: "\n").filter { $0.hasPrefix("let ") }.map(String.init)
  }

  /// Those that aren't of the compiler's type yet, with the reason.
  static let unmatched: [String: String] = [
    "let b4 = apply2(1, { -$0 })":
      "an operator before a literal is tried for floating-point numbers first",
    #"let k3 = texts.map { switch $0 { case "": 0.5; default: 2 } }"#:
      "the compiler takes a switch for a statement whose branches are of two kinds of numbers",
  ]

  /// What the compiler names by the way it was found.
  static let names = [
    ("Array<String>.Element", "String"), ("String.Element", "Character"), ("Void", "()"),
    ("String.SubSequence", "Substring"), ("Names.Element", "String"), ("Numbers.Output", "[Int]"),
    ("Dictionary<String, [Int]>.Keys.Element", "String"), ("NumberStore.Item", "Int"),
    ("NumberStore.Key", "String"), ("Pairs<Double, Bool>.Key", "Bool"),
    ("Range<Array<Int>.Index>.Element", "Int"),
  ]

  @Test("There are many") func count() { #expect(Self.all.count > 400) }

  @Test("Are what the compiler says", arguments: all)
  @MainActor func type(_ one: Case) throws {
    let found = try Self.found(one)
    // The compiler names some types by the way they were found.
    let wanted = Self.names.reduce(one.type) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
    if Self.unmatched[one.line] == nil {
      #expect(found == wanted)
    } else {
      #expect(found != wanted)
    }
  }

  /// What names mean where nothing stands around.
  private final class Outside: Surroundings {
    let world: TextDeclarations
    init(_ world: TextDeclarations) { self.world = world }
    func globals(_ name: String) -> [Declaration] { world.globals(name) }
    var selfType: SwiftType? { nil }
    var requirements: [Requirement] { [] }
    func isModule(_ name: String) -> Bool { false }
    func locals(_ name: String) -> [Declaration] { [] }
    func type(named name: String) -> SwiftType? { nil }
  }

  @MainActor private static func found(_ one: Case) throws -> String {
    let world = world(one.file)
    let parsed = Parser.parse(source: one.line)
    let file = OperatorTable.standardOperators.foldAll(parsed) { _ in }.cast(SourceFileSyntax.self)
    let declaration = try #require(file.statements.first?.item.as(VariableDeclSyntax.self))
    let binding = try #require(declaration.bindings.first)
    let value = try #require(binding.initializer?.value)
    let written = binding.typeAnnotation.map { ConstraintSystem(world).resolve($0.type) }
    let outside = Outside(world)
    switch Checker.check(value, expecting: written, in: outside, world) {
    case .solved(let solution): return "\(written ?? solution.type)"
    case .failed(let problem): return "\(problem)"
    }
  }
}
