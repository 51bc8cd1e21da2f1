import Foundation
import SwiftInterpreter

extension FoundationLibrary {
  /// Sizes of files and of memory, as Foundation writes them.
  static let byteCountStyle = NativeType(
    named: "ByteCountFormatStyle",
    members: [
      NativeMember("func format(_ value: Int64) -> String") { (call, value: Int64) in
        let own = call.receiver ?? .void
        let style: ByteCountFormatStyle.Style =
          switch own.stored("style")?.caseName {
          case "memory": .memory
          case "decimal": .decimal
          case "binary": .binary
          default: .file
          }
        let units = own.stored("allowedUnits")?.stored("rawValue")?.asInt ?? 0
        return .string(
          ByteCountFormatStyle(
            style: style,
            allowedUnits: units == 0
              ? .all
              : ByteCountFormatStyle.Units(
                rawValue: UInt(bitPattern: units)),
            spellsOutZero: own.stored("spellsOutZero")?.asBool ?? true,
            includesActualByteCount: own.stored("includesActualByteCount")?.asBool ?? false,
            locale: own.locale
          ).format(value))
      }
    ])
}

extension Int64: NativeArgument {
  package static var declared: DeclaredTypes { .named("Int64") }

  package init(argument: Value, of call: borrowing NativeCall) throws {
    if case .number(let count) = argument {
      self = Int64(exactly: count.asDouble) ?? 0
    } else {
      self = Int64(try argument.requireInt())
    }
  }
}
