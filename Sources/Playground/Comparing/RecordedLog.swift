/// The lines of a console log that a comparison looks at, each with its place in the text.
public struct RecordedLog: Sendable {
  public struct Line: Equatable, Sendable {
    /// Counted from 1 in the text as it was read.
    public var number: Int
    public var text: String
  }

  public struct Difference: Equatable, Sendable {
    /// The line of the recorded log, or where it would stand.
    public var line: Int
    public var recorded: String?
    public var ours: String?
  }

  public let lines: [Line]

  public init(text: String) {
    self.init(lines: text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
  }

  public init(lines: [String]) {
    self.lines = lines.enumerated().compactMap { index, line in
      let text = Self.stripped(line)
      return text.isEmpty ? nil : Line(number: index + 1, text: text)
    }
  }

  /// Nil where both say the same.
  public func firstDifference(from recorded: RecordedLog) -> Difference? {
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
