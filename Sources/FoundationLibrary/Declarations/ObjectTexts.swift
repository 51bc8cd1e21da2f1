/// A text as an object. It passes calls on to the members of `String` that Foundation has, so that
/// what a program adds to `String` is not a member of it. It is made from a text without loss.
class NSString: NSObject, _Bridged, LosslessStringConvertible, ExpressibleByStringLiteral {
  var _plain: String
  override init() { _plain = "" }
  init(string: String) { _plain = string }
  init(format: String, _ arguments: CVarArg...) {
    _plain = String(format: format, arguments: arguments)
  }
  init(format: String, arguments: [CVarArg]) {
    _plain = String(format: format, arguments: arguments)
  }
  required init(stringLiteral value: String) { _plain = value }
  override var description: String { _plain }
  override var hash: Int { _plain.hash }
  override func isEqual(_ object: Any?) -> Bool { object as? String == _plain }
  func isEqual(to other: String) -> Bool { _plain == other }
  func copy() -> Any { NSString(string: _plain) }
  func mutableCopy() -> Any { NSMutableString(string: _plain) }
  var length: Int { _plain.utf16.count }
  var uppercased: String { _plain.uppercased() }
  var lowercased: String { _plain.lowercased() }
  var capitalized: String { _plain.capitalized }
  func hasPrefix(_ text: String) -> Bool { _plain.hasPrefix(text) }
  func hasSuffix(_ text: String) -> Bool { _plain.hasSuffix(text) }
  func contains(_ text: String) -> Bool { _plain.contains(text) }
  func localizedCaseInsensitiveContains(_ text: String) -> Bool {
    _plain.localizedCaseInsensitiveContains(text)
  }
  func appending(_ text: String) -> String { _plain + text }
  func appendingFormat(_ format: String, _ arguments: CVarArg...) -> NSString {
    NSString(string: _plain + String(format: format, arguments: arguments))
  }
  func components(separatedBy separator: String) -> [String] {
    _plain.components(separatedBy: separator)
  }
  func components(separatedBy set: CharacterSet) -> [String] {
    _plain.components(separatedBy: set)
  }
  func trimmingCharacters(in set: CharacterSet) -> String { _plain.trimmingCharacters(in: set) }
  func padding(toLength length: Int, withPad pad: String, startingAt index: Int) -> String {
    _plain.padding(toLength: length, withPad: pad, startingAt: index)
  }
  func folding(options: String.CompareOptions, locale: Locale?) -> String {
    _plain.folding(options: options, locale: locale)
  }
  private func _range(_ range: Range<String.Index>?) -> NSRange {
    range.map { NSRange($0, in: _plain) } ?? NSRange(location: NSNotFound, length: 0)
  }
  private func _indices(_ range: NSRange) -> Range<String.Index> {
    guard let indices = Range(range, in: _plain) else { fatalError("Range or index out of bounds") }
    return indices
  }
  func rangeOfCharacter(
    from set: CharacterSet, options: String.CompareOptions = []
  ) -> NSRange { _range(_plain.rangeOfCharacter(from: set, options: options)) }
  func rangeOfCharacter(
    from set: CharacterSet, options: String.CompareOptions = [], range: NSRange
  ) -> NSRange {
    _range(_plain.rangeOfCharacter(from: set, options: options, range: _indices(range)))
  }
  func replacingOccurrences(of target: String, with replacement: String) -> String {
    _plain.replacingOccurrences(of: target, with: replacement)
  }
  func compare(_ text: String, options: String.CompareOptions = []) -> ComparisonResult {
    _plain.compare(text, options: options)
  }
  func caseInsensitiveCompare(_ text: String) -> ComparisonResult {
    _plain.caseInsensitiveCompare(text)
  }
  func localizedCompare(_ text: String) -> ComparisonResult { _plain.localizedCompare(text) }
  func localizedCaseInsensitiveCompare(_ text: String) -> ComparisonResult {
    _plain.localizedCaseInsensitiveCompare(text)
  }
  func localizedStandardCompare(_ text: String) -> ComparisonResult {
    _plain.localizedStandardCompare(text)
  }
  func data(using encoding: UInt) -> Data? {
    _plain.data(using: String.Encoding(rawValue: encoding))
  }
  func enumerateLines(_ body: (String, UnsafeMutablePointer<ObjCBool>) -> Void) {
    let stop = UnsafeMutablePointer<ObjCBool>(_lent: [false])
    for line in _plain._lines {
      body(line, stop)
      if stop.pointee.boolValue { break }
    }
  }
  static func path(withComponents components: [String]) -> String {
    var path = ""
    for component in components {
      path = NSString(string: path).appendingPathComponent(component)
    }
    return path
  }
}

class NSMutableString: NSString {
  convenience init(capacity: Int) { self.init() }
  func append(_ text: String) { _plain += text }
  func appendFormat(_ format: String, _ arguments: CVarArg...) {
    _plain += String(format: format, arguments: arguments)
  }
  func setString(_ text: String) { _plain = text }
  func insert(_ text: String, at location: Int) {
    replaceCharacters(in: NSRange(location: location, length: 0), with: text)
  }
  func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }
  func replaceCharacters(in range: NSRange, with text: String) {
    _plain = replacingCharacters(in: range, with: text)
  }
  @discardableResult func replaceOccurrences(
    of target: String, with replacement: String, options: String.CompareOptions, range: NSRange
  ) -> Int {
    let length = length
    let changed = replacingOccurrences(
      of: target, with: replacement, options: options, range: range)
    var count = 0
    var place = NSMakeRange(range.location, range.length)
    while place.length > 0 {
      let found = self.range(of: target, options: options, range: place)
      if found.location == NSNotFound || found.length == 0 { break }
      count += 1
      let end = found.location + found.length
      place = NSMakeRange(end, range.location + range.length - end)
    }
    _plain = changed
    return count
  }
}

class NSCharacterSet: NSObject, _Bridged {
  var _plain: CharacterSet
  init(charactersIn characters: String) { _plain = CharacterSet(charactersIn: characters) }
  static var alphanumerics: CharacterSet { .alphanumerics }
  static var capitalizedLetters: CharacterSet { .capitalizedLetters }
  static var controlCharacters: CharacterSet { .controlCharacters }
  static var decimalDigits: CharacterSet { .decimalDigits }
  static var illegalCharacters: CharacterSet { .illegalCharacters }
  static var letters: CharacterSet { .letters }
  static var lowercaseLetters: CharacterSet { .lowercaseLetters }
  static var newlines: CharacterSet { .newlines }
  static var nonBaseCharacters: CharacterSet { .nonBaseCharacters }
  static var punctuationCharacters: CharacterSet { .punctuationCharacters }
  static var symbols: CharacterSet { .symbols }
  static var uppercaseLetters: CharacterSet { .uppercaseLetters }
  static var urlFragmentAllowed: CharacterSet { .urlFragmentAllowed }
  static var urlHostAllowed: CharacterSet { .urlHostAllowed }
  static var urlPasswordAllowed: CharacterSet { .urlPasswordAllowed }
  static var urlPathAllowed: CharacterSet { .urlPathAllowed }
  static var urlQueryAllowed: CharacterSet { .urlQueryAllowed }
  static var urlUserAllowed: CharacterSet { .urlUserAllowed }
  static var whitespaces: CharacterSet { .whitespaces }
  static var whitespacesAndNewlines: CharacterSet { .whitespacesAndNewlines }
  var inverted: CharacterSet { _plain.inverted }
  func characterIsMember(_ unit: UInt16) -> Bool {
    Unicode.Scalar(unit).map { _plain.contains($0) } ?? false
  }
}
