import Cells
import LayoutSolver
import Numbers
import UnicodeText

/// A letter to be set, and which of the text's looks it has.
struct SetLetter {
  var grapheme: Character
  var look: Int
  /// Odd where it is written from right to left.
  var level: UInt8 = 0
  var width: Int { TextWidth.of(grapheme) }
}

/// Sets lines into cells, each in a row of its own and broken where the layout breaks it: from the cell
/// of its leading edge, or in the middle, or up to the cell of its trailing edge. A line that is longer
/// takes free cells beside the frame; what doesn't fit there either is cut, which ``mark`` says.
struct Typesetting {
  /// Where a text goes on for which there are too few cells; the device's own mark is an ellipsis.
  static let mark: Character = "»"

  /// The cells its frame has a part of.
  let cells: CellRect
  let rows: TextRows
  /// The middle of its frame, in columns as a fraction.
  let middle: Double
  let alignment: TextAlignment

  struct Line {
    var column: Int
    var row: Int
    var letters: [SetLetter]
    var width: Int
  }

  /// - Parameter room: The frame's cells and the free ones beside them, asked for where the frame's
  ///   don't suffice.
  func lines(_ lines: [[SetLetter]], room: () -> CellRect) -> [Line] {
    guard cells.columns > 0, cells.rows > 0 else { return [] }
    // The last cell may be shared with what stands beside the text.
    let free = alignment == .trailing ? 0 : cells.columns - (alignment == .center ? 2 : 1)
    let fits = rows.end <= cells.endRow && lines.allSatisfy { Self.width($0) <= free }
    let room = fits ? cells : room()
    let kept = lines.indices.prefix { rows.row(of: $0) < room.endRow }.map { index in
      let goesOn = rows.row(of: index + 1) >= room.endRow && index + 1 < lines.count
      return Self.cut(lines[index], to: room.columns, goesOn: goesOn)
    }
    // All lines move with the longest one.
    let longest = kept.map(Self.width).max() ?? 0
    let start = min(max(cells.column, room.column), room.endColumn - longest)
    let end = max(min(cells.endColumn, room.endColumn), room.column + longest)
    return kept.enumerated().map { index, letters in
      let width = Self.width(letters)
      let column =
        switch alignment {
        case .leading: start
        case .trailing: end - width
        case .center:
          max(
            min(Int(clamped: (middle - Double(width) / 2).rounded()), room.endColumn - width),
            room.column)
        }
      return Line(
        column: column, row: rows.row(of: index), letters: letters, width: width)
    }
  }

  /// As much of a line as fits, with the mark at its end if anything is left out or comes after it.
  static func cut(_ letters: [SetLetter], to columns: Int, goesOn: Bool = false) -> [SetLetter] {
    if width(letters) <= columns, !goesOn { return letters }
    var room = columns - 1
    var kept: [SetLetter] = []
    for letter in letters {
      room -= letter.width
      if room < 0 { break }
      kept.append(letter)
    }
    while kept.last?.grapheme == " " { kept.removeLast() }
    let last = kept.last ?? letters.first
    // The mark stands at the end of what is read.
    let level = letters.map(\.level).min() ?? 0
    return kept + [SetLetter(grapheme: mark, look: last?.look ?? 0, level: level)]
  }

  /// The letters from left to right, each with its place in the line as it is read.
  static func visual(_ letters: [SetLetter]) -> [(place: Int, letter: SetLetter)] {
    guard letters.contains(where: { $0.level > 0 }) else {
      return letters.enumerated().map { ($0, $1) }
    }
    return VisualOrder.order(of: letters.map(\.level)).map { ($0, letters[$0]) }
  }

  static func width(_ letters: [SetLetter]) -> Int { letters.reduce(0) { $0 + $1.width } }
}

/// The rows that lines stand in.
struct TextRows {
  var first: Int
  /// From one line to the next; more than 1 where the device has room for more rows between them.
  var step = 1
  let count: Int

  var end: Int { row(of: count - 1) + 1 }
  func row(of line: Int) -> Int { first + line * step }

  /// Those around the middle of a rectangle.
  init(_ count: Int, in frame: Rect, _ scale: CellScale) {
    let cells = scale.cells(frame)
    self.count = count
    let start = (scale.place(Point(x: 0, y: frame.midY)).y - Double(count) / 2).rounded()
    first = max(min(Int(clamped: start), cells.endRow - count), cells.row)
  }

  /// Those of a text: the first where its baseline is, so that texts on one baseline are in one row.
  init(of node: PlacedNode, _ scale: CellScale) {
    let frame = node.linesFrame
    let cells = scale.cells(frame)
    count = node.textLines.count
    let pitch = frame.height / Double(max(count, 1))
    step = max(Int(clamped: pitch / scale.pointsPerRow + 0.1), 1)
    if (count - 1) * step >= cells.rows { step = 1 }
    let stretch = node.size.height > 0 ? node.frame.height / node.size.height : 1
    let row = scale.row(frame.minY + node.firstBaseline * stretch - Self.middleOfLetters)
    first = max(min(row, cells.endRow - (count - 1) * step - 1), cells.row)
  }

  /// How high above its baseline the middle of a line of body text is, in points: there stand symbols
  /// and shapes that are beside it.
  private static let middleOfLetters = 6.0

  func moved(by distance: Int) -> TextRows {
    var rows = self
    rows.first += distance
    return rows
  }
}

/// A text's lines with the look of each of their letters.
struct TextLines {
  /// The looks, in the order of the runs.
  let looks: [TextRunLook]
  let lines: [[SetLetter]]

  init(_ node: PlacedNode) {
    looks = node.textRuns
    var reader = RunReader(node.textRuns)
    let isRightToLeft = VisualOrder.isRightToLeft(
      node.textLines.joined(separator: " "), otherwise: node.look.isRightToLeft)
    lines = node.textLines.map { line in
      Self.letters(of: line, isRightToLeft).compactMap { grapheme, level in
        let look = reader.look(of: grapheme)
        // An image in a line stands for one character.
        guard grapheme == "\u{FFFC}" else {
          return TextWidth.of(grapheme) > 0
            ? SetLetter(grapheme: grapheme, look: look, level: level) : nil
        }
        let symbol = node.textRuns[look].symbol
        return SetLetter(
          grapheme: SymbolGlyphs.glyph(of: symbol ?? ""), look: look, level: level)
      }
    }
  }

  /// What is seen of a line, as it is read, with levels: marks of direction count, though they
  /// aren't seen.
  private static func letters(
    of line: String, _ isRightToLeft: Bool
  ) -> [(grapheme: Character, level: UInt8)] {
    func seen(_ text: String) -> String { TextWidth.printable(TextWidth.withoutMarks(text)) }
    guard let levels = VisualOrder.levels(of: line, isRightToLeft: isRightToLeft) else {
      return seen(line).map { ($0, 0) }
    }
    return zip(line, levels).flatMap { grapheme, level in
      seen(String(grapheme)).map { ($0, level) }
    }
  }
}

/// Goes through a text's runs along with its lines, which lack the spaces they were broken at and
/// may end in an ellipsis.
struct RunReader {
  private let letters: [(grapheme: Character, run: Int)]
  private var next = 0

  init(_ runs: [TextRunLook]) {
    letters =
      runs.count < 2
      ? [] : runs.enumerated().flatMap { run in run.element.string.map { ($0, run.offset) } }
  }

  mutating func look(of grapheme: Character) -> Int {
    while next < letters.count, letters[next].grapheme != grapheme,
      letters[next].grapheme.isWhitespace
    {
      next += 1
    }
    guard next < letters.count else { return letters.last?.run ?? 0 }
    let run = letters[next].run
    if grapheme != "…" { next += 1 }
    return run
  }

  /// The pieces of a line that have one look each.
  mutating func runs(of line: String) -> [(string: String, look: Int)] {
    var runs: [(string: String, look: Int)] = []
    for grapheme in line {
      let look = look(of: grapheme)
      if let last = runs.last, last.look == look {
        runs[runs.count - 1].string.append(grapheme)
      } else {
        runs.append((String(grapheme), look))
      }
    }
    return runs
  }
}
