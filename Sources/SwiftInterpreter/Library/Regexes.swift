/// A regular expression and its output type.
struct RegexPattern: HostArgument {
  static var declared: DeclaredTypes { .named("Regex") }
  let regex: Regex<AnyRegexOutput>
  /// The captures of one whose type states them; nil for one made from a string.
  let captures: [RegexCaptures.Capture]?

  /// A match as `Regex.Match`: its output, and where it is in the whole text.
  func match(_ found: Regex<AnyRegexOutput>.Match, in text: Substring, _ call: NativeCall) throws
    -> Value
  {
    let interpreter = call.interpreter
    let range = text.indexRange(of: found.range)
    guard let captures else {
      let elements = try found.output.map { element in
        try interpreter.structure(
          "AnyRegexOutput.Element",
          [
            .optional(element.substring.map(Value.substring)),
            .optional(element.range.map { text.indexRange(of: $0) }),
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
}

extension StandardLibrary {
  /// `Regex`, its matches, and what texts do with it.
  static let regexTypes: [NativeType] = [
    NativeType(
      named: "Regex",
      members: [
        NativeMember("init(_ pattern: String) throws where Output == AnyRegexOutput") {
          (call, pattern: String) in
          try compiled(pattern, call, captures: false)
        },
        NativeMember("init(_ pattern: String, as outputType: Output.Type) throws") {
          (call, pattern: String, _: Unused) in
          try compiled(pattern, call, captures: true)
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

  /// Texts' members that take a regular expression.
  static let regexMembers: [NativeMember] = [
    finding("firstMatch") { try $0.firstMatch(in: $1) },
    finding("wholeMatch") { try $0.wholeMatch(in: $1) },
    finding("prefixMatch") { try $0.prefixMatch(in: $1) },
    NativeMember("func matches<Output>(of regex: Regex<Output>) -> [RegexMatch<Output>]") {
      (call, pattern: RegexPattern) in
      let text = try call.ownText()
      return .array(
        ArrayBox(
          try call.searching(text) { text.matches(of: pattern.regex) }
            .map { try pattern.match($0, in: text, call) }))
    },
    NativeMember("func contains<Output>(_ regex: Regex<Output>) -> Bool") {
      (call, pattern: RegexPattern) in
      .bool(try found(pattern, call) { try $0.firstMatch(in: $1) } != nil)
    },
    NativeMember("func starts<Output>(with regex: Regex<Output>) -> Bool") {
      (call, pattern: RegexPattern) in
      .bool(try found(pattern, call) { try $0.prefixMatch(in: $1) } != nil)
    },
    NativeMember("func firstRange<Output>(of regex: Regex<Output>) -> Range<String.Index>?") {
      (call, pattern: RegexPattern) in
      let text = try call.ownText()
      return .optional(
        try found(pattern, call) { try $0.firstMatch(in: $1) }.map {
          text.indexRange(of: $0.range)
        })
    },
    NativeMember("func ranges<Output>(of regex: Regex<Output>) -> [Range<String.Index>]") {
      (call, pattern: RegexPattern) in
      let text = try call.ownText()
      return .array(
        ArrayBox(
          try call.searching(text) { text.ranges(of: pattern.regex) }.map {
            text.indexRange(of: $0)
          }))
    },
    NativeMember(
      "func split<Output>(separator: Regex<Output>, maxSplits: Int = 9223372036854775807, "
        + "omittingEmptySubsequences: Bool = true) -> [Substring]"
    ) { (call, pattern: RegexPattern, most: Int, omitsEmpty: Bool) in
      let text = try call.ownText()
      let parts = try call.searching(text) {
        text.split(
          separator: pattern.regex, maxSplits: most, omittingEmptySubsequences: omitsEmpty)
      }
      return .array(ArrayBox(parts.map(Value.substring)))
    },
    NativeMember("func trimmingPrefix<Output>(_ regex: Regex<Output>) -> Substring") {
      (call, pattern: RegexPattern) in
      let text = try call.ownText()
      return .substring(try call.searching(text) { text.trimmingPrefix(pattern.regex) })
    },
    NativeMember(
      "func replacing<Output>(_ regex: Regex<Output>, with replacement: String, "
        + "maxReplacements: Int = 9223372036854775807) -> String"
    ) { (call, pattern: RegexPattern, replacement: String, most: Int) in
      .string(try replaced(call, pattern, most) { _ in replacement })
    },
    NativeMember(
      "func replacing<Output>(_ regex: Regex<Output>, "
        + "maxReplacements: Int = 9223372036854775807, "
        + "with replacement: (RegexMatch<Output>) throws -> String) rethrows -> String"
    ) { (call, pattern: RegexPattern, most: Int, replacement: Function) in
      .string(try replaced(call, pattern, most) { try replacement($0).requireString() })
    },
    NativeMember(
      "mutating func replace<Output>(_ regex: Regex<Output>, with replacement: String, "
        + "maxReplacements: Int = 9223372036854775807)",
      changing: {
        (call: inout NativeCall, pattern: RegexPattern, replacement: String, most: Int) in
        call.receiver = .string(try replaced(call, pattern, most) { _ in replacement })
        return .void
      }),
    NativeMember(
      "mutating func replace<Output>(_ regex: Regex<Output>, "
        + "maxReplacements: Int = 9223372036854775807, "
        + "with replacement: (RegexMatch<Output>) throws -> String) rethrows",
      changing: {
        (call: inout NativeCall, pattern: RegexPattern, most: Int, replacement: Function) in
        call.receiver = .string(
          try replaced(call, pattern, most) { try replacement($0).requireString() })
        return .void
      }),
  ]

  private static func compiled(
    _ text: String, _ call: NativeCall, captures: Bool
  ) throws -> Value {
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
    NativeMember("func \(name)(_ isActive: Bool = true) -> Regex<Output>") {
      (call, isActive: Bool) in
      let own: RegexPattern = try call.receiver()
      return call.interpreter.host(
        "Regex",
        RegexPattern(regex: change(own.regex, isActive), captures: own.captures))
    }
  }

  private typealias Search =
    @Sendable (Regex<AnyRegexOutput>, Substring) throws -> Regex<AnyRegexOutput>.Match?

  private static func matching(_ signature: String, _ find: @escaping Search) -> NativeMember {
    NativeMember("func \(signature) -> RegexMatch<Output>?") { (call, text: Value) in
      let own: RegexPattern = try call.receiver()
      guard let text = text.asSubstring else { return .none }
      let match = try call.searching(text) { Result { try find(own.regex, text) } }.get()
      return .optional(try match.map { try own.match($0, in: text, call) })
    }
  }

  private static func finding(_ name: String, _ find: @escaping Search) -> NativeMember {
    NativeMember("func \(name)<Output>(of regex: Regex<Output>) -> RegexMatch<Output>?") {
      (call, pattern: RegexPattern) in
      let text = try call.ownText()
      return .optional(
        try found(pattern, call, find).map { try pattern.match($0, in: text, call) })
    }
  }

  /// A match in the receiver.
  private static func found(
    _ pattern: RegexPattern, _ call: NativeCall, _ find: @escaping Search
  ) throws -> Regex<AnyRegexOutput>.Match? {
    let text = try call.ownText()
    return try call.searching(text) { Result { try find(pattern.regex, text) } }.get()
  }

  /// The receiver with something else in the first places where a pattern is found.
  private static func replaced(
    _ call: NativeCall, _ pattern: RegexPattern, _ count: Int,
    _ replacement: (_ match: Value) throws -> String
  ) throws -> String {
    let text = try call.ownText()
    guard count >= 0 else { throw ScriptFailure.trap("Can't have a negative maxReplacements") }
    var result = ""
    var end = text.startIndex
    for match in try call.searching(text, { text.matches(of: pattern.regex) }).prefix(count) {
      result += text[end..<match.range.lowerBound]
      result += try replacement(pattern.match(match, in: text, call))
      end = match.range.upperBound
    }
    return result + text[end...]
  }
}
