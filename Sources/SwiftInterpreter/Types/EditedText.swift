/// Maps places of an earlier text to an edited one.
///
/// What was read keeps its offsets. A part that is read again gets offsets after all that were used
/// so far, so that an offset always has one meaning.
struct EditedText {
  /// Bytes that were read together and are still contiguous.
  private struct Piece {
    /// The offset of the first as it was read.
    var start: Int
    var count: Int
    /// Its present position.
    var place: Int
  }

  /// In the order of reading.
  private var pieces: [Piece]
  /// The offset of the part that is read next.
  private(set) var end: Int

  init(count: Int) {
    pieces = [Piece(start: 0, count: count, place: 0)]
    end = count + 1
  }

  /// Puts this many bytes in place of others of the present text.
  mutating func replace(_ range: Range<Int>, count: Int) {
    let growth = count - range.count
    pieces = pieces.flatMap { piece -> [Piece] in
      let pieceEnd = piece.place + piece.count
      if pieceEnd <= range.lowerBound { return [piece] }
      if piece.place >= range.upperBound {
        return [Piece(start: piece.start, count: piece.count, place: piece.place + growth)]
      }
      var left: [Piece] = []
      if piece.place < range.lowerBound {
        left.append(
          Piece(
            start: piece.start, count: range.lowerBound - piece.place, place: piece.place))
      }
      if pieceEnd > range.upperBound {
        left.append(
          Piece(
            start: piece.start + range.upperBound - piece.place,
            count: pieceEnd - range.upperBound, place: range.upperBound + growth))
      }
      return left
    }
  }

  /// Adds a part of the present text that is read again, from ``end`` on.
  mutating func append(_ range: Range<Int>) {
    pieces.append(Piece(start: end, count: range.count, place: range.lowerBound))
    end += range.count + 1
  }

  /// A byte's present position. A byte that is gone preceded the result.
  func place(of offset: Int) -> Int {
    var (low, high) = (0, pieces.count)
    while low < high {
      let middle = (low + high) / 2
      if pieces[middle].start <= offset { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return pieces.first?.place ?? 0 }
    let piece = pieces[low - 1]
    return piece.place + min(offset - piece.start, piece.count)
  }

  /// The offset, from the first reading, of the bytes at a present range, both ends included; nil
  /// where they weren't contiguous then.
  func firstOffset(of range: Range<Int>, readBefore limit: Int) -> Int? {
    pieces.first {
      $0.start < limit && $0.place <= range.lowerBound
        && range.upperBound <= $0.place + $0.count
    }.map { $0.start + range.lowerBound - $0.place }
  }
}
