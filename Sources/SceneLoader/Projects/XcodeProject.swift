import Foundation

/// An Xcode project's targets, with the files of each.
struct XcodeProject {
  /// A target's product.
  enum Product {
    case app, library, appExtension, tests
  }

  struct Target {
    var name: String
    var product: Product
    /// The platforms of its app or extension, such as `iphoneos`; empty if the project doesn't say.
    var platforms: Set<String> = []
    /// The files that its list of sources names.
    var files: Set<String> = []
    /// Folders whose files all belong to it, as in Xcode since version 16.
    var folders: [Folder] = []
    /// How much says that it is the one that is run: see `SharedSchemes.rank`.
    var rank = 0

    func contains(_ path: String) -> Bool {
      files.contains(path) || folders.contains { $0.contains(path) }
    }
  }

  struct Folder {
    var path: String
    /// Files in it that do not belong to the target.
    var exceptions: Set<String>

    func contains(_ path: String) -> Bool {
      guard path.hasPrefix(self.path + "/") else { return false }
      return !exceptions.contains { path == $0 || path.hasPrefix($0 + "/") }
    }
  }

  private(set) var targets: [Target] = []
  /// The paths of the headers that its Swift source sees.
  private(set) var bridgingHeaders: Set<String> = []
  let objects: PropertyList
  /// The project itself.
  let root: PropertyList
  /// The project's folder.
  let folder: String
  /// Paths of files and folders by their identifiers.
  private(set) var paths: [String: String] = [:]

  /// - Parameters:
  ///   - text: the contents of `project.pbxproj`.
  ///   - folder: the project's folder.
  init?(_ text: String, in folder: String) {
    guard let file = PropertyList(text), let objects = file["objects"],
      let root = file["rootObject"]?.text.flatMap({ objects[$0] })
    else { return nil }
    (self.objects, self.root) = (objects, root)
    self.folder = Self.path(root["projectDirPath"]?.text ?? "", in: folder)
    if let main = root["mainGroup"]?.text { addPaths(of: main, in: self.folder, depth: 0) }
    let shared = platforms(root)
    for identifier in (root["targets"]?.list ?? []).compactMap(\.text) {
      guard let object = objects[identifier], let name = object["name"]?.text else { continue }
      targets.append(target(object, name, identifier, shared))
      bridgingHeaders.formUnion(headers(object))
    }
    bridgingHeaders.formUnion(headers(root))
    addExceptions()
  }

  /// The target of a name, as the project has it.
  func target(_ name: String) -> PropertyList? {
    (root["targets"]?.list ?? []).lazy.compactMap { $0.text.flatMap { objects[$0] } }
      .first { $0["name"]?.text == name }
  }

  /// Takes over which of its targets are run.
  /// - Parameter path: the project's own.
  mutating func rank(_ schemes: SharedSchemes, at path: String) {
    for index in targets.indices {
      targets[index].rank = schemes.rank(of: targets[index].name, in: path)
    }
  }

  private mutating func addPaths(of identifier: String, in parent: String, depth: Int) {
    guard depth < 64, paths[identifier] == nil, let object = objects[identifier] else { return }
    let own = object["path"]?.text
    let base: String? =
      switch object["sourceTree"]?.text {
      case "<group>", "<absolute>", nil: parent
      case "SOURCE_ROOT": folder
      default: nil
      }
    guard let base else { return }
    let path = own.map { $0.hasPrefix("/") ? here($0) : Self.path($0, in: base) } ?? base
    paths[identifier] = path
    for child in object["children"]?.list ?? [] {
      if let child = child.text { addPaths(of: child, in: path, depth: depth + 1) }
    }
  }

  /// How many folders deep a file of another machine is looked for here.
  private static let depthLimit = 16

  /// The local file for a path of another machine: by the longest end of the path that exists in
  /// the project's folder.
  private func here(_ path: String) -> String {
    let parts = path.pathParts.suffix(Self.depthLimit)
    let ends = parts.indices.lazy.map { parts[$0...].joined(separator: "/") }
    let found = ends.map { "\(folder)/\($0)" }.first { FileManager.default.fileExists(atPath: $0) }
    return found ?? path
  }

  /// A path below a folder, `..` taken out.
  static func path(_ path: String, in folder: String) -> String {
    var parts = folder.split(separator: "/", omittingEmptySubsequences: false)
    for part in path.pathParts where part != "." {
      if part == "..", parts.count > 1 { parts.removeLast() } else { parts.append(part) }
    }
    return parts.joined(separator: "/")
  }

  private func target(
    _ object: PropertyList, _ name: String, _ identifier: String, _ shared: Set<String>
  ) -> Target {
    var target = Target(name: name, product: Self.product(object["productType"]?.text ?? ""))
    let own = platforms(object)
    target.platforms = own.isEmpty ? shared : own
    for phase in (object["buildPhases"]?.list ?? []).compactMap(\.text) {
      guard let phase = objects[phase], phase["isa"]?.text == "PBXSourcesBuildPhase" else {
        continue
      }
      for file in (phase["files"]?.list ?? []).compactMap(\.text) {
        if let reference = objects[file]?["fileRef"]?.text, let path = paths[reference] {
          target.files.insert(path)
        }
      }
    }
    for group in (object["fileSystemSynchronizedGroups"]?.list ?? []).compactMap(\.text) {
      if let path = paths[group] {
        target.folders.append(Folder(path: path, exceptions: exceptions(of: group, identifier)))
      }
    }
    return target
  }

  private static func product(_ type: String) -> Product {
    if type.contains("test") { return .tests }
    if type.contains("extension") { return .appExtension }
    return type.contains(".application") ? .app : .library
  }

  /// The files of a folder that its list of exceptions has for a target.
  private func exceptions(of group: String, _ target: String) -> Set<String> {
    let sets = (objects[group]?["exceptions"]?.list ?? []).compactMap {
      $0.text.flatMap { objects[$0] }
    }
    let names = sets.filter { $0["target"]?.text == target }
      .flatMap { ($0["membershipExceptions"]?.list ?? []).compactMap(\.text) }
    return Set(names.map { Self.path($0, in: paths[group] ?? folder) })
  }

  /// For a target that a folder doesn't belong to, the exceptions are the files that do.
  private mutating func addExceptions() {
    guard case .dictionary(let all) = objects else { return }
    let groups = all.filter {
      $0.value["isa"]?.text == "PBXFileSystemSynchronizedRootGroup"
    }.keys
    let names = Dictionary(
      all.compactMap { key, value in value["name"]?.text.map { (key, $0) } },
      uniquingKeysWith: { first, _ in first })
    for group in groups {
      for set in (objects[group]?["exceptions"]?.list ?? []).compactMap(\.text) {
        guard let identifier = objects[set]?["target"]?.text, let name = names[identifier],
          let index = targets.firstIndex(where: { $0.name == name }), let path = paths[group],
          !targets[index].folders.contains(where: { $0.path == path })
        else { continue }
        targets[index].files.formUnion(exceptions(of: group, identifier))
      }
    }
  }

  private func headers(_ object: PropertyList) -> [String] {
    settings(object).compactMap { $0["SWIFT_OBJC_BRIDGING_HEADER"]?.text }.map { path in
      let plain = path.replacingOccurrences(of: "$(SRCROOT)/", with: "")
        .replacingOccurrences(of: "$(PROJECT_DIR)/", with: "")
      return Self.path(plain, in: folder)
    }
  }

  private func settings(_ object: PropertyList) -> [PropertyList] {
    configurations(object).compactMap { $0["buildSettings"] }
  }

  /// The build configurations of the project or of a target.
  func configurations(_ object: PropertyList) -> [PropertyList] {
    let list = object["buildConfigurationList"]?.text.flatMap { objects[$0] }
    return (list?["buildConfigurations"]?.list ?? []).compactMap { $0.text.flatMap { objects[$0] } }
  }

  /// The platforms in the settings of a project or a target.
  private func platforms(_ object: PropertyList) -> Set<String> {
    let settings = settings(object)
    let supported = settings.compactMap { $0["SUPPORTED_PLATFORMS"]?.text }
    let named = supported.isEmpty ? settings.compactMap { $0["SDKROOT"]?.text } : supported
    return Set(named.flatMap { $0.split(separator: " ").map(String.init) }).subtracting(["auto"])
  }
}
