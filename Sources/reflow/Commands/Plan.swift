import ArgumentParser
import JSONText
import LayoutChecks

struct Plan: LaysOut {
  var runsOneScene: Bool { false }
  static let configuration = CommandConfiguration(
    _superCommandName: Reflow.name,
    abstract: "List the units of work of a check, with what each depends on and costs.",
    discussion: """
      A unit is a preview under the conditions of some screens, and can be done anywhere:
      'reflow check' with the same options and --shard 3/20 does the third of twenty shares. Its key
      stands for all that it may depend on: files, settings, version. A unit of the same key comes out the
      same. --cache also finds what was kept if only code has changed that didn't run for it.
      """)

  enum Format: String, ChoiceArgument { case text, json }

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
  @Flag(
    inversion: .prefixedNo,
    help: "Look for changes of the source that mend findings, and prove them by laying them out.")
  var remedies = true
  @Option(
    help: ArgumentHelp("List the units of a share, such as 3/20.", valueName: "share"))
  var shard: String?
  @Option(help: "How to print it.") var format = Format.text
  @OptionGroup var workers: WorkerOptions

  func validate() throws {
    if paths.isEmpty { throw ValidationError("name a scene to plan the check of") }
    try OptionText.expect(
      "shard", shard, shard.flatMap { WorkShare($0) } != nil, "a share such as 3/20")
    try matrix.expectFits(layout)
  }

  mutating func run() throws {
    layout.run(on: matrix.values.devices)
    let input = paths.contains("-") ? try TextInput.read("-") : nil
    let check = SceneCheck(
      layout: layout, listsWithoutEffect: listsWithoutEffect, looksForRemedies: remedies)
    let pool = CheckWorkers(check, matrix: matrix, workers, input: input, count: 1)
    defer { pool.stop() }
    let (plan, records): (CheckPlan, [CheckBlob.Record])
    do throws(UnreadableScene) {
      (plan, records) = try SharedCheck(pool, listsWithoutEffect: listsWithoutEffect).plan(paths)
    } catch {
      throw error.said
    }
    let share = shard.flatMap { WorkShare($0) }
    let own = share?.units(of: plan.units.map(\.cost)) ?? Array(plan.units.indices)
    let rows = own.map { row(plan.units[$0], records, pool.assembly) }
    switch format {
    case .text:
      for row in rows {
        let words = [row.preview, row.conditions].compactMap(\.self).joined(separator: " ")
        Streams.data("\(row.key.prefix(12))  \(row.cost)  \(row.scene): \(words)")
      }
    case .json:
      Streams.data(
        JSON.object([
          ("schemaVersion", .integer(1)), ("version", .string(ProgramVersion.text)),
          ("plan", .string(plan.digest)), ("units", .array(rows.map(\.json))),
        ]).pretty)
    }
    for record in records {
      if let failure = record.failure {
        Streams.message("error: '\(record.path)' \(failure.words)\n  \(failure.remedy)")
        throw Outcome.sceneHasErrors
      }
    }
  }

  private struct Row {
    var scene: String
    var work: String
    var preview: String?
    var conditions: String?
    var combinations: Int
    var files: [String]
    var key: String
    var cost: Int

    var json: JSON {
      .object([
        ("scene", .string(scene)), ("work", .string(work)), ("preview", .string(preview)),
        ("conditions", .string(conditions)), ("combinations", .integer(combinations)),
        ("files", .array(files.map(JSON.string))), ("key", .string(key)), ("cost", .integer(cost)),
      ])
    }
  }

  private func row(
    _ unit: CheckPlan.Unit, _ records: [CheckBlob.Record], _ assembly: SceneAssembly
  ) -> Row {
    let record = records[unit.scene]
    var row = Row(
      scene: record.path, work: "", preview: nil, conditions: nil, combinations: 1, files: [],
      key: unit.key, cost: unit.cost)
    guard let facts = record.facts else { return row }
    row.files = unit.files.map { facts.files[$0].name }
    row.preview = unit.work.preview.map { facts.previews[$0] }
    switch unit.work {
    case .part(.expectations): row.work = "expectations"
    case .part: row.work = "layout"
    case .remedies: row.work = "remedies"
    case .layouts(_, let chain):
      let matrix = assembly.conditions(of: facts)
      (row.work, row.conditions) = ("layouts", matrix.words(ofChain: chain))
      row.combinations = MatrixCheck(matrix).count(ofChain: chain)
    }
    if row.work != "layouts", row.preview == nil {
      row.conditions = row.work == "layout" ? "what is shown first" : row.work
    }
    return row
  }
}
