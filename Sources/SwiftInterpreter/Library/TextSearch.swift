extension StandardLibrary {
  /// Searching texts as Foundation has it, with its options.
  static let textSearch: [NativeMember] = [
    NativeMember(
      "func range(of other: String, options: String.CompareOptions = [], range: Range<String.Index>? = nil, locale: Locale? = nil) -> Range<String.Index>?"
    ) { (call, other: String, options: CompareOptions, range: IndexRange?, _: Unused) in
      let text = try call.ownText()
      return .optional(
        try TextSearch(other, options, call).first(in: bounded(range, call), call).map {
          RegexPattern.range($0.range, in: text)
        })
    },
    NativeMember(
      "func rangeOfCharacter(from set: CharacterSet, options: String.CompareOptions = [], range: Range<String.Index>? = nil) -> Range<String.Index>?"
    ) { (call, set: CharacterTest, options: CompareOptions, range: IndexRange?) in
      let (text, part) = (try call.ownText(), try bounded(range, call))
      let scalars = part.unicodeScalars
      let found =
        options.flags & 4 != 0
        ? scalars.lastIndex(where: set.holds) : scalars.firstIndex(where: set.holds)
      // Places within a character have no index here: the range is that of the whole one.
      return .optional(
        found.map { RegexPattern.range($0..<part.index(after: $0), in: text) })
    },
    NativeMember(
      "func replacingOccurrences(of target: String, with replacement: String, options: String.CompareOptions = [], range: Range<String.Index>? = nil) -> String"
    ) {
      (call, target: String, replacement: String, options: CompareOptions, range: IndexRange?) in
      let search = try TextSearch(target, options, call)
      let (text, part) = (try call.ownText(), try bounded(range, call))
      var result = String(text[text.startIndex..<part.startIndex])
      var end = part.startIndex
      let all = try search.all(in: part, call).sorted { $0.range.lowerBound < $1.range.lowerBound }
      for found in all {
        result += part[end..<found.range.lowerBound]
        result += try search.replacement(replacement, for: found.groups)
        end = found.range.upperBound
      }
      return .string(result + text[end...])
    },
    NativeMember(
      "func replacingCharacters(in range: Range<String.Index>, with replacement: String) -> String"
    ) { (call, range: IndexRange, replacement: String) in
      let (text, part) = (try call.ownText(), try bounded(range, call))
      return .string(
        text[text.startIndex..<part.startIndex] + replacement + text[part.endIndex...])
    },
    NativeMember(
      "func folding(options: String.CompareOptions, locale: Locale?) -> String"
    ) { (call, options: CompareOptions, _: Unused) in
      .string(TextSearch.folded(try call.ownString(), options.flags))
    },
  ]

  /// The part of the receiver that an optional range asks for.
  private static func bounded(_ range: IndexRange?, _ call: NativeCall) throws -> Substring {
    let text = try call.ownText()
    guard let range else { return text }
    guard let found = try text.range(at: range.range, from: call.startIndex) else {
      throw ScriptFailure.trap(Wording.stringIndexOutOfBounds, identifier: "index")
    }
    return text[found]
  }
}

/// The options of a search, as Foundation numbers them.
private struct CompareOptions: NativeArgument {
  static var declared: DeclaredTypes { .named("String.CompareOptions") }
  let flags: Int

  init(argument: Value, of call: borrowing NativeCall) {
    flags = argument.stored("rawValue")?.asInt ?? 0
  }
}

/// What is looked for in a text, and how.
private struct TextSearch {
  private let flags: Int
  private let wanted: String
  private let pattern: Regex<AnyRegexOutput>?

  var isAnchored: Bool { flags & 8 != 0 }

  init(_ wanted: String, _ options: CompareOptions, _ call: NativeCall) throws {
    flags = options.flags
    self.wanted = wanted
    try call.chargeLetters()
    guard flags & 1024 != 0 else {
      pattern = nil
      return
    }
    // A pattern that is none finds nothing, as in Foundation.
    let made = try RegexPattern.foundation(wanted)
    pattern = flags & 1 != 0 ? made?.ignoresCase() : made
  }

  typealias Found = (range: Range<Substring.Index>, groups: [Substring?])

  func first(in text: Substring, _ call: NativeCall) throws -> Found? {
    guard flags & 1024 != 0 else { return places(in: text, atMost: 1).first }
    guard let pattern else { return nil }
    let isAnchored = isAnchored
    return try call.searching(text) {
      Result { try isAnchored ? pattern.prefixMatch(in: text) : pattern.firstMatch(in: text) }
    }.get().map(Self.found)
  }

  /// Every place, none within another.
  func all(in text: Substring, _ call: NativeCall) throws -> [Found] {
    if flags & 1024 == 0 { return places(in: text, atMost: .max) }
    guard let pattern, !isAnchored else { return try first(in: text, call).map { [$0] } ?? [] }
    return try call.searching(text) { text.matches(of: pattern) }.map(Self.found)
  }

  /// The places of the letters wanted, in the order that the options ask for. Reads each letter of
  /// the text once, however many places there are.
  private func places(in text: Substring, atMost limit: Int) -> [Found] {
    let letters = wanted.map { Self.folded(String($0), flags) }
    let places = Array(text.indices)
    guard !letters.isEmpty, places.count >= letters.count else { return [] }
    let folded = text.map { Self.folded(String($0), flags) }
    let last = places.count - letters.count
    let isBackwards = flags & 4 != 0
    var found: [Found] = []
    var start = isBackwards ? last : 0
    while (0...last).contains(start), found.count < limit {
      let end = start + letters.count
      let isHere = folded[start..<end].elementsEqual(letters)
      if isHere {
        found.append((places[start]..<(end < places.count ? places[end] : text.endIndex), []))
      }
      if isAnchored { break }
      let step = isHere ? letters.count : 1
      start += isBackwards ? -step : step
    }
    return found
  }

  private static func found(_ match: Regex<AnyRegexOutput>.Match) -> Found {
    (match.range, match.output.map(\.substring))
  }

  /// What stands for a found part: `$1` is what a pattern's first group found.
  func replacement(_ template: String, for groups: [Substring?]) throws -> String {
    guard !groups.isEmpty else { return template }
    var result = ""
    var rest = template[...]
    while let character = rest.popFirst() {
      if character == "\\", let next = rest.popFirst() {
        result.append(next)
      } else if character == "$", let digit = rest.first?.wholeNumberValue {
        rest.removeFirst()
        if groups.indices.contains(digit) { result += groups[digit] ?? "" }
      } else {
        result.append(character)
      }
    }
    return result
  }

  static func folded(_ text: String, _ flags: Int) -> String {
    var text = flags & 1 != 0 ? text.lowercased() : text
    if flags & 128 != 0 {
      text = String(
        String.UnicodeScalarView(
          text.decomposed.filter { $0.properties.generalCategory != .nonspacingMark }))
    }
    return text
  }
}

extension String {
  /// The scalars of the text, of Latin letters with marks the letters alone.
  fileprivate var decomposed: [Unicode.Scalar] {
    unicodeScalars.flatMap { scalar -> [Unicode.Scalar] in
      guard scalar.value >= 0xC0, scalar.value < 0x250 || (0x1E00..<0x1F00).contains(scalar.value),
        let name = scalar.properties.name, name.hasPrefix("LATIN "),
        let end = name.firstRange(of: " WITH ")
      else { return [scalar] }
      let words = name[..<end.lowerBound].split(separator: " ")
      guard let letter = words.last, letter.count == 1, let base = letter.unicodeScalars.first
      else {
        return [scalar]
      }
      let isSmall = words.contains("SMALL")
      return isSmall ? Array(String(base).lowercased().unicodeScalars) : [base]
    }
  }
}
