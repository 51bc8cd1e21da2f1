/// What a folder's Xcode projects and workspaces say of which of their targets is the main one.
struct SharedSchemes {
  /// A scheme's claim that a target is run.
  private struct Run {
    var project: String
    var target: String
    var isNamesake: Bool
  }

  private var runs: [Run] = []
  /// The projects in the order of the workspaces that list them.
  private var listed: [String] = []

  /// Whether a file is one of those read here.
  static func isDescription(_ path: String) -> Bool {
    path.hasSuffix(".xcscheme") && path.contains("/xcshareddata/xcschemes/")
      || path.hasSuffix(".xcworkspace/contents.xcworkspacedata") && !path.contains(".xcodeproj/")
  }

  /// - Parameters:
  ///   - paths: the folder's, in order.
  ///   - text: gives a file's text.
  init(_ paths: [String], text: (String) -> String) {
    for path in paths where Self.isDescription(path) {
      if path.hasSuffix(".xcscheme") {
        addScheme(text(path), at: path)
      } else {
        let folder = ProjectFiles.folder(of: ProjectFiles.folder(of: path))
        listed += XMLTags(text(path)).filter { $0.name == "FileRef" }.compactMap { tag in
          tag.attributes["location"].map { Self.path($0, in: folder) }
        }
      }
    }
  }

  /// Notes what a scheme launches: the target that its launch action names.
  private mutating func addScheme(_ text: String, at path: String) {
    let shared = ProjectFiles.folder(of: ProjectFiles.folder(of: path))
    let container = ProjectFiles.folder(of: shared)
    let launched = XMLTags(text).drop { $0.name != "LaunchAction" }
      .prefix { $0.name != "ProfileAction" }
      .first { $0.name == "BuildableReference" }
    guard let launched, let target = launched.attributes["BlueprintName"],
      let project = launched.attributes["ReferencedContainer"]
    else { return }
    runs.append(
      Run(
        project: Self.path(project, in: ProjectFiles.folder(of: container)), target: target,
        isNamesake: path.lastPathPart.stem == container.lastPathPart.stem))
  }

  /// How much says that a project's target is the one that is run: 0 for nothing, 1 for a scheme,
  /// 2 for the scheme called like its project or workspace.
  func rank(of target: String, in project: String) -> Int {
    runs.filter { $0.project == project && $0.target == target }
      .map { $0.isNamesake ? 2 : 1 }.max() ?? 0
  }

  /// A project's place among those that workspaces list; those that none lists come last.
  func place(of project: String) -> Int { listed.firstIndex(of: project) ?? listed.count }

  /// The path that a reference such as `container:App.xcodeproj` or `group:Sub/App.xcodeproj` means.
  private static func path(_ reference: String, in folder: String) -> String {
    let path = reference.drop { $0 != ":" }.dropFirst()
    return XcodeProject.path(String(path), in: folder)
  }
}

extension StringProtocol {
  /// A file's name without its extension.
  fileprivate var stem: String { String(prefix { $0 != "." }) }
}
