import Cells
import SceneLoader

extension Theme {
  /// The look of a part of a program's text; plain for what has none of its own.
  func style(of kind: SourceSyntax.Kind) -> CellStyle {
    switch kind {
    case .keyword: outline(depth: 3)
    case .type: outline(depth: 0)
    case .member: outline(depth: 4)
    case .number: outline(depth: 1)
    case .string: outline(depth: 2)
    case .comment: faint
    case .attribute: outline(depth: 5)
    }
  }
}

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

  /// The line without its first bytes; where some of them aren't blank, an ellipsis stands for them.
  func styled(_ theme: Theme, without first: Int) -> [StyledLine.Span] {
    var styles = [CellStyle](repeating: .plain, count: text.utf8.count)
    for span in spans {
      for byte in span.range.clamped(to: styles.indices) {
        styles[byte] = theme.style(of: span.kind)
      }
    }
    for byte in (literal ?? 0..<0).clamped(to: styles.indices) { styles[byte] = theme.selection }
    guard let indent = Self.indent(of: text) else { return [] }
    let isCut = first > indent
    var start = min(isCut ? first + 1 : first, text.utf8.count)
    let bytes = Array(text.utf8)
    // Not in the middle of a character.
    while start < bytes.count, bytes[start] & 0xC0 == 0x80 { start += 1 }
    var parts = isCut ? [StyledLine.Span(text: "…", style: theme.faint)] : []
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
