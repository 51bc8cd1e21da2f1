import ArgumentParser
import Cells
import Foundation
import LayoutChecks
import LayoutSolver
import Playground
import SceneLoader

struct Snapshot: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "snapshot",
    abstract: "Keep layouts as text files under review.",
    discussion: """
      Each preview and condition has a small file in the folder __Layouts__ beside its source: views,
      frames, texts as cut. Without --check or --update, missing files are written and the others
      compared. Differences below a pixel are none; of the others the first cause is said.
      Exit code 2 when a layout differs.
      """)

  @Argument(
    help: "Swift files, or folders of them.", completion: .file(extensions: ["swift"]))
  var paths: [String]
  @OptionGroup var layout: LayoutOptions
  @OptionGroup var matrix: MatrixOptions
  @Flag(help: "Compare only: a missing file is a difference.") var check = false
  @Flag(help: "Write every file anew, and remove those of previews that are gone.")
  var update = false
  @Flag(help: "Write a picture as SVG beside each layout.") var pictures = false

  func validate() throws {
    if paths.isEmpty { throw ValidationError("name a scene") }
    if check, update { throw ValidationError("--check writes nothing and --update everything") }
    if check, pictures { throw ValidationError("--check writes nothing, and so no pictures") }
    if paths.contains("-") {
      throw ValidationError("layouts are kept beside the source; standard input has no folder")
    }
  }

  /// What became of the files.
  private struct Tally {
    var same = 0
    var written = 0
    var different = 0
  }

  func run() throws {
    var tally = Tally()
    var hasErrors = false
    for path in paths {
      let scene = try SceneOptions.load(path, preview: nil, for: layout)
      let conditions = LayoutMatrix(
        base: layout.settings(for: scene), screen: layout.screen(for: scene),
        matrix.values, known: scene.languages)
      let files = SnapshotFiles()
      let entries = files.entries(of: scene, at: path, conditions)
      if !check { files.removeDrafts(entries) }
      for entry in entries {
        let laidOut = scene.layoutFromStart(
          entry.settings, showing: entry.preview, recording: .off)
        let problems = (scene.diagnostics + laidOut.diagnostics).filter { $0.severity == .error }
        if let result = laidOut.result, problems.isEmpty {
          let isKept = try compare(
            LayoutSnapshot(title: entry.title, result, files: scene.files), with: entry, files,
            &tally)
          if pictures, isKept { try draw(result, entry, files) }
        } else {
          if !hasErrors { problems.forEach { Streams.message(scene.text(of: $0)) } }
          hasErrors = true
        }
      }
      if !hasErrors { try sweep(files.stale(entries, in: scene), &tally) }
    }
    Streams.message(
      "\(tally.same) the same, \(tally.written) written, \(tally.different) different")
    if hasErrors { throw Outcome.sceneHasErrors }
    if tally.different > 0 { throw Outcome.findingsOrMismatch }
  }

  /// - Returns: whether the file has the layout at hand now.
  private func compare(
    _ snapshot: LayoutSnapshot, with entry: SnapshotFiles.Entry, _ files: SnapshotFiles,
    _ tally: inout Tally
  ) throws -> Bool {
    let kept: LayoutSnapshot?
    do {
      kept = try files.read(entry.path)
    } catch {
      let problem = error as? LayoutSnapshot.Unreadable
      let place = problem.map { ":\($0.line):1" } ?? ""
      let words = problem?.message ?? error.localizedDescription
      Streams.data("\(entry.path)\(place): error: \(words); --update writes it anew")
      guard update else {
        tally.different += 1
        return false
      }
      try write(snapshot.text, to: entry.path, files)
      tally.written += 1
      return true
    }
    let pixel = 1 / entry.settings.platform.displayScale
    let difference = kept.flatMap { SnapshotDifference(from: $0, to: snapshot, pixel: pixel) }
    if kept != nil, difference == nil {
      tally.same += 1
    } else if update || (kept == nil && !check) {
      if let difference { Streams.data("\(entry.path): \(difference.words)") }
      try write(snapshot.text, to: entry.path, files)
      tally.written += 1
    } else {
      tally.different += 1
      Streams.data("\(entry.path): \(difference?.words ?? "there is no such file yet")")
      return false
    }
    return true
  }

  /// The picture beside a layout, in as many cells as a screen is usually drawn in.
  private func draw(
    _ result: LayoutResult, _ entry: SnapshotFiles.Entry, _ files: SnapshotFiles
  ) throws {
    var capabilities = TerminalCapabilities(
      colors: TerminalCapabilities.trueColors, unicode: true, mouse: false)
    capabilities.blocks = .quadrants
    let appearance = entry.settings.colorScheme == .dark ? Appearance.dark : .light
    let size = entry.settings.container.size
    var picture = CanvasPicture(result, scale: .fitting(size, columns: 80, rows: .max))
    picture.options.colors = capabilities.colors
    picture.options.blocks = capabilities.blocks
    picture.options.theme = .standard(for: appearance)
    let text = SVGPicture(appearance).document(
      picture.drawn().grid.adapted(to: capabilities), title: entry.title)
    guard (try? String(contentsOfFile: entry.picturePath, encoding: .utf8)) != text else { return }
    try write(text, to: entry.picturePath, files)
  }

  private func write(_ text: String, to path: String, _ files: SnapshotFiles) throws {
    try OutputFile.writing(path) { try files.write(text, to: path) }
  }

  private func sweep(_ stale: [String], _ tally: inout Tally) throws {
    for path in stale {
      if update {
        try? FileManager.default.removeItem(atPath: path)
        Streams.data("\(path): removed, since its preview is gone")
      } else {
        tally.different += 1
        Streams.data("\(path): its preview is gone; --update removes it")
      }
    }
  }
}
