import Foundation

/// Descriptions of terminals, which ncurses searches where its build was configured to.
enum TerminalDescriptions {
  /// Searches them where systems keep them, whatever system the program was built on, and last
  /// beside the program, where its archive has those of the common terminals.
  static func find() {
    let program = Bundle.main.executableURL?.resolvingSymlinksInPath()
    let own = program?.deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "share/reflow/terminfo").path
    // The first, which has no name, stands for those that ncurses knows.
    let folders =
      [
        "", "/etc/terminfo", "/lib/terminfo", "/usr/share/terminfo", "/usr/lib/terminfo",
        "/usr/local/share/terminfo", "/run/current-system/sw/share/terminfo",
      ] + [own].compactMap(\.self)
    setenv("TERMINFO_DIRS", folders.joined(separator: ":"), 0)
  }
}
