import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Both ends of a terminal that only the test sees.
final class Pseudoterminal {
  private var controller: Int32
  let terminal: Int32

  init(columns: UInt16, rows: UInt16) throws {
    controller = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    let name = try #require(Self.unlock(controller))
    terminal = open(name, O_RDWR | O_NOCTTY)
    try #require(terminal >= 0)
    resize(columns: columns, rows: rows)
  }

  deinit {
    close(terminal)
    hangUp()
  }

  /// Makes the other end usable and gives its path; nil when there are no pseudoterminals.
  private static func unlock(_ controller: Int32) -> String? {
    #if os(Linux)
      var number: Int32 = 0
      var isLocked: Int32 = 0
      // TIOCSPTLCK and TIOCGPTN, whose macros Swift can't see.
      guard ioctl(controller, 0x4004_5431, &isLocked) == 0,
        ioctl(controller, 0x8004_5430, &number) == 0
      else { return nil }
      return "/dev/pts/\(number)"
    #else
      guard grantpt(controller) == 0, unlockpt(controller) == 0 else { return nil }
      return ptsname(controller).map { String(cString: $0) }
    #endif
  }

  /// The screen goes away, as when its window is closed.
  func hangUp() {
    if controller >= 0 { close(controller) }
    controller = -1
  }

  func resize(columns: UInt16, rows: UInt16) {
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(controller, UInt(TIOCSWINSZ), &size)
  }

  /// Types on the keyboard.
  func type(_ text: String) { _ = write(controller, text, text.utf8.count) }

  /// What was written to the screen since the last call; at least something, or nothing after a
  /// generous while.
  func output() -> String {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65536)
    var watched = pollfd(fd: controller, events: Int16(POLLIN), revents: 0)
    while poll(&watched, 1, bytes.isEmpty ? 2000 : 20) == 1 {
      let count = read(controller, &buffer, buffer.count)
      if count <= 0 { break }
      bytes += buffer.prefix(count)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The flags of its modes: input, output, control, local.
  var modes: [UInt32] {
    var modes = termios()
    tcgetattr(terminal, &modes)
    return [modes.c_iflag, modes.c_oflag, modes.c_cflag, modes.c_lflag].map { UInt32($0) }
  }
}
