import SwiftChecker
import SwiftParser
import SwiftSyntax

/// Answers the checker's questions from a program's declarations. Each answer is made once: the
/// checker compares declarations by identity.
///
/// Declarations and their code are the program's. Operators' signatures come from a text, since
/// lowering implements those of the standard library itself.
final class ProgramDeclarations: SwiftChecker.Declarations {
  private unowned let program: Program
  private var nominals: [ObjectIdentifier: SwiftChecker.NominalType] = [:]
  /// The program's types by the checker's.
  private var origins: [ObjectIdentifier: NominalType] = [:]
  private var parameters: [ObjectIdentifier: SwiftChecker.GenericParameter] = [:]
  /// The program's generic parameters by the checker's.
  private var ownParameters: [SwiftChecker.GenericParameter: GenericParameter] = [:]
  private var opaqueTypes: [SyntaxIdentifier: SwiftChecker.GenericParameter] = [:]
  private var made: [MemberKey: (member: AnyObject, declaration: Declaration)] = [:]
  /// The program's functions by the checker's.
  private var functions: [ObjectIdentifier: FunctionDeclaration] = [:]
  private var knownOperators: [String: [Declaration]] = [:]

  private struct MemberKey: Hashable {
    let member: ObjectIdentifier
    let owner: ObjectIdentifier?
  }

  init(_ program: Program) { self.program = program }

  // MARK: Names

  func type(_ known: KnownType) -> SwiftChecker.NominalType? {
    standard.ownType(known.rawValue)?.nominal ?? program.nominal(known.rawValue).map(nominal)
  }

  func globalType(_ name: String) -> SwiftChecker.SwiftType? {
    let found = program.globalType(name)
    if found?.nominal?.isFromScene != true, let type = standard.ownType(name) { return type }
    return found.map { bare($0) }
  }

  /// Functions and variables outside of types, as seen from a file.
  func globals(_ name: String, from file: SourceFile) -> [Declaration] {
    let standard = self.standard.globals(name)
    let told = standard.map { $0.parameters.map(\.label) }
    let functions = program.globalFunctions(name, from: file).filter { function in
      function.location != nil || !told.contains(function.parameters.map(\.label))
    }
    let variable = program.globalVariable(name, from: file)
    return functions.map { declaration($0, owner: nil) }
      + (variable.map { [declaration($0, owner: nil)] } ?? []) + standard
  }

  func literal(_ kind: LiteralKind) -> (
    asked: SwiftChecker.NominalType, usual: SwiftChecker.SwiftType?
  )? {
    standard.literal(kind)
  }

  func output(of regex: RegexLiteralExprSyntax) -> SwiftChecker.SwiftType {
    let text = regex.regex.text
    let isExtended = regex.openingPounds != nil && text.contains(where: \.isNewline)
    let whole = known(.substring)
    let parts = RegexCaptures(text, isExtended: isExtended).all.map { capture in
      SwiftChecker.SwiftType.TupleElement(
        label: capture.name, type: capture.isOptional ? known(.optional, [whole]) : whole)
    }
    return parts.isEmpty ? whole : .tuple([.init(label: nil, type: whole)] + parts)
  }

  private func known(
    _ type: KnownType, _ arguments: [SwiftChecker.SwiftType] = []
  ) -> SwiftChecker.SwiftType {
    self.type(type).map { .nominal($0, arguments) } ?? .hole(.missing)
  }

  func inOrder(_ sequence: SequenceExprSyntax) -> ExprSyntax {
    program.inOrder(ExprSyntax(sequence))
  }

  // MARK: The standard library

  /// The interface of the standard library, read for the types of the program.
  private(set) lazy var standard: TextDeclarations = {
    let text = TextDeclarations(outer: self)
    for file in Self.interface { text.read(file, standing: Self.numbers) }
    return text
  }()

  private static let interface = [
    SwiftInterpreter.Declarations.interface, SwiftInterpreter.Declarations.operators,
  ]
  .map { Parser.parse(source: $0.text) }

  /// The types that names in the interface stand for.
  private static let numbers = [
    "WholeNumber": signed + ["UInt", "UInt8", "UInt16", "UInt32", "UInt64"],
    "SignedNumber": signed, "FractionalNumber": ["Double", "CGFloat", "Float"],
  ]
  private static let signed = ["Int", "Int8", "Int16", "Int32", "Int64"]

  func operators(_ name: String) -> [Declaration] {
    if let known = knownOperators[name] { return known }
    var found = standard.operators(name)
    for function in program.globalFunctions(name, from: nil) where function.location != nil {
      found.append(declaration(function, owner: nil))
    }
    for type in program.allTypes where type.hasRow(name) || type.declares(name) {
      let owner = nominal(type)
      for declaration in members(name, of: owner) where declaration.isOperator {
        found.append(declaration)
      }
    }
    knownOperators[name] = found
    return found
  }

  // MARK: Types

  func nominal(_ type: NominalType) -> SwiftChecker.NominalType {
    if let known = nominals[ObjectIdentifier(type)] { return known }
    if let own = standardType(type) {
      note(own, as: type)
      return own
    }
    let kind: SwiftChecker.NominalType.Kind =
      switch type.kind {
      case .classType: .classType
      case .enumeration: .enumeration
      case .protocolType: .protocolType
      default: .structure
      }
    let isTopmost = !type.isFromScene && type.outer == nil
    let made = SwiftChecker.NominalType(
      name: type.name, kind: kind, known: isTopmost ? KnownType(rawValue: type.name) : nil,
      in: self)
    note(made, as: type)
    if kind != .protocolType { made.declare(type.typeParameters.map { parameter($0) }) }
    return made
  }

  /// A library's type where the interface declares it.
  private func standardType(_ type: NominalType) -> SwiftChecker.NominalType? {
    guard !type.isFromScene, type.outer == nil else { return nil }
    return standard.ownType(type.name)?.nominal
  }

  /// Notes that a type of the program's, and its parameters, are the checker's.
  private func note(_ made: SwiftChecker.NominalType, as type: NominalType) {
    nominals[ObjectIdentifier(type)] = made
    origins[ObjectIdentifier(made)] = type
    type.ready()
    parameters[ObjectIdentifier(type.selfParameter)] = made.selfParameter
    if made.kind == .protocolType {
      for associated in type.typeParameters {
        parameters[ObjectIdentifier(associated)] = made.selfParameter.member(associated.name)
      }
    } else {
      for (parameter, own) in zip(type.typeParameters, made.typeParameters) {
        parameters[ObjectIdentifier(parameter)] = own
        ownParameters[own] = parameter
      }
    }
  }

  /// The program's type for one of the checker's; for `CGFloat` it is `Double`.
  private func origin(_ type: SwiftChecker.NominalType) -> NominalType? {
    if let known = origins[ObjectIdentifier(type)] { return known }
    let name = type.known == .cgFloat ? KnownType.double.rawValue : type.name
    // An alias in the program has no counterpart here.
    guard standard.ownType(type.name)?.nominal === type, let found = program.nominal(name),
      found.name == name
    else { return nil }
    if type.known == .cgFloat {
      origins[ObjectIdentifier(type)] = found
    } else {
      note(type, as: found)
    }
    return found
  }

  /// The conformance that a generic parameter requires.
  private func bound(_ type: NominalType) -> SwiftChecker.SwiftType {
    // The program takes every kind of text for one.
    if type.is(.string), let texts = standard.ownType("StringProtocol") { return texts }
    return .nominal(nominal(type), [])
  }

  private func parameter(_ parameter: GenericParameter) -> SwiftChecker.GenericParameter {
    if let known = parameters[ObjectIdentifier(parameter)] { return known }
    let made: SwiftChecker.GenericParameter
    if let base = parameter.base, let associated = parameter.associated {
      made = self.parameter(base).member(associated.name)
    } else {
      made = SwiftChecker.GenericParameter(
        name: parameter.name, isPack: parameter.isPack,
        constraints: parameter.constraints.map { self.bound($0) })
    }
    parameters[ObjectIdentifier(parameter)] = made
    ownParameters[made] = parameter
    return made
  }

  /// The type of a name without arguments, which the checker finds out.
  func bare(
    _ type: SwiftType, of owner: SwiftChecker.NominalType? = nil
  ) -> SwiftChecker.SwiftType {
    guard case .nominal(let nominal, let arguments) = type, !type.isCGFloat, !nominal.isStandIn,
      arguments.isEmpty || arguments.allSatisfy(\.isUnknown)
    else { return checked(type, of: owner) }
    return .nominal(self.nominal(nominal), [])
  }

  /// A type of the program's as the checker's.
  /// - Parameter owner: the type whose member names it; in a protocol's members, `Self` is the
  ///   protocol's own.
  func checked(
    _ type: SwiftType, of owner: SwiftChecker.NominalType? = nil
  ) -> SwiftChecker.SwiftType {
    func part(_ type: SwiftType) -> SwiftChecker.SwiftType { checked(type, of: owner) }
    switch type {
    case .unknown: return .hole(.missing)
    case .nominal(let nominal, let arguments):
      if type.isCGFloat { return standard.ownType("CGFloat") ?? .hole(.missing) }
      if nominal.isStandIn { return .hole(.foreign) }
      let own = self.nominal(nominal)
      guard own.kind != .protocolType else { return .existential([.nominal(own, [])]) }
      let open = nominal.typeParameters.dropFirst(arguments.count)
      return .nominal(own, arguments.map(part) + open.map { _ in .hole(.missing) })
    case .tuple(let elements):
      return .tuple(elements.map { .init(label: $0.label, type: part($0.type)) })
    case .function(let function): return .function(checked(function, of: owner))
    case .parameter(let parameter): return checked(parameter, of: owner)
    case .existential(let protocols):
      return .existential(protocols.map { .nominal(nominal($0), []) })
    case .opaque(let protocols, let place):
      let bounds = protocols.map { SwiftChecker.SwiftType.nominal(self.nominal($0), []) }
      guard let place else {
        return .parameter(.init(name: "", kind: .opaque, constraints: bounds))
      }
      let known =
        opaqueTypes[place] ?? .init(name: "", kind: .opaque, constraints: bounds)
      opaqueTypes[place] = known
      return .parameter(known)
    case .metatype(let instance): return .metatype(part(instance))
    case .expansion(let pattern): return .expansion(part(pattern))
    case .pack(let types): return .pack(types.map(part))
    }
  }

  /// Takes a protocol's `Self` for the parameter that stands for it where an expression is lowered.
  func takeSelf(of owner: SwiftChecker.NominalType, as type: SwiftType?) {
    guard owner.kind == .protocolType, case .parameter(let own)? = type else { return }
    ownParameters[owner.selfParameter] = own
  }

  /// A type of the checker's as one of the program's; nil if a part of it is unknown or has no
  /// counterpart.
  func lowered(_ type: SwiftChecker.SwiftType) -> SwiftType? {
    switch type {
    case .nominal(let nominal, let arguments):
      if nominal.known == .cgFloat { return program.globalType(nominal.name) }
      guard let origin = origin(nominal), let own = lowered(arguments) else { return nil }
      return .nominal(origin, own)
    case .tuple(let elements):
      return lowered(elements.map(\.type)).map { types in
        .tuple(zip(elements, types).map { .init(label: $0.label, type: $1) })
      }
    case .function(let function): return lowered(function).map { .function($0) }
    case .parameter(let parameter): return ownParameters[parameter].map { .parameter($0) }
    case .existential(let protocols):
      let origins = protocols.compactMap { one in
        one.arguments.isEmpty ? one.nominal.flatMap(origin) : nil
      }
      return origins.count == protocols.count ? .existential(origins) : nil
    case .metatype(let instance): return lowered(instance).map { .metatype($0) }
    case .variable, .hole, .expansion, .pack: return nil
    }
  }

  private func lowered(_ types: [SwiftChecker.SwiftType]) -> [SwiftType]? {
    let found = types.compactMap { lowered($0) }
    return found.count == types.count ? found : nil
  }

  private func lowered(
    _ function: SwiftChecker.SwiftType.FunctionType
  ) -> SwiftType.FunctionType? {
    guard let parameters = lowered(function.parameters.map(\.type)),
      let result = lowered(function.result)
    else { return nil }
    return .init(
      parameters: parameters, inouts: function.parameters.map(\.isInout),
      variadics: function.parameters.map(\.isVariadic),
      autoclosures: function.parameters.map(\.isAutoclosure), result: result,
      isThrowing: function.thrown != nil, isAsync: function.isAsync)
  }

  private func checked(
    _ function: SwiftType.FunctionType, of owner: SwiftChecker.NominalType?
  ) -> SwiftChecker.SwiftType.FunctionType {
    .init(
      parameters: function.parameters.enumerated().map { index, type in
        let type = checked(type, of: owner)
        let isAutoclosure = function.isAutoclosure(index)
        return .init(
          type: isAutoclosure && !type.isFunction
            ? .function(.init(parameters: [], result: type)) : type,
          isInout: function.isInout(index), isVariadic: function.isVariadic(index),
          isAutoclosure: isAutoclosure)
      }, result: checked(function.result, of: owner),
      thrown: function.isThrowing ? anyError : nil, isAsync: function.isAsync)
  }

  private var anyError: SwiftChecker.SwiftType {
    type(.error).map { .existential([.nominal($0, [])]) } ?? .hole(.missing)
  }

  /// A generic parameter where a type's member names it. The `Self` and the associated types of any
  /// protocol are the type's own there.
  private func checked(
    _ parameter: GenericParameter, of owner: SwiftChecker.NominalType?
  ) -> SwiftChecker.SwiftType {
    let own = self.parameter(parameter)
    guard let owner else { return .parameter(own) }
    let isAssociated =
      own.base != nil
      && (parameter.base.map { $0.isSelf || $0.isConstrainedSelf } ?? true)
    if parameter.isSelf || parameter.isConstrainedSelf { return owner.selfType }
    guard isAssociated else { return .parameter(own) }
    if owner.kind == .protocolType { return .parameter(owner.selfParameter.member(own.name)) }
    return type(named: own.name, in: owner) ?? .hole(.missing)
  }

  func inheritance(of type: SwiftChecker.NominalType) -> [Inheritance] {
    guard let origin = origin(type) else { return [] }
    origin.ready()
    let isStandard = standardType(origin) === type
    return origin.supertypes.compactMap { supertype in
      guard case .nominal(let parent, let arguments) = supertype, !parent.isStandIn else {
        return nil
      }
      // The interface declares the standard library's types.
      if isStandard, standardType(parent) != nil { return nil }
      var conditions: [Requirement] = []
      if let asked = origin.conditions[ObjectIdentifier(parent)] {
        conditions = requirements(asked.requirements, of: type)
      } else if origin.sharedConformance(to: parent) != nil {
        conditions = type.typeParameters.map {
          .conforms(.parameter($0), self.bound(parent))
        }
      }
      return Inheritance(
        type: .nominal(nominal(parent), arguments.map { checked($0, of: type) }),
        conditions: conditions)
    }
  }

  func type(
    named name: String, in type: SwiftChecker.NominalType
  ) -> SwiftChecker.SwiftType? {
    guard let origin = origin(type) else { return nil }
    origin.ready()
    if type.kind != .protocolType,
      let parameter = type.typeParameters.last(where: { $0.name == name })
    {
      return .parameter(parameter)
    }
    if let found = program.nestedType(name, in: origin) {
      guard case .parameter(let associated) = found else { return bare(found) }
      guard type.kind != .protocolType else { return checked(associated, of: type) }
      if associated.isSelf { return type.selfType }
      // `typealias Output = Base.Output`, an associated type of a parameter.
      if let base = associated.base, origin.typeParameters.contains(where: { $0 === base }) {
        return .parameter(parameter(associated))
      }
      return origin.witness(of: associated).map { checked($0, of: type) }
    }
    if name == "_ObjectiveCType", origin.is(.decimal) || origin.is(.uuid) {
      let object = program.builtin[origin.is(.decimal) ? .nsDecimalNumber : .nsUUID]
      return object.map { .nominal(nominal($0), []) }
    }
    return literalPart(name, of: origin, type)
  }

  /// The element types of a type's literals, from its initialiser for them.
  private func literalPart(
    _ name: String, of origin: NominalType, _ type: SwiftChecker.NominalType
  ) -> SwiftChecker.SwiftType? {
    for member in origin.ownMembers("init") {
      guard let parameter = member.constrained?.parameters.first else { continue }
      let part = parameter.type
      switch (name, parameter.label, part) {
      case ("ArrayLiteralElement", "arrayLiteral", _), ("IntegerLiteralType", "integerLiteral", _),
        ("FloatLiteralType", "floatLiteral", _), ("BooleanLiteralType", "booleanLiteral", _):
        return checked(part, of: type)
      case ("Key", "dictionaryLiteral", .tuple(let pair)) where pair.count == 2:
        return checked(pair[0].type, of: type)
      case ("Value", "dictionaryLiteral", .tuple(let pair)) where pair.count == 2:
        return checked(pair[1].type, of: type)
      default: continue
      }
    }
    return nil
  }

  func associatedTypes(of type: SwiftChecker.NominalType) -> [AssociatedType] {
    guard let origin = origin(type), origin.kind == .protocolType else { return [] }
    return origin.typeParameters.map { parameter in
      AssociatedType(
        name: parameter.name,
        constraints: (parameter.constraints + (parameter.inherited?() ?? [])).map {
          self.bound($0)
        },
        isPrimary: true)
    }
  }

  func requirements(of type: SwiftChecker.NominalType) -> [Requirement] {
    guard let clause = origin(type)?.clause else { return [] }
    return requirements(clause.requirements, of: type)
  }

  // MARK: Members

  func members(_ name: String, of type: SwiftChecker.NominalType) -> [Declaration] {
    guard let origin = origin(type) else { return [] }
    let members = origin.ownMembers(name).filter { member in
      // Only a class's own initialisers: the checker finds inherited ones itself.
      name != "init" || origin.kind != .classType || member.constrained?.owner === origin
    }
    if members.isEmpty {
      // The program's texts have what any text has.
      if type.known == .substring, let text = program.nominal(KnownType.string.rawValue) {
        return text.ownMembers(name).filter { !$0.isFromScene && name != "init" }
          .map { declaration($0, owner: type) }
      }
      return wrapped(name, of: origin, type)
    }
    // Where the interface declares a member, it is more exact than the libraries' rows.
    let isStandard = standard.ownType(type.name)?.nominal === type
    let told =
      isStandard ? standard.ownMembers(name, of: type).map { $0.parameters.map(\.label) } : []
    return members.compactMap { member in
      let made = declaration(member, owner: type)
      return member.isFromScene || !told.contains(made.parameters.map(\.label)) ? made : nil
    }
  }

  private func declaration(_ member: Member, owner: SwiftChecker.NominalType) -> Declaration {
    switch member {
    case .function(let function): declaration(function, owner: owner)
    case .property(let property): declaration(property, owner: owner)
    case .subscripting(let element): declaration(element, owner: owner)
    case .enumCase(let enumCase): declaration(enumCase, owner: owner)
    }
  }

  /// `$name`, a property wrapper's projection, and `_name`, the wrapper itself.
  private func wrapped(
    _ name: String, of origin: NominalType, _ owner: SwiftChecker.NominalType
  ) -> [Declaration] {
    guard let mark = name.first, "$_".contains(mark) else { return [] }
    return origin.ownMembers(String(name.dropFirst())).compactMap { member in
      guard case .property(let property) = member, property.wrapper != nil else { return nil }
      let own = self.checked(property.wrapperType, of: owner)
      let type = mark == "$" ? part("projectedValue", of: own) : own
      return type.map {
        let made = Declaration(name: name, kind: .property, owner: owner, type: $0)
        made.isStatic = property.isStatic
        return made
      }
    }
  }

  /// The type that a property wrapper holds or projects; nil for any other type.
  func part(
    _ name: String, of wrapper: SwiftChecker.SwiftType
  ) -> SwiftChecker.SwiftType? {
    guard let nominal = wrapper.nominal, let found = members(name, of: nominal).first else {
      return nil
    }
    return found.type.substituting(
      Dictionary(zip(nominal.typeParameters, wrapper.arguments)) { first, _ in first })
  }

  private func remembered(
    _ member: AnyObject, _ owner: SwiftChecker.NominalType?, _ make: () -> Declaration
  ) -> Declaration {
    let key = MemberKey(
      member: ObjectIdentifier(member), owner: owner.map { ObjectIdentifier($0) })
    if let known = made[key] { return known.declaration }
    let declaration = make()
    made[key] = (member, declaration)
    return declaration
  }

  func declaration(
    _ function: FunctionDeclaration, owner: SwiftChecker.NominalType?,
    as kind: Declaration.Kind? = nil
  ) -> Declaration {
    remembered(function, owner) {
      let found = kind ?? (function.isInitializer ? .initializer : .function)
      let made = Declaration(
        name: function.name, kind: found, owner: owner,
        type: .function(self.type(of: function, owner)))
      note(function, owner, on: made)
      functions[ObjectIdentifier(made)] = function
      return made
    }
  }

  /// The program's function behind one of the checker's declarations; nil for others, and for those
  /// that only the interface declares.
  func function(_ declaration: Declaration) -> FunctionDeclaration? {
    functions[ObjectIdentifier(declaration)]
  }

  /// The same with what its generic parameters stand for, as far as the program has these types.
  func candidate(
    _ declaration: Declaration,
    _ arguments: [SwiftChecker.GenericParameter: SwiftChecker.SwiftType]
  ) -> Candidate? {
    function(declaration).map { function in
      var bindings = Bindings()
      for (parameter, type) in arguments {
        guard let own = ownParameters[parameter], let type = lowered(type) else { continue }
        bindings.bind(own, exactly: type)
      }
      return Candidate(function: function, bindings: bindings)
    }
  }

  private func type(
    of function: FunctionDeclaration, _ owner: SwiftChecker.NominalType?
  ) -> SwiftChecker.SwiftType.FunctionType {
    let parameters = function.parameters.map { parameter in
      var type = checked(parameter.localType, of: owner)
      // The libraries' rows don't record which of their closures may be asynchronous.
      if function.location == nil, case .function(var closure) = type {
        closure.isAsync = true
        type = .function(closure)
      }
      let isClosure = parameter.isAutoclosure && !type.isFunction
      return SwiftChecker.SwiftType.FunctionType.Parameter(
        type: isClosure ? .function(.init(parameters: [], result: type)) : type,
        isInout: parameter.isInout, isVariadic: parameter.isVariadic && !parameter.isPack,
        isAutoclosure: parameter.isAutoclosure)
    }
    let result =
      function.isInitializer
      ? owner?.selfType ?? .hole(.missing) : checked(function.result, of: owner)
    let thrown = function.thrownType.map { checked($0, of: owner) } ?? anyError
    return .init(
      parameters: parameters, result: result,
      thrown: function.isThrowing && !function.isRethrowing ? thrown : nil,
      isAsync: function.isAsync)
  }

  private func note(
    _ function: FunctionDeclaration, _ owner: SwiftChecker.NominalType?, on made: Declaration
  ) {
    made.isStatic = function.isStatic
    made.isFailable = function.isFailable
    made.isConvenience = function.isConvenience
    made.isDisfavored = function.isDisfavored
    made.isImplicitlyUnwrapped = function.isImplicitlyUnwrapped
    made.isRequirement = function.isRequirement
    made.givesSelf = function.returnsSelf && owner?.kind == .classType
    made.parameters = function.parameters.map { parameter in
      .init(
        label: parameter.label,
        hasDefault: parameter.defaultValue != nil || parameter.isOmittable,
        builder: parameter.builder.map { checked($0, of: owner) })
    }
    let own = ownParameters(of: function)
    made.typeParameters = own.map { self.parameter($0) }
    made.requirements =
      requirements(function.requirements, of: owner)
      + function.comparisons.map {
        .conforms(checked($0.subject, of: owner), bound($0.constraint))
      } + own.flatMap { said(of: $0, owner) }
  }

  /// Its generic parameters, including those of `some P`.
  private func ownParameters(of function: FunctionDeclaration) -> [GenericParameter] {
    var found = function.typeParameters
    for parameter in function.parameters where parameter.isOpaque {
      for generic in parameter.type.genericParameters
      where generic.base == nil && !found.contains(where: { $0 === generic }) {
        found.append(generic)
      }
    }
    return found
  }

  /// The constraints on a parameter within its declaration.
  func assumptions(
    of parameter: GenericParameter, _ owner: SwiftChecker.NominalType?
  ) -> [Requirement] {
    let own = checked(.parameter(parameter), of: owner)
    return parameter.constraints.map { .conforms(own, bound($0)) } + said(of: parameter, owner)
  }

  /// The constraints on a function's generic parameters within it.
  func assumptions(
    in function: FunctionDeclaration, _ owner: SwiftChecker.NominalType?
  ) -> [Requirement] {
    requirements(function.requirements, of: owner)
      + ownParameters(of: function).flatMap { said(of: $0, owner) }
  }

  /// Constraints on a parameter's associated types: `some Collection<Int>`.
  private func said(
    of parameter: GenericParameter, _ owner: SwiftChecker.NominalType?
  ) -> [Requirement] {
    guard parameter.hasSaidTypes else { return [] }
    return parameter.constraints.flatMap { constraint in
      constraint.ancestry.flatMap(\.type.typeParameters).compactMap { associated in
        parameter.associatedTypes[associated].map { type in
          .same(member(associated.name, of: parameter, owner), checked(type, of: owner))
        }
      }
    }
  }

  private func member(
    _ name: String, of parameter: GenericParameter, _ owner: SwiftChecker.NominalType?
  ) -> SwiftChecker.SwiftType {
    guard case .parameter(let own) = checked(.parameter(parameter), of: owner) else {
      return .hole(.missing)
    }
    return .parameter(own.member(name))
  }

  /// A `where` clause's requirements, in terms of a member's owner.
  func requirements(
    _ asked: Requirements, of owner: SwiftChecker.NominalType?
  ) -> [Requirement] {
    asked.conformances.map {
      .conforms(checked($0.subject, of: owner), bound($0.constraint))
    } + asked.sameTypes.map { .same(checked($0, of: owner), checked($1, of: owner)) }
  }

  func declaration(
    _ property: PropertyDeclaration, owner: SwiftChecker.NominalType?
  ) -> Declaration {
    remembered(property, owner) {
      let made = Declaration(
        name: property.name, kind: .property, owner: owner,
        type: self.checked(property.type, of: owner))
      made.isStatic = property.isStatic
      made.isImplicitlyUnwrapped = property.isImplicitlyUnwrapped
      made.isRequirement = property.isRequirement
      made.requirements = requirements(Member.property(property).requirements, of: owner)
      made.isSettable =
        switch property.implementation {
        case .stored, .cell: !property.isLet
        case .computed(_, let setter): setter != nil
        case .requirement(let isSettable): isSettable
        }
      return made
    }
  }

  private func declaration(
    _ element: SubscriptDeclaration, owner: SwiftChecker.NominalType
  ) -> Declaration {
    let made = declaration(element.getter, owner: owner, as: .subscripting)
    made.isSettable = element.setter != nil
    return made
  }

  private func declaration(
    _ enumCase: EnumCase, owner: SwiftChecker.NominalType
  ) -> Declaration {
    remembered(enumCase, owner) {
      let parameters = enumCase.parameters
      let made = Declaration(
        name: enumCase.name, kind: .enumCase, owner: owner,
        type: parameters.isEmpty
          ? owner.selfType
          : .function(
            .init(
              parameters: parameters.map { .init(type: self.checked($0.type, of: owner)) },
              result: owner.selfType)))
      made.parameters = parameters.map {
        .init(label: $0.label, hasDefault: $0.defaultValue != nil)
      }
      return made
    }
  }
}

extension SwiftChecker.SwiftType {
  fileprivate var isFunction: Bool { if case .function = self { true } else { false } }
}

extension GenericParameter {
  /// Whether it is the `Self` of a constrained protocol extension.
  fileprivate var isConstrainedSelf: Bool { name == "Self" && !isSelf && base == nil }
}
