struct CharacterSet: ExpressibleByArrayLiteral {
  let name: String
  var characters = ""
  /// The sets that `or` and `and` combine.
  private var parts: [CharacterSet] = []
  private init(name: String) { self.name = name }
  private init(name: String, of parts: [CharacterSet]) {
    self.name = name
    self.parts = parts
  }
  init() { self.init(charactersIn: "") }
  init(charactersIn characters: String) {
    name = "given"
    self.characters = characters
  }
  init(charactersIn range: ClosedRange<Unicode.Scalar>) {
    let scalars = (range.lowerBound.value...range.upperBound.value).compactMap {
      Unicode.Scalar($0)
    }
    self.init(charactersIn: String(scalars.map { Character($0) }))
  }
  init(charactersIn range: Range<Unicode.Scalar>) {
    let scalars = (range.lowerBound.value..<range.upperBound.value).compactMap {
      Unicode.Scalar($0)
    }
    self.init(charactersIn: String(scalars.map { Character($0) }))
  }
  init<S: Sequence>(_ elements: S) where S.Element == Unicode.Scalar {
    self.init(charactersIn: String(elements.map { Character($0) }))
  }
  init(arrayLiteral elements: Unicode.Scalar...) {
    self.init(charactersIn: String(elements.map { Character($0) }))
  }
  static let whitespaces = CharacterSet(name: "whitespaces")
  static let newlines = CharacterSet(name: "newlines")
  static let whitespacesAndNewlines = CharacterSet(name: "whitespacesAndNewlines")
  static let punctuationCharacters = CharacterSet(name: "punctuation")
  static let decimalDigits = CharacterSet(name: "digits")
  static let letters = CharacterSet(name: "letters")
  static let alphanumerics = CharacterSet(name: "alphanumerics")
  static let uppercaseLetters = CharacterSet(name: "uppercase")
  static let lowercaseLetters = CharacterSet(name: "lowercase")
  static let illegalCharacters = CharacterSet(name: "illegal")
  static let controlCharacters = CharacterSet(name: "control")
  static let capitalizedLetters = CharacterSet(name: "capitalized")
  static let nonBaseCharacters = CharacterSet(name: "marks")
  static let symbols = CharacterSet(name: "symbols")
  static let urlHostAllowed = url("!$&'()*+,-.:;=[]_~")
  static let urlUserAllowed = url("!$&'()*+,-.;=_~")
  static let urlPasswordAllowed = url("!$&'()*+,-.;=_~")
  static let urlPathAllowed = url("!$&'()*+,-./:=@_~")
  static let urlQueryAllowed = url("!$&'()*+,-./:;=?@_~")
  static let urlFragmentAllowed = url("!$&'()*+,-./:;=?@_~")
  private static func url(_ marks: String) -> CharacterSet {
    CharacterSet(
      charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789" + marks)
  }
  var isInverted = false
  var inverted: CharacterSet {
    var other = self
    other.isInverted = !isInverted
    return other
  }
  func contains(_ member: Unicode.Scalar) -> Bool {
    String(Character(member)).rangeOfCharacter(from: self) != nil
  }
  func union(_ other: CharacterSet) -> CharacterSet {
    CharacterSet(name: "or", of: [self, other])
  }
  func intersection(_ other: CharacterSet) -> CharacterSet {
    CharacterSet(name: "and", of: [self, other])
  }
  func subtracting(_ other: CharacterSet) -> CharacterSet { intersection(other.inverted) }
  func symmetricDifference(_ other: CharacterSet) -> CharacterSet {
    union(other).subtracting(intersection(other))
  }
  mutating func formUnion(_ other: CharacterSet) { self = union(other) }
  mutating func formIntersection(_ other: CharacterSet) { self = intersection(other) }
  mutating func formSymmetricDifference(_ other: CharacterSet) { self = symmetricDifference(other) }
  mutating func subtract(_ other: CharacterSet) { self = subtracting(other) }
  mutating func invert() { self = inverted }
  mutating func insert(charactersIn characters: String) {
    formUnion(CharacterSet(charactersIn: characters))
  }
  mutating func insert(charactersIn range: ClosedRange<Unicode.Scalar>) {
    formUnion(CharacterSet(charactersIn: range))
  }
  mutating func insert(charactersIn range: Range<Unicode.Scalar>) {
    formUnion(CharacterSet(charactersIn: range))
  }
  mutating func insert(_ character: Unicode.Scalar) {
    insert(charactersIn: String(Character(character)))
  }
  mutating func remove(charactersIn characters: String) {
    subtract(CharacterSet(charactersIn: characters))
  }
  mutating func remove(charactersIn range: ClosedRange<Unicode.Scalar>) {
    subtract(CharacterSet(charactersIn: range))
  }
  mutating func remove(charactersIn range: Range<Unicode.Scalar>) {
    subtract(CharacterSet(charactersIn: range))
  }
  mutating func remove(_ character: Unicode.Scalar) {
    remove(charactersIn: String(Character(character)))
  }
  func isSuperset(of other: CharacterSet) -> Bool { other.isSubset(of: self) }
  func isSubset(of other: CharacterSet) -> Bool { isDisjoint(with: other.inverted) }
  func isDisjoint(with other: CharacterSet) -> Bool { intersection(other).isEmpty }
  func isStrictSubset(of other: CharacterSet) -> Bool { isSubset(of: other) && self != other }
  func isStrictSuperset(of other: CharacterSet) -> Bool { other.isStrictSubset(of: self) }
  static func == (a: CharacterSet, b: CharacterSet) -> Bool {
    a.isSubset(of: b) && b.isSubset(of: a)
  }
}
