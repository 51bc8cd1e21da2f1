import ArgumentParser
import Foundation
import JSONText
import LayoutChecks
import LayoutSolver
import Processes
import Questions
import SceneLoader

struct Check: LaysOut {
  var runsOneScene: Bool { false }
  static let configuration = CommandConfiguration(
    commandName: AnsweringCommand.check.rawValue,
    _superCommandName: Reflow.name, abstract: "Print diagnostics and layout findings.",
    discussion: """
      Findings are those of what a scene shows first; errors are looked for in all its previews.
      With --each or --matrix a scene is laid out under every combination of conditions, and each
      finding is said once, with the conditions it holds under. Devices and type sizes are searched
      for the thresholds at which findings come and go.
      A remedy that is printed as changed lines was laid out under the same conditions: the finding is
      gone, and no other came. --fix writes those that move nothing else by more than a point,
      of findings that --baseline and --changed-since report.
      A preview that ends Reflow, or takes too long, is an error with its name, and the others are
      reported.
      --shard does a share of the work, on as many machines as there are; 'reflow merge' makes one report
      of the files that --output-blob writes.
      Exit code 1 when a scene has errors, 2 when there are warnings only, 70 when one ended Reflow.
      """)

  @Argument(
    help: "Swift files, folders of them, bundled scenes' names, or - for standard input.",
    completion: .file(extensions: ["swift"]))
  var paths: [String]
  @OptionGroup var layout: LayoutOptions
  @OptionGroup var matrix: MatrixOptions
  @Flag(
    name: .customLong("without-effect"),
    help: "Also list the modifiers that are accepted and change nothing here.")
  var listsWithoutEffect = false
  @OptionGroup var reports: CheckReport
  private var selection: FindingSelection { reports.selection }
  @Option(
    name: .customLong("shard"),
    help: ArgumentHelp(
      """
      Do a share of the work, such as 3/20: of twenty the third, by cost. Bazel's TEST_SHARD_INDEX and \
      TEST_TOTAL_SHARDS are heeded without it.
      """, valueName: "share"))
  private var shardText: String?
  @Option(
    help: ArgumentHelp(
      "Also write what was found into a file, for 'reflow merge'.", valueName: "file"),
    completion: .file())
  private var outputBlob: String?
  @Option(
    help: ArgumentHelp(
      """
      Keep what was found in this folder, or on an HTTP server that takes GET and PUT as Bazel's remote \
      cache does, and don't lay out what is there.
      """, valueName: "place"), completion: .directory)
  private var cache: String?
  // An option group of its own would cost every start five searches for conformances.
  private var sharing: SharingOptions {
    SharingOptions(shardText: shardText, outputBlob: outputBlob, cache: cache)
  }
  @OptionGroup var workers: WorkerOptions
  @Flag(
    inversion: .prefixedNo,
    help: "Look for changes of the source that mend findings, and prove them by laying them out.")
  var remedies = true
  @Flag(help: "Write the proven remedies that move nothing else, then check.") var fix = false
  @Flag(help: "With --fix: print what would be written, as a diff.") var dryRun = false
  @Flag(help: "Check again whenever a file changes, until interrupted.") var watch = false

  /// Leaves out what ``remedies`` is about.
  static let withoutRemedies = "--no-remedies"

  /// Without other options, as the parser would make it.
  static func plain(_ paths: [String], remedies: Bool) throws -> Check {
    var check = Check()
    check.paths = paths
    check.remedies = remedies
    (check.layout, check.matrix) = try (.plain(), .plain())
    (check.reports, check.workers) = try (.plain(), .plain())
    check.listsWithoutEffect = false
    (check.shardText, check.outputBlob, check.cache) = (nil, nil, nil)
    (check.fix, check.dryRun, check.watch) = (false, false, false)
    try check.validate()
    return check
  }

  func validate() throws {
    if paths.isEmpty { throw ValidationError("name a scene to check") }
    try matrix.expectFits(layout)
    let sharing = sharing
    try sharing.validate()
    if sharing.isGiven, fix || watch {
      throw ValidationError(
        "--fix and --watch look at all of the files; leave out --shard, --output-blob and --cache")
    }
    if sharing.share != nil, selection.updateBaseline {
      throw ValidationError(
        "a share has some of the findings; leave --update-baseline to 'reflow merge'")
    }
    if dryRun, !fix { throw ValidationError("--dry-run goes with --fix") }
    if fix, selection.updateBaseline {
      throw ValidationError("--update-baseline accepts what is found; run it before or after --fix")
    }
    if fix, watch { throw ValidationError("--fix is done once; leave out --watch") }
    if fix, !dryRun, paths.contains("-") {
      throw ValidationError("--fix writes files; for standard input use --fix --dry-run")
    }
    if watch, paths.contains("-") {
      throw ValidationError("--watch follows files; standard input is read once")
    }
  }

  mutating func run() throws {
    layout.run(on: matrix.values.devices)
    guard watch else {
      let changes = try selection.changes()
      let paths = try selection.changed(paths, by: changes)
      // It can only be read once.
      let input = paths.contains("-") ? try TextInput.read("-") : nil
      if fix {
        try mend(paths, changes, input: input)
        // A diff is data, and is printed alone.
        if dryRun { return }
      }
      if paths.count == 1, !matrix.isGiven, !sharing.isGiven {
        try checkOne(paths[0], changes, input: input)
      }
      return try report(check(paths, input: input), changes)
    }
    var stamps = FileStamps(paths)
    while true {
      do {
        let changes = try selection.changes()
        try report(check(selection.changed(paths, by: changes), input: nil), changes)
        Streams.message("no warnings; waiting for a change")
      } catch is ExitCode {
        // The path was reported. A file that is gone for a moment comes back.
        Streams.message("waiting for a change")
      }
      while !stamps.change() { Thread.sleep(forTimeInterval: 0.3) }
    }
  }

  /// One scene is checked by a process that also prints its findings, which takes no longer than
  /// without. Returns if that process was ended: then its parts are checked one by one.
  private func checkOne(_ path: String, _ changes: ChangedFiles?, input: String?) throws {
    let end = ForkedProcess.guarded(
      memory: WorkerOptions.memory(1), seconds: min(workers.timeLimit, workers.totalTime))
    if let end { return InternalError.finish(end) }
    let scene: Scene
    do throws(UnreadableScene) {
      scene = try SceneOptions.scene(path, preview: nil, for: layout, input: input)
    } catch {
      throw error.said
    }
    // Nothing else is left to do in this process, which has no need to take the scene apart.
    let checked = check.checked(scene, path)
    _ = Unmanaged.passRetained(scene)
    try report([checked], changes)
    throw ExitCode.success
  }

  private var check: SceneCheck {
    SceneCheck(
      layout: layout, listsWithoutEffect: listsWithoutEffect, looksForRemedies: remedies && !fix)
  }

  /// Writes the remedies that move nothing else, or prints them.
  /// - Throws: exit code 66 after a message, where a path or the baseline can't be read; 74 where a path
  ///   can't be written.
  private func mend(_ paths: [String], _ changes: ChangedFiles?, input: String?) throws {
    var check = check
    check.leftOut = try selection.leftOut(by: changes)
    let workers = CheckWorkers(
      check, matrix: matrix, workers, input: input, count: paths.count)
    defer { workers.stop() }
    for path in paths {
      let files: [MendedFile]
      do throws(UnreadableScene) {
        files = try workers.mended(path)
      } catch {
        throw error.said
      }
      for file in files {
        if dryRun {
          Streams.data(
            String(TextDifference(file.before, file.after).unified(file.name).dropLast()))
        } else {
          try FixedFile.write(file)
        }
      }
    }
  }

  /// - Throws: exit code 66 after a message, where a path can't be read.
  private func check(_ paths: [String], input: String?) throws -> [CheckedScene] {
    let progress = CheckProgress()
    defer { progress.clear() }
    let workers = CheckWorkers(
      check, matrix: matrix, workers, input: input,
      count: matrix.isGiven || sharing.isGiven ? .max : paths.count)
    defer { workers.stop() }
    if sharing.isGiven { return try checkShare(workers, paths, progress) }
    do throws(UnreadableScene) {
      return try matrix.isGiven
        ? workers.underMatrix(paths, progress) : workers.checked(paths)
    } catch {
      progress.clear()
      throw error.said
    }
  }

  /// The requested share, with the cache; results are kept if requested.
  private func checkShare(
    _ workers: CheckWorkers, _ paths: [String], _ progress: CheckProgress
  ) throws -> [CheckedScene] {
    let (scenes, blob): ([CheckedScene], CheckBlob)
    do throws(UnreadableScene) {
      (scenes, blob) = try SharedCheck(workers, listsWithoutEffect: listsWithoutEffect).checked(
        paths, sharing.share, sharing.cache.map(ResultCache.init), progress)
    } catch {
      progress.clear()
      throw error.said
    }
    if let path = sharing.outputBlob { try blob.write(to: path) }
    try sharing.tellShare()
    return scenes
  }

  /// - Throws: the exit code for the findings.
  private func report(_ checked: [CheckedScene], _ changes: ChangedFiles?) throws {
    try reports.print(
      checked, changes, hasMatrix: matrix.isGiven, isWhole: sharing.share == nil)
  }
}
