import ArgumentParser

/// The meanings of the program's exit codes; the signals' codes (128 and up) are the shell's.
enum Outcome {
  static let sceneHasErrors = ExitCode(1)
  static let findingsOrMismatch = ExitCode(2)
  static let inputUnreadable = ExitCode(66)
  static let noUsableTerminal = ExitCode(69)
  /// What draws pixels is missing, or has no room.
  static let noPixels = ExitCode(69)
  /// The process that did the work ended by a mistake of Reflow's.
  static let internalError = ExitCode(70)
  static let outputUnwritable = ExitCode(74)
  /// Those that concern scenes, which may be fixed.
  static let ofScenes = [sceneHasErrors, findingsOrMismatch, internalError]
}
