import SwiftParser
import SwiftSyntax

/// Compares the members found line by line with those that the parser finds.
extension LibrarySet {
  /// The types and extensions whose members are read late: how many members wait, and what the
  /// parser finds elsewhere.
  package func checkedLaterMembers() -> [(declaration: String, count: Int, misread: [String])] {
    let written = types.values.compactMap { entry -> LibraryText? in
      switch entry.declared {
      case .native(let type): type.written
      case .written(let text): text
      }
    }
    return (written + writtenExtensions.values.flatMap(\.self))
      .filter { !$0.laterMembers.isEmpty }
      .map { ("\($0.introducer) \($0.name)", $0.laterMembers.count, $0.misreadMembers) }
  }
}

extension LibraryText {
  /// Members found in its parts but not in its whole text, or the other way round.
  fileprivate var misreadMembers: [String] {
    let whole = Self.names(in: Parser.parse(source: text))
    var parts = Self.names(in: syntax)
    for member in laterMembers {
      guard !member.syntax.hasError, member.syntax.statements.count == 1,
        let declaration = member.declaration
      else { return ["\(member.name) is no declaration"] }
      let names = Self.names(of: declaration)
      guard names == [member.name] else { return ["\(member.name) is read as \(names)"] }
      parts += names
    }
    let nested = laterMembers.filter { !$0.laterMembers.isEmpty }.flatMap(\.misreadMembers)
    return whole.sorted() == parts.sorted() ? nested : ["\(whole) in parts \(parts)"] + nested
  }

  private static func names(in file: SourceFileSyntax) -> [String] {
    let group = file.statements.first?.item.asProtocol((any DeclGroupSyntax).self)
    return (group?.memberBlock.members).map { $0.nodes.flatMap { names(of: $0.decl) } } ?? []
  }

  private static func names(of declaration: DeclSyntax) -> [String] {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .initializerDecl: return ["init"]
    case .subscriptDecl: return ["subscript"]
    case .variableDecl(let syntax):
      return syntax.bindings.nodes.map { $0.pattern.trimmedDescription.trimmingBackticks }
    case .enumCaseDecl(let syntax): return syntax.elements.nodes.map(\.name.plainText)
    default:
      return [
        declaration.asProtocol((any NamedDeclSyntax).self)?.name.plainText
          ?? "\(declaration.kind)"
      ]
    }
  }
}
