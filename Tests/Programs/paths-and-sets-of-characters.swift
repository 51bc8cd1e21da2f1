import Foundation

enum Paths {
  static func main() {
    print(URL(fileURLWithPath: "/a/b", isDirectory: true).absoluteString)
    print(URL(fileURLWithPath: "/a/b", isDirectory: false).path)
    print(
      URL(fileURLWithPath: "c", relativeTo: URL(fileURLWithPath: "/a/", isDirectory: true)).path)
    print(URL(filePath: "/a/b", directoryHint: .isDirectory).absoluteString)
    if let base = URL(string: "https://a.com/b/"), let url = URL(string: "../c", relativeTo: base) {
      print(url.absoluteURL, url.absoluteString)
    }
    print(URL(fileURLWithPath: "/a/../b").standardizedFileURL.path)
    let path = "/a//b/../c.txt" as NSString
    print(path.standardizingPath, path.lastPathComponent, path.pathExtension)
    let text = "12 apples" as NSString
    print(text.substring(to: 2), text.substring(from: 3), text.character(at: 0), text.intValue)
    print(text.replacingCharacters(in: NSRange(location: 0, length: 2), with: "13"))
    print(("2.5" as NSString).floatValue, NSRange(location: 1, length: 2))
    print("e\u{301}".precomposedStringWithCanonicalMapping.unicodeScalars.count)
    print("é".decomposedStringWithCanonicalMapping.unicodeScalars.count)
    "a\nb\nc".enumerateLines { line, stop in
      print(line)
      stop = line == "b"
    }
  }
}

enum SetsOfCharacters {
  static func main() {
    print(CharacterSet(charactersIn: "a"..."f").contains("e"))
    print(CharacterSet(charactersIn: "a"..<"f").contains("f"))
    print(CharacterSet.urlUserAllowed.contains("@"), CharacterSet.urlPasswordAllowed.contains("-"))
    var set = CharacterSet()
    set.insert(charactersIn: "a"..."e")
    set.remove(charactersIn: "b"..."c")
    set.formSymmetricDifference(CharacterSet(charactersIn: "xa"))
    print("abcdex".unicodeScalars.filter { set.contains($0) }.map { String($0) })
    print(CharacterSet(charactersIn: "abc") == CharacterSet(charactersIn: "cab"))
    print(CharacterSet(charactersIn: "a").isStrictSubset(of: CharacterSet(charactersIn: "ab")))
    print(CharacterSet(["x", "y"] as [Unicode.Scalar]).contains("y"))
  }
}
