import Foundation
import Numbers
import SwiftInterpreter

/// C's functions that read the number at the start of a text, and return zero where there is none.
/// They don't return where the number ends.
enum NumbersInTexts {
  static let functions: [NativeMember] = [
    reading("atof", "Double") { .double(atof($0)) },
    reading("atoi", "Int32") { .integer(atoi($0)) },
    reading("atol", "Int") { .int(atol($0)) },
    reading("atoll", "Int64") { .integer(Int64(atoll($0))) },
    ending("strtod", "Double") { .double(strtod($0, nil)) },
    ending("strtof", "Float") { .float(strtof($0, nil)) },
    inBase("strtol", "Int") { .int(strtol($0, nil, $1)) },
    inBase("strtoll", "Int64") { .integer(Int64(strtoll($0, nil, $1))) },
    inBase("strtoul", "UInt") { .integer(strtoul($0, nil, $1)) },
    inBase("strtoull", "UInt64") { .integer(UInt64(strtoull($0, nil, $1))) },
  ]

  private static func reading(
    _ name: String, _ type: String, _ read: @escaping @Sendable (String) -> Value
  ) -> NativeMember {
    NativeMember("func \(name)(_ text: String) -> \(type)") { (_, text: String) in read(text) }
  }

  private static func ending(
    _ name: String, _ type: String, _ read: @escaping @Sendable (String) -> Value
  ) -> NativeMember {
    NativeMember("func \(name)(_ text: String, _ end: Never?) -> \(type)") {
      (_, text: String, _: Unused) in read(text)
    }
  }

  private static func inBase(
    _ name: String, _ type: String, _ read: @escaping @Sendable (String, Int32) -> Value
  ) -> NativeMember {
    NativeMember("func \(name)(_ text: String, _ end: Never?, _ base: Int32) -> \(type)") {
      (_, text: String, _: Unused, base: Value) in
      read(text, Int32(clamped: base.asAnyNumber ?? 10))
    }
  }
}
