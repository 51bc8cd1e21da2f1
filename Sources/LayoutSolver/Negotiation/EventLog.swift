/// The negotiation as it went: one plain value a call, in the order in which the calls begin.
struct EventLog {
  struct Entry: BitwiseCopyable {
    var proposal: Proposal
    var answer: Size
    var position: Point
    var node: Int32
    var parent: Int32
    var depth: Int32
    var end: Int32
    var firstOperand: Int32
    var operandCount: Int32
    var phase: UInt8
    var rule: UInt8
    var isRepeat: Bool
  }

  private(set) var entries = Slab<Entry>()
  private(set) var operands = Slab<Double>()
  private var current: Int32 = -1
  private var depth: Int32 = 0

  func free() {
    entries.free()
    operands.free()
  }

  mutating func removeAll() {
    entries.truncate(to: 0)
    operands.truncate(to: 0)
    current = -1
    depth = 0
  }

  /// Opens a call; those begun before its end are made while it is answered.
  mutating func begin(
    _ node: Int, _ phase: LayoutPhase, _ proposal: Proposal, at position: Point = .zero
  ) -> Int {
    let index = entries.count
    entries.append(
      Entry(
        proposal: proposal, answer: .zero, position: position,
        node: Int32(truncatingIfNeeded: node), parent: current, depth: depth,
        end: Int32(truncatingIfNeeded: index + 1), firstOperand: 0, operandCount: 0,
        phase: phase.code, rule: LayoutRule.unexplained.code, isRepeat: false))
    current = Int32(truncatingIfNeeded: index)
    depth += 1
    return index
  }

  mutating func end(_ index: Int, answer: Size) {
    let entry = entries.base + index
    entry.pointee.answer = answer
    entry.pointee.end = Int32(truncatingIfNeeded: entries.count)
    current = entry.pointee.parent
    depth -= 1
  }

  /// A question answered from memory.
  mutating func appendRepeat(
    _ node: Int, _ phase: LayoutPhase, _ proposal: Proposal, _ answer: Size
  ) {
    let index = begin(node, proposal.isUnspecified ? .ideal : phase, proposal)
    entries.base[index].isRepeat = true
    entries.base[index].rule = LayoutRule.memory.code
    end(index, answer: answer)
  }

  /// The rule by which the open call is answered, with its operands.
  mutating func explain(_ rule: LayoutRule, _ first: Int, _ count: Int) {
    guard current >= 0 else { return }
    let entry = entries.base + Int(current)
    entry.pointee.rule = rule.code
    entry.pointee.firstOperand = Int32(truncatingIfNeeded: first)
    entry.pointee.operandCount = Int32(truncatingIfNeeded: count)
  }

  mutating func append(operand: Double) { operands.append(operand) }

  func event(_ index: Int) -> LayoutEvent {
    let entry = entries[index]
    let first = Int(entry.firstOperand)
    let phase = LayoutPhase.allCases[Int(entry.phase)]
    return LayoutEvent(
      index: index, phase: phase, node: NodeID(Int(entry.node)),
      parent: entry.parent < 0 ? nil : Int(entry.parent), depth: Int(entry.depth),
      proposal: entry.proposal.viewSize, answer: entry.answer,
      position: phase == .place ? entry.position : nil, end: Int(entry.end),
      isRepeat: entry.isRepeat, rule: LayoutRule(index: Int(entry.rule)),
      operands: (first..<first + Int(entry.operandCount)).map { operands[$0] })
  }
}

extension LayoutPhase {
  var code: UInt8 {
    switch self {
    case .minProbe: 0
    case .maxProbe: 1
    case .ideal: 2
    case .size: 3
    case .place: 4
    }
  }
}

extension Solver {
  /// Notes the rule by which the current question is answered; nothing when nothing is recorded.
  @inline(__always)
  func explain(_ rule: LayoutRule, _ operands: @autoclosure () -> [Double] = []) {
    guard isRecording else { return }
    note(rule, operands())
  }

  @inline(never)
  private func note(_ rule: LayoutRule, _ operands: [Double]) {
    let first = log.operands.count
    for operand in operands { log.append(operand: operand) }
    log.explain(rule, first, operands.count)
  }
}
