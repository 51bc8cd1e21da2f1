import LayoutSolver
import SwiftInterpreter
import SwiftUILibrary

/// Which files of a folder are read together, according to its Xcode projects.
///
/// An app is read with its libraries and packages. The projects' other targets, such as a widget or
/// an app for another device, are read with it as long as no name becomes ambiguous: a target that
/// declares one of the app's names is left out, and so are tests and files of no target. If several
/// folders each have an app without a project, each of them is a target.
struct ProjectTargets {
  private let projects: [(folder: String, project: XcodeProject)]
  /// Targets of projects that aren't generated yet.
  private let generated: [XcodeProject.Target]
  /// The folders of packages, whose files projects don't list.
  private let packages: Set<String>

  init(
    _ projects: [(folder: String, project: XcodeProject)], _ generated: [XcodeProject.Target] = [],
    packages: Set<String>
  ) {
    self.projects = projects
    self.generated = generated
    self.packages = packages
  }

  /// What is read of a folder.
  struct Choice {
    /// The app's own files; empty if no project lists them.
    var app: Set<String> = []
    /// The app's target; nil if no project has one.
    var target: String?
    var leftOut: Set<String> = []
    var notes: [SceneDiagnostic] = []
  }

  /// - Parameters:
  ///   - files: all files of the folder as they were read.
  ///   - kind: the device's, whose app is chosen.
  func choice(among files: [Interpreter.File], on kind: Platform.Kind) -> Choice {
    let written = projects.flatMap(\.project.targets) + generated
    let all =
      written
      + Self.apps(
        among: files.filter { file in
          !written.contains { $0.contains(file.name) }
        })
    let apps = all.filter { $0.product == .app }
    let suited = apps.filter { $0.runs(on: kind) }
    let offered = suited.isEmpty ? apps : suited
    let best = offered.map(\.rank).max()
    guard let app = offered.first(where: { $0.rank == best }) else { return Choice() }
    var choice = Choice()
    choice.app = Set(files.lazy.map(\.name).filter(app.contains))
    choice.target = app.name
    guard !choice.app.isEmpty else { return Choice() }

    var read: [Interpreter.File] = []
    var waiting: [Interpreter.File] = []
    var strays: [Interpreter.File] = []
    for file in files {
      let owners = all.filter { $0.contains(file.name) }
      if choice.app.contains(file.name) || owners.contains(where: { $0.product == .library }) {
        read.append(file)
      } else if !owners.isEmpty {
        waiting.append(file)
      } else if isStray(file.name) {
        strays.append(file)
      } else {
        read.append(file)
      }
    }
    var names = Set(read.flatMap(\.declaredNames))
    let missing = app.missing(among: files)
    let found = missing.isEmpty ? [] : strays.named(by: read, beside: &names)
    if !found.isEmpty {
      strays.removeAll { file in found.contains { $0.name == file.name } }
      choice.notes.append(Self.note(missing, found.map(\.name)))
    }
    var clashing: [(target: XcodeProject.Target, names: Set<String>)] = []
    for target in all.sorted(by: { $0.order < $1.order }) where !target.contains(all: choice.app) {
      let own = waiting.filter { target.contains($0.name) }
      guard !own.isEmpty else { continue }
      waiting.removeAll { target.contains($0.name) }
      let ownNames = Set(own.flatMap(\.declaredNames))
      if target.product == .tests || !names.isDisjoint(with: ownNames) {
        choice.leftOut.formUnion(own.map(\.name))
        if target.product != .tests {
          clashing.append((target, names.intersection(ownNames)))
        }
      } else {
        names.formUnion(ownNames)
      }
    }
    choice.notes +=
      clashing.count > 3
      ? [Self.note(clashing.map(\.target.name), app.name)]
      : clashing.map { Self.note($0.target, $0.names) }
    if !strays.isEmpty { choice.notes.append(Self.note(strays.map(\.name))) }
    choice.leftOut.formUnion(strays.map(\.name))
    choice.app.formUnion(found.map(\.name))
    return choice
  }

  /// The entries of a target's `Info.plist`; empty where no project has the target.
  /// - Parameter file: returns the text at a path below the projects' folders.
  func infoEntries(ofTarget name: String, file: (String) -> String?) -> [String: String] {
    let owner = projects.first { $0.project.targets.contains { $0.name == name } }
    return owner?.project.infoEntries(ofTarget: name, file: file) ?? [:]
  }

  /// Apps without a project: folders with a `@main` of their own, as in a collection of small apps.
  private static func apps(among files: [Interpreter.File]) -> [XcodeProject.Target] {
    let starts = files.compactMap { file in
      file.parsed?.mainSupertypes.map { (path: file.name, supertypes: $0) }
    }
    guard starts.count > 1 else { return [] }
    return starts.compactMap { start in
      func isAlone(_ folder: String) -> Bool {
        !starts.contains { $0.path != start.path && $0.path.hasPrefix(folder + "/") }
      }
      var parts = start.path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      var folder: String?
      while !parts.isEmpty, isAlone(parts.joined(separator: "/")) {
        folder = parts.joined(separator: "/")
        parts.removeLast()
      }
      guard let folder, let name = folder.pathParts.last else { return nil }
      return XcodeProject.Target(
        name: String(name), product: start.supertypes.contains("App") ? .app : .appExtension,
        folders: [XcodeProject.Folder(path: folder, exceptions: [])])
    }
  }

  /// Returns true if a file without a target, in a project's folder or beside it, isn't a
  /// package's.
  private func isStray(_ path: String) -> Bool {
    (!projects.isEmpty || generated.contains { $0.product == .app })
      && !path.foldersAround.contains(where: packages.contains)
  }

  private static func note(
    _ target: XcodeProject.Target, _ names: Set<String>
  ) -> SceneDiagnostic {
    SceneDiagnostic(
      severity: .note, identifier: .targetLeftOut,
      message: "the target '\(target.name)' is left out, which declares "
        + "'\(names.min() ?? "")' as the app does",
      remedy: "open the target's own folder to see it")
  }

  private static func note(_ targets: [String], _ app: String) -> SceneDiagnostic {
    SceneDiagnostic(
      severity: .note, identifier: .targetLeftOut,
      message: "\(targets.count) targets are left out, which declare names of the app '\(app)' "
        + "too: \(listed(targets))",
      remedy: "open a target's own folder to see it")
  }

  private static func note(_ strays: [String]) -> SceneDiagnostic {
    SceneDiagnostic(
      severity: .note, identifier: .noTarget,
      message: "files of no target are left out: \(listed(strays))")
  }

  private static func note(_ missing: [String], _ found: [String]) -> SceneDiagnostic {
    SceneDiagnostic(
      severity: .note, identifier: .staleProject,
      message: "the project lists files that are not there (\(listed(missing))); files of no "
        + "target that the app names are read with it: \(listed(found))")
  }

  private static func listed(_ paths: [String]) -> String {
    let names = paths.prefix(3).map { "'\($0.lastPathPart)'" }
    return names.joined(separator: ", ")
      + (paths.count > 3 ? " and \(paths.count - 3) more" : "")
  }
}

extension [Interpreter.File] {
  /// Those of the files whose declarations others use and only they have, and those that they use
  /// in turn: a project that lost track of its files lists too few.
  fileprivate func named(
    by others: [Interpreter.File], beside names: inout Set<String>
  ) -> [Interpreter.File] {
    var words = Set(others.flatMap(\.words))
    var found: [Interpreter.File] = []
    var left = self
    while let index = left.firstIndex(where: {
      !$0.declaredNames.isDisjoint(with: words) && $0.declaredNames.isDisjoint(with: names)
    }) {
      let file = left.remove(at: index)
      found.append(file)
      names.formUnion(file.declaredNames)
      words.formUnion(file.words)
    }
    return found
  }
}

extension XcodeProject.Target {
  /// Whether it is for a device of the kind; true if the project doesn't say.
  fileprivate func runs(on kind: Platform.Kind) -> Bool {
    platforms.isEmpty || platforms.contains(kind == .mac ? "macosx" : "iphoneos")
  }

  /// Extensions belong to the app more than another app does.
  fileprivate var order: Int { product == .appExtension ? 0 : 1 }

  /// The Swift files it lists that are not there.
  fileprivate func missing(among present: [Interpreter.File]) -> [String] {
    let names = Set(present.map(\.name))
    return files.filter { $0.hasSuffix(".swift") && !names.contains($0) }.sorted()
  }

  fileprivate func contains(all files: Set<String>) -> Bool { files.allSatisfy(contains) }
}

extension Interpreter.File {
  fileprivate var declaredNames: Set<String> { parsed?.declaredNames ?? [] }

  /// All words of its text.
  fileprivate var words: Set<String> {
    Set(
      text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.lazy
        .filter { $0.first?.isUppercase == true }.map(String.init))
  }
}
