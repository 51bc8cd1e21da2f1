import Foundation
import FoundationLibrary
import LayoutSolver
import SwiftInterpreter

extension SwiftUILibrary {
  /// A literal where a text is expected: Markdown, looked up in the project's catalogues, with
  /// values formatted for the language. A key outside of all catalogues is the text itself.
  static let localizedText = NativeLibrary(
    name: "LocalizedText",
    types: [
      NativeType(
        named: "LocalizedStringKey",
        members: [
          NativeMember("init(_ value: String)") { (call, value: Value) in try key(call, [value]) },
          NativeMember("init(stringLiteral value: String)") { (call, value: Value) in
            try key(call, [value])
          },
          NativeMember("init(stringInterpolation parts: Any...)") { (call, parts: [Value]) in
            try key(call, parts)
          },
          NativeMember(
            "init(_ key: LocalizedStringKey, defaultValue: LocalizedStringKey, "
              + "table: String? = nil, bundle: Bundle? = nil, comment: String? = nil)"
          ) {
            (
              call, key: LocalizedKey, defaultValue: Value, table: String?, _: Unused, _: Unused
            ) in
            let key = try key.looked(upIn: table, in: call.context)
            let isUnknown = call.context.localization.isUntranslated(key.content.string, in: table)
            return isUnknown ? defaultValue : call.interpreter.host("LocalizedStringKey", key)
          },
          NativeMember(
            "init(_ key: LocalizedStringKey, table: String? = nil, bundle: Bundle? = nil, "
              + "comment: String? = nil)"
          ) { (call, key: LocalizedKey, table: String?, _: Unused, _: Unused) in
            call.interpreter.host(
              "LocalizedStringKey", try key.looked(upIn: table, in: call.context))
          },
        ],
        describe: { "LocalizedStringKey(\"\(content($0))\")" },
        isEqual: { content($0) == content($1) },
        standIns: ["StringProtocol"]),
      // Looked up as a key is, but no Markdown: a string has no styles.
      NativeType(
        named: "StringLocalizationValue",
        members: [
          NativeMember("init(_ value: String)") { (call, value: Value) in try plain(call, [value])
          },
          NativeMember("init(stringLiteral value: String)") { (call, value: Value) in
            try plain(call, [value])
          },
          NativeMember("init(stringInterpolation parts: Any...)") { (call, parts: [Value]) in
            try plain(call, parts)
          },
        ],
        describe: { "StringLocalizationValue(\"\(content($0))\")" },
        isEqual: { content($0) == content($1) }),
    ],
    extensions: [
      "String": [
        NativeMember(
          "init(localized value: StringLocalizationValue, table: String? = nil, bundle: Bundle? = nil, "
            + "comment: String? = nil)"
        ) { (call, value: LocalizedKey, table: String?, _: Unused, _: Unused) in
          .string(try value.looked(upIn: table, in: call.context).content.string)
        },
        NativeMember(
          "@_disfavoredOverload init(localized resource: LocalizedStringResource)"
        ) { (_, resource: TextContent) in .string(resource.string) },
        NativeMember(
          "init(localized key: String, defaultValue: StringLocalizationValue, table: String? = nil, "
            + "bundle: Bundle? = nil, comment: String? = nil)"
        ) {
          (call, key: String, defaultValue: TextContent, table: String?, _: Unused, _: Unused) in
          let known = call.context.localizedText(key, table: table)
          return .string(known ?? defaultValue.string)
        },
      ]
    ],
    functions: [
      NativeMember("func interpolate<T>(_ value: T, specifier: String) -> String") {
        (call, value: Value, specifier: String) in
        .string(try call.interpreter.localizedFormat(specifier, [value]))
      },
      NativeMember("func interpolate<T, F>(_ subject: T, formatter: F) -> String") {
        (call, subject: Value, formatter: Value) in
        .string(try formatted(subject, by: formatter, call))
      },
      NativeMember("func interpolate(_ date: Date, style: Text.DateStyle) -> String") {
        (call, date: Value, style: CaseName) in
        .string(
          try DateStyle.text(
            style.name, of: date, now: call.interpreter.configuration.now))
      },
    ],
    sources: [Declarations.localizedText])

  /// A value as a formatter writes it; unchanged if it can't.
  static func formatted(
    _ subject: Value, by formatter: Value, _ call: NativeCall
  ) throws -> String {
    var formatter = formatter
    for label in ["from", "for"] {
      var arguments = [Interpreter.Argument(label, subject)]
      let text = try? call.interpreter.callMethod("string", on: &formatter, arguments: &arguments)
      if let text { return (text.unwrapped ?? text).asString ?? "" }
    }
    return try call.interpreter.describe(subject)
  }

  private static func content(_ key: Value) -> String {
    key.asHost(LocalizedKey.self)?.content.string ?? ""
  }

  /// A key of literal pieces and values in turn.
  private static func key(_ call: NativeCall, _ parts: [Value]) throws -> Value {
    call.interpreter.host("LocalizedStringKey", try LocalizedKey(parts, in: call.context))
  }

  /// A string's text of literal pieces and values in turn.
  private static func plain(_ call: NativeCall, _ parts: [Value]) throws -> Value {
    call.interpreter.host(
      "StringLocalizationValue", try LocalizedKey(parts, hasMarks: false, in: call.context))
  }
}

/// A literal where a text is wanted.
struct LocalizedKey: HostArgument {
  static var declared: DeclaredTypes { .named("LocalizedStringKey", "StringLocalizationValue") }

  /// Its text in the current language, by the default table.
  let content: TextContent
  /// Literal pieces and values in turn.
  private let parts: [Value]
  private let hasMarks: Bool

  /// - Parameters:
  ///   - hasMarks: false for pieces shown as they are written.
  ///   - table: where it is looked up; nil for the usual one.
  init(
    _ parts: [Value], hasMarks: Bool = true, table: String? = nil, in context: SceneContext
  ) throws {
    content = try TextContent(localized: parts, hasMarks: hasMarks, table: table, in: context)
    self.parts = parts
    self.hasMarks = hasMarks
  }

  /// The same by another table, if one is named.
  func looked(upIn table: String?, in context: SceneContext) throws -> LocalizedKey {
    guard let table else { return self }
    return try LocalizedKey(parts, hasMarks: hasMarks, table: table, in: context)
  }
}

extension SceneContext {
  package func localizedText(_ key: String, table: String?) -> String? {
    let text = localized([key], [], numbers: [], table: table).pieces.joined()
    return text == key && localization.isUntranslated(key, in: table) ? nil : text
  }

  /// The text of a key in the language at hand, with its arguments where that language has them.
  func localized(
    _ pieces: [String], _ values: [TextContent], numbers: [Double?], table: String?
  ) -> (pieces: [String], values: [TextContent]) {
    guard pieces.contains(where: { $0.contains(where: \.isLetter) }) || !values.isEmpty else {
      return (pieces, values)
    }
    let text = localization.text(pieces, numbers: numbers, table: table)
    reads.insert(.texts)
    let hasNumbers = numbers.contains { $0 != nil }
    if text.isKnown || hasNumbers { reads.insert(.language) }
    return (
      text.pieces,
      text.arguments.map { values.indices.contains($0) ? values[$0] : TextContent("") }
    )
  }
}

extension TextContent {
  /// Literal pieces and values in turn: the pieces are Markdown, the values are inserted literally.
  /// - Parameters:
  ///   - hasMarks: false for pieces shown as they are written.
  ///   - table: where the key is looked up; nil for the usual one.
  init(
    localized parts: [Value], hasMarks: Bool, table: String?, in context: SceneContext
  ) throws {
    var pieces: [String] = []
    var values: [TextContent] = []
    var numbers: [Double?] = []
    for (index, part) in parts.enumerated() {
      if index % 2 == 0 {
        pieces.append(try part.requireString())
      } else {
        values.append(try TextContent(interpolating: part, in: context))
        numbers.append(part.asDouble)
      }
    }
    if values.count == pieces.count { pieces.append("") }
    (pieces, values) = context.localized(pieces, values, numbers: numbers, table: table)
    try Self.charge(values, in: context.interpreter)
    let runs =
      hasMarks && pieces.contains(where: Markdown.mayHaveMarks)
      ? try Self.marked(pieces, values, counting: context.interpreter)
      : pieces.enumerated().flatMap { index, piece in
        (piece.isEmpty ? [] : [Run(piece)])
          + (values.indices.contains(index) ? values[index].runs : [])
      }
    self.init(runs: runs.isEmpty ? [Run("")] : runs)
  }

  /// How many runs a text may have. One that contains another twice has twice as many.
  private static let runLimit = 100_000

  /// - Throws: a failure of the scene where a text would have more runs than it may.
  static func checkCount(_ runs: Int) throws {
    guard runs <= runLimit else {
      throw ScriptFailure.trap(
        "a text has more than \(runLimit) parts in styles of their own", identifier: .textLength)
    }
  }

  /// Counts the runs of texts that are about to be joined.
  static func charge(_ texts: [TextContent], in interpreter: Interpreter) throws {
    let runs = texts.reduce(0) { $0 + $1.runs.count }
    try checkCount(runs)
    let bytes = texts.reduce(0) { $0 + $1.runs.reduce(0) { $0 + $1.string.utf8.count } }
    guard bytes <= interpreter.configuration.stringLimit else {
      throw ScriptFailure.trap(
        "a text has more than \(interpreter.configuration.stringLimit) bytes",
        identifier: .textLength)
    }
    try interpreter.charge(runs, bytes: runs * MemoryLayout<Run>.stride + bytes)
  }

  /// The pieces as one text in Markdown, whose marks may enclose values.
  private static func marked(
    _ pieces: [String], _ values: [TextContent], counting interpreter: Interpreter
  ) throws -> [Run] {
    let placeholder: Character = "\u{FFFC}"
    let text = pieces.map { $0.filter { $0 != placeholder } }
      .joined(separator: String(placeholder))
    var runs: [Run] = []
    var next = 0
    // The text so far where nouns follow the number before them.
    var inflected = ""
    func add(_ run: Run, _ style: Markdown.Style) {
      var run = run
      if style.contains(.inflected) {
        run.string = EnglishPlural.inflected(run.string, after: inflected)
        inflected = EnglishPlural.context(inflected + run.string)
      } else {
        inflected = ""
      }
      runs.append(run.marked(style))
    }
    for run in try Markdown.runs(text, counting: interpreter) {
      var rest = Substring(run.text)
      while let place = rest.firstIndex(of: placeholder) {
        if place > rest.startIndex { add(Run(String(rest[..<place])), run.style) }
        for value in values[next].runs { add(value, run.style) }
        next += 1
        rest = rest[rest.index(after: place)...]
      }
      if !rest.isEmpty { add(Run(String(rest)), run.style) }
    }
    return runs
  }

  /// A value as a key's format writes it: `%lld`, `%lf`, `%@`.
  private init(interpolating value: Value, in context: SceneContext) throws {
    if let locale = context.localization.locale, let number = value.asDouble {
      let places = value.asInt == nil ? 6 : 0
      self.init(
        number.formatted(.number.precision(.fractionLength(places)).locale(locale)))
      return
    }
    switch value {
    case .int(let number): self.init(NumberText.grouped(number))
    case .double: self.init(try context.interpreter.localizedFormat("%lf", [value]))
    case .number(let number):
      self.init(
        try context.interpreter.localizedFormat(number.kind == .float ? "%f" : "%lld", [value]))
    default: self = try TextContent(scene: value, in: context)
    }
  }
}

extension TextContent.Run {
  /// The run within Markdown's marks.
  func marked(_ style: Markdown.Style) -> TextContent.Run {
    guard !style.isDisjoint(with: [.strong, .emphasis, .code, .strikethrough, .link]) else {
      return self
    }
    return styled { values in
      if style.contains(.strong) { values.bold = true }
      if style.contains(.emphasis) { values.italic = true }
      if style.contains(.code) { values.fontDesign = .monospaced }
      if style.contains(.strikethrough) { values.isStruckThrough = true }
      if style.contains(.link) { values.foreground = .color(values.accent) }
    }
  }
}

extension TextContent: SceneConvertible {
  package static var declared: DeclaredTypes {
    .named(
      "AttributedString", "LocalizedStringKey", "LocalizedStringResource",
      "String", "StringLocalizationValue", "Text")
  }

  /// A key, a text, an attributed string; anything else as it describes itself.
  package init(scene value: Value, in context: SceneContext) throws {
    if let key: LocalizedKey = value.asHost() {
      self = key.content
    } else if let text: TextValue = value.asHost() {
      self = text.content
    } else if let image: ImageValue = value.asHost() {
      self.init(runs: [Run(image.image)])
    } else if let pieces = value.stored("pieces") {
      try self.init(attributed: pieces, in: context)
    } else {
      self.init(try value.asString ?? context.interpreter.describe(value))
    }
  }
}
