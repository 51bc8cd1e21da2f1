import SwiftSyntax

/// Declarations read from Swift signatures, such as a library's interface. Types that it lacks may
/// be another program's.
public final class TextDeclarations: Declarations {
  private weak var outer: (any Declarations)?
  private var types: [String: NominalType] = [:]
  private var aliases: [String: TypeAliasDeclSyntax] = [:]
  private var groups: [ObjectIdentifier: [Group]] = [:]
  private var functions: [String: [() -> Declaration?]] = [:]
  private var operatorFunctions: [String: [() -> Declaration?]] = [:]
  private var readOperators: [String: [Declaration]] = [:]
  private var readGlobals: [String: [Declaration]] = [:]
  /// Extensions of what isn't declared yet.
  private var extensions: [ExtensionDeclSyntax] = []

  /// A declaration of a type, or an extension of it.
  struct Group {
    let owner: NominalType
    let syntax: any DeclGroupSyntax
    var members: MemberBlockItemListSyntax { syntax.memberBlock.members }
  }

  public init(outer: (any Declarations)? = nil) { self.outer = outer }

  // MARK: Reading

  /// Adds a file's declarations.
  /// - Parameter standing: names in the text that each represent several types.
  public func read(_ file: SourceFileSyntax, standing: [String: [String]] = [:]) {
    for item in file.statements {
      if case .decl(let declaration) = item.item { declare(declaration) }
    }
    for written in extensions {
      let name = written.extendedType.trimmedDescription
      for owner in standing[name] ?? [name] {
        if let owner = type(path: owner) { add(written, to: owner) }
      }
    }
    extensions = []
  }

  private func declare(_ syntax: DeclSyntax) {
    switch syntax.as(DeclSyntaxEnum.self) {
    case .structDecl(let type): declare(type, .structure, type.genericParameterClause)
    case .classDecl(let type): declare(type, .classType, type.genericParameterClause)
    case .enumDecl(let type): declare(type, .enumeration, type.genericParameterClause)
    case .protocolDecl(let type): declare(type, .protocolType, nil)
    case .extensionDecl(let written): extensions.append(written)
    case .typeAliasDecl(let alias): aliases[alias.name.text] = alias
    case .functionDecl(let function): add(function, of: nil)
    case .variableDecl(let variable):
      for binding in variable.bindings {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
          continue
        }
        functions[name, default: []].append {
          DeclarationMaker(declarations: self, group: nil).property(name, binding, variable)
        }
      }
    default: break
    }
  }

  private func declare(
    _ syntax: some DeclGroupSyntax & NamedDeclSyntax, _ kind: NominalType.Kind,
    _ clause: GenericParameterClauseSyntax?
  ) {
    let name = syntax.name.text
    let type = NominalType(name: name, kind: kind, known: KnownType(rawValue: name), in: self)
    types[name] = type
    let group = Group(owner: type, syntax: syntax)
    type.declare(DeclarationMaker(declarations: self, group: group).parameters(clause))
    add(syntax, to: type)
  }

  private func add(_ syntax: some DeclGroupSyntax, to owner: NominalType) {
    groups[ObjectIdentifier(owner), default: []].append(Group(owner: owner, syntax: syntax))
    for member in syntax.memberBlock.members {
      if let function = member.decl.as(FunctionDeclSyntax.self) {
        add(function, of: Group(owner: owner, syntax: syntax))
      }
    }
  }

  private func add(_ function: FunctionDeclSyntax, of group: Group?) {
    let name = function.name.text
    func make() -> Declaration? {
      DeclarationMaker(declarations: self, group: group).function(function)
    }
    if function.name.isOperator {
      operatorFunctions[name, default: []].append(make)
    } else if group == nil {
      functions[name, default: []].append(make)
    }
  }

  // MARK: Answers

  public func type(_ known: KnownType) -> NominalType? { nominal(known.rawValue) }

  private func nominal(_ name: String) -> NominalType? { globalType(name)?.nominal }

  public func globalType(_ name: String) -> SwiftType? {
    ownType(name) ?? outer?.globalType(name)
  }

  /// The type that the text itself declares by a name.
  public func ownType(_ name: String) -> SwiftType? {
    if let type = types[name] { return .nominal(type, []) }
    return aliases[name].map {
      DeclarationMaker(declarations: self, group: nil).resolve($0.initializer.value)
    }
  }

  private func type(path: String) -> NominalType? {
    let parts = path.split(separator: ".").map(String.init)
    return parts.dropFirst().reduce(nominal(parts[0])) { $0?.type(named: $1)?.nominal }
  }

  /// Functions and variables at file scope.
  public func globals(_ name: String) -> [Declaration] {
    if let known = readGlobals[name] { return known }
    let found = (functions[name] ?? []).compactMap { $0() }
    readGlobals[name] = found
    return found
  }

  /// In a text that is folded already, the order is unchanged.
  public func inOrder(_ sequence: SequenceExprSyntax) -> ExprSyntax { ExprSyntax(sequence) }

  public func output(of regex: RegexLiteralExprSyntax) -> SwiftType {
    outer?.output(of: regex) ?? .hole(.foreign)
  }

  public func operators(_ name: String) -> [Declaration] {
    if let known = readOperators[name] { return known }
    let found = (operatorFunctions[name] ?? []).compactMap { $0() }
    readOperators[name] = found
    return found
  }

  public func literal(_ kind: LiteralKind) -> (asked: NominalType, usual: SwiftType?)? {
    let (asked, usual) = kind.types
    return nominal(asked).map { ($0, usual.flatMap(nominal).map { .nominal($0, []) }) }
  }

  private func groups(of type: NominalType) -> [Group] { groups[ObjectIdentifier(type)] ?? [] }

  public func inheritance(of type: NominalType) -> [Inheritance] {
    groups(of: type).flatMap { DeclarationMaker(declarations: self, group: $0).inheritance }
      + (outer?.inheritance(of: type) ?? [])
  }

  public func requirements(of type: NominalType) -> [Requirement] {
    let own = groups(of: type).flatMap { group in
      DeclarationMaker(declarations: self, group: group).ownRequirements
    }
    return own + (outer?.requirements(of: type) ?? [])
  }

  public func members(_ name: String, of type: NominalType) -> [Declaration] {
    ownMembers(name, of: type) + (outer?.members(name, of: type) ?? [])
  }

  /// The text's own declarations of a name in a type.
  public func ownMembers(_ name: String, of type: NominalType) -> [Declaration] {
    var found: [Declaration] = []
    for group in groups(of: type) {
      let maker = DeclarationMaker(declarations: self, group: group)
      for member in group.members { found += maker.members(name, of: member.decl) }
    }
    // A class without initialisers, if its superclass has none either, has one without parameters.
    if name == "init", found.isEmpty, outer == nil, type.kind == .classType,
      !type.inheritance.contains(where: { $0.type.nominal?.kind == .classType })
    {
      let made = SwiftType.FunctionType(parameters: [], result: type.selfType)
      found.append(
        Declaration(name: name, kind: .initializer, owner: type, type: .function(made)))
    }
    return found
  }

  public func type(named name: String, in type: NominalType) -> SwiftType? {
    if type.associatedTypes.contains(where: { $0.name == name }) {
      return .parameter(type.selfParameter.member(name))
    }
    if let parameter = type.typeParameters.first(where: { $0.name == name }) {
      return .parameter(parameter)
    }
    for group in groups(of: type) {
      for member in group.members {
        guard let alias = member.decl.as(TypeAliasDeclSyntax.self), alias.name.text == name else {
          continue
        }
        return DeclarationMaker(declarations: self, group: group).resolve(alias.initializer.value)
      }
    }
    if type.kind == .protocolType,
      type.ancestry.contains(where: { $0.type.associatedTypes.contains { $0.name == name } })
    {
      return .parameter(type.selfParameter.member(name))
    }
    return outer?.type(named: name, in: type)
  }

  public func associatedTypes(of type: NominalType) -> [AssociatedType] {
    for group in groups(of: type) {
      guard let syntax = group.syntax.as(ProtocolDeclSyntax.self) else { continue }
      return DeclarationMaker(declarations: self, group: group).associatedTypes(syntax)
    }
    return []
  }
}

extension LiteralKind {
  /// The names of a literal's protocol and of its default type.
  public var types: (asked: String, usual: String?) {
    switch self {
    case .integer: ("ExpressibleByIntegerLiteral", "Int")
    case .float: ("ExpressibleByFloatLiteral", "Double")
    case .string: ("ExpressibleByStringLiteral", "String")
    case .character: ("ExpressibleByExtendedGraphemeClusterLiteral", "String")
    case .scalar: ("ExpressibleByUnicodeScalarLiteral", "String")
    case .interpolation: ("ExpressibleByStringInterpolation", "String")
    case .boolean: ("ExpressibleByBooleanLiteral", "Bool")
    case .null: ("ExpressibleByNilLiteral", nil)
    case .array: ("ExpressibleByArrayLiteral", "Array")
    case .dictionary: ("ExpressibleByDictionaryLiteral", "Dictionary")
    }
  }
}

extension TokenSyntax {
  var isOperator: Bool {
    switch tokenKind {
    case .binaryOperator, .prefixOperator, .postfixOperator: true
    default: false
    }
  }
}
