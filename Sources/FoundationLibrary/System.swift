import Foundation
import SwiftInterpreter

extension FoundationLibrary {
  /// What a scene sees of the world outside: addresses, files, settings, notifications, bundles. A
  /// scene reads no file but the texts of its folder and what it wrote itself, and opens no
  /// connection, so a request fails and a setting is as if never set.
  static let foundationSystem = NativeLibrary(
    name: "FoundationSystem",
    types: [
      NativeType(named: "URL", members: addresses),
      NativeType(named: "URLComponents", members: addressParts),
    ],
    extensions: [
      "String": paths + normalForms + [
        NativeMember("func localizedStandardContains(_ text: String) -> Bool") {
          (call, text: String) in
          .bool(
            try (call.receiver?.requireString() ?? "").localizedStandardContains(text))
        },
        NativeMember("func localizedCaseInsensitiveContains(_ text: String) -> Bool") {
          (call, text: String) in
          .bool(
            try (call.receiver?.requireString() ?? "")
              .localizedCaseInsensitiveContains(text))
        },
      ]
    ],
    functions: [
      NativeMember("func _resource(_ path: String) -> String?") { (call, path: String) in
        .optional(
          call.foundationHost?.text(ofResource: path).map(Value.string))
      },
      // Whose behaviour is shown.
      NativeMember("func _release() -> Int") { call in
        let configuration = call.interpreter.configuration
        let versions = configuration.platformVersions.filter {
          configuration.platforms.contains($0.key)
        }
        return .int(versions.values.max() ?? 0)
      },
    ],
    sources: [Declarations.system, Declarations.files, Declarations.urlComponents], isPartial: true)

  /// Texts as other scalars and bytes that say the same.
  private static let normalForms: [NativeMember] = [
    normalForm("precomposedStringWithCanonicalMapping") {
      $0.precomposedStringWithCanonicalMapping
    },
    normalForm("decomposedStringWithCanonicalMapping") { $0.decomposedStringWithCanonicalMapping },
    normalForm("precomposedStringWithCompatibilityMapping") {
      $0.precomposedStringWithCompatibilityMapping
    },
    normalForm("decomposedStringWithCompatibilityMapping") {
      $0.decomposedStringWithCompatibilityMapping
    },
    NativeMember("var _lines: [String] { get }") { call in
      var lines: [Value] = []
      (try call.receiver?.requireString() ?? "").enumerateLines { line, _ in
        lines.append(.string(line))
      }
      return .array(ArrayBox(lines))
    },
  ]

  private static func normalForm(
    _ name: String, _ form: @escaping @Sendable (String) -> String
  ) -> NativeMember {
    NativeMember("var \(name): String { get }") { call in
      .string(form(try call.receiver?.requireString() ?? ""))
    }
  }

  /// The parts of a path and the numbers in a text, which `NSString` has.
  private static let paths: [NativeMember] = [
    path("var lastPathComponent: String { get }") { .string($0.lastPathComponent) },
    path("var pathExtension: String { get }") { .string($0.pathExtension) },
    path("var deletingLastPathComponent: String { get }") { .string($0.deletingLastPathComponent) },
    path("var deletingPathExtension: String { get }") { .string($0.deletingPathExtension) },
    path("var isAbsolutePath: Bool { get }") { .bool($0.isAbsolutePath) },
    // Of a text that begins with no number they are zero.
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
      .optional(try call.path().appendingPathExtension(pathExtension).map(Value.string))
    },
  ]

  private static func path(
    _ declaration: String, _ part: @escaping @Sendable (NSString) -> Value
  ) -> NativeMember {
    NativeMember(declaration) { part(try $0.path()) }
  }
}

extension NativeCall {
  fileprivate func path() throws -> NSString {
    NSString(string: try receiver?.requireString() ?? "")
  }
}
