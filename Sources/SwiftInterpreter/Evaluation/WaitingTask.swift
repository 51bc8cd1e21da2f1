import Dispatch
import Threads

/// A task's run on a thread of its own, which can wait in the middle of it. Only one thread of a scene
/// runs at any time: whoever lets it go on stands still until it waits again or is over.
final class WaitingTask {
  /// As the thread of a layout has it; only the part that is used costs memory.
  private static let stackSize = 512 << 20
  private static let margin = 1 << 20

  private unowned let interpreter: Interpreter
  private let turn = DispatchSemaphore(value: 0)
  private let pause = DispatchSemaphore(value: 0)
  private var thread: StackThread?
  private var registers: Interpreter.Registers
  private var failure: (any Error)?
  private var isDropped = false
  private(set) var isOver = false

  /// - Returns: nil where there is no thread to be had.
  init?(_ interpreter: Interpreter, _ work: @escaping () throws -> Void) {
    self.interpreter = interpreter
    registers = interpreter.freshRegisters()
    thread = StackThread(stackSize: Self.stackSize) { [unowned self] in
      turn.wait()
      let machine = self.interpreter.program.machine
      machine.noteStack(of: Self.stackSize - Self.margin)
      Machine.$running.withValue(RunningMachine(machine: machine)) {
        do { if !isDropped { try work() } } catch { failure = error }
      }
      isOver = true
      pause.signal()
    }
    if thread == nil { return nil }
  }

  /// Lets it run until it waits or is over.
  /// - Throws: what its work threw.
  func resume() throws {
    let outer = interpreter.waitingTask
    interpreter.waitingTask = self
    interpreter.exchange(&registers)
    turn.signal()
    pause.wait()
    interpreter.exchange(&registers)
    interpreter.waitingTask = outer
    guard isOver else { return }
    thread?.join()
    registers.free()
    if let failure { throw failure }
  }

  /// Called on its own thread: stands still until it is resumed.
  /// - Throws: where it is to end instead.
  func wait() throws {
    pause.signal()
    turn.wait()
    if isDropped { throw ScriptFailure.suspended }
  }

  /// Ends it where it waits. What its code does while it is left is of no consequence.
  func drop() {
    isDropped = true
    while !isOver { try? resume() }
  }
}

/// What a scene waits for, by the moments at which it is due, in seconds after the scene's start.
struct Agenda {
  /// Work that is due at a moment, or a task that waits for another one.
  struct Entry {
    var due: Double
    /// Nil for what can't go on any more.
    var perform: (() throws -> Void)?
    var task: WaitingTask?
    /// The call of the scene's that waits.
    var call: String
    var location: SourceLocation
  }

  /// How many tasks may wait at a time; more are never gone on with.
  static let taskLimit = 32

  private(set) var entries: [Entry] = []
  /// The moment that has come.
  private(set) var moment = 0.0

  var hasRoom: Bool { entries.count { $0.task != nil } < Self.taskLimit }

  mutating func add(_ entry: Entry) { entries.append(entry) }

  /// The next moment at which something goes on.
  var nextDue: Double? { entries.filter { $0.perform != nil && $0.due.isFinite }.map(\.due).min() }

  /// Takes out what is due next, in the order in which it was added; its moment has come then.
  mutating func takeNext() -> [Entry] {
    guard let due = nextDue else { return [] }
    moment = max(moment, due)
    let next = entries.filter { $0.due == due && $0.perform != nil }
    entries.removeAll { $0.due == due && $0.perform != nil }
    return next
  }

  /// Takes out the tasks that wait for others.
  mutating func takeFollowers() -> [Entry] {
    let followers = entries.filter { $0.due == .infinity && $0.perform != nil }
    entries.removeAll { $0.due == .infinity && $0.perform != nil }
    return followers
  }

  mutating func advance(to moment: Double) { self.moment = max(self.moment, moment) }
}

extension Interpreter {
  /// The state of evaluation that belongs to one thread of a scene.
  struct Registers {
    var machine: Machine.Registers
    var depth: Int
    var task: StartedTask?
    var isInTask: Bool
    var taskRun: Int

    func free() { machine.free() }
  }

  /// The seconds since the scene's start.
  public var moment: Double { agenda.moment }

  /// The present moment in seconds since 1970.
  package var now: Double { configuration.now + moment }

  /// The next moment at which something that waits goes on; nil where nothing waits for a time.
  public var nextDue: Double? { agenda.nextDue }

  /// The calls of the scene's that wait, each with its place, and the moment at which it goes on,
  /// nil for none.
  public var waiting: [(call: String, location: SourceLocation, due: Double?)] {
    agenda.entries.map { entry in
      (entry.call, entry.location, entry.perform != nil && entry.due.isFinite ? entry.due : nil)
    }
  }

  /// Does what is due next, and lets tasks that wait for others look again.
  /// - Parameter guarded: performs each, and deals with its failure.
  public func performNextDue(_ guarded: (() throws -> Void) -> Void) {
    for entry in agenda.takeNext() { perform(entry, guarded) }
    for entry in agenda.takeFollowers() { perform(entry, guarded) }
  }

  private func perform(_ entry: Agenda.Entry, _ guarded: (() throws -> Void) -> Void) {
    guard let perform = entry.perform else { return }
    guarded { try asOneRun(perform) }
  }

  /// Lets the moment come without anything to do.
  public func advance(to moment: Double) { agenda.advance(to: moment) }

  /// Ends all that waits, as at the start.
  public func forgetWaiting() {
    while !agenda.entries.isEmpty {
      let tasks = agenda.entries.compactMap(\.task)
      agenda = Agenda()
      tasks.forEach { $0.drop() }
    }
    agenda = Agenda()
  }

  /// Runs code whose waiting is of no consequence.
  public func withoutWaiting<T>(_ body: () throws -> T) rethrows -> T {
    let known = agenda
    defer {
      let new = agenda.entries.compactMap(\.task)
      agenda = known
      for task in new where !known.entries.contains(where: { $0.task === task }) { task.drop() }
    }
    return try body()
  }

  /// Makes the running task wait.
  /// - Parameter seconds: infinite to wait for what another one does.
  /// - Throws: where it can't go on.
  func wait(for seconds: Double, _ call: String, at location: SourceLocation) throws {
    let due = agenda.moment + max(seconds, 0)
    guard let task = waitingTask, agenda.hasRoom else {
      agenda.add(Agenda.Entry(due: due, call: call, location: location))
      throw ScriptFailure.suspended
    }
    agenda.add(
      Agenda.Entry(due: due, perform: task.resume, task: task, call: call, location: location))
    try task.wait()
  }

  /// Keeps work for a later moment.
  func perform(
    after seconds: Double, _ call: String, at location: SourceLocation,
    _ work: @escaping () throws -> Void
  ) {
    agenda.add(
      Agenda.Entry(
        due: agenda.moment + max(seconds, 0), perform: work, call: call, location: location))
  }

  /// Runs a task's work on a thread of its own.
  /// - Throws: what it threw, or that it waits.
  func onOwnThread(_ work: @escaping () throws -> Void) throws {
    guard agenda.hasRoom, let task = WaitingTask(self, work) else { return try work() }
    try task.resume()
    if !task.isOver { throw ScriptFailure.suspended }
  }
}
