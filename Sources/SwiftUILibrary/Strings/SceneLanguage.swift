/// The language that a scene's texts are shown in.
public enum SceneLanguage: Hashable, Codable, Sendable {
  /// By its code, as catalogues name it: `de`, `pt-BR`.
  case code(String)
  /// Every text twice, as long as translations get.
  case doubleLength
  /// Every letter with an accent, half as long again, so that texts outside of catalogues are
  /// noticed.
  case accented
  /// The project's own texts, laid out from right to left.
  case rightToLeft

  /// The pseudo-languages, which need no translation, by their names.
  public static let pseudo: [(name: String, language: SceneLanguage)] = [
    ("double-length", .doubleLength), ("accented", .accented), ("right-to-left", .rightToLeft),
  ]

  /// A pseudo-language's name, or a code.
  public init(_ name: String) {
    self = Self.pseudo.first { $0.name == name.lowercased() }?.language ?? .code(name)
  }

  /// Whether a text looks like a language's code: letters, with a script or region after hyphens.
  public static func isCode(_ text: String) -> Bool {
    text.wholeMatch(of: #/[A-Za-z]{2,3}([-_][A-Za-z0-9]{2,8})*/#) != nil
  }

  public var name: String {
    if case .code(let code) = self { return code }
    return Self.pseudo.first { $0.language == self }?.name ?? ""
  }

  /// Whether it is written from right to left, and the layout mirrored.
  public var isRightToLeft: Bool {
    switch self {
    case .code(let code):
      ["ar", "ckb", "dv", "fa", "he", "iw", "ks", "ps", "sd", "ug", "ur", "yi"]
        .contains(code.prefix { $0 != "-" && $0 != "_" })
    case .rightToLeft: true
    case .doubleLength, .accented: false
    }
  }
}
