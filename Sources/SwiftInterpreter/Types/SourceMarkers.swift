/// The places in a text with a token such as `$0`, found without parsing. Comments and strings are
/// searched too, so only the absence of a token is certain.
struct SourceMarkers {
  enum Kind {
    /// `$0` and its like.
    case anonymousParameter
    /// `return`
    case returning
  }

  /// UTF-8 offsets, in order.
  private var dollars: [Int] = []
  private var returns: [Int] = []
  /// UTF-8 offsets at which conditional compilation may begin, in order.
  private(set) var conditions: [Int] = []

  init(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      for (offset, byte) in bytes.enumerated() {
        switch byte {
        case UInt8(ascii: "$"): dollars.append(offset)
        case UInt8(ascii: "#") where bytes[offset...].starts(with: "#if".utf8):
          conditions.append(offset)
        case UInt8(ascii: "r") where bytes[offset...].starts(with: "return".utf8):
          returns.append(offset)
        default: break
        }
      }
    }
  }

  /// Whether one of the kind is between two offsets.
  func stand(_ kind: Kind, from start: Int, to end: Int) -> Bool {
    let offsets = kind == .returning ? returns : dollars
    var (low, high) = (0, offsets.count)
    while low < high {
      let middle = (low + high) / 2
      if offsets[middle] < start { low = middle + 1 } else { high = middle }
    }
    return low < offsets.count && offsets[low] < end
  }
}
