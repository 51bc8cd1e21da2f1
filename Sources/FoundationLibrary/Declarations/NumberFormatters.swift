class NumberFormatter: Formatter {
  enum Style: UInt {
    case none, decimal, currency, percent, scientific, spellOut, ordinal
    case currencyISOCode = 8, currencyPlural, currencyAccounting
  }
  enum RoundingMode: UInt { case ceiling, floor, down, up, halfEven, halfDown, halfUp }
  enum Behavior: UInt { case `default` = 0, behavior10_4 = 1040 }
  /// The attributes that were set, by name; the others are the style's and the locale's.
  private var _written: [String: Any] = [:]
  var numberStyle: Style = .none
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var locale: Locale! = Locale.current
  var roundingMode: RoundingMode = .halfEven
  var multiplier: NSNumber? = nil
  var minimum: NSNumber? = nil
  var maximum: NSNumber? = nil
  var zeroSymbol: String? = nil
  var nilSymbol = ""
  var isLenient = false
  var allowsFloats = true
  var generatesDecimalNumbers = false
  var isPartialStringValidationEnabled = false
  override init() {}
  /// The maximum is never below the minimum: the one that is set last decides.
  var minimumFractionDigits: Int {
    get { _attribute("minimumFractionDigits") as? Int ?? 0 }
    set {
      if maximumFractionDigits < newValue { _written["maximumFractionDigits"] = newValue }
      _written["minimumFractionDigits"] = newValue
    }
  }
  var maximumFractionDigits: Int {
    get { _attribute("maximumFractionDigits") as? Int ?? 0 }
    set {
      if minimumFractionDigits > newValue { _written["minimumFractionDigits"] = newValue }
      _written["maximumFractionDigits"] = newValue
    }
  }
  var minimumIntegerDigits: Int {
    get { _attribute("minimumIntegerDigits") as? Int ?? 0 }
    set { _written["minimumIntegerDigits"] = newValue }
  }
  var maximumIntegerDigits: Int {
    get { _attribute("maximumIntegerDigits") as? Int ?? 0 }
    set { _written["maximumIntegerDigits"] = newValue }
  }
  var minimumSignificantDigits: Int {
    get { _attribute("minimumSignificantDigits") as? Int ?? 0 }
    set { _written["minimumSignificantDigits"] = newValue }
  }
  var maximumSignificantDigits: Int {
    get { _attribute("maximumSignificantDigits") as? Int ?? 0 }
    set { _written["maximumSignificantDigits"] = newValue }
  }
  var groupingSize: Int {
    get { _attribute("groupingSize") as? Int ?? 0 }
    set { _written["groupingSize"] = newValue }
  }
  var secondaryGroupingSize: Int {
    get { _attribute("secondaryGroupingSize") as? Int ?? 0 }
    set { _written["secondaryGroupingSize"] = newValue }
  }
  var usesGroupingSeparator: Bool {
    get { _attribute("usesGroupingSeparator") as? Bool ?? false }
    set { _written["usesGroupingSeparator"] = newValue }
  }
  var usesSignificantDigits: Bool {
    get { _attribute("usesSignificantDigits") as? Bool ?? false }
    set { _written["usesSignificantDigits"] = newValue }
  }
  var alwaysShowsDecimalSeparator: Bool {
    get { _attribute("alwaysShowsDecimalSeparator") as? Bool ?? false }
    set { _written["alwaysShowsDecimalSeparator"] = newValue }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var currencyCode: String! {
    get { _attribute("currencyCode") as? String }
    set { _written["currencyCode"] = newValue }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var currencySymbol: String! {
    get { _attribute("currencySymbol") as? String }
    set { _written["currencySymbol"] = newValue }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var currencyDecimalSeparator: String! {
    get { _attribute("currencyDecimalSeparator") as? String }
    set { _written["currencyDecimalSeparator"] = newValue }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var currencyGroupingSeparator: String! {
    get { _attribute("currencyGroupingSeparator") as? String }
    set { _written["currencyGroupingSeparator"] = newValue }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var decimalSeparator: String! {
    get { _attribute("decimalSeparator") as? String }
    set { _written["decimalSeparator"] = newValue }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var groupingSeparator: String! {
    get { _attribute("groupingSeparator") as? String }
    set { _written["groupingSeparator"] = newValue }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var percentSymbol: String! {
    get { _attribute("percentSymbol") as? String }
    set { _written["percentSymbol"] = newValue }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var minusSign: String! {
    get { _attribute("minusSign") as? String }
    set { _written["minusSign"] = newValue }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var plusSign: String! {
    get { _attribute("plusSign") as? String }
    set { _written["plusSign"] = newValue }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var exponentSymbol: String! {
    get { _attribute("exponentSymbol") as? String }
    set { _written["exponentSymbol"] = newValue }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var notANumberSymbol: String! {
    get { _attribute("notANumberSymbol") as? String }
    set { _written["notANumberSymbol"] = newValue }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var positivePrefix: String! {
    get { _attribute("positivePrefix") as? String }
    set { _written["positivePrefix"] = newValue }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var positiveSuffix: String! {
    get { _attribute("positiveSuffix") as? String }
    set { _written["positiveSuffix"] = newValue }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var negativePrefix: String! {
    get { _attribute("negativePrefix") as? String }
    set { _written["negativePrefix"] = newValue }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var negativeSuffix: String! {
    get { _attribute("negativeSuffix") as? String }
    set { _written["negativeSuffix"] = newValue }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var positiveFormat: String! {
    get { _attribute("positiveFormat") as? String }
    set { _written["positiveFormat"] = newValue }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var negativeFormat: String! {
    get { _attribute("negativeFormat") as? String }
    set { _written["negativeFormat"] = newValue }
  }
  static func localizedString(from number: NSNumber, number style: Style) -> String {
    let formatter = NumberFormatter()
    formatter.numberStyle = style
    return formatter.string(from: number) ?? ""
  }
}
