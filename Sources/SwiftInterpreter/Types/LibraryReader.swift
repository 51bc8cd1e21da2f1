import SwiftSyntax

/// Reads what libraries bring when its name is first used.
struct LibraryReader {
  let program: Program

  func type(_ declaration: LibrarySet.TypeDeclaration, named name: String, in library: Int)
    -> SwiftType
  {
    switch declaration {
    case .native(let type):
      return self.type(type, in: library)
    case .written(let written):
      read(written, in: library)
      guard let type = program.types[name] ?? program.globalType(name) else { return .unknown }
      if let nominal = type.nominal, nominal.name == name { addExtensions(to: nominal) }
      return type
    }
  }

  private func type(_ type: NativeType, in library: Int) -> SwiftType {
    let file = program.addFile(type.written)
    let scope = LexicalScope(program: program, file: file)
    scope.moduleName = program.libraries.names[library]
    guard case .decl(let declaration)? = file.syntax.statements.first?.item,
      let nominal = TypeReader(scope: scope).declareType(declaration)
    else { return .unknown }
    program.types[type.name] = .nominal(nominal, [])
    TypeReader.readLater(type.written.laterMembers, of: nominal, in: scope)
    nominal.describeHost = type.describe
    nominal.hostsAreEqual = type.isEqual
    nominal.generatedMember = type.generated
    nominal.generator = type.generator
    nominal.hasNativeRows = true
    nominal.standIns = type.standIns
    type.contentValues?.note(at: nominal.typeParameters)
    addExtensions(to: nominal)
    return .nominal(nominal, [])
  }

  /// Gives a library's type its rows and what other libraries add to it. What is in Swift source is
  /// read with the type itself: many are named, in signatures, and never used.
  private func addExtensions(to type: NominalType) {
    if let rows = program.libraries.rows[type.name] { type.add(rows) }
    for written in program.libraries.writtenExtensions[type.name] ?? [] {
      type.attach { read(written) }
    }
  }

  func functions(
    _ entries: [LibrarySet.Entry<LibrarySet.FunctionDeclaration>]
  ) -> [FunctionDeclaration] {
    entries.flatMap { entry -> [FunctionDeclaration] in
      switch entry.declared {
      case .native(let row):
        guard let syntax = row.written.declaration?.as(FunctionDeclSyntax.self) else { return [] }
        let reader = DeclarationReader(scope: program.scope(ofLibrary: entry.library))
        return [reader.function(syntax, native: .init(body: row.body, setter: nil))]
      case .written(let written):
        // It registers itself with the program's functions.
        read(written)
        return []
      }
    }
  }

  func macro(_ entry: LibrarySet.Entry<LibraryText>) -> FunctionDeclaration? {
    guard let syntax = entry.declared.declaration?.as(MacroDeclSyntax.self) else { return nil }
    let reader = DeclarationReader(scope: program.scope(ofLibrary: entry.library))
    return FunctionDeclaration(
      name: syntax.name.text,
      parameters: reader.parameters(syntax.signature.parameterClause.parameters), result: .void,
      implementation: .requirement)
  }

  /// - Parameter library: the one whose name debug output prefixes to a type; nil if no type is
  ///   read.
  func read(_ written: LibraryText, in library: Int? = nil) {
    let file = program.addFile(written)
    let reader = TypeReader(scope: LexicalScope(program: program, file: file))
    if let library { reader.scope.moduleName = program.libraries.names[library] }
    for item in file.syntax.statements.nodes {
      if let syntax = item.item.as(ExtensionDeclSyntax.self) {
        ExtensionReader(scope: reader.scope, syntax: syntax, later: written.laterMembers).read()
      } else {
        reader.read(CodeBlockItemListSyntax([item]))
        if let type = program.types[written.name]?.nominal, type.name == written.name {
          TypeReader.readLater(written.laterMembers, of: type, in: reader.scope)
        }
      }
    }
  }
}
