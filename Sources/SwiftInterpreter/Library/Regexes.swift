/// A regular expression and what its matches come to.
struct RegexPattern {
  let regex: Regex<AnyRegexOutput>
  /// The captures of one whose type tells them; nil for one made of a text alone.
  let captures: [RegexCaptures.Capture]?

  /// Reads a pattern for what Foundation's own engine does, which knows more than Swift's: what is
  /// no pattern gives nil, what is one there alone is said.
  static func foundation(_ pattern: String) throws -> Regex<AnyRegexOutput>? {
    do {
      return try Regex(pattern)
    } catch {
      guard "\(error)".contains("not currently supported") else { return nil }
      throw ScriptFailure.trap(
        "cannot run the regular expression '\(pattern)': \(error)", identifier: "unsupported")
    }
  }

  /// A match as `Regex.Match`: its output, and where it is in the whole text.
  func match(_ found: Regex<AnyRegexOutput>.Match, in text: Substring, _ call: NativeCall) throws
    -> Value
  {
    let interpreter = call.interpreter
    let range = RegexPattern.range(found.range, in: text)
    guard let captures else {
      let elements = try found.output.map { element in
        try interpreter.structure(
          "AnyRegexOutput.Element",
          [
            .optional(element.substring.map(Value.substring)),
            .optional(element.range.map { RegexPattern.range($0, in: text) }),
            .optional(element.name.map(Value.string)),
          ])
      }
      let output = try interpreter.structure("AnyRegexOutput", [.array(ArrayBox(elements))])
      return try interpreter.structure("RegexMatch", [output, range])
    }
    let whole = Value.substring(text.base[found.range])
    if captures.isEmpty { return try interpreter.structure("RegexMatch", [whole, range]) }
    let parts = zip(captures, found.output.dropFirst()).map { capture, element in
      let part = element.substring.map(Value.substring)
      return capture.isOptional ? .optional(part) : part ?? .string("")
    }
    let output = TupleBox([whole] + parts, labels: [nil] + captures.map(\.name))
    return try interpreter.structure("RegexMatch", [.tuple(output), range])
  }

  /// Indices of the text and of what it is a part of.
  static func range(_ range: Range<String.Index>, in text: Substring) -> Value {
    let whole = text.base
    let start = whole.distance(from: whole.startIndex, to: range.lowerBound)
    let end = start + whole.distance(from: range.lowerBound, to: range.upperBound)
    return .range(RangeBox(.halfOpen, lower: .int(start), upper: .int(end)))
  }
}

extension StandardLibrary {
  /// `Regex`, its matches, and what texts do with it.
  static let regexTypes: [NativeType] = [
    NativeType(
      named: "Regex",
      members: [
        NativeMember("init(_ pattern: String) throws where Output == AnyRegexOutput") { call in
          try compiled(call, captures: false)
        },
        NativeMember("init(_ pattern: String, as outputType: Output.Type) throws") { call in
          try compiled(call, captures: true)
        },
        NativeMember("init?(_foundation pattern: String) where Output == AnyRegexOutput") { call in
          .optional(
            try RegexPattern.foundation(call.string(0)).map {
              call.interpreter.host("Regex", RegexPattern(regex: $0, captures: nil))
            })
        },
        adapted("ignoresCase") { $0.ignoresCase($1) },
        adapted("dotMatchesNewlines") { $0.dotMatchesNewlines($1) },
        adapted("anchorsMatchLineEndings") { $0.anchorsMatchLineEndings($1) },
        adapted("asciiOnlyDigits") { $0.asciiOnlyDigits($1) },
        adapted("asciiOnlyWhitespace") { $0.asciiOnlyWhitespace($1) },
        adapted("asciiOnlyWordCharacters") { $0.asciiOnlyWordCharacters($1) },
        matching("firstMatch(in string: String) throws") { try $0.firstMatch(in: $1) },
        matching("wholeMatch(in string: String) throws") { try $0.wholeMatch(in: $1) },
        matching("prefixMatch(in string: String) throws") { try $0.prefixMatch(in: $1) },
      ]),
    NativeType(named: "AnyRegexOutput"),
    NativeType(named: "RegexMatch"),
  ]

  /// What texts do with a regular expression.
  static let regexMembers: [NativeMember] = [
    finding("firstMatch") { try $0.firstMatch(in: $1) },
    finding("wholeMatch") { try $0.wholeMatch(in: $1) },
    finding("prefixMatch") { try $0.prefixMatch(in: $1) },
    NativeMember("func matches<Output>(of regex: Regex<Output>) -> [RegexMatch<Output>]") { call in
      let (pattern, text) = (try regex(call.value(0)), try call.ownText())
      return .array(
        ArrayBox(
          try call.searching(text) { text.matches(of: pattern.regex) }
            .map { try pattern.match($0, in: text, call) }))
    },
    NativeMember("func contains<Output>(_ regex: Regex<Output>) -> Bool") { call in
      .bool(try found(call) { try $0.firstMatch(in: $1) } != nil)
    },
    NativeMember("func starts<Output>(with regex: Regex<Output>) -> Bool") { call in
      .bool(try found(call) { try $0.prefixMatch(in: $1) } != nil)
    },
    NativeMember("func firstRange<Output>(of regex: Regex<Output>) -> Range<Int>?") { call in
      let text = try call.ownText()
      return .optional(
        try found(call) { try $0.firstMatch(in: $1) }.map {
          RegexPattern.range($0.range, in: text)
        })
    },
    NativeMember("func ranges<Output>(of regex: Regex<Output>) -> [Range<Int>]") { call in
      let (pattern, text) = (try regex(call.value(0)), try call.ownText())
      return .array(
        ArrayBox(
          try call.searching(text) { text.ranges(of: pattern.regex) }.map {
            RegexPattern.range($0, in: text)
          }))
    },
    NativeMember(
      "func split<Output>(separator: Regex<Output>, maxSplits: Int = 9223372036854775807, "
        + "omittingEmptySubsequences: Bool = true) -> [Substring]"
    ) { call in
      let (pattern, text) = (try regex(call.value(0)), try call.ownText())
      let (most, omitsEmpty) = (try call.int(1), try call.bool(2))
      let parts = try call.searching(text) {
        text.split(
          separator: pattern.regex, maxSplits: most, omittingEmptySubsequences: omitsEmpty)
      }
      return .array(ArrayBox(parts.map(Value.substring)))
    },
    NativeMember("func trimmingPrefix<Output>(_ regex: Regex<Output>) -> Substring") { call in
      let (pattern, text) = (try regex(call.value(0)), try call.ownText())
      return .substring(try call.searching(text) { text.trimmingPrefix(pattern.regex) })
    },
    replacing(
      "func replacing<Output>(_ regex: Regex<Output>, with replacement: String, "
        + "maxReplacements: Int = 9223372036854775807) -> String", most: 2
    ) { call, _ in try call.string(1) },
    replacing(
      "func replacing<Output>(_ regex: Regex<Output>, "
        + "maxReplacements: Int = 9223372036854775807, "
        + "with replacement: (RegexMatch<Output>) throws -> String) rethrows -> String", most: 1
    ) { call, match in
      try call.interpreter.call(call.value(2), [match]).requireString()
    },
    changing(
      "mutating func replace<Output>(_ regex: Regex<Output>, with replacement: String, "
        + "maxReplacements: Int = 9223372036854775807)", most: 2
    ) { call, _ in try call.string(1) },
    changing(
      "mutating func replace<Output>(_ regex: Regex<Output>, "
        + "maxReplacements: Int = 9223372036854775807, "
        + "with replacement: (RegexMatch<Output>) throws -> String) rethrows", most: 1
    ) { call, match in
      try call.interpreter.call(call.value(2), [match]).requireString()
    },
  ]

  private static func regex(_ value: Value) throws -> RegexPattern { try value.requireHost() }

  private static func compiled(_ call: NativeCall, captures: Bool) throws -> Value {
    let text = try call.string(0)
    do {
      let regex = try Regex(text)
      return call.interpreter.host(
        "Regex",
        RegexPattern(regex: regex, captures: captures ? RegexCaptures(text).all : nil))
    } catch {
      throw ScriptFailure.thrown(
        try call.interpreter.structure("RegexError", [.string("\(error)")]), at: nil)
    }
  }

  private static func adapted(
    _ name: String,
    _ change:
      @escaping @Sendable (Regex<AnyRegexOutput>, Bool) -> Regex<AnyRegexOutput>
  ) -> NativeMember {
    NativeMember("func \(name)(_ isActive: Bool = true) -> Regex<Output>") { call in
      let own: RegexPattern = try call.receiver()
      return call.interpreter.host(
        "Regex",
        RegexPattern(regex: change(own.regex, try call.bool(0)), captures: own.captures))
    }
  }

  private typealias Search =
    @Sendable (Regex<AnyRegexOutput>, Substring) throws -> Regex<AnyRegexOutput>.Match?

  private static func matching(_ signature: String, _ find: @escaping Search) -> NativeMember {
    NativeMember("func \(signature) -> RegexMatch<Output>?") { call in
      let own: RegexPattern = try call.receiver()
      guard let text = try call.value(0).asSubstring else { return .none }
      let match = try call.searching(text) { Result { try find(own.regex, text) } }.get()
      return .optional(try match.map { try own.match($0, in: text, call) })
    }
  }

  private static func finding(_ name: String, _ find: @escaping Search) -> NativeMember {
    NativeMember("func \(name)<Output>(of regex: Regex<Output>) -> RegexMatch<Output>?") { call in
      let (pattern, text) = (try regex(call.value(0)), try call.ownText())
      return .optional(
        try found(call, find).map { try pattern.match($0, in: text, call) })
    }
  }

  /// What the argument, a regular expression, finds in the receiver.
  private static func found(
    _ call: NativeCall, _ find: @escaping Search
  ) throws -> Regex<AnyRegexOutput>.Match? {
    let (pattern, text) = (try regex(call.value(0)), try call.ownText())
    return try call.searching(text) { Result { try find(pattern.regex, text) } }.get()
  }

  private typealias Replacement = @Sendable (NativeCall, _ match: Value) throws -> String

  private static func replaced(
    _ call: NativeCall, most: Int, _ replacement: Replacement
  ) throws -> String {
    let (pattern, text) = (try regex(call.value(0)), try call.ownText())
    let count = try call.int(most)
    guard count >= 0 else { throw ScriptFailure.trap("Can't have a negative maxReplacements") }
    var result = ""
    var end = text.startIndex
    for match in try call.searching(text, { text.matches(of: pattern.regex) }).prefix(count) {
      result += text[end..<match.range.lowerBound]
      result += try replacement(call, pattern.match(match, in: text, call))
      end = match.range.upperBound
    }
    return result + text[end...]
  }

  private static func replacing(
    _ signature: String, most: Int, _ replacement: @escaping Replacement
  ) -> NativeMember {
    NativeMember(signature) { .string(try replaced($0, most: most, replacement)) }
  }

  private static func changing(
    _ signature: String, most: Int, _ replacement: @escaping Replacement
  ) -> NativeMember {
    NativeMember(signature) { call in
      call.receiver = .string(try replaced(call, most: most, replacement))
      return .void
    }
  }
}
