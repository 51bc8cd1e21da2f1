/// Whether a terminal writes light on dark or dark on light.
public enum Appearance: String, Hashable, Sendable, CaseIterable {
  case dark, light

  /// Decides by the colour of the background, components 0 to 1, as a terminal reports it (xterm's
  /// OSC 11).
  public init(red: Double, green: Double, blue: Double) {
    self = RGB(red: red, green: green, blue: blue).luminance < 0.5 ? .dark : .light
  }

  /// Decides by the variable COLORFGBG that rxvt, Konsole and others set: two or three numbers of
  /// the first sixteen colours, the last for the background. Nil where it doesn't say.
  public init?(colorFGBG: String) {
    guard let last = colorFGBG.split(separator: ";").last, let index = Int(last),
      (0..<16).contains(index)
    else { return nil }
    // 7 and 15 are white, 9 to 14 bright; 8 is a dark grey.
    self = index == 7 || index > 8 ? .light : .dark
  }
}
