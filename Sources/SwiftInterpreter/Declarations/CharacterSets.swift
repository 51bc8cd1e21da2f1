struct CharacterSet {
  let name: String
  var characters = ""
  private init(name: String) { self.name = name }
  init(charactersIn characters: String) {
    name = "given"
    self.characters = characters
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
  static let symbols = CharacterSet(name: "symbols")
  static let urlHostAllowed = url("!$&'()*+,-.:;=[]_~")
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
}
