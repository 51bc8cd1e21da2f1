import Numbers

/// The plural categories of cardinal numbers, by the Common Locale Data Repository.
enum PluralRules {
  /// `zero`, `one`, `two`, `few`, `many` or `other`.
  static func category(of number: Double, in language: String) -> String {
    let code = language.split { $0 == "-" || $0 == "_" }.first.map(String.init) ?? language
    let magnitude = number.magnitude
    guard magnitude < 1e15 else { return "other" }
    let whole = Int(clamped: magnitude)
    let isWhole = Double(whole) == magnitude
    switch code {
    case "ja", "zh", "ko", "vi", "th", "id", "ms", "lo", "my", "yue", "jv", "bo", "wo", "yo":
      return "other"
    case "fr", "hy", "kab", "pt": return whole <= 1 ? "one" : "other"
    case "hi", "bn", "gu", "fa", "kn", "am", "as", "zu": return magnitude <= 1 ? "one" : "other"
    case "ru", "uk", "be": return isWhole ? eastSlavic(whole) : "other"
    case "pl": return isWhole ? polish(whole) : "other"
    case "cs", "sk":
      guard isWhole else { return "many" }
      return whole == 1 ? "one" : (2...4).contains(whole) ? "few" : "other"
    case "sr", "hr", "bs": return isWhole ? southSlavic(whole) : "other"
    case "sl":
      guard isWhole else { return "few" }
      return [1: "one", 2: "two", 3: "few", 4: "few"][whole % 100] ?? "other"
    case "lt": return isWhole ? lithuanian(whole) : "many"
    case "lv": return isWhole ? latvian(whole) : "other"
    case "ro", "mo":
      guard isWhole else { return "few" }
      return whole == 1 ? "one" : whole == 0 || (1...19).contains(whole % 100) ? "few" : "other"
    case "ar": return isWhole ? arabic(whole) : "other"
    case "he", "iw":
      guard isWhole else { return whole == 0 ? "one" : "other" }
      return whole == 1 ? "one" : whole == 2 ? "two" : "other"
    case "ga":
      guard isWhole else { return "other" }
      return whole == 1
        ? "one"
        : whole == 2
          ? "two" : (3...6).contains(whole) ? "few" : (7...10).contains(whole) ? "many" : "other"
    case "cy":
      guard isWhole else { return "other" }
      return [0: "zero", 1: "one", 2: "two", 3: "few", 6: "many"][whole] ?? "other"
    default: return magnitude == 1 ? "one" : "other"
    }
  }

  private static func eastSlavic(_ number: Int) -> String {
    let (last, two) = (number % 10, number % 100)
    if last == 1, two != 11 { return "one" }
    return (2...4).contains(last) && !(12...14).contains(two) ? "few" : "many"
  }

  private static func polish(_ number: Int) -> String {
    if number == 1 { return "one" }
    return (2...4).contains(number % 10) && !(12...14).contains(number % 100) ? "few" : "many"
  }

  private static func southSlavic(_ number: Int) -> String {
    let category = eastSlavic(number)
    return category == "many" ? "other" : category
  }

  private static func lithuanian(_ number: Int) -> String {
    let (last, two) = (number % 10, number % 100)
    if (11...19).contains(two) || last == 0 { return "other" }
    return last == 1 ? "one" : "few"
  }

  private static func latvian(_ number: Int) -> String {
    let (last, two) = (number % 10, number % 100)
    if last == 0 || (11...19).contains(two) { return "zero" }
    return last == 1 ? "one" : "other"
  }

  private static func arabic(_ number: Int) -> String {
    switch (number, number % 100) {
    case (0, _): "zero"
    case (1, _): "one"
    case (2, _): "two"
    case (_, 3...10): "few"
    case (_, 11...99): "many"
    default: "other"
    }
  }
}
