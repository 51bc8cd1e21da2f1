import Cells

/// Whether the theme follows the terminal's background.
public enum ThemeChoice: String, Hashable, Sendable, CaseIterable {
  case auto, dark, light
}

extension Playground {
  /// The looks of everything on the screen.
  var theme: Theme {
    switch themeChoice {
    case .auto: .standard(for: appearance)
    case .dark: .dark
    case .light: .light
    }
  }

  func words(of choice: ThemeChoice) -> String {
    choice == .auto ? "\(appearance.rawValue), as the terminal" : choice.rawValue
  }

  /// From what is seen to its opposite, and back to the terminal's own.
  func switchTheme() {
    let opposite: ThemeChoice = appearance == .dark ? .light : .dark
    let same: ThemeChoice = appearance == .dark ? .dark : .light
    themeChoice =
      switch themeChoice {
      case .auto: opposite
      case opposite: same
      default: .auto
      }
    message = "Theme: \(words(of: themeChoice))"
  }
}
