#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The slots of one running function. Slot 0 of a method is `self`, parameters follow.
typealias Frame = UnsafeMutablePointer<Value>

/// A place in a source file, short enough to be kept by every node that can fail.
struct Site {
  var file: Int32
  var offset: Int32
  var length: Int32

  static let none = Site(file: -1, offset: 0, length: 0)
}

/// The state of evaluation: the value stack, the limits, and a statement's result.
final class Machine {
  unowned let program: Program
  let configuration: Configuration
  /// The value of `return`.
  var result = Value.void
  /// The label that `break` or `continue` named, 0 for the innermost statement.
  var jumpLabel = 0
  var work = 0
  /// The amount of work at which the limits are next checked.
  var checkpoint = Machine.roundsBetweenMeasures
  /// A failure met where it couldn't be thrown, which ends the run at the next checkpoint.
  var postponed: (any Error)?
  /// What may end the present run.
  var interruption: Interruption?
  /// The time that the present run has taken.
  var clock = RunClock()
  /// Seconds that the present run may take.
  var timeLimit = Double.infinity
  /// Bytes that natives announced since memory was last looked at.
  var announced = 0
  /// Bytes that the process used when the run began, nil if not measured.
  var startingMemory: Int?
  /// Bytes that earlier runs of the scene left behind.
  var keptMemory = 0
  var depth = 0
  var random: RandomSource
  /// Told of what code reads and writes.
  let log = AccessLog()
  /// How many class initialisers are running, each for an object that nothing else refers to yet.
  var objectsBeingMade = 0
  /// Values that were looked at for the type that is being found.
  var typedValues = 0
  /// The enclosing types' arguments for the initial value or default argument being evaluated.
  var filling: Filling?
  /// The place of the innermost native call, for natives that call back.
  var currentSite = Site.none
  /// All code that something refers to, and maybe some that nothing does any more, to be released with
  /// the program.
  var codes: [Code] { noted.compactMap(\.self) }
  private var noted: [Code?] = []
  /// The files of the code that has run since ``forgetFilesRun()``, by their positions.
  private(set) var filesRun: Set<Int32> = []
  /// How many there may be before those are let go of that nothing refers to.
  private var mostNoted = 1000

  /// Whether a class has a deinitialiser, so that the order of releases is observable.
  var runsDeinitializers = false
  private(set) lazy var deinitializers = Deinitializers(machine: self)

  private var slots: UnsafeMutablePointer<Value>
  private var top: UnsafeMutablePointer<Value>
  private var end: UnsafeMutablePointer<Value>
  private var stackFloor: UInt = 0
  private var stackOwner: pthread_t?

  init(program: Program, configuration: Configuration) {
    self.program = program
    self.configuration = configuration
    random = RandomSource(seed: configuration.randomSeed)
    let capacity = 1_000_000
    slots = .allocate(capacity: capacity)
    top = slots
    end = slots + capacity
  }

  deinit {
    slots.deallocate()
  }

  /// What belongs to the thread that runs.
  struct Registers {
    fileprivate var slots: UnsafeMutablePointer<Value>
    fileprivate var top: UnsafeMutablePointer<Value>
    fileprivate var end: UnsafeMutablePointer<Value>
    fileprivate var stackFloor: UInt = 0
    fileprivate var stackOwner: pthread_t?
    fileprivate var depth = 0
    fileprivate var result = Value.void
    fileprivate var jumpLabel = 0
    fileprivate var objectsBeingMade = 0
    fileprivate var filling: Filling?
    fileprivate var currentSite = Site.none

    /// Those of a thread that hasn't begun.
    init(capacity: Int) {
      slots = .allocate(capacity: capacity)
      top = slots
      end = slots + capacity
    }

    func free() { slots.deallocate() }
  }

  /// Goes on as another thread, whose registers become those of this one.
  func exchange(_ other: inout Registers) {
    swap(&slots, &other.slots)
    swap(&top, &other.top)
    swap(&end, &other.end)
    swap(&stackFloor, &other.stackFloor)
    swap(&stackOwner, &other.stackOwner)
    swap(&depth, &other.depth)
    swap(&result, &other.result)
    swap(&jumpLabel, &other.jumpLabel)
    swap(&objectsBeingMade, &other.objectsBeingMade)
    swap(&filling, &other.filling)
    swap(&currentSite, &other.currentSite)
  }

  func note(_ code: Code) {
    if noted.count >= mostNoted { forgetUnused() }
    noted.append(code)
  }

  /// Lets go of code that ran once, or that an edit replaced. What it refers to was made after it.
  private func forgetUnused() {
    for index in noted.indices where isKnownUniquelyReferenced(&noted[index]) {
      noted[index] = nil
    }
    noted = codes
    mostNoted = noted.count + max(noted.count / 4, 1000)
  }

  /// The statements with errors that may be passed over.
  var brokenStatements: [BrokenStatement] = []

  @inline(never) private func noteRun(of code: Code) {
    code.hasRun = true
    filesRun.insert(code.extent.file)
  }

  func forgetFilesRun() {
    filesRun = []
    for code in codes { code.hasRun = false }
  }

  /// A variable that closures share.
  func cell(_ value: Value) -> Cell { Cell(value, birth: log.birth()) }

  /// Lets go of all code: functions call each other in circles. And of the value stack, since a
  /// closure of the scene's that keeps itself would keep that too.
  func tearDown() {
    if runsDeinitializers { deinitializers.close() }
    slots.deallocate()
    slots = .allocate(capacity: 0)
    top = slots
    end = slots
    result = .void
    codes.forEach { $0.tearDown() }
    noted = []
    brokenStatements = []
  }

  /// Ends as a process does: none of the objects made so far is deinitialised.
  func forgetObjects() {
    guard runsDeinitializers else { return }
    deinitializers.close()
    deinitializers = Deinitializers(machine: self)
  }

  /// A fresh frame for a call, all its slots void.
  @inline(__always) func enter(_ code: Code) throws -> Frame {
    let frame = top
    let next = frame + code.slotCount
    depth += 1
    work += code.rounds
    if !code.hasRun { noteRun(of: code) }
    if work >= checkpoint || depth >= configuration.callDepthLimit || next > end || stackIsLow() {
      do {
        guard depth < configuration.callDepthLimit, next <= end, !stackIsLow() else {
          throw limitReached()
        }
        try reachCheckpoint()
      } catch {
        depth -= 1
        throw error
      }
    }
    frame.initialize(repeating: .void, count: code.slotCount)
    top = next
    return frame
  }

  @inline(__always) func leave(_ frame: Frame, _ code: Code) {
    if runsDeinitializers { letGo(frame, code) }
    frame.deinitialize(count: code.slotCount)
    top = frame
    depth -= 1
  }

  /// The last argument is let go of first.
  private func letGo(_ frame: Frame, _ code: Code) {
    for slot in (0..<code.slotCount).reversed() { frame[slot] = .void }
    deinitializers.run()
  }

  /// A native body that is called from another may lead back to that without an end.
  func enterNative() throws {
    depth += 1
    if depth >= configuration.callDepthLimit || stackIsLow() {
      defer { depth -= 1 }
      throw limitReached()
    }
  }

  func leaveNative() { depth -= 1 }

  /// Charges one round of a walk over elements.
  @inline(__always) func countRound() throws {
    work += 1
    if work >= checkpoint { try reachCheckpoint() }
  }

  /// Counts one round of a loop; where that ends the run, it ends at the loop.
  @inline(__always) func countRound(of loop: CountedLoop) throws {
    work += loop.rounds
    if work >= checkpoint { try placing(loop.site) { try reachCheckpoint() } }
  }

  func limitReached() -> ScriptFailure {
    if work >= configuration.workLimit {
      return .trap(Wording.workLimit(configuration))
    }
    return .trap(Wording.depthLimit(depth))
  }

  /// Whether the thread's stack has less than a quarter of a megabyte left.
  @inline(__always) func stackIsLow() -> Bool {
    var marker: UInt8 = 0
    return withUnsafeMutablePointer(to: &marker) { UInt(bitPattern: $0) < stackFloor }
  }

  /// Notes where the stack of the current thread ends. Every entry from the host calls it.
  func noteStack() {
    let current = pthread_self()
    if let stackOwner, pthread_equal(stackOwner, current) != 0 { return }
    noteStack(of: LargeStack.available)
  }

  /// The same for a thread that has so many bytes left.
  func noteStack(of bytes: Int) {
    stackOwner = pthread_self()
    var marker: UInt8 = 0
    let here = withUnsafeMutablePointer(to: &marker) { UInt(bitPattern: $0) }
    stackFloor = here - min(UInt(bytes), here)
  }

  // MARK: Calls

  /// Runs code in a fresh frame. `arguments` fill the first slots; those the code takes as
  /// `inout` are written back.
  /// - Parameter types: generic arguments, nil where unknown.
  func run(
    _ code: Code, captures: ContiguousArray<Value>, _ arguments: inout [Value],
    of types: [Value?] = []
  ) throws -> Value {
    let frame = try enter(code)
    defer { leave(frame, code) }
    let count = min(arguments.count, code.parameterCount)
    for index in 0..<count {
      frame[index] = arguments[index]
    }
    for index in code.inoutParameters where index < count {
      arguments[index] = .void
    }
    for (index, capture) in captures.enumerated() {
      frame[code.captureSlots[index]] = capture
    }
    for (slot, type) in zip(code.typeSlots, types) {
      if let type { frame[slot] = type }
    }
    do {
      let value = try code.execute(frame)
      for index in code.inoutParameters where index < count {
        arguments[index] = frame[index].contents
      }
      return value
    } catch {
      for index in code.inoutParameters where index < count {
        arguments[index] = frame[index].contents
      }
      throw error
    }
  }

  func call(
    _ function: FunctionBox, _ arguments: inout [Value], of types: [Value?] = []
  ) throws -> Value {
    switch function.body {
    case .script(let code, let captures):
      if code.parameterCount > 1, arguments.count == 1, code.splatsTuple,
        case .tuple(let box) = arguments[0], box.elements.count == code.parameterCount
      {
        arguments = box.elements
      }
      return try run(code, captures: captures, &arguments, of: types)
    case .recursive(let code, let captures):
      return try run(code, captures: captures + [.function(function)], &arguments, of: types)
    case .native(let body):
      return try body(&arguments)
    }
  }

  func call(_ function: Value, _ arguments: Value...) throws -> Value {
    var arguments = arguments
    return try call(function, &arguments)
  }

  /// Calls a function value; an error gets the place of the call.
  /// - Parameter types: a local function's generic arguments.
  func call(
    _ function: Value, _ arguments: inout [Value], of types: [Value?] = [], at site: Site
  ) throws -> Value {
    do {
      if case .function(let box) = function, !types.isEmpty {
        return try call(box, &arguments, of: types)
      }
      return try call(function, &arguments)
    } catch {
      throw traced(error, function: "closure", site: site)
    }
  }

  func call(_ function: Value, _ arguments: inout [Value]) throws -> Value {
    switch function {
    case .function(let box): return try call(box, &arguments)
    case .some(let box): return try call(box.value, &arguments)
    case .keyPath(let path):
      return try program.read(path, of: arguments.first ?? .void)
    default:
      if let type = program.runtimeType(of: function),
        let callee = program.dispatch("callAsFunction", on: type, labels: nil)
      {
        return try program.call(callee, receiver: function, arguments: arguments)
      }
      throw ScriptFailure.trap("cannot call value of non-function type")
    }
  }

  // MARK: Failing

  func fail(_ message: String, _ site: Site, identifier: DiagnosticID = .trap) -> ScriptFailure {
    .trap(
      Diagnostic(
        severity: .error, identifier: identifier, message: message,
        location: program.location(site)))
  }

  /// Gives an operator's error the operator's place, if it has none.
  func placing<T>(_ site: Site, _ body: () throws -> T) throws -> T {
    do {
      return try body()
    } catch ScriptFailure.trap(var problem) where problem.location == nil {
      problem.location = program.location(site)
      throw ScriptFailure.trap(problem)
    }
  }

  /// An error on its way out through a call: gains its place and the call's line.
  func traced(_ error: any Error, function: String, site: Site) -> any Error {
    guard case ScriptFailure.trap(var diagnostic)? = error as? ScriptFailure else { return error }
    let location = program.location(site)
    if diagnostic.location == nil { diagnostic.location = location }
    if let location, diagnostic.callStack.count < 24 {
      diagnostic.callStack.append(
        Diagnostic.StackEntry(function: function, location: location))
    }
    return ScriptFailure.trap(diagnostic)
  }
}

extension Value {
  /// A captured variable's value, else the value itself.
  @inline(__always) var contents: Value {
    if case .cell(let cell) = self { return cell.value }
    return self
  }
}
