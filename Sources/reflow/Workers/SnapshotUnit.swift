import Cells
import Foundation
import LayoutChecks
import LayoutSolver
import Pixels
import Playground
import SceneLoader

/// Lays one preview out under one condition and compares that with its file.
struct SnapshotUnit {
  let layout: LayoutOptions
  let matrix: MatrixOptions
  let mode: Mode
  /// Whether a picture is written beside each layout.
  let draws: Bool
  private let files = SnapshotFiles()

  enum Mode: String, Codable {
    case compare, writeMissing, update
  }

  init(layout: LayoutOptions, matrix: MatrixOptions, mode: Mode, draws: Bool) {
    self.layout = layout
    self.matrix = matrix
    self.mode = mode
    self.draws = draws
  }

  /// The result for a file.
  struct Report: Codable {
    enum Outcome: String, Codable { case same, written, different, failed, unwritable }

    var outcome = Outcome.failed
    /// For standard output.
    var lines: [String] = []
    /// For standard error.
    var messages: [String] = []
  }

  func entries(of scene: Scene, at path: String) -> [SnapshotFiles.Entry] {
    let conditions = LayoutMatrix(
      base: layout.settings(for: scene), screen: layout.screen(for: scene),
      matrix.values, known: scene.languages)
    return files.entries(of: scene, at: path, conditions)
  }

  func report(on entry: SnapshotFiles.Entry, of scene: Scene) -> Report {
    var report = Report()
    TestFault.strike(entry.preview.map { scene.previews[$0] })
    let laidOut = scene.layoutFromStart(entry.settings, showing: entry.preview, recording: .off)
    let problems = (scene.diagnostics + laidOut.diagnostics).filter { $0.severity == .error }
    guard let result = laidOut.result, problems.isEmpty else {
      report.messages = problems.map { scene.text(of: $0) }
      return report
    }
    let snapshot = LayoutSnapshot(title: entry.title, result, files: scene.files)
    compare(snapshot, with: entry, &report)
    if draws, [.same, .written].contains(report.outcome) { draw(result, entry, &report) }
    return report
  }

  private func compare(
    _ snapshot: LayoutSnapshot, with entry: SnapshotFiles.Entry, _ report: inout Report
  ) {
    let kept: LayoutSnapshot?
    do {
      kept = try files.read(entry.path)
    } catch {
      let problem = error as? LayoutSnapshot.Unreadable
      let place = problem.map { ":\($0.line):1" } ?? ""
      let words =
        problem?.message ?? (error as? SceneReadError)?.sentence ?? error.localizedDescription
      report.lines.append("\(entry.path)\(place): error: \(words); --update writes it anew")
      report.outcome = .different
      if mode == .update { write(snapshot.text, to: entry.path, &report) }
      return
    }
    let pixel = 1 / entry.settings.platform.displayScale
    let difference = kept.flatMap { SnapshotDifference(from: $0, to: snapshot, pixel: pixel) }
    if kept != nil, difference == nil {
      report.outcome = .same
    } else if mode == .update || (kept == nil && mode == .writeMissing) {
      if let difference { report.lines.append("\(entry.path): \(difference.words)") }
      write(snapshot.text, to: entry.path, &report)
    } else {
      report.outcome = .different
      report.lines.append("\(entry.path): \(difference?.words ?? "there is no such file yet")")
    }
  }

  private func write(_ text: String, to path: String, _ report: inout Report) {
    do {
      try files.write(text, to: path)
      report.outcome = .written
    } catch {
      report.outcome = .unwritable
      report.messages.append(OutputFile.problem(error, path))
    }
  }

  /// The picture beside a layout, which changes by lines where the layout does.
  private func draw(
    _ result: LayoutResult, _ entry: SnapshotFiles.Entry, _ report: inout Report
  ) {
    let text = ArtworkSVG(ScreenArtwork(result).artwork).document(title: entry.title)
    guard (try? String(contentsOfFile: entry.picturePath, encoding: .utf8)) != text else { return }
    let outcome = report.outcome
    write(text, to: entry.picturePath, &report)
    if report.outcome == .written { report.outcome = outcome }
  }

}
