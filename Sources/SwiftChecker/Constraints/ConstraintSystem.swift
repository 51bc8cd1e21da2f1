/// The variables of an expression and what must hold of them. It is a value: whoever tries something keeps
/// what was before.
struct ConstraintSystem {
  let declarations: any Declarations
  /// What a variable is bound to, by its number.
  private var bindings: [SwiftType?] = []
  /// What isn't settled yet.
  var pending: [Constraint] = []
  /// What is to be looked at, because it is new or one of its variables was bound.
  var waiting: [Constraint] = []
  var score = Score()
  /// Which declaration a name means, by its place.
  var choices: [Place: Choice] = [:]
  /// Which declaration a callee's variable stands for.
  var callees: [TypeVariable: Declaration] = [:]
  /// What the names within closures are, and the types of expressions there.
  var types: [Place: SwiftType] = [:]
  var scopes: [Scope] = [Scope()]
  var hasFailed = false
  /// The types of chains that begin with `.name`, by its place.
  var implicit: [Place: SwiftType] = [:]

  init(_ declarations: any Declarations) { self.declarations = declarations }

  // MARK: Variables

  mutating func variable() -> SwiftType {
    bindings.append(nil)
    return .variable(TypeVariable(number: bindings.count - 1))
  }

  /// The type as far as it is known: variables that are bound stand for what they are bound to.
  func known(_ type: SwiftType) -> SwiftType {
    guard let variable = type.variable, let bound = bindings[variable.number] else { return type }
    return known(bound)
  }

  /// The same of all parts.
  func simplified(_ type: SwiftType) -> SwiftType {
    type.mapped { part in
      guard part.variable != nil else { return nil }
      let found = known(part)
      return found == part ? part : simplified(found)
    }
  }

  var variableCount: Int { bindings.count }
  /// Where a piece is solved by itself, its first variable: those before may stay open.
  var firstOfPiece = 0

  /// Whether every variable of the piece is bound.
  var isComplete: Bool { bindings[firstOfPiece...].allSatisfy { $0 != nil } }

  var unbound: [TypeVariable] {
    bindings.indices.lazy.filter { bindings[$0] == nil }.map { TypeVariable(number: $0) }
  }

  /// Returns false if the variable stands within the type.
  mutating func bind(_ variable: TypeVariable, to type: SwiftType) -> Bool {
    let type = simplified(type)
    if type == .variable(variable) { return true }
    guard !type.variables.contains(variable) else { return false }
    bindings[variable.number] = type
    if case .variable(let other) = type, let callee = callees[variable] { callees[other] = callee }
    // What names the variable may be settled now.
    var rest: [Constraint] = []
    for constraint in pending {
      if names(constraint, variable) { waiting.append(constraint) } else { rest.append(constraint) }
    }
    pending = rest
    return true
  }

  private func names(_ constraint: Constraint, _ variable: TypeVariable) -> Bool {
    constraint.types.contains { $0.contains { stands(for: variable, $0) } }
  }

  /// Whether a part of a type is the variable or stood for it until it was bound.
  private func stands(for variable: TypeVariable, _ part: SwiftType) -> Bool {
    var next = part.variable
    while let current = next {
      if current == variable { return true }
      guard let bound = bindings[current.number] else { return false }
      if bound.variable == nil { return bound.contains { $0.variable == variable } }
      next = bound.variable
    }
    return false
  }

  mutating func add(_ constraint: Constraint) { waiting.append(constraint) }

  // MARK: Opening

  /// The type of a declaration with a fresh variable for each of its generic parameters, and what these
  /// must meet.
  mutating func open(_ choice: Choice) -> SwiftType? {
    let declaration = choice.declaration
    var opened: [GenericParameter: SwiftType] = [:]
    for parameter in declaration.typeParameters { opened[parameter] = variable() }
    if let owner = declaration.owner {
      for parameter in owner.typeParameters where owner.kind != .protocolType {
        opened[parameter] = variable()
      }
      if owner.kind == .protocolType { opened[owner.selfParameter] = variable() }
      if let base = choice.base {
        var instance = known(base)
        if case .metatype(let type) = instance { instance = known(type) }
        if owner.kind == .protocolType {
          guard let own = opened[owner.selfParameter] else { return nil }
          add(.equal(own, instance))
          add(.conforms(instance, owner))
        } else {
          let own = open(owner.selfType, opened)
          add(owner.kind == .classType ? .converts(instance, own) : .equal(instance, own))
        }
      } else if owner.kind == .protocolType, let own = opened[owner.selfParameter] {
        add(.conforms(own, owner))
      }
    }
    for requirement in declaration.requirements { add(opening(requirement, opened)) }
    return open(declaration.type, opened)
  }

  private mutating func opening(
    _ requirement: Requirement, _ opened: [GenericParameter: SwiftType]
  ) -> Constraint {
    switch requirement {
    case .conforms(let type, let asked): .conforms(open(type, opened), asked)
    case .inherits(let type, let parent): .converts(open(type, opened), open(parent, opened))
    case .same(let a, let b): .equal(open(a, opened), open(b, opened))
    }
  }

  /// The type in terms of opened parameters; associated types of these become variables of their own.
  mutating func open(_ type: SwiftType, _ opened: [GenericParameter: SwiftType]) -> SwiftType {
    if opened.isEmpty { return type }
    var members: [(owner: SwiftType, name: String, result: SwiftType)] = []
    var found: [GenericParameter: SwiftType] = [:]
    func openedParameter(_ parameter: GenericParameter, _ system: inout Self) -> SwiftType? {
      if let known = opened[parameter] ?? found[parameter] { return known }
      guard let base = parameter.base, let owner = openedParameter(base, &system) else {
        return nil
      }
      let result = system.variable()
      found[parameter] = result
      members.append((owner, parameter.name, result))
      return result
    }
    var copy = self
    let result = type.mapped { part in
      if case .parameter(let parameter) = part { openedParameter(parameter, &copy) } else { nil }
    }
    self = copy
    for member in members { add(.associated(member.owner, member.name, member.result)) }
    return result
  }
}
