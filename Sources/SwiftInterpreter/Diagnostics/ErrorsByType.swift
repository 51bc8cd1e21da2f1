import SwiftSyntax

extension Interpreter {
  /// The first of the errors that loading found in a type's declaration and its extensions, by the
  /// type's name.
  /// - Complexity: linear in the files that have errors.
  public func errorsByType() -> [String: Diagnostic] {
    let errors = Dictionary(
      grouping: loadProblems.filter { $0.severity == .error }, by: { $0.location?.file })
    var found: [String: Diagnostic] = [:]
    for file in program.files where file.isFromScene && file.origin == nil {
      guard let errors = errors[file.name] else { continue }
      for statement in file.syntax.statements.nodes {
        guard let declaration = statement.item.as(DeclSyntax.self),
          let name = declaration.asProtocol((any NamedDeclSyntax).self)?.name.text
            ?? declaration.as(ExtensionDeclSyntax.self)?.extendedType.soleToken,
          let place = program.location(program.site(declaration, in: file)),
          let error = errors.first(where: { $0.location.map(place.contains) ?? false })
        else { continue }
        found[name] = found[name] ?? error
      }
    }
    return found
  }
}
