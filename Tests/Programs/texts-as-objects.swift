import Foundation

// `NSString` is a class of its own: what an extension adds to `String` is none of its members.

extension String {
  var lastPathComponent: String { (self as NSString).lastPathComponent }
  var pathExtension: String { (self as NSString).pathExtension }
  var length: Int { (self as NSString).length }
  func appendingPathComponent(_ part: String) -> String {
    (self as NSString).appendingPathComponent(part)
  }
}

enum OwnMembersProgram {
  static func main() {
    let file = "/notes/today.md"
    print(file.lastPathComponent, file.pathExtension, file.length)
    print("a".appendingPathComponent("b").appendingPathComponent("c.txt"))
    print(("flag 🇩🇪" as NSString).length, "flag 🇩🇪".length)
  }
}

enum BridgedTextProgram {
  static func main() {
    let text: NSString = "plain"
    let any: Any = text
    print(text, [text], Optional(text) as Any, any is String, any as? String ?? "-")
    let other: Any = "swift"
    print(other is NSString, (other as? NSString)?.length ?? 0, text as String, type(of: text))
    print(text == "plain" as NSString, text.isEqual(to: "plain"), text.isEqual("other"))
    print(text.hash == "plain".hash, "plain".hash == "plain".hash)
    var set: Set<NSString> = ["a", "b"]
    set.insert("a")
    print(set.count, String(format: "%@!", text), String(text).count)
    let keyed: [NSString: Int] = ["x": 1]
    print(keyed["x"] ?? 0, NSString(format: "%d-%@", 3, "y" as NSString))
    let cache = NSCache<NSString, NSNumber>()
    cache.setObject(4, forKey: "four")
    print(cache.object(forKey: "four" as NSString) ?? 0)
  }
}

enum PartsOfTextProgram {
  static func main() {
    let text = "one two two" as NSString
    print(text.range(of: "two"), text.range(of: "three").location == NSNotFound)
    print(text.range(of: "two", options: .backwards))
    print(text.range(of: "two", options: [], range: NSRange(location: 5, length: 6)))
    print(text.substring(with: NSRange(location: 4, length: 3)), text.substring(from: 8))
    print(text.components(separatedBy: " "), text.uppercased, text.hasSuffix("two"))
    print(text.replacingOccurrences(of: "two", with: "2"), text.contains("ne t"))
    print(text.trimmingCharacters(in: CharacterSet(charactersIn: "o")), text.appending("!"))
    print(text.rangeOfCharacter(from: .whitespaces), ("7 up" as NSString).integerValue)
    print(text.caseInsensitiveCompare("ONE TWO TWO") == .orderedSame)
  }
}

enum MutableTextProgram {
  static func main() {
    let text = NSMutableString(string: "héllo")
    text.append("!")
    text.insert("[", at: 0)
    text.deleteCharacters(in: NSRange(location: 1, length: 1))
    print(text, text.length)
    text.replaceCharacters(in: NSRange(location: 0, length: 2), with: "e")
    let count = text.replaceOccurrences(
      of: "l", with: "L", options: [], range: NSRange(location: 0, length: text.length))
    print(text, count, text as String == "eLLo!")
    text.setString("")
    print(text.length)
  }
}

enum SetsOfCharactersProgram {
  static func main() {
    let words = "--nice_day".filter {
      String($0).rangeOfCharacter(from: NSCharacterSet.alphanumerics) != nil
    }
    print(words, " x ".trimmingCharacters(in: NSCharacterSet.whitespacesAndNewlines) + ".")
    print("a1b2".components(separatedBy: NSCharacterSet.decimalDigits))
  }
}
