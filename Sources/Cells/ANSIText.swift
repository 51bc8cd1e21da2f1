extension CellGrid {
  /// The grid as lines of text with the escape sequences of ECMA-48 for its colours and
  /// attributes, for a terminal that scrolls (`reflow render --color always`).
  ///
  /// A line ends in a reset whenever it changed anything, and blanks of the plain style at its
  /// end are left out.
  public func ansiText(for capabilities: TerminalCapabilities) -> String {
    let grid = adapted(to: capabilities)
    return (0..<rows).map { row in
      var line = ""
      var current = CellStyle.plain
      let blank = Cell()
      let end = (0..<columns).last { grid[$0, row] != blank }.map { $0 + 1 } ?? 0
      for column in 0..<end {
        let cell = grid[column, row]
        guard let grapheme = cell.grapheme else { continue }
        if cell.style != current {
          line += cell.style.selectGraphicRendition
          current = cell.style
        }
        line.append(grapheme)
      }
      return current == .plain ? line : line + CellStyle.plain.selectGraphicRendition
    }.joined(separator: "\n")
  }
}

extension CellStyle {
  /// The escape sequence (SGR) that selects exactly this style, whatever was selected before.
  var selectGraphicRendition: String {
    var codes = ["0"]
    if bold { codes.append("1") }
    if dim { codes.append("2") }
    if italic { codes.append("3") }
    if underline { codes.append("4") }
    if reverse { codes.append("7") }
    if strikethrough { codes.append("9") }
    codes +=
      foreground.codes(base: 30, brightBase: 90) + background.codes(base: 40, brightBase: 100)
    return "\u{1B}[" + codes.joined(separator: ";") + "m"
  }
}

extension CellColor {
  fileprivate func codes(base: Int, brightBase: Int) -> [String] {
    switch self {
    case .standard: []
    case .palette(let index) where index < 8: ["\(base + Int(index))"]
    case .palette(let index) where index < 16: ["\(brightBase + Int(index) - 8)"]
    case .palette(let index): ["\(base + 8)", "5", "\(index)"]
    case .rgb(let color), .pixels(let color):
      ["\(base + 8)", "2", "\(color >> 16 & 255)", "\(color >> 8 & 255)", "\(color & 255)"]
    }
  }
}
