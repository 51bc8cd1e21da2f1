import Foundation
import LayoutChecks
import LayoutSolver
import Numbers
import Questions
import SceneLoader
import SwiftUILibrary

/// What an editor has open, laid out as it stands there, written or not.
///
/// It belongs to one thread at a time, as scenes do.
package final class EditorSession {
  /// What scenes are laid out for, besides what they say themselves.
  package struct Conditions: Equatable, Sendable {
    /// As `reflow devices` lists it; nil for what the scene asks for.
    package var device: String?
    package var typeSize: DynamicTypeSize?

    package init(device: String? = nil, typeSize: DynamicTypeSize? = nil) {
      self.device = device
      self.typeSize = typeSize
    }
  }

  /// A text that the editor has open.
  struct Document {
    let address: String
    /// What the text is called in its scene: the file's path, or the address of a text without a file.
    let name: String
    var text: PlacedText
    var version: Int
    /// The preview that its sizes are of; nil for its first.
    var preview: String?
    /// What the scene that it is part of was opened from; nil before it was.
    var root: String?
  }

  /// A scene that documents are part of.
  final class OpenScene {
    let scene: Scene
    /// Nil for one without files.
    let root: String?
    /// All that it can show.
    private(set) var views: [Scene.ShownView] = []
    /// Which of it it shows by itself.
    private(set) var ownChoice: Int?
    var analyses: [Int: Analysis] = [:]
    /// What questions by name are asked about.
    let warm: WarmScene

    init(_ scene: Scene, root: String?) {
      self.scene = scene
      self.root = root
      warm = WarmScene(scene)
      noteChange()
    }

    func noteChange() {
      analyses = [:]
      warm.noteChange()
      views = scene.shownViews
      ownChoice = views.firstIndex { $0.name == scene.rootName }
    }
  }

  /// One layout for a document.
  struct Analysis {
    let settings: LayoutSettings
    /// Nil where errors leave nothing to lay out.
    var result: LayoutResult?
    var isRecorded: Bool
    /// Of this layout, and of loading.
    var problems: [SceneDiagnostic]
    var fixes: [FindingKey: Fix]?
  }

  /// Gives the settings of conditions, and of the device that a scene asks for.
  package typealias Settings = (Conditions, SceneDirectives.Device?) -> LayoutSettings

  package var conditions = Conditions() {
    didSet { if conditions != oldValue { scenes.values.forEach { $0.analyses = [:] } } }
  }
  let settings: Settings
  /// The folders that the editor has open; projects are looked for within them.
  package var folders: [String] = []
  private(set) var documents: [String: Document] = [:]
  private var scenes: [String: OpenScene] = [:]
  /// What was last found by way of a document.
  private var found: [String: [SceneDiagnostic]] = [:]
  /// The last picture that could be made of a document.
  var pictures: [String: Picture] = [:]

  /// Scenes that questions are asked about.
  let questions = QuestionSession()

  /// What took how long since somebody looked, in seconds.
  private var times: [String: Double] = [:]

  package init(settings: @escaping Settings) { self.settings = settings }

  private func timed<Result>(_ what: String, _ work: () -> Result) -> Result {
    let start = ContinuousClock.now
    defer { times[what, default: 0] += (ContinuousClock.now - start) / .seconds(1) }
    return work()
  }

  /// What took how long since the last call: `12 ms reading, 40 ms layout`.
  package func takeTimes() -> String {
    defer { times = [:] }
    return times.sorted { $0.key > $1.key }
      .map { "\(Int(clamped: ($0.value * 1000).rounded())) ms \($0.key)" }.joined(separator: ", ")
  }

  // MARK: Documents

  package func open(_ address: String, _ text: String, version: Int) {
    let name = DocumentPath.path(of: address) ?? address
    documents[address] = Document(
      address: address, name: name, text: PlacedText(text), version: version)
  }

  /// - Parameter range: what the text takes the place of; nil for all.
  package func change(_ address: String, _ range: TextRange?, to text: String, version: Int) {
    guard let document = documents[address] else { return }
    documents[address]?.text =
      range.map { document.text.replacing($0, with: text) }
      ?? PlacedText(text)
    documents[address]?.version = version
  }

  package func close(_ address: String) {
    guard let document = documents.removeValue(forKey: address) else { return }
    found[address] = nil
    pictures[address] = nil
    questions.setText(nil, of: document.name)
    guard let root = document.root else { return }
    if !documents.values.contains(where: { $0.root == root }) {
      scenes[root] = nil
      questions.lend(nil, of: root, for: target)
    } else if let open = scenes[root], open.scene.setUnwritten(unwritten(root)) {
      open.noteChange()
    }
  }

  /// A file was written, made or removed: what isn't open may have changed, and a document may belong to
  /// another scene now.
  package func filesChanged() {
    for open in scenes.values where open.scene.reloadIfChanged() { open.noteChange() }
    for document in documents.values {
      guard let root = document.root, root == document.name else { continue }
      // It may be part of a project now.
      if let open = scenes[root], strangers(open, root) > 0 {
        documents[document.address]?.root = nil
      }
    }
  }

  package func show(_ preview: String?, of address: String) {
    documents[address]?.preview = preview
  }

  package var addresses: [String] { Array(documents.keys) }

  func text(of address: String) -> PlacedText? { documents[address]?.text }
  func version(of address: String) -> Int? { documents[address]?.version }
  func preview(of address: String) -> String? { documents[address]?.preview }

  // MARK: Scenes

  /// The scene of a document, with all texts as the editor has them. To read them isn't interrupted, since
  /// nobody could tell what was left out.
  func scene(of address: String) -> OpenScene? {
    SceneInterruption.$current.withValue(nil) {
      timed("reading") { currentScene(of: address) }
    }
  }

  private func currentScene(of address: String) -> OpenScene? {
    guard let document = documents[address] else { return nil }
    if let root = document.root, let open = scenes[root] {
      update(open, for: document)
      return open
    }
    let open = makeScene(for: document)
    documents[address]?.root = open.root ?? document.name
    scenes[open.root ?? document.name] = open
    return open
  }

  private func update(_ open: OpenScene, for document: Document) {
    if let root = open.root {
      if open.scene.setUnwritten(unwritten(root)) { open.noteChange() }
    } else if open.scene.files.first?.text != document.text.text {
      open.scene.edit([Scene.File(name: document.name, text: document.text.text)])
      open.noteChange()
    }
  }

  /// What is open of what a scene may have.
  private func unwritten(_ root: String) -> [String: String] {
    var texts: [String: String] = [:]
    for document in documents.values
    where document.name == root || document.name.hasPrefix(root + "/") {
      texts[document.name] = document.text.text
    }
    return texts
  }

  /// A file by itself, or the project that it is part of where it has errors without that.
  private func makeScene(for document: Document) -> OpenScene {
    guard let alone = opened(document.name, target) else {
      let file = Scene.File(name: document.name, text: document.text.text)
      let name = document.name.split(separator: "/").last.map(String.init) ?? document.name
      return OpenScene(Scene(files: [file], name: name, for: target), root: nil)
    }
    let count = strangers(alone, document.name)
    guard count > 0, let folder = project(around: document.name) else { return alone }
    let whole = scenes[folder] ?? opened(folder, target)
    guard let whole, whole.scene.files.contains(where: { $0.name == document.name }),
      strangers(whole, document.name) < count
    else { return alone }
    return whole
  }

  /// What scenes are read for.
  var target: Platform {
    let platform = settings(conditions, nil).platform
    return Platform(kind: platform.kind, os: platform.os, sdk: platform.chosenSDK)
  }

  private func opened(_ path: String, _ target: Platform) -> OpenScene? {
    guard let scene = try? Scene(path: path, for: target) else { return nil }
    scene.setUnwritten(unwritten(path))
    return OpenScene(scene, root: path)
  }

  private static let strange: Set<DiagnosticID> = [
    .unknownModule, .unknownView, .unknownModifier, .unknownColor, .unknownImage, .unknownLanguage,
  ]

  /// How much of a file has errors, or names that nobody knows.
  private func strangers(_ open: OpenScene, _ file: String) -> Int {
    open.scene.diagnostics.count { problem in
      (problem.severity == .error || Self.strange.contains(problem.identifier))
        && (problem.location?.file ?? file) == file
    }
  }

  /// The folder of the nearest package or Xcode project around a file, within what the editor has open;
  /// where there is none, that.
  private func project(around path: String) -> String? {
    let opened = folders.filter { path.hasPrefix($0 + "/") }.max { $0.count < $1.count }
    guard let opened else { return nil }
    var folder = path[...]
    while let slash = folder.lastIndex(of: "/"), folder.count > opened.count {
      folder = folder[..<slash]
      let names = (try? FileManager.default.contentsOfDirectory(atPath: String(folder))) ?? []
      if names.contains(where: { $0 == "Package.swift" || $0.hasSuffix(".xcodeproj") }) {
        return String(folder)
      }
    }
    return opened
  }

  // MARK: Layouts

  /// The position among all that a scene can show of what a document's sizes are of: the preview that
  /// was chosen, the first in its text, or what the scene shows by itself.
  func choice(of document: Document, in open: OpenScene) -> Int? {
    let views = open.views
    let own = open.scene.previews.indices.filter { views[$0].location?.file == document.name }
    return own.first { views[$0].name == document.preview } ?? own.first ?? open.ownChoice
  }

  /// The layout that a document's answers are of.
  /// - Parameter recording: whether it is asked why things are as they are.
  func analysis(of address: String, recording: Bool = false) -> (OpenScene, Analysis)? {
    guard let document = documents[address], let open = scene(of: address) else { return nil }
    let choice = choice(of: document, in: open)
    let settings = settings(conditions, open.scene.directives.device)
    let known = open.analyses[choice ?? -1]
    if let known, known.settings == settings, known.isRecorded || !recording {
      return (open, known)
    }
    let laidOut = timed("layout") {
      open.scene.layoutFromStart(
        settings, showing: choice, recording: recording ? .on : .off)
    }
    let problems = timed("findings") {
      open.scene.diagnostics + open.scene.problems(of: laidOut) + laidOut.notes
    }
    let analysis = Analysis(
      settings: settings, result: laidOut.result, isRecorded: recording, problems: problems,
      fixes: known?.settings == settings ? known?.fixes : nil)
    // What was ended on the way says nothing of the scene.
    guard !isInterrupted else { return (open, analysis) }
    open.analyses[choice ?? -1] = analysis
    return (open, analysis)
  }

  /// Whether what is being done is not wanted any more.
  var isInterrupted: Bool { SceneInterruption.current?.isRequested ?? false }

  /// Errors of a document's other previews, which are laid out for that.
  func otherErrors(of address: String) -> [SceneDiagnostic] {
    guard let document = documents[address], let open = scene(of: address) else { return [] }
    let shown = choice(of: document, in: open)
    let views = open.views
    let settings = settings(conditions, open.scene.directives.device)
    var errors: [SceneDiagnostic] = []
    for index in open.scene.previews.indices.prefix(Self.mostPreviews)
    where index != shown && views[index].location?.file == document.name && !isInterrupted {
      let laidOut = open.scene.layoutFromStart(settings, showing: index, recording: .off)
      errors += laidOut.diagnostics.filter { $0.severity == .error && !errors.contains($0) }
    }
    return errors
  }

  private static let mostPreviews = 50

  // MARK: What is found

  /// Finds what there is to say of a document.
  /// - Parameter all: whether its other previews are looked at, too.
  /// - Returns: what is to be said of each file of its scene, by address; nil where that was interrupted.
  package func problems(by address: String, all: Bool) -> [String: [EditorProblem]]? {
    guard let (open, analysis) = analysis(of: address), !isInterrupted else { return nil }
    var problems = analysis.problems
    if all {
      for error in otherErrors(of: address) where !problems.contains(error) {
        problems.append(error)
      }
    }
    guard !isInterrupted else { return nil }
    found[address] = problems
    let root = documents[address]?.root
    var everything: [SceneDiagnostic] = []
    var known: Set<SceneDiagnostic> = []
    for document in documents.values.sorted(by: { $0.address < $1.address })
    where document.root == root {
      everything += (found[document.address] ?? []).filter { known.insert($0).inserted }
    }
    var places = TextPlaces(self, open.scene)
    let fallback = EditorPlace(beginningOf: address)
    let findings = Self.asked.told(causes(everything), of: open.scene.files).map {
      EditorProblem($0, fallback: fallback, &places)
    }
    return Dictionary(grouping: findings, by: \.place.address)
  }

  /// Everything that is found, with what belongs to it.
  static let asked: FindingsQuestion = {
    var question = FindingsQuestion()
    question.tellsRelated = true
    question.tellsNotes = true
    question.limit = .max
    return question
  }()

  func causes(_ problems: [SceneDiagnostic]) -> [FoundCause] {
    let told = problems.filter { $0.identifier != .unknownPreview }
    return FoundCause.all(told.map { ConditionalFinding($0, count: 1) }, except: nil).causes
  }

  /// The address of a file, as the editor has it where it is open.
  func address(of file: String) -> String {
    documents.values.first { $0.name == file }?.address
      ?? (file.hasPrefix("/") ? DocumentPath.address(of: file) : file)
  }
}

/// The texts of a scene's files, with the places in them.
struct TextPlaces {
  private let session: EditorSession
  let scene: Scene
  private var known: [String: PlacedText] = [:]

  init(_ session: EditorSession, _ scene: Scene) {
    self.session = session
    self.scene = scene
  }

  mutating func text(_ file: String) -> PlacedText? {
    if let text = known[file] { return text }
    let open = session.documents.values.first { $0.name == file }?.text
    let text = open ?? scene.files.first { $0.name == file }.map { PlacedText($0.text) }
    known[file] = text
    return text
  }

  /// The stretch of a place in its first line, a character at least where the line has one.
  mutating func place(_ place: PlaceAnswer) -> EditorPlace? {
    guard let file = place.file ?? scene.files.first?.name, let text = text(file) else {
      return nil
    }
    return EditorPlace(address: session.address(of: file), range: text.firstLine(of: place))
  }
}

extension PlacedText {
  func range(of place: PlaceAnswer) -> TextRange {
    range(
      from: offset(line: place.line, column: place.column),
      to: offset(line: place.endLine, column: place.endColumn))
  }

  /// What of a place is in its first line, a character at least where the line has one.
  func firstLine(of place: PlaceAnswer) -> TextRange {
    let start = offset(line: place.line, column: place.column)
    var range = range(of: place)
    if range.start == range.end { range.end = position(at: start + 1) }
    if range.end.line > range.start.line { range.end = end(ofLine: range.start.line) }
    return range
  }
}
