import Foundation
import SwiftInterpreter

extension FoundationLibrary {
  /// What a scene sees of the world outside: addresses, settings, notifications, bundles. A scene
  /// reads no file but the texts of its folder and opens no connection, so a request fails and a
  /// setting is as if never set.
  static let foundationSystem = NativeLibrary(
    name: "FoundationSystem",
    types: [
      NativeType(named: "URL", members: addresses)
    ],
    extensions: [
      "String": paths + [
        NativeMember("func localizedStandardContains(_ text: String) -> Bool") { call in
          .bool(
            try (call.receiver?.requireString() ?? "").localizedStandardContains(call.string(0)))
        },
        NativeMember("func localizedCaseInsensitiveContains(_ text: String) -> Bool") { call in
          .bool(
            try (call.receiver?.requireString() ?? "")
              .localizedCaseInsensitiveContains(call.string(0)))
        },
      ]
    ],
    functions: [
      NativeMember("func _resource(_ path: String) -> String?") { call in
        .optional(
          call.foundationHost?.text(ofResource: try call.string(0)).map(Value.string))
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
    sources: [Declarations.system], isPartial: true)

  /// The parts of a path, which `NSString` has.
  private static let paths: [NativeMember] = [
    path("var lastPathComponent: String { get }") { .string($0.lastPathComponent) },
    path("var pathExtension: String { get }") { .string($0.pathExtension) },
    path("var deletingLastPathComponent: String { get }") { .string($0.deletingLastPathComponent) },
    path("var deletingPathExtension: String { get }") { .string($0.deletingPathExtension) },
    path("var isAbsolutePath: Bool { get }") { .bool($0.isAbsolutePath) },
    path("var pathComponents: [String] { get }") {
      .array(ArrayBox($0.pathComponents.map(Value.string)))
    },
    NativeMember("func appendingPathComponent(_ component: String) -> String") { call in
      .string(try call.path().appendingPathComponent(call.string(0)))
    },
    NativeMember("func appendingPathExtension(_ pathExtension: String) -> String?") { call in
      .optional(try call.path().appendingPathExtension(call.string(0)).map(Value.string))
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
