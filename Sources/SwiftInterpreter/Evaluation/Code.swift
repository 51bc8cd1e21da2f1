/// A lowered function body.
final class Code {
  let name: String
  /// The place of its source; none for code that the interpreter makes itself.
  var extent = Site.none { didSet { rounds = Machine.rounds(ofBody: Int(extent.length)) } }
  /// What a call of it costs.
  private(set) var rounds = 1
  /// Whether its file is among those whose code has run.
  var hasRun = false
  var slotCount = 0
  /// Parameters fill the first slots, `self` included.
  var parameterCount = 0
  /// The slots that captured values go to.
  var captureSlots: [Int] = []
  /// Slots of `inout` parameters, `self` of a mutating method included.
  var inoutParameters: [Int] = []
  /// The slots that calls put the generic arguments in, as far as they know them.
  var typeSlots: [Int] = []
  /// The slot for the receiver's type, where callers know more of it than the value reveals: `nil`
  /// and an empty array don't reveal their element.
  var receiverTypeSlot: Int?
  /// Parameters that a closure captures while they can change.
  var boxedParameters: [Int] = []
  /// The type of functions made from it, as far as it is known.
  var functionType: SwiftType?
  /// Whether a lone tuple argument spreads over several parameters, as for closures.
  var splatsTuple = false
  /// The body's only expression, whose value is the result.
  var expression: Expression?
  var body: [Statement] = []
  /// Slot 0 is the result, whatever the body returns: an initialiser.
  var returnsSelf = false
  var isFailableInitializer = false
  /// Wraps a value for an optional result where lowering didn't know.
  unowned let machine: Machine

  init(name: String, machine: Machine) {
    self.name = name
    self.machine = machine
    machine.note(self)
  }

  func tearDown() {
    expression = nil
    body = []
  }

  /// Whether every call of it fails with an error that was found in it.
  private(set) var isBroken = false

  /// Its result type, as far as it is known.
  var result = SwiftType.unknown

  /// Makes every call of it fail with an error found in it, or return a hole in place of its
  /// result.
  func fail(with problem: Diagnostic) {
    isBroken = true
    expression = Computed { [unowned self] _ in
      guard returnsSelf else { return try machine.program.hole(of: result, for: problem) }
      throw ScriptFailure.trap(machine.program.present(problem))
    }
    body = []
  }

  /// Makes statements of it holes that have a problem found in it.
  func pass(over statements: [BrokenStatement], with problem: Diagnostic) {
    isBroken = true
    for statement in statements { statement.problem = problem }
  }

  @inline(__always) func execute(_ frame: Frame) throws -> Value {
    for slot in boxedParameters {
      frame[slot] = .cell(machine.cell(frame[slot]))
    }
    if let expression {
      return try expression.evaluate(frame)
    }
    return try executeBody(frame)
  }

  private func executeBody(_ frame: Frame) throws -> Value {
    guard isFailableInitializer else { return try executeStatements(frame) }
    do {
      return try executeStatements(frame)
    } catch is InitializationFailed {
      return .none
    }
  }

  private func executeStatements(_ frame: Frame) throws -> Value {
    for statement in body {
      let completion = try statement.execute(frame)
      if completion == .returned {
        let value = machine.result
        machine.result = .void
        guard returnsSelf else { return value }
        if isFailableInitializer, case .none = value { return .none }
        break
      }
    }
    guard returnsSelf else { return .void }
    let value =
      isBroken ? try machine.program.fillHoles(of: frame[0].contents) : frame[0].contents
    return isFailableInitializer ? .some(OptionalBox(value)) : value
  }
}

/// How a statement ended.
enum Completion {
  case normal, returned, broke, continued, fellThrough
}

/// A node with a value.
class Expression {
  func evaluate(_ frame: Frame) throws -> Value { .void }

  /// Assigns to the place that the expression names.
  func store(_ value: Value, _ frame: Frame) throws {
    throw ScriptFailure.trap("cannot assign to value: it is not a variable")
  }

  /// Changes the value that the expression refers to, in place if nothing else holds it.
  func modify(_ frame: Frame, _ change: (inout Value) throws -> Void) throws {
    var value = try evaluate(frame)
    try storing({ try change(&value) }) { try store(value, frame) }
  }

  /// Changes a part of the expression's value: in place, or in the object it yields.
  final func modifyOwner(_ frame: Frame, _ change: (inout Value) throws -> Void) throws {
    if isPlace { return try modify(frame, change) }
    var owner = try evaluate(frame)
    try change(&owner)
  }

  /// Whether the expression refers to a place that can be changed.
  var isPlace: Bool { false }

  /// Whether the expression refers to a variable or a part of one, so that assigning only stores
  /// the value.
  var isVariable: Bool { false }

  /// Whether the expression refers to a variable that a closure shares, or to a part of one.
  var isShared: Bool { false }

  func evaluateBool(_ frame: Frame) throws -> Bool {
    guard case .bool(let value) = try evaluate(frame) else {
      throw ScriptFailure.trap("a condition is not 'Bool'")
    }
    return value
  }
}

/// Changes values and stores them back: if the program's own code throws in between, its changes so
/// far are visible to whoever catches the error.
func storing<Result>(
  _ change: () throws -> Result, _ store: () throws -> Void
) throws -> Result {
  let result: Result
  do {
    result = try change()
  } catch let ScriptFailure.thrown(value, location) {
    try store()
    throw ScriptFailure.thrown(value, at: location)
  }
  try store()
  return result
}

/// A node that does something.
class Statement {
  func execute(_ frame: Frame) throws -> Completion { .normal }
}
