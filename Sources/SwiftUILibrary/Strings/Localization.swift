import Foundation
import SwiftInterpreter

/// How a scene's texts are looked up in the pass at hand.
package struct Localization {
  package let tables: StringTables
  /// Nil for the project's own.
  package var language: SceneLanguage?
  /// Catalogues' name for the kind of device: `iphone`, `ipad`, `mac`.
  package var device = "iphone"
  /// The keys that were looked up and aren't in their table, by the table's name; the default one's
  /// is empty.
  private var untranslated: [String: Set<String>] = [:]

  /// Whether a key was looked up that isn't in its table.
  func isUntranslated(_ key: String, in table: String?) -> Bool {
    untranslated[table ?? ""]?.contains(key) == true
  }

  init(_ tables: StringTables) { self.tables = tables }

  /// The locale for numbers; nil for a scene's default, American English.
  var locale: Locale? {
    if case .code(let code) = language { return Locale(identifier: code) }
    return nil
  }

  /// Problems that keep the scene from showing its texts in the current language, as far as it used
  /// them.
  package var problems: [Diagnostic] {
    guard case .code(let code) = language else { return tables.problems }
    return tables.problems + [tables.absence(of: code)].compactMap(\.self)
  }

  /// A text with arguments between its pieces, each by its position in the key.
  struct Text {
    var pieces: [String]
    var arguments: [Int]
    /// Whether a catalogue has the key, in some language.
    var isKnown = false
  }

  /// The text of a key in the language.
  /// - Parameters:
  ///   - pieces: the text around the key's arguments, one more than there are.
  ///   - numbers: the arguments' values, nil for one that is not a number.
  ///   - table: the name of a catalogue; nil for the usual one.
  mutating func text(_ pieces: [String], numbers: [Double?], table: String?) -> Text {
    let key =
      numbers.isEmpty
      ? pieces.joined() : pieces.map { $0.replacing("%", with: "%%") }.joined(separator: "%@")
    var text = Text(pieces: pieces, arguments: Array(numbers.indices))
    text.isKnown = tables.hasKey(key, in: table)
    if let (entry, code) = tables.entry(key, in: language, table: table) {
      let choice = LocalizedEntry.Choice(language: code, device: device, numbers: numbers)
      let format = entry.format(choice)
      if numbers.isEmpty {
        text.pieces = [format]
      } else {
        (text.pieces, text.arguments) = LocalizedFormat.parts(of: format)
      }
    } else {
      untranslated[table ?? "", default: []].insert(key)
    }
    switch language {
    case .doubleLength: text.double()
    case .accented: text.pieces = text.pieces.map(Self.accented)
    case .code, .rightToLeft, nil: break
    }
    return text
  }

  /// Letters with marks, as high and deep as letters get. A Markdown link's address is unchanged.
  private static func accented(_ text: String) -> String {
    text.contains("](") ? text : String(text.map { accents[$0] ?? $0 })
  }

  private static let accents: [Character: Character] = Dictionary(
    uniqueKeysWithValues: zip(
      "aceginorsuyzACEGINORSUYZ", "ȧçéğîñøřšüÿžÅÇÉĞÎÑØŘŠÜŸŽ"))
}

extension Localization.Text {
  /// Appends itself once more.
  fileprivate mutating func double() {
    guard let first = pieces.first, let last = pieces.last, pieces != [""] else { return }
    pieces = pieces.dropLast() + [last + " " + first] + pieces.dropFirst()
    arguments += arguments
  }
}
