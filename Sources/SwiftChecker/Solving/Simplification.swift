/// The result of examining a constraint.
enum Simplified {
  case settled, unsettled, failed

  init(_ holds: Bool) { self = holds ? .settled : .failed }
}

/// The second stage, first part: settles what follows without a guess.
extension ConstraintSystem {
  /// Returns false if something can't hold, or too much was tried.
  mutating func simplify(_ budget: Budget) -> Bool {
    while problem == nil, let constraint = waiting.popLast() {
      guard budget.take(1) else {
        problem = .tooComplex
        break
      }
      switch settle(constraint) {
      case .settled: break
      case .unsettled: pending.append(constraint)
      case .failed:
        problem = problem ?? .noSolution
      }
    }
    return problem == nil
  }

  private mutating func settle(_ constraint: Constraint) -> Simplified {
    switch constraint {
    case .equal(let a, let b): return Simplified(equate(a, b))
    case .converts(let from, let to): return convert(from, to)
    case .coerces(let from, let to): return coerce(from, to)
    case .lends(let variable, let pointee): return lend(variable, as: pointee)
    case .follows(let path, let base, let result): return follow(path, from: base, to: result)
    case .element(let base, let arguments, let result, let place):
      return element(of: base, arguments, result, place)
    case .dynamicElement(let base, let callee, let arguments, let result, let place):
      return dynamicElement(of: simplified(base), callee, arguments, result, place)
    case .conforms(let type, let asked): return conform(type, to: asked)
    case .literal(let type, let kind): return literal(type, kind)
    case .member(let base, let name, let result, let place):
      return member(of: base, name, result, place)
    case .implicitMember(let base, let name, let result, let place):
      return implicitMember(of: base, name, result, place)
    case .applies(let callee, let arguments, let result, let place):
      return apply(callee, arguments, result, place)
    case .associated(let owner, let name, let result): return associate(owner, name, result)
    case .object(let optional, let result):
      let type = known(optional)
      if type.variable != nil { return .unsettled }
      if type.isHole { return Simplified(equate(result, type)) }
      return Simplified(type.object.map { equate($0, result) } == true)
    case .chain(let end, let whole):
      let type = known(whole)
      if type.variable != nil { return .unsettled }
      guard type.isOptional else { return Simplified(equate(end, type)) }
      add(.either([[.equal(end, type)], [.object(type, end)]]))
      return .settled
    case .closure(let closure, let type): return resolve(closure, type)
    case .keyPath(let path, let type): return resolve(path, type)
    case .erased(let inner, let outer):
      let type = simplified(inner)
      return type.hasVariables ? .unsettled : Simplified(equate(erased(type), outer))
    case .overload(let type, let choices, let place):
      let fitting = fitting(choices, type, place)
      if fitting.count == 1 { return Simplified(choose(fitting[0], type, place)) }
      if fitting.count == choices.count { return choices.isEmpty ? .failed : .unsettled }
      add(.overload(type, fitting, place))
      return .settled
    case .body, .branches, .either: return .unsettled
    case .costs(let step):
      score += step
      return .settled
    }
  }

  // MARK: Equality

  /// Makes two types one; returns false if they can't be.
  mutating func equate(_ first: SwiftType, _ second: SwiftType) -> Bool {
    let (a, b) = (known(first), known(second))
    switch (a, b) {
    case (.variable(let variable), _): return bind(variable, to: b)
    case (_, .variable(let variable)): return bind(variable, to: a)
    case (.hole, _), (_, .hole): return true
    case (.nominal(let x, let own), .nominal(let y, let others)):
      return x === y && equate(own, others)
    case (.tuple(let x), .tuple(let y)):
      return x.map(\.label) == y.map(\.label) && equate(x.map(\.type), y.map(\.type))
    case (.function(let x), .function(let y)):
      let (thrown, other) = (self.thrown(by: x), self.thrown(by: y))
      return x.parameters.map(\.isInout) == y.parameters.map(\.isInout) && x.isAsync == y.isAsync
        && equate(x.parameters.map(\.type), y.parameters.map(\.type))
        && equate(x.result, y.result)
        && equate(thrown ?? declarations.known(.never), other ?? declarations.known(.never))
    case (.metatype(let x), .metatype(let y)), (.expansion(let x), .expansion(let y)):
      return equate(x, y)
    case (.existential(let x), .existential(let y)), (.pack(let x), .pack(let y)):
      return equate(x, y)
    default: return a == b
    }
  }

  private mutating func equate(_ first: [SwiftType], _ second: [SwiftType]) -> Bool {
    guard first.count == second.count else { return false }
    for (a, b) in zip(first, second) where !equate(a, b) { return false }
    return true
  }

  /// A function's error type; nil for `Never`.
  func thrown(by function: SwiftType.FunctionType) -> SwiftType? {
    guard let thrown = function.thrown.map(known) else { return nil }
    return thrown.nominal?.known == .never ? nil : thrown
  }
}
