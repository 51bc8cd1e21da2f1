import CUnicode
import Synchronization

/// Where the lines of a text may end, by Unicode's line breaking algorithm (UAX #14): dictionaries
/// know the words of Thai, Lao, Khmer and Burmese, which are written without spaces; Korean words
/// stay whole.
public enum LineEnds {
  /// Opening it reads tables, which is done for the first text that needs them.
  private static let opened = Mutex<OpaqueLines?>(nil)

  private struct OpaqueLines: @unchecked Sendable {
    // Used with the lock held.
    let pointer: UnsafeMutableRawPointer
  }

  /// The offsets after which a line may end, ascending, in units of UTF-16; the last is the end.
  public static func offsets(in text: String) -> [Int] {
    let units = ContiguousArray(text.utf16)
    guard let length = Int32(exactly: units.count), length > 0 else { return [] }
    var ends = [Int32](repeating: 0, count: units.count)
    let count = opened.withLock { opened in
      if opened == nil { opened = cunicode_open_lines().map(OpaqueLines.init) }
      guard let lines = opened?.pointer else { return 0 }
      return units.withUnsafeBufferPointer { units in
        Int(cunicode_line_ends(lines, units.baseAddress, length, &ends))
      }
    }
    return ends[..<count].map(Int.init)
  }
}
