import Foundation
import SwiftInterpreter

/// Packages that a project depends on, as SwiftPM and Xcode have fetched them: of each as much as the
/// project's source imports. Nothing is ever fetched.
struct PackageCheckouts {
  /// A module of a package.
  struct Module {
    var name: String
    /// The folder of its source.
    var folder: String
    /// The Swift files in it, by path.
    var files: [String]
    /// The package's folder, which none of them may leave.
    var package: String
  }

  /// The modules that are read, in the order of import.
  private(set) var modules: [Module] = []
  /// Modules that are there and aren't read, with the reason.
  private(set) var unread: [(module: String, reason: String)] = []

  /// A module with more source than this takes longer to read than somebody waits for a picture.
  private static let byteLimit = 1_500_000
  /// How many bytes are read of all of them.
  private static let limitOfAll = 6_000_000

  /// - Parameters:
  ///   - root: the project's folder.
  ///   - paths: the files in it.
  ///   - imports: the modules that its source imports.
  ///   - known: those that need no package.
  init(
    of root: String, _ paths: [String], imports: () -> Set<String>, known: Set<String>,
    home: String? = FileManager.default.homeDirectoryForCurrentUser.path
  ) {
    let packages = Self.packages(of: root, paths, home)
    guard !packages.isEmpty else { return }
    var waiting = imports().subtracting(known).sorted()
    var targets: [String: (package: String, target: PackageTarget)] = [:]
    for package in packages {
      let manifest = Self.text(package + "/Package.swift", in: package)
      for target in PackageTarget.all(of: manifest, in: package).targets where !target.isTest {
        targets[target.name] = targets[target.name] ?? (package, target)
      }
    }
    var (seen, left) = (known.union(waiting), Self.limitOfAll)
    while !waiting.isEmpty {
      let name = waiting.removeFirst()
      guard let (package, target) = targets[name] else { continue }
      let listing = FolderListing(Self.folder(of: target, in: package)).paths
      let files = listing.filter { $0.hasSuffix(".swift") }.sorted()
      guard !files.isEmpty else { continue }
      let texts = files.map { Self.text($0, in: package) }
      let size = texts.reduce(0) { $0 + $1.utf8.count }
      guard size <= min(Self.byteLimit, left) else {
        unread.append((name, "has more source than is read"))
        continue
      }
      // A macro's expansion isn't available.
      guard !texts.contains(where: { $0.hasBytes(of: "#externalMacro(") }) else {
        unread.append((name, "brings macros, which aren't run"))
        continue
      }
      // There is no network, keychain or disk, without which its code can't run.
      guard Self.runs(texts) else {
        unread.append((name, "works with what isn't here"))
        continue
      }
      left -= size
      modules.append(
        Module(
          name: name, folder: Self.folder(of: target, in: package), files: files, package: package))
      for found in Set(texts.flatMap(Self.imports)).subtracting(seen).sorted() {
        seen.insert(found)
        waiting.append(found)
      }
    }
  }

  /// Whether a module's code can run here: it makes views, or needs nothing of the system.
  private static func runs(_ texts: [String]) -> Bool {
    texts.contains { $0.hasBytes(of: "import SwiftUI") }
      || !["URLSession", "sqlite3_", "SecItem", "NWConnection", "dlopen("].contains { word in
        texts.contains { $0.hasBytes(of: word) }
      }
  }

  /// A target's folder, which may also be in `Source` or `src`, as in SwiftPM, or be one of these.
  private static func folder(of target: PackageTarget, in package: String) -> String {
    guard !FileManager.default.fileExists(atPath: target.folder) else { return target.folder }
    let places = ["Source", "src", "srcs"].map { "\(package)/\($0)/\(target.name)" }
    return places.first(where: FileManager.default.fileExists) ?? "\(package)/Sources"
  }

  /// The folders of the packages that a project names, wherever they have been fetched to.
  private static func packages(of root: String, _ paths: [String], _ home: String?) -> [String] {
    let resolved = paths.filter { $0.lastPathPart == "Package.resolved" }
      .map { text($0, in: root) }
    let pinned = Set(resolved.flatMap(names))
    var found: [String: String] = [:]
    for place in places(in: root, paths, home) {
      for name in contents(place) where !name.hasPrefix(".") {
        guard pinned.isEmpty || pinned.contains(name.lowercased()) else { continue }
        found[name] = found[name] ?? "\(place)/\(name)"
      }
    }
    return found.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The names of the checkouts that `Package.resolved` pins, in lower case: those of repositories.
  private static func names(in resolved: String) -> [String] {
    ["\"location\"", "\"repositoryURL\""].flatMap { key in
      resolved.components(separatedBy: key).dropFirst().compactMap { rest -> String? in
        let texts = rest.split(separator: "\"", maxSplits: 2, omittingEmptySubsequences: false)
        guard texts.count > 1, let name = texts[1].pathParts.last else { return nil }
        return (name.hasSuffix(".git") ? name.dropLast(4) : name).lowercased()
      }
    }
  }

  /// Where SwiftPM and Xcode put packages: next to a manifest, in a project's own folder of derived
  /// data, and in the user's, which names its project.
  private static func places(in root: String, _ paths: [String], _ home: String?) -> [String] {
    let manifests = paths.filter { $0.lastPathPart == "Package.swift" }
      .compactMap { $0.foldersAround.first { _ in true } }
    var places = ([root] + manifests).map { $0 + "/.build/checkouts" }
    places.append(root + "/SourcePackages/checkouts")
    var data = [root + "/DerivedData", root + "/.derivedData", root + "/build"]
    data += data.flatMap { folder in contents(folder).map { "\(folder)/\($0)" } }
    if let home {
      let all = home + "/Library/Developer/Xcode/DerivedData"
      let whole = URL(fileURLWithPath: root).standardizedFileURL.path
      data += contents(all).map { "\(all)/\($0)" }.filter { folder in
        let info = text(folder + "/info.plist", in: folder)
        return info.hasBytes(of: "<string>\(whole)/") || info.hasBytes(of: "<string>\(whole)<")
      }
    }
    return places + data.map { $0 + "/SourcePackages/checkouts" }
  }

  private static func contents(_ folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  private static func text(_ path: String, in folder: String) -> String {
    (try? SceneSource.text(of: path, within: folder)) ?? ""
  }

  /// The modules that source imports, found line by line: `import struct Kit.Thing` imports `Kit`.
  static func imports(_ text: String) -> [String] {
    guard text.hasBytes(of: "import ") else { return [] }
    return text.utf8.split(separator: UInt8(ascii: "\n")).compactMap { line in
      let words = line.split { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
        .prefix { !$0.starts(with: "//".utf8) }.map { String(Substring($0)) }
      guard let index = words.firstIndex(of: "import"),
        words[..<index].allSatisfy({
          $0.hasPrefix("@") || ["public", "internal", "private", "package"].contains($0)
        })
      else { return nil }
      let kinds: Set = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
      let path = words.dropFirst(index + 1).first { !kinds.contains($0) }
      return path?.split(separator: ".").first.map(String.init)
    }
  }
}
