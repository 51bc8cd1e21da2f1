import Foundation
import SwiftInterpreter

extension FoundationLibrary {
  /// Searching texts, by Foundation's own rules: it finds Unicode scalars, folds the case of letters in
  /// full, and reads regular expressions with its own engine.
  static let textSearch = NativeLibrary(
    name: "FoundationTextSearch",
    extensions: ["String": finding + changing], isPartial: true)

  /// What is found, and where.
  private static let finding: [NativeMember] = [
    NativeMember(
      "func range(of other: String, options: String.CompareOptions = [], "
        + "range: Range<String.Index>? = nil, locale: Locale? = nil) -> Range<String.Index>?"
    ) {
      (
        call, other: String, options: String.CompareOptions, range: IndexRange?,
        locale: Locale?
      ) in
      let (text, place) = (try call.ownText(), try call.place(range))
      let found = try call.finding(in: text, options) {
        text.range(of: other, options: options, range: place, locale: locale)
      }
      return .optional(found.map(text.indexRange))
    },
    NativeMember(
      "func rangeOfCharacter(from set: CharacterSet, options: String.CompareOptions = [], "
        + "range: Range<String.Index>? = nil) -> Range<String.Index>?"
    ) { (call, set: CharacterTest, options: String.CompareOptions, range: IndexRange?) in
      let (text, place) = (try call.ownText(), try call.place(range))
      let scalars = text[place].unicodeScalars
      let found =
        options.contains(.backwards)
        ? scalars.lastIndex(where: set.holds) : scalars.firstIndex(where: set.holds)
      return .optional(found.map { text.indexRange(of: $0..<scalars.index(after: $0)) })
    },
    containing("contains") { $0.contains($1) },
    containing("localizedStandardContains") {
      $0.range(of: $1, options: standardOptions, locale: .american) != nil
    },
    containing("localizedCaseInsensitiveContains") {
      $0.range(of: $1, options: .caseInsensitive, locale: .american) != nil
    },
    NativeMember("func localizedStandardRange(of other: String) -> Range<String.Index>?") {
      (call, other: String) in
      let text = try call.ownText()
      try call.chargeLetters()
      return .optional(
        text.range(of: other, options: standardOptions, locale: .american).map(text.indexRange))
    },
  ]

  /// How a user searches.
  private static let standardOptions: String.CompareOptions = [
    .caseInsensitive, .diacriticInsensitive,
  ]

  private static func containing(
    _ name: String, _ contains: @escaping @Sendable (Substring, String) -> Bool
  ) -> NativeMember {
    NativeMember("func \(name)(_ other: String) -> Bool") { (call, other: String) in
      try call.chargeLetters()
      return .bool(contains(try call.ownText(), other))
    }
  }

  /// Texts with the found parts changed.
  private static let changing: [NativeMember] = [
    NativeMember(
      "func replacingOccurrences(of target: String, with replacement: String, "
        + "options: String.CompareOptions = [], range: Range<String.Index>? = nil) -> String"
    ) {
      (
        call, target: String, replacement: String, options: String.CompareOptions,
        range: IndexRange?
      ) in
      let (text, place) = (try call.ownText(), try call.place(range))
      return .string(
        try call.finding(in: text, options) {
          text.replacingOccurrences(of: target, with: replacement, options: options, range: place)
        })
    },
    NativeMember(
      "func replacingCharacters(in range: Range<String.Index>, with replacement: String) -> String"
    ) { (call, range: IndexRange, replacement: String) in
      let (text, place) = (try call.ownText(), try call.place(range))
      return .string(text[..<place.lowerBound] + replacement + text[place.upperBound...])
    },
    NativeMember("func components(separatedBy separator: String) -> [String]") {
      (call, separator: String) in
      try call.chargeLetters()
      return .array(
        try call.ownText().components(separatedBy: separator).map(Value.string))
    },
    NativeMember("func folding(options: String.CompareOptions, locale: Locale?) -> String") {
      (call, options: String.CompareOptions, locale: Locale?) in
      try call.chargeLetters()
      return .string(try call.ownText().folding(options: options, locale: locale))
    },
  ]
}

extension NativeCall {
  /// Where an optional range of indices is in the receiver, a text.
  fileprivate func place(_ range: IndexRange?) throws -> Range<Substring.Index> {
    let text = try ownText()
    guard let range else { return text.startIndex..<text.endIndex }
    return try text.place(of: range.range, from: startIndex)
  }

  /// Searches a text. A search with a regular expression may be given up.
  func finding<Result>(
    in text: Substring, _ options: String.CompareOptions, _ search: @escaping () -> Result
  ) throws -> Result {
    try spend(text.utf8.count, of: MemoryLayout<Value>.stride)
    return try options.contains(.regularExpression) ? searching(text, search) : search()
  }
}

extension String.CompareOptions: NativeArgument {
  package static var declared: DeclaredTypes { .named("String.CompareOptions") }

  package init(argument: Value, of call: borrowing NativeCall) {
    self.init(rawValue: UInt(bitPattern: argument.stored("rawValue")?.asInt ?? 0))
  }
}
