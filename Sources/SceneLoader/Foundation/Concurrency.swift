import SwiftInterpreter

extension SwiftUILibrary {
  /// Work for later. Time stands still while a scene is looked at: what is to happen at once
  /// happens before the next pass, what waits for a time, a timer or an answer never does.
  static let foundationConcurrency = NativeLibrary(
    name: "FoundationConcurrency",
    extensions: [
      "DispatchQueue": [
        NativeMember("func asyncAfter(deadline: DispatchTime, execute work: DispatchWorkItem)") {
          _ in .void
        }
      ]
    ],
    functions: [
      grouped(
        "func withTaskGroup<Child, Value>(of child: Child.Type, "
          + "returning result: Value.Type = Value.self, "
          + "body: (inout TaskGroup<Child>) async -> Value) async -> Value", "TaskGroup"),
      grouped(
        "func withThrowingTaskGroup<Child, Value>(of child: Child.Type, "
          + "returning result: Value.Type = Value.self, "
          + "body: (inout ThrowingTaskGroup<Child>) async throws -> Value) async throws -> Value",
        "ThrowingTaskGroup"),
    ],
    sources: [
      """
      struct CancellationError: Error {}
      struct TaskGroup<Child>: Sequence, IteratorProtocol {
        private var results: [Child] = []
        mutating func addTask(priority: TaskPriority? = nil, operation: @escaping () -> Child) {
          results.append(operation())
        }
        mutating func next() -> Child? { results.isEmpty ? nil : results.removeFirst() }
        mutating func waitForAll() { results = [] }
        mutating func cancelAll() {}
        var isEmpty: Bool { results.isEmpty }
      }
      struct ThrowingTaskGroup<Child>: Sequence, IteratorProtocol {
        private var results: [Result<Child, any Error>] = []
        mutating func addTask(
          priority: TaskPriority? = nil, operation: @escaping () throws -> Child
        ) { results.append(Result { try operation() }) }
        mutating func next() throws -> Child? {
          results.isEmpty ? nil : try results.removeFirst().get()
        }
        mutating func waitForAll() throws {
          while try next() != nil {}
        }
        mutating func cancelAll() {}
        var isEmpty: Bool { results.isEmpty }
      }
      enum DispatchTimeInterval {
        case seconds(Int)
        case milliseconds(Int)
        case nanoseconds(Int)
      }
      extension DispatchTime {
        static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime { time }
      }
      class DispatchWorkItem {
        init(block: @escaping () -> Void) {}
        func cancel() {}
        func perform() {}
      }
      extension DispatchQueue: Scheduler {}
      class RunLoop: Scheduler {
        enum Mode { case common, `default`, tracking }
        static let main = RunLoop()
        static let current = RunLoop()
        func add(_ timer: Timer, forMode mode: Mode) {}
      }
      class Timer {
        struct TimerPublisher: ConnectablePublisher {
          typealias Output = Date
          typealias Failure = Never
          func autoconnect() -> Publishers.Autoconnect<TimerPublisher> {
            Publishers.Autoconnect(upstream: self)
          }
          func connect() -> any Cancellable { AnyCancellable() }
          func deliver(
            to receive: @escaping (Date) -> Void, finish: @escaping ((any Error)?) -> Void
          ) {}
        }
        static func publish(
          every interval: Double, tolerance: Double? = nil, on runLoop: RunLoop,
          in mode: RunLoop.Mode
        ) -> TimerPublisher { TimerPublisher() }
        static func scheduledTimer(
          withTimeInterval interval: Double, repeats: Bool, block: @escaping (Timer) -> Void
        ) -> Timer { Timer() }
        static func scheduledTimer(
          timeInterval: Double, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
        ) -> Timer { Timer() }
        init() {}
        init(timeInterval interval: Double, repeats: Bool, block: @escaping (Timer) -> Void) {}
        var isValid: Bool { true }
        func invalidate() {}
        func fire() {}
      }
      """
    ])

  /// What a group of tasks comes to: each is run when it is added.
  private static func grouped(_ signature: String, _ group: String) -> NativeMember {
    NativeMember(signature) { call in
      var arguments = [Interpreter.Argument(nil, try call.context.construct(group, []))]
      return try call.interpreter.call(call.value(2), arguments: &arguments)
    }
  }
}
