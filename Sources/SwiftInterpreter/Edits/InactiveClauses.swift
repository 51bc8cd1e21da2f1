import SwiftParser
import SwiftSyntax

/// The branches of a file's conditions that don't hold. Nobody reads what they declare.
struct InactiveClauses {
  /// What is between the conditions' own lines, in the present text.
  private var extents: [Range<Int>] = []

  init(of file: SourceFile, _ configuration: Configuration) {
    let finder = ClauseFinder(configuration)
    finder.walk(file.syntax)
    extents = finder.found.map { clause in
      let start = clause.positionAfterSkippingLeadingTrivia.utf8Offset
      return file.range(offset: start, length: clause.endPosition.utf8Offset - start)
    }
  }

  /// Whether a change lies in one of them, and changes nothing that a look through the whole text
  /// would find.
  func admit(_ change: TextChange, in text: [UInt8]) -> Bool {
    guard let extent = extents.first(where: { $0.covers(change.range) }) else { return false }
    let before = text[extent.lowerBound..<change.range.lowerBound]
    let after = text[change.range.upperBound..<extent.upperBound]
    let old = String(decoding: text[extent], as: UTF8.self)
    let new = String(decoding: before + change.bytes + after, as: UTF8.self)
    guard old.declaresAlike(new), Nesting.excess(in: new) == nil, let read = Self.readAnyway(old)
    else { return false }
    return read == Self.readAnyway(new)
  }

  /// The statements of a branch that are read though it doesn't hold: imports, which say what is missing
  /// here, macros, which may be previews, and conditions around them. Nil for what doesn't parse.
  private static func readAnyway(_ text: String) -> [String]? {
    let parsed = Parser.parse(source: text)
    guard !parsed.hasError else { return nil }
    return parsed.statements.filter { statement in
      switch Syntax(statement.item).kind {
      case .importDecl, .macroExpansionDecl, .macroExpansionExpr, .ifConfigDecl: true
      default: false
      }
    }.map(\.trimmedDescription)
  }
}

extension String {
  /// Whether those who look for names in the text, whatever it means, find the same.
  fileprivate func declaresAlike(_ other: String) -> Bool {
    capitalMembers == other.capitalMembers && operatorsOfFunctions == other.operatorsOfFunctions
      && hasBytes(of: "CodingKeys") == other.hasBytes(of: "CodingKeys")
  }
}

/// Finds the branches around declarations that don't hold; those in bodies are the bodies' own.
private final class ClauseFinder: SyntaxVisitor {
  private let configuration: Configuration
  private(set) var found: [Syntax] = []

  init(_ configuration: Configuration) {
    self.configuration = configuration
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    let active = Platform.activeClause(node, configuration)
    for clause in node.clauses {
      guard let elements = clause.elements.map({ Syntax($0) }) else { continue }
      if clause.id == active?.id { walk(elements) } else { found.append(elements) }
    }
    return .skipChildren
  }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
