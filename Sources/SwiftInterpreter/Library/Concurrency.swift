extension StandardLibrary {
  /// Concurrency as far as a picture of one moment shows it: what starts at once is run at once,
  /// up to its first sleep; what is asked for later never comes.
  static let concurrency: [NativeType] = [
    NativeType("protocol Actor"),
    NativeType(
      "enum MainActor",
      members: [
        NativeMember("static func run<T>(_ body: () throws -> T) rethrows -> T") { call in
          try call.perform(0)
        },
        NativeMember("static func assumeIsolated<T>(_ body: () throws -> T) rethrows -> T") {
          call in try call.perform(0)
        },
      ]),
    NativeType(
      "struct Task<Success, Failure>",
      members: [
        NativeMember("init(priority: TaskPriority? = nil, _ operation: () throws -> Success)") {
          call in try started(call)
        },
        NativeMember(
          "static func detached(priority: TaskPriority? = nil, _ operation: () throws -> Success) -> Task"
        ) { call in try started(call) },
        NativeMember("static func sleep(nanoseconds: UInt64)") { _ in throw ScriptFailure.suspended
        },
        NativeMember("static func sleep(for duration: Duration)") { _ in
          throw ScriptFailure.suspended
        },
        NativeMember("static func sleep(_ duration: UInt64)") { _ in throw ScriptFailure.suspended
        },
        NativeMember("static func yield()") { _ in .void },
        NativeMember("static func checkCancellation()") { _ in .void },
        NativeMember("static var isCancelled: Bool { get }") { _ in .bool(false) },
        NativeMember("var isCancelled: Bool { get }") { _ in .bool(false) },
        NativeMember("func cancel()") { _ in .void },
        NativeMember("var value: Success { get }") { call in
          guard let value: Value = call.receiver?.asHost() else { throw ScriptFailure.suspended }
          return value
        },
      ]),
    NativeType(
      "enum TaskPriority", source: "case high, medium, low, background, userInitiated, utility"),
    NativeType(
      "struct Duration: Hashable, Comparable",
      source: """
        var inSeconds: Double
        static func seconds(_ value: Double) -> Duration { Duration(inSeconds: value) }
        static func milliseconds(_ value: Double) -> Duration { Duration(inSeconds: value / 1000) }
        static func microseconds(_ value: Double) -> Duration {
          Duration(inSeconds: value / 1_000_000)
        }
        static func nanoseconds(_ value: Double) -> Duration {
          Duration(inSeconds: value / 1_000_000_000)
        }
        static func < (lhs: Duration, rhs: Duration) -> Bool { lhs.inSeconds < rhs.inSeconds }
        """),
    NativeType(
      "struct DispatchTime",
      source: """
        var seconds: Double
        static func now() -> DispatchTime { DispatchTime(seconds: 0) }
        static func + (time: DispatchTime, seconds: Double) -> DispatchTime {
          DispatchTime(seconds: time.seconds + seconds)
        }
        """),
    NativeType(
      "struct DispatchQueue",
      members: [
        NativeMember("func async(execute work: () -> Void)") { call in
          if let performLater = call.interpreter.performLater {
            performLater(try call.value(0))
          } else {
            _ = try call.perform(0)
          }
          return .void
        },
        NativeMember("func sync<T>(execute work: () throws -> T) rethrows -> T") { call in
          try call.perform(0)
        },
        NativeMember("func asyncAfter(deadline: DispatchTime, execute work: () -> Void)") { _ in
          .void
        },
      ],
      source: """
        enum QualityOfService { case userInteractive, userInitiated, utility, background }
        var label = "main"
        static let main = DispatchQueue(label: "main")
        static func global(qos: QualityOfService = .utility) -> DispatchQueue {
          DispatchQueue(label: "global")
        }
        """),
  ]

  private static func started(_ call: NativeCall) throws -> Value {
    do {
      return call.interpreter.host("Task", try call.perform(1))
    } catch ScriptFailure.suspended {
      return call.interpreter.host("Task", 0)
    } catch ScriptFailure.thrown {
      // Nobody hears of what a task throws unless its value is asked for.
      return call.interpreter.host("Task", 0)
    }
  }
}
