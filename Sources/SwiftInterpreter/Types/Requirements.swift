import SwiftSyntax

/// The requirements of a `where` clause.
struct Requirements {
  var conformances: [(subject: SwiftType, constraint: NominalType)] = []
  var sameTypes: [(SwiftType, SwiftType)] = []

  var isEmpty: Bool { conformances.isEmpty && sameTypes.isEmpty }

  static func += (all: inout Requirements, more: Requirements) {
    all.conformances += more.conformances
    all.sameTypes += more.sameTypes
  }

  /// The same for other types.
  func mapTypes(_ change: (SwiftType) -> SwiftType) -> Requirements {
    Requirements(
      conformances: conformances.map { (change($0.subject), $0.constraint) },
      sameTypes: sameTypes.map { (change($0), change($1)) })
  }

  /// Whether they hold, as far as the types are known.
  /// - Parameter scope: the place of the question: only the constraints of generic parameters
  ///   declared there, and enclosing `where` clauses, are known.
  func hold(_ bindings: Bindings, from scope: LexicalScope? = nil) -> Bool {
    conformances.allSatisfy {
      $0.subject.substituting(bindings).mayConform(to: $0.constraint, from: scope)
    }
      && sameTypes.allSatisfy { left, right in
        left.substituting(bindings).mayBe(right.substituting(bindings), from: scope)
      }
  }

  /// Returns false if they require `Double` where the type is `CGFloat`, or the other way round.
  func holdExactly(_ bindings: Bindings) -> Bool {
    sameTypes.allSatisfy { $0.substituting(bindings).isExactly($1.substituting(bindings)) }
  }

  /// Whether these imply the others.
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

  /// Whether a type in terms of the parameters conforms by what they fix.
  private func says(_ subject: SwiftType, conformsTo constraint: NominalType) -> Bool {
    let type = subject.substituting(known)
    return type.isConcrete && type.mayConform(to: constraint)
  }

  /// The parameters that they fix: where `T` is `[Int]`, `T.Element` is `Int`.
  private var known: Bindings {
    var bindings = Bindings()
    for case (.parameter(let parameter), let type) in sameTypes where parameter.base == nil {
      bindings[parameter] = type
    }
    return bindings
  }
}

/// A `where` clause, read on first use.
final class WhereClause {
  private let syntax: GenericWhereClauseSyntax?
  /// Nil once it is read: a scope may hold the clause itself.
  private var scope: LexicalScope?
  private(set) lazy var requirements = read()
  /// Whether it is being read, so that it can't be evaluated.
  private(set) var isBeingRead = false
  /// Requirements without a clause, as of `extension Array<Int>` (SE-0361).
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

  /// A conditional conformance's requirements on its arguments: where `[T]` is `Equatable`, `T` is.
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

  /// A written type, given the conformances that the clause has stated, as in `where T: Collection,
  /// T.Element == Int`.
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
  /// A generic type's requirements on one of its arguments. The rows of the library's collections
  /// don't state them, since little is known of most elements.
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
  /// Moves requirements for comparisons to `comparisons`.
  func separateComparisons() {
    func compares(_ conformance: (subject: SwiftType, constraint: NominalType)) -> Bool {
      conformance.constraint.is(.equatable) || conformance.constraint.is(.comparable)
    }
    comparisons = requirements.conformances.filter(compares)
    requirements.conformances.removeAll(where: compares)
  }
}

extension Member {
  /// The requirements of the member's and its extension's `where` clauses.
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

  /// The member's visibility.
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
  /// Whether an enclosing declaration has the generic parameter, so that only its constraints are
  /// known.
  func declares(_ parameter: GenericParameter) -> Bool {
    if let base = parameter.base { return declares(base) }
    var scope: LexicalScope? = self
    while let current = scope {
      if current.typeParameters[parameter.name] === parameter { return true }
      if let owner = current.owner {
        if owner.kind == .protocolType {
          if owner.selfParameter === parameter { return true }
          // In an extension of the program's only its clause constrains an associated type.
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

  /// Whether the enclosing library type has requirements on its generic parameter that its rows
  /// don't state.
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

  /// Whether there is an enclosing `where` clause.
  var isConstrained: Bool {
    var scope: LexicalScope? = self
    while let current = scope {
      if current.assumptions.contains(where: { !$0.isEmpty }) { return true }
      scope = current.parent
    }
    return false
  }

  /// A parameter's own conformances, and those of enclosing `where` clauses.
  func knownConstraints(of parameter: GenericParameter) -> [NominalType] {
    parameter.constraints + assumedConstraints(of: parameter)
  }

  /// A parameter's conformances by enclosing `where` clauses, and by those of the protocols that it
  /// is an associated type of.
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

  /// The type that an enclosing `where` clause fixes for a parameter.
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
