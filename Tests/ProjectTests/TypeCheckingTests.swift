import Foundation
import SwiftParser
import SwiftSyntax
import Testing

/// What checking types must do without, counted: each count may only fall. Whoever lowers one lowers its
/// limit here.
@Suite("Type checking")
struct TypeCheckingTests {
  static let checking = ["Types", "Inference", "Lowering"]
  static let interpreter = checking + ["Evaluation", "Values", "Library"]

  struct Habit: CustomTestStringConvertible {
    let name: String
    /// Folders of the interpreter's.
    let folders: [String]
    /// What a line has that counts.
    let sign: @Sendable (Substring) -> Bool
    /// How many there are.
    let limit: Int

    var testDescription: String { name }
  }

  static let habits = [
    Habit(
      name: "comparisons of types as text", folders: interpreter, sign: comparesTexts, limit: 0),
    Habit(
      name: "tests by the name of a type outside the table of builtins", folders: interpreter,
      sign: asksForName, limit: 7),
    Habit(
      name: "returns to what was reported before", folders: checking + ["Checking"],
      sign: { $0.contains(/problems = [a-z]|rewind\(to:/) }, limit: 7),
    Habit(
      name: "switches over kinds of expressions", folders: interpreter,
      sign: { $0.contains("as(ExprSyntaxEnum.self)") }, limit: 21),
  ]

  @Test("There are no more of a habit than there were", arguments: habits)
  func count(_ habit: Habit) throws {
    let found = try Self.lines(of: habit.folders).filter { habit.sign($0.text) }
    let places = found.map { "\($0.path):\($0.number)" }.joined(separator: "\n")
    #expect(found.count <= habit.limit, "\(habit.name): \(found.count)\n\(places)")
  }

  @Test("No more functions than now have more than sixty lines")
  func functions() throws {
    let long = try Self.paths(of: Self.checking).flatMap { path in
      let file = Parser.parse(source: try Project.text(path))
      let finder = LongFunctions(path, SourceLocationConverter(fileName: path, tree: file))
      finder.walk(file)
      return finder.found
    }
    #expect(long.count <= 38, "\(long.count):\n\(long.joined(separator: "\n"))")
  }

  @Test("Program, checker and lowering together don't grow beyond what they are")
  func size() throws {
    let count = try Self.lines(of: Self.checking).count
    // 76 of them lower a large scene from trees that are let go of: a sixth of a large app's memory.
    #expect(count <= 24_064, "\(count) lines")
  }

  // MARK: Signs

  /// `"\(a)" == "\(b)"`
  static func comparesTexts(_ line: Substring) -> Bool {
    line.contains(/"\\\([^"]*\)" *[=!]= *"\\\(/)
  }

  /// `type.name == "Array"`, `conforms(toNamed: "Sequence")`, `["Equatable"].contains(type.name)`
  static func asksForName(_ line: Substring) -> Bool {
    line.contains(/\.(name|qualifiedName) *[=!]= *"[A-Z_]/) || line.contains(/toNamed: *"/)
      || line.contains(/[A-Za-z]"\]\.contains\([^)]*\.name\)/)
      || line.contains(/\.name\.(contains|hasPrefix|hasSuffix)\("[A-Z]/)
      || line.contains(/switch [^{]*[a-z]\.(name|qualifiedName) \{/)
  }

  @Test("The signs are known where they stand")
  func signs() {
    #expect(Self.comparesTexts(#"if "\(known)" == "\(type)" { return }"#))
    #expect(Self.comparesTexts(#"a.contains { "\($0.type)" != "\(other.type)" }"#))
    #expect(!Self.comparesTexts(#"report("\(a)", at: b == c)"#))
    #expect(Self.asksForName(#"if b.name == "Optional" { return nil }"#))
    #expect(Self.asksForName(#"nominal.conforms(toNamed: "Sequence")"#))
    #expect(Self.asksForName(#"switch nominal.name {"#))
    #expect(Self.asksForName(#"type.nominal?.name.contains("Range") != true"#))
    #expect(!Self.asksForName(#"if infix.name == "??" {"#))
  }

  // MARK: Files

  private static func paths(of folders: [String]) -> [String] {
    folders.flatMap { Project.files(below: "Sources/SwiftInterpreter/\($0)", suffix: ".swift") }
  }

  private static func lines(
    of folders: [String]
  ) throws -> [(path: String, number: Int, text: Substring)] {
    try paths(of: folders).flatMap { path in
      try Project.text(path).split(separator: "\n", omittingEmptySubsequences: false).enumerated()
        .map { (path, $0 + 1, $1) }
    }
  }
}

/// Finds functions of more than sixty lines.
private final class LongFunctions: SyntaxVisitor {
  private(set) var found: [String] = []
  private let path: String
  private let places: SourceLocationConverter

  init(_ path: String, _ places: SourceLocationConverter) {
    self.path = path
    self.places = places
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let first = node.startLocation(converter: places, afterLeadingTrivia: true).line
    let last = node.endLocation(converter: places).line
    if last - first >= 60 {
      found.append("\(path):\(first): \(node.name.text), \(last - first + 1)")
    }
    return .visitChildren
  }
}
