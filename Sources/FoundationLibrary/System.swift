import Foundation
import SwiftInterpreter

extension FoundationLibrary {
  /// What a scene sees of the world outside: addresses, files, settings, notifications, bundles. A
  /// scene reads no file but the texts of its folder and what it wrote itself, and opens no
  /// connection. So a request fails, and a setting reads as if it had never been set.
  static let foundationSystem = NativeLibrary(
    name: "FoundationSystem",
    types: [
      NativeType(named: "URL", members: addresses),
      NativeType(named: "URLComponents", members: addressParts),
    ],
    extensions: [
      "String": normalForms + [
        NativeMember("var hash: Int { get }") { call in
          .int(call.receiver?.seededHash ?? 0)
        }
      ]
    ],
    functions: [
      NativeMember("func _resource(_ path: String) -> String?") { (call, path: String) in
        .optional(
          call.foundationHost?.text(ofResource: path).map(Value.string))
      },
      NativeMember("func _infoEntries() -> [String: Any]") { call in
        let entries = (call.foundationHost?.infoEntries ?? [:]).sorted { $0.key < $1.key }
        return .dictionary(entries.map { (.string($0.key), .string($0.value)) })
      },
      // The release whose behaviour is shown.
      NativeMember("func _release() -> Int") { call in
        let configuration = call.interpreter.configuration
        let versions = configuration.platformVersions.filter {
          configuration.platforms.contains($0.key)
        }
        return .int(versions.values.max() ?? 0)
      },
    ],
    sources: [Declarations.system, Declarations.files, Declarations.urlComponents], isPartial: true)

  /// Texts in other scalars and bytes that mean the same.
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
}
