extension StandardLibrary {
  static let text: [NativeType] = [
    NativeType(
      named: "String",
      members: strings),
    // A slice of text has a text's members too.
    NativeType("struct Substring: String", members: substrings),
    NativeType(
      named: "DefaultStringInterpolation",
      members: [
        NativeMember(
          "mutating func appendInterpolation<T>(_ value: T)",
          changing: { (call: inout NativeCall, value: Value) in
            guard var interpolation = call.receiver else { return .void }
            let before = interpolation.stored("text")?.asString ?? ""
            let text = before + (try call.program.describe(value))
            call.interpreter.setStored("text", of: &interpolation, to: .string(text))
            call.receiver = interpolation
            return .void
          })
      ]),
    NativeType(
      "struct Character: Hashable, Comparable, CustomStringConvertible", members: characters),
    NativeType(named: "Locale"),
    characterSet,
  ]

  private static let substrings: [NativeMember] =
    TextViews.ofSubstrings + [
      NativeMember("init()") { _ in .substring("") },
      NativeMember("init(_ text: String)") { (_, text: String) in .substring(text[...]) },
      TextViews.part("UTF8View"), TextViews.part("UTF16View"), TextViews.part("UnicodeScalarView"),
      NativeMember("init(stringLiteral text: String)") { (_, text: String) in
        .substring(text[...])
      },
    ]

  /// Capitalises each letter that doesn't follow another: `4Th`, `Segunda-Feira`. An apostrophe and
  /// the like are skipped (CoreFoundation, `CFStringCapitalize`).
  private static func capitalized(_ name: String) -> NativeMember {
    NativeMember("var \(name): String { get }") { call in
      var (result, followsLetter) = ("", false)
      for scalar in try call.ownString().unicodeScalars {
        let properties = scalar.properties
        result += followsLetter ? properties.lowercaseMapping : properties.titlecaseMapping
        if !properties.isCaseIgnorable { followsLetter = properties.isCased }
      }
      return .string(result)
    }
  }

  private static let strings: [NativeMember] =
    constructors + TextViews.initializers + percentEncoding + TextViews.ofStrings + [
      NativeMember("func uppercased() -> String") { call in
        .string(try call.ownString().uppercased())
      },
      NativeMember("func lowercased() -> String") { call in
        .string(try call.ownString().lowercased())
      },
      capitalized("capitalized"), capitalized("localizedCapitalized"),
      NativeMember("var localizedUppercase: String { get }") { call in
        .string(try call.ownString().uppercased())
      },
      NativeMember("var localizedLowercase: String { get }") { call in
        .string(try call.ownString().lowercased())
      },
      NativeMember("var description: String { get }") { call in .string(try call.ownString()) },
      NativeMember("var base: String { get }") { call in .string(try call.ownText().base) },
      NativeMember("func prefix(upTo end: String.Index) -> Substring") { (call, end: Int) in
        try part(call, upTo: end)
      },
      NativeMember("func prefix(through end: String.Index) -> Substring") { (call, end: Int) in
        try part(call, upTo: Checked.sum(end, 1))
      },
      NativeMember("func suffix(from start: String.Index) -> Substring") { (call, start: Int) in
        try part(call, from: start)
      },
      NativeMember("func _index(utf16Offset offset: Int) -> String.Index") { (call, offset: Int) in
        let text = try call.ownString()
        guard offset >= 0, offset <= text.utf16.count else {
          throw ScriptFailure.trap(Wording.stringIndexOutOfBounds, identifier: .index)
        }
        let place = text.utf16.index(text.startIndex, offsetBy: offset)
        return .int(text.distance(from: text.startIndex, to: place))
      },
      NativeMember("var debugDescription: String { get }") { call in
        .string(try call.ownString().debugDescription)
      },
      NativeMember("var hashValue: Int { get }") { call in
        .int(HashedValue(call.receiver ?? .void).hash)
      },
      NativeMember("func hasPrefix(_ prefix: String) -> Bool") { (call, prefix: String) in
        .bool(try call.ownString().hasPrefix(prefix))
      },
      NativeMember("func hasSuffix(_ suffix: String) -> Bool") { (call, suffix: String) in
        .bool(try call.ownString().hasSuffix(suffix))
      },
      NativeMember("func contains(_ character: Character) -> Bool") { (call, character: String) in
        .bool(try call.ownString().contains(character))
      },
      NativeMember("func components(separatedBy set: CharacterSet) -> [String]") {
        (call, set: CharacterTest) in
        .array(
          try call.ownString().unicodeScalars.split(
            omittingEmptySubsequences: false, whereSeparator: set.holds
          ).map { .string(String($0)) })
      },
      NativeMember("func trimmingCharacters(in set: CharacterSet) -> String") {
        (call, set: CharacterTest) in
        var scalars = try call.ownText().unicodeScalars.drop(while: set.holds)
        while let last = scalars.last, set.holds(last) { scalars.removeLast() }
        return .string(String(scalars))
      },
      NativeMember(
        "func split(separator: Character, maxSplits: Int = 9223372036854775807, omittingEmptySubsequences: Bool = true) -> [Substring]"
      ) { (call, separator: String, maxSplits: Int, omittingEmptySubsequences: Bool) in
        guard let separator = separator.first else {
          return .array([call.receiver ?? .void])
        }
        return .array(
          try call.ownText().split(
            separator: separator, maxSplits: maxSplits,
            omittingEmptySubsequences: omittingEmptySubsequences
          ).map(Value.substring))
      },
      NativeMember(
        "func split(separator: String, maxSplits: Int = 9223372036854775807, omittingEmptySubsequences: Bool = true) -> [Substring]"
      ) { (call, separator: String, maxSplits: Int, omittingEmptySubsequences: Bool) in
        .array(
          try call.ownText().split(
            separator: separator, maxSplits: maxSplits,
            omittingEmptySubsequences: omittingEmptySubsequences
          ).map(Value.substring))
      },
      NativeMember(
        "func split(whereSeparator isSeparator: (Character) throws -> Bool) rethrows -> [Substring]"
      ) { (call, isSeparator: Function) in
        .array(
          try call.ownText().split { try isSeparator.holds(.character($0)) }.map(Value.substring))
      },
      NativeMember("func prefix(_ count: Int) -> Substring") { (call, count: Int) in
        .substring(try call.ownText().prefix(max(0, count)))
      },
      NativeMember("func suffix(_ count: Int) -> Substring") { (call, count: Int) in
        .substring(try call.ownText().suffix(max(0, count)))
      },
      NativeMember("func dropFirst(_ count: Int = 1) -> Substring") { (call, count: Int) in
        .substring(try call.ownText().dropFirst(max(0, count)))
      },
      NativeMember("func dropLast(_ count: Int = 1) -> Substring") { (call, count: Int) in
        .substring(try call.ownText().dropLast(max(0, count)))
      },
      NativeMember("func prefix(while predicate: (Character) throws -> Bool) rethrows -> Substring")
      { (call, predicate: Function) in
        .substring(try call.ownText().prefix { try predicate.holds(.character($0)) })
      },
      NativeMember("func drop(while predicate: (Character) throws -> Bool) rethrows -> Substring") {
        (call, predicate: Function) in
        .substring(try call.ownText().drop { try predicate.holds(.character($0)) })
      },
      NativeMember("func filter(_ isIncluded: (Character) throws -> Bool) rethrows -> String") {
        (call, isIncluded: Function) in
        var isIncluded = isIncluded.ofOne
        return .string(try call.ownString().filter { try isIncluded.holds(.character($0)) })
      },
      NativeMember(
        "mutating func append(_ other: String)",
        changing: { (call: inout NativeCall, other: String) in
          try call.changeString(.constant) { $0 += other }
          return .void
        }),
      NativeMember(
        "mutating func append(_ character: Character)",
        changing: { (call: inout NativeCall, other: String) in
          try call.changeString(.constant) { $0 += other }
          return .void
        }),
      NativeMember(
        "mutating func append(contentsOf other: String)",
        changing: { (call: inout NativeCall, other: Elements) in
          let other = other.text
          try call.changeString(.constant) { $0 += other }
          return .void
        }),
      NativeMember(
        "mutating func append(contentsOf other: [Character])",
        changing: { (call: inout NativeCall, other: Elements) in
          let other = other.text
          try call.changeString(.constant) { $0 += other }
          return .void
        }),
      NativeMember("func appending(_ other: String) -> String") { (call, other: String) in
        .string(try call.ownString() + other)
      },
      NativeMember(
        "mutating func insert(_ character: Character, at index: String.Index)",
        changing: { (call: inout NativeCall, text: String, index: Int) in
          let offset = try call.offset(of: index)
          try call.changeString {
            guard offset >= 0, offset <= $0.count else {
              throw ScriptFailure.trap(Wording.stringIndexOutOfBounds, identifier: .index)
            }
            $0.insert(contentsOf: text, at: $0.index($0.startIndex, offsetBy: offset))
          }
          return .void
        }),
      NativeMember(
        "mutating func insert(contentsOf characters: String, at index: String.Index)",
        changing: { (call: inout NativeCall, inserted: Elements, index: Int) in
          let text = inserted.text
          let offset = try call.offset(of: index)
          try call.changeString {
            let range = try characters(offset..<offset, of: $0)
            $0.replaceSubrange(range, with: text)
          }
          return .void
        }),
      NativeMember(
        "mutating func replaceSubrange(_ range: Range<String.Index>, with other: String)",
        changing: { (call: inout NativeCall, range: IndexRange, other: Elements) in
          let (start, other) = (call.startIndex, other.text)
          try call.changeString {
            $0.replaceSubrange(try $0[...].place(of: range.range, from: start), with: other)
          }
          return .void
        }),
      NativeMember(
        "mutating func removeSubrange(_ range: Range<String.Index>)",
        changing: { (call: inout NativeCall, range: IndexRange) in
          let start = call.startIndex
          try call.changeString {
            $0.removeSubrange(try $0[...].place(of: range.range, from: start))
          }
          return .void
        }),
      NativeMember(
        "mutating func removeFirst(_ count: Int)",
        changing: { (call: inout NativeCall, count: Int) in
          guard try call.removeCharacters(count, atEnd: false) != nil || count == 0 else {
            throw ScriptFailure.trap("Can't remove more items from a collection than it has")
          }
          return .void
        }),
      NativeMember("mutating func popFirst() -> Character?") { call in
        .optional(try call.removeCharacters(atEnd: false).map(Value.character))
      },
      NativeMember("func replacing(_ target: String, with replacement: String) -> String") {
        (call, target: String, replacement: String) in
        try call.chargeLetters()
        return .string(
          try call.ownString().replacing(target, with: replacement))
      },
      NativeMember(
        "mutating func replace(_ target: String, with replacement: String)",
        changing: { (call: inout NativeCall, target: String, replacement: String) in
          try call.changeString { $0.replace(target, with: replacement) }
          return .void
        }),
      NativeMember("func trimmingPrefix(_ prefix: String) -> Substring") { (call, prefix: String) in
        .substring(try call.ownText().trimmingPrefix(prefix))
      },
      NativeMember("func firstRange(of other: String) -> Range<String.Index>?") {
        (call, other: String) in .optional(try ranges(of: other, call, most: 1).first)
      },
      NativeMember("func ranges(of other: String) -> [Range<String.Index>]") {
        (call, other: String) in
        .array(try ranges(of: other, call))
      },
      NativeMember(
        "mutating func remove(at index: String.Index) -> Character",
        changing: { (call: inout NativeCall, index: Int) in
          let offset = try call.offset(of: index)
          return try call.changeString {
            guard offset >= 0, offset < $0.count else {
              throw ScriptFailure.trap(Wording.stringIndexOutOfBounds, identifier: .index)
            }
            return .character($0.remove(at: $0.index($0.startIndex, offsetBy: offset)))
          }
        }),
      NativeMember("mutating func removeFirst() -> Character") { call in
        guard let removed = try call.removeCharacters(atEnd: false) else {
          throw ScriptFailure.trap("Can't remove first element from an empty collection")
        }
        return .character(removed)
      },
      NativeMember("mutating func removeLast() -> Character") { call in
        guard let removed = try call.removeCharacters(atEnd: true) else {
          throw ScriptFailure.trap("Can't remove last element from an empty collection")
        }
        return .character(removed)
      },
      NativeMember(
        "mutating func removeLast(_ count: Int)",
        changing: { (call: inout NativeCall, count: Int) in
          guard try call.removeCharacters(count, atEnd: true) != nil || count == 0 else {
            throw ScriptFailure.trap("Can't remove more items from a collection than it has")
          }
          return .void
        }),
      NativeMember("mutating func popLast() -> Character?") { call in
        .optional(try call.removeCharacters(atEnd: true).map(Value.character))
      },
      NativeMember(
        "mutating func removeAll(where predicate: (Character) throws -> Bool) rethrows",
        changing: { (call: inout NativeCall, predicate: Function) in
          let kept = try call.ownString().filter { try !predicate.holds(.character($0)) }
          call.receiver = .string(kept)
          return .void
        }),
      NativeMember("mutating func reserveCapacity(_ count: Int)") { _ in .void },
      NativeMember("mutating func removeAll()") { call in
        call.receiver = .string("")
        return .void
      },
      NativeMember(
        "func padding(toLength length: Int, withPad pad: String, startingAt index: Int) -> String"
      ) { (call, length: Int, pad: String, start: Int) in
        let text = try call.ownString()
        let pad = Array(pad)
        guard length >= 0, pad.isEmpty || pad.indices.contains(start) else {
          throw ScriptFailure.trap("padding(toLength:withPad:startingAt:): index out of bounds")
        }
        let missing = length - text.count
        if missing <= 0 { return .string(String(text.prefix(length))) }
        guard !pad.isEmpty else { return .string(text) }
        let limit = call.interpreter.configuration.stringLimit
        guard missing <= limit else { throw ScriptFailure.trap(Wording.stringLimit(limit)) }
        try call.program.machine.charge(missing)
        return .string(text + String((0..<missing).lazy.map { pad[(start + $0) % pad.count] }))
      },
    ]

  /// The part of the receiver between two indices, nil for its own start or end.
  private static func part(
    _ call: NativeCall, from start: Int? = nil, upTo end: Int? = nil
  ) throws -> Value {
    let text = try call.ownText()
    let range = RangeBox(.halfOpen, lower: start.map(Value.int), upper: end.map(Value.int))
    return .substring(text[try text.place(of: range, from: call.startIndex)])
  }

  /// A range of character offsets as the bounds of a text's characters.
  private static func characters(
    _ offsets: Range<Int>, of text: String
  ) throws -> Range<String.Index> {
    guard offsets.lowerBound >= 0,
      let lower = text.index(
        text.startIndex, offsetBy: offsets.lowerBound, limitedBy: text.endIndex),
      let upper = text.index(lower, offsetBy: offsets.count, limitedBy: text.endIndex)
    else { throw ScriptFailure.trap(Wording.stringIndexOutOfBounds, identifier: .index) }
    return lower..<upper
  }

  /// Where a text occurs in the receiver.
  private static func ranges(
    of other: String, _ call: NativeCall, most: Int = .max
  ) throws -> [Value] {
    let text = try call.ownText()
    guard !other.isEmpty else { return [] }
    let found = most == 1 ? text.firstRange(of: other).map { [$0] } ?? [] : text.ranges(of: other)
    return found.map { found in
      let start = call.startIndex + text.distance(from: text.startIndex, to: found.lowerBound)
      let end = start + text.distance(from: found.lowerBound, to: found.upperBound)
      return .range(RangeBox(.halfOpen, lower: .int(start), upper: .int(end)))
    }
  }

  private static let constructors: [NativeMember] = [
    NativeMember("init()") { _ in .string("") },
    NativeMember("init<T: LosslessStringConvertible>(_ value: T)") { (call, value: Value) in
      if case .array = value { return .string(try Elements(argument: value, of: call).text) }
      return .string(try call.program.describe(value))
    },
    // Precedes the form for texts, which is generic in Swift and takes no implicit member.
    NativeMember("init(_ character: Character)") { (_, character: String) in
      .string(character)
    },
    NativeMember("init(_ text: String)") { (_, text: String) in .string(text) },
    NativeMember("init(_ characters: [Character])") { (_, characters: Elements) in
      .string(characters.text)
    },
    NativeMember("init<T>(describing value: T)") { (call, value: Value) in
      .string(try call.program.describe(value))
    },
    NativeMember("init<T>(reflecting value: T)") { (call, value: Value) in
      .string(try call.program.describe(value, debug: true))
    },
    NativeMember("init(repeating text: String, count: Int)") {
      (call, text: String, count: Int) in try repeated(text, count, call)
    },
    NativeMember("init(repeating character: Character, count: Int)") {
      (call, text: String, count: Int) in try repeated(text, count, call)
    },
    NativeMember("init<T: BinaryInteger>(_ value: T, radix: Int, uppercase: Bool = false)") {
      (call, value: Value, radix: Radix, isUpper: Bool) in
      let radix = radix.base
      if let wide = try call.program.wideInteger(of: value) {
        return .string(String(wide, radix: radix, uppercase: isUpper))
      }
      return .string(String(try value.requireInt(), radix: radix, uppercase: isUpper))
    },
    NativeMember("init(format: String, _ arguments: Any...)") {
      (call, format: String, arguments: [Value]) in
      .string(try FormatString.format(format, arguments, call.program))
    },
    NativeMember("init(format: String, locale: Locale?, _ arguments: Any...)") {
      (call, format: String, _: Unused, arguments: [Value]) in
      .string(try FormatString.format(format, arguments, call.program))
    },
    NativeMember("init(format: String, locale: Locale?, arguments: [Any])") {
      (call, format: String, _: Unused, arguments: [Value]) in
      .string(try FormatString.format(format, arguments, call.program))
    },
    NativeMember("init(format: String, arguments: [Any])") {
      (call, format: String, arguments: [Value]) in
      .string(try FormatString.format(format, arguments, call.program))
    },
    NativeMember("init(stringLiteral text: String)") { (_, text: String) in .string(text) },
  ]

  private static func repeated(
    _ text: String, _ count: Int, _ call: NativeCall
  ) throws -> Value {
    guard count >= 0 else { throw ScriptFailure.trap(Wording.negativeCount) }
    guard try Checked.product(text.utf8.count, count) <= call.interpreter.configuration.stringLimit
    else {
      throw ScriptFailure.trap(Wording.stringLimit(call.interpreter.configuration.stringLimit))
    }
    try call.program.machine.charge(text.utf8.count * count / Machine.bytesPerRound)
    try call.program.machine.take(text.utf8.count * count)
    return .string(String(repeating: text, count: count))
  }

  private static let characters: [NativeMember] =
    [
      NativeMember("init(_ text: String)") { (_, text: String) in
        guard let first = text.first, text.count == 1 else {
          throw ScriptFailure.trap(
            "Can't form a Character from a String containing more than one extended grapheme cluster"
          )
        }
        return .character(first)
      },
      NativeMember("init(_ character: Character)") { (_, character: Value) in character },
      UnicodeScalars.toCharacter, TextViews.ofCharacters,
      NativeMember("var description: String { get }") { call in
        .string(try call.receiver?.requireString() ?? "")
      },
      NativeMember("func uppercased() -> String") { call in
        .string(try call.ownString().uppercased())
      },
      NativeMember("func lowercased() -> String") { call in
        .string(try call.ownString().lowercased())
      },
      NativeMember("var asciiValue: UInt8? { get }") { call in
        .optional(
          try call.ownString().first?.asciiValue.map { .number(FixedNumber($0, kind: .uint8)) })
      },
      NativeMember("var wholeNumberValue: Int? { get }") { call in
        .optional(try call.ownString().first?.wholeNumberValue.map(Value.int))
      },
      NativeMember("var hexDigitValue: Int? { get }") { call in
        .optional(try call.ownString().first?.hexDigitValue.map(Value.int))
      },
    ]
    + [
      test("isLetter") { $0.isLetter }, test("isNumber") { $0.isNumber },
      test("isWhitespace") { $0.isWhitespace }, test("isNewline") { $0.isNewline },
      test("isUppercase") { $0.isUppercase }, test("isLowercase") { $0.isLowercase },
      test("isPunctuation") { $0.isPunctuation }, test("isSymbol") { $0.isSymbol },
      test("isASCII") { $0.isASCII }, test("isWholeNumber") { $0.isWholeNumber },
      test("isHexDigit") { $0.isHexDigit }, test("isMathSymbol") { $0.isMathSymbol },
      test("isCurrencySymbol") { $0.isCurrencySymbol }, test("isCased") { $0.isCased },
    ]

  private static func test(
    _ name: String, _ holds: @escaping @Sendable (Character) -> Bool
  ) -> NativeMember {
    NativeMember("var \(name): Bool { get }") { call in
      .bool(try call.ownString().first.map(holds) ?? false)
    }
  }
}
