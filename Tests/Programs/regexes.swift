import Foundation

/// Regular expressions as literals, made of texts, and in what texts do with them.
enum Regexes {
  static func main() {
    let text = "On 2024-05-31 and 2025-1-02, at 09:41"
    let date = /(\d{4})-(\d+)-(?<day>\d+)/
    if let match = text.firstMatch(of: date) {
      print(match.0, match.1, match.2, match.day, match.output.3)
      print(text[match.range], match.range.lowerBound == text.firstIndex(of: "2"))
      let (whole, year, month, day) = match.output
      print(whole, Int(year)! + 1, month, day)
    }
    for match in text.matches(of: date) { print(match.1, match.day.count) }
    print(text.matches(of: /\d+/).map { Int($0.output)! })
    print(text.matches(of: /\d+/).map { String($0.0) })
    print("ab12".wholeMatch(of: /[a-z]+\d+/) != nil, "ab12-".wholeMatch(of: /[a-z]+\d+/) == nil)
    print("ab12-".prefixMatch(of: /([a-z]+)(\d+)/)?.output.2 ?? "none")
    print(text.contains(/\d:\d/), text.starts(with: /on/), text.starts(with: /on/.ignoresCase()))
    print(text.replacing(/\d/, with: "#"))
    print(text.replacing(/\d/, with: "#", maxReplacements: 2))
    print(text.replacing(date) { "\($0.day).\($0.2)." })
    print(
      "a, b;c".split(separator: /[,;]\s*/),
      "a1b22c".split(separator: /\d/, omittingEmptySubsequences: false))
    print("key:  value".trimmingPrefix(/\w+:\s*/), "x1y2".ranges(of: /\d/).count)
    print("x1y2".firstRange(of: /\d/).map { "x1y2"[$0] } ?? "-")
    var changed = "one two"
    changed.replace(/o(\w)/) { $0.1.uppercased() }
    print(changed)
    changed.replace(/\s/, with: "_")
    print(changed)
  }
}

/// Captures that may be missing.
enum MissingCaptures {
  static func main() {
    for text in ["12px", "3", "px"] {
      guard let match = text.wholeMatch(of: /(\d+)?(px|em)?/) else { continue }
      print(match.1 ?? "no number", match.2 ?? "no unit")
    }
    for text in ["a", "b"] {
      let match = text.firstMatch(of: /(?<first>a)|(?<second>b)/)!
      print(match.first as Any, match.second.map { String($0) } ?? "nil")
    }
    let assignment =
      #/
      (?<key> \w+ ) \s* = \s*  # the ( key
      (?<value> "[^"]*" | \d+ )
    /#
    if let match = #"let name = "Ada (L)";"#.firstMatch(of: assignment) {
      print(match.key, match.value)
    }
    print("a/b".contains(#/a/b/#), "(x)".contains(/\(x\)/), "]".contains(/[\](]/))
    print(type(of: /(a)(b)?/) == Regex<(Substring, Substring, Substring?)>.self)
  }
}

/// Patterns made at run time.
enum RuntimePatterns {
  static func main() {
    do {
      let regex = try Regex("([a-z]+)@(?<host>[a-z.]+)")
      if let match = try regex.firstMatch(in: "mail ada@example.org now") {
        print(match.output.count, match[1].substring ?? "-", match["host"]?.substring ?? "-")
        print(match.output[0].substring!, match.range.isEmpty)
      }
      print("no mail".firstMatch(of: regex) == nil)
      let typed = try Regex(#"(\d+)x(\d+)"#, as: (Substring, Substring, Substring).self)
      if let match = "640x480".wholeMatch(of: typed) { print(match.1, match.2) }
      _ = try Regex("(open")
    } catch {
      print("not a pattern")
    }
    print((try? Regex("[a-")) == nil, (try? Regex("[a-z]")) != nil)
    let patterns: [(String, Regex<Substring>)] = [("digits", /\d+/), ("letters", /[a-z]+/)]
    for (name, pattern) in patterns where "abc 12".contains(pattern) {
      print(name, "abc 12".firstMatch(of: pattern)!.output)
    }
  }
}

/// What Foundation does with them.
enum FoundationPatterns {
  static func main() {
    let text = "tel: 555-1234, 555-9876"
    if let range = text.range(of: #"\d{3}-\d{4}"#, options: .regularExpression) {
      print(text[range])
    }
    print(
      text.replacingOccurrences(of: #"(\d{3})-(\d{4})"#, with: "$2/$1", options: .regularExpression)
    )
    print(
      text.replacingOccurrences(of: #"\d(?=,|$)"#, with: "…", options: .regularExpression))
    print("a1".range(of: "^[a-z]+$", options: .regularExpression) == nil)
  }
}
