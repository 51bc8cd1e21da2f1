// Integers in the conversions of C's formats: how many bits each takes, and how they are filled.
import Foundation

enum LengthsOfConversions {
  static func main() {
    let wide = 0xfeed_face_cafe_beef as UInt64
    print(String(format: "%llx %llX %016llx", wide, wide, wide))
    print(String(format: "%llu %lu %zu %ju", wide, UInt.max, -1, -1))
    print(String(format: "%lld %ld %qd %zd %td", Int64.min, Int.max, Int.max, Int.min, 7))
    print(String(format: "%lo %llo", -1, wide))
  }
}

enum IntsAndShorterOnes {
  static func main() {
    print(String(format: "%d %i %u", Int.max, 5_000_000_000, 5_000_000_000))
    print(String(format: "%d %u", UInt32.max, UInt32.max))
    print(String(format: "%x %X %o", -1, Int8(-2), -8))
    print(String(format: "%hd %hu %hx", 70_000, 70_000, 70_000))
    print(String(format: "%hhd %hhu %hhx", 300, -1, 511))
    print(String(format: "%02hhx%02hhx", UInt8(250), UInt8(9)))
    print([UInt8(0), 15, 171].map { String(format: "%02x", $0) }.joined())
  }
}

enum SignsAndDigits {
  static func main() {
    print(String(format: "%+d % d %+u", 4, 4, 4))
    print(String(format: "%05d|%-5d|%5d|%+05d", -42, -42, -42, 42))
    print(String(format: "%.4d|%8.4d|%-8.4d|%08.4d", 42, 42, 42, 42))
    print(String(format: "%.4x|%.6X|%.4o|%.3u", 255, 255, 8, 7))
    print(String(format: "%#x|%#X|%#o|%#x|%#o", 255, 255, 8, 0, 0))
    print(String(format: "%#08x|%#10x|%-#8o|", 255, 255, 8))
    print(String(format: "%*d|", 5, 42))
  }
}

enum FormattedIntegers {
  static func main() {
    let american = Locale(identifier: "en_US")
    print((12_345 as UInt64).formatted(.number.locale(american)))
    print((200 as UInt8).formatted(.number.locale(american)))
    print((-1_234 as Int32).formatted(.number.locale(american)))
    print((12_345 as UInt).formatted(.number.grouping(.never).locale(american)))
  }
}
