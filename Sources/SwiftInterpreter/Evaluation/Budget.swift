#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The limits of one run of a scene: work, counted in calls and loop rounds, memory and time.
///
/// Natives charge rounds for their work in advance: one for an element or for sixteen bytes of
/// text, which take about as long. Memory is what the process has gained since the run began,
/// measured whenever enough was done that it may have grown; what earlier runs left behind is
/// included, so that a scene's state can't grow from run to run. Work ends a run at the same place
/// on every machine; time ends what takes longer than its count suggests.
extension Machine {
  /// Rounds between two looks at the memory.
  static let roundsBetweenMeasures = 65_536
  /// Bytes that natives announce between two looks at the memory.
  static let bytesBetweenMeasures = 32 << 20
  /// Bytes of text that count as one round.
  static let bytesPerRound = 16
  /// Bytes of source that are run in about the time of a round.
  private static let codePerRound = 256

  /// The machine whose run the present thread is in, for code that gets no machine: a hash, an
  /// equality between keys.
  @TaskLocal static var running: RunningMachine?

  /// What a call or a loop's round costs, by its body's length in bytes: a body of a thousand lines
  /// is more than a step.
  static func rounds(ofBody length: Int) -> Int { 1 + length / codePerRound }

  /// Begins a run, with all counts at zero.
  /// - Parameter seconds: how long it may take where that is less than any run may.
  func beginRun(within seconds: Double = .infinity) {
    work = 0
    timeLimit = min(seconds, configuration.timeLimit)
    checkpoint = min(Self.roundsBetweenMeasures, configuration.workLimit)
    postponed = nil
    interruption = Interruption.current
    clock = RunClock()
    clock.look()
    announced = 0
    startingMemory = ProcessMemory.resident
  }

  /// Ends a run; what it leaves behind belongs to the scene.
  func endRun() {
    guard let startingMemory, let resident = ProcessMemory.resident else { return }
    keptMemory = max(0, keptMemory + resident - startingMemory)
    self.startingMemory = nil
  }

  /// Counts work that can't end in the middle; the next call or round looks at it.
  @inline(__always) func spend(_ rounds: Int) { work &+= min(rounds, 1 << 40) }

  /// Counts work before it is done.
  @inline(__always) func charge(_ rounds: Int) throws {
    spend(rounds)
    if work >= checkpoint { try reachCheckpoint() }
  }

  /// Charges for reading a text, in advance.
  @inline(__always) func charge(text: String) throws {
    try charge(text.utf8.count / Self.bytesPerRound)
  }

  /// Charges for a native's call and the texts passed to it, in advance.
  @inline(__always) func charge(nativeCallWith arguments: [Value?]) throws {
    var rounds = 1
    for argument in arguments {
      if let bytes = argument?.textLength { rounds += bytes / Self.bytesPerRound }
    }
    try charge(rounds)
  }

  /// Charges for comparing two texts, by the shorter one.
  @inline(__always) func spend(comparing a: String, _ b: String) {
    spend(min(a.utf8.count, b.utf8.count) / Self.bytesPerRound)
  }

  /// Charges for a sort's comparisons, in advance.
  func chargeSorting(_ count: Int) throws {
    let levels = Int.bitWidth - count.leadingZeroBitCount
    try charge(count * levels / 2)
  }

  /// Announces bytes that are about to be taken.
  @inline(__always) func take(_ bytes: Int) throws {
    announced &+= min(bytes, 1 << 40)
    if announced >= Self.bytesBetweenMeasures, holdsTooMuch(adding: keptMemory + bytes) {
      throw ScriptFailure.trap(memoryLimitReached)
    }
  }

  /// Compares keys where Swift's own collections can't pass a failure on. Keys that can't be
  /// compared are unequal, and the failure is thrown by the next call or round.
  ///
  /// The host looks things up by keys outside of a run, and on threads of its own.
  func areEqualKeys(_ a: Value, _ b: Value) -> Bool {
    noteStack()
    do {
      return try program.areEqual(a, b)
    } catch {
      postponed = postponed ?? error
      checkpoint = 0
      return false
    }
  }

  /// Looks at work and memory where enough was done since the last look.
  @inline(never) func reachCheckpoint() throws {
    if let postponed {
      self.postponed = nil
      checkpoint = work
      throw postponed
    }
    if work >= configuration.workLimit { throw limitReached() }
    if let reason = reasonToEnd() { throw ScriptFailure.trap(reason) }
    if holdsTooMuch(adding: keptMemory) { throw ScriptFailure.trap(memoryLimitReached) }
    checkpoint = min(work + Self.roundsBetweenMeasures, configuration.workLimit)
  }

  /// Why the run should end before its work is used up: it was interrupted, its time is over, or it
  /// takes too much memory. What earlier runs left isn't included here: for a layout that may be
  /// results somebody holds.
  /// - Parameter bytes: what it is certain to take.
  func reasonToEnd(adding bytes: Int = 0) -> Diagnostic? {
    if interruption?.isRequested == true { return Wording.interrupted }
    clock.look()
    if clock.seconds > timeLimit { return Wording.timeLimit(configuration) }
    return holdsTooMuch(adding: bytes) ? memoryLimitReached : nil
  }

  private var memoryLimitReached: Diagnostic { Wording.memoryLimit(configuration) }

  /// Whether the process has grown by more than a scene may take since the run began.
  /// - Parameter bytes: what counts in addition.
  private func holdsTooMuch(adding bytes: Int) -> Bool {
    announced = 0
    guard let resident = ProcessMemory.resident else { return false }
    let start = startingMemory ?? resident
    startingMemory = start
    return resident - start + bytes > configuration.memoryLimit
  }

  /// Runs a step into a value's parts, which may nest without end.
  func descend<T>(toBe purpose: String, _ body: () throws -> T) throws -> T {
    depth += 1
    defer { depth -= 1 }
    // A value that contains another twice, and so on, has more parts than there is time for.
    try countRound()
    if depth >= configuration.callDepthLimit || stackIsLow() {
      throw ScriptFailure.trap(
        "a value is nested too deeply to be \(purpose)", identifier: .recursionLimit)
    }
    return try body()
  }
}

/// A machine as long as its run goes on.
struct RunningMachine: @unchecked Sendable {
  /// Texts this short are hashed and compared in no time.
  private static let shortText = 128

  unowned let machine: Machine

  /// Counts the hash of a text, or its comparison with another, in the present run.
  @inline(__always) static func spend(text length: Int) {
    guard length > shortText else { return }
    Machine.running?.machine.spend(length / Machine.bytesPerRound)
  }
}

extension Value {
  /// The length of a text in UTF-8; nil for anything else.
  @inline(__always) var textLength: Int? {
    switch self {
    case .string(let text): text.utf8.count
    case .substring(let box): box.text.utf8.count
    case .character(let character): character.utf8.count
    default: nil
    }
  }
}

/// The memory that the process uses.
enum ProcessMemory {
  #if canImport(Glibc)
    private static let pageSize = Int(sysconf(Int32(_SC_PAGESIZE)))

    /// Bytes; nil if the system doesn't say.
    static var resident: Int? {
      let file = open("/proc/self/statm", O_RDONLY | O_CLOEXEC)
      guard file >= 0 else { return nil }
      defer { close(file) }
      return withUnsafeTemporaryAllocation(of: CChar.self, capacity: 128) { buffer in
        let count = read(file, buffer.baseAddress, buffer.count - 1)
        guard count > 0, let text = buffer.baseAddress else { return nil }
        text[count] = 0
        // All pages, resident pages, and more.
        var rest: UnsafeMutablePointer<CChar>?
        strtol(text, &rest, 10)
        return rest.map { strtol($0, nil, 10) * pageSize }
      }
    }
  #else
    /// Bytes; nil if the system doesn't say.
    static var resident: Int? {
      var info = task_vm_info_data_t()
      var count = mach_msg_type_number_t(
        MemoryLayout<task_vm_info_data_t>.size / MemoryLayout<natural_t>.size)
      let code = withUnsafeMutablePointer(to: &info) { pointer in
        pointer.withMemoryRebound(to: integer_t.self, capacity: Int(count)) {
          task_info(mach_task_self_, task_flavor_t(TASK_VM_INFO), $0, &count)
        }
      }
      return code == KERN_SUCCESS ? Int(info.phys_footprint) : nil
    }
  #endif

  /// Bytes of the whole machine, or of the container that the process may fill.
  static let installed: Int = {
    let pages = sysconf(Int32(_SC_PHYS_PAGES))
    let machine = pages > 0 ? pages * Int(sysconf(Int32(_SC_PAGESIZE))) : 4 << 30
    return containerLimits.reduce(machine, min)
  }()

  /// The limits of control groups, of both versions: those of the container, as it sees them, and
  /// of the process in it. A group without a limit says `max`, or a number beyond any machine's.
  private static var containerLimits: [Int] {
    #if canImport(Glibc)
      let groups = (text("/proc/self/cgroup") ?? "").split(separator: "\n")
        .compactMap { $0.split(separator: ":", omittingEmptySubsequences: false).last }
        .map(String.init).filter { $0 != "/" }
      let folders = ["/sys/fs/cgroup", "/sys/fs/cgroup/memory"]
      let all = folders + folders.flatMap { folder in Set(groups).map { folder + $0 } }
      return all.flatMap { ["\($0)/memory.max", "\($0)/memory.limit_in_bytes"] }.compactMap {
        text($0).flatMap { Int($0.prefix { !$0.isWhitespace }) }
      }.filter { $0 > 0 }
    #else
      return []
    #endif
  }

  #if canImport(Glibc)
    /// The contents of a small system file; nil if it doesn't exist.
    private static func text(_ path: String) -> String? {
      let file = open(path, O_RDONLY | O_CLOEXEC)
      guard file >= 0 else { return nil }
      defer { close(file) }
      return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 4096) { buffer in
        let count = read(file, buffer.baseAddress, buffer.count)
        return count < 0 ? nil : String(decoding: buffer[..<count], as: UTF8.self)
      }
    }
  #endif
}
