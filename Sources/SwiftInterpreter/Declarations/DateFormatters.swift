class DateFormatter {
  enum Style { case none, short, medium, long, full }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var dateFormat: String!
  var dateStyle = Style.none
  var timeStyle = Style.none
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var locale: Locale! = Locale.current
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var calendar: Calendar! = Calendar.current
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var timeZone: TimeZone! = TimeZone.gmt
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var amSymbol: String! = "AM"
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var pmSymbol: String! = "PM"
  var doesRelativeDateFormatting = false
  var isLenient = false
  init() {}
  init(dateFormat: String) { self.dateFormat = dateFormat }
  private var pattern: String {
    if let dateFormat { return dateFormat }
    let day =
      switch dateStyle {
      case .none: ""
      case .short: "M/d/yy"
      case .medium: "MMM d, yyyy"
      case .long: "MMMM d, yyyy"
      case .full: "EEEE, MMMM d, yyyy"
      }
    let clock =
      switch timeStyle {
      case .none: ""
      case .short: "h:mm\u{202F}a"
      default: "h:mm:ss\u{202F}a"
      }
    let joint = dateStyle == .long || dateStyle == .full ? " 'at' " : ", "
    return [day, clock].filter { !$0.isEmpty }.joined(separator: joint)
  }
  func setLocalizedDateFormatFromTemplate(_ template: String) { dateFormat = template }
  func string(from date: Date) -> String {
    var result = ""
    var field = ""
    var isQuoted = false
    // Two quotation marks stand for one.
    for character in pattern.replacingOccurrences(of: "''", with: "\u{1}") + "\0" {
      if let last = field.last, last != character {
        result += text(last, field.count, date)
        field = ""
      }
      if character == "'" {
        isQuoted.toggle()
      } else if !isQuoted && character.isLetter {
        field.append(character)
      } else if character != "\0" {
        result.append(character == "\u{1}" ? "'" : character)
      }
    }
    return result
  }
  private func text(_ field: Character, _ count: Int, _ date: Date) -> String {
    var calendar: Calendar = calendar
    calendar.timeZone = timeZone
    func number(_ value: Int) -> String {
      String(repeating: "0", count: max(0, count - String(value).count)) + String(value)
    }
    func name(_ names: [String], _ index: Int) -> String {
      count == 3
        ? String(names[index].prefix(3))
        : count == 5 ? String(names[index].prefix(1)) : names[index]
    }
    switch field {
    case "y", "Y":
      let year = calendar.component(.year, from: date)
      return count == 2 ? String(String(year).suffix(2)) : number(year)
    case "M", "L":
      let month = calendar.component(.month, from: date)
      return count < 3 ? number(month) : name(calendar.monthSymbols, month - 1)
    case "d": return number(calendar.component(.day, from: date))
    case "E", "c", "e":
      let weekday = calendar.component(.weekday, from: date) - 1
      return count < 3
        ? String(calendar.weekdaySymbols[weekday].prefix(3))
        : name(calendar.weekdaySymbols, weekday)
    case "H": return number(calendar.component(.hour, from: date))
    case "h": return number((calendar.component(.hour, from: date) + 11) % 12 + 1)
    case "m": return number(calendar.component(.minute, from: date))
    case "s": return number(calendar.component(.second, from: date))
    case "k": return number((calendar.component(.hour, from: date) + 23) % 24 + 1)
    case "K": return number(calendar.component(.hour, from: date) % 12)
    case "S":
      let rest = date.timeIntervalSince1970 - date.timeIntervalSince1970.rounded(.down)
      let digits = String(Int((rest * 1_000_000_000).rounded()) + 1_000_000_000)
      return String(digits.dropFirst().prefix(count))
    case "D": return number(calendar.ordinality(of: .day, in: .year, for: date) ?? 0)
    case "w": return number(calendar.component(.weekOfYear, from: date))
    case "W": return number(calendar.component(.weekOfMonth, from: date))
    case "Q", "q":
      let quarter = calendar.component(.quarter, from: date)
      return count < 3 ? number(quarter) : "Q\(quarter)"
    case "a": return calendar.component(.hour, from: date) < 12 ? amSymbol : pmSymbol
    case "Z", "X", "x":
      let offset = timeZone.secondsFromGMT(for: date)
      let minutes = abs(offset) / 60
      if field == "X", minutes == 0 { return "Z" }
      let digits = String(10000 + minutes / 60 * 100 + minutes % 60).dropFirst()
      let middle = field != "Z" && count >= 3 || field == "Z" && count == 5 ? ":" : ""
      return (offset < 0 ? "-" : "+") + digits.prefix(2) + middle + digits.suffix(2)
    case "z": return timeZone.abbreviation(for: date) ?? timeZone.identifier
    default: return ""
    }
  }
}
