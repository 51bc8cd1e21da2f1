import Numbers

/// How points are written for people, everywhere: rounded to a thousandth without trailing
/// zeros, `∞` for infinity and `nil` for an unspecified dimension. In ASCII, infinity is `inf`.
///
/// Only the text is rounded; no value is.
public enum PointsText {
  /// `94.333`, `300`, `∞`, `nil`.
  public static func text(_ value: Double?, ascii: Bool = false) -> String {
    guard let value else { return "nil" }
    guard value.isFinite else {
      return value.isNaN ? "nan" : (value < 0 ? "-" : "") + (ascii ? "inf" : "∞")
    }
    guard abs(value) < 1e12 else { return "\(value)" }
    let thousandths = (value * 1000).rounded()
    let whole = Int(clamped: abs(thousandths) / 1000)
    var digits = String(Int(clamped: abs(thousandths)) % 1000)
    let sign = thousandths < 0 ? "-" : ""
    if digits == "0" { return sign + String(whole) }
    digits = String(repeating: "0", count: 3 - digits.count) + digits
    while digits.hasSuffix("0") { digits.removeLast() }
    return "\(sign)\(whole).\(digits)"
  }

  /// `300×∞`, or `300xinf` in ASCII.
  public static func text(_ proposal: ProposedViewSize, ascii: Bool = false) -> String {
    text(proposal.width, ascii: ascii) + (ascii ? "x" : "×") + text(proposal.height, ascii: ascii)
  }

  /// `94.333×20.333`.
  public static func text(_ size: Size, ascii: Bool = false) -> String {
    text(ProposedViewSize(size), ascii: ascii)
  }

  /// `width 80, height 20`: those that are set, NaN for the others.
  static func lengths(_ lengths: [(name: String, length: Double)]) -> String {
    lengths.filter { !$0.length.isNaN }.map { "\($0.name) \(text($0.length))" }
      .joined(separator: ", ")
  }

  /// `spacing 8`; empty for the default one, NaN.
  static func spacing(_ gap: Double) -> String { gap.isNaN ? "" : "spacing \(text(gap))" }

  /// `100 + 80 + 20 of gaps`, without the middle of a long list; gaps of 0 aren't named.
  public static func sum(_ lengths: [Double], gaps: Double = 0) -> String {
    var terms = lengths.map { text($0) }.abridged
    if gaps != 0 { terms.append("\(text(gaps)) of gaps") }
    return terms.joined(separator: " + ")
  }

  /// `153.833, 440.833`.
  public static func text(_ point: Point) -> String { "\(text(point.x)), \(text(point.y))" }

  /// `94.333×20.333 at 153.833, 440.833`.
  public static func text(_ rect: Rect, ascii: Bool = false) -> String {
    "\(text(rect.size, ascii: ascii)) at \(text(rect.origin))"
  }
}

extension [String] {
  /// The terms of a list, without a long one's middle: `a, b, c, … (40 in all), z`.
  var abridged: [String] {
    count > 8 ? prefix(3) + ["… (\(count) in all)"] + suffix(1) : self
  }
}
