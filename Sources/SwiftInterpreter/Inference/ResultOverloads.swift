/// Functions that differ only in their results. If the expected type doesn't decide between them
/// the use is ambiguous, unless the checker can infer it from the context: see
/// ``Lowerer/lowerChecked(_:expecting:standsAlone:_:)``.
extension Lowerer {
  /// Whether nothing distinguishes a function from another that differs only in its result.
  func isAmbiguous(
    _ chosen: FittingCandidate, of fitting: [FittingCandidate], expecting expected: SwiftType
  ) -> Bool {
    let (function, bindings) = (chosen.candidate.function, chosen.candidate.bindings)
    guard fitting.count > 1, function.location != nil, function.typeParameters.isEmpty,
      !function.isInitializer, !function.isDisfavored
    else { return false }
    func score(_ candidate: Candidate) -> Score {
      let result = candidate.function.result.substituting(candidate.bindings)
      return expected.isUnknown
        ? .exact : fit(result, into: expected) ?? Score(.unexpectedResult)
    }
    let own = score(chosen.candidate)
    guard own < Score(.unexpectedResult) else { return false }
    return fitting.contains { other, _ in
      other.function !== function && other.function.location != nil
        && other.function.typeParameters.isEmpty && other.function.owner === function.owner
        && other.function.isStatic == function.isStatic
        && other.function.isRequirement == function.isRequirement
        && !other.function.isDisfavored && other.function.isAsync == function.isAsync
        && other.function.signature == function.signature
        && zip(other.function.parameters, function.parameters).allSatisfy {
          $0.type.substituting(other.bindings) == $1.type.substituting(bindings)
        }
        && !other.function.result.isDeclared(like: function.result) && score(other) == own
        && !Specialization.isMore(.function(function), than: .function(other.function))
    }
  }

  /// Returns true if no function of several that differ only in results returns the expected type.
  func noneGives(_ wanted: SwiftType, of fitting: [FittingCandidate]) -> Bool {
    guard fitting.count > 1, wanted.isConcrete, let nominal = wanted.nominal,
      wanted.nominal?.kind != .protocolType, !nominal.isStandIn
    else { return false }
    let signature = fitting[0].candidate.function.signature
    return fitting.allSatisfy { candidate, _ in
      let function = candidate.function
      return function.location != nil && function.typeParameters.isEmpty
        && !function.isInitializer && function.signature == signature
        && function.result.isConcrete && fit(function.result, into: wanted) == nil
        && zip(function.parameters, fitting[0].candidate.function.parameters).allSatisfy {
          $0.type == $1.type
        }
    }
  }
}
