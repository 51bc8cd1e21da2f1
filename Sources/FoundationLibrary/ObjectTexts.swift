import Foundation
import SwiftInterpreter

extension FoundationLibrary {
  /// Texts as objects, which count UTF-16.
  static let objectTexts = NativeLibrary(
    name: "FoundationObjectTexts",
    types: [NativeType(named: "NSString", members: paths + parts + searches)],
    sources: [Declarations.objectTexts], isPartial: true)

  /// The parts of a path and the numbers in a text, which a `String` doesn't have.
  private static let paths: [NativeMember] = [
    path("var lastPathComponent: String { get }") { .string($0.lastPathComponent) },
    path("var pathExtension: String { get }") { .string($0.pathExtension) },
    path("var deletingLastPathComponent: String { get }") { .string($0.deletingLastPathComponent) },
    path("var deletingPathExtension: String { get }") { .string($0.deletingPathExtension) },
    path("var isAbsolutePath: Bool { get }") { .bool($0.isAbsolutePath) },
    // They are zero for a text that doesn't begin with a number.
    path("var integerValue: Int { get }") { .int($0.integerValue) },
    path("var doubleValue: Double { get }") { .double($0.doubleValue) },
    path("var boolValue: Bool { get }") { .bool($0.boolValue) },
    path("var intValue: Int32 { get }") { .integer($0.intValue) },
    path("var floatValue: Float { get }") { .float($0.floatValue) },
    path("var standardizingPath: String { get }") { .string($0.standardizingPath) },
    path("var pathComponents: [String] { get }") {
      .array(ArrayBox($0.pathComponents.map(Value.string)))
    },
    NativeMember("func appendingPathComponent(_ component: String) -> String") {
      (call, component: String) in
      .string(try call.path().appendingPathComponent(component))
    },
    NativeMember("func appendingPathExtension(_ pathExtension: String) -> String?") {
      (call, pathExtension: String) in
      let path = try call.path()
      // Foundation returns nil for these and prints a message in the terminal.
      if path == "" || path == "/" || pathExtension.hasPrefix("/") { return .optional(nil) }
      return .optional(path.appendingPathExtension(pathExtension).map(Value.string))
    },
  ]

  private static func path(
    _ declaration: String, _ part: @escaping @Sendable (NSString) -> Value
  ) -> NativeMember {
    NativeMember(declaration) { part(try $0.path()) }
  }

  /// Parts of a text by UTF-16 units.
  private static let parts: [NativeMember] = [
    NativeMember("func substring(with range: NSRange) -> String") { (call, range: UnitRange) in
      .string(try range.part(of: call.heldText()))
    },
    NativeMember("func substring(to index: Int) -> String") { (call, index: Int) in
      .string(try UnitRange(0, index).part(of: call.heldText()))
    },
    NativeMember("func substring(from index: Int) -> String") { (call, index: Int) in
      let text = try call.heldText()
      return .string(try UnitRange(index, text.utf16.count).part(of: text))
    },
    NativeMember("func character(at index: Int) -> UInt16") { (call, index: Int) in
      let units = Array(try call.heldText().utf16)
      guard units.indices.contains(index) else {
        throw ScriptFailure.trap("Range or index out of bounds")
      }
      return .integer(units[index])
    },
    NativeMember("func replacingCharacters(in range: NSRange, with replacement: String) -> String")
    { (call, range: UnitRange, replacement: String) in
      let text = try call.heldText()
      let (before, after) = (
        UnitRange(0, range.lower), UnitRange(range.upper, text.utf16.count)
      )
      return .string(try before.part(of: text) + replacement + after.part(of: text))
    },
  ]

  /// Searches. Their ranges may begin and end inside a character.
  private static let searches: [NativeMember] = [
    NativeMember("func range(of text: String, options: String.CompareOptions = []) -> NSRange") {
      (call, text: String, options: String.CompareOptions) in
      try found(call, text, options, in: nil)
    },
    NativeMember(
      "func range(of text: String, options: String.CompareOptions = [], range: NSRange) -> NSRange"
    ) { (call, text: String, options: String.CompareOptions, range: UnitRange) in
      try found(call, text, options, in: range)
    },
    NativeMember(
      "func replacingOccurrences(of target: String, with replacement: String, "
        + "options: String.CompareOptions, range: NSRange) -> String"
    ) {
      (
        call, target: String, replacement: String, options: String.CompareOptions,
        range: UnitRange
      ) in
      let text = try call.heldText()
      let place = try range.checked(in: text)
      return .string(
        try call.finding(in: text[...], options) {
          NSString(string: text).replacingOccurrences(
            of: target, with: replacement, options: options, range: place)
        })
    },
  ]

  private static func found(
    _ call: NativeCall, _ wanted: String, _ options: String.CompareOptions, in range: UnitRange?
  ) throws -> Value {
    let text = try call.heldText()
    let place = try (range ?? UnitRange(0, text.utf16.count)).checked(in: text)
    let found = try call.finding(in: text[...], options) {
      NSString(string: text).range(of: wanted, options: options, range: place)
    }
    return try call.interpreter.structure("NSRange", [.int(found.location), .int(found.length)])
  }
}

extension NativeCall {
  fileprivate func path() throws -> NSString { NSString(string: try heldText()) }

  /// The text that the receiver holds.
  fileprivate func heldText() throws -> String {
    try receiver?.stored("_plain")?.requireString() ?? ""
  }
}

/// An `NSRange` of a text's UTF-16 units.
struct UnitRange: NativeArgument {
  static var declared: DeclaredTypes { .named("NSRange") }
  let lower: Int
  let upper: Int

  init(_ lower: Int, _ upper: Int) { (self.lower, self.upper) = (lower, upper) }

  init(argument: Value, of call: borrowing NativeCall) throws {
    guard let location = argument.stored("location")?.asInt,
      let length = argument.stored("length")?.asInt,
      case let (end, overflow) = location.addingReportingOverflow(length), !overflow
    else { throw ScriptFailure.trap("Range or index out of bounds") }
    self.init(location, end)
  }

  /// Foundation's range, which ends within a text.
  func checked(in text: String) throws -> NSRange {
    guard lower >= 0, lower <= upper, upper <= text.utf16.count else {
      throw ScriptFailure.trap("Range or index out of bounds")
    }
    return NSRange(location: lower, length: upper - lower)
  }

  func part(of text: String) throws -> String {
    let (units, range) = (text.utf16, try checked(in: text))
    return String(decoding: units.dropFirst(range.location).prefix(range.length), as: UTF16.self)
  }
}
