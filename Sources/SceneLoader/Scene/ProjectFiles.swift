import Foundation

/// What a folder says of the project that it is: which of its files are the project's source, and
/// which modules they make.
struct ProjectFiles {
  /// The Swift files that belong to what is shown, by path.
  let sources: [String]
  /// Modules that the folder has the source of: the targets and products of its packages and of its
  /// Xcode projects. Their files are read together, so that a name is found without them.
  let modules: Set<String>

  /// Folders of what others have put there: packages fetched, products built.
  private static let foreignFolders: Set = [
    "Carthage", "DerivedData", "Pods", "SourcePackages", "node_modules",
  ]

  /// - Parameter listed: every path below the folder.
  init(_ listed: [String], in folder: String) {
    let own = listed.filter { path in
      path.dropFirst(folder.count).split(separator: "/").allSatisfy {
        !Self.foreignFolders.contains(String($0)) && !$0.hasPrefix(".")
      }
    }
    sources = own.filter { $0.hasSuffix(".swift") && !Self.isManifest($0) }.sorted()
    var modules: Set<String> = []
    for path in own {
      if Self.isManifest(path) {
        modules.formUnion(Self.packageModules(Self.text(path)))
      } else if path.hasSuffix("project.pbxproj") {
        modules.formUnion(Self.projectTargets(Self.text(path)))
      }
    }
    self.modules = modules
  }

  /// `Package.swift`, and `Package@swift-5.9.swift`.
  private static func isManifest(_ path: String) -> Bool {
    let name = path.split(separator: "/").last ?? ""
    return name == "Package.swift" || name.hasPrefix("Package@swift")
  }

  private static func text(_ path: String) -> String {
    (try? SceneSource.text(of: path, followsLinks: false)) ?? ""
  }

  /// The names in a manifest's `.target(name: "Kit", …)` and the like, products among them; those of
  /// the packages it depends on stand in other calls.
  private static func packageModules(_ manifest: String) -> [String] {
    ["target(", "Target(", "library(", "executable(", "macro("].flatMap { call in
      manifest.split(separator: call, omittingEmptySubsequences: false).dropFirst().compactMap {
        let start = $0.drop(while: \.isWhitespace)
        guard start.hasPrefix("name:") else { return nil }
        let name = start.dropFirst("name:".count).drop { $0 != "\"" }.dropFirst()
        return String(name.prefix { $0 != "\"" })
      }
    }
  }

  /// The names of an Xcode project's targets, as other targets import them.
  private static func projectTargets(_ project: String) -> [String] {
    let section = project.split(separator: "Begin PBXNativeTarget section").dropFirst().first
    let targets = section?.split(separator: "End PBXNativeTarget section").first ?? ""
    return targets.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " = ")
      guard words.count == 2, words[0].trimmingPrefix(while: \.isWhitespace) == "name" else {
        return nil
      }
      // A module's name has an underscore for what is no part of a word.
      let name = words[1].dropLast().filter { $0 != "\"" }
      return String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    }
  }

  /// Whether a file is a test's: nothing of it is part of the app.
  static func isTest(_ text: String) -> Bool {
    text.split(separator: "\n").contains { line in
      ["import XCTest", "import Testing"].contains { line.hasPrefix($0) }
    }
  }
}
