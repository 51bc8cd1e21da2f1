import Foundation
import SwiftInterpreter

extension FoundationLibrary {
  /// Foundation's older regular expressions, which its own engine runs; ranges count UTF-16.
  static let foundationRegularExpressions = NativeLibrary(
    name: "FoundationRegularExpressions",
    types: [
      NativeType(
        named: "NSRange",
        members: [
          NativeMember("init(_ region: Range<String.Index>, in target: String)") {
            (call, region: IndexRange, text: String) in
            let found = try text[...].place(of: region.range, from: 0)
            return try call.interpreter.structure(
              "NSRange",
              [
                .int(text[..<found.lowerBound].utf16.count), .int(text[found].utf16.count),
              ])
          }
        ]),
      FoundationExpression.type,
    ],
    extensions: [
      "Range": [
        NativeMember("init?(_ range: NSRange, in string: String) where Bound == String.Index") {
          (call, range: Value, string: String) in
          .optional(try range.indices(in: string))
        }
      ]
    ],
    functions: [
      NativeMember("func _escapedPattern(_ text: String) -> String") { (_, text: String) in
        .string(NSRegularExpression.escapedPattern(for: text))
      },
      NativeMember("func _escapedTemplate(_ text: String) -> String") { (_, text: String) in
        .string(NSRegularExpression.escapedTemplate(for: text))
      },
    ],
    sources: [Declarations.regularExpressions], isPartial: true)
}

extension Value {
  /// An `NSRange` among a text's characters; nil where it ends within one or outside of the text.
  func indices(in text: String) throws -> Value? {
    guard let location = stored("location")?.asInt, let length = stored("length")?.asInt
    else { throw ScriptFailure.trap("expected a range of UTF-16 units") }
    let units = text.utf16
    guard location >= 0, length >= 0, location <= units.count, length <= units.count - location
    else { return nil }
    let lower = units.index(units.startIndex, offsetBy: location)
    let upper = units.index(lower, offsetBy: length)
    guard let first = lower.samePosition(in: text), let last = upper.samePosition(in: text) else {
      return nil
    }
    let start = text.distance(from: text.startIndex, to: first)
    return .range(
      RangeBox(
        .halfOpen, lower: .int(start),
        upper: .int(start + text.distance(from: first, to: last))))
  }
}

/// A regular expression as Foundation's own.
private struct FoundationExpression: HostArgument {
  static var declared: DeclaredTypes { .named("_FoundationExpression") }
  private let regex: NSRegularExpression

  static let type = NativeType(
    "struct _FoundationExpression",
    members: [
      NativeMember("init?(_ pattern: String, _ options: Int)") {
        (call, pattern: String, options: Int) in
        let options = NSRegularExpression.Options(rawValue: UInt(bitPattern: options))
        let regex = try? NSRegularExpression(pattern: pattern, options: options)
        return .optional(
          regex.map {
            call.interpreter.host("_FoundationExpression", FoundationExpression(regex: $0))
          })
      },
      NativeMember("var groupCount: Int { get }") { call in
        .int(try own(call).regex.numberOfCaptureGroups)
      },
      NativeMember("var names: [String: Int] { get }") { call in
        .dictionary(
          names(in: try own(call).regex.pattern).map { (.string($0.key), .int($0.value)) })
      },
      NativeMember("func matches(in text: String, _ options: Int, _ range: NSRange) -> [[NSRange]]")
      { (call, text: String, options: Int, range: UnitRange) in
        let (regex, options) = (try own(call).regex, matching(options))
        let place = try range.checked(in: text)
        let found = try call.searching(text[...]) {
          regex.matches(in: text, options: options, range: place)
        }
        return .array(
          try found.map { result in
            .array(
              try (0..<result.numberOfRanges).map { index in
                let range = result.range(at: index)
                return try call.interpreter.structure(
                  "NSRange", [.int(range.location), .int(range.length)])
              })
          })
      },
      NativeMember(
        "func replacing(in text: String, _ options: Int, _ range: NSRange, _ template: String)"
          + " -> String"
      ) { (call, text: String, options: Int, range: UnitRange, template: String) in
        let (regex, options) = (try own(call).regex, matching(options))
        let place = try range.checked(in: text)
        return .string(
          try call.searching(text[...]) {
            regex.stringByReplacingMatches(
              in: text, options: options, range: place, withTemplate: template)
          })
      },
    ])

  private static func own(_ call: NativeCall) throws -> FoundationExpression {
    try call.receiver()
  }

  private static func matching(_ options: Int) -> NSRegularExpression.MatchingOptions {
    // Nobody is told about progress.
    NSRegularExpression.MatchingOptions(rawValue: UInt(bitPattern: options) & ~3)
  }

  /// The numbers of the groups that a pattern names.
  private static func names(in pattern: String) -> [String: Int] {
    var names: [String: Int] = [:]
    var (number, isInClass) = (0, false)
    var rest = pattern[...]
    while let next = rest.popFirst() {
      switch next {
      case "\\": rest = rest.dropFirst()
      case "[": isInClass = true
      case "]": isInClass = false
      case "(" where !isInClass && !rest.hasPrefix("?"): number += 1
      case "(" where !isInClass && rest.hasPrefix("?<"):
        let name = rest.dropFirst(2).prefix { $0 != ">" }
        if let first = name.first, first.isLetter {
          number += 1
          names[String(name)] = number
        }
      default: break
      }
    }
    return names
  }
}
