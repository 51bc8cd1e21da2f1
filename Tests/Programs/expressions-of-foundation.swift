import Foundation

// Foundation's regular expressions, which know more than Swift's.

enum FoundationExpressionProgram {
  static func whole(_ text: String) -> NSRange { NSRange(location: 0, length: text.utf16.count) }

  static func main() {
    let text = "camelCaseURL"
    guard
      let words = try? NSRegularExpression(pattern: "(?<=[a-z])([A-Z])|([A-Z])(?=[a-z])"),
      let pairs = try? NSRegularExpression(pattern: "(?<key>\\w+)=(?<value>\\d++)(;)?")
    else { return }
    print(words.stringByReplacingMatches(in: text, range: whole(text), withTemplate: "_$1$2"))
    let list = "a=1;bb=22"
    for match in pairs.matches(in: list, range: whole(list)) {
      print(match.range, match.numberOfRanges, match.range(at: 3).location == NSNotFound)
      print(match.range(withName: "key"), match.range(withName: "value"))
    }
    print(pairs.numberOfCaptureGroups, pairs.numberOfMatches(in: list, range: whole(list)))
    pairs.enumerateMatches(in: list, range: whole(list)) { match, _, stop in
      print(match?.range ?? NSRange())
      stop.pointee = true
    }
    print(
      pairs.firstMatch(in: list, options: .anchored, range: NSRange(location: 4, length: 5)) != nil)
    let changed = NSMutableString(string: list)
    let count = pairs.replaceMatches(
      in: changed, range: NSRange(location: 0, length: changed.length), withTemplate: "$2")
    print(changed, count, NSRegularExpression.escapedPattern(for: "a.b"))
    print((try? NSRegularExpression(pattern: "(")) == nil)
    print(NSMaxRange(NSRange(location: 1, length: 3)), NSLocationInRange(2, NSRange(0..<2)))
    print(
      NSIntersectionRange(NSRange(0..<5), NSRange(3..<9)),
      NSUnionRange(NSRange(0..<2), NSRange(4..<5)))
    print(NSEqualRanges(NSRange(0..<1), NSRange(0..<1)))
  }
}
