/// Puts a log's calls into full, as long as the solver's latest layout is the one they were made in.
struct EventReader {
  private let log: EventLog
  private let solver: Solver
  private var operandRanges: [Range<Int>]
  /// What the subviews of stacks answered to probes.
  private var probes: [Probe: Double] = [:]
  /// Each node's place among its siblings.
  private var positions: [Int32]

  private struct Probe: Hashable {
    var node: Int32
    var phase: LayoutPhase
    /// What was offered across the stack's axis; of NaNs there is one.
    var across: UInt64

    init(_ node: Int32, _ phase: LayoutPhase, across: Double) {
      self.node = node
      self.phase = phase
      self.across = (across.isNaN ? Double.nan : across + 0).bitPattern
    }
  }

  init(_ solver: Solver) {
    self.solver = solver
    log = solver.log
    operandRanges = [Range<Int>](repeating: 0..<0, count: log.entries.count)
    // A rule noted later takes the place of one noted before.
    for index in 0..<log.notes.count {
      let note = log.notes[index]
      let isLast = index + 1 == log.notes.count
      let end = isLast ? log.operands.count : Int(log.notes[index + 1].firstOperand)
      operandRanges[Int(note.event)] = Int(note.firstOperand)..<end
    }
    positions = [Int32](repeating: 0, count: solver.nodes.count)
    for node in 0..<solver.nodes.count {
      for position in 0..<solver.nodes[node].childCount {
        positions[solver.child(Int(position), of: node)] = position
      }
    }
    gatherProbes()
  }

  mutating func events() -> [LayoutEvent] {
    var open: [Int] = []
    return (0..<log.entries.count).map { index in
      while let last = open.last, log.entries[last].end <= index { open.removeLast() }
      defer { open.append(index) }
      return event(index, parent: open.last, depth: open.count)
    }
  }

  private func event(_ index: Int, parent: Int?, depth: Int) -> LayoutEvent {
    let entry = log.entries[index]
    let isPlacement = entry.record < 0
    let rule = LayoutRule(index: Int(entry.rule))
    return LayoutEvent(
      index: index, phase: LayoutPhase.allCases[Int(entry.phase)], node: NodeID(Int(entry.node)),
      parent: parent, depth: depth, proposal: proposal(index).viewSize, answer: answer(index),
      position: isPlacement ? solver.placed.places[Int(entry.node)].origin : nil,
      end: Int(entry.end), isRepeat: rule == .memory, rule: rule,
      operands: rule == .stackDivision
        ? divisionOperands(index) : operandRanges[index].map { log.operands[$0] })
  }

  private func proposal(_ index: Int) -> Proposal {
    let entry = log.entries[index]
    return entry.record < 0
      ? solver.placed.places[Int(entry.node)].proposal
      : solver.records[Int(entry.record)].proposal
  }

  private func answer(_ index: Int) -> Size {
    let entry = log.entries[index]
    return entry.record < 0
      ? solver.placed.places[Int(entry.node)].size : solver.records[Int(entry.record)].size
  }

  // MARK: Divisions

  private mutating func gatherProbes() {
    for index in 0..<log.entries.count {
      let entry = log.entries[index]
      let phase = LayoutPhase.allCases[Int(entry.phase)]
      guard phase == .minProbe || phase == .maxProbe, let axis = stack(around: index)?.axis
      else { continue }
      let across = proposal(index)[axis.other]
      probes[Probe(entry.node, phase, across: across)] = answer(index)[axis]
    }
  }

  /// How a stack shared out its room: the offer and the gaps, then for each subview in the order of
  /// serving its position, minimum, maximum, offer and answer, NaN where it wasn't asked.
  ///
  /// The calls that the stack made while it divided say all of it: the last ones ask each of its
  /// subviews for the size at its share.
  private func divisionOperands(_ index: Int) -> [Double] {
    let node = Int(log.entries[index].node)
    guard case .stack(let stack) = solver.nodes[node].layout else { return [] }
    var offer = proposal(index)
    if log.entries[index].record < 0 {
      offer = stack.placingProposal(offer, solver.placed.places[node].size)
    }
    let count = Int(solver.nodes[node].childCount)
    var operands = [offer[stack.axis], stack.gaps(node, count, solver)]
    for served in servings(index).suffix(count) {
      let child = log.entries[served].node
      let across = offer[stack.axis.other]
      operands += [
        Double(positions[Int(child)]),
        probes[Probe(child, .minProbe, across: across)] ?? .nan,
        probes[Probe(child, .maxProbe, across: across)] ?? .nan,
        proposal(served)[stack.axis], answer(served)[stack.axis],
      ]
    }
    return operands
  }

  /// The calls made directly during one to a stack that ask its subviews for sizes.
  private func servings(_ index: Int) -> [Int] {
    let node = log.entries[index].node
    var servings: [Int] = []
    var next = index + 1
    while next < Int(log.entries[index].end) {
      let entry = log.entries[next]
      if entry.phase == LayoutPhase.size.code, solver.nodes[Int(entry.node)].parent == node {
        servings.append(next)
      }
      next = Int(entry.end)
    }
    return servings
  }

  private func stack(around index: Int) -> StackLayout? {
    let parent = Int(solver.nodes[Int(log.entries[index].node)].parent)
    guard parent >= 0, case .stack(let stack) = solver.nodes[parent].layout else { return nil }
    return stack
  }
}
