/// Which way pictures are to be shown, by the user's wish.
public enum PixelChoice: String, CaseIterable, Sendable {
  /// As the terminal answers.
  case auto
  case kitty, iterm, sixel
  /// In cells, without asking.
  case off
}

/// That a terminal shows pixels, and how.
public struct PixelSupport: Equatable, Sendable {
  public var kind: PixelProtocol
  public var cell: CellPixels

  /// Why a terminal shows no pixels.
  public enum Problem: Error, Equatable, Sendable {
    case isOff
    case withoutColors
    case withoutUnicode
    /// It hasn't answered, or not yet.
    case isSilent
    case hasNone
    /// Neither it nor the system tells how large a cell is.
    case withoutCellSize
    /// In tmux, a number in 24 bits says which picture a cell is part of.
    case tmuxWithoutColors
    /// tmux hands nothing on, or what is around it doesn't know the characters that stand for pictures.
    case tmuxHandsNothingOn
    case isScreen

    public var words: String {
      switch self {
      case .isOff: "switched off"
      case .withoutColors: "none without colours"
      case .withoutUnicode: "none in ASCII"
      case .isSilent: "none, since it answers no question"
      case .hasNone: "none"
      case .withoutCellSize: "none, since it doesn't tell how large a cell is"
      case .tmuxWithoutColors: "none, since tmux has too few colours"
      case .tmuxHandsNothingOn: "none through tmux"
      case .isScreen: "none through screen"
      }
    }

    /// What to do about it.
    public var advice: String {
      switch self {
      case .isOff: "leave --pixels and REFLOW_PIXELS out, or say auto"
      case .withoutColors: "allow colours: unset NO_COLOR, and leave out --color never"
      case .withoutUnicode: "export LC_ALL=C.UTF-8, and leave out --ascii"
      case .isSilent, .hasNone:
        "kitty, Ghostty, WezTerm, iTerm2, foot and xterm -ti vt340 show pictures; cells are drawn everywhere"
      case .withoutCellSize:
        "update the terminal, or take another one; kitty, Ghostty, WezTerm, iTerm2 and foot tell it"
      case .tmuxWithoutColors:
        "put 'set -as terminal-features \",*:RGB\"' into ~/.tmux.conf, and export COLORTERM=truecolor"
      case .tmuxHandsNothingOn:
        "tmux passes pictures on with 'set -g allow-passthrough on'; the terminal around it must be kitty "
          + "0.28 or Ghostty, or later"
      case .isScreen: "take tmux instead, or no multiplexer"
      }
    }
  }

  /// The environment's variables that say something about it.
  public static let variables = [
    "TMUX", "STY", "TERM_PROGRAM", "LC_TERMINAL", "WEZTERM_PANE", "KONSOLE_VERSION",
  ]

  public init(kind: PixelProtocol, cell: CellPixels) { (self.kind, self.cell) = (kind, cell) }

  /// - Parameters:
  ///   - choice: what the user wants.
  ///   - answers: what the terminal has answered so far.
  ///   - window: the size of a cell by the size of the window that the system knows.
  ///   - environment: the process's, of which ``variables`` are read.
  ///   - colors: how many the terminal has.
  ///   - unicode: whether it shows UTF-8.
  public init(
    _ choice: PixelChoice, _ answers: TerminalAnswers, window: CellPixels?,
    environment: [String: String], colors: Int, unicode: Bool
  ) throws(Problem) {
    if choice == .off { throw .isOff }
    if colors == 0 { throw .withoutColors }
    if !unicode { throw .withoutUnicode }
    let kind = try Self.kind(choice, answers, environment, colors: colors)
    guard let cell = window?.isUsable == true ? window : answers.cell else {
      throw .withoutCellSize
    }
    self.init(kind: kind, cell: cell)
  }

  private static func kind(
    _ choice: PixelChoice, _ answers: TerminalAnswers, _ environment: [String: String],
    colors: Int
  ) throws(Problem) -> PixelProtocol {
    func variable(_ name: String) -> String { environment[name] ?? "" }
    let isInTmux = !variable("TMUX").isEmpty
    // As many as a byte can say, where nobody tells.
    let sixel = PixelProtocol.sixel(
      colors: min(max(answers.sixelColors ?? 256, 2), 256),
      // xterm keeps sixteen pictures, and gives up the topmost ones for others (its `graphics.c`).
      areForgotten: answers.name?.hasPrefix("XTerm") == true)
    switch choice {
    case .kitty:
      if isInTmux, colors < TerminalCapabilities.trueColors { throw .tmuxWithoutColors }
      return isInTmux ? .kittyInTmux : .kitty
    case .iterm: return .iterm
    case .sixel: return sixel
    case .auto, .off: break
    }
    guard answers.areComplete else { throw .isSilent }
    if isInTmux {
      // These answer what they don't know, and show characters in the place of pictures.
      let isUnfit = ["WEZTERM_PANE", "KONSOLE_VERSION"].contains { !variable($0).isEmpty }
      if answers.hasKittyPictures, !isUnfit {
        if colors < TerminalCapabilities.trueColors { throw .tmuxWithoutColors }
        return .kittyInTmux
      }
      if answers.hasSixels { return sixel }
      throw .tmuxHandsNothingOn
    }
    if !variable("STY").isEmpty { throw .isScreen }
    if answers.hasKittyPictures { return .kitty }
    let name = answers.name ?? ""
    if name.hasPrefix("iTerm2") || name.hasPrefix("WezTerm")
      || variable("TERM_PROGRAM") == "iTerm.app" || variable("LC_TERMINAL") == "iTerm2"
    {
      return .iterm
    }
    if answers.hasSixels { return sixel }
    throw .hasNone
  }
}
