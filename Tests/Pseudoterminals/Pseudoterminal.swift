#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Both ends of a terminal that only a test or benchmark sees.
public final class Pseudoterminal {
  private var controller: Int32
  public let terminal: Int32
  /// Where the terminal's end is found.
  public let path: String

  public struct Unavailable: Error {}

  public init(columns: UInt16, rows: UInt16) throws {
    controller = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    guard let path = Self.unlock(controller) else { throw Unavailable() }
    self.path = path
    terminal = open(path, O_RDWR | O_NOCTTY)
    guard terminal >= 0 else { throw Unavailable() }
    _ = fcntl(controller, F_SETFD, FD_CLOEXEC)
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
  public func hangUp() {
    if controller >= 0 { close(controller) }
    controller = -1
  }

  public func resize(columns: UInt16, rows: UInt16) {
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(controller, UInt(TIOCSWINSZ), &size)
  }

  /// Types on the keyboard.
  public func type(_ text: String) { _ = write(controller, text, text.utf8.count) }

  /// What was written to the screen since the last call; at least something, or nothing after a
  /// generous while.
  public func output(patience: Int32 = 2000, quiet: Int32 = 20) -> String {
    var bytes: [UInt8] = []
    read(patience: patience, quiet: quiet) { bytes += $0 }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Hands over what is written to the screen, until nothing comes any more.
  /// - Parameters:
  ///   - patience: How many milliseconds the first bytes may take.
  ///   - quiet: After how many milliseconds without any more it is over.
  public func read(
    patience: Int32 = 2000, quiet: Int32, each: (ArraySlice<UInt8>) -> Void
  ) {
    var buffer = [UInt8](repeating: 0, count: 65536)
    var watched = pollfd(fd: controller, events: Int16(POLLIN), revents: 0)
    var timeout = patience
    while poll(&watched, 1, timeout) == 1 {
      #if canImport(Glibc)
        let count = Glibc.read(controller, &buffer, buffer.count)
      #else
        let count = Darwin.read(controller, &buffer, buffer.count)
      #endif
      if count <= 0 { break }
      each(buffer[..<count])
      timeout = quiet
    }
  }

  /// The flags of its modes: input, output, control, local.
  public var modes: [UInt32] {
    var modes = termios()
    tcgetattr(terminal, &modes)
    return [modes.c_iflag, modes.c_oflag, modes.c_cflag, modes.c_lflag].map { UInt32($0) }
  }
}
