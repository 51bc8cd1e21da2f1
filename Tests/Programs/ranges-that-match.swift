// `~=` written out: literals of a range in parentheses are what the value is.

enum RangesThatMatch {
  static func isColor(_ code: UInt32) -> Bool { (0x000000...0xFFFFFF) ~= code }
  static func isLetter(_ byte: UInt8) -> Bool { (65..<91) ~= byte || (97...122) ~= byte }

  static func main() {
    print(isColor(5), isColor(0x1000000), isLetter(70), isLetter(100), isLetter(64))
    print((1...) ~= 3, (..<2) ~= 3, ((1...5)) ~= 6, (0.5...1) ~= 0.75)
    switch UInt16(300) {
    case (0..<256): print("byte")
    case (256...): print("more")
    default: print("none")
    }
  }
}
