import LayoutSolver

/// A frame that a recorder noted: `frame title: 16 62 120.5 20.333`.
struct RecordedFrame: Sendable {
  /// Its line, from 1.
  var line: Int
  /// The view's identifier, or else its name or text.
  var label: String
  /// In points, in the container's space.
  var frame: Rect

  init?(line: Int, _ text: String) {
    let text = text.trimmed
    guard text.hasPrefix("frame "), let colon = text.lastIndex(of: ":") else { return nil }
    let numbers = text[text.index(after: colon)...].split(separator: " ").compactMap {
      Double($0)
    }
    guard numbers.count == 4 else { return nil }
    self.line = line
    label = String(text.dropFirst("frame ".count)[..<colon])
    frame = Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  fileprivate func words(_ frame: Rect) -> String {
    "\(label) is \(PointsText.text(frame.size)) at \(PointsText.text(frame.minX)), "
      + PointsText.text(frame.minY)
  }

  /// A hundredth of a point isn't a difference.
  fileprivate func agrees(with other: Rect) -> Bool {
    zip(
      [frame.minX, frame.minY, frame.width, frame.height],
      [other.minX, other.minY, other.width, other.height]
    ).allSatisfy { abs($0 - $1) <= 0.01 }
  }
}

extension [RecordedFrame] {
  /// The first view at another place here, or missing; a view's last recorded frame counts.
  func firstDifference(from result: LayoutResult) -> RecordedLog.Difference? {
    var latest: [String: RecordedFrame] = [:]
    for recorded in self { latest[recorded.label] = recorded }
    for recorded in latest.values.sorted(by: { $0.line < $1.line }) {
      let node =
        result.node(identifier: recorded.label)
        ?? result.nodes.first { [$0.name, $0.owner, $0.textLines.first].contains(recorded.label) }
      if let node, recorded.agrees(with: node.frame) { continue }
      var difference = RecordedLog.Difference(
        line: recorded.line, recorded: recorded.words(recorded.frame),
        ours: node.map { recorded.words($0.frame) } ?? "(no view is called so)")
      difference.rule = node.flatMap { result.leastCertainRule(of: $0.id) }
      return difference
    }
    return nil
  }
}

extension Platform {
  /// A recorder's `platform: ios 18 @3x`; nil for any other line.
  init?(recorded line: String) {
    let words = line.trimmed.split(separator: " ")
    guard words.count == 4, words[0] == "platform:", let kind = Kind(rawValue: String(words[1])),
      let version = Int(words[2]), words[3].hasPrefix("@"), words[3].hasSuffix("x"),
      let scale = Int(words[3].dropFirst().dropLast()), (1...3).contains(scale)
    else { return nil }
    // A Mac's releases before 26 are counted as the iOS of the same year.
    let os = kind == .mac && version < 26 ? version + 3 : version
    self.init(kind: kind, os: os, displayScale: Double(scale))
  }
}
