import Foundation
import SwiftInterpreter

/// What a folder reveals of its project: which of its files are source, and which modules they
/// form.
struct ProjectFiles {
  /// The Swift files of what is shown, by path.
  let sources: [String]
  /// Modules with source in the folder: the targets and products of its packages and of its Xcode
  /// projects. Their files are read together, so that their names are found without imports.
  let modules: Set<String>
  /// The modules of its packages' targets, by the folders that have their source.
  let moduleFolders: [String: String]
  /// Its folder.
  private let root: String
  /// The targets of its Xcode projects.
  let targets: ProjectTargets
  /// The declarations of its bridging headers.
  let headers: [HeaderNames]
  /// What its `.gitignore` keeps out of it.
  let ignored: IgnoredSources
  /// The modules of packages that were fetched for it.
  let checkouts: PackageCheckouts

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
    }.sorted()
    let root = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    self.root = root
    var modules: Set<String> = []
    var moduleFolders: [String: String] = [:]
    var packages: [String: [String]] = [:]
    var tests: Set<String> = []
    var contents: [String: FolderContents] = [:]
    func content(of target: String) -> FolderContents {
      if let known = contents[target] { return known }
      let content = FolderContents(target, among: own, in: root)
      contents[target] = content
      return content
    }
    var projects: [(folder: String, project: XcodeProject)] = []
    let schemes = SharedSchemes(own) { Self.text($0, in: root) }
    let described = own.filter { $0.hasSuffix(".xcodeproj/project.pbxproj") }.map { path in
      let project = Self.folder(of: path)
      return (path: project, place: schemes.place(of: project))
    }
    for (path, _) in described.sorted(by: { ($0.place, $0.path) < ($1.place, $1.path) }) {
      let folder = Self.folder(of: path)
      let text = Self.text(path + "/project.pbxproj", in: root)
      guard var project = XcodeProject(text, in: folder) else { continue }
      project.rank(schemes, at: path)
      projects.append((folder, project))
      modules.formUnion(project.targets.map { Self.module($0.name) })
    }
    var generated: [XcodeProject.Target] = []
    let isTuist = own.contains {
      $0.lastPathPart == "Project.swift"
        && Self.text($0, in: root).hasLine(beginningWith: "import ProjectDescription")
    }
    for path in own where !projects.contains(where: { $0.folder == Self.folder(of: path) }) {
      if path.lastPathPart == "project.yml" {
        generated += GeneratedProjects.xcodeGen(
          Self.text(path, in: root), in: Self.folder(of: path))
      } else if isTuist, path.lastPathPart == "Project.swift" {
        generated += GeneratedProjects.tuist(Self.text(path, in: root), in: Self.folder(of: path))
      }
    }
    modules.formUnion(generated.map { Self.module($0.name) })
    for path in own where Self.isManifest(path) {
      let (folder, manifest) = (Self.folder(of: path), Self.text(path, in: root))
      let (targets, products) = PackageTarget.all(of: manifest, in: folder)
      tests.formUnion(targets.filter(\.isTest).map(\.folder))
      if Self.builds(projects, in: folder, what: targets, among: own) { continue }
      packages[folder] = ["\(folder)/Sources"] + targets.filter { !$0.isTest }.map(\.folder)
      var links: [String: String] = [:]
      // A target in another language has nothing to read.
      let foreign = targets.filter { target in
        let found = content(of: target.folder)
        for folder in found.links { links[folder] = links[folder] ?? target.name }
        return found.hasFiles && !found.hasSwift
          && !found.links.contains { content(of: $0).hasSwift }
      }
      modules.formUnion(
        Set(targets.map(\.name) + products).subtracting(foreign.map(\.name)))
      for (folder, target) in links where modules.contains(target) {
        moduleFolders[folder] = target
      }
      for target in targets where modules.contains(target.name) {
        moduleFolders[target.folder] = target.name
      }
    }
    let all = own.filter { path in
      path.hasSuffix(".swift") && !Self.isManifest(path)
        && !(isTuist && GeneratedProjects.isTuist(path, below: root))
        && !path.foldersAround.contains(where: tests.contains)
    }
    // A playground beside an app is a program of its own.
    let apart = all.filter { !$0.dropFirst(folder.count).contains(".playground/") }
    let written = (apart.isEmpty ? all : apart).sorted()
    // If manifests state nothing else, a module is in 'Sources' of the folder of its name.
    if isTuist || own.contains(where: { ["BUILD", "BUILD.bazel"].contains($0.lastPathPart) }) {
      let known = modules.union(Configuration().modules)
      let imports = Set(written.flatMap { PackageCheckouts.imports(Self.text($0, in: root)) })
      let around = Set(written.flatMap { $0.foldersAround.filter { $0.hasPrefix(root + "/") } })
      for folder in around.sorted(by: { ($0.count, $0) < ($1.count, $1) }) {
        let name = String(folder.lastPathPart)
        // A folder of what extends a package may have the package's name.
        guard imports.contains(name), !known.contains(name), around.contains(folder + "/Sources"),
          modules.insert(name).inserted
        else { continue }
        moduleFolders[folder] = name
      }
    }
    checkouts = PackageCheckouts(
      of: root, listed,
      imports: { Set(written.flatMap { PackageCheckouts.imports(Self.text($0, in: root)) }) },
      known: modules.union(Configuration().modules))
    for module in checkouts.modules {
      modules.insert(module.name)
      moduleFolders[module.folder] = module.name
    }
    sources = written + checkouts.modules.flatMap(\.files)
    ignored = IgnoredSources(Self.text(root + "/.gitignore", in: root), present: sources)
    let bridging = Set(projects.flatMap(\.project.bridgingHeaders)).sorted()
    headers = bridging.map { header in
      HeaderNames(header, among: own.filter { $0.hasSuffix(".h") }) { Self.text($0, in: root) }
    }
    self.modules = modules
    self.moduleFolders = moduleFolders
    // A package beside a project has only its targets' folders.
    let shared = Set(projects.map(\.folder))
    targets = ProjectTargets(
      projects, generated,
      packages: Set(
        packages.flatMap { folder, own in shared.contains(folder) ? own : [folder] }
          + checkouts.modules.map(\.folder)))
  }

  /// The entries of the `Info.plist` of a target of its Xcode projects.
  func infoEntries(ofTarget name: String) -> [String: String] {
    targets.infoEntries(ofTarget: name) { path in
      let text = Self.text(path, in: root)
      return text.isEmpty ? nil : text
    }
  }

  /// The folder that a file must be in: the project's, or its package's.
  func bounds(of file: String, in folder: String) -> String {
    checkouts.modules.first { file.hasPrefix($0.folder + "/") }?.package ?? folder
  }

  /// Whether an Xcode project has an app with the files of a manifest's targets: such a manifest is
  /// for tools, and the project builds the app.
  private static func builds(
    _ projects: [(folder: String, project: XcodeProject)], in folder: String,
    what targets: [PackageTarget], among paths: [String]
  ) -> Bool {
    let apps = projects.filter { $0.folder == folder }.flatMap(\.project.targets)
      .filter { $0.product == .app }
    return !apps.isEmpty
      && targets.contains { target in
        !target.isTest
          && paths.contains { path in
            path.hasPrefix(target.folder + "/") && path.hasSuffix(".swift")
              && apps.contains { $0.contains(path) }
          }
      }
  }

  /// The project's files in one of its folders.
  private struct FolderContents {
    var hasFiles = false
    var hasSwift = false
    /// The folders that links in it lead to, and the folder itself where it is one.
    var links: [String]

    /// - Parameter paths: the project's, in order.
    /// - Complexity: linear in the folder's contents.
    init(_ folder: String, among paths: [String], in root: String) {
      let start = folder + "/"
      let first = paths.partitioningIndex { $0 >= start }
      links = ProjectFiles.linked(by: folder, in: root).map { [$0] } ?? []
      for path in paths[first...].prefix(while: { $0.hasPrefix(start) }) {
        hasFiles = true
        if path.hasSuffix(".swift") { hasSwift = true }
        if let link = ProjectFiles.linked(by: path, in: root) { links.append(link) }
      }
    }
  }

  /// The folder that a symbolic link leads to, which builds follow; nil where that isn't within the
  /// folder of the project, or the path is not a link. What has an extension is taken for a file.
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

  static func folder(of path: String) -> String {
    path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      .joined(separator: "/")
  }

  /// `Package.swift`, and `Package@swift-5.9.swift`.
  private static func isManifest(_ path: String) -> Bool {
    let name = path.lastPathPart
    return name == "Package.swift" || name.hasPrefix("Package@swift")
  }

  /// Whether a file says what belongs to a project: a package's manifest, an Xcode project, or its
  /// schemes and workspaces.
  static func isDescription(_ path: String) -> Bool {
    path.hasSuffix(".xcodeproj/project.pbxproj") || SharedSchemes.isDescription(path)
      || isManifest(path)
      || ["project.yml", "Project.swift"].contains(path.lastPathPart)
  }

  private static func text(_ path: String, in folder: String) -> String {
    (try? SceneSource.text(of: path, within: folder)) ?? ""
  }

  /// A target's name in imports: with underscores for other characters than letters and digits.
  fileprivate static func module(_ target: String) -> String {
    String(target.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }

  /// Whether a path is in a target of a package that isn't an app itself, as one of Swift
  /// Playgrounds is. Reads the manifests in the folders around.
  static func isOfLibrary(_ path: String) -> Bool {
    let path = URL(fileURLWithPath: path).standardizedFileURL.path
    var around = folder(of: path)
    while !around.isEmpty {
      let manifest = text(around + "/Package.swift", in: around)
      if !manifest.isEmpty, !manifest.contains(".iOSApplication("),
        PackageTarget.all(of: manifest, in: around).targets.contains(where: {
          path.hasPrefix($0.folder + "/")
        })
      {
        return true
      }
      around = folder(of: around)
    }
    return false
  }

  /// Whether a file is a test's, and not part of the app.
  static func isTest(_ text: String) -> Bool {
    ["import XCTest", "import Testing"].contains(where: text.hasLine)
  }
}

/// A target in a package's manifest, with its source folder: that of `path:`, else by its name in
/// `Sources` or `Tests`.
struct PackageTarget {
  /// Its name in imports.
  let name: String
  let folder: String
  let isTest: Bool

  /// Targets by the names in `.target(name: "Kit", …)` and the like, and the names of products and
  /// macros; those of dependencies are in other calls.
  ///
  /// - Complexity: linear in the manifest.
  static func all(
    of manifest: String, in package: String
  ) -> (targets: [PackageTarget], products: [String]) {
    var targets: [PackageTarget] = []
    var products: [String] = []
    var left = manifest.utf8[...]
    while let open = left.firstIndex(of: UInt8(ascii: "(")) {
      let callee = Substring(left[..<open].suffix("testTarget".utf8.count))
      left = left[left.index(after: open)...]
      if ["library", "executable", "macro"].contains(where: callee.hasSuffix) {
        let start = Substring(left.prefix(512)).drop(while: \.isWhitespace)
        if start.hasPrefix("name:"), let name = text(after: "name:", in: String(start)) {
          products.append(ProjectFiles.module(name))
        }
      }
      guard callee.hasSuffix("arget") else { continue }
      let isTest = callee == "testTarget"
      let arguments = arguments(of: &left)
      guard let name = text(after: "name:", in: arguments) else { continue }
      let written = text(after: "path:", in: arguments)
      let path = written ?? "\(isTest ? "Tests" : "Sources")/\(name)"
      let parts = path.pathParts.filter { $0 != "." }
      targets.append(
        PackageTarget(
          name: ProjectFiles.module(name), folder: ([package[...]] + parts).joined(separator: "/"),
          isTest: isTest))
    }
    return (targets, products)
  }

  /// The arguments in a call's parentheses, without those in nested brackets, such as the target's
  /// dependencies. The call is consumed.
  private static func arguments(of call: inout Substring.UTF8View) -> String {
    var (depth, isText, text) = (1, false, [UInt8]())
    while let byte = call.popFirst() {
      switch Unicode.Scalar(byte) {
      case "\"": isText.toggle()
      case "(", "[": if !isText { depth += 1 }
      case ")", "]": if !isText { depth -= 1 }
      default: break
      }
      if depth == 0 { break }
      if depth == 1 { text.append(byte) }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The arguments of a call.
  struct Arguments {
    /// Those that aren't lists and calls.
    var plain: String
    var whole: String

    /// The texts of a list in brackets.
    func list(after label: String) -> [String] {
      guard let start = whole.firstRange(of: label)?.upperBound else { return [] }
      let rest = whole[start...].drop(while: \.isWhitespace)
      if rest.first == "\"" { return [String(rest.dropFirst().prefix { $0 != "\"" })] }
      guard rest.first == "[" else { return [] }
      let parts = rest.prefix { $0 != "]" }.split(separator: "\"", omittingEmptySubsequences: false)
      return parts.indices.filter { $0 % 2 == 1 }.map { String(parts[$0]) }
    }
  }

  /// The arguments of all calls of what makes targets.
  static func calls(in manifest: String) -> [Arguments] {
    var found: [Arguments] = []
    var left = manifest.utf8[...]
    while let open = left.firstIndex(of: UInt8(ascii: "(")) {
      let callee = Substring(left[..<open].suffix("arget".utf8.count))
      left = left[left.index(after: open)...]
      guard callee == "arget" else { continue }
      let start = left.startIndex
      let plain = arguments(of: &left)
      found.append(
        Arguments(plain: plain, whole: String(Substring(manifest.utf8[start..<left.startIndex]))))
    }
    return found
  }

  static func text(after label: String, in arguments: String) -> String? {
    guard let start = arguments.firstRange(of: label)?.upperBound else { return nil }
    let text = arguments[start...].drop(while: \.isWhitespace)
    return text.first == "\"" ? String(text.dropFirst().prefix { $0 != "\"" }) : nil
  }
}

extension Array {
  /// The first index that satisfies a condition, which then all later ones satisfy.
  fileprivate func partitioningIndex(where holds: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
