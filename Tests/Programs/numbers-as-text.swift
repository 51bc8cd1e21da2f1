import Foundation

enum Formats {
  static func main() {
    print(String(format: "%02d:%02d", 5, 7), String(format: "%.1f%%", 45.678))
    print(String(format: "%5.2f|%@|%+d", 3.14159, "ab", 5), String(format: "%08.3f", 2.5))
    print(String(format: "%X %o %c", 255, 8, 65), String(format: "%ld items", 3))
    print(String(format: "%3d%%|%5d|%-5d|", 7, 42, 42))
    print(12.0.description, "\(0.1 + 0.2)", 1e21, 1e-7, 100000.0, 1e16, 123456789.125)
    print(Double("3.50") ?? 0, Int("0042") ?? 0, Int("ff", radix: 16) ?? 0, String(255, radix: 2))
    print(3.7.rounded(), 3.2.rounded(.up), (-3.5).rounded(), 2.5.rounded(.toNearestOrEven))
    print(Int(3.99), Int(-3.99), Int((2.5).rounded(.down)), 7.0 / 2, -7 / 2, -7 % 3)
  }
}

enum Strings {
  static func main() {
    let text = "Hello, Swift world"
    print(text.count, text.uppercased(), text.lowercased(), text.capitalized)
    print(text.hasPrefix("Hell"), text.hasSuffix("x"), text.contains("Swift"), text.isEmpty)
    print(text.split(separator: " "), text.components(separatedBy: ", "))
    print("a long".components(separatedBy: ""), "".components(separatedBy: ""))
    print(text.replacingOccurrences(of: "l", with: "L"), String(text.reversed()))
    print(text.prefix(5), text.suffix(5), text.dropFirst(7), text.dropLast(6))
    print(text.first!, text.last!, text.firstIndex(of: ",") != nil, text.filter { $0 != "l" })
    print(text[text.startIndex], text[text.index(text.startIndex, offsetBy: 7)])
    print(text[..<text.firstIndex(of: ",")!], text[text.index(after: text.firstIndex(of: " ")!)...])
    print("  padded ".trimmingCharacters(in: .whitespaces), "a-b_c".split { "-_".contains($0) })
    print("abc" < "abd", "a" == "a", "Zebra" < "apple", ["b", "A", "c"].sorted())
    print(Array("abc"), "abc".map { $0 }, "abc".enumerated().map { "\($0)\($1)" })
    print("line1\nline2".split(separator: "\n"))
    print("a,b,,c".split(separator: ",", omittingEmptySubsequences: false))
    print(String(repeating: "ab", count: 3), "x".padding(toLength: 3, withPad: ".", startingAt: 0))
    let words = "word count in text".split(separator: " ")
    print(words.map { $0.prefix(1).uppercased() + $0.dropFirst() })
    var mutable = "abc"
    mutable += "d"
    mutable.append("e")
    mutable.insert("!", at: mutable.startIndex)
    mutable.remove(at: mutable.startIndex)
    mutable.removeLast()
    print(mutable, mutable.popLast() as Any, mutable.randomElement() != nil)
    print("é".unicodeScalars.count, "👋🏽".count, "a".utf8.count, "ß".uppercased())
    print(#"raw \n "quoted""#, "tab\tend", "uni\u{2603}", "\"q\"")
    let multi = """
      first
        second \
      joined
      """
    print(multi)
    print("caf\u{65}\u{301}" == "café", "abc".contains { $0.isNumber }, "a1".allSatisfy(\.isLetter))
    print("1,2;3".components(separatedBy: CharacterSet(charactersIn: ",;")))
    print("b".compare("a") == .orderedDescending)
    print("swift".range(of: "if") != nil, "x=1".firstIndex(of: "=").map { "x=1"[$0...] } ?? "")
  }
}

enum Characters {
  static func main() {
    let all = "aZ5 _é\n"
    print(all.map { $0.isLetter }, all.map { $0.isNumber }, all.map { $0.isWhitespace })
    print(
      ("a" as Character).isLowercase, Character("Z").asciiValue!, Character("7").wholeNumberValue!)
    let counted = "mississippi".reduce(into: [Character: Int]()) { $0[$1, default: 0] += 1 }
    print(counted.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" }.joined())
    print(String(UnicodeScalar(65)), UnicodeScalar("a").value, Character(UnicodeScalar(97)))
    print("abc".unicodeScalars.map { $0.value }.reduce(0, +))
    print("hello".compactMap(\.asciiValue).count)
  }
}

enum FixedWidths {
  static func main() {
    let (value, overflow) = UInt8(250).addingReportingOverflow(10)
    print(value, overflow, Int16.max.multipliedReportingOverflow(by: 2))
    print(Int8(truncatingIfNeeded: 300), UInt8(clamping: -5), Int8(exactly: 200) as Any)
    print(UInt8(0b1010).nonzeroBitCount, Int8(-1).leadingZeroBitCount)
    print(UInt16(8).trailingZeroBitCount)
    print(Int8(-128).magnitude, Int8.min, UInt64.max, UInt32.bitWidth, Int64(5).signum())
    print(UInt8(200) &+ 100, Int8.max &+ 1, UInt8(1) << 3, ~UInt8(0), Int8(-8) >> 1)
    print(UInt8("200") as Any, UInt8("300") as Any, Int8("-7") as Any, UInt8(ascii: "A"))
    print(Float(1) / 3, Float(2.5).rounded(), Float.pi, Double(Float(0.1)))
    print(UInt(7).isMultiple(of: 7), Int32(17).quotientAndRemainder(dividingBy: 5))
  }
}
