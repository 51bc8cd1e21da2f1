/// The entries of a target's `Info.plist`, as a build writes them: those of its file and of its
/// build settings (`INFOPLIST_KEY_…`), with the settings that they name put in. Settings come from
/// the project, its configuration file, the target and that one's, the later before the earlier
/// (Xcode Help, "Build settings reference"). Texts alone: lists and dictionaries are left out.
struct InfoEntries {
  private(set) var entries: [String: String] = [:]
  private var settings: [String: String]

  /// How many settings lead from one to the next, and files from one to the next.
  private static let depthLimit = 8

  /// - Parameters:
  ///   - levels: the build settings, the project's before the target's.
  ///   - target: the target's name.
  ///   - file: returns the text of the property list at a path below the project.
  init(_ levels: [[String: String]], target: String, file: (String) -> String?) {
    settings = [
      "TARGET_NAME": target, "PRODUCT_NAME": "$(TARGET_NAME)", "EXECUTABLE_NAME": "$(PRODUCT_NAME)",
      "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME)", "DEVELOPMENT_LANGUAGE": "en",
      "MARKETING_VERSION": "1.0", "CURRENT_PROJECT_VERSION": "1",
      // Paths are the project's own.
      "SRCROOT": ".", "PROJECT_DIR": ".",
    ]
    for level in levels {
      for (name, value) in level {
        let inherited = settings[name] ?? ""
        settings[name] = value.replacing("$(inherited)", with: inherited)
      }
    }
    entries = [
      "CFBundleShortVersionString": expanded("$(MARKETING_VERSION)"),
      "CFBundleVersion": expanded("$(CURRENT_PROJECT_VERSION)"),
      "CFBundleIdentifier": expanded("$(PRODUCT_BUNDLE_IDENTIFIER)"),
      "CFBundleName": expanded("$(PRODUCT_NAME)"),
      "CFBundleExecutable": expanded("$(EXECUTABLE_NAME)"),
    ]
    let prefix = "INFOPLIST_KEY_"
    for (name, value) in settings where name.hasPrefix(prefix) {
      entries[String(name.dropFirst(prefix.count))] = expanded(value)
    }
    let own = settings["INFOPLIST_FILE"].flatMap { file(expanded($0)) }.flatMap { PropertyList($0) }
    guard case .dictionary(let written)? = own else { return }
    for case (let key, .text(let value)) in written { entries[key] = expanded(value) }
  }

  /// A text with its settings put in, `$(NAME)` or `${NAME}`; unknown ones are empty.
  private func expanded(_ text: String, depth: Int = 0) -> String {
    guard depth < Self.depthLimit, text.contains("$") else { return text }
    return text.replacing(#/\$[({]([A-Za-z0-9_]+)(:[^)}]*)?[)}]/#) { match in
      settings[String(match.1)].map { expanded($0, depth: depth + 1) } ?? ""
    }
  }

  /// The settings in the text of a configuration file (`.xcconfig`), with those it includes.
  /// - Parameters:
  ///   - path: the file's.
  ///   - file: returns the text at a path.
  static func settings(
    ofConfiguration path: String, depth: Int = 0, file: (String) -> String?
  ) -> [String: String] {
    guard depth < depthLimit, let text = file(path) else { return [:] }
    var found: [String: String] = [:]
    for line in text.split(whereSeparator: \.isNewline) {
      if let included = line.firstMatch(of: #/^\s*#include\??\s+"([^"]+)"/#) {
        let other = XcodeProject.path(String(included.1), in: ProjectFiles.folder(of: path))
        found.merge(settings(ofConfiguration: other, depth: depth + 1, file: file)) { $1 }
      } else if let given = line.firstMatch(of: #/^\s*([A-Za-z0-9_]+)\s*=\s*(.*?)\s*(;?\s*//.*)?$/#)
      {
        // `//` begins a comment, so that addresses are written with an empty setting between.
        found[String(given.1)] = String(given.2)
      }
    }
    return found
  }
}

extension XcodeProject {
  /// The entries of a target's `Info.plist`.
  /// - Parameter file: returns the text at a path below the project.
  /// - Complexity: linear in the project's configurations and in the files that they name.
  func infoEntries(ofTarget name: String, file: (String) -> String?) -> [String: String] {
    let all = [root, target(name)].compactMap(\.self).flatMap { levels(of: $0, file: file) }
    return InfoEntries(all, target: name) { file(Self.path($0, in: folder)) }.entries
  }

  /// The settings of a project or a target in the configuration that is run, which is `Debug` where
  /// there is one: its file's before its own.
  private func levels(
    of object: PropertyList, file: (String) -> String?
  ) -> [[String: String]] {
    let all = configurations(object)
    guard let one = all.first(where: { $0["name"]?.text == "Debug" }) ?? all.first else {
      return []
    }
    var based = one["baseConfigurationReference"]?.text.flatMap { paths[$0] }
    // In a folder that synchronises (Xcode 16).
    if let anchor = one["baseConfigurationReferenceAnchor"]?.text.flatMap({ paths[$0] }),
      let path = one["baseConfigurationReferenceRelativePath"]?.text
    {
      based = Self.path(path, in: anchor)
    }
    var own: [String: String] = [:]
    if case .dictionary(let values)? = one["buildSettings"] {
      own = values.compactMapValues(\.text)
    }
    return [based.map { InfoEntries.settings(ofConfiguration: $0, file: file) } ?? [:], own]
  }
}
