/// The negotiation as it went, in words of four bytes: a call's beginning, the rule it is answered
/// by, its end.
///
/// A log is many times as long as the tree, so it contains nothing that is found elsewhere or
/// follows from the rest: questions and answers are in the answers' records, views' places in the
/// placed tree, and the nesting of calls follows from where they begin and end. `EventReader` puts
/// all of it together.
struct EventLog {
  /// The kind of a word, in its lowest three bits.
  enum Kind: UInt32 {
    /// A call begins: phase and node.
    case begin
    /// The innermost call ends: the record of its answer, or `placement`.
    case end
    /// A call answered from memory: phase and node; the record is the next word.
    case memory
    /// The rule of the innermost call, and how many operands it has.
    case rule
    /// The same, if the innermost call is to the node in the next word.
    case ruleOfNode
  }

  /// In place of a record, for a view that was placed.
  static let placement = UInt32.max >> 3

  /// A word: its kind, then a small and a large number.
  struct Word: BitwiseCopyable {
    private let bits: UInt32

    @inline(__always)
    init(_ kind: Kind, phase: LayoutPhase, node: Int) {
      bits = kind.rawValue | phase.code << 3 | UInt32(truncatingIfNeeded: node) << 6
    }

    @inline(__always)
    init(_ kind: Kind, _ rule: LayoutRule, operands: Int) {
      bits = kind.rawValue | UInt32(rule.rawValue) << 3 | UInt32(truncatingIfNeeded: operands) << 11
    }

    @inline(__always)
    init(_ kind: Kind, _ number: UInt32) { bits = kind.rawValue | number << 3 }

    /// A number alone, after the word that announces it.
    @inline(__always)
    init(_ number: Int) { bits = UInt32(truncatingIfNeeded: number) }

    var kind: Kind? { Kind(rawValue: bits & 7) }
    var phase: LayoutPhase { LayoutPhase.allCases[Int(bits >> 3 & 7)] }
    var node: Int { Int(bits >> 6) }
    var rule: LayoutRule {
      LayoutRule(rawValue: UInt8(truncatingIfNeeded: bits >> 3)) ?? .unexplained
    }
    var operandCount: Int { Int(bits >> 11) }
    var number: UInt32 { bits >> 3 }
    var wholeNumber: Int { Int(bits) }
  }

  private(set) var words = SegmentedArray<Word>()
  private(set) var operands = SegmentedArray<Double>()

  /// How many bytes the events will take once they are read from the log: each call is one event,
  /// and has at least two words. Showing an event takes about as much again.
  var weight: Int { 64 * words.count + 24 * operands.count }

  mutating func free() {
    words.free()
    operands.free()
  }

  mutating func removeAll() {
    words.removeAll()
    operands.removeAll()
  }

  /// Opens a call; those begun before its end are part of it.
  @inline(__always)
  mutating func begin(_ node: Int, _ phase: LayoutPhase) {
    words.append(Word(.begin, phase: phase, node: node))
  }

  /// Closes the innermost call, answered by the record.
  @inline(__always)
  mutating func end(record: Int) {
    words.append(Word(.end, UInt32(truncatingIfNeeded: record)))
  }

  /// Closes the innermost call, in which a view was placed.
  mutating func endPlacement() { words.append(Word(.end, Self.placement)) }

  /// A call answered from memory.
  @inline(__always)
  mutating func appendRepeat(_ node: Int, _ phase: LayoutPhase, record: Int) {
    words.append(Word(.memory, phase: phase, node: node))
    words.append(Word(record))
  }

  @inline(__always)
  mutating func append(_ rule: LayoutRule, operands count: Int) {
    words.append(Word(.rule, rule, operands: count))
  }

  /// For a rule that may also apply on the way to another view's answer.
  mutating func append(_ rule: LayoutRule, of node: Int, operands count: Int) {
    words.append(Word(.ruleOfNode, rule, operands: count))
    words.append(Word(node))
  }

  /// An operand of the rule appended last.
  @inline(__always)
  mutating func append(operand: Double) { operands.append(operand) }
}

extension LayoutPhase {
  @inline(__always)
  fileprivate var code: UInt32 {
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
  /// Records the rule by which the current question is answered; does nothing when recording is
  /// off.
  @inline(__always)
  func explain(_ rule: LayoutRule) {
    guard isRecording else { return }
    log.append(rule, operands: 0)
  }

  /// Records the rule with its operands: a number or a tuple of numbers, without making an array.
  @inline(__always)
  func explain<Operands: BitwiseCopyable>(
    _ rule: LayoutRule, _ operands: @autoclosure () -> Operands
  ) {
    guard isRecording else { return }
    withUnsafeBytes(of: operands()) { bytes in
      let operands = bytes.bindMemory(to: Double.self)
      log.append(rule, operands: operands.count)
      for operand in operands { log.append(operand: operand) }
    }
  }

  /// Records the rule with operands whose number isn't known beforehand.
  @inline(__always)
  func explain(_ rule: LayoutRule, _ operands: @autoclosure () -> [Double]) {
    guard isRecording else { return }
    let operands = operands()
    log.append(rule, operands: operands.count)
    for operand in operands { log.append(operand: operand) }
    lookAtLog()
  }

  /// Notes a rule without operands, should the current question be to the node.
  @inline(__always)
  func explain(_ rule: LayoutRule, of node: Int) {
    guard isRecording else { return }
    log.append(rule, of: node, operands: 0)
  }

  /// Notes a rule with one operand, should the current question be to the node.
  @inline(__always)
  func explain(_ rule: LayoutRule, of node: Int, _ operand: Double) {
    guard isRecording else { return }
    log.append(rule, of: node, operands: 1)
    log.append(operand: operand)
  }
}
