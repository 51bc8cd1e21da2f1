import Foundation
import SwiftInterpreter

/// The texts of a project in its languages, from its String Catalogs, `.strings` and `.stringsdict`.
///
/// They are read at the first question, since many scenes ask for none.
package final class StringTables {
  private let list: () -> [String]
  private lazy var contents = Contents(list())
  private(set) var isRead = false

  /// - Parameter list: gives the paths of the project's catalogues.
  package init(_ list: @escaping () -> [String] = { [] }) { self.list = list }

  /// What one file says.
  struct Table {
    /// The entries by key, then by language.
    var entries: [String: [String: LocalizedEntry]] = [:] {
      didSet { keys = nil }
    }
    /// Nil where the file doesn't say.
    var sourceLanguage: String?
    var problem: Diagnostic?
    /// Keys by what they are when every argument is written alike; nil until somebody asks.
    private var keys: [String: String]?

    init(
      entries: [String: [String: LocalizedEntry]] = [:], sourceLanguage: String? = nil,
      problem: Diagnostic? = nil
    ) {
      self.entries = entries
      self.sourceLanguage = sourceLanguage
      self.problem = problem
    }

    /// What the file says of a key, whichever way its arguments are written there.
    mutating func languages(of key: String) -> [String: LocalizedEntry]? {
      if let known = entries[key] { return known }
      let keys =
        self.keys
        ?? Dictionary(
          entries.keys.sorted().map { (LocalizedFormat.plain($0), $0) }, uniquingKeysWith: { $1 })
      self.keys = keys
      return keys[LocalizedFormat.plain(key)].flatMap { entries[$0] }
    }
  }

  private struct Contents {
    /// The tables by their names, which are those of the files.
    var tables: [String: Table] = [:]
    var problems: [Diagnostic] = []

    init(_ paths: [String]) {
      for path in paths.sorted() {
        guard let (name, table) = StringTables.read(path) else { continue }
        if let problem = table.problem { problems.append(problem) }
        tables[name, default: Table()].merge(table)
      }
    }
  }

  /// Where a key is looked up that names no table.
  private static let usualTable = "Localizable"

  /// The languages that there are texts in, by their codes, but for the project's own.
  package var languages: [String] {
    var codes: Set<String> = []
    for table in contents.tables.values {
      for languages in table.entries.values { codes.formUnion(languages.keys) }
      if let source = table.sourceLanguage { codes.remove(source) }
    }
    return codes.subtracting(["en", "Base"]).sorted()
  }

  /// A note where the project has texts in other languages than its own and none in this one.
  func absence(of code: String) -> Diagnostic? {
    guard isRead, !languages.isEmpty else { return nil }
    let sources = contents.tables.values.compactMap(\.sourceLanguage)
    guard Self.match(code, among: languages + sources + ["en"]) == nil else { return nil }
    let near = Suggestion.nearest(to: code, among: languages).map { "did you mean '\($0)'? " } ?? ""
    return Diagnostic(
      severity: .note, identifier: "unknown-language",
      message: "the project has no texts in '\(code)'; its own are shown", location: nil,
      remedy: "\(near)there are \(languages.joined(separator: ", "))")
  }

  /// Files that can't be read, each at its place; empty as long as nothing was asked for.
  package var problems: [Diagnostic] { isRead ? contents.problems : [] }

  /// Whether a table has the key, translated or not; nil is the usual one.
  func hasKey(_ key: String, in table: String?) -> Bool {
    languages(of: key, in: table) != nil
  }

  /// What a key says in a language, nil for the project's own; and the language found.
  /// - Parameters:
  ///   - key: with `%lld`, `%@` and the like where values are put in.
  ///   - table: nil is the usual one.
  func entry(
    _ key: String, in language: SceneLanguage?, table: String?
  ) -> (entry: LocalizedEntry, code: String)? {
    guard let entries = languages(of: key, in: table) else { return nil }
    if case .code(let code) = language, let found = Self.match(code, entries) { return found }
    let source = contents.tables[table ?? Self.usualTable]?.sourceLanguage
    for own in [source, "en", "Base"].compactMap(\.self) {
      if let entry = entries[own] { return (entry, own == "Base" ? "en" : own) }
    }
    return nil
  }

  private func languages(of key: String, in table: String?) -> [String: LocalizedEntry]? {
    isRead = true
    return contents.tables[table ?? Self.usualTable]?.languages(of: key)
  }

  private static func match(
    _ code: String, _ entries: [String: LocalizedEntry]
  ) -> (entry: LocalizedEntry, code: String)? {
    match(code, among: entries.keys.sorted()).flatMap { found in
      entries[found].map { ($0, found) }
    }
  }

  /// The language itself, without its region, or in another region.
  private static func match(_ code: String, among codes: [String]) -> String? {
    func plain(_ code: String) -> String { code.replacing("_", with: "-").lowercased() }
    func base(_ code: String) -> Substring { plain(code).split(separator: "-").first ?? "" }
    return codes.first { plain($0) == plain(code) } ?? codes.first { plain($0) == base(code) }
      ?? codes.first { base($0) == base(code) }
  }
}

extension StringTables.Table {
  fileprivate mutating func merge(_ other: Self) {
    sourceLanguage = sourceLanguage ?? other.sourceLanguage
    for (key, languages) in other.entries {
      // A `.stringsdict` goes before the `.strings` beside it, and is read after it.
      entries[key, default: [:]].merge(languages) { $1 }
    }
  }
}

// MARK: Reading

extension StringTables {
  package static let extensions = ["xcstrings", "strings", "stringsdict"]

  /// Nil for a file that is no catalogue.
  fileprivate static func read(_ path: String) -> (name: String, table: Table)? {
    let url = URL(filePath: path)
    let name = url.deletingPathExtension().lastPathComponent
    let folder = url.deletingLastPathComponent()
    let language =
      folder.pathExtension == "lproj" ? folder.deletingPathExtension().lastPathComponent : nil
    guard let data = FileManager.default.contents(atPath: path) else {
      return (name, Table(problem: problem("the file can't be read", path, 1, 1)))
    }
    do throws(Unreadable) {
      switch url.pathExtension {
      case "xcstrings": return (name, try StringCatalog(data).table)
      case "strings":
        return (
          name,
          table(
            try StringsFile(data).texts.mapValues { LocalizedEntry(variants: .text($0)) }, language)
        )
      case "stringsdict": return (name, table(try StringsDictionary(data).entries, language))
      default: return nil
      }
    } catch {
      return (name, Table(problem: problem(error.message, path, error.line, error.column)))
    }
  }

  private static func table(_ entries: [String: LocalizedEntry], _ language: String?) -> Table {
    Table(entries: entries.mapValues { [language ?? "en": $0] })
  }

  /// Why a catalogue can't be read, and where.
  struct Unreadable: Error, Equatable {
    var message: String
    var line = 1
    var column = 1

    init(_ message: String, line: Int = 1, column: Int = 1) {
      self.message = message
      self.line = line
      self.column = column
    }

    /// An error of Foundation's about a text, whose words end in its place: a line, or how many
    /// bytes come before it.
    init(words: String, in data: Data) {
      message = "this is no catalogue: \(words)"
      if let place = words.firstMatch(of: #/line (\d+)(?:, column (\d+))?/#) {
        line = Int(place.output.1) ?? 1
        column = place.output.2.flatMap { Int($0) } ?? 1
      } else if let place = words.firstMatch(of: #/character (\d+)/#) {
        let before = data.prefix(Int(place.output.1) ?? 0)
        let lines = before.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        line = max(lines.count, 1)
        column = (lines.last?.count ?? 0) + 1
      }
    }
  }

  private static func problem(
    _ message: String, _ path: String, _ line: Int, _ column: Int
  ) -> Diagnostic {
    Diagnostic(
      severity: .warning, identifier: "broken-catalogue", message: message,
      location: SourceLocation(file: path, line: line, column: column, offset: 0, length: 0),
      remedy: "its texts are shown by their keys until it is mended")
  }
}
