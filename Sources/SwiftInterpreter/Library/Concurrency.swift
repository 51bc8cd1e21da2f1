extension StandardLibrary {
  /// Concurrency as far as a picture of one moment shows it: where the host takes work for later, a
  /// task that the main actor's code starts runs right after the current work, one that a task
  /// starts where that waits or ends, any other at once, up to its first sleep; what sleeps or is
  /// scheduled goes on when the host lets its moment come.
  static let concurrency: [NativeType] = [
    NativeType("protocol Actor"),
    NativeType(
      "enum MainActor",
      members: [
        NativeMember("static func run<T>(_ body: () throws -> T) rethrows -> T") {
          (_, body: Function) in
          try body()
        },
        NativeMember("static func assumeIsolated<T>(_ body: () throws -> T) rethrows -> T") {
          (_, body: Function) in try body()
        },
      ]),
    NativeType(
      "struct Task<Success, Failure>",
      members: [
        NativeMember("init(priority: TaskPriority? = nil, operation: () throws -> Success)") {
          (call, _: Unused, operation: Function) in try started(operation, call)
        },
        NativeMember(
          "static func detached(priority: TaskPriority? = nil, operation: () throws -> Success) -> Task"
        ) { (call, _: Unused, operation: Function) in
          try started(operation, isDetached: true, call)
        },
        sleep("(nanoseconds: UInt64) throws"), sleep("(for duration: Duration) throws"),
        sleep("(_ duration: UInt64)"),
        NativeMember("static func yield()") { call in
          // A task that yields again and again waits for something later.
          if let task = call.interpreter.task, task.givesWayOften {
            call.interpreter.onWait?("Task.yield", call.location)
            throw ScriptFailure.suspended
          }
          try call.interpreter.runStartedTasks(ofAll: true)
          return .void
        },
        NativeMember("static func _wait() throws") { call in
          try call.interpreter.wait(for: .infinity, "Task.sleep", at: call.location)
          return .void
        },
        NativeMember("static func _runStarted()") { call in
          try call.interpreter.runStartedTasks()
          return .void
        },
        NativeMember("static func checkCancellation() throws") { call in
          try checkCancellation(call)
          return .void
        },
        NativeMember("static var isCancelled: Bool { get }") { call in
          .bool(call.interpreter.task?.isCancelled ?? false)
        },
        NativeMember("var isCancelled: Bool { get }") { call in
          .bool(call.receiver?.asHost(StartedTask.self)?.isCancelled ?? false)
        },
        NativeMember("func cancel()") { call in
          call.receiver?.asHost(StartedTask.self)?.isCancelled = true
          return .void
        },
        NativeMember("var value: Success { get }") { call in
          guard let task: StartedTask = call.receiver?.asHost() else {
            throw ScriptFailure.suspended
          }
          if task.result == nil {
            try call.interpreter.runStartedTasks()
            try call.interpreter.begin(task)
          }
          while true {
            if let result = task.result { return try result.get() }
            try call.interpreter.wait(for: .infinity, "Task.value", at: call.location)
          }
        },
      ]),
    NativeType(named: "TaskPriority"),
    duration,
    NativeType(named: "DispatchTime"),
    NativeType(
      named: "DispatchQueue",
      members: after("deadline: DispatchTime") + after("wallDeadline: DispatchWallTime") + [
        NativeMember("static func _after(_ seconds: Double, _ work: @escaping () -> Void)") {
          (call, seconds: Double, work: Function) in
          call.interpreter.perform(after: seconds, "a timer", at: call.location) { _ = try work() }
          return .void
        },
        NativeMember("static var _moment: Double { get }") { call in
          .double(call.interpreter.moment)
        },
        NativeMember("func _performLater(_ work: () -> Void)") { (call, work: Function) in
          try later(work, call)
        },
      ]),
  ]

  /// A queue's parameters for submitted work.
  private static let terms =
    "qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = []"

  /// Work for a time.
  private static func after(_ time: String) -> [NativeMember] {
    [
      NativeMember("func asyncAfter(\(time), \(terms), execute work: @escaping () -> Void)") {
        (call, time: Value, _: Unused, _: Unused, work: Function) in
        try after(time, call) { _ = try work() }
      },
      NativeMember("func asyncAfter(\(time), execute work: DispatchWorkItem)") {
        (call, time: Value, item: Value) in
        let interpreter = call.interpreter
        return try after(time, call) { [unowned interpreter] in
          var (item, arguments) = (item, [Interpreter.Argument]())
          _ = try interpreter.callMethod("perform", on: &item, arguments: &arguments)
        }
      },
    ]
  }

  /// Keeps work for a time.
  private static func after(
    _ time: Value, _ call: NativeCall, _ work: @escaping () throws -> Void
  ) throws -> Value {
    let due = time.stored("seconds")?.asAnyNumber ?? .infinity
    call.interpreter.perform(
      after: due - call.interpreter.moment, "asyncAfter", at: call.location, work)
    return .void
  }

  private static func sleep(_ signature: String) -> NativeMember {
    NativeMember("static func sleep\(signature)") { (call, time: Value) in
      let throwing = signature.hasSuffix("throws")
      if throwing { try checkCancellation(call) }
      let parts = time.asHost(Duration.self)?.components
      let seconds =
        parts.map { Double($0.seconds) + Double($0.attoseconds) / 1e18 }
        ?? (time.asAnyNumber ?? 0) / 1e9
      // Sleeping for no time ends at once.
      if seconds == 0 { return .void }
      try call.interpreter.wait(for: seconds, "Task.sleep", at: call.location)
      if throwing { try checkCancellation(call) }
      return .void
    }
  }

  private static func checkCancellation(_ call: NativeCall) throws {
    guard call.interpreter.task?.isCancelled == true else { return }
    throw ScriptFailure.thrown(try call.interpreter.structure("CancellationError", []), at: nil)
  }

  /// Performs a closure after this pass.
  private static func later(_ work: Function, _ call: NativeCall) throws -> Value {
    if let performLater = call.interpreter.performLater {
      performLater(work.value)
    } else {
      _ = try work()
    }
    return .void
  }

  private static func started(
    _ operation: Function, isDetached: Bool = false, _ call: NativeCall
  ) throws -> Value {
    let (interpreter, task) = (call.interpreter, StartedTask(operation))
    let isLater = interpreter.performLater != nil && interpreter.startsTasksLater
    let isKept = !isDetached && (interpreter.performLater != nil || interpreter.isInTask)
    if !interpreter.isMakingObject, isLater || isKept {
      interpreter.keep(task)
    } else {
      try interpreter.begin(task)
    }
    return interpreter.host("Task", task)
  }
}

/// A scene's handle to a task that it started.
final class StartedTask {
  /// Its work, until it begins.
  private var operation: Function?
  /// What its operation returned or threw; nil before it ran, and while it waits.
  private(set) var result: Result<Value, ScriptFailure>?
  /// Whether it was cancelled, which it notices when it checks or sleeps.
  fileprivate(set) var isCancelled = false

  private var yields = 0
  /// Counts its yields.
  fileprivate var givesWayOften: Bool {
    yields += 1
    return yields > 1_000
  }

  fileprivate init(_ operation: Function) { self.operation = operation }

  /// Runs its work, unless that has begun.
  func run(_ interpreter: Interpreter) throws {
    guard let operation else { return }
    self.operation = nil
    do {
      try interpreter.asTask(self) { [self] in
        do {
          result = .success(try operation())
        } catch let failure as ScriptFailure {
          // A task's error matters only to code that reads its value.
          guard case .thrown = failure else { throw failure }
          result = .failure(failure)
        }
      }
    } catch ScriptFailure.suspended {}
  }
}
