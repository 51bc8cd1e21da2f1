import Foundation

/// Reflow's own folders in the user's home, by the XDG base directory specification; on macOS too.
enum UserFolder {
  case configuration, state

  /// Not necessarily there.
  var path: String {
    let (variable, standard) =
      switch self {
      case .configuration: ("XDG_CONFIG_HOME", "~/.config")
      case .state: ("XDG_STATE_HOME", "~/.local/state")
      }
    let named = ProcessInfo.processInfo.environment[variable].flatMap { $0.isEmpty ? nil : $0 }
    return (named ?? NSString(string: standard).expandingTildeInPath) + "/reflow"
  }
}
