import Foundation
import LayoutSolver
import SwiftInterpreter
import SwiftUILibrary

/// A SwiftUI file, or a folder of files, ready to be laid out.
///
/// A scene belongs to one thread at a time. Its state (`@State` and the like) lives as long as
/// the scene; a reload starts afresh.
public final class Scene {
  /// One of the scene's source files.
  public struct File: Equatable, Codable, Sendable {
    /// The path as the user passed it, or below the given folder; `-` for standard input.
    public var name: String
    public var text: String

    public init(name: String, text: String) {
      self.name = name
      self.text = text
    }

    /// The lines without their ends, `\n` or `\r\n`, as places in the file count them.
    public var lines: [Substring] {
      text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
        Self.withoutEnd($0)
      }
    }

    /// The line around an offset in UTF-8, without its end.
    ///
    /// - Complexity: linear in the line's length.
    public func line(at offset: Int) -> Substring {
      let bytes = text.utf8
      let place =
        bytes.index(bytes.startIndex, offsetBy: offset, limitedBy: bytes.endIndex) ?? bytes.endIndex
      let before = bytes[..<place].lastIndex(of: UInt8(ascii: "\n"))
      let end = bytes[place...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex
      return Self.withoutEnd(bytes[(before.map(bytes.index(after:)) ?? bytes.startIndex)..<end])
    }

    private static func withoutEnd(_ line: Substring.UTF8View) -> Substring {
      Substring(line.last == UInt8(ascii: "\r") ? line.dropLast() : line)
    }
  }

  /// Something of the scene that can be shown: a preview, or a view that needs no arguments.
  public struct ShownView: Equatable, Codable, Sendable {
    /// A preview's name, or a view's type; a nameless preview's place among them, `#1`.
    public var name: String
    /// The same for people: a nameless preview is named after its view.
    public var title: String
    public var location: SceneLocation?
    /// What is known to be in the way of it, in a few words; nil where nothing is known.
    public var problem: String?

    public init(
      name: String, title: String? = nil, location: SceneLocation?, problem: String? = nil
    ) {
      self.name = name
      self.title = title ?? name
      self.location = location
      self.problem = problem
    }
  }

  /// The file's name without its extension, or the folder's.
  public let name: String
  /// The preview or view to show, nil for the first.
  public private(set) var requestedPreview: String?
  /// In the order in which `SourceRange.file` counts them.
  public private(set) var files: [File] {
    didSet { if files != oldValue { outcomes = [:] } }
  }
  /// What was in the way of what was laid out, by its name; nil for nothing.
  private var outcomes: [String: String?] = [:]
  /// The directives in the leading comments of the files, for what is shown.
  public var directives: SceneDirectives {
    var shown = allDirectives
    shown.shownFile = program.rootFile
    return shown
  }
  /// Problems found while loading, of all files at once.
  public private(set) var diagnostics: [SceneDiagnostic]
  /// The previews' names in source order; a nameless one is called after its position, `#1`.
  public private(set) var previews: [String]
  /// What is shown: a preview's name, or the view's type.
  public private(set) var rootName: String?
  /// All that can be shown, previews first.
  public var shownViews: [ShownView] {
    let judged = judgedViews ?? program.shownViews
    judgedViews = judged
    return judged.map { view in
      var view = view
      if let known = outcomes[view.name] { view.problem = known }
      return view
    }
  }
  /// The program's, with what loading tells of each: to find that takes a look at all of their code.
  private var judgedViews: [ShownView]?
  /// The modules that files of its own import and that aren't here, without Apple's, by name.
  public var missingModules: [String] { MissingModules.names(in: diagnostics) }
  /// Says that modules aren't here; nil for none.
  /// - Parameter limit: how many are named.
  package static func sentence(onMissing modules: [String], naming limit: Int = .max) -> String? {
    guard !modules.isEmpty else { return nil }
    let more = modules.count > limit ? " and \(modules.count - limit) more" : ""
    return (modules.count == 1 ? "1 module isn't here: " : "\(modules.count) modules aren't here: ")
      + modules.prefix(limit).joined(separator: ", ") + more
  }
  /// Those that a file imports.
  public func missingModules(importedBy file: String) -> [String] {
    MissingModules.names(in: diagnostics, of: file)
  }

  /// The languages that the project has texts in, besides its own.
  public var languages: [SceneLanguage] { assets.strings.languages.map { .code($0) } }

  /// Calls a closure with each file that a layout may depend on besides source, in a fixed order.
  package func readOthers(_ visit: (_ path: String, _ data: Data) -> Void) {
    source?.readOthers(visit)
  }

  private var allDirectives: SceneDirectives
  private let allowsBounds: Bool
  private let source: SceneSource?
  /// Nil for a file.
  private var project: ProjectFiles?
  private var assets: AssetCatalog
  /// The file of a picture of the project's, for a display of this many pixels a point.
  public func pictureFile(_ name: String, displayScale: Double, isDark: Bool) -> PictureSource? {
    assets.imageFile(name, displayScale: displayScale, isDark: isDark)
  }
  private(set) var program: SceneProgram {
    didSet { judgedViews = nil }
  }
  private var run: SceneRun?
  /// What the layouts since the last start show, if all of them are from the start.
  private var start: Int??

  /// Whether bodies' results are kept for the next tree. The scene's output and picture don't
  /// depend on it.
  package var keepsBodies = true { didSet { passOnKeepsBodies() } }

  /// Whether what a new text leaves unchanged is kept. The scene's output and picture don't depend
  /// on it.
  package var keepsProgram = true
  /// How often all of the scene was read.
  package private(set) var loads = 1

  /// How many bodies ran since the scene was loaded.
  package var evaluatedBodies: Int { program.lifetime.context.state.updates.evaluatedBodies }

  /// Whether loading found errors. Views whose code has one are omitted from the layout.
  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// Whether it is a folder with an app in it.
  public var isAppFolder: Bool { project != nil && program.hasApp }

  /// A scene from text.
  /// - Parameters:
  ///   - files: its source files.
  ///   - name: its name in reports.
  ///   - preview: the preview to show, nil for the first.
  ///   - platform: selects the code, by conditions such as `#if os(macOS)`; a layout for another
  ///     one reads the scene again.
  ///   - allowsBounds: whether the scene's own `// reflow: bounds` count: how much time and memory
  ///     its author may take is the user's decision.
  public convenience init(
    files: [File], name: String, preview: String? = nil, for platform: Platform = Platform(),
    allowsBounds: Bool = false
  ) {
    self.init(
      files: files, name: name, preview: preview, source: nil, project: nil,
      assets: AssetCatalog(), platform, allowsBounds)
  }

  /// A scene from a file or from all the Swift files of a folder.
  /// - Parameters:
  ///   - path: a Swift file, or a folder of them.
  ///   - preview: the preview to show, nil for the first.
  ///   - platform: selects the code; a layout for another one reads the scene again.
  ///   - allowsBounds: whether the scene's own `// reflow: bounds` count.
  public convenience init(
    path: String, preview: String? = nil, for platform: Platform = Platform(),
    allowsBounds: Bool = false
  ) throws(SceneReadError) {
    let source = SceneSource(path: path)
    let files = try source.read()
    self.init(
      files: files, name: source.name, preview: preview, source: source,
      project: source.project, assets: source.assets, platform, allowsBounds)
  }

  init(
    files: [File], name: String, preview: String?, source: SceneSource?, project: ProjectFiles?,
    assets: AssetCatalog, _ platform: Platform, _ allowsBounds: Bool
  ) {
    self.allowsBounds = allowsBounds
    self.assets = assets
    self.project = project
    self.name = name
    requestedPreview = preview
    self.source = source
    self.files = files
    allDirectives = SceneDirectives(files, allowsBounds: allowsBounds)
    program = SceneProgram(
      files: files, project: project, preview: preview, directives: allDirectives, assets: assets,
      platform: platform)
    diagnostics =
      allDirectives.diagnostics + (source?.notes ?? []) + program.diagnostics
    previews = program.previews
    rootName = program.rootName
  }

  /// Lays the scene out, in passes until its state settles. A call that changes only the
  /// container of the last one keeps the tree.
  public func layout(_ settings: LayoutSettings, recording: Recording = .on) -> SceneResult {
    if !settings.platform.readsAlike(program.platform) {
      let old = program
      load(for: settings.platform)
      program.keepState(of: old)
    }
    // Time can't go back.
    if settings.elapsed < program.lifetime.context.interpreter.moment { startOver() }
    guard let root = program.root else {
      return SceneResult(result: nil, output: [], diagnostics: [], passes: 1)
    }
    let run = run ?? SceneRun(lifetime: program.lifetime, root: root)
    var outcome = run.layout(settings, recording: recording)
    self.run = run
    while outcome.result == nil, outcome.isPartial, program.showNext(), let root = program.root {
      program.lifetime.context.beginRun()
      let run = SceneRun(lifetime: program.lifetime, root: root)
      outcome = run.layout(settings, recording: recording)
      guard outcome.result != nil else { continue }
      self.run = run
      rootName = program.rootName
    }
    if hasErrors || outcome.isPartial || !outcome.holes.isEmpty, outcome.result != nil {
      noteErrors(&outcome)
    }
    noteProblem(of: outcome)
    return outcome
  }

  /// Keeps what was in the way of what is shown.
  private func noteProblem(of outcome: SceneResult) {
    guard let first = program.firstName, !outcome.diagnostics.contains(where: \.endsEarly) else {
      return
    }
    let error =
      outcome.brokenCode.first ?? outcome.diagnostics.first { $0.severity == .error }
    outcomes[first] = .some(
      error?.shortPlace ?? (first == rootName ? nil : "nothing of it is left"))
    if let rootName, rootName != first { outcomes.removeValue(forKey: rootName) }
  }

  /// Says what errors leave out of a layout.
  private func noteErrors(_ outcome: inout SceneResult) {
    let message: String
    if let first = program.firstName, let rootName, first != rootName {
      outcome.isPartial = true
      message = "errors leave nothing of '\(first)', so '\(rootName)' is shown"
    } else if outcome.isPartial {
      message =
        "a view whose code has an error is a placeholder; the frames of those beside it may differ"
    } else if outcome.diagnostics.contains(where: { $0.severity == .error }) {
      return
    } else if let first = outcome.holes.first?.location {
      let more = outcome.holes.count - 1
      message =
        "nothing came of code with an error: \(first.file):\(first.line)"
        + (more > 0 ? " and \(more) more" : "")
    } else {
      message = "nothing of the code with errors is part of what is shown"
    }
    outcome.diagnostics.append(
      SceneDiagnostic(severity: .note, identifier: .leftOut, message: message))
  }

  /// Shows another of ``shownViews``, its state afresh.
  public func show(_ name: String) {
    requestedPreview = name
    load(for: program.platform)
  }

  /// Starts over: state, global variables, scroll offsets and random numbers are as when the scene
  /// was opened. The program stays as it was read, so this costs almost nothing, and a layout after
  /// it doesn't depend on those before it.
  /// - Parameter shown: a position in ``shownViews``, and so in ``previews``, to show from now on;
  ///   nil for the current one.
  public func startOver(showing shown: Int? = nil) {
    start = nil
    if let shown { program.show(shown) }
    rootName = program.rootName
    program.lifetime.context.startOver()
    run = nil
  }

  /// A layout as after ``startOver(showing:)``, whatever was laid out before. Results that would be
  /// the same are reused: unwritten state, and views if only the container differs.
  public func layoutFromStart(
    _ settings: LayoutSettings, showing shown: Int? = nil, recording: Recording = .on
  ) -> SceneResult {
    if let start, start == shown, let run, run.isAsStarted, run.hasFirstValues(of: settings) {
      run.rewind()
      let result = layout(settings, recording: recording)
      if run.isAsStarted { return result }
    }
    startOver(showing: shown)
    start = .some(shown)
    return layout(settings, recording: recording)
  }

  /// Does some work from a start, and finds the files whose code ran meanwhile. What other files
  /// declare counts for the layouts as well, but not the code in their functions.
  package func noticingFiles<Result>(_ work: () -> Result) -> (result: Result, files: Set<String>) {
    startOver()
    filesRunBefore = []
    program.lifetime.context.interpreter.forgetFilesRun()
    let result = work()
    return (result, filesRun)
  }

  /// The files whose code has run, in programs that were replaced as well.
  package var filesRun: Set<String> {
    filesRunBefore.union(program.lifetime.context.interpreter.filesRun)
  }

  private var filesRunBefore: Set<String> = []

  /// Starts over, with the state that another scene of the same text has.
  public func startOver(keepingStateOf other: Scene) {
    startOver()
    program.keepState(of: other.program)
  }

  /// Scrolls a scroll view of the latest result to an offset in points, as far as its content
  /// reaches; the next layout shows it.
  public func scroll(_ view: ScrolledView, to offset: Point) { run?.scroll(view, to: offset) }

  /// The problems of a text whose files can't be read any more; nil while they can.
  private var lastProblems: [SceneDiagnostic]?

  /// Reads the scene again if its source, its project, or a picture, colour or text that it uses,
  /// has changed on disk, is new, or is gone.
  /// - Returns: whether something changed. With errors in the new text, `hasErrors` is set.
  public func reloadIfChanged() -> Bool {
    guard let source else { return false }
    do {
      let current = try source.readIfChanged()
      guard let current, current.files != files || current.resourcesChanged else {
        guard let lastProblems else { return false }
        // They are back as they were.
        diagnostics = lastProblems
        self.lastProblems = nil
        return true
      }
      lastProblems = nil
      if !current.resourcesChanged, take(current.files) { return true }
      files = current.files
      assets = source.assets
      project = source.project
      allDirectives = SceneDirectives(files, allowsBounds: allowsBounds)
      load(for: program.platform)
    } catch {
      let diagnostic = SceneDiagnostic(
        severity: .error, identifier: .unreadable, message: error.description)
      guard diagnostics != [diagnostic] else { return false }
      lastProblems = lastProblems ?? diagnostics
      diagnostics = [diagnostic]
    }
    return true
  }

  /// Gives the scene's files other texts, which are not written; its state is kept. Results of the
  /// text before are as after ``startOver(showing:)``.
  public func edit(_ files: [File]) {
    let state = program.lifetime.context.state.legacy
    requestedPreview = previews.first { $0 == rootName } ?? requestedPreview
    adopt(files)
    program.lifetime.context.state.inherit(state)
  }

  /// Replaces the texts of the scene's files, as an editor has them before they are saved; files
  /// that were replaced before, and now aren't, have their text on disk again. State starts over.
  /// - Parameter texts: by the files' names; those of other files are ignored.
  /// - Returns: whether a text changed.
  @discardableResult
  public func setUnwritten(_ texts: [String: String]) -> Bool {
    guard let source, source.unwritten != texts else { return false }
    let before = source.unwritten
    source.unwritten = texts
    var files = files
    for index in files.indices {
      let name = files[index].name
      if let text = texts[name] ?? (before[name] == nil ? nil : source.text(of: name)) {
        files[index].text = text
      }
    }
    guard files != self.files else { return false }
    adopt(files)
    return true
  }

  private func adopt(_ files: [File]) {
    guard !take(files) else { return }
    self.files = files
    allDirectives = SceneDirectives(files, allowsBounds: allowsBounds)
    load(for: program.platform)
  }

  /// Takes other texts of the files into the program that is there.
  /// - Returns: whether that is possible; otherwise nothing has changed.
  private func take(_ files: [File]) -> Bool {
    let directives = SceneDirectives(files, allowsBounds: allowsBounds)
    guard keepsProgram, directives.imageSizes == allDirectives.imageSizes,
      directives.bounds == allDirectives.bounds,
      program.take(files, preview: requestedPreview)
    else { return false }
    self.files = files
    allDirectives = directives
    adoptProgram()
    return true
  }

  /// The meaning of the expression or declaration at a place, and its type.
  /// - Parameters:
  ///   - offset: in UTF-8, from the start of the file's text.
  ///   - file: an index of ``files``.
  /// - Returns: nil where nothing has a type, or errors leave none.
  /// - Complexity: as checking the function around the place again.
  public func meaning(at offset: Int, in file: Int) -> SourceMeaning? {
    files.indices.contains(file) ? program.meaning(at: offset, in: files[file].name) : nil
  }

  /// The same scene with other texts in its files, which are not written; its state is kept, as it
  /// is in this one.
  public func edited(_ files: [File]) -> Scene {
    let scene = Scene(
      files: files, name: name, preview: previews.first { $0 == rootName } ?? requestedPreview,
      source: nil, project: project, assets: assets, program.platform, allowsBounds)
    scene.program.keepState(of: program)
    return scene
  }

  private func load(for platform: Platform) {
    loads += 1
    filesRunBefore = filesRun
    program = SceneProgram(
      files: files, project: project, preview: requestedPreview, directives: allDirectives,
      assets: assets, platform: platform)
    adoptProgram()
    passOnKeepsBodies()
  }

  private func adoptProgram() {
    diagnostics =
      allDirectives.diagnostics + (source?.notes ?? []) + program.diagnostics
    previews = program.previews
    rootName = program.rootName
    run = nil
    start = nil
  }

  private func passOnKeepsBodies() {
    program.lifetime.context.state.updates.keepsBodies = keepsBodies
  }
}

extension [Scene.ShownView] {
  /// Those that nothing is known to be in the way of, then the others, else in the same order.
  public var promisingFirst: Self { filter { $0.problem == nil } + filter { $0.problem != nil } }
}

extension SceneDiagnostic {
  /// What is in the way, as short as a list has room for.
  var shortPlace: String {
    if identifier == .missingEnvironmentObject { return "needs an object of the environment" }
    guard let location else { return "has an error" }
    return "error at \(location.file.lastPathPart):\(location.line)"
  }

  /// Whether it says nothing of the scene, since a layout was given up.
  fileprivate var endsEarly: Bool { identifier == .interrupted }
}

extension SceneLocation {
  /// In bytes of the file.
  var bytes: Range<Int> { offset..<offset + max(length, 0) }
}

/// Why a scene's files can't be read.
public struct SceneReadError: Error, Equatable, CustomStringConvertible {
  public enum Reason: Equatable, Sendable {
    case notFound
    /// A folder without Swift files.
    case empty
    /// Not UTF-8, a device, or not permitted: in words.
    case unreadable(String)
  }
  public var path: String
  public var reason: Reason

  public init(path: String, reason: Reason) {
    self.path = path
    self.reason = reason
  }

  public var description: String {
    switch reason {
    case .notFound, .empty: "\(words): \(path)"
    case .unreadable: "can't read \(path): \(words)"
    }
  }

  /// The reason without the path.
  var words: String {
    switch reason {
    case .notFound: "no such file or folder"
    case .empty: "no Swift file in this folder"
    case .unreadable(let why): why
    }
  }
}
