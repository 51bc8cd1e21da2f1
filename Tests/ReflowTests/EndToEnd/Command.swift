import Foundation

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A program that is run to its end.
///
/// `Process` learns of the end from a descriptor that its child inherits, and so it never learns of
/// it when the child leaves a server behind, as tmux does. Here nothing is inherited.
enum Command {
  /// - Returns: The exit status, 127 if it can't be run, and what it wrote to both outputs.
  static func run(
    _ program: String, _ arguments: [String],
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> (status: Int32, output: String) {
    let output = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: output) }

    #if canImport(Glibc)
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #else
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #endif
    // The threads that run tests block signals, and a child would inherit that.
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    var all = sigset_t()
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF))
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, output.path, O_WRONLY | O_CREAT, 0o600)
    posix_spawn_file_actions_adddup2(&actions, 1, 2)
    for descriptor in Int32(3)..<256 { posix_spawn_file_actions_addclose(&actions, descriptor) }

    let variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    let words = ([program] + arguments).map { strdup($0) } + [nil]
    defer { (variables + words).forEach { free($0) } }
    var child: pid_t = 0
    guard posix_spawnp(&child, program, &actions, &attributes, words, variables) == 0 else {
      return (127, "")
    }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 && errno == EINTR {}
    let text = (try? String(contentsOf: output, encoding: .utf8)) ?? ""
    return (status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F, text)
  }
}
