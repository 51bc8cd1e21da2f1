import ArgumentParser

struct Snapshot: LaysOut {
  var runsOneScene: Bool { false }
  static let configuration = CommandConfiguration(
    commandName: "snapshot",
    _superCommandName: Reflow.name, abstract: "Keep layouts as text files under review.",
    discussion: """
      Each preview and condition has a small file in the folder __Layouts__ beside its source: views,
      frames, texts as cut. Without --check or --update, missing files are written and the others
      compared. Differences below a pixel are none; of the others the first cause is said.
      Exit code 2 when a layout differs, 70 when a preview ended Reflow; the others are compared.
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
  @OptionGroup var workers: WorkerOptions

  func validate() throws {
    if paths.isEmpty { throw ValidationError("name a scene") }
    if check, update { throw ValidationError("--check writes nothing and --update everything") }
    if check, pictures { throw ValidationError("--check writes nothing, and so no pictures") }
    if matrix.values.widths != nil || matrix.values.heights != nil {
      throw ValidationError(
        "a file for every width or height is nothing to review; name devices, or use 'reflow check'"
      )
    }
    try matrix.expectFits(layout)
    if paths.contains("-") {
      throw ValidationError("layouts are kept beside the source; standard input has no folder")
    }
  }

  mutating func run() throws {
    layout.run(on: matrix.values.devices)
    let snapshots = SnapshotWorkers(
      SnapshotUnit(layout: layout, matrix: matrix, mode: mode, draws: pictures), workers)
    defer { snapshots.stop() }
    var tally = SnapshotTally()
    for path in paths { try snapshots.compare(path, &tally) }
    Streams.message(
      "\(tally.same) the same, \(tally.written) written, \(tally.different) different")
    if tally.hasEnded { throw Outcome.internalError }
    if tally.hasErrors { throw Outcome.sceneHasErrors }
    if tally.different > 0 { throw Outcome.findingsOrMismatch }
  }

  private var mode: SnapshotUnit.Mode { check ? .compare : update ? .update : .writeMissing }
}
