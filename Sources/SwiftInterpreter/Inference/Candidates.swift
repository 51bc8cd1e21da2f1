/// A declaration that a call may mean, with what its receiver's type binds.
struct Candidate {
  var function: FunctionDeclaration
  var bindings: Bindings
}

/// A candidate whose labels fit, with the positions of each parameter's arguments.
typealias FittingCandidate = (candidate: Candidate, matched: [Range<Int>])

extension Lowerer {
  /// All members of a name visible from here.
  func members(_ name: String, of type: SwiftType, isStatic: Bool) -> [FoundMember] {
    lookUp(name, of: type, isStatic: isStatic).members
  }

  private func lookUp(_ name: String, of type: SwiftType, isStatic: Bool) -> FoundMembers {
    program.lookUp(name, of: type, isStatic: isStatic, from: context.scope)
  }

  /// Functions, methods and cases of a name that a type has.
  func candidates(_ name: String, of type: SwiftType, isStatic: Bool) -> [Candidate] {
    lookUp(name, of: type, isStatic: isStatic).candidates(isAbstract: type.nominal == nil)
  }

  func initializers(of type: SwiftType) -> [Candidate] {
    lookUp("init", of: type, isStatic: true).initializers(isAbstract: type.nominal == nil)
  }
}

/// The members found for a name, and what a call of it may mean, sorted on first use.
final class FoundMembers {
  let members: [FoundMember]
  private typealias Sorted = (isAbstract: Bool, candidates: [Candidate])
  private var calls: Sorted?
  private var constructions: Sorted?

  /// Whether there are several, some of which may be invisible in places.
  private lazy var areSomeHidden =
    members.count > 1 && members.contains { $0.member.access.isTold }

  /// Without the scene's additions; nil where there are none.
  private lazy var ofLibraries: FoundMembers? = {
    let own = members.filter { !$0.member.isFromScene }
    return own.count == members.count ? nil : FoundMembers(own)
  }()

  init(_ members: [FoundMember]) { self.members = members }

  /// Returns the members visible in a scope: a library's code doesn't see the scene's additions to
  /// a library's type, and no file sees another's private members. A file that sees none gets all
  /// of them, so that a message can say what hides them. At run time all are visible.
  /// - Parameter ofLibrary: whether a library declares the type that has the members.
  func seen(from scope: LexicalScope, ofLibrary: Bool) -> FoundMembers {
    if ofLibrary, scope.isOfLibrary { return ofLibraries ?? self }
    guard areSomeHidden, !scope.isOfRuntime else { return self }
    var seen = members.filter { $0.member.access.isSeen(from: scope.file) }
    if seen.contains(where: { $0.member.access.module != nil }) {
      seen = Self.ownFirst(seen, from: scope.file)
    }
    return seen.isEmpty || seen.count == members.count ? self : FoundMembers(seen)
  }

  /// A module's own members, and those of others that they don't shadow with an equal declaration.
  private static func ownFirst(_ seen: [FoundMember], from file: SourceFile) -> [FoundMember] {
    let own = seen.filter { $0.member.access.isOfModule(of: file) }
    return seen.filter { found in
      found.member.access.module == nil || found.member.access.isOfModule(of: file)
        || !own.contains { $0.owner === found.owner && $0.member.isAlike(found.member) }
    }
  }

  /// Functions, methods and cases.
  /// - Parameter isAbstract: whether the receiver's type is a protocol, so that the value selects
  ///   the implementation.
  func candidates(isAbstract: Bool) -> [Candidate] {
    sorted(&calls, isAbstract) {
      var found: [Candidate] = []
      for member in members {
        switch member.member {
        case .function(let function) where !function.isInitializer:
          found.append(Candidate(function: function, bindings: member.bindings))
        case .enumCase(let enumCase) where !enumCase.isCalledAsValue:
          found.append(Candidate(function: enumCase.constructor, bindings: member.bindings))
        default: continue
        }
      }
      return Self.dropRequirements(Self.dropShadowed(found), isAbstract)
    }
  }

  func initializers(isAbstract: Bool) -> [Candidate] {
    sorted(&constructions, isAbstract) {
      members.compactMap { found in
        guard case .function(let function) = found.member,
          isAbstract || !function.isRequirement
        else { return nil }
        // Unknown generic arguments are inferred from the call's arguments.
        return Candidate(function: function, bindings: found.bindings.withoutUnknown)
      }
    }
  }

  private func sorted(
    _ known: inout Sorted?, _ isAbstract: Bool, _ sort: () -> [Candidate]
  ) -> [Candidate] {
    if let known, known.isAbstract == isAbstract { return known.candidates }
    let candidates = sort()
    known = (isAbstract, candidates)
    return candidates
  }

  /// Drops a declaration that a nearer one shadows: to a caller the two look the same.
  private static func dropShadowed(_ found: [Candidate]) -> [Candidate] {
    guard found.count > 1 else { return found }
    var kept: [Candidate] = []
    for candidate in found {
      let function = candidate.function
      let isShadowed = kept.contains { other in
        guard other.function.owner !== function.owner,
          other.function.signature == function.signature,
          !function.isRequirement, !other.function.isRequirement
        else { return false }
        let renamed = other.function.parameters(insteadOf: function)
        func isSame(_ near: SwiftType, _ far: SwiftType) -> Bool {
          near.substituting(other.bindings)
            .isDeclared(like: far.substituting(candidate.bindings).substituting(renamed))
        }
        return zip(other.function.parameters, function.parameters).allSatisfy {
          isSame($0.type, $1.type)
        } && isSame(other.function.result, function.result)
      }
      if !isShadowed { kept.append(candidate) }
    }
    return kept
  }

  /// Keeps either a requirement or its implementation: the requirement where the value decides which
  /// implementation is called, else the implementation.
  private static func dropRequirements(_ found: [Candidate], _ isAbstract: Bool) -> [Candidate] {
    guard found.count > 1 else { return found }
    let kept = found.filter { $0.function.isRequirement == isAbstract }
    if kept.isEmpty { return found }
    return found.filter { candidate in
      let function = candidate.function
      return function.isRequirement == isAbstract
        || !kept.contains { other in
          // A generic function isn't the witness of a requirement that isn't generic: `next()` and
          // `next<T>()`.
          other.function.mayMeet(function)
            && (!isAbstract || !function.isGeneric || other.function.isGeneric)
            && !(isAbstract && function.hasDefaults(besides: other.function))
        }
    }
  }
}

extension FunctionDeclaration {
  /// Whether it can be called with fewer arguments than another one.
  fileprivate func hasDefaults(besides other: FunctionDeclaration) -> Bool {
    zip(parameters, other.parameters).contains { $0.defaultValue != nil && $1.defaultValue == nil }
  }

  /// Whether another function has the same name, labels and types.
  /// - Parameter bindings: the other function's enclosing generic arguments here.
  func isDeclared(like other: FunctionDeclaration, _ bindings: Bindings = Bindings()) -> Bool {
    signature == other.signature && hasTypes(of: other, bindings)
  }

  /// Whether its parameter and result types are another function's.
  func hasTypes(of other: FunctionDeclaration, _ bindings: Bindings) -> Bool {
    functionType.isDeclared(
      like: other.functionType.substituting(bindings).substituting(parameters(insteadOf: other)))
  }

  /// Maps another function's generic parameters to this one's, by position.
  fileprivate func parameters(insteadOf other: FunctionDeclaration) -> Bindings {
    Bindings(other.typeParameters, typeParameters.map { .parameter($0) })
  }

  /// Whether one of two declarations may be the other's requirement: they have the same labels, and
  /// no parameters of different types.
  fileprivate func mayMeet(_ other: FunctionDeclaration) -> Bool {
    signature == other.signature
      && zip(parameters, other.parameters).allSatisfy { own, other in
        guard let type = own.type.nominal, let wanted = other.type.nominal else { return true }
        return type === wanted
      }
  }
}

extension Member {
  /// Whether another member of the name has the same labels and types.
  fileprivate func isAlike(_ other: Member) -> Bool {
    guard isStatic == other.isStatic else { return false }
    if case .property = self, case .property = other { return true }
    guard let function = constrained, let second = other.constrained else { return false }
    return function.isDeclared(like: second)
  }
}

extension EnumCase {
  /// Returns whether `Key.name()` calls the case's value: the case has no payload, and its type has
  /// `callAsFunction`.
  fileprivate var isCalledAsValue: Bool {
    parameters.isEmpty
      && owner.ancestry.contains { !$0.type.ownMembers("callAsFunction").isEmpty }
  }
}
