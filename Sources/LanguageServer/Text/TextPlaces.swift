/// A place in a text as editors count it: lines and UTF-16 units from 0.
package struct TextPosition: Hashable, Comparable, Sendable {
  package var line: Int
  package var character: Int

  package init(line: Int, character: Int) {
    self.line = line
    self.character = character
  }

  package static func < (a: TextPosition, b: TextPosition) -> Bool {
    (a.line, a.character) < (b.line, b.character)
  }
}

/// A stretch of a text; the end is behind its last unit.
package struct TextRange: Hashable, Sendable {
  package var start: TextPosition
  package var end: TextPosition

  package init(_ start: TextPosition, _ end: TextPosition) {
    self.start = start
    self.end = end
  }

  /// Whether the two share a place; an end touches a start.
  package func touches(_ other: TextRange) -> Bool { start <= other.end && other.start <= end }
}

/// A text with its lines, to get from an editor's places to byte offsets and back.
package struct PlacedText: Sendable {
  package let text: String
  private let bytes: [UInt8]
  /// Where the lines begin.
  private let starts: [Int]

  package init(_ text: String) {
    self.text = text
    bytes = Array(text.utf8)
    var starts = [0]
    bytes.withUnsafeBufferPointer { bytes in
      for place in bytes.indices where bytes[place] == UInt8(ascii: "\n") {
        starts.append(place + 1)
      }
    }
    self.starts = starts
  }

  /// - Parameter offset: in UTF-8; one beyond the text is taken for its end.
  package func position(at offset: Int) -> TextPosition {
    let offset = min(max(offset, 0), bytes.count)
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return TextPosition(line: low, character: Self.units(bytes[starts[low]..<offset]))
  }

  /// The offset in UTF-8 of a place; one beyond its line, or the text, is taken for the end of that.
  package func offset(of position: TextPosition) -> Int {
    guard position.line >= 0 else { return 0 }
    guard position.line < starts.count else { return bytes.count }
    var offset = starts[position.line]
    let end = contentEnd(ofLine: position.line)
    var left = position.character
    while offset < end, left > 0 {
      left -= bytes[offset] >= 0xF0 ? 2 : 1
      offset += 1
      while offset < end, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
    }
    return offset
  }

  /// The offset of a place that counts from 1, its columns in UTF-8.
  package func offset(line: Int, column: Int) -> Int {
    starts[min(max(line - 1, 0), starts.count - 1)] + column - 1
  }

  package func range(from start: Int, to end: Int) -> TextRange {
    TextRange(position(at: start), position(at: max(start, end)))
  }

  /// Behind the last unit of a line.
  package func end(ofLine line: Int) -> TextPosition {
    guard starts.indices.contains(line) else { return position(at: bytes.count) }
    return position(at: contentEnd(ofLine: line))
  }

  package var end: TextPosition { position(at: bytes.count) }

  /// The text with another one in place of a stretch.
  package func replacing(_ range: TextRange, with new: String) -> PlacedText {
    let (start, end) = (offset(of: range.start), offset(of: range.end))
    var result = bytes
    result.replaceSubrange(start..<max(start, end), with: new.utf8)
    return PlacedText(String(decoding: result, as: UTF8.self))
  }

  private func contentEnd(ofLine line: Int) -> Int {
    guard line + 1 < starts.count else { return bytes.count }
    let end = starts[line + 1] - 1
    return end > starts[line] && bytes[end - 1] == UInt8(ascii: "\r") ? end - 1 : end
  }

  /// How many units of UTF-16 whole characters come to.
  private static func units(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.withUnsafeBufferPointer { bytes in
      var count = 0
      for byte in bytes where byte & 0xC0 != 0x80 { count += byte >= 0xF0 ? 2 : 1 }
      return count
    }
  }
}
