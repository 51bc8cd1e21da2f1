import Foundation

enum Basics {
  static func main() {
    let s = "Hello, wörld"
    print(s.count, s.isEmpty, s.uppercased(), s.lowercased(), s.utf8.count)
    print(s.hasPrefix("Hell"), s.hasSuffix("d"), s.contains("wör"), s.first as Any, s.last as Any)
  }
}

enum Concatenation {
  static func main() {
    var s = "a"
    s += "b"
    s.append("c")
    s.append(Character("d"))
    s = s + "e"
    s.insert("0", at: s.startIndex)
    print(s, String(repeating: "ab", count: 3), "x" + "y")
  }
}

enum Splitting {
  static func main() {
    let s = "one,two,,three"
    print(s.split(separator: ","), s.components(separatedBy: ","))
    print(
      s.split(separator: ",", maxSplits: 1),
      s.split(separator: ",", omittingEmptySubsequences: false).count)
    print("a b  c".split(whereSeparator: { $0 == " " }).map(String.init))
  }
}

enum Joining {
  static func main() {
    print(["a", "b", "c"].joined(), ["a", "b"].joined(separator: ", "))
    print([1, 2, 3].map(String.init).joined(separator: "+"))
    print((1...3).map { "\($0)" }.joined(separator: "/"))
  }
}

enum Slicing {
  static func main() {
    let s = "playground"
    print(s.prefix(4), s.suffix(6), s.dropFirst(), s.dropLast(2), s.prefix { $0 != "g" })
    let index = s.index(s.startIndex, offsetBy: 4)
    print(s[index], s[index...], s[..<index], s[s.index(before: s.endIndex)])
    if let g = s.firstIndex(of: "g") { print(s[..<g]) }
  }
}

enum Iterating {
  static func main() {
    for (index, character) in "abc".enumerated() { print(index, character) }
    print("abc".map { String($0) + "!" }, "banana".filter { $0 != "a" })
    print(String("abc".reversed()), "hello".sorted(), Set("aab").count)
  }
}

enum Comparing {
  static func main() {
    print("a" < "b", "a" == "a", "B" < "a", "abc" < "abd", "a" < "ab")
    print("e\u{301}" == "\u{e9}", ["b", "C", "a"].sorted(), max("x", "y"))
  }
}

enum Multiline {
  static func main() {
    let s = """
      first
        second "quoted"
      third \
      continued
      """
    print(s)
    print(s.split(separator: "\n").count)
  }
}

enum Formatting {
  static func main() {
    print(String(format: "%.2f|%5.1f|%d|%03d|%x", 3.14159, 2.5, 42, 7, 255))
    print(String(format: "%@ has %d", "list" as NSString, 3), String(format: "%.0f%%", 49.6))
    print(
      String(format: "%e", 12345.678), String(format: "%g", 0.0001),
      String(format: "%5d|%-5d|", 3, 3))
  }
}

enum Searching {
  static func main() {
    let s = "the cat sat on the mat"
    print(s.replacingOccurrences(of: "the", with: "a"))
    print(s.range(of: "cat") != nil, s.components(separatedBy: "at").count)
    print(" trim me \n".trimmingCharacters(in: .whitespacesAndNewlines) + "|")
    print("a1b2".filter(\.isNumber), "swift".capitalized)
  }
}
