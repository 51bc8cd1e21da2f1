import SwiftSyntax

/// The variables of an expression and its constraints. It is a value: an attempt works on a copy.
struct ConstraintSystem {
  let declarations: any Declarations
  /// A variable's binding, by its number.
  private var bindings: [SwiftType?] = []
  /// The unsettled constraints.
  var pending: [Constraint] = []
  /// The constraints to examine, since they are new or one of their variables was bound.
  var waiting: [Constraint] = []
  var score = Score()
  /// The declaration that a name refers to, by its place.
  var choices: [Place: Choice] = [:]
  /// What the generic parameters of the declaration that a name refers to stand for, by its place.
  var arguments: [Place: Opened] = [:]
  /// The declaration of a callee's variable.
  var callees: [TypeVariable: Declaration] = [:]
  /// The types of expressions, including those within closures.
  var types: [Place: SwiftType] = [:]
  /// The names that the expression at hand sees, the innermost last.
  var scopes: [Scope]
  /// The labels of names written with them, by their places: `move(to:)`.
  var namedLabels: [Place: [String?]] = [:]
  /// The types of chains that begin with `.name`, by its place.
  var implicit: [Place: SwiftType] = [:]
  /// The builders of closures, by the closures' variables.
  var builders: [TypeVariable: SwiftType] = [:]
  /// The default types of literals' parts, by their variables.
  private var usualParts: [(variable: SwiftType, type: SwiftType)] = []
  /// The variables of parameter packs.
  var packs: Set<TypeVariable> = []
  /// The error, if the system is known to have no solution.
  var problem: Problem?
  /// Whether a `let` precedes the current pattern, so that its names are new.
  var namesPatterns = false
  /// How deep the current expression is nested.
  var nesting = 0

  /// The same-type requirements of enclosing declarations.
  private var equalities: [GenericParameter: SwiftType] = [:]

  init(_ declarations: any Declarations, _ scopes: [Scope] = [Scope()]) {
    (self.declarations, self.scopes) = (declarations, scopes)
    for scope in scopes { assume(scope.requirements) }
  }

  /// Assumes a `where` clause's requirements.
  mutating func assume(_ requirements: [Requirement]) {
    for case .same(let a, let b) in requirements {
      let (first, second) = (simplified(a), simplified(b))
      switch (first, second) {
      case (.parameter(let one), .parameter(let other)):
        if one == other { continue }
        if one.depth > other.depth { equalities[one] = second } else { equalities[other] = first }
      case (.parameter(let one), _): equalities[one] = second
      case (_, .parameter(let other)): equalities[other] = first
      default: continue
      }
    }
  }

  mutating func add(_ constraint: Constraint) { waiting.append(constraint) }

  // MARK: Variables

  mutating func variable() -> SwiftType {
    bindings.append(nil)
    return .variable(TypeVariable(number: bindings.count - 1))
  }

  /// The type as far as it is known, with bound variables replaced.
  func known(_ type: SwiftType) -> SwiftType {
    var type = type
    while true {
      switch type {
      case .variable(let variable):
        guard let bound = bindings[variable.number] else { return type }
        type = bound
      case .parameter(let parameter) where !equalities.isEmpty:
        guard let same = equal(to: parameter) else { return type }
        type = same
      default: return type
      }
    }
  }

  /// The type that a same-type requirement fixes for a parameter, or for one that it is an
  /// associated type of.
  private func equal(to parameter: GenericParameter) -> SwiftType? {
    if let same = equalities[parameter] { return same }
    guard let base = parameter.base, case .parameter(let other)? = equal(to: base) else {
      return nil
    }
    return .parameter(other.member(parameter.name))
  }

  /// The same for all parts. A type that is too large is cut short, so that variables which each
  /// contain the next one twice don't grow without end; binding then finds that it is.
  func simplified(_ type: SwiftType) -> SwiftType {
    var left = Self.typeSizeLimit * 4
    return simplified(type, &left)
  }

  private func simplified(_ type: SwiftType, _ left: inout Int) -> SwiftType {
    var rest = left
    defer { left = rest }
    return type.mapped { part in
      rest -= 1
      guard rest > 0 else { return .hole(.broken) }
      guard part.mayStandForAnother else { return nil }
      let found = known(part)
      return found == part ? part : simplified(found, &rest)
    }
  }

  /// A variable for a part of a literal: an `Any` if there are no parts, or they have nothing in
  /// common.
  mutating func variable(usually type: SwiftType) -> SwiftType {
    let made = variable()
    usualParts.append((made, type))
    return made
  }

  /// A variable's default where nothing else is known; nil if it has none.
  func usualPart(_ variable: TypeVariable) -> SwiftType? {
    usualParts.first { known($0.variable).variable == variable }?.type
  }

  var variableCount: Int { bindings.count }

  /// The unbound variables from a number on.
  func unbound(from first: Int = 0) -> [TypeVariable] {
    (min(first, bindings.count)..<bindings.count).lazy.filter { bindings[$0] == nil }
      .map { TypeVariable(number: $0) }
  }

  /// Parts that a type may have.
  static let typeSizeLimit = 2_000

  /// Returns false if the type contains the variable.
  mutating func bind(_ variable: TypeVariable, to type: SwiftType) -> Bool {
    let type = simplified(type)
    if type == .variable(variable) { return true }
    guard !type.variables.contains(variable) else { return false }
    guard !type.isLarger(than: Self.typeSizeLimit) else {
      problem = .tooComplex
      return false
    }
    bindings[variable.number] = type
    if case .variable(let other) = type {
      if let callee = callees[variable] { callees[other] = callee }
      if let builder = builders[variable] { builders[other] = builder }
    }
    // Constraints that name the variable may be settled now.
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

  /// Whether a part of a type is the variable or was bound to it.
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

  // MARK: Names

  /// The type that a name means.
  func type(named name: String) -> SwiftType? {
    for scope in scopes.reversed() {
      if let type = scope.types[name] { return type }
      if let surroundings = scope.surroundings, let type = surroundings.type(named: name) {
        return type
      }
    }
    return declarations.globalType(name)
  }

  /// The type of `self`.
  var selfType: SwiftType? { scopes.lazy.compactMap { $0.surroundings?.selfType }.last }

  var resolver: TypeResolver {
    TypeResolver(declarations: declarations, named: { self.type(named: $0) })
  }

  func resolve(_ syntax: TypeSyntax) -> SwiftType { resolver.resolve(syntax) }

  mutating func name(_ name: String, _ type: SwiftType) {
    let local = Declaration(name: name, kind: .local, type: type)
    local.isSettable = true
    scopes[scopes.count - 1].names[name] = [local]
  }

  /// A generic parameter's known conformances here, including those of their protocols.
  func constraints(of parameter: GenericParameter) -> [SwiftType] {
    var found = parameter.constraints
    for scope in scopes {
      for case .conforms(let subject, let asked) in scope.requirements
      where known(subject) == .parameter(parameter) {
        found.append(asked)
      }
    }
    if let base = parameter.base {
      for case .nominal(let constraint, _) in constraints(of: base) {
        for ancestor in constraint.ancestry {
          for associated in ancestor.type.associatedTypes where associated.name == parameter.name {
            found += associated.constraints.map {
              $0.renaming(ancestor.type.selfParameter, as: base)
            }
          }
          for requirement in ancestor.type.requirements {
            guard
              case .conforms(.parameter(parameter), let asked) = requirement.renaming(
                ancestor.type.selfParameter, as: base)
            else { continue }
            found.append(asked)
          }
        }
      }
    }
    return found
  }

  /// The protocols and classes among them with all that they inherit from.
  func ancestry(of parameter: GenericParameter) -> [NominalType] {
    constraints(of: parameter).flatMap { $0.nominal?.ancestry.map(\.type) ?? [] }
  }
}
