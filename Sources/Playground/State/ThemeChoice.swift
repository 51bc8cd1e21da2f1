import Cells

/// Whether the theme follows the terminal's background.
public enum ThemeChoice: String, Hashable, Sendable, CaseIterable {
  case auto, dark, light
}

extension Playground {
  /// The looks of everything on the screen.
  var theme: Theme {
    switch terminal.themeChoice {
    case .auto: .standard(for: terminal.appearance)
    case .dark: .dark
    case .light: .light
    }
  }

  func words(of choice: ThemeChoice) -> String {
    choice == .auto ? "\(terminal.appearance.rawValue), as the terminal" : choice.rawValue
  }

  /// From the visible theme to its opposite, and back to the terminal's own.
  func switchTheme() {
    let opposite: ThemeChoice = terminal.appearance == .dark ? .light : .dark
    let same: ThemeChoice = terminal.appearance == .dark ? .dark : .light
    terminal.themeChoice =
      switch terminal.themeChoice {
      case .auto: opposite
      case opposite: same
      default: .auto
      }
    message = "Theme: \(words(of: terminal.themeChoice))"
  }
}
