import Foundation

/// A String Catalog, `.xcstrings`.
struct StringCatalog {
  let table: StringTables.Table

  init(_ data: Data) throws(StringTables.Unreadable) {
    let object: Any
    do {
      object = try JSONSerialization.jsonObject(with: data)
    } catch {
      let words = (error as NSError).userInfo["NSDebugDescription"] as? String
      throw StringTables.Unreadable(words: words ?? "\(error)", in: data)
    }
    guard let catalog = object as? [String: Any], let strings = catalog["strings"] as? [String: Any]
    else { throw StringTables.Unreadable("this is no String Catalog: it has no 'strings'") }
    let source = catalog["sourceLanguage"] as? String
    var table = StringTables.Table(sourceLanguage: source)
    for (key, value) in strings {
      let localizations = (value as? [String: Any])?["localizations"] as? [String: Any] ?? [:]
      // A key that nobody has translated into the project's own language says itself.
      var entries: [String: LocalizedEntry] = [:]
      for (language, value) in localizations {
        if let localization = value as? [String: Any], let entry = Self.entry(localization, key) {
          entries[language] = entry
        }
      }
      table.entries[key] = entries
    }
    self.table = table
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
        // `%1$#@name@` says which argument decides; they come in order here.
        variants: .text(format.replacing(#/%\d+\$#@/#, with: "%#@")), substitutions: substitutions)
    }
  }
}
