import Foundation

/// The address that an editor has for a file, and the file's path.
package enum DocumentPath {
  /// The path of a `file:` address; nil for one of another kind, such as a text that has no file yet.
  package static func path(of address: String) -> String? {
    guard address.hasPrefix("file:"), let url = URL(string: address) else { return nil }
    let path = url.path
    return path.isEmpty ? nil : path
  }

  /// The address of a path, which everything but letters, digits and `-._~/` is escaped in.
  package static func address(of path: String) -> String {
    var address = "file://"
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        address.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        address += "%" + (digits.count == 1 ? "0" : "") + digits
      }
    }
    return address
  }
}
