import Cells
import SceneLoader

/// A line of source as the panel shows it.
struct SourceLine {
  var text: Substring
  var spans: [SourceSyntax.Span]
  /// The bytes of a number that can be changed.
  var literal: Range<Int>?

  /// How many blanks it begins with; nil for a blank line.
  static func indent(of text: Substring) -> Int? {
    let count = text.utf8.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count
    return count == text.utf8.count ? nil : count
  }

  /// The line with its neighbours' indentation; an ellipsis replaces hidden characters.
  func styled(_ theme: Theme, _ indentation: SourceIndentation) -> [StyledLine.Span] {
    guard let indent = Self.indent(of: text) else { return [] }
    var styles = [CellStyle](repeating: .plain, count: text.utf8.count)
    for span in spans {
      for byte in span.range.clamped(to: styles.indices) {
        styles[byte] = theme.style(of: span.kind)
      }
    }
    for byte in (literal ?? 0..<0).clamped(to: styles.indices) { styles[byte] = theme.selection }
    let bytes = Array(text.utf8)
    var parts: [StyledLine.Span] = []
    var start = indent
    if let blanks = indentation.columns(for: indent) {
      parts.append(StyledLine.Span(text: String(repeating: " ", count: blanks), style: .plain))
    } else {
      parts.append(StyledLine.Span(text: "…", style: theme.faint))
      start = min(indentation.leftOut + 1, bytes.count)
    }
    // Not in the middle of a character.
    while start < bytes.count, bytes[start] & 0xC0 == 0x80 { start += 1 }
    while start < bytes.count {
      var end = start + 1
      while end < bytes.count, styles[end] == styles[start] { end += 1 }
      let part = String(decoding: bytes[start..<end], as: UTF8.self)
      parts.append(StyledLine.Span(text: part, style: styles[start]))
      start = end
    }
    return parts
  }
}

/// How much of their indentation the lines in sight keep.
struct SourceIndentation {
  /// The columns of the source that aren't shown.
  private(set) var leftOut = 0
  /// A step of the source, in columns, and how wide it is shown.
  private var step = (source: 1, shown: 1)

  /// As written.
  init() {}

  /// The common indentation is left out. If the rest takes more than a third of a panel, a step is
  /// narrower, at least a column; if the current line would still begin beyond the middle, more is
  /// left out.
  init(of lines: some Sequence<Substring>, current: Substring?, columns: Int) {
    let indents = lines.compactMap(SourceLine.indent)
    leftOut = indents.min() ?? 0
    let widest = (indents.max() ?? 0) - leftOut
    if widest > columns / 3 {
      let unit = indents.reduce(0) { Self.greatestCommonDivisor($0, $1 - leftOut) }
      step = (unit, min(max(columns / 3 / (widest / unit), 1), unit))
    }
    if let own = current.flatMap(SourceLine.indent), (self.columns(for: own) ?? 0) > columns / 2 {
      leftOut = own - columns / 4 / step.shown * step.source
    }
  }

  /// The columns before a line that is indented by some; nil where more than blanks is left out.
  func columns(for indent: Int) -> Int? {
    indent < leftOut ? nil : (indent - leftOut) * step.shown / step.source
  }

  private static func greatestCommonDivisor(_ a: Int, _ b: Int) -> Int {
    b == 0 ? a : greatestCommonDivisor(b, a % b)
  }
}
