import Cells
import Foundation
import LayoutChecks
import LayoutSolver
import Playground
import SceneLoader

/// A scene that stays open between questions, with what was last laid out of it.
package final class WarmScene: @unchecked Sendable {
  /// What a layout depends on besides the scene's text.
  private struct View: Hashable {
    var preview: String?
    var settings: LayoutSettings
  }

  /// A layout as it was when somebody last asked what changed.
  private struct Seen {
    var snapshot: LayoutSnapshot
    var problems: [SceneDiagnostic]
  }

  private let path: String
  /// Whether its owner keeps it as it should be.
  private let isLent: Bool
  private let lock = NSRecursiveLock()
  /// Set by whoever has the lock.
  private var opened: Scene?
  /// The texts that the scene was given.
  private var texts: [String: String] = [:]
  private var root: Int?
  private var latest: (view: View, result: SceneResult, isRecorded: Bool)?
  /// By what was asked about: a text with errors may show nothing.
  private var seen: [Subject: Seen] = [:]
  private var lastGood: [Subject: String] = [:]
  /// No more views than that are remembered for what changed.
  private static let mostSeen = 40
  /// How often a scene was read from its files, or one of them was.
  package private(set) var edits = 0

  init(path: String) { (self.path, isLent) = (path, false) }

  /// Makes a scene warm that its owner keeps as it should be, and says when it changes.
  package init(_ scene: Scene) {
    (path, isLent, opened) = ("", true, scene)
    noteChange()
  }

  /// The scene; there is one whenever somebody asks.
  package var scene: Scene {
    guard let opened else { preconditionFailure("a scene is used within use(for:_:_:)") }
    return opened
  }

  func use<Answer>(
    for target: Platform, _ texts: [String: String],
    _ body: () throws(QuestionError) -> Answer
  ) throws(QuestionError) -> Answer {
    lock.lock()
    defer { lock.unlock() }
    try refresh(target, texts)
    defer { if isInterrupted { forgetLayout() } }
    let answer = try body()
    if isInterrupted { throw QuestionError(.cancelled, "the question was cancelled") }
    return answer
  }

  private var isInterrupted: Bool { SceneInterruption.current?.isRequested ?? false }

  /// What an end in the middle leaves is no start for the next layout.
  private func forgetLayout() {
    latest = nil
    opened?.startOver(showing: root)
  }

  /// Has the next question lay out anew, after others were laid out with the scene.
  func forgetLatest() { latest = nil }

  /// What check found last, so that the next question can name one: `f1` is the first.
  var findings: [FindingKey] = []

  // MARK: Text

  private func refresh(_ target: Platform, _ texts: [String: String]) throws(QuestionError) {
    if isLent { return }
    var hasChanged = false
    if let opened {
      hasChanged = opened.reloadIfChanged()
    } else {
      do throws(SceneReadError) {
        opened = try Scene(path: path, for: target)
      } catch {
        throw QuestionError(.unreadable, "\(error.description); name a Swift file or a folder")
      }
      hasChanged = true
    }
    guard let opened else { return }
    if hasChanged || texts != self.texts {
      let old = self.texts
      self.texts = texts
      hasChanged = give(opened, texts, old) || hasChanged
    }
    if hasChanged { noteChange() }
  }

  /// The scene is another one now.
  package func noteChange() {
    edits += 1
    latest = nil
    root = opened.flatMap { scene in
      scene.shownViews.firstIndex { $0.name == scene.rootName }
    }
  }

  /// Gives a scene the texts that aren't written.
  private func give(_ scene: Scene, _ texts: [String: String], _ old: [String: String]) -> Bool {
    var files = scene.files
    for index in files.indices {
      let name = URL(fileURLWithPath: files[index].name).standardizedFileURL.path
      if let text = texts[name] {
        files[index].text = text
      } else if old[name] != nil, let text = try? String(contentsOfFile: name, encoding: .utf8) {
        files[index].text = text
      }
    }
    guard files != scene.files else { return false }
    scene.edit(files)
    return true
  }

  /// A file's place among the scene's; the first for nil.
  func place(ofFile name: String?) throws(QuestionError) -> Int {
    let place = name.map { name in
      scene.files.firstIndex { ("/" + $0.name).hasSuffix("/" + name) }
    }
    guard let place = place ?? 0, scene.files.indices.contains(place) else {
      throw QuestionError(.wrongArgument, "the scene has no file '\(name ?? "")'")
    }
    return place
  }

  // MARK: Layouts

  /// A preview's place among what is shown; nil for what is shown first.
  /// - Throws: where there is none of that name, with the names that there are.
  package func place(of preview: String?) throws(QuestionError) -> Int? {
    guard let preview else { return root }
    if let place = scene.shownViews.firstIndex(where: { $0.name == preview })
      ?? scene.shownViews.firstIndex(where: { $0.title == preview })
    {
      return place
    }
    let names = scene.shownViews.prefix(20).map(\.name).joined(separator: ", ")
    throw QuestionError(
      .wrongArgument,
      "there is no preview '\(preview)'; "
        + (names.isEmpty ? "nothing can be shown" : "there are \(names)"))
  }

  /// The layout of a subject, made where it isn't the last one. Of a scene with errors it may have
  /// placeholders.
  package func layout(
    _ subject: Subject, _ conditions: ChosenConditions, recording: Recording = .off
  ) throws(QuestionError) -> SceneResult {
    let settings = conditions.settings(for: scene)
    let place = try place(of: subject.preview)
    let view = View(preview: place.map { scene.shownViews[$0].name }, settings: settings)
    if let latest, latest.view == view, latest.isRecorded || recording == .off {
      return latest.result
    }
    let result = scene.layoutFromStart(settings, showing: place, recording: recording)
    latest = isInterrupted ? nil : (view, result, recording == .on)
    return result
  }

  /// The same where there must be something to look at.
  /// - Throws: the errors, with the last picture without any.
  package func result(
    _ subject: Subject, _ conditions: ChosenConditions, recording: Recording = .off
  ) throws(QuestionError) -> LayoutResult {
    let laidOut = try layout(subject, conditions, recording: recording)
    if let result = laidOut.result { return result }
    if isInterrupted { throw QuestionError(.cancelled, "the question was cancelled") }
    let errors = (scene.diagnostics + laidOut.diagnostics).filter { $0.severity == .error }
    let words = errors.prefix(3).map(\.placed)
    throw QuestionError(
      .broken,
      words.isEmpty
        ? "the source shows no view; write a View or a #Preview" : words.joined(separator: "\n"),
      lastPicture: lastPicture(subject))
  }

  // MARK: What was

  func keepPicture(_ picture: String, _ subject: Subject) {
    if lastGood.count >= Self.mostSeen { lastGood = [:] }
    lastGood[subject] = picture
  }

  /// The last picture of it that had no errors.
  func lastPicture(_ subject: Subject) -> String? { lastGood[subject] }

  /// What is different from the last time that somebody asked; nil the first time.
  func changes(
    _ result: LayoutResult, _ problems: [SceneDiagnostic], _ subject: Subject,
    _ conditions: ChosenConditions
  ) -> (layout: SnapshotDifference?, gone: [SceneDiagnostic], new: [SceneDiagnostic])? {
    let now = Seen(
      snapshot: LayoutSnapshot(title: "", result, files: scene.files), problems: problems)
    if seen.count >= Self.mostSeen { seen = [:] }
    guard let before = seen.updateValue(now, forKey: subject) else { return nil }
    let pixel = 1 / conditions.settings(for: scene).platform.displayScale
    return (
      SnapshotDifference(from: before.snapshot, to: now.snapshot, pixel: pixel),
      before.problems.lacking(problems), problems.lacking(before.problems)
    )
  }
}

extension SceneDiagnostic {
  /// What makes it the same one after an edit above it: its rule, and its message without numbers.
  private var sameness: String {
    identifier.name + (location?.file ?? "") + message.filter { !$0.isNumber && $0 != "." }
  }

  /// `Card.swift:24: error: …`.
  var placed: String {
    let file = location.map { URL(fileURLWithPath: $0.file).lastPathComponent } ?? ""
    let place = location.map { "\(file):\($0.line): " } ?? ""
    return "\(place)\(severity.rawValue): \(message)"
  }

  fileprivate static func samenesses(_ problems: [SceneDiagnostic]) -> Set<String> {
    Set(problems.map(\.sameness))
  }

  fileprivate func isAmong(_ known: Set<String>) -> Bool { known.contains(sameness) }
}

extension [SceneDiagnostic] {
  /// Those that others don't have, wherever and with whatever numbers.
  func lacking(_ others: [SceneDiagnostic]) -> [SceneDiagnostic] {
    let known = SceneDiagnostic.samenesses(others)
    return filter { !$0.isAmong(known) }
  }
}
