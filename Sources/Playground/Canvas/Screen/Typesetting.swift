import Cells
import LayoutSolver
import Numbers

/// A letter to be set, and which of the text's looks it has.
struct SetLetter {
  var grapheme: Character
  var look: Int
  var width: Int { TextWidth.of(grapheme) }
}

/// Sets a text's lines into the cells of its frame: from the cell of its leading edge, or in the
/// middle, or up to the cell of its trailing edge; in rows that follow each other. A line that is
/// longer takes free cells beside the frame; what doesn't fit there either ends in an ellipsis.
struct Typesetting {
  /// The cells its frame has a part of.
  let cells: CellRect
  /// Those and the free ones beside them, asked for where the frame's don't suffice.
  var room: () -> CellRect
  /// The middle of its frame, in cells as fractions.
  let middle: CellPoint
  let alignment: TextAlignment

  struct Line {
    var column: Int
    var row: Int
    var letters: [SetLetter]
    var width: Int
  }

  func lines(_ lines: [[SetLetter]]) -> [Line] {
    guard cells.columns > 0, cells.rows > 0 else { return [] }
    let (fitting, cells) = fitted(lines)
    let start = Self.rows(of: fitting.count, around: middle.y, in: cells).lowerBound
    return fitting.enumerated().map { index, letters in
      let width = Self.width(letters)
      return Line(
        column: column(of: width, within: cells), row: start + index, letters: letters,
        width: width)
    }
  }

  /// The rows that lines around a place take within cells.
  static func rows(of count: Int, around middle: Double, in cells: CellRect) -> Range<Int> {
    let count = min(count, cells.rows)
    let first = Int(clamped: (middle - Double(count) / 2).rounded())
    let start = min(max(first, cells.row), cells.endRow - count)
    return start..<start + count
  }

  private func column(of width: Int, within room: CellRect) -> Int {
    let start =
      switch alignment {
      case .leading: cells.column
      case .center: Int(clamped: (middle.x - Double(width) / 2).rounded())
      case .trailing: cells.endColumn - width
      }
    return max(min(start, room.endColumn - width), room.column)
  }

  // MARK: Fitting

  /// The lines as they are where they fit, and the cells in which they do. Else a paragraph is
  /// wrapped anew, since letters are as wide as cells and not as the font has them; what lacks room
  /// then has that beside the frame, too, and is cut in the end.
  private func fitted(_ lines: [[SetLetter]]) -> (lines: [[SetLetter]], cells: CellRect) {
    if let fitting = fitted(lines, into: cells) { return (fitting, cells) }
    let room = room()
    if let fitting = fitted(lines, into: room) { return (fitting, room) }
    guard lines.count > 1 else { return (lines.map { cut($0, to: room.columns) }, room) }
    var rows = wrapped(lines, to: room.columns)
    guard rows.count > room.rows else { return (rows, room) }
    rows.removeLast(rows.count - room.rows)
    rows[rows.count - 1] = cut(rows[rows.count - 1], to: room.columns, goesOn: true)
    return (rows, room)
  }

  /// The lines within cells; nil where something must be cut.
  private func fitted(_ lines: [[SetLetter]], into cells: CellRect) -> [[SetLetter]]? {
    func fits(_ lines: [[SetLetter]]) -> Bool {
      lines.count <= cells.rows && lines.allSatisfy { Self.width($0) <= cells.columns }
    }
    if fits(lines) { return lines }
    guard lines.count > 1 else { return nil }
    let rows = wrapped(lines, to: cells.columns)
    return fits(rows) && rows.joined().allSatisfy { $0.grapheme != "…" } ? rows : nil
  }

  private func wrapped(_ lines: [[SetLetter]], to columns: Int) -> [[SetLetter]] {
    let letters = Array(lines.joined(separator: [SetLetter(grapheme: " ", look: 0)]))
    var rows: [[SetLetter]] = []
    var row: [SetLetter] = []
    for word in letters.split(separator: " ", by: \.grapheme) {
      let space = row.isEmpty ? 0 : 1
      if Self.width(row) + space + Self.width(word) > columns, !row.isEmpty {
        rows.append(row)
        row = []
      }
      if !row.isEmpty { row.append(SetLetter(grapheme: " ", look: word.first?.look ?? 0)) }
      row += cut(word, to: columns)
    }
    if !row.isEmpty || rows.isEmpty { rows.append(row) }
    return rows
  }

  /// As much of a line as fits, with an ellipsis at its end if anything is left out or comes after it.
  private func cut(
    _ letters: [SetLetter], to columns: Int, goesOn: Bool = false
  ) -> [SetLetter] {
    if Self.width(letters) <= columns, !goesOn { return letters }
    var room = columns - 1
    var kept: [SetLetter] = []
    for letter in letters {
      room -= letter.width
      if room < 0 { break }
      kept.append(letter)
    }
    while let last = kept.last, last.grapheme == " " || last.grapheme == "…" { kept.removeLast() }
    let look = kept.last?.look ?? letters.first?.look ?? 0
    return kept + [SetLetter(grapheme: "…", look: look)]
  }

  static func width(_ letters: [SetLetter]) -> Int { letters.reduce(0) { $0 + $1.width } }
}

extension [SetLetter] {
  fileprivate func split(
    separator: Character, by key: KeyPath<SetLetter, Character>
  ) -> [[SetLetter]] {
    split { $0[keyPath: key] == separator }.map(Array.init)
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
    lines = node.textLines.map { line in
      // An image in a line stands for one character.
      TextWidth.printable(TextWidth.withoutMarks(line)).compactMap { grapheme in
        let look = reader.look(of: grapheme)
        guard grapheme == "\u{FFFC}" else {
          return TextWidth.of(grapheme) > 0 ? SetLetter(grapheme: grapheme, look: look) : nil
        }
        let symbol = node.textRuns[look].symbol
        return SetLetter(grapheme: SymbolGlyphs.glyph(of: symbol ?? ""), look: look)
      }
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
