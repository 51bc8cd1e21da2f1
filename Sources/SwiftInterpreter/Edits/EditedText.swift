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

  /// A file's text as it was read first, with what was put into it.
  init(of file: SourceFile) {
    pieces = []
    var (start, place) = (0, 0)
    for insertion in file.insertions + [.init(offset: file.text.utf8.count, text: "")] {
      pieces.append(Piece(start: start, count: insertion.offset - place, place: place))
      start += insertion.offset - place + insertion.text.utf8.count
      place = insertion.offset
    }
    end = start + 1
  }

  /// The offsets of the insertions as they were read, before anything is edited.
  var insertionStarts: [Int] { pieces.dropLast().map { $0.start + $0.count } }

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

  /// A byte's present position. A byte that is gone, or was inserted, preceded the result.
  func place(of offset: Int) -> Int {
    guard let piece = piece(of: offset) else { return pieces.first?.place ?? 0 }
    return piece.place + min(offset - piece.start, piece.count)
  }

  /// Where bytes stand now that were read in a row.
  func places(offset: Int, length: Int) -> Range<Int> {
    let start = place(of: offset)
    guard length > 0 else { return start..<start }
    // What is behind the last byte may have been moved away from it.
    let last = offset + length - 1
    let isThere = piece(of: last).map { last - $0.start < $0.count } ?? false
    return start..<max(start, place(of: last) + (isThere ? 1 : 0))
  }

  /// The last one that begins at an offset or before.
  private func piece(of offset: Int) -> Piece? {
    var (low, high) = (0, pieces.count)
    while low < high {
      let middle = (low + high) / 2
      if pieces[middle].start <= offset { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? pieces[low - 1] : nil
  }

  /// The offsets, from the first reading, between which a present range lies; nil where all before or
  /// after it was read later.
  func firstOffsets(around range: Range<Int>, readBefore limit: Int) -> ClosedRange<Int>? {
    let first = pieces.prefix { $0.start < limit }
    guard let before = first.last(where: { $0.place <= range.lowerBound }),
      let after = first.first(where: { $0.place + $0.count >= range.upperBound })
    else { return nil }
    let start = before.start + min(range.lowerBound - before.place, before.count)
    let end = after.start + max(range.upperBound - after.place, 0)
    // Between the two something may have gone.
    return min(start, end)...max(start, end)
  }
}
