/// A slice of text; an index is a count of characters from the start of the whole.
public final class SubstringBox {
  let text: Substring
  /// The index of the first character.
  private(set) lazy var start = text.base.distance(
    from: text.base.startIndex, to: text.startIndex)

  init(_ text: Substring) {
    self.text = text
  }

  /// The slice after a change; the original stays.
  func changed<T>(_ change: (inout String) throws -> T) rethrows -> (SubstringBox, T) {
    var own = String(text)
    let result = try change(&own)
    let before = text.base[..<text.startIndex]
    let whole = before + own
    return (SubstringBox(String(whole).dropFirst(before.count)), result)
  }
}

extension Value {
  static func substring(_ text: Substring) -> Value { .substring(SubstringBox(text)) }

  /// A text's characters, those of a slice in the whole; nil for other values.
  var asSubstring: Substring? {
    switch unwrapped {
    case .string(let text): text[...]
    case .substring(let box): box.text
    case .character(let character): String(character)[...]
    default: nil
    }
  }
}

extension Value {
  /// A string's or substring's text; nil for a character and all else.
  var text: String? {
    switch self {
    case .string(let text): text
    case .substring(let box): String(box.text)
    default: nil
    }
  }
}

extension Substring {
  /// A range of positions in the text, or in its base, as a range of indices. An index can't be
  /// within a character, so that the range has whole ones.
  public func indexRange(of range: Range<Index>) -> Value {
    let start = base.distance(from: base.startIndex, to: range.lowerBound)
    var end = start + base.distance(from: range.lowerBound, to: range.upperBound)
    if !range.isEmpty, range.upperBound.samePosition(in: base) == nil { end += 1 }
    return .range(RangeBox(.halfOpen, lower: .int(start), upper: .int(end)))
  }

  /// The characters at a range of indices, where the first character has the index `start`; nil if
  /// the text has no such characters.
  public func range(at range: RangeBox, from start: Int) throws -> Range<Index>? {
    let lower = try range.lower?.asInt.map { try Checked.difference($0, start) } ?? 0
    guard lower >= 0, let first = index(startIndex, offsetBy: lower, limitedBy: endIndex) else {
      return nil
    }
    guard var upper = try range.upper?.asInt.map({ try Checked.difference($0, start) }) else {
      return first..<endIndex
    }
    if range.kind == .closed { upper = try Checked.sum(upper, 1) }
    guard upper >= lower,
      let last = index(first, offsetBy: upper - lower, limitedBy: endIndex)
    else { return nil }
    return first..<last
  }

  /// The same; a trap if the text has no such characters.
  public func place(of range: RangeBox, from start: Int) throws -> Range<Index> {
    guard let place = try self.range(at: range, from: start) else {
      throw ScriptFailure.trap(Wording.stringIndexOutOfBounds, identifier: .index)
    }
    return place
  }
}
