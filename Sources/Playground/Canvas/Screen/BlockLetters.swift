import Cells
import Numbers

/// Letters of a height and a thickness, in the parts that a cell is divided into.
struct BlockLetters: Equatable {
  /// A part by its column from the letter's left, and by how far it is above the baseline; what hangs
  /// below has less than 0.
  struct Part: Hashable {
    var column: Int
    var row: Int
  }

  /// Of a capital, in parts.
  let height: Int
  /// Of a stem, across, and of a bar, down.
  let stem: Int
  let bar: Int
  /// How many parts a column of ``LetterShape`` is wide.
  let stretch: Double

  /// Fewer parts than this are no letters any more.
  static let leastHeight = 6
  /// The least ``stretch`` with which stems this thick have room between them.
  /// - Parameter ofThree: whether a letter has three of them.
  static func leastStretch(stem: Int, ofThree: Bool) -> Double {
    stem == 1 ? 0.875 : Double(stem + 1) / (ofThree ? 2 : 3)
  }

  /// The thickest bar of which a small letter has three with gaps between them.
  static func mostBar(_ height: Int) -> Int { max((height - 3) / 4, 1) }

  /// Between two letters.
  var gap: Int { max(Int(clamped: stretch.rounded()), min(stem, 2)) }
  var space: Int { max(Int(clamped: (stretch * 2.5).rounded()), 2) }

  /// How many parts a letter is wide.
  func width(of shape: LetterShape) -> Int {
    shape.marks.reduce(ownWidth(of: shape)) { max($0, ownWidth(of: $1)) }
  }

  /// The parts of a letter with its marks, which stand in the middle.
  func parts(of shape: LetterShape) -> Set<Part> {
    let width = width(of: shape)
    return ([shape] + shape.marks).reduce(into: []) { parts, part in
      let left = (width - ownWidth(of: part)) / 2
      for own in drawn(part) {
        parts.insert(Part(column: own.column + left, row: own.row))
      }
    }
  }

  private func drawn(_ shape: LetterShape) -> Set<Part> {
    let width = ownWidth(of: shape)
    var parts: Set<Part> = []
    for line in height == Self.leastHeight ? shape.lowLines ?? shape.lines : shape.lines {
      let places = line.map { point in
        Part(
          column: shape.columns == 1
            ? 0 : Self.rounded(point.column * (width - stem), by: shape.columns - 1),
          row: row(of: point.step))
      }
      guard var last = places.first else { continue }
      stamp(last, into: &parts)
      for place in places.dropFirst() {
        let (across, down) = (place.column - last.column, place.row - last.row)
        let count = max(abs(across), abs(down))
        for step in 1...max(count, 1) where count > 0 {
          stamp(
            Part(
              column: last.column + Self.rounded(across * step, by: count),
              row: last.row + Self.rounded(down * step, by: count)), into: &parts)
        }
        last = place
      }
    }
    return parts
  }

  private func stamp(_ place: Part, into parts: inout Set<Part>) {
    for row in 0..<bar {
      for column in 0..<stem {
        parts.insert(Part(column: place.column + column, row: place.row + row))
      }
    }
  }

  private func ownWidth(of shape: LetterShape) -> Int {
    guard shape.columns > 1 else { return stem }
    let steps = max(Int(clamped: (Double(shape.columns - 1) * stretch).rounded()), 1)
    // What is in the middle has as much on either side.
    return stem + (shape.hasMiddle ? max(steps & ~1, 2) : steps)
  }

  /// A small letter's top and a capital's are the same in all letters.
  private func row(of step: Int) -> Int {
    let top = height - bar
    let small = Self.rounded(top * LetterShape.small, by: LetterShape.capital)
    switch step {
    case ..<0: return -max(Self.rounded(-step * height, by: LetterShape.capital + 1), 1)
    case ...LetterShape.small: return Self.rounded(small * step, by: LetterShape.small)
    default:
      return small
        + Self.rounded(
          (top - small) * (step - LetterShape.small), by: LetterShape.capital - LetterShape.small)
    }
  }

  /// A quotient to the nearest, halves away from 0.
  private static func rounded(_ value: Int, by divisor: Int) -> Int {
    (abs(value) * 2 + divisor) / (2 * divisor) * value.signum()
  }
}
