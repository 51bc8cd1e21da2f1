/// The negotiation as it went: one plain value a call, in the order in which the calls begin.
///
/// A log is many times as long as the tree, so nothing is in it that stands elsewhere or follows
/// from the rest: what was asked and answered is in the answer's record, where a view was put in
/// the placed tree; a call's depth and the call around it follow from where calls end.
struct EventLog {
  struct Entry: BitwiseCopyable {
    var node: Int32
    /// The record of the answer; -1 for a placement.
    var record: Int32
    /// One past the last call made while this one was answered.
    var end: Int32
    var phase: UInt8
    var rule: UInt8
  }

  /// Where the operands of a call's rule begin; they end where those of the next note begin.
  struct Note: BitwiseCopyable {
    var event: Int32
    var firstOperand: Int32
  }

  private(set) var entries = SegmentedArray<Entry>()
  private(set) var notes = SegmentedArray<Note>()
  private(set) var operands = SegmentedArray<Double>()
  /// The innermost open call, -1 for none.
  private var current: Int32 = -1

  mutating func free() {
    entries.free()
    notes.free()
    operands.free()
  }

  mutating func removeAll() {
    entries.removeAll()
    notes.removeAll()
    operands.removeAll()
    current = -1
  }

  // MARK: Writing

  /// Opens a call; those begun before its end are made while it is answered. Returns the call
  /// around it, which `end` takes.
  mutating func begin(_ node: Int, _ phase: LayoutPhase) -> Int32 {
    let outer = current
    current = Int32(truncatingIfNeeded: entries.count)
    append(node, phase, record: -1, .unexplained)
    return outer
  }

  /// Closes the innermost call; `record` is that of its answer, -1 for a placement.
  mutating func end(record: Int32, _ outer: Int32) {
    let entry = entries.pointer(Int(current))
    entry.pointee.record = record
    entry.pointee.end = Int32(truncatingIfNeeded: entries.count)
    current = outer
  }

  /// A question answered from memory.
  mutating func appendRepeat(_ node: Int, _ phase: LayoutPhase, record: Int) {
    append(node, phase, record: Int32(truncatingIfNeeded: record), .memory)
  }

  @inline(__always)
  private mutating func append(
    _ node: Int, _ phase: LayoutPhase, record: Int32, _ rule: LayoutRule
  ) {
    entries.append(
      Entry(
        node: Int32(truncatingIfNeeded: node), record: record,
        end: Int32(truncatingIfNeeded: entries.count + 1), phase: phase.code, rule: rule.code))
  }

  /// The rule by which the innermost open call is answered, before its operands.
  mutating func explain(_ rule: LayoutRule) {
    entries.pointer(Int(current)).pointee.rule = rule.code
    notes.append(
      Note(event: current, firstOperand: Int32(truncatingIfNeeded: operands.count)))
  }

  /// An operand of the rule explained last.
  mutating func append(operand: Double) { operands.append(operand) }

  /// Whether the innermost open call is one to this node, so that a rule noted now is its own.
  func isAnswering(_ node: Int) -> Bool {
    current >= 0 && entries[Int(current)].node == node
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
  /// Whether a rule noted now is about the node: something is recorded, and the node is what the
  /// innermost call asks.
  @inline(__always)
  func isAnswering(_ node: Int) -> Bool { isRecording && log.isAnswering(node) }

  /// Notes the rule by which the current question is answered; nothing when nothing is recorded.
  @inline(__always)
  func explain(_ rule: LayoutRule) {
    guard isRecording else { return }
    log.explain(rule)
  }

  /// Notes the rule with its operands: a number or a tuple of numbers, of which no array is made.
  @inline(__always)
  func explain<Operands: BitwiseCopyable>(
    _ rule: LayoutRule, _ operands: @autoclosure () -> Operands
  ) {
    guard isRecording else { return }
    log.explain(rule)
    withUnsafeBytes(of: operands()) { bytes in
      for operand in bytes.bindMemory(to: Double.self) { log.append(operand: operand) }
    }
  }

  /// Notes the rule with operands whose number isn't known beforehand.
  @inline(__always)
  func explain(_ rule: LayoutRule, _ operands: @autoclosure () -> [Double]) {
    guard isRecording else { return }
    log.explain(rule)
    for operand in operands() { log.append(operand: operand) }
  }
}
