import SwiftSyntax

/// Registers what libraries bring by name; a row is parsed when its name is first used.
struct LibraryReader {
  let program: Program
  let file: SourceFile
  let scope: LexicalScope

  init(program: Program, library: NativeLibrary) {
    self.program = program
    file = program.addFile(libraryNamed: library.name)
    scope = LexicalScope(program: program, file: file)
    scope.moduleName = library.name
  }

  func register(_ library: NativeLibrary) {
    for type in library.types { register(type) }
    for (name, members) in library.extensions {
      for member in members {
        program.pendingRows[name, default: []].append((member, scope))
      }
    }
    for function in library.functions { register(function, as: function.name) }
    for macro in library.expressionMacros { register(macro, as: "#" + macro.name) }
    for macro in library.attachedMacros { program.attachedMacros[macro.name] = macro }
    for macro in library.writtenMacros { register(macro: macro) }
    for declaration in library.writtenDeclarations { register(declaration) }
  }

  private func register(_ function: NativeMember, as name: String) {
    let scope = scope
    program.pendingFunctions[name, default: []].append {
      guard let syntax = function.written.declaration?.as(FunctionDeclSyntax.self) else {
        return []
      }
      return [
        DeclarationReader(scope: scope).function(
          syntax, native: .init(body: function.body, setter: nil))
      ]
    }
  }

  private func register(_ type: NativeType) {
    let name = type.name
    let program = program
    let moduleName = scope.moduleName
    program.pendingTypes[name] = {
      let file = program.addFile(type.written)
      let scope = LexicalScope(program: program, file: file)
      scope.moduleName = moduleName
      guard case .decl(let declaration)? = file.syntax.statements.first?.item,
        let nominal = TypeReader(scope: scope).declareType(declaration)
      else { return .unknown }
      program.types[name] = .nominal(nominal, [])
      nominal.describeHost = type.describe
      nominal.hostsAreEqual = type.isEqual
      nominal.generatedMember = type.generated
      nominal.hasNativeRows = true
      nominal.standIns = type.standIns
      Self.add(type.members, to: nominal, scope)
      program.addPendingRows(to: nominal)
      return .nominal(nominal, [])
    }
  }

  /// Adds rows to a type, to be parsed when their name is looked up.
  static func add(_ rows: [NativeMember], to type: NominalType, _ scope: LexicalScope) {
    let inner = scope.nested(owner: type)
    for row in rows {
      type.pendingMembers[row.name, default: []].append {
        guard let declaration = row.written.declaration else { return [] }
        let native = DeclarationReader.Native(body: row.body, setter: row.setter)
        let reader = DeclarationReader(scope: inner)
        switch declaration.as(DeclSyntaxEnum.self) {
        case .functionDecl(let syntax):
          let function = reader.function(syntax, native: native)
          function.requirementBuilder = reader.builder(syntax.attributes)
          return [.function(function)]
        case .initializerDecl(let syntax):
          return [.function(reader.initializer(syntax, native: native))]
        case .subscriptDecl(let syntax):
          return [.subscripting(reader.subscripting(syntax, native: native))]
        case .variableDecl(let syntax):
          return reader.properties(syntax, native: native).map { .property($0) }
        default: return []
        }
      }
    }
  }

  private func register(macro: LibraryText) {
    guard let syntax = macro.declaration?.as(MacroDeclSyntax.self) else { return }
    let declaration = FunctionDeclaration(
      name: syntax.name.text, parameters: [], result: .void, implementation: .requirement)
    program.declarationMacros[syntax.name.text] = declaration
    program.pendingMacros.append {
      declaration.parameters = DeclarationReader(scope: scope)
        .parameters(syntax.signature.parameterClause.parameters)
    }
  }

  /// Registers a declaration in Swift source by its name, to be read when that is first used.
  private func register(_ written: LibraryText) {
    let name = written.name
    if written.text.hasPrefix("extension ") {
      program.pendingExtensions[Self.extendedName(written.text), default: []].append {
        read(written)
      }
    } else if Self.declaresType(written.text) {
      program.pendingTypes[name] = { [program] in
        read(written)
        return program.types[name] ?? program.globalType(name) ?? .unknown
      }
    } else if written.text.hasPrefix("func ") {
      program.pendingFunctions[name, default: []].append {
        read(written)
        return []
      }
    } else {
      read(written)
    }
  }

  private func read(_ written: LibraryText) {
    let file = program.addFile(written)
    let reader = TypeReader(scope: LexicalScope(program: program, file: file))
    for item in file.syntax.statements {
      if let syntax = item.item.as(ExtensionDeclSyntax.self) {
        ExtensionReader(scope: reader.scope, syntax: syntax).read()
      } else {
        reader.read(CodeBlockItemListSyntax([item]))
      }
    }
  }

  private static func declaresType(_ text: String) -> Bool {
    ["struct ", "enum ", "protocol ", "class ", "typealias "].contains { text.hasPrefix($0) }
  }

  /// `Text` for `extension Text`, `Axis` for `extension Axis.Set`.
  private static func extendedName(_ text: String) -> String {
    String(text.dropFirst("extension ".count).prefix { $0.isLetter || $0.isNumber })
  }
}
