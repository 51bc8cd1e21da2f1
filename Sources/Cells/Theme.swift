/// The styles of a program's parts by what they mean, so that a part says what it is and not which
/// colour it has. No meaning is shown by colour alone: without colours the attributes remain.
public struct Theme: Equatable, Sendable {
  public var appearance: Appearance
  public var text = CellStyle.plain
  /// For what matters less than the text around it.
  public var faint: CellStyle
  public var title = CellStyle(bold: true)
  public var border: CellStyle
  /// The border and title of the panel that has the keys.
  public var focus: CellStyle
  /// For the selection, in every panel.
  public var selection = CellStyle(bold: true, reverse: true)
  /// A key in a hint.
  public var key: CellStyle
  public var warning: CellStyle
  public var error: CellStyle
  /// For what is in order.
  public var success: CellStyle
  /// Outlines by nesting depth, repeating. Neighbours differ in hue, with eight colours too.
  public var depths: [CellColor]

  /// For light text on a dark background.
  public static let dark = Theme(
    appearance: .dark, faint: 245, accent: 39, warning: 172, error: 203, success: 35,
    depths: [39, 172, 35, 169, 44, 203])

  /// For dark text on a light background.
  public static let light = Theme(
    appearance: .light, faint: 242, accent: 25, warning: 130, error: 160, success: 22,
    depths: [25, 130, 22, 127, 23, 160])

  /// The colours of letters and of the page under them, for a terminal that has the opposite ones.
  public var page: CellStyle {
    appearance == .dark
      ? CellStyle(foreground: .palette(252), background: .palette(16))
      : CellStyle(foreground: .palette(16), background: .palette(231))
  }

  public static func standard(for appearance: Appearance) -> Theme {
    appearance == .dark ? .dark : .light
  }

  /// - Parameters: All but `appearance` are indices in the palette of 256 colours.
  private init(
    appearance: Appearance, faint: UInt8, accent: UInt8, warning: UInt8, error: UInt8,
    success: UInt8, depths: [UInt8]
  ) {
    self.appearance = appearance
    self.faint = CellStyle(foreground: .palette(faint))
    border = self.faint
    focus = CellStyle(foreground: .palette(accent), bold: true)
    key = focus
    self.warning = CellStyle(foreground: .palette(warning), bold: true)
    self.error = CellStyle(foreground: .palette(error), bold: true)
    self.success = CellStyle(foreground: .palette(success))
    self.depths = depths.map(CellColor.palette)
  }

  /// The look of an outline at a nesting depth, 0 for the root.
  public func outline(depth: Int) -> CellStyle {
    guard !depths.isEmpty else { return text }
    return CellStyle(foreground: depths[max(0, depth) % depths.count])
  }
}
