import LayoutSolver

/// A log recorded on a device, to be compared with a scene laid out here: the lines that it printed
/// itself, or Layout Inspector's table.
public struct RecordedLog: Sendable {
  public struct Line: Equatable, Sendable {
    /// Counted from 1 in the text as it was read.
    public var number: Int
    public var text: String

    /// Equal but for what floating point numbers lose: a hundredth of a point.
    func agrees(with other: Line) -> Bool {
      if text == other.text { return true }
      let (mine, theirs) = (text.split(by: Self.number), other.text.split(by: Self.number))
      guard mine.words == theirs.words, mine.numbers.count == theirs.numbers.count else {
        return false
      }
      return zip(mine.numbers, theirs.numbers).allSatisfy { abs($0 - $1) <= 0.01 }
    }

    nonisolated(unsafe) private static let number = /-?\d+(\.\d+)?(e-?\d+)?/
  }

  public struct Difference: Equatable, Sendable {
    /// The line of the recorded log, or its expected place.
    public var line: Int
    public var recorded: String?
    public var ours: String?
    /// The rule that gave our answer or made our proposal, in the fidelity table's words.
    public var rule: LayoutRule?

    public init(line: Int, recorded: String?, ours: String?) {
      self.line = line
      self.recorded = recorded
      self.ours = ours
    }
  }

  /// All non-empty lines.
  public let lines: [Line]
  /// Nil for printed lines.
  let table: InspectorTable?
  /// Frames in the container's space, by a view's label.
  let frames: [RecordedFrame]
  /// The platform, release and pixels a point that a recorder noted.
  public let platform: Platform?

  public init(text: String) {
    self.init(lines: text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
  }

  public init(lines: [String]) {
    self.lines = lines.enumerated().compactMap { index, line in
      let text = Self.stripped(line)
      return text.isEmpty ? nil : Line(number: index + 1, text: text)
    }
    table = InspectorTable(lines)
    frames = lines.enumerated().compactMap { RecordedFrame(line: $0 + 1, $1) }
    platform = lines.lazy.compactMap(Platform.init(recorded:)).first
  }

  /// The first difference of the scene here; nil if both are the same.
  /// - Parameters:
  ///   - printed: The scene's output.
  ///   - result: With its events recorded, for comparing a table.
  public func firstDifference(
    from printed: [String], and result: LayoutResult?
  ) -> Difference? {
    if let table, let result {
      return table.firstDifference(from: result) ?? frames.firstDifference(from: result)
    }
    let ours = RecordedLog(lines: printed).lines
    for index in 0..<max(lines.count, ours.count) {
      let theirs = index < lines.count ? lines[index] : nil
      let mine = index < ours.count ? ours[index] : nil
      if let theirs, let mine, theirs.agrees(with: mine) { continue }
      let end = (lines.last?.number ?? 0) + 1
      return Difference(line: theirs?.number ?? end, recorded: theirs?.text, ours: mine?.text)
    }
    return nil
  }

  /// `18 lines`
  public var extent: String {
    let rest = frames.isEmpty ? "" : ", \(frames.count) frames"
    return table.map { "\($0.steps.count) proposals and responses\(rest)" }
      ?? "\(lines.count) lines"
  }

  /// The line without prefixes of a console or an article: white space, a running number, and a
  /// time stamp such as `2026-01-02 10:11:12.345678+0900 App[123:456]`.
  private static func stripped(_ line: String) -> String {
    var rest = line.trimmed[...]
    if let stamp = rest.prefixMatch(of: /\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\S*(\s+\S+\[\d+:\w+\])?/) {
      rest = rest[stamp.range.upperBound...]
    }
    rest = rest.trimmingPrefix(while: \.isWhitespace)
    if let number = rest.prefixMatch(of: /\d+[.:)]?\s*(?=【)/) {
      rest = rest[number.range.upperBound...]
    }
    return String(rest)
  }
}

extension String {
  /// Without white space at either end.
  var trimmed: String {
    var rest = self[...].trimmingPrefix(while: \.isWhitespace)
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return String(rest)
  }

  /// The numbers in it, and the text around them.
  fileprivate func split(
    by number: Regex<(Substring, Substring?, Substring?)>
  ) -> (words: [Substring], numbers: [Double]) {
    let ranges = ranges(of: number)
    var words: [Substring] = []
    var start = startIndex
    for range in ranges {
      words.append(self[start..<range.lowerBound])
      start = range.upperBound
    }
    return (words + [self[start...]], ranges.compactMap { Double(self[$0]) })
  }
}
