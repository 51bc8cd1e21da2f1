/// The looks of a program's parts by what they mean, so that a part says what it is and not which
/// colour it has. None of them tells by colour alone: without colours the attributes remain.
public struct Theme: Equatable, Sendable {
  public var text = CellStyle.plain
  /// What matters less than the text around it.
  public var faint: CellStyle
  public var title = CellStyle(bold: true)
  public var border: CellStyle
  /// The border and title of the panel that has the keys.
  public var focus: CellStyle
  /// What is selected, in every panel.
  public var selection = CellStyle(bold: true, reverse: true)
  /// A key in a hint.
  public var key: CellStyle
  public var warning: CellStyle
  public var error: CellStyle
  /// Outlines by nesting depth, repeating: neighbours differ in hue and, with eight colours, too.
  public var depths: [CellColor]

  /// For light text on a dark background, and legible on a light one.
  public static let standard = Theme(
    faint: CellStyle(foreground: .palette(245)), border: CellStyle(foreground: .palette(245)),
    focus: CellStyle(foreground: .palette(39), bold: true),
    key: CellStyle(foreground: .palette(39), bold: true),
    warning: CellStyle(foreground: .palette(172), bold: true),
    error: CellStyle(foreground: .palette(160), bold: true),
    depths: [.palette(39), .palette(172), .palette(35), .palette(169), .palette(44), .palette(160)])

  /// The look of an outline at a nesting depth, 0 for the root.
  public func outline(depth: Int) -> CellStyle {
    guard !depths.isEmpty else { return text }
    return CellStyle(foreground: depths[max(0, depth) % depths.count])
  }
}
