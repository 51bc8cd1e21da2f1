import SwiftSyntax

/// How much may be tried for one expression, the pieces within it included.
public final class Budget {
  /// Constraints that are looked at.
  public static let limit = 100_000
  public private(set) var left: Int

  public init(_ limit: Int = Budget.limit) { left = limit }

  public var isUsedUp: Bool { left <= 0 }

  /// Takes a number of steps; returns false if there are none left.
  func take(_ steps: Int) -> Bool {
    left -= steps
    return left > 0
  }
}

/// The second stage, second part: tries what doesn't follow, and keeps the best.
///
/// Attempts are kept on a stack of systems, so that no input makes the solver call itself; only
/// nested code does, which is as deep as it is written.
struct Solver {
  let budget: Budget
  /// The best ones, with equal scores.
  private(set) var solutions: [ConstraintSystem] = []
  /// How many were found, worse ones included.
  private var found = 0
  /// The error of the first alternative that failed.
  private(set) var problem: Problem?
  /// The first variable of the component being solved: those before may stay open.
  private let first: Int

  /// How deep the component being solved is nested.
  private let depth: Int
  /// Components nested deeper than this aren't divided.
  private static let depthLimit = 20

  init(_ budget: Budget, from first: Int = 0, depth: Int = 0) {
    (self.budget, self.first, self.depth) = (budget, first, depth)
  }

  /// A system to look at.
  private struct Attempt {
    var system: ConstraintSystem
    /// Whether it is only tried if nothing else works as well: an operator's generic declaration.
    var isLastResort = false
    /// For a less likely type of a variable how many solutions there were before the likely ones:
    /// it is only tried if these lead to none.
    var foundBefore: Int?
    /// A name with a favoured declaration, which is chosen if it fits.
    var favored: (place: Place, declaration: Declaration)?

    func isNeedless(beside solutions: [ConstraintSystem], _ found: Int) -> Bool {
      if let foundBefore { return found > foundBefore }
      return solutions.contains { solution in
        if isLastResort, solution.score <= system.score { return true }
        guard let favored else { return false }
        return solution.choices[favored.place]?.declaration === favored.declaration
      }
    }
  }

  mutating func solve(_ system: ConstraintSystem) {
    var open = [Attempt(system: system)]
    while let attempt = open.popLast() {
      if attempt.isNeedless(beside: solutions, found) { continue }
      var system = attempt.system
      guard settle(&system) else { continue }
      // Each alternative examines all unsettled constraints.
      guard budget.take(system.pending.count) else { return }
      if let best = solutions.first?.score, best < system.score { continue }
      let ways = next(system)
      open += ways.reversed()
    }
  }

  private mutating func settle(_ system: inout ConstraintSystem) -> Bool {
    repeat {
      guard system.simplify(budget) else {
        note(system.problem)
        return false
      }
    } while system.resolveExpected()
    return true
  }

  /// What to examine after a system whose constraints are settled as far as they follow. The order
  /// is that of the compiler's `ComponentStep`: first variables' known candidates, then overloads,
  /// then nested code, then literals' defaults.
  private mutating func next(_ system: ConstraintSystem) -> [Attempt] {
    let candidates = system.candidates()
      .filter { !$0.isReserved && !$0.isEmpty }.min { $0.precedes($1) }
    if let candidates, candidates.isTold { return attempts(candidates, system) }
    if let divided = divided(system) { return divided }
    if let choice = system.disjunction() { return attempts(choice, system) }
    if let candidates, !candidates.isLiteral { return attempts(candidates, system) }
    if let index = system.readyBody() { return code(at: index, system) }
    if let candidates { return attempts(candidates, system) }
    return leftOver(system)
  }

  /// Solves the components of a system one after the other; nil if only one has a choice, or one
  /// has several equally good solutions.
  private func divided(_ system: ConstraintSystem) -> [Attempt]? {
    guard depth < Self.depthLimit, system.pending.count(where: \.isChoice) > 1 else { return nil }
    let components = system.components()
    guard components.count(where: { $0.contains(where: \.isChoice) }) > 1 else { return nil }
    var whole = system
    for component in components {
      whole.pending = component
      var solver = Solver(budget, from: .max, depth: depth + 1)
      solver.solve(whole)
      if solver.solutions.isEmpty { return [] }
      guard let best = Ranking.best(of: solver.solutions) else { return nil }
      whole = best
    }
    return [Attempt(system: whole)]
  }

  /// What to do if nothing more is known of any variable.
  private mutating func leftOver(_ system: ConstraintSystem) -> [Attempt] {
    var system = system
    for (index, constraint) in system.pending.enumerated() {
      guard case .closure(let closure, let type) = constraint else { continue }
      system.pending.remove(at: index)
      return system.resolveAlone(closure, type) ? [Attempt(system: system)] : []
    }
    if system.pending.isEmpty, system.unbound(from: first).isEmpty {
      keep(system)
      return []
    }
    let members = protocolMembers(system)
    if !members.isEmpty { return members }
    for variable in system.unbound() {
      guard let usual = system.usualPart(variable) else { continue }
      return system.bind(variable, to: usual) ? [Attempt(system: system)] : []
    }
    // A chain's end has the whole's type, if nothing is expected of it.
    for (index, constraint) in system.pending.enumerated() {
      guard case .chain(let end, let whole) = constraint, system.known(end).variable == nil else {
        continue
      }
      system.pending.remove(at: index)
      return system.equate(end, whole) ? [Attempt(system: system)] : []
    }
    // A variable that converts to another unknown one is equal to it.
    for (index, constraint) in system.pending.enumerated() {
      guard case .converts(let a, let b) = constraint, system.known(a).variable != nil,
        system.known(b).variable != nil
      else { continue }
      system.pending.remove(at: index)
      return system.equate(a, b) ? [Attempt(system: system)] : []
    }
    return []
  }

  /// `.plain` where a parameter conforms to a protocol is a static member of the protocol's with a
  /// concrete type (SE-0299).
  private func protocolMembers(_ system: ConstraintSystem) -> [Attempt] {
    var system = system
    for (index, constraint) in system.pending.enumerated() {
      guard case .implicitMember(let base, let name, let result, let place) = constraint,
        let variable = system.known(base).variable
      else { continue }
      // For an element, the list's element constraints.
      let whole = system.pending.compactMap { other -> TypeVariable? in
        guard let (from, to) = other.conversion, system.known(from).variable == variable else {
          return nil
        }
        return system.known(to).variable
      }
      let protocols = system.pending.flatMap { other -> [NominalType] in
        switch other {
        case .conforms(let type, let asked)
        where system.known(type).variable.map { $0 == variable || whole.contains($0) } == true:
          return [asked.nominal].compactMap(\.self)
        case .converts(let type, let wanted) where system.known(type).variable == variable:
          guard case .existential(let all) = system.known(wanted).withoutOptionals else {
            return []
          }
          return all.compactMap(\.nominal)
        default: return []
        }
      }
      let choices = protocols.flatMap { $0.ancestry.flatMap { $0.type.ownMembers(name) } }
        .filter { $0.isStatic && !$0.isRequirement }
        .map { Choice(declaration: $0, base: .metatype(base)) }
      guard !choices.isEmpty else { continue }
      system.pending[index] = .overload(result, choices, place)
      if choices.count == 1 { system.waiting.append(system.pending.remove(at: index)) }
      return [Attempt(system: system)]
    }
    return []
  }

  /// Records an error, unless there is one already.
  mutating func note(_ problem: Problem?) { self.problem = self.problem ?? problem }

  private mutating func keep(_ system: ConstraintSystem) {
    found += 1
    if let best = solutions.first?.score {
      if best < system.score { return }
      if system.score < best { solutions = [] }
    }
    solutions.append(system)
  }

  // MARK: Ways

  private mutating func attempts(
    _ candidates: Candidates, _ system: ConstraintSystem
  ) -> [Attempt] {
    let likely = system.types(for: candidates).map { ($0, Int?.none) }
    let others = system.lastResorts(for: candidates).map { ($0, Int?.some(found)) }
    var ways: [Attempt] = []
    for (type, foundBefore) in likely + others {
      var next = system
      if next.bind(candidates.variable, to: next.filled(type)) {
        ways.append(Attempt(system: next, foundBefore: foundBefore))
      } else {
        note(next.problem)
      }
    }
    return ways
  }

  private func attempts(_ choice: Disjunction, _ system: ConstraintSystem) -> [Attempt] {
    choice.ways.enumerated().map { position, way in
      var next = system
      next.pending.remove(at: choice.index)
      for constraint in way { next.add(constraint) }
      var isLastResort = false
      if choice.ways.count > 1, case .overload(_, let choices, _)? = way.first {
        isLastResort = choices.allSatisfy {
          $0.declaration.isOperator && !$0.declaration.isPlain
        }
      }
      return Attempt(
        system: next, isLastResort: isLastResort, favored: position > 0 ? choice.favored : nil)
    }
  }

  /// Solves nested code, whose names' types are known as far as they will be.
  private mutating func code(at index: Int, _ system: ConstraintSystem) -> [Attempt] {
    var next = system
    let constraint = next.pending.remove(at: index)
    let outer = next.scopes
    var solved: ConstraintSystem?
    switch constraint {
    case .body(let closure, let function):
      solved = body(closure, function, next)
    case .branches(let syntax, let result, let scopes):
      next.scopes = scopes
      solved = branches(syntax, in: next, gives: CodeResult(returned: nil, value: result))
    default: break
    }
    solved?.scopes = outer
    return solved.map { [Attempt(system: $0)] } ?? []
  }

  /// Declares a closure's captures: `[weak self]`, `[count = items.count]`.
  private mutating func named(
    _ capture: ClosureCaptureSyntax, in system: ConstraintSystem
  ) -> ConstraintSystem? {
    var type = SwiftType.hole(.broken)
    let solved = isolated(system) { inner in
      type =
        capture.initializer.map { inner.type(of: $0.value) }
        ?? inner.reference(DeclReferenceExprSyntax(baseName: capture.name.trimmed))
    }
    guard var next = solved else { return nil }
    let found = next.simplified(type)
    let isWeak = capture.specifier?.specifier.tokenKind == .keyword(.weak)
    next.name(
      capture.name.text.trimmingBackticks,
      isWeak && !found.isOptional ? next.declarations.optional(of: found) : found)
    return next
  }

  private mutating func body(
    _ closure: Closure, _ function: SwiftType.FunctionType, _ system: ConstraintSystem
  ) -> ConstraintSystem? {
    var next = system
    next.scopes = closure.scopes + [Scope()]
    for capture in closure.syntax.signature?.capture?.items ?? [] {
      guard let named = named(capture, in: next) else { return nil }
      next = named
    }
    next.scopes.append(next.scope(of: closure, function))
    if closure.builder == nil, let only = closure.syntax.onlyExpression {
      next.generateBody(only, function)
      return next
    }
    let statements = closure.syntax.statements
    if let builder = closure.builder {
      return built(statements, by: builder, as: function.result, in: next)
    }
    var solved = solve(
      statements, in: next, gives: CodeResult(returned: function.result, value: nil))
    if !closure.syntax.returnsValue, let found = solved, !found.leaves(statements) {
      solved?.add(.equal(function.result, .void))
    }
    return solved
  }
}
