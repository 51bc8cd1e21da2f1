import Foundation

/// Reflow's own folders in the user's home, by the XDG base directory specification; on macOS too.
enum UserFolder {
  case configuration, state

  /// Not necessarily there.
  var path: String {
    let (variable, standard) =
      switch self {
      case .configuration: ("XDG_CONFIG_HOME", ".config")
      case .state: ("XDG_STATE_HOME", ".local/state")
      }
    let home = Self.folder("HOME") ?? NSHomeDirectory()
    return (Self.folder(variable) ?? "\(home)/\(standard)") + "/reflow"
  }

  /// A folder that the environment names. The specification has a relative path ignored: it would be
  /// another folder wherever the program is started.
  private static func folder(_ variable: String) -> String? {
    ProcessInfo.processInfo.environment[variable].flatMap { $0.hasPrefix("/") ? $0 : nil }
  }
}
