import SwiftSyntax

/// What a `where` clause asks of types.
struct Requirements {
  var conformances: [(subject: SwiftType, constraint: NominalType)] = []
  var sameTypes: [(SwiftType, SwiftType)] = []

  var isEmpty: Bool { conformances.isEmpty && sameTypes.isEmpty }

  static func += (all: inout Requirements, more: Requirements) {
    all.conformances += more.conformances
    all.sameTypes += more.sameTypes
  }

  /// The same of other types.
  func mapTypes(_ change: (SwiftType) -> SwiftType) -> Requirements {
    Requirements(
      conformances: conformances.map { (change($0.subject), $0.constraint) },
      sameTypes: sameTypes.map { (change($0), change($1)) })
  }

  /// Whether they hold, as far as the types are known.
  /// - Parameter scope: where the question is asked: of a generic parameter declared there nothing
  ///   is known but what its constraints and the `where` clauses around say.
  func hold(_ bindings: Bindings, from scope: LexicalScope? = nil) -> Bool {
    conformances.allSatisfy {
      $0.subject.substituting(bindings).mayConform(to: $0.constraint, from: scope)
    }
      && sameTypes.allSatisfy { left, right in
        left.substituting(bindings).mayBe(right.substituting(bindings), from: scope)
      }
  }

  /// Returns false if they ask for `Double` where the type is `CGFloat`, or the other way round.
  func holdExactly(_ bindings: Bindings) -> Bool {
    sameTypes.allSatisfy { $0.substituting(bindings).isExactly($1.substituting(bindings)) }
  }

  /// Whether what meets these meets the others, too.
  func imply(_ others: Requirements) -> Bool {
    others.conformances.allSatisfy { other in
      conformances.contains {
        $0.subject.isSame(as: other.subject) && $0.constraint.conforms(to: other.constraint)
      }
        || sameTypes.contains {
          $0.0.isSame(as: other.subject) && $0.1.mayConform(to: other.constraint)
        } || says(other.subject, conformsTo: other.constraint)
    }
      && others.sameTypes.allSatisfy { other in
        sameTypes.contains { $0.0.isSame(as: other.0) && $0.1.isSame(as: other.1) }
          || other.0.substituting(known).isSame(as: other.1.substituting(known))
      }
  }

  /// Whether the types that they say parameters are tell that one in terms of them conforms.
  private func says(_ subject: SwiftType, conformsTo constraint: NominalType) -> Bool {
    let type = subject.substituting(known)
    return type.isConcrete && type.mayConform(to: constraint)
  }

  /// What they say which type a parameter is: where `T` is `[Int]`, `T.Element` is `Int`.
  private var known: Bindings {
    var bindings = Bindings()
    for case (.parameter(let parameter), let type) in sameTypes where parameter.base == nil {
      bindings[parameter] = type
    }
    return bindings
  }
}

/// A `where` clause, read when something asks for it.
final class WhereClause {
  private let syntax: GenericWhereClauseSyntax?
  /// Nil once it is read: a scope may hold the clause itself.
  private var scope: LexicalScope?
  private(set) lazy var requirements = read()
  /// Whether it is read just now, so that it can't be asked.
  private(set) var isBeingRead = false
  /// What is asked without a clause, as by `extension Array<Int>` (SE-0361).
  private let given: Requirements

  init(
    _ syntax: GenericWhereClauseSyntax?, in scope: LexicalScope,
    besides given: Requirements = Requirements()
  ) {
    self.syntax = syntax
    self.scope = scope
    self.given = given
  }

  var isEmpty: Bool { syntax == nil && given.isEmpty }

  /// Notes its requirements on a member.
  func apply(to member: Member) {
    if !isEmpty { member.demand(requirements) }
  }

  private func read() -> Requirements {
    var found = given
    guard let scope else { return found }
    isBeingRead = true
    defer {
      self.scope = nil
      isBeingRead = false
    }
    for requirement in (syntax?.requirements).nodes {
      switch requirement.requirement {
      case .conformanceRequirement(let syntax):
        let subject = type(syntax.leftType, in: scope, found)
        for constraint in scope.resolveConstraint(syntax.rightType) {
          found.conformances.append((subject, constraint))
          if let implied = implied(by: subject, conformingTo: constraint) { found += implied }
        }
      case .sameTypeRequirement(let syntax):
        if case .type(let left) = syntax.leftType, case .type(let right) = syntax.rightType {
          found.sameTypes.append((type(left, in: scope, found), type(right, in: scope, found)))
        }
      default: continue
      }
    }
    return found
  }

  /// What a generic type's conformance asks of its arguments: where `[T]` is `Equatable`, `T` is.
  private func implied(
    by subject: SwiftType, conformingTo constraint: NominalType
  ) -> Requirements? {
    guard case .nominal(let nominal, let arguments) = subject, !arguments.isEmpty,
      nominal.conforms(to: constraint)
    else { return nil }
    if nominal.sharedConformance(to: constraint) != nil {
      return Requirements(conformances: arguments.map { ($0, constraint) })
    }
    guard let conditions = nominal.conditions[ObjectIdentifier(constraint)],
      !conditions.isBeingRead
    else { return nil }
    let bindings = Bindings(nominal.typeParameters, arguments)
    return conditions.requirements.mapTypes { $0.substituting(bindings) }
  }

  /// What a written type means where the clause has said what its parameters conform to, as in
  /// `where T: Collection, T.Element == Int`.
  private func type(
    _ syntax: TypeSyntax, in scope: LexicalScope, _ known: Requirements
  ) -> SwiftType {
    let type = scope.resolve(syntax)
    guard type.isUnknown, let member = syntax.as(MemberTypeSyntax.self),
      case .parameter(let parameter) = self.type(member.baseType, in: scope, known)
    else { return type }
    for (subject, constraint) in known.conformances
    where subject.isSame(as: .parameter(parameter)) {
      let found = scope.program.nestedType(member.name.plainText, in: constraint)
      if case .parameter(let associated)? = found { return parameter.member(associated) }
    }
    return type
  }
}

extension NominalType {
  /// What a generic type asks of one of its arguments. The rows of the library's collections don't say
  /// it, since of most elements nothing is known.
  func asked(ofArgument index: Int) -> [NominalType] {
    ready()
    guard typeParameters.indices.contains(index) else { return [] }
    let unsaid = [
      "Set": "Hashable", "Dictionary": "Hashable", "Range": "Comparable",
      "ClosedRange": "Comparable", "PartialRangeFrom": "Comparable",
      "PartialRangeThrough": "Comparable", "PartialRangeUpTo": "Comparable",
    ]
    if !isFromScene, outer == nil, index == 0, let name = unsaid[name] {
      return program.nominal(name).map { [$0] } ?? []
    }
    return isFromScene ? typeParameters[index].constraints : []
  }
}

extension FunctionDeclaration {
  /// Moves what is asked for comparing from the requirements to `comparisons`.
  func separateComparisons() {
    func compares(_ conformance: (subject: SwiftType, constraint: NominalType)) -> Bool {
      conformance.constraint.is(.equatable) || conformance.constraint.is(.comparable)
    }
    comparisons = requirements.conformances.filter(compares)
    requirements.conformances.removeAll(where: compares)
  }
}

extension Member {
  /// What the `where` clauses of the member and its extension ask.
  var requirements: Requirements {
    if case .property(let property) = self, constrained == nil { return property.requirements }
    return constrained?.requirements ?? Requirements()
  }

  fileprivate func demand(_ requirements: Requirements) {
    if let function = constrained {
      function.requirements += requirements
    } else if case .property(let property) = self {
      property.requirements += requirements
    }
  }

  /// Whether the scene declares it: a library's declarations have no place in the sources.
  var isFromScene: Bool {
    switch self {
    case .function(let function): function.location != nil
    case .property(let property): property.location != nil
    case .subscripting(let subscripting): subscripting.getter.location != nil
    case .enumCase: false
    }
  }

  /// Who sees the member.
  var access: Access {
    switch self {
    case .function(let function): function.access
    case .property(let property): property.access
    case .subscripting(let subscripting): subscripting.getter.access
    case .enumCase: Access()
    }
  }
}

extension LexicalScope {
  /// Whether a generic parameter is declared around this place, so that its constraints are all
  /// that is known of it.
  func declares(_ parameter: GenericParameter) -> Bool {
    if let base = parameter.base { return declares(base) }
    var scope: LexicalScope? = self
    while let current = scope {
      if current.typeParameters[parameter.name] === parameter { return true }
      if let owner = current.owner {
        if owner.kind == .protocolType {
          if owner.selfParameter === parameter { return true }
          // In an extension of the program's nothing is known of an associated type but what its
          // clause says.
          if !isOfLibrary, owner.typeParameters.contains(where: { $0 === parameter }) {
            return true
          }
        } else if owner.typeParameters.contains(where: { $0 === parameter }) {
          return true
        }
      }
      if case .parameter(let own)? = current.constrainedSelf, own === parameter { return true }
      scope = current.parent
    }
    return false
  }

  /// Whether the library's type around asks something of its generic parameter that its rows don't say.
  func isAskedOf(_ parameter: GenericParameter) -> Bool {
    var scope: LexicalScope? = self
    while let current = scope {
      if let owner = current.owner, !owner.isFromScene,
        let index = owner.typeParameters.firstIndex(where: { $0 === parameter })
      {
        return !owner.asked(ofArgument: index).isEmpty
      }
      scope = current.parent
    }
    return false
  }

  /// Whether a `where` clause stands around.
  var isConstrained: Bool {
    var scope: LexicalScope? = self
    while let current = scope {
      if current.assumptions.contains(where: { !$0.isEmpty }) { return true }
      scope = current.parent
    }
    return false
  }

  /// What a parameter conforms to by itself, and by the `where` clauses around.
  func knownConstraints(of parameter: GenericParameter) -> [NominalType] {
    parameter.constraints + assumedConstraints(of: parameter)
  }

  /// What the `where` clauses around, and those of the protocols that it is an associated type of,
  /// say that a parameter conforms to.
  func assumedConstraints(of parameter: GenericParameter) -> [NominalType] {
    var found: [NominalType] = []
    var scope: LexicalScope? = self
    while let current = scope {
      for clause in current.assumptions where !clause.isEmpty && !clause.isBeingRead {
        for (subject, constraint) in clause.requirements.conformances {
          if subject.constrainedParameter?.isSame(as: parameter) == true {
            found.append(constraint)
          }
        }
      }
      scope = current.parent
    }
    if let owner, !owner.isFromScene, owner.kind != .protocolType,
      let index = owner.typeParameters.firstIndex(where: { $0 === parameter })
    {
      found += owner.asked(ofArgument: index)
    }
    found += (parameter.associated ?? parameter).inherited?() ?? []
    if let base = parameter.base, let associated = parameter.associated {
      let protocols = knownConstraints(of: base)
      for asking in protocols.flatMap({ $0.ancestry.map(\.type) }) {
        found += (asking.clause?.requirements.conformances ?? []).compactMap {
          $0.subject.isSame(as: .parameter(associated)) ? $0.constraint : nil
        }
      }
    }
    return found
  }

  /// What a `where` clause around says that a parameter is.
  func typeSaid(of parameter: GenericParameter) -> SwiftType? {
    let subject = SwiftType.parameter(parameter)
    var scope: LexicalScope? = self
    while let current = scope {
      for clause in current.assumptions where !clause.isEmpty && !clause.isBeingRead {
        for (left, right) in clause.requirements.sameTypes {
          if left.isSame(as: subject) { return right }
          if right.isSame(as: subject) { return left }
        }
      }
      scope = current.parent
    }
    return nil
  }
}
