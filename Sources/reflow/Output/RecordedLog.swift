/// The lines of a console log that a comparison looks at, each with its place in the text.
struct RecordedLog {
  struct Line: Equatable {
    /// Counted from 1 in the text as it was read.
    var number: Int
    var text: String
  }

  struct Difference: Equatable {
    /// The line of the recorded log, or where it would stand.
    var line: Int
    var recorded: String?
    var ours: String?
  }

  let lines: [Line]

  init(text: String) {
    self.init(lines: text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
  }

  init(lines: [String]) {
    self.lines = lines.enumerated().compactMap { index, line in
      let text = Self.stripped(line)
      return text.isEmpty ? nil : Line(number: index + 1, text: text)
    }
  }

  /// Nil where both say the same.
  func firstDifference(from recorded: RecordedLog) -> Difference? {
    for index in 0..<max(lines.count, recorded.lines.count) {
      let theirs = index < recorded.lines.count ? recorded.lines[index] : nil
      let ours = index < lines.count ? lines[index] : nil
      if theirs?.text == ours?.text { continue }
      let end = (recorded.lines.last?.number ?? 0) + 1
      return Difference(line: theirs?.number ?? end, recorded: theirs?.text, ours: ours?.text)
    }
    return nil
  }

  /// The line without what a console or an article puts in front of it: white space, a running
  /// number, and a time stamp such as `2026-01-02 10:11:12.345678+0900 App[123:456]`.
  private static func stripped(_ line: String) -> String {
    var rest = Substring(line).trimmingPrefix(while: \.isWhitespace)
    if let stamp = rest.prefixMatch(of: /\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\S*(\s+\S+\[\d+:\w+\])?/) {
      rest = rest[stamp.range.upperBound...]
    }
    rest = rest.trimmingPrefix(while: \.isWhitespace)
    if let number = rest.prefixMatch(of: /\d+[.:)]?\s*(?=【)/) {
      rest = rest[number.range.upperBound...]
    }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return String(rest)
  }
}
