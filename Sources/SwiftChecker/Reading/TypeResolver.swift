import SwiftSyntax

/// Resolves written types in their scope.
struct TypeResolver {
  let declarations: any Declarations
  /// The type of a name, without arguments.
  let named: (String) -> SwiftType?
  /// The type for `some P` there.
  var opaque: ([SwiftType]) -> SwiftType = { constraints in
    .parameter(GenericParameter(name: "", kind: .opaque, constraints: constraints))
  }

  func resolve(_ syntax: TypeSyntax) -> SwiftType {
    switch syntax.as(TypeSyntaxEnum.self) {
    case .identifierType(let type):
      return resolve(type.name.text.trimmingBackticks, type.genericArgumentClause)
    case .memberType(let type): return member(type)
    case .optionalType(let type): return declarations.optional(of: resolve(type.wrappedType))
    case .implicitlyUnwrappedOptionalType(let type):
      return declarations.optional(of: resolve(type.wrappedType))
    case .arrayType(let type): return declarations.known(.array, [resolve(type.element)])
    case .dictionaryType(let type):
      return declarations.known(.dictionary, [resolve(type.key), resolve(type.value)])
    case .tupleType(let type): return tuple(type)
    case .functionType(let type): return function(type)
    case .attributedType(let type): return resolve(type.baseType)
    case .someOrAnyType(let type):
      let constraint = resolve(type.constraint)
      guard type.someOrAnySpecifier.tokenKind == .keyword(.some),
        case .existential(let protocols) = constraint
      else { return constraint }
      return opaque(protocols)
    case .compositionType(let type):
      return .existential(
        type.elements.flatMap { element -> [SwiftType] in
          let part = resolve(element.type)
          if case .existential(let protocols) = part { return protocols }
          return [part]
        })
    case .metatypeType(let type): return .metatype(resolve(type.baseType))
    case .packExpansionType(let type): return .expansion(resolve(type.repetitionPattern))
    case .packElementType(let type): return resolve(type.pack)
    default: return .hole(.broken)
    }
  }

  private func resolve(_ name: String, _ clause: GenericArgumentClauseSyntax?) -> SwiftType {
    let arguments = types(clause)
    guard let found = named(name) else {
      return name == "Any" || Self.markers.contains(name) ? .any : .hole(.missing)
    }
    guard case .nominal(let nominal, let own) = found else { return found }
    if nominal.kind == .protocolType { return .existential([.nominal(nominal, arguments)]) }
    return .nominal(nominal, arguments.isEmpty ? own : nominal.packed(arguments))
  }

  /// Protocols without requirements.
  private static let markers: Set = [
    "Sendable", "SendableMetatype", "Copyable", "Escapable", "BitwiseCopyable",
  ]

  func types(_ clause: GenericArgumentClauseSyntax?) -> [SwiftType] {
    clause?.arguments.map { argument in
      if case .type(let type) = argument.argument { resolve(type) } else { .hole(.broken) }
    } ?? []
  }

  private func member(_ type: MemberTypeSyntax) -> SwiftType {
    let name = type.name.text.trimmingBackticks
    let base = resolve(type.baseType)
    if name == "self" { return base }
    switch base {
    case .parameter(let parameter): return .parameter(parameter.member(name))
    case .nominal(let owner, let own):
      guard let found = owner.type(named: name) else { return .hole(.missing) }
      let bindings = Dictionary(zip(owner.typeParameters, own)) { first, _ in first }
      let arguments = types(type.genericArgumentClause)
      if case .nominal(let nominal, let inner) = found.substituting(bindings) {
        return .nominal(nominal, arguments.isEmpty ? inner : inner.prefix(0) + arguments)
      }
      return found.substituting(bindings)
    default: return base.isHole ? base : .hole(.missing)
    }
  }

  private func tuple(_ type: TupleTypeSyntax) -> SwiftType {
    if type.elements.count == 1, let only = type.elements.first?.type,
      !only.is(PackExpansionTypeSyntax.self)
    {
      return resolve(only)
    }
    return .tuple(
      type.elements.map {
        SwiftType.TupleElement(label: $0.firstName?.text, type: resolve($0.type))
      })
  }

  private func function(_ type: FunctionTypeSyntax) -> SwiftType {
    .function(
      SwiftType.FunctionType(
        parameters: type.parameters.map { parameter($0.type, isVariadic: $0.ellipsis != nil) },
        result: resolve(type.returnClause.type),
        thrown: thrown(type.effectSpecifiers?.throwsClause),
        isAsync: type.effectSpecifiers?.asyncSpecifier != nil))
  }

  /// A function's parameter with the words before its type.
  func parameter(_ syntax: TypeSyntax, isVariadic: Bool) -> SwiftType.FunctionType.Parameter {
    let attributed = syntax.as(AttributedTypeSyntax.self)
    let type = resolve(syntax)
    return SwiftType.FunctionType.Parameter(
      type: isVariadic ? declarations.known(.array, [type]) : type,
      isInout: attributed?.specifiers.contains {
        $0.as(SimpleTypeSpecifierSyntax.self)?.specifier.tokenKind == .keyword(.inout)
      } ?? false, isVariadic: isVariadic,
      isAutoclosure: attributed?.attributes.contains {
        $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "autoclosure"
      } ?? false)
  }

  /// The error type of a `throws`; nil for none, for `throws(Never)`, and for `rethrows`, which
  /// throws its arguments' errors.
  func thrown(_ clause: ThrowsClauseSyntax?) -> SwiftType? {
    guard let clause, clause.throwsSpecifier.tokenKind == .keyword(.throws) else { return nil }
    guard let written = clause.type else { return declarations.anyError }
    let type = resolve(written)
    return type.nominal?.known == .never ? nil : type
  }
}

extension Declarations {
  /// A type of the language's own; a hole where no library declares it.
  func known(_ type: KnownType, _ arguments: [SwiftType] = []) -> SwiftType {
    self.type(type).map { .nominal($0, arguments) } ?? .hole(.missing)
  }

  func optional(of type: SwiftType) -> SwiftType { known(.optional, [type]) }

  var anyError: SwiftType { .existential([known(.error)]) }
}

extension NominalType {
  /// The arguments of a type, those for a parameter pack gathered: `Pair<Int, String>` of
  /// `Pair<each T>`.
  func packed(_ arguments: [SwiftType]) -> [SwiftType] {
    guard let index = typeParameters.firstIndex(where: \.isPack),
      arguments.count >= typeParameters.count - 1
    else { return arguments }
    if arguments.count == typeParameters.count, case .pack = arguments[index] { return arguments }
    let after = typeParameters.count - index - 1
    let end = arguments.count - after
    return arguments[..<index] + [.pack(Array(arguments[index..<end]))] + arguments[end...]
  }
}

extension String {
  var trimmingBackticks: String {
    count > 2 && hasPrefix("`") && hasSuffix("`") ? String(dropFirst().dropLast()) : self
  }
}
