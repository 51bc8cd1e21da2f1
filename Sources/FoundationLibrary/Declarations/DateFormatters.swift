class DateFormatter: Formatter {
  enum Style: UInt { case none, short, medium, long, full }

  private var pattern: String?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var dateFormat: String! {
    get { pattern ?? patternOfStyles() }
    set { pattern = newValue }
  }
  /// A style set later than a format takes its place.
  var dateStyle = Style.none { didSet { pattern = nil } }
  var timeStyle = Style.none { didSet { pattern = nil } }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var locale: Locale! = Locale.current {
    didSet { if locale == nil { locale = Locale.current } }
  }
  /// Nil where the locale decides.
  private var givenCalendar: Calendar?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var calendar: Calendar! {
    get { givenCalendar ?? locale.calendar }
    set { givenCalendar = newValue }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var timeZone: TimeZone! = TimeZone.current
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var amSymbol: String! = nil
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var pmSymbol: String! = nil
  var isLenient = false
  override init() {}

  func setLocalizedDateFormatFromTemplate(_ template: String) {
    pattern = DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale)
  }
  private var symbols: Calendar {
    var calendar: Calendar = calendar
    calendar.locale = locale
    return calendar
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var monthSymbols: [String]! { symbols.monthSymbols }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var shortMonthSymbols: [String]! { symbols.shortMonthSymbols }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var weekdaySymbols: [String]! { symbols.weekdaySymbols }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var shortWeekdaySymbols: [String]! { symbols.shortWeekdaySymbols }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var veryShortWeekdaySymbols: [String]! { symbols.veryShortWeekdaySymbols }
}
