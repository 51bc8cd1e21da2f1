#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Streams in zlib's format (RFC 1950), made by the machine's library where it has one, as all do that
/// draw pixels; else stored as they are.
struct Zlib: Sendable {
  private typealias Compress =
    @convention(c) (
      UnsafeMutablePointer<UInt8>, UnsafeMutablePointer<UInt>, UnsafePointer<UInt8>, UInt, Int32
    ) -> Int32
  private let compress: Compress?

  static let machine = Zlib(names: ["libz.so.1", "libz.1.dylib"])

  init(names: [String]) {
    let library = names.lazy.compactMap { dlopen($0, RTLD_NOW) }.first
    compress = library.flatMap { dlsym($0, "compress2") }
      .map { unsafeBitCast($0, to: Compress.self) }
  }

  func stream(_ bytes: [UInt8]) -> [UInt8] {
    guard let compress else { return Self.stored(bytes) }
    // What zlib's own manual says is enough.
    let room = bytes.count + bytes.count / 1000 + 1024
    let result = [UInt8](unsafeUninitializedCapacity: room) { result, count in
      guard let start = result.baseAddress else { return }
      var length = UInt(room)
      if compress(start, &length, bytes, UInt(bytes.count), Self.quickest) == 0 {
        count = Int(length)
      }
    }
    return result.isEmpty ? Self.stored(bytes) : result
  }

  private static let quickest: Int32 = 1

  /// In blocks without compression (RFC 1951, 3.2.4).
  private static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = [0x78, 0x01]
    var start = 0
    repeat {
      let end = min(start + 0xFFFF, bytes.count)
      let length = end - start
      let parts = [length, length >> 8, ~length, ~length >> 8]
      result.append(end == bytes.count ? 1 : 0)
      result += parts.map { UInt8(truncatingIfNeeded: $0) } + bytes[start..<end]
      start = end
    } while start < bytes.count
    var (low, high): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      low = (low + UInt32(byte)) % 65521
      high = (high + low) % 65521
    }
    return result + (high << 16 | low).bigEndianBytes
  }
}

extension UInt32 {
  var bigEndianBytes: [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: self >> UInt32($0)) }
  }
}

/// RFC 4648, section 4.
public enum Base64 {
  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  public static func bytes(_ bytes: [UInt8]) -> [UInt8] {
    let length = (bytes.count + 2) / 3 * 4
    return [UInt8](unsafeUninitializedCapacity: length) { result, count in
      bytes.withUnsafeBufferPointer { bytes in
        alphabet.withUnsafeBufferPointer { alphabet in
          var (from, to) = (0, 0)
          while from < bytes.count {
            let left = bytes.count - from
            let group =
              Int(bytes[from]) << 16 | (left > 1 ? Int(bytes[from + 1]) << 8 : 0)
              | (left > 2 ? Int(bytes[from + 2]) : 0)
            result[to] = alphabet[group >> 18]
            result[to + 1] = alphabet[group >> 12 & 63]
            result[to + 2] = left > 1 ? alphabet[group >> 6 & 63] : UInt8(ascii: "=")
            result[to + 3] = left > 2 ? alphabet[group & 63] : UInt8(ascii: "=")
            from += 3
            to += 4
          }
        }
      }
      count = length
    }
  }
}
