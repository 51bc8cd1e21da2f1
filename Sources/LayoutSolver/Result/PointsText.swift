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
    let whole = Int(abs(thousandths) / 1000)
    var digits = String(Int(abs(thousandths)) % 1000)
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

  /// `153.833, 440.833`.
  public static func text(_ point: Point) -> String { "\(text(point.x)), \(text(point.y))" }

  /// `94.333×20.333 at 153.833, 440.833`.
  public static func text(_ rect: Rect, ascii: Bool = false) -> String {
    "\(text(rect.size, ascii: ascii)) at \(text(rect.origin))"
  }
}
