import SwiftParser
import SwiftSyntax

/// Registers what libraries bring by name; a row is parsed when its name is first used.
struct LibraryReader {
  let program: Program
  let file: SourceFile
  let scope: LexicalScope

  init(program: Program, library: NativeLibrary) {
    self.program = program
    file = program.addFile(name: library.name, text: "", isFromScene: false)
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
    for function in library.functions {
      register(function, as: Self.name(of: function.signature))
    }
    for macro in library.expressionMacros {
      register(macro, as: "#" + Self.name(of: macro.signature))
    }
    for macro in library.attachedMacros { program.attachedMacros[macro.name] = macro }
    for signature in library.declarationMacros { register(macro: signature) }
    for (index, source) in library.sources.enumerated() {
      register(source: source, name: "\(library.name) \(index)")
    }
  }

  private func register(_ function: NativeMember, as name: String) {
    let scope = scope
    program.pendingFunctions[name, default: []].append {
      guard let syntax = Self.declaration(function.signature)?.as(FunctionDeclSyntax.self) else {
        return []
      }
      return [
        DeclarationReader(scope: scope).function(
          syntax, native: .init(body: function.body, setter: nil))
      ]
    }
  }

  private func register(_ type: NativeType) {
    let name = Self.name(of: type.declaration)
    let program = program
    let moduleName = scope.moduleName
    program.pendingTypes[name] = {
      let text = "\(type.declaration) {\n\(type.source ?? "")\n}"
      let file = program.addFile(name: name, text: text, isFromScene: false)
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
      Self.add(type.members, to: nominal, scope)
      program.addPendingRows(to: nominal)
      return .nominal(nominal, [])
    }
  }

  /// Adds rows to a type, to be parsed when their name is looked up.
  static func add(_ rows: [NativeMember], to type: NominalType, _ scope: LexicalScope) {
    let inner = scope.nested(owner: type)
    for row in rows {
      type.pendingMembers[name(of: row.signature), default: []].append {
        guard let declaration = declaration(row.signature) else { return [] }
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

  private func register(macro signature: String) {
    guard let syntax = Self.declaration(signature)?.as(MacroDeclSyntax.self) else { return }
    let declaration = FunctionDeclaration(
      name: syntax.name.text, parameters: [], result: .void, implementation: .requirement)
    program.declarationMacros[syntax.name.text] = declaration
    program.pendingMacros.append {
      declaration.parameters = DeclarationReader(scope: scope)
        .parameters(syntax.signature.parameterClause.parameters)
    }
  }

  /// Registers a source's declarations by name; each is parsed when its name is first used.
  private func register(source: String, name: String) {
    for (index, text) in Self.declarations(in: source).enumerated() {
      let fileName = "\(name).\(index)"
      let declared = Self.name(of: text)
      if text.hasPrefix("extension ") {
        program.pendingExtensions[Self.extendedName(text), default: []].append {
          read(text, fileName)
        }
      } else if Self.declaresType(text) {
        program.pendingTypes[declared] = { [program] in
          read(text, fileName)
          return program.types[declared] ?? program.globalType(declared) ?? .unknown
        }
      } else if text.hasPrefix("func ") {
        program.pendingFunctions[declared, default: []].append {
          read(text, fileName)
          return []
        }
      } else {
        read(text, fileName)
      }
    }
  }

  private func read(_ text: String, _ name: String) {
    let file = program.addFile(name: name, text: text, isFromScene: false)
    let reader = TypeReader(scope: LexicalScope(program: program, file: file))
    for item in file.syntax.statements {
      if let syntax = item.item.as(ExtensionDeclSyntax.self) {
        ExtensionReader(scope: reader.scope, syntax: syntax).read()
      } else {
        reader.read(CodeBlockItemListSyntax([item]))
      }
    }
  }

  /// A source's top-level declarations, told apart by what stands at the margin.
  static func declarations(in source: String) -> [String] {
    var source = source
    return source.withUTF8 { bytes in
      var starts: [Int] = []
      var isAtMargin = true
      for (index, byte) in bytes.enumerated() {
        if isAtMargin, starts.isEmpty || !Self.continues(byte) { starts.append(index) }
        isAtMargin = byte == UInt8(ascii: "\n")
      }
      return zip(starts, starts.dropFirst() + [bytes.count]).map {
        String(decoding: bytes[$0..<$1], as: UTF8.self)
      }
    }
  }

  /// Whether a line that begins so belongs to the declaration before it.
  private static func continues(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "/"),
      UInt8(ascii: "\n"):
      true
    default: false
    }
  }

  private static func declaresType(_ text: String) -> Bool {
    ["struct ", "enum ", "protocol ", "class ", "typealias "].contains { text.hasPrefix($0) }
  }

  /// `Text` for `extension Text`, `Axis` for `extension Axis.Set`.
  private static func extendedName(_ text: String) -> String {
    String(text.dropFirst("extension ".count).prefix { $0.isLetter || $0.isNumber })
  }

  /// The argument labels of a function's or initialiser's signature.
  static func labels(of signature: String) -> [String] {
    let parameters: FunctionParameterListSyntax? =
      switch declaration(signature)?.as(DeclSyntaxEnum.self) {
      case .functionDecl(let syntax): syntax.signature.parameterClause.parameters
      case .initializerDecl(let syntax): syntax.signature.parameterClause.parameters
      default: nil
      }
    return parameters?.map(\.firstName.text) ?? []
  }

  private static func declaration(_ text: String) -> DeclSyntax? {
    guard case .decl(let declaration)? = Parser.parse(source: text).statements.first?.item else {
      return nil
    }
    return declaration
  }

  /// The name that a signature declares, found without parsing it.
  static func name(of signature: String) -> String {
    var signature = signature
    return signature.withUTF8 { bytes in
      SignatureScanner(bytes).name ?? String(decoding: bytes, as: UTF8.self)
    }
  }
}
