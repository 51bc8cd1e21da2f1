/// Numbers as `formatted()` shows them in English.
public enum NumberText {
  /// Returns a number with commas between thousands and no trailing zeros after the point.
  static func grouped(_ value: Double, maximumPlaces: Int, minimumPlaces: Int = 0) -> String {
    if value.isNaN { return "NaN" }
    if value.isInfinite { return value < 0 ? "-∞" : "∞" }
    let text = DecimalText.fixed(value.magnitude, maximumPlaces)
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    var fraction = parts.count > 1 ? String(parts[1]) : ""
    while fraction.count > minimumPlaces, fraction.hasSuffix("0") { fraction.removeLast() }
    let isZero = text.allSatisfy { $0 == "0" || $0 == "." }
    let sign = value < 0 && !isZero ? "-" : ""
    return sign + grouped(parts[0]) + (fraction.isEmpty ? "" : "." + fraction)
  }

  /// A whole number with thousands separated by commas.
  public static func grouped(_ value: Int) -> String {
    if value.magnitude < 1000 { return String(value) }
    return (value < 0 ? "-" : "") + grouped(String(value.magnitude))
  }

  /// The digits of a whole number with a comma before each three from its end.
  public static func grouped(_ digits: some Collection<Character>) -> String {
    var result = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { result += "," }
      result.append(digit)
    }
    return result
  }
}
