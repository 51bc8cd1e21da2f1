#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The playground on a pseudoterminal, as over SSH: keys go in, bytes come out.
public struct Playing {
  public let terminal: Pseudoterminal
  public let process: pid_t
  /// What it wrote until its first picture was there.
  public let first: String

  /// `POSIX_SPAWN_SETSID`, which glibc hides from Swift.
  #if os(Linux)
    private static let newSession: Int16 = 0x80
  #else
    private static let newSession: Int16 = 0x400
  #endif

  public struct NotStarted: Error { let program: String }

  /// Starts it and waits for the first picture.
  /// - Parameter environment: beside the terminal's type, the locale and a home.
  public init(
    _ program: String, _ arguments: [String], columns: UInt16, rows: UInt16,
    environment more: [String] = []
  ) throws {
    let terminal = try Pseudoterminal(columns: columns, rows: rows)
    self.terminal = terminal
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    // A thread that runs tests may block signals.
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Self.newSession | Int16(POSIX_SPAWN_SETSIGMASK))
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    for stream in Int32(0)...2 {
      posix_spawn_file_actions_addopen(&actions, stream, terminal.path, O_RDWR, 0)
    }
    defer {
      posix_spawnattr_destroy(&attributes)
      posix_spawn_file_actions_destroy(&actions)
    }
    var words = Self.copies([program] + arguments)
    var environment = Self.copies(
      ["TERM=xterm-256color", "LC_ALL=C.UTF-8", "HOME=/nonexistent"] + more)
    defer { (words + environment).forEach { free($0) } }
    var child: pid_t = 0
    guard posix_spawn(&child, program, &actions, &attributes, &words, &environment) == 0 else {
      throw NotStarted(program: program)
    }
    process = child
    first = terminal.output(patience: 60_000, quiet: 1000)
  }

  /// For C, which ends a list with nothing.
  private static func copies(_ words: [String]) -> [UnsafeMutablePointer<CChar>?] {
    words.map { strdup($0) } + [nil]
  }

  /// Milliseconds from pressing a key to the last byte of the picture it leads to; nil where the
  /// key changes nothing.
  public func press(_ key: String, quiet: Int32 = 60) -> Double? {
    let start = ContinuousClock.now
    var end: ContinuousClock.Instant?
    terminal.type(key)
    terminal.read(patience: 1000, quiet: quiet) { _ in end = .now }
    return end.map { start.duration(to: $0) / .milliseconds(1) }
  }

  /// Does nothing for so many seconds.
  /// - Returns: The processor's seconds that took; nil where the system doesn't tell.
  public func idle(seconds: UInt32) -> Double? {
    guard let before = processorTime() else { return nil }
    sleep(seconds)
    return processorTime().map { $0 - before }
  }

  /// Of the process so far, in seconds, from `/proc`.
  private func processorTime() -> Double? {
    guard let file = fopen("/proc/\(process)/stat", "r") else { return nil }
    defer { fclose(file) }
    var buffer = [CChar](repeating: 0, count: 1024)
    guard fgets(&buffer, Int32(buffer.count), file) != nil else { return nil }
    let bytes = buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    // Behind the program's name in brackets; the times are the 14th and 15th of all fields.
    let fields = String(decoding: bytes, as: UTF8.self).split(separator: ")").last?
      .split(separator: " ").map { Double($0) ?? 0 }
    guard let fields, fields.count > 12 else { return nil }
    return (fields[11] + fields[12]) / Double(sysconf(Int32(_SC_CLK_TCK)))
  }

  /// Quits it.
  /// - Returns: The most memory it ever held, in megabytes.
  public func quit() -> Double {
    terminal.type("Q")
    terminal.read(quiet: 200) { _ in }
    var (status, usage) = (Int32(0), rusage())
    wait4(process, &status, 0, &usage)
    #if os(Linux)
      return Double(usage.ru_maxrss) / 1024
    #else
      return Double(usage.ru_maxrss) / 1_048_576
    #endif
  }
}
