/// A declaration that a call may mean, with what its receiver's type binds.
struct Candidate {
  var function: FunctionDeclaration
  var bindings: Bindings
}

/// A candidate whose labels fit, with the positions of each parameter's arguments.
typealias FittingCandidate = (candidate: Candidate, matched: [Range<Int>])

extension Lowerer {
  /// Functions, methods and cases of a name that a type has.
  func candidates(_ name: String, of type: SwiftType, isStatic: Bool) -> [Candidate] {
    var found: [Candidate] = []
    for member in program.members(name, of: type, isStatic: isStatic) {
      switch member.member {
      case .function(let function) where !function.isInitializer:
        found.append(Candidate(function: function, bindings: member.bindings))
      case .enumCase(let enumCase):
        found.append(
          Candidate(function: enumCase.constructor, bindings: member.bindings))
      default: continue
      }
    }
    return dropRequirements(dropShadowed(found), type)
  }

  /// Of declarations that look the same to a caller the nearest is meant.
  private func dropShadowed(_ found: [Candidate]) -> [Candidate] {
    guard found.count > 1 else { return found }
    var kept: [Candidate] = []
    for candidate in found {
      let function = candidate.function
      let isShadowed = kept.contains { other in
        guard other.function.owner !== function.owner,
          other.function.signature == function.signature
        else { return false }
        if case .requirement = function.implementation { return false }
        if case .requirement = other.function.implementation { return false }
        return zip(other.function.parameters, function.parameters).allSatisfy {
          "\($0.type.substituting(other.bindings))"
            == "\($1.type.substituting(candidate.bindings))"
        }
      }
      if !isShadowed { kept.append(candidate) }
    }
    return kept
  }

  /// Of a requirement and its implementation only one is meant: the requirement where the type
  /// is a protocol's, since the value decides; else the implementation.
  private func dropRequirements(_ found: [Candidate], _ type: SwiftType) -> [Candidate] {
    guard found.count > 1 else { return found }
    let isAbstract = type.nominal == nil
    func isRequirement(_ candidate: Candidate) -> Bool {
      if case .requirement = candidate.function.implementation { return true }
      return false
    }
    let kept = Set(
      found.filter { isRequirement($0) == isAbstract }.map(\.function.signature))
    return found.filter {
      isRequirement($0) == isAbstract || !kept.contains($0.function.signature)
    }
  }

  func initializers(of type: SwiftType) -> [Candidate] {
    program.members("init", of: type, isStatic: true).compactMap { found in
      guard case .function(let function) = found.member else { return nil }
      if case .requirement = function.implementation, type.nominal != nil { return nil }
      return Candidate(function: function, bindings: found.bindings)
    }
  }
}
