typealias _TextFieldStyleLabel = _ErasedView
protocol TextFieldStyle {
  associatedtype _Body: View
  typealias _Label = _TextFieldStyleLabel
  @ViewBuilder func _body(configuration: TextField<_TextFieldStyleLabel>) -> _Body
}
protocol _BuiltInTextFieldStyle {}
extension _BuiltInTextFieldStyle {
  func _body(configuration: TextField<_TextFieldStyleLabel>) -> TextField<_TextFieldStyleLabel> {
    configuration
  }
}
struct DefaultTextFieldStyle: TextFieldStyle, _BuiltInTextFieldStyle { init() {} }
struct PlainTextFieldStyle: TextFieldStyle, _BuiltInTextFieldStyle { init() {} }
struct RoundedBorderTextFieldStyle: TextFieldStyle, _BuiltInTextFieldStyle { init() {} }
extension TextFieldStyle where Self == DefaultTextFieldStyle {
  static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
  static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}
/// Its look on iOS 27 wasn't measured, and is taken to be that of a rounded border.
typealias BorderedTextFieldStyle = RoundedBorderTextFieldStyle
extension TextFieldStyle where Self == BorderedTextFieldStyle {
  static var bordered: BorderedTextFieldStyle { BorderedTextFieldStyle() }
}
struct TextInputBorderShape: Hashable {
  private let name: String
  static let automatic = TextInputBorderShape(name: "automatic")
  static let capsule = TextInputBorderShape(name: "capsule")
  static let circle = TextInputBorderShape(name: "circle")
  static let roundedRectangle = TextInputBorderShape(name: "roundedRectangle")
  static func roundedRectangle(radius: CGFloat) -> TextInputBorderShape {
    TextInputBorderShape(name: "roundedRectangle \(radius)")
  }
}
enum UIKeyboardType: Int {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
  static var alphabet: UIKeyboardType { .asciiCapable }
}
enum UITextContentType: Hashable {
  case username, password, newPassword, emailAddress, name, telephoneNumber, oneTimeCode
  case givenName, familyName, middleName, nickname, organizationName, jobTitle, location
  case fullStreetAddress, streetAddressLine1, streetAddressLine2, addressCity, addressState
  case addressCityAndState, countryName, postalCode, creditCardNumber, URL, dateTime
  case birthdate, birthdateDay, birthdateMonth, birthdateYear, flightNumber
  case shipmentTrackingNumber
}
enum UITextAutocapitalizationType: Int { case none, words, sentences, allCharacters }
enum TextInputAutocapitalization { case never, words, sentences, characters }
struct FocusInteractions: OptionSet {
  let rawValue: Int
  init(rawValue: Int) { self.rawValue = rawValue }
  static let activate = FocusInteractions(rawValue: 1)
  static let edit = FocusInteractions(rawValue: 2)
  static let automatic = FocusInteractions(rawValue: 3)
}
struct TextSelection: Hashable {
  enum Indices: Hashable {
    case selection(Range<String.Index>)
    case multiSelection([Range<String.Index>])
  }
  var indices: Indices
  var isInsertion: Bool {
    if case .selection(let range) = indices { range.isEmpty } else { false }
  }
  init(range: Range<String.Index>) { indices = .selection(range) }
  init(insertionPoint: String.Index) {
    indices = .selection(insertionPoint..<insertionPoint)
  }
}
enum SubmitLabel { case done, go, send, join, route, search, `return`, next, `continue` }
struct SubmitTriggers: OptionSet {
  let rawValue: Int
  init(rawValue: Int) { self.rawValue = rawValue }
  static let text = SubmitTriggers(rawValue: 1)
  static let search = SubmitTriggers(rawValue: 2)
}
/// Takes all it is offered and scrolls; the margins are `UITextView`'s.
struct TextEditor: View {
  private let content: Text
  init(text: Binding<String>) { content = Text(verbatim: text.wrappedValue) }
  init(text: Binding<String>, selection: Binding<TextSelection?>) { self.init(text: text) }
  init(text: Binding<AttributedString>, selection: Any? = nil) {
    content = Text(text.wrappedValue)
  }
  var body: some View {
    ScrollView {
      content.frame(maxWidth: .infinity, alignment: .leading)
        .padding(.horizontal, 5).padding(.vertical, 8)
    }
  }
}
protocol TextEditorStyle {}
struct PlainTextEditorStyle: TextEditorStyle { init() {} }
struct AutomaticTextEditorStyle: TextEditorStyle { init() {} }
extension TextEditorStyle where Self == PlainTextEditorStyle {
  static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}
extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}
protocol TextSelectability {}
struct EnabledTextSelectability: TextSelectability { init() {} }
struct DisabledTextSelectability: TextSelectability { init() {} }
extension TextSelectability where Self == EnabledTextSelectability {
  static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}
extension TextSelectability where Self == DisabledTextSelectability {
  static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
