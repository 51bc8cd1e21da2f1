/// Puts a log's calls into full, as long as the solver's latest layout is the one they were made in.
struct EventReader {
  private let log: EventLog
  private let solver: Solver
  private var calls: [Call] = []
  /// The answers of stacks' subviews to probes.
  private var probes: [Probe: Double] = [:]
  /// Each node's index among its siblings.
  private var positions: [Int32]

  /// A call from the log, in half of the space of full integers: there may be millions.
  private struct Call {
    private let nodeIndex: Int32
    private let parentIndex: Int32
    private let depthIndex: Int32
    private var recordIndex: Int32
    private var endIndex: Int32
    private var firstOperand: Int32 = 0
    private var operandCount: Int32 = 0
    let phase: LayoutPhase
    private(set) var rule: LayoutRule

    init(
      _ phase: LayoutPhase, _ node: Int, parent: Int?, depth: Int, record: Int? = nil, end: Int,
      _ rule: LayoutRule = .unexplained
    ) {
      func short(_ number: Int) -> Int32 { Int32(truncatingIfNeeded: number) }
      (nodeIndex, parentIndex, depthIndex) = (short(node), short(parent ?? -1), short(depth))
      (recordIndex, endIndex) = (short(record ?? -1), short(end))
      (self.phase, self.rule) = (phase, rule)
    }

    var node: Int { Int(nodeIndex) }
    var parent: Int? { parentIndex < 0 ? nil : Int(parentIndex) }
    var depth: Int { Int(depthIndex) }
    /// Nil for a placement.
    var record: Int? { recordIndex < 0 ? nil : Int(recordIndex) }
    var end: Int { Int(endIndex) }
    /// In the log's row of operands.
    var operands: Range<Int> { Int(firstOperand)..<Int(firstOperand) + Int(operandCount) }

    mutating func close(end: Int, record: Int?) {
      endIndex = Int32(truncatingIfNeeded: end)
      recordIndex = Int32(truncatingIfNeeded: record ?? -1)
    }

    mutating func explain(_ rule: LayoutRule, _ operands: Range<Int>) {
      self.rule = rule
      firstOperand = Int32(truncatingIfNeeded: operands.lowerBound)
      operandCount = Int32(truncatingIfNeeded: operands.count)
    }
  }

  private struct Probe: Hashable {
    var node: Int
    var phase: LayoutPhase
    /// What was offered across the stack's axis, with one representation for NaN.
    var across: UInt64

    init(_ node: Int, _ phase: LayoutPhase, across: Double) {
      self.node = node
      self.phase = phase
      self.across = (across.isNaN ? Double.nan : across + 0).bitPattern
    }
  }

  init(_ solver: Solver) {
    self.solver = solver
    log = solver.log
    positions = [Int32](repeating: 0, count: solver.nodes.count)
    for node in 0..<solver.nodes.count {
      for position in 0..<solver.nodes[node].childCount {
        positions[solver.child(Int(position), of: node)] = position
      }
    }
    readCalls()
    gatherProbes()
  }

  var events: [LayoutEvent] { calls.indices.map(event) }

  private func event(_ index: Int) -> LayoutEvent {
    let call = calls[index]
    return LayoutEvent(
      index, call.phase, NodeID(call.node), parent: call.parent, depth: call.depth, end: call.end,
      proposal: proposal(call), answer: answer(call),
      position: call.record == nil ? solver.placed.places[call.node].origin : nil, call.rule,
      operands: call.rule == .stackDivision
        ? division(index)?.operands ?? [] : call.operands.map { log.operands[$0] })
  }

  private func proposal(_ call: Call) -> Proposal {
    call.record.map { solver.records[$0].proposal } ?? solver.placed.places[call.node].proposal
  }

  private func answer(_ call: Call) -> Size {
    call.record.map { solver.records[$0].size } ?? solver.placed.places[call.node].size
  }

  // MARK: Calls

  private mutating func readCalls() {
    var open: [Int] = []
    var operand = 0
    var index = 0
    // Two words for a call, and more for its rule: growing step by step would take three times the
    // space.
    calls.reserveCapacity(log.words.count / 2 + 1)
    func next() -> EventLog.Word {
      defer { index += 1 }
      return log.words[index]
    }
    while index < log.words.count {
      let word = next()
      switch word.kind {
      case .begin:
        open.append(calls.count)
        calls.append(
          Call(
            word.phase, word.node, parent: open.dropLast().last, depth: open.count - 1,
            end: calls.count + 1))
      case .end:
        guard let call = open.popLast() else { break }
        calls[call].close(
          end: calls.count, record: word.number == EventLog.placement ? nil : Int(word.number))
      case .memory:
        calls.append(
          Call(
            word.phase, word.node, parent: open.last, depth: open.count,
            record: next().wholeNumber, end: calls.count + 1, .memory))
      case .rule, .ruleOfNode:
        let node = word.kind == .ruleOfNode ? next().wholeNumber : nil
        let operands = operand..<operand + word.operandCount
        operand = operands.upperBound
        guard let call = open.last, node == nil || node == calls[call].node else { break }
        calls[call].explain(word.rule, operands)
      case nil: break
      }
    }
  }

  // MARK: Divisions

  private mutating func gatherProbes() {
    for call in calls where call.phase == .minProbe || call.phase == .maxProbe {
      let parent = Int(solver.nodes[call.node].parent)
      guard parent >= 0, case .stack(let stack) = solver.nodes[parent].layout else { continue }
      let across = proposal(call)[stack.axis.other]
      probes[Probe(call.node, call.phase, across: across)] = answer(call)[stack.axis]
    }
  }

  /// How a stack shared out its room.
  ///
  /// The stack's calls while it divided contain all of it: the last ones ask each of its subviews
  /// for the size at its share.
  private func division(_ index: Int) -> StackShares? {
    let call = calls[index]
    guard case .stack(let stack) = solver.nodes[call.node].layout else { return nil }
    var offer = proposal(call)
    if call.record == nil { offer = stack.placingProposal(offer, answer(call)) }
    let count = Int(solver.nodes[call.node].childCount)
    let across = offer[stack.axis.other]
    return StackShares(
      offer: offer[stack.axis], gaps: stack.gaps(call.node, count, solver),
      shares: servings(index).suffix(count).map { served in
        StackShare(
          position: Int(positions[served.node]),
          minimum: probes[Probe(served.node, .minProbe, across: across)] ?? .nan,
          maximum: probes[Probe(served.node, .maxProbe, across: across)] ?? .nan,
          offer: proposal(served)[stack.axis], answer: answer(served)[stack.axis])
      })
  }

  /// The calls made directly during one to a stack that ask its subviews for sizes.
  private func servings(_ index: Int) -> [Call] {
    var servings: [Call] = []
    var next = index + 1
    while next < calls[index].end {
      let call = calls[next]
      if call.phase == .size && Int(solver.nodes[call.node].parent) == calls[index].node {
        servings.append(call)
      }
      next = call.end
    }
    return servings
  }
}
