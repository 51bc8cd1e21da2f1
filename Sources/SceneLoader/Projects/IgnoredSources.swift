import Foundation

/// The Swift files that version control keeps out of a project, as those with an app's keys: a
/// checkout lacks them, so that of their types just the names are known, by the files'.
struct IgnoredSources {
  /// The files' names, by the types that they are named after.
  private(set) var files: [String: String] = [:]

  /// - Parameters:
  ///   - patterns: the text of `.gitignore`; of its patterns those of a single Swift file count,
  ///     such as `Configuration/APIKeys.swift` and `**/Secrets.swift`.
  ///   - present: the paths of the files that are there.
  init(_ patterns: String, present: [String]) {
    let known = Set(present.map(\.lastPathPart))
    for line in patterns.split(whereSeparator: \.isNewline) {
      let name = line.trimmingCharacters(in: .whitespaces).lastPathPart
      guard !line.hasPrefix("#"), !line.hasPrefix("!"), name.hasSuffix(".swift"),
        !known.contains(name), case let type = name.dropLast(".swift".count),
        type.first?.isUppercase == true, type.allSatisfy({ $0.isLetter || $0.isNumber })
      else { continue }
      files[String(type)] = String(name)
      for made in Self.generated[String(type)] ?? [] { files[made] = String(name) }
    }
  }

  /// The types in the files that SwiftGen's documentation has it write.
  private static let generated = [
    "Assets": ["Asset"], "XCAssets": ["Asset"], "Colors": ["ColorName"], "Fonts": ["FontFamily"],
    "Localizable": ["L10n"], "Strings": ["L10n"],
    "Storyboards": ["StoryboardScene", "StoryboardSegue"],
  ]
}
