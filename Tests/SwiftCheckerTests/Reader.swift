@testable import SwiftChecker
import SwiftOperators
import SwiftParser
import SwiftSyntax

/// Declarations read from Swift text, for tests.
final class World: Declarations {
  var nominals: [String: NominalType] = [:]
  var aliases: [String: TypeSyntax] = [:]
  var globals: [String: [Declaration]] = [:]
  var operatorFunctions: [String: [Declaration]] = [:]
  var table = OperatorTable.standardOperators
  private var parameters: [[String: GenericParameter]] = []
  private var owners: [NominalType] = []

  func type(_ known: KnownType) -> NominalType { nominals[known.rawValue]! }
  func nominal(_ name: String) -> NominalType? { nominals[name] }
  func functions(_ name: String) -> [Declaration] { globals[name] ?? [] }
  func operators(_ name: String) -> [Declaration] { operatorFunctions[name] ?? [] }
  func literal(_ kind: LiteralKind) -> (asks: NominalType, fallback: SwiftType) {
    func plain(_ name: String) -> SwiftType { .nominal(nominals[name]!, []) }
    return switch kind {
    case .integer: (nominals["ExpressibleByIntegerLiteral"]!, plain("Int"))
    case .float: (nominals["ExpressibleByFloatLiteral"]!, plain("Double"))
    case .string: (nominals["ExpressibleByStringLiteral"]!, plain("String"))
    case .interpolation: (nominals["ExpressibleByStringInterpolation"]!, plain("String"))
    case .boolean: (nominals["ExpressibleByBooleanLiteral"]!, plain("Bool"))
    case .null: (nominals["ExpressibleByNilLiteral"]!, plain("Optional"))
    case .array: (nominals["ExpressibleByArrayLiteral"]!, plain("Array"))
    case .dictionary: (nominals["ExpressibleByDictionaryLiteral"]!, plain("Dictionary"))
    }
  }

  func read(_ text: String) {
    let items = Parser.parse(source: text).statements.compactMap { item -> DeclSyntax? in
      if case .decl(let declaration) = item.item { declaration } else { nil }
    }
    for item in items { declare(item) }
    for item in items { header(item) }
    for item in items { members(item) }
  }

  private func declare(_ item: DeclSyntax) {
    func add(_ name: String, _ kind: NominalType.Kind) {
      nominals[name] = NominalType(name: name, kind: kind)
    }
    if let type = item.as(StructDeclSyntax.self) { add(type.name.text, .structure) }
    if let type = item.as(ClassDeclSyntax.self) { add(type.name.text, .classType) }
    if let type = item.as(EnumDeclSyntax.self) { add(type.name.text, .enumeration) }
    if let type = item.as(ProtocolDeclSyntax.self) { add(type.name.text, .protocolType) }
    if let alias = item.as(TypeAliasDeclSyntax.self) {
      aliases[alias.name.text] = alias.initializer.value
    }
  }

  private func header(_ item: DeclSyntax) {
    guard let group = item.asProtocol((any DeclGroupSyntax).self) else { return }
    guard let name = item.asProtocol((any NamedDeclSyntax).self)?.name.text,
      let type = nominals[name]
    else { return }
    if let proto = item.as(ProtocolDeclSyntax.self) {
      for member in proto.memberBlock.members {
        if let associated = member.decl.as(AssociatedTypeDeclSyntax.self) {
          type.typeParameters.append(type.selfParameter.member(associated.name.text))
        }
      }
      for parent in proto.inheritanceClause?.inheritedTypes ?? [] {
        if let known = nominals[parent.type.trimmedDescription] {
          type.supertypes.append(
            (
              .nominal(
                known, known.typeParameters.map { .parameter(type.selfParameter.member($0.name)) }),
              []
            ))
        }
      }
      return
    }
    let clause = item.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause
    type.typeParameters = clause?.parameters.map { GenericParameter(name: $0.name.text) } ?? []
    inherit(group.inheritanceClause, type, where: group.genericWhereClause)
  }

  private func inherit(
    _ clause: InheritanceClauseSyntax?, _ type: NominalType,
    where condition: GenericWhereClauseSyntax?
  ) {
    within(type) {
      let asked = requirements(condition)
      for parent in clause?.inheritedTypes ?? [] {
        switch resolve(parent.type) {
        case .nominal(let known, let arguments):
          type.supertypes.append((.nominal(known, arguments), asked))
        case .existential(let all):
          for known in all { type.supertypes.append((.nominal(known, []), asked)) }
        default: break
        }
      }
    }
  }

  private func within(_ type: NominalType, _ body: () -> Void) {
    var names = Dictionary(uniqueKeysWithValues: type.typeParameters.map { ($0.name, $0) })
    names["Self"] = type.selfParameter
    parameters.append(names)
    owners.append(type)
    body()
    owners.removeLast()
    parameters.removeLast()
  }

  private func members(_ item: DeclSyntax) {
    if let function = item.as(FunctionDeclSyntax.self) { return add(function, nil, []) }
    if let variable = item.as(VariableDeclSyntax.self) { return add(variable, nil, []) }
    var type: NominalType?
    var asked: [Requirement] = []
    if let ext = item.as(ExtensionDeclSyntax.self) {
      let name = ext.extendedType.as(IdentifierTypeSyntax.self)?.name.text ?? ""
      guard let found = nominals[name] else { return }
      type = found
      inherit(ext.inheritanceClause, found, where: ext.genericWhereClause)
      within(found) { asked = requirements(ext.genericWhereClause) }
    } else if let name = item.asProtocol((any NamedDeclSyntax).self)?.name.text {
      type = nominals[name]
      if let type, type.kind != .protocolType {
        within(type) {
          let clause = item.asProtocol((any WithGenericParametersSyntax).self)?
            .genericParameterClause
          asked = constraints(clause)
        }
      }
    }
    guard let type, let group = item.asProtocol((any DeclGroupSyntax).self) else { return }
    within(type) {
      for member in group.memberBlock.members {
        switch member.decl.as(DeclSyntaxEnum.self) {
        case .functionDecl(let function):
          add(function, type, asked, isRequirement: item.is(ProtocolDeclSyntax.self))
        case .variableDecl(let variable):
          add(variable, type, asked, isRequirement: item.is(ProtocolDeclSyntax.self))
        case .typeAliasDecl(let alias):
          type.types[alias.name.text] = resolve(alias.initializer.value)
        case .initializerDecl(let make):
          add(
            "init", .initializer, type, make.signature, make.genericParameterClause,
            make.genericWhereClause, asked, result: type.selfType,
            isFailable: make.optionalMark != nil)
        case .subscriptDecl(let element):
          let signature = FunctionSignatureSyntax(parameterClause: element.parameterClause)
          add(
            "subscript", .subscripting, type, signature, element.genericParameterClause,
            element.genericWhereClause, asked, result: resolve(element.returnClause.type))
        case .enumCaseDecl(let cases):
          for element in cases.elements {
            let declaration = Declaration(
              name: element.name.text, kind: .enumCase, owner: type, type: type.selfType)
            if let values = element.parameterClause {
              declaration.labels = values.parameters.map { $0.firstName?.text }
              declaration.defaults = values.parameters.map { $0.defaultValue != nil }
              declaration.type = .function(
                SwiftType.FunctionType(
                  parameters: values.parameters.map { .init(type: resolve($0.type)) },
                  result: type.selfType))
            }
            type.members[element.name.text, default: []].append(declaration)
          }
        default: break
        }
      }
      if item.is(ClassDeclSyntax.self), type.members["init"] == nil {
        let make = Declaration(
          name: "init", kind: .initializer, owner: type,
          type: .function(SwiftType.FunctionType(parameters: [], result: type.selfType)))
        type.members["init"] = [make]
      }
    }
  }

  private func add(
    _ function: FunctionDeclSyntax, _ owner: NominalType?, _ asked: [Requirement],
    isRequirement: Bool = false
  ) {
    let isStatic = function.modifiers.contains { ["static", "class"].contains($0.name.text) }
    let made = add(
      function.name.text, .function, owner, function.signature, function.genericParameterClause,
      function.genericWhereClause, asked, result: nil, isStatic: isStatic)
    made.isRequirement = isRequirement
    made.isDisfavored = function.attributes.trimmedDescription.contains("_disfavoredOverload")
    let isOperator = function.name.text.first.map { !$0.isLetter && $0 != "_" } ?? false
    if isOperator {
      made.labels = made.labels.map { _ in nil }
      operatorFunctions[function.name.text, default: []].append(made)
    }
  }

  private func add(
    _ variable: VariableDeclSyntax, _ owner: NominalType?, _ asked: [Requirement],
    isRequirement: Bool = false
  ) {
    for binding in variable.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
        let type = binding.typeAnnotation?.type
      else { continue }
      let made = Declaration(
        name: name, kind: owner == nil ? .local : .property, owner: owner, type: resolve(type))
      made.isStatic = variable.modifiers.contains { $0.name.text == "static" }
      made.requirements = asked
      made.isRequirement = isRequirement
      if let owner {
        owner.members[name, default: []].append(made)
      } else {
        globals[name, default: []].append(made)
      }
    }
  }

  @discardableResult private func add(
    _ name: String, _ kind: Declaration.Kind, _ owner: NominalType?,
    _ signature: FunctionSignatureSyntax, _ clause: GenericParameterClauseSyntax?,
    _ condition: GenericWhereClauseSyntax?, _ asked: [Requirement], result: SwiftType?,
    isStatic: Bool = false, isFailable: Bool = false
  ) -> Declaration {
    let own = clause?.parameters.map { GenericParameter(name: $0.name.text) } ?? []
    parameters.append(Dictionary(uniqueKeysWithValues: own.map { ($0.name, $0) }))
    defer { parameters.removeLast() }
    let list = signature.parameterClause.parameters
    let taken = list.map { parameter -> SwiftType.FunctionType.Parameter in
      let attributed = parameter.type.as(AttributedTypeSyntax.self)
      var made = SwiftType.FunctionType.Parameter(type: resolve(parameter.type))
      made.isInout = attributed?.specifiers.trimmedDescription.contains("inout") ?? false
      made.isAutoclosure =
        attributed?.attributes.trimmedDescription.contains("autoclosure") ?? false
      if parameter.ellipsis != nil {
        made.isVariadic = true
        made.type = .nominal(self.type(.array), [made.type])
      }
      return made
    }
    let effects = signature.effectSpecifiers
    let type = SwiftType.FunctionType(
      parameters: taken, result: result ?? signature.returnClause.map { resolve($0.type) } ?? .void,
      isThrowing: effects?.throwsClause?.throwsSpecifier.text == "throws",
      isAsync: effects?.asyncSpecifier != nil)
    let made = Declaration(name: name, kind: kind, owner: owner, type: .function(type))
    made.isStatic = isStatic
    made.isFailable = isFailable
    made.typeParameters = own
    made.requirements = asked + constraints(clause) + requirements(condition)
    made.labels = list.map { $0.firstName.text == "_" ? nil : $0.firstName.text }
    if kind == .subscripting {
      made.labels = list.map {
        $0.secondName == nil || $0.firstName.text == "_" ? nil : $0.firstName.text
      }
    }
    made.defaults = list.map { $0.defaultValue != nil }
    if let owner {
      owner.members[name, default: []].append(made)
    } else {
      globals[name, default: []].append(made)
    }
    return made
  }

  private func constraints(_ clause: GenericParameterClauseSyntax?) -> [Requirement] {
    clause?.parameters.flatMap { parameter -> [Requirement] in
      guard let inherited = parameter.inheritedType, let own = named(parameter.name.text) else {
        return []
      }
      return requirement(own, inherited)
    } ?? []
  }

  private func requirement(_ subject: SwiftType, _ type: TypeSyntax) -> [Requirement] {
    if let composition = type.as(CompositionTypeSyntax.self) {
      return composition.elements.flatMap { requirement(subject, $0.type) }
    }
    switch resolve(type) {
    case .existential(let all): return all.map { .conforms(subject, $0) }
    case let parent: return [.inherits(subject, parent)]
    }
  }

  private func requirements(_ clause: GenericWhereClauseSyntax?) -> [Requirement] {
    clause?.requirements.flatMap { item -> [Requirement] in
      switch item.requirement {
      case .conformanceRequirement(let asked):
        return requirement(resolve(asked.leftType), asked.rightType)
      case .sameTypeRequirement(let same):
        guard case .type(let left) = same.leftType, case .type(let right) = same.rightType else {
          return []
        }
        return [.same(resolve(left), resolve(right))]
      default: return []
      }
    } ?? []
  }

  private func named(_ name: String) -> SwiftType? {
    for names in parameters.reversed() {
      if let found = names[name] {
        if found.name == "Self", let owner = owners.last, owner.kind != .protocolType {
          return owner.selfType
        }
        return .parameter(found)
      }
    }
    if let owner = owners.last {
      if owner.kind == .protocolType,
        owner.ancestry.contains(where: { $0.type.typeParameters.contains { $0.name == name } })
      {
        return .parameter(owner.selfParameter.member(name))
      }
      if let own = owner.types[name] { return own }
    }
    if let alias = aliases[name] { return resolve(alias) }
    return nil
  }

  private func resolve(_ syntax: TypeSyntax) -> SwiftType {
    var system = ConstraintSystem(self)
    var scope = Scope()
    for names in parameters { for name in names.keys { scope.types[name] = named(name) } }
    if let owner = owners.last {
      for ancestor in owner.ancestry {
        for parameter in ancestor.type.typeParameters where scope.types[parameter.name] == nil {
          scope.types[parameter.name] = named(parameter.name)
        }
      }
      scope.types.merge(owner.types) { $1 }
    }
    for (name, alias) in aliases where scope.types[name] == nil && !isResolving {
      isResolving = true
      scope.types[name] = resolve(alias)
      isResolving = false
    }
    system.scopes = [scope]
    return system.resolve(syntax)
  }
  private var isResolving = false
}
