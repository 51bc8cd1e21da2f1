import Foundation

/// A String Catalog, `.xcstrings`.
///
/// A large app's has a hundred thousand texts, of which a scene shows a few. So the file is scanned
/// once for its keys and languages and the positions of each key's texts, and those are read on
/// demand.
struct StringCatalog {
  /// Nil if the file doesn't state it.
  private(set) var sourceLanguage: String?
  /// The languages that it has texts in.
  private(set) var languages: Set<String> = []
  /// The position of each key's value.
  private var places: [String: Range<Int>] = [:]
  private let data: Data

  var keys: some Sequence<String> { places.keys }

  /// - Complexity: linear in the file.
  init(_ data: Data) throws(StringTables.Unreadable) {
    self.data = data
    let problem = data.withUnsafeBytes { bytes -> JSONOutline.Problem? in
      do throws(JSONOutline.Problem) {
        var outline = JSONOutline(bytes)
        try read(&outline)
        return nil
      } catch {
        return error
      }
    }
    if let problem {
      throw StringTables.Unreadable(
        "this is no catalogue: \(problem.message)", line: problem.line, column: problem.column)
    }
  }

  private mutating func read(_ outline: inout JSONOutline) throws(JSONOutline.Problem) {
    var isCatalog = false
    try outline.object { key, outline throws(JSONOutline.Problem) in
      switch key {
      case "sourceLanguage": sourceLanguage = try outline.text()
      case "strings":
        isCatalog = true
        try outline.object { key, outline throws(JSONOutline.Problem) in
          places[key] = try outline.range { outline throws(JSONOutline.Problem) in
            try readLanguages(&outline)
          }
        }
      default: try outline.skip()
      }
    }
    try outline.end()
    if !isCatalog {
      throw JSONOutline.Problem(message: "it has no 'strings'", line: 1, column: 1)
    }
  }

  /// Passes what one key has, and notes in which languages that is.
  private mutating func readLanguages(
    _ outline: inout JSONOutline
  ) throws(JSONOutline.Problem) {
    try outline.object { part, outline throws(JSONOutline.Problem) in
      guard part == "localizations" else { return try outline.skip() }
      try outline.object { language, outline throws(JSONOutline.Problem) in
        languages.insert(language)
        try outline.skip()
      }
    }
  }

  /// Its texts for a key, by language; nil for an unknown key.
  func entries(of key: String) -> [String: LocalizedEntry]? {
    guard let place = places[key] else { return nil }
    let start = data.startIndex
    let value = try? JSONSerialization.jsonObject(
      with: data[start + place.lowerBound..<start + place.upperBound])
    let localizations = (value as? [String: Any])?["localizations"] as? [String: Any] ?? [:]
    // A key without a translation in the project's own language is its own text.
    return localizations.compactMapValues { value in
      (value as? [String: Any]).flatMap { Self.entry($0, key) }
    }
  }

  /// Nil where it has no text yet.
  private static func entry(_ localization: [String: Any], _ key: String) -> LocalizedEntry? {
    let substitutions = (localization["substitutions"] as? [String: Any] ?? [:])
      .compactMapValues { value -> LocalizedEntry.Substitution? in
        guard let substitution = value as? [String: Any], let variants = variants(substitution)
        else { return nil }
        return LocalizedEntry.Substitution(
          argument: substitution["argNum"] as? Int, variants: variants)
      }
    guard let variants = variants(localization) ?? (substitutions.isEmpty ? nil : .text(key))
    else { return nil }
    return LocalizedEntry(variants: variants, substitutions: substitutions)
  }

  private static func variants(_ object: [String: Any]) -> LocalizedEntry.Variants? {
    if let unit = object["stringUnit"] as? [String: Any] {
      return (unit["value"] as? String).map { .text($0) }
    }
    guard let variations = object["variations"] as? [String: Any] else { return nil }
    if let devices = variations["device"] as? [String: Any] { return .device(cases(devices)) }
    if let plurals = variations["plural"] as? [String: Any] { return .plural(cases(plurals)) }
    return nil
  }

  private static func cases(_ object: [String: Any]) -> [String: LocalizedEntry.Variants] {
    object.compactMapValues { ($0 as? [String: Any]).flatMap(variants) }
  }
}

/// A `.stringsdict`: plural rules as a property list.
struct StringsDictionary {
  private(set) var entries: [String: LocalizedEntry] = [:]

  init(_ data: Data) throws(StringTables.Unreadable) {
    let object: Any
    do {
      object = try PropertyListSerialization.propertyList(from: data, format: nil)
    } catch {
      let words = (error as NSError).userInfo["NSDebugDescription"] as? String
      throw StringTables.Unreadable(words: words ?? "\(error)", in: data)
    }
    guard let list = object as? [String: Any] else {
      throw StringTables.Unreadable("this is no list of texts by their keys")
    }
    for (key, value) in list {
      guard let rules = value as? [String: Any],
        let format = rules["NSStringLocalizedFormatKey"] as? String
      else { continue }
      let substitutions = rules.compactMapValues { value -> LocalizedEntry.Substitution? in
        guard let rule = value as? [String: Any] else { return nil }
        let texts = rule.compactMapValues { $0 as? String }
          .filter { !$0.key.hasPrefix("NSString") }
        return LocalizedEntry.Substitution(
          argument: nil, variants: .plural(texts.mapValues { .text($0) }))
      }
      entries[key] = LocalizedEntry(
        // `%1$#@name@` names the argument that decides; they come in order here.
        variants: .text(format.replacing(#/%\d+\$#@/#, with: "%#@")), substitutions: substitutions)
    }
  }
}
