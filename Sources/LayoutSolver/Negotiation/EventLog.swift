/// The negotiation as it went: one plain value a call, in the order in which the calls begin.
struct EventLog {
  /// What was asked and answered stands in the answer's record, where a view was put in the placed
  /// tree; a log is many times as long as the tree, so nothing is written twice.
  struct Entry: BitwiseCopyable {
    var node: Int32
    var parent: Int32
    /// The record of the answer; -1 for a placement.
    var record: Int32
    var end: Int32
    var firstOperand: Int32 = 0
    var operandCount: Int32 = 0
    var depth: UInt16
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
  mutating func begin(_ node: Int, _ phase: LayoutPhase) -> Int {
    let index = entries.count
    append(node, phase, record: -1, .unexplained, isRepeat: false)
    current = Int32(truncatingIfNeeded: index)
    depth += 1
    return index
  }

  /// Closes a call; `record` is that of its answer, -1 for a placement.
  mutating func end(_ index: Int, record: Int32) {
    let entry = entries.base + index
    entry.pointee.record = record
    entry.pointee.end = Int32(truncatingIfNeeded: entries.count)
    current = entry.pointee.parent
    depth -= 1
  }

  /// A question answered from memory.
  mutating func appendRepeat(_ node: Int, _ phase: LayoutPhase, record: Int) {
    append(
      node, phase, record: Int32(truncatingIfNeeded: record), .memory, isRepeat: true)
  }

  @inline(__always)
  private mutating func append(
    _ node: Int, _ phase: LayoutPhase, record: Int32, _ rule: LayoutRule, isRepeat: Bool
  ) {
    entries.append(
      Entry(
        node: Int32(truncatingIfNeeded: node), parent: current, record: record,
        end: Int32(truncatingIfNeeded: entries.count + 1),
        depth: UInt16(truncatingIfNeeded: depth), phase: phase.code, rule: rule.code,
        isRepeat: isRepeat))
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
}

extension Solver {
  /// The event in full, as long as the latest layout is the one it belongs to.
  func event(_ index: Int) -> LayoutEvent {
    let entry = log.entries[index]
    let first = Int(entry.firstOperand)
    let phase = LayoutPhase.allCases[Int(entry.phase)]
    let node = Int(entry.node)
    let isPlacement = entry.record < 0
    let place = isPlacement ? placed.places[node] : PlacedTree.Place()
    let answer = isPlacement ? nil : records[Int(entry.record)]
    return LayoutEvent(
      index: index, phase: phase, node: NodeID(node),
      parent: entry.parent < 0 ? nil : Int(entry.parent), depth: Int(entry.depth),
      proposal: (answer?.proposal ?? place.proposal).viewSize,
      answer: answer?.size ?? place.size, position: isPlacement ? place.origin : nil,
      end: Int(entry.end), isRepeat: entry.isRepeat, rule: LayoutRule(index: Int(entry.rule)),
      operands: (first..<first + Int(entry.operandCount)).map { log.operands[$0] })
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
  func explain(_ rule: LayoutRule) {
    guard isRecording else { return }
    log.explain(rule, log.operands.count, 0)
  }

  /// Notes the rule with its operands, of which no array is made.
  @inline(__always)
  func explain(_ rule: LayoutRule, _ a: Double, _ b: Double) {
    guard isRecording else { return }
    let first = log.operands.count
    log.append(operand: a)
    log.append(operand: b)
    log.explain(rule, first, 2)
  }

  /// Notes the rule with operands whose number isn't known beforehand.
  @inline(__always)
  func explain(_ rule: LayoutRule, _ operands: @autoclosure () -> [Double]) {
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
