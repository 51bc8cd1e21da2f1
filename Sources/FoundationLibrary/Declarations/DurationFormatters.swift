class DateComponentsFormatter: Formatter {
  enum UnitsStyle: Int { case positional, abbreviated, short, full, spellOut, brief }
  struct ZeroFormattingBehavior: OptionSet {
    let rawValue: Int
    init(rawValue: Int) { self.rawValue = rawValue }
    static let `default` = ZeroFormattingBehavior(rawValue: 1)
    static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    static let dropAll = ZeroFormattingBehavior(rawValue: 14)
    static let pad = ZeroFormattingBehavior(rawValue: 65536)
  }
  var unitsStyle: UnitsStyle = .positional
  var allowedUnits: Set<Calendar.Component> = []
  var zeroFormattingBehavior: ZeroFormattingBehavior = .default
  var maximumUnitCount = 0
  override init() {}
  func string(from start: Date, to end: Date) -> String? {
    string(from: end.timeIntervalSince(start))
  }
  func string(from components: DateComponents) -> String? {
    let days = (components.weekOfYear ?? components.weekOfMonth ?? 0) * 7 + (components.day ?? 0)
    let minutes = (days * 24 + (components.hour ?? 0)) * 60 + (components.minute ?? 0)
    let counts: [(unit: Calendar.Component, count: Int, name: String)] = [
      (.year, components.year ?? 0, "year"), (.month, components.month ?? 0, "month"),
    ]
    let allowed = allowedUnits
    let long = counts.filter { allowed.isEmpty || allowed.contains($0.unit) }
    return string(
      long.map { ($0.count, $0.name) }, Double(minutes * 60 + (components.second ?? 0)))
  }
  func string(from interval: Double) -> String? { string([], interval) }
  /// Years and months, which have no length of their own, before the rest.
  private func string(_ long: [(count: Int, name: String)], _ interval: Double) -> String? {
    let known: [(unit: Calendar.Component, seconds: Int, name: String)] = [
      (.weekOfMonth, 604800, "week"), (.day, 86400, "day"), (.hour, 3600, "hour"),
      (.minute, 60, "minute"), (.second, 1, "second"),
    ]
    let allowed = allowedUnits
    var rest = Int(abs(interval))
    var parts = long
    for (unit, seconds, name) in known {
      let isMeant = allowed.isEmpty ? unit != .weekOfMonth : allowed.contains(unit)
      guard isMeant else { continue }
      parts.append((rest / seconds, name))
      rest %= seconds
    }
    let isPositional = unitsStyle == .positional
    let standard = zeroFormattingBehavior.contains(.default)
    if standard ? isPositional : zeroFormattingBehavior.contains(.dropLeading) {
      while parts.count > 1, parts[0].count == 0 { parts.removeFirst() }
    }
    let dropsAll = zeroFormattingBehavior == .dropAll
    if (standard && !isPositional) || dropsAll {
      let full = parts.filter { $0.count != 0 }
      parts = full.isEmpty ? Array(parts.suffix(1)) : full
    }
    if maximumUnitCount > 0 { parts = Array(parts.prefix(maximumUnitCount)) }
    let sign = interval < 0 ? "-" : ""
    if isPositional { return sign + positional(parts.map { $0.count }) }
    let separator = unitsStyle == .abbreviated || unitsStyle == .brief ? " " : ", "
    return sign + parts.map { worded($0.count, $0.name) }.joined(separator: separator)
  }
  private func positional(_ counts: [Int]) -> String {
    let pads = zeroFormattingBehavior.contains(.pad)
    var text = ""
    for (index, count) in counts.enumerated() {
      let padded = count < 10 && (index > 0 || pads)
      text += (index > 0 ? ":" : "") + (padded ? "0" : "") + String(count)
    }
    return text
  }
  private func worded(_ count: Int, _ name: String) -> String {
    let short = [
      "year": "yr", "month": "mth", "week": "wk", "day": "day", "hour": "hr", "minute": "min",
      "second": "sec",
    ]
    let plural = count == 1 ? "" : "s"
    switch unitsStyle {
    case .abbreviated: return String(count) + (name == "month" ? "mo" : String(name.prefix(1)))
    case .brief, .short:
      let unit = short[name] ?? name
      let isWhole = ["yr", "mth", "day", "wk"].contains(unit)
      return String(count) + (unitsStyle == .brief ? "" : " ") + unit + (isWhole ? plural : "")
    case .spellOut:
      let formatter = NumberFormatter()
      formatter.numberStyle = .spellOut
      return (formatter.string(from: NSNumber(value: count)) ?? String(count)) + " " + name + plural
    default: return String(count) + " " + name + plural
    }
  }
}
class RelativeDateTimeFormatter: Formatter {
  enum UnitsStyle: Int { case full, spellOut, short, abbreviated }
  enum DateTimeStyle: Int { case numeric, named }
  var unitsStyle: UnitsStyle = .full
  var dateTimeStyle: DateTimeStyle = .numeric
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var locale: Locale! = Locale.current
  override init() {}
  func localizedString(for date: Date, relativeTo reference: Date) -> String {
    localizedString(fromTimeInterval: date.timeIntervalSince(reference))
  }
  func localizedString(fromTimeInterval interval: Double) -> String {
    let units: [(seconds: Int, name: String, short: String, letter: String)] = [
      (31_536_000, "year", "yr.", "y"), (2_592_000, "month", "mo.", "mo"),
      (604_800, "week", "wk.", "w"), (86_400, "day", "day", "d"), (3_600, "hour", "hr.", "h"),
      (60, "minute", "min.", "m"), (1, "second", "sec.", "s"),
    ]
    let seconds = Int(abs(interval))
    let isLater = interval > 0
    let unit = units.first { seconds >= $0.seconds } ?? units[6]
    let count = seconds / unit.seconds
    if dateTimeStyle == .named {
      if seconds == 0 { return "now" }
      if count == 1, unit.name == "day" { return isLater ? "tomorrow" : "yesterday" }
      if count == 1, ["week", "month", "year"].contains(unit.name) {
        return (isLater ? "next " : "last ") + unit.name
      }
    }
    var words = String(count)
    switch unitsStyle {
    case .abbreviated: words += unit.letter
    case .short: words += " " + unit.short + (unit.name == "day" && count != 1 ? "s" : "")
    default: words += " " + unit.name + (count == 1 ? "" : "s")
    }
    return isLater || seconds == 0 ? "in " + words : words + " ago"
  }
}
class ByteCountFormatter: Formatter {
  enum CountStyle: Int { case file, memory, decimal, binary }
  var countStyle: CountStyle = .file
  override init() {}
  static func string(fromByteCount count: Int64, countStyle: CountStyle) -> String {
    let formatter = ByteCountFormatter()
    formatter.countStyle = countStyle
    return formatter.string(fromByteCount: count)
  }
  /// Kilobytes are whole, megabytes have a place, larger units two.
  func string(fromByteCount count: Int64) -> String {
    if count == 0 { return "Zero KB" }
    let step = countStyle == .memory || countStyle == .binary ? 1024.0 : 1000.0
    let units = ["bytes", "KB", "MB", "GB", "TB", "PB"]
    var (amount, index) = (Double(count), 0)
    while abs(amount) >= step, index < units.count - 1 {
      amount /= step
      index += 1
    }
    if index == 0 { return count.formatted() + (count == 1 ? " byte" : " bytes") }
    let places = index == 1 ? 0 : index == 2 ? 1 : 2
    return amount.formatted(.number.precision(.fractionLength(0...places))) + " " + units[index]
  }
}
class ListFormatter: Formatter {
  override init() {}
  static func localizedString(byJoining strings: [String]) -> String { strings.formatted() }
  func string(from items: [String]) -> String? { items.formatted() }
}
