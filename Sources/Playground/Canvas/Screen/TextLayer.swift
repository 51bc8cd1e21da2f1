import Cells
import LayoutSolver
import UnicodeText

/// The letters of a picture: they stand in cells of their own, over the raster.
struct TextLayer {
  /// A letter in its cell; the second cell of a wide one has none.
  struct Letter {
    var grapheme: Character?
    /// Whether it is written from right to left, and its place in the line as it is read.
    var isTurned = false
    var reading = 0
    var color: UInt32
    var look: Look
    /// Whether the raster has a part of its shape in the cell, so that no sign is drawn there.
    var isShape = false
    /// The line of text it belongs to, by its place in ``runs``.
    var run: Int32

    /// The sign that is drawn.
    var shown: Character? {
      isShape ? nil : isTurned ? grapheme.map(VisualOrder.mirrored) : grapheme
    }
  }

  struct Look: OptionSet {
    let rawValue: UInt8
    static let bold = Look(rawValue: 1)
    static let italic = Look(rawValue: 2)
    static let underlined = Look(rawValue: 4)
    static let struckThrough = Look(rawValue: 8)
  }

  /// A line of text as it was written.
  struct Run {
    var node: NodeID
    /// Of its view, in the container's space; nil for the parts of controls.
    var frame: Rect
    var row: Int
    var columns: Range<Int>
    /// Its letters, where they are drawn over several rows.
    var large: LargeText.Line?
  }

  let columns: Int
  let rows: Int
  private(set) var letters: [Letter] = []
  private(set) var runs: [Run] = []
  /// By cell, the place of its letter; -1 where there is none.
  private var places: [Int32]

  init(columns: Int, rows: Int) {
    self.columns = max(columns, 0)
    self.rows = max(rows, 0)
    places = Array(repeating: -1, count: self.columns * self.rows)
  }

  subscript(column: Int, row: Int) -> Letter? {
    guard column >= 0, column < columns, row >= 0, row < rows else { return nil }
    let place = places[row * columns + column]
    return place < 0 ? nil : letters[Int(place)]
  }

  // MARK: Writing

  mutating func begin(_ run: Run) -> Int32 {
    runs.append(run)
    return Int32(truncatingIfNeeded: runs.count - 1)
  }

  /// Sets a letter into free cells; those before it are taken away first.
  mutating func set(_ letter: Letter, column: Int, row: Int, width: Int) {
    guard row >= 0, row < rows, column >= 0, column + width <= columns else { return }
    for part in 0..<width {
      var letter = letter
      if part > 0 { letter.grapheme = nil }
      removeWord(column + part, row)
      places[row * columns + column + part] = Int32(truncatingIfNeeded: letters.count)
      letters.append(letter)
    }
  }

  /// Says of a cell that a letter's shape is in it.
  mutating func mark(_ letter: Letter, column: Int, row: Int) {
    places[row * columns + column] = Int32(truncatingIfNeeded: letters.count)
    letters.append(letter)
  }

  /// Takes a letter's whole word away, since the rest of one says something else.
  mutating func removeWord(_ column: Int, _ row: Int) {
    guard let letter = self[column, row] else { return }
    func belongs(_ column: Int) -> Bool {
      guard let other = self[column, row] else { return false }
      return other.run == letter.run && other.grapheme != " "
    }
    var (first, last) = (column, column)
    while belongs(first - 1) { first -= 1 }
    while belongs(last + 1) { last += 1 }
    for place in first...last { places[row * columns + place] = -1 }
  }

  /// Ends a line at a column, with a mark in the last cell that stays.
  mutating func cut(_ run: Int32, from column: Int, mark: Character) {
    let row = runs[Int(run)].row
    for place in column..<max(runs[Int(run)].columns.upperBound, column) {
      if self[place, row]?.run == run { places[row * columns + place] = -1 }
    }
    guard column > 0, let last = self[column - 1, row], last.run == run else { return }
    if last.grapheme == nil, column > 1 { places[row * columns + column - 2] = -1 }
    let place = Int(places[row * columns + column - 1])
    letters[place].grapheme = mark
    letters[place].isShape = false
    letters[place].isTurned = false
  }

  // MARK: What is painted over

  /// Of an area that is like frosted glass or denser, 0 to 255.
  static let frosted: UInt32 = 180
  /// Of an area through which nothing is seen.
  private static let opaque: UInt32 = 250

  /// An area over letters hides them, or tints them where it can be seen through.
  mutating func cover(_ column: Int, _ row: Int, _ ink: Raster.Ink) {
    let place = places[row * columns + column]
    guard place >= 0 else { return }
    if ink.alpha >= Self.frosted, ink.alpha < Self.opaque {
      // What glass blurs at one end can't be read at the other.
      removeWord(column, row)
    } else if ink.alpha >= Self.opaque {
      places[row * columns + column] = -1
      if letters[Int(place)].grapheme == nil, column > 0 { places[row * columns + column - 1] = -1 }
    } else {
      letters[Int(place)].color = Raster.mixed(ink, over: letters[Int(place)].color)
    }
  }

  /// Shows letters that were written since another moment, and what covered those before, in an opacity.
  /// - Parameter ground: the colour behind a letter that is new, or over one that isn't.
  mutating func fade(
    to alpha: UInt32, over earlier: TextLayer,
    _ ground: (_ column: Int, _ row: Int, _ isNew: Bool) -> UInt32
  ) {
    for index in places.indices {
      let (now, before) = (Int(places[index]), Int(earlier.places[index]))
      let (column, row) = (index % columns, index / columns)
      if now >= earlier.letters.count {
        letters[now].color = Raster.mixed(
          Raster.Ink(letters[now].color, alpha: alpha), over: ground(column, row, true))
      } else if now >= 0, letters[now].color != earlier.letters[now].color {
        letters[now].color = Raster.mixed(
          Raster.Ink(letters[now].color, alpha: alpha), over: earlier.letters[now].color)
      } else if now < 0, before >= 0, alpha < Self.frosted {
        var letter = earlier.letters[before]
        letter.color = Raster.mixed(
          Raster.Ink(ground(column, row, false), alpha: alpha), over: letter.color)
        places[index] = Int32(truncatingIfNeeded: letters.count)
        letters.append(letter)
      }
    }
  }

  // MARK: Reading

  /// A line as it is seen: its columns from the first letter to the last, and what they say.
  func seen(_ run: Run, _ number: Int) -> (columns: Range<Int>, text: String)? {
    var read: [(reading: Int, grapheme: Character)] = []
    var first: Int?
    var end = run.columns.lowerBound
    for column in run.columns {
      guard let letter = self[column, run.row], letter.run == number else {
        if first != nil { read.append((read.last?.reading ?? 0, " ")) }
        continue
      }
      guard let grapheme = letter.grapheme else {
        end = column + 1
        continue
      }
      if grapheme == " ", first == nil { continue }
      first = first ?? column
      read.append((letter.reading, grapheme))
      if grapheme != " " { end = column + 1 }
    }
    guard let first, first < end else { return nil }
    // What the last letters leave of the line, then what is read first.
    while read.last?.grapheme == " " { read.removeLast() }
    let text = String(read.sorted { $0.reading < $1.reading }.map(\.grapheme))
    return (first..<end, text)
  }

  /// The cells with letters, by their place in the grid.
  var taken: Set<Int> {
    Set(places.indices.filter { places[$0] >= 0 })
  }
}
