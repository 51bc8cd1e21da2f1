/// Bytes that take the place of others.
struct TextChange {
  /// In the old text.
  var range: Range<Int>
  var bytes: ArraySlice<UInt8>

  /// More lines aren't compared one by one.
  private static let mostLines = 4_000

  /// The edits that turn a text into another, in order: one for each body, and the others.
  /// - Parameter bodies: stretches of the text within which changes are one.
  static func all(
    from old: [UInt8], to new: [UInt8], within bodies: [Range<Int>]
  ) -> [TextChange] {
    let whole = TextChange(range: 0..<old.count, bytes: new[...]).trimmed(in: old)
    if bodies.contains(where: { $0.covers(whole.range) }) { return [whole] }
    // The lines around what differs.
    let start = old[..<whole.range.lowerBound].lastIndex(of: lineEnd).map { $0 + 1 } ?? 0
    let rest =
      old[whole.range.upperBound...].firstIndex(of: lineEnd).map { old.count - $0 - 1 } ?? 0
    let (olds, news) = (lines(old[start..<old.count - rest]), lines(new[start..<new.count - rest]))
    guard olds.count + news.count <= mostLines else { return [whole] }
    let difference = news.difference(from: olds)
    let removed = Set(difference.removals.compactMap(\.place))
    let inserted = Set(difference.insertions.compactMap(\.place))
    var changes: [TextChange] = []
    var (left, right) = (0, 0)
    while left < olds.count || right < news.count {
      let (firstLeft, firstRight) = (left, right)
      while left < olds.count, removed.contains(left) { left += 1 }
      while right < news.count, inserted.contains(right) { right += 1 }
      if left == firstLeft, right == firstRight {
        left += 1
        right += 1
        continue
      }
      let from = firstLeft < olds.count ? olds[firstLeft].startIndex : old.count - rest
      let to = left < olds.count ? olds[left].startIndex : old.count - rest
      let first = firstRight < news.count ? news[firstRight].startIndex : new.count - rest
      let last = right < news.count ? news[right].startIndex : new.count - rest
      changes.append(TextChange(range: from..<to, bytes: new[first..<last]).trimmed(in: old))
    }
    return changes.reduce(into: []) { joined, change in
      guard let last = joined.last,
        bodies.contains(where: { $0.covers(last.range.lowerBound..<change.range.upperBound) })
      else { return joined.append(change) }
      joined[joined.count - 1] = TextChange(
        range: last.range.lowerBound..<change.range.upperBound,
        bytes: new[last.bytes.startIndex..<change.bytes.endIndex])
    }
  }

  private static let lineEnd = UInt8(ascii: "\n")

  /// The lines with their ends.
  private static func lines(_ bytes: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var rest = bytes
    while let end = rest.firstIndex(of: lineEnd) {
      lines.append(rest[...end])
      rest = rest[(end + 1)...]
    }
    return rest.isEmpty ? lines : lines + [rest]
  }

  /// Without the common start and end.
  private func trimmed(in text: [UInt8]) -> TextChange {
    let old = text[range]
    let start = zip(old, bytes).prefix { $0 == $1 }.count
    let rest = zip(old.dropFirst(start).reversed(), bytes.dropFirst(start).reversed())
      .prefix { $0 == $1 }.count
    return TextChange(
      range: range.lowerBound + start..<range.upperBound - rest,
      bytes: bytes.dropFirst(start).dropLast(rest))
  }
}

extension CollectionDifference.Change {
  fileprivate var place: Int? {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}

extension Range<Int> {
  /// Whether another range lies in it, also where that is empty.
  func covers(_ other: Range<Int>) -> Bool {
    lowerBound <= other.lowerBound && other.upperBound <= upperBound
  }
}
