/// What a stack records, while it serves its subviews, of the proposals they answer the same to.
protocol ServedValidity {
  /// Whether anything is recorded.
  static var isKept: Bool { get }
  /// Notes the validity of a subview that was offered nothing along the axis.
  mutating func noteIdeal(_ solver: Solver)
  mutating func finishIdeal()
  /// Records the validity of a subview that got a `parts`-th of what was left after `taken`.
  mutating func note(_ solver: Solver, parts: Int, taken: Double)
  /// - Parameter taken: all lengths and gaps together, in points.
  mutating func finish(_ offer: Double, taken: Double, _ stack: UnsafeMutablePointer<Node>)
}

/// For a stack whose answers hold for one proposal each.
struct NoValidity: ServedValidity {
  static var isKept: Bool { false }

  @inline(__always)
  mutating func noteIdeal(_ solver: Solver) {}
  @inline(__always)
  mutating func finishIdeal() {}
  @inline(__always)
  mutating func note(_ solver: Solver, parts: Int, taken: Double) {}
  @inline(__always)
  mutating func finish(_ offer: Double, taken: Double, _ stack: UnsafeMutablePointer<Node>) {}
}

/// The proposals to the stack for which every subview has the same answer.
struct StackValidity: ServedValidity {
  let axis: Axis
  private(set) var valid = ValidProposals.everything
  /// Whether no subview's answer depends on its share.
  private var isRigid = true

  static var isKept: Bool { true }

  init(axis: Axis) { self.axis = axis }

  @inline(__always)
  mutating func noteIdeal(_ solver: Solver) {
    if !solver.valid.isWhole { valid.formIntersection(solver.valid) }
  }

  mutating func finishIdeal() {
    // Rigid subviews answer the same whatever their share is.
    if !valid[axis].isEverything { valid[axis] = .only(.nan) }
  }

  @inline(__always)
  mutating func note(_ solver: Solver, parts: Int, taken: Double) {
    if solver.valid.isWhole { return }
    valid.formIntersection(solver.valid, across: axis)
    let along = solver.valid[axis]
    if along.isEverything { return }
    isRigid = false
    valid[axis].formIntersection(along.scaled(by: Double(parts), plus: taken))
  }

  mutating func finish(_ offer: Double, taken: Double, _ stack: UnsafeMutablePointer<Node>) {
    if !taken.isFinite { valid[axis] = .only(offer) }
    valid[axis].holdsUnspecified = isRigid
    valid[axis.other].formIntersection(stack.pointee.probedFor)
  }
}
