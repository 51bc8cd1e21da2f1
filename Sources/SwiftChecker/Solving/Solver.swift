import SwiftSyntax

/// Tries what isn't settled, and keeps the best.
public struct Solver {
  /// Attempts that one expression may take, beyond which it is too complex, as the compiler has it.
  public static let limit = 20_000

  private(set) var solutions: [ConstraintSystem] = []
  private(set) var attempts = 0
  var isTooComplex: Bool { attempts >= Self.limit }

  init() {}

  mutating func solve(_ system: ConstraintSystem) {
    attempts += 1
    guard !isTooComplex else { return }
    var system = system
    repeat { guard system.simplify() else { return } } while system.resolveClosures()
    if let best = solutions.map(\.score).min(), best < system.score { return }
    let candidates = system.candidates()
    let best = candidates.filter { !$0.isReserved && !$0.isEmpty }.min(by: isBetter)
    if let best, !best.isDelayed, !best.isLiteral, !best.isOpen,
      !best.isAdjacent || !best.below.isEmpty
    {
      return attempt(best, system)
    }
    if let (index, choices) = system.disjunction() { return attempt(choices, at: index, system) }
    if let best, !best.isLiteral { return attempt(best, system) }
    if let index = system.readyBody() { return generate(index, system) }
    if let best { return attempt(best, system) }
    if let index = system.pending.firstIndex(where: {
      if case .closure = $0 { true } else { false }
    }),
      case .closure(let closure, let type) = system.pending.remove(at: index)
    {
      guard system.resolveAlone(closure, type) else { return }
      return solve(system)
    }
    if system.pending.isEmpty, system.isComplete { return keep(system) }
    // What is adjacent to nothing else that is known is one with its neighbour.
    for (index, constraint) in system.pending.enumerated() {
      guard case .converts(let a, let b) = constraint, system.known(a).variable != nil,
        system.known(b).variable != nil
      else { continue }
      system.pending.remove(at: index)
      guard system.equate(a, b) else { return }
      return solve(system)
    }
  }

  private func isBetter(_ a: Candidates, than b: Candidates) -> Bool {
    func rank(_ candidates: Candidates) -> Int {
      // A list says nothing yet of its elements.
      if candidates.isLiteral, candidates.isCollection { return candidates.isBelow ? 15 : 7 }
      return rankOfOthers(candidates)
    }
    func rankOfOthers(_ candidates: Candidates) -> Int {
      (candidates.isDelayed ? candidates.isLiteral ? 32 : 6 : 0)
        + (candidates.isLiteral && candidates.isBelow ? 16 : 0)
        + (candidates.isLiteral ? 8 : 0) + (candidates.isOpen ? 4 : 0)
        + (candidates.isAdjacent ? 2 : 0)
        + (candidates.below.isEmpty ? 1 : 0)
    }
    return (rank(a), a.variable.number) < (rank(b), b.variable.number)
  }

  private mutating func attempt(_ candidates: Candidates, _ system: ConstraintSystem) {
    for type in system.attempts(candidates) {
      var next = system
      guard next.bind(candidates.variable, to: next.filled(type)) else { continue }
      solve(next)
    }
  }

  private mutating func attempt(
    _ ways: [[Constraint]], at index: Int, _ system: ConstraintSystem
  ) {
    let isOperator = ways.count > 3
    for way in ways {
      var next = system
      next.pending.remove(at: index)
      // A generic operator isn't asked where another one does.
      if isOperator, case .overload(_, let choices, _)? = way.first,
        choices[0].declaration.kind == .function, !choices[0].declaration.isPlain,
        solutions.contains(where: { $0.score <= next.score })
      {
        continue
      }
      way.forEach { next.add($0) }
      solve(next)
    }
  }

  private mutating func generate(_ index: Int, _ system: ConstraintSystem) {
    var next = system
    switch next.pending.remove(at: index) {
    case .body(let closure, let function):
      guard closure.syntax.onlyExpression == nil else {
        next.generateBody(closure, function)
        return solve(next)
      }
      let outer = next.scopes
      next.scopes = closure.scopes + [next.scope(of: closure, function)]
      guard var solved = self.solve(closure.syntax.statements, in: next, result: function.result)
      else { return }
      solved.scopes = outer
      if !closure.syntax.returnsValue { solved.add(.equal(function.result, .void)) }
      solve(solved)
    case .branches(let syntax, let result):
      let solved =
        if let choice = syntax.as(IfExprSyntax.self) {
          self.solve(choice, in: next, result: nil, value: result)
        } else if let choice = syntax.as(SwitchExprSyntax.self) {
          self.solve(choice, in: next, result: nil, value: result)
        } else {
          ConstraintSystem?.none
        }
      if let solved { solve(solved) }
    default: break
    }
  }

  private mutating func keep(_ system: ConstraintSystem) {
    if let best = solutions.map(\.score).min() {
      if best < system.score { return }
      if system.score < best { solutions = [] }
    }
    solutions.append(system)
  }
}

extension ConstraintSystem {
  /// A generic type whose arguments aren't said has a variable for each.
  mutating func filled(_ type: SwiftType) -> SwiftType {
    type.mapped { part in
      guard case .nominal(let nominal, let arguments) = part, arguments.isEmpty,
        !nominal.typeParameters.isEmpty, nominal.kind != .protocolType
      else { return nil }
      return .nominal(nominal, nominal.typeParameters.map { _ in variable() })
    }
  }
}

extension Declaration {
  /// Whether it is no generic one, nor of a protocol.
  var isPlain: Bool {
    typeParameters.isEmpty && !isOfProtocol && owner?.typeParameters.isEmpty != false
  }
}

extension ConstraintSystem {
  /// The choice with the fewest ways that may hold.
  func disjunction() -> (index: Int, ways: [[Constraint]])? {
    var best: (index: Int, ways: [[Constraint]])?
    for (index, constraint) in pending.enumerated() {
      let ways: [[Constraint]]
      switch constraint {
      case .overload(let type, let choices, let place):
        ways = likely(choices, for: type).map { [.overload(type, [$0], place)] }
      case .either(let given): ways = given
      default: continue
      }
      if best.map({ ways.count < $0.ways.count }) ?? true { best = (index, ways) }
    }
    return best
  }

  /// The choices without those that can't take what is already known of the arguments; those of the very
  /// types first, generic ones last.
  private func likely(_ choices: [Choice], for callee: SwiftType) -> [Choice] {
    let call = pending.lazy.compactMap { constraint -> [Constraint.Argument]? in
      guard case .applies(let called, let arguments, _, _) = constraint,
        known(called) == known(callee)
      else { return nil }
      return arguments
    }.first
    guard let call else { return choices }
    func weight(_ choice: Choice) -> Int? {
      guard case .function(let function) = choice.declaration.type else { return 0 }
      var total = choice.declaration.isPlain ? 0 : 10
      guard function.parameters.count == call.count else { return total }
      for (argument, parameter) in zip(call, function.parameters) {
        guard let cost = cost(simplified(argument.type), for: parameter.type) else { return nil }
        total += cost
      }
      return total
    }
    return choices.compactMap { choice in weight(choice).map { (choice, $0) } }
      .sorted { $0.1 < $1.1 }.map(\.0)
  }

  /// Nil where a type can't be taken as another one.
  private func cost(_ type: SwiftType, for wanted: SwiftType) -> Int? {
    guard let nominal = wanted.nominal else { return 1 }
    if let variable = type.variable {
      let kinds = pending.compactMap { constraint -> LiteralKind? in
        guard case .literal(let other, let kind) = constraint, known(other).variable == variable
        else { return nil }
        return kind
      }
      for kind in kinds {
        if nominal.known == .optional { return 1 }
        guard nominal.conformance(to: declarations.literal(kind).asks) != nil else { return nil }
        return declarations.literal(kind).fallback.nominal === nominal ? 0 : 1
      }
      return 1
    }
    if type.nominal === nominal { return 0 }
    if nominal.known == .optional || nominal.known == .anyHashable { return 1 }
    guard let own = type.nominal else { return type.isHole ? 0 : nil }
    if [.double, .cgFloat].contains(own.known), [.double, .cgFloat].contains(nominal.known) {
      return 2
    }
    return own.kind == .classType && own.conformance(to: nominal) != nil ? 1 : nil
  }

  /// A closure's body whose parameters are known, else the first there is.
  func readyBody() -> Int? {
    var first: Int?
    for (index, constraint) in pending.enumerated() {
      if case .branches = constraint, first == nil { first = index }
      guard case .body(_, let function) = constraint else { continue }
      if first == nil { first = index }
      if !function.parameters.contains(where: { simplified($0.type).hasVariables }) { return index }
    }
    return first
  }
}
