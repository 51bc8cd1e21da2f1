import SwiftSyntax

extension Program {
  /// Makes code of the scene that has an error fail with it when it is called, so that the rest can
  /// be run. An error outside of all bodies is one of all code of the declaration that it stands in:
  /// what that declares is not what its code means.
  ///
  /// - Returns: the errors that code fails with.
  func failBrokenCode() -> Set<Diagnostic> {
    let errors = diagnostics.filter {
      $0.severity == .error && $0.location != nil && $0.identifier != "unknown-module"
    }
    if errors.isEmpty { return [] }
    let written = machine.codes.compactMap { code in location(code.extent).map { (code, $0) } }
    var broken: Set<ObjectIdentifier> = []
    for error in errors {
      guard let place = error.location else { continue }
      let around = written.filter { $0.1.contains(place) }
      let innermost = around.map(\.1.length).min()
      // A closure may have been lowered several times.
      let meant =
        innermost.map { length in around.filter { $0.1.length == length } }
        ?? outsideOfBodies(error, at: place, of: written)
      for (code, _) in meant where broken.insert(ObjectIdentifier(code)).inserted {
        code.fail(with: error)
      }
    }
    return Set(errors)
  }

  /// The code of the declaration that an error stands in; that of the whole file where no
  /// declaration is known, or where what is a declaration isn't.
  private func outsideOfBodies(
    _ error: Diagnostic, at place: SourceLocation, of written: [(Code, SourceLocation)]
  ) -> [(Code, SourceLocation)] {
    let file = files.first { $0.isFromScene && $0.origin == nil && $0.name == place.file }
    guard error.identifier != "syntax", let file,
      let extent = declaration(
        at: place, among: file.syntax.statements.compactMap { $0.item.as(DeclSyntax.self) },
        in: file)
    else { return written.filter { $0.1.file == place.file } }
    return written.filter { extent.contains($0.1) }
  }

  /// Where the innermost of the declarations stands that has a place.
  private func declaration(
    at place: SourceLocation, among declarations: [DeclSyntax], in file: SourceFile
  ) -> SourceLocation? {
    for declaration in declarations {
      guard let extent = location(site(declaration, in: file)), extent.contains(place) else {
        continue
      }
      let inner = Self.declarations(within: declaration)
      return self.declaration(at: place, among: inner, in: file)
        // A condition is around declarations and none itself.
        ?? (declaration.is(IfConfigDeclSyntax.self) ? nil : extent)
    }
    return nil
  }

  /// A type's members, what stands under a condition.
  private static func declarations(within declaration: DeclSyntax) -> [DeclSyntax] {
    if let group = declaration.asProtocol((any DeclGroupSyntax).self) {
      return group.memberBlock.members.map(\.decl)
    }
    guard let condition = declaration.as(IfConfigDeclSyntax.self) else { return [] }
    return condition.clauses.flatMap { clause -> [DeclSyntax] in
      switch clause.elements {
      case .decls(let members): members.map(\.decl)
      case .statements(let items): items.compactMap { $0.item.as(DeclSyntax.self) }
      default: []
      }
    }
  }
}

extension SourceLocation {
  /// Whether a place begins within this one.
  func contains(_ place: SourceLocation) -> Bool {
    file == place.file && offset <= place.offset && place.offset < offset + length
  }
}
