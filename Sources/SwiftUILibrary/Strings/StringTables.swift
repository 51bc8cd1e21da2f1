import Foundation
import SwiftInterpreter

/// The texts of a project in its languages, from its String Catalogs, `.strings` and `.stringsdict`.
///
/// They are read on first use, since many scenes have none.
package final class StringTables {
  private let list: () -> [File]
  private lazy var contents = Contents(list())
  private(set) var isRead = false

  /// One of the project's catalogues.
  package struct File {
    var path: String
    var read: () throws(Unreadable) -> Data

    package init(path: String, read: @escaping () throws(Unreadable) -> Data) {
      self.path = path
      self.read = read
    }
  }

  /// - Parameter list: returns the project's catalogues.
  package init(_ list: @escaping () -> [File] = { [] }) { self.list = list }

  /// The texts of one file, or of all with one name.
  struct Table {
    /// The entries by key, then by language.
    private var entries: [String: [String: LocalizedEntry]] = [:]
    /// Those that are read on demand; the last one that has a text counts.
    private var catalogs: [StringCatalog] = []
    /// The languages with texts.
    private(set) var languages: Set<String> = []
    /// Nil if the file doesn't state it.
    private(set) var sourceLanguage: String?
    private(set) var problem: Diagnostic?
    /// Keys with arguments by their form with all arguments written alike; nil until first used.
    private var keys: [String: String]?

    init() {}

    init(problem: Diagnostic) { self.problem = problem }

    init(_ entries: [String: LocalizedEntry], in language: String) {
      self.entries = entries.mapValues { [language: $0] }
      if !entries.isEmpty { languages = [language] }
    }

    init(_ catalog: StringCatalog) {
      catalogs = [catalog]
      languages = catalog.languages
      sourceLanguage = catalog.sourceLanguage
    }

    /// The file's texts for a key, however its arguments are written there.
    mutating func languages(of key: String) -> [String: LocalizedEntry]? {
      if let known = known(key) { return known }
      let plain = LocalizedFormat.plain(key)
      let keys =
        self.keys
        ?? Dictionary(
          (Array(entries.keys) + catalogs.flatMap { Array($0.keys) }).filter { $0.contains("%") }
            .sorted().map { (LocalizedFormat.plain($0), $0) }, uniquingKeysWith: { $1 })
      self.keys = keys
      return keys[plain].flatMap { known($0) }
    }

    /// The file's texts for a key exactly as it is written.
    private func known(_ key: String) -> [String: LocalizedEntry]? {
      var found = entries[key]
      for catalog in catalogs {
        if let more = catalog.entries(of: key) { found = (found ?? [:]).merging(more) { $1 } }
      }
      return found
    }

    /// Adds another file of the name, which takes precedence.
    mutating func merge(_ other: Self) {
      keys = nil
      sourceLanguage = sourceLanguage ?? other.sourceLanguage
      languages.formUnion(other.languages)
      catalogs += other.catalogs
      for (key, languages) in other.entries {
        // A `.stringsdict` takes precedence over its `.strings`, and is read after it.
        entries[key, default: [:]].merge(languages) { $1 }
      }
    }
  }

  private struct Contents {
    /// The tables by their names, which are those of the files.
    var tables: [String: Table] = [:]
    var problems: [Diagnostic] = []

    init(_ files: [File]) {
      for file in files.sorted(by: { $0.path < $1.path }) {
        guard let (name, table) = StringTables.read(file) else { continue }
        if let problem = table.problem { problems.append(problem) }
        tables[name, default: Table()].merge(table)
      }
    }
  }

  /// The table for keys without one.
  private static let usualTable = "Localizable"

  /// The languages with texts, by their codes, except the project's own.
  package var languages: [String] {
    var codes: Set<String> = []
    for table in contents.tables.values {
      codes.formUnion(table.languages)
      if let source = table.sourceLanguage { codes.remove(source) }
    }
    return codes.subtracting(["en", "Base"]).sorted()
  }

  /// A note if the project has texts in other languages than its own and none in this one.
  func absence(of code: String) -> Diagnostic? {
    guard isRead, !languages.isEmpty else { return nil }
    let sources = contents.tables.values.compactMap(\.sourceLanguage)
    guard Self.match(code, among: languages + sources + ["en"]) == nil else { return nil }
    let near = Suggestion.nearest(to: code, among: languages).map { "did you mean '\($0)'? " } ?? ""
    return Diagnostic(
      severity: .note, identifier: .unknownLanguage,
      message: "the project has no texts in '\(code)'; its own are shown", location: nil,
      remedy: "\(near)there are \(languages.joined(separator: ", "))")
  }

  /// Files that can't be read, each at its place; empty until a text is looked up.
  package var problems: [Diagnostic] { isRead ? contents.problems : [] }

  /// Whether a table has the key, translated or not; nil is the default one.
  func hasKey(_ key: String, in table: String?) -> Bool {
    languages(of: key, in: table) != nil
  }

  /// A key's text in a language, nil for the project's own; and the language found.
  /// - Parameters:
  ///   - key: with `%lld`, `%@` and the like for values.
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

// MARK: Reading

extension StringTables {
  package static let extensions = ["xcstrings", "strings", "stringsdict"]

  /// Nil for a file that is not a catalogue.
  fileprivate static func read(_ file: File) -> (name: String, table: Table)? {
    let url = URL(filePath: file.path)
    let name = url.deletingPathExtension().lastPathComponent
    let folder = url.deletingLastPathComponent()
    let language =
      folder.pathExtension == "lproj" ? folder.deletingPathExtension().lastPathComponent : "en"
    do throws(Unreadable) {
      let data = try file.read()
      switch url.pathExtension {
      case "xcstrings": return (name, Table(try StringCatalog(data)))
      case "strings":
        let texts = try StringsFile(data).texts
        return (name, Table(texts.mapValues { LocalizedEntry(variants: .text($0)) }, in: language))
      case "stringsdict": return (name, Table(try StringsDictionary(data).entries, in: language))
      default: return nil
      }
    } catch {
      return (name, Table(problem: problem(error.message, file.path, error.line, error.column)))
    }
  }

  /// Why a catalogue can't be read, and where.
  package struct Unreadable: Error, Equatable {
    var message: String
    var line = 1
    var column = 1

    package init(_ message: String, line: Int = 1, column: Int = 1) {
      self.message = message
      self.line = line
      self.column = column
    }

    /// An error of Foundation's about a text, whose words end in its place: a line, or the number
    /// of bytes before it.
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
      severity: .warning, identifier: .brokenCatalogue, message: message,
      location: SourceLocation(file: path, line: line, column: column, offset: 0, length: 0),
      remedy: "its texts are shown by their keys until it is mended")
  }
}
