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
      "String": [
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
}
