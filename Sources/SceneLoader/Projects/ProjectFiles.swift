import Foundation

/// What a folder says of the project that it is: which of its files are the project's source, and
/// which modules they make.
struct ProjectFiles {
  /// The Swift files that belong to what is shown, by path.
  let sources: [String]
  /// Modules that the folder has the source of: the targets and products of its packages and of its
  /// Xcode projects. Their files are read together, so that a name is found without them.
  let modules: Set<String>
  /// The modules of its packages' targets, by the folders that have their source.
  let moduleFolders: [String: String]
  /// The targets of its Xcode projects.
  let targets: ProjectTargets

  /// Folders of what others have put there: packages fetched, products built.
  private static let foreignFolders: Set = [
    "Carthage", "DerivedData", "Pods", "SourcePackages", "node_modules",
  ]

  /// - Parameter listed: every path below the folder.
  init(_ listed: [String], in folder: String) {
    let own = listed.filter { path in
      path.dropFirst(folder.count).pathParts.allSatisfy {
        !$0.hasPrefix(".") && !Self.foreignFolders.contains(String($0))
      }
    }
    let root = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    var modules: Set<String> = []
    var moduleFolders: [String: String] = [:]
    var packages: [String: [String]] = [:]
    var tests: [String] = []
    var projects: [(folder: String, project: XcodeProject)] = []
    for path in own.sorted() {
      if Self.isManifest(path) {
        let (folder, manifest) = (Self.folder(of: path), Self.text(path))
        let targets = PackageTarget.all(of: manifest, in: folder)
        packages[folder] = ["\(folder)/Sources"] + targets.filter { !$0.isTest }.map(\.folder)
        var links: [String: String] = [:]
        // A target in another language gives nothing that could be read.
        let foreign = targets.filter { target in
          let files = own.filter { $0.hasPrefix(target.folder + "/") }
          let linked = (files + [target.folder]).compactMap { Self.linked(by: $0, in: root) }
          for folder in linked { links[folder] = links[folder] ?? target.name }
          let isSwift = files.contains { $0.hasSuffix(".swift") }
          return !files.isEmpty && !isSwift
            && !own.contains { path in
              path.hasSuffix(".swift") && linked.contains { path.hasPrefix($0 + "/") }
            }
        }
        modules.formUnion(Set(Self.packageModules(manifest)).subtracting(foreign.map(\.name)))
        for (folder, target) in links where modules.contains(target) {
          moduleFolders[folder] = target
        }
        for target in targets where modules.contains(target.name) {
          moduleFolders[target.folder] = target.name
        }
        tests += targets.filter(\.isTest).map { $0.folder + "/" }
      } else if path.hasSuffix(".xcodeproj/project.pbxproj") {
        let folder = Self.folder(of: Self.folder(of: path))
        guard let project = XcodeProject(Self.text(path), in: folder) else { continue }
        projects.append((folder, project))
        modules.formUnion(project.targets.map { Self.module($0.name) })
      }
    }
    self.modules = modules
    self.moduleFolders = moduleFolders
    // A package beside a project has its targets' folders alone.
    let shared = Set(projects.map(\.folder))
    targets = ProjectTargets(
      projects,
      packages: Set(packages.flatMap { folder, own in shared.contains(folder) ? own : [folder] }))
    let all = own.filter { path in
      path.hasSuffix(".swift") && !Self.isManifest(path) && !tests.contains(where: path.hasPrefix)
    }
    // A playground beside an app is a program of its own.
    let apart = all.filter { !$0.dropFirst(folder.count).contains(".playground/") }
    sources = (apart.isEmpty ? all : apart).sorted()
  }

  /// The folder that a symbolic link leads to, which builds follow; nil where that isn't within the
  /// folder of the project, or the path is no link. What has an extension is taken for a file.
  private static func linked(by path: String, in root: String) -> String? {
    guard !path.lastPathPart.contains("."),
      let link = try? FileManager.default.destinationOfSymbolicLink(atPath: path)
    else { return nil }
    let url = URL(fileURLWithPath: path)
    let target = URL(fileURLWithPath: link, relativeTo: url.deletingLastPathComponent())
    let whole = URL(fileURLWithPath: root).standardizedFileURL.path + "/"
    let found = target.standardizedFileURL.path
    return found.hasPrefix(whole) ? "\(root)/\(found.dropFirst(whole.count))" : nil
  }

  private static func folder(of path: String) -> String {
    path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      .joined(separator: "/")
  }

  /// `Package.swift`, and `Package@swift-5.9.swift`.
  private static func isManifest(_ path: String) -> Bool {
    let name = path.lastPathPart
    return name == "Package.swift" || name.hasPrefix("Package@swift")
  }

  /// Whether a file says which others are the project's: a package's manifest or an Xcode project.
  static func isDescription(_ path: String) -> Bool {
    path.hasSuffix(".xcodeproj/project.pbxproj") || isManifest(path)
  }

  private static func text(_ path: String) -> String {
    (try? SceneSource.text(of: path, followsLinks: false)) ?? ""
  }

  /// The names in a manifest's `.target(name: "Kit", …)` and the like, products among them; those of
  /// the packages it depends on stand in other calls.
  private static func packageModules(_ manifest: String) -> [String] {
    names(in: manifest, of: ["target(", "Target(", "library(", "executable(", "macro("]).map(module)
  }

  /// What stands after `name:` in calls.
  private static func names(in manifest: String, of calls: [String]) -> [String] {
    calls.filter(manifest.hasBytes).flatMap { call in
      manifest.split(separator: call, omittingEmptySubsequences: false).dropFirst().compactMap {
        let start = $0.drop(while: \.isWhitespace)
        guard start.hasPrefix("name:") else { return nil }
        let name = start.dropFirst("name:".count).drop { $0 != "\"" }.dropFirst()
        return String(name.prefix { $0 != "\"" })
      }
    }
  }

  /// A target's name as other targets import it: with an underscore for what is no part of a word.
  fileprivate static func module(_ target: String) -> String {
    String(target.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }

  /// Whether a path lies in a target of a package that is no app of its own, as one of Swift Playgrounds
  /// is. Looks at the manifests in the folders around.
  static func isOfLibrary(_ path: String) -> Bool {
    let path = URL(fileURLWithPath: path).standardizedFileURL.path
    var around = folder(of: path)
    while !around.isEmpty {
      let manifest = text(around + "/Package.swift")
      if !manifest.isEmpty, !manifest.contains(".iOSApplication("),
        PackageTarget.all(of: manifest, in: around).contains(where: {
          path.hasPrefix($0.folder + "/")
        })
      {
        return true
      }
      around = folder(of: around)
    }
    return false
  }

  /// Whether a file is a test's: nothing of it is part of the app.
  static func isTest(_ text: String) -> Bool {
    ["import XCTest", "import Testing"].contains(where: text.hasLine)
  }
}

/// A target as a package's manifest writes it, with the folder of its source: where `path:` says, else
/// by its name in `Sources` or `Tests`.
private struct PackageTarget {
  /// What it is imported by.
  let name: String
  let folder: String
  let isTest: Bool

  static func all(of manifest: String, in package: String) -> [PackageTarget] {
    var targets: [PackageTarget] = []
    var left = Substring(manifest)
    while let start = left.firstRange(of: "arget(") {
      let isTest = left[..<start.lowerBound].hasSuffix("testT")
      let (arguments, rest) = arguments(of: left[start.upperBound...])
      left = rest
      guard let name = text(after: "name:", in: arguments) else { continue }
      let written = text(after: "path:", in: arguments)
      let path = written ?? "\(isTest ? "Tests" : "Sources")/\(name)"
      let parts = path.pathParts.filter { $0 != "." }
      targets.append(
        PackageTarget(
          name: ProjectFiles.module(name), folder: ([package[...]] + parts).joined(separator: "/"),
          isTest: isTest))
    }
    return targets
  }

  /// What stands in a call's parentheses, without what stands in further brackets there, such as the
  /// targets it depends on, and what follows the call.
  private static func arguments(of call: Substring) -> (text: String, rest: Substring) {
    var (depth, isText, text) = (1, false, "")
    var left = call
    while let character = left.popFirst() {
      if character == "\"" { isText.toggle() }
      if !isText, "([".contains(character) { depth += 1 }
      if !isText, ")]".contains(character) { depth -= 1 }
      if depth == 0 { break }
      if depth == 1 { text.append(character) }
    }
    return (text, left)
  }

  private static func text(after label: String, in arguments: String) -> String? {
    guard let start = arguments.firstRange(of: label)?.upperBound else { return nil }
    let text = arguments[start...].drop(while: \.isWhitespace)
    return text.first == "\"" ? String(text.dropFirst().prefix { $0 != "\"" }) : nil
  }
}
