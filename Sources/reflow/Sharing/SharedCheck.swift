import LayoutChecks
import SceneLoader

/// A check that is done in units: a share of them, with a cache of earlier results, and with
/// results kept for other processes.
struct SharedCheck {
  let workers: CheckWorkers
  let listsWithoutEffect: Bool
  private var assembly: SceneAssembly { workers.assembly }

  init(_ workers: CheckWorkers, listsWithoutEffect: Bool) {
    self.workers = workers
    self.listsWithoutEffect = listsWithoutEffect
  }

  /// The plan of some paths, and what could be read of each.
  func plan(
    _ paths: [String]
  ) throws(UnreadableScene) -> (plan: CheckPlan, records: [CheckBlob.Record]) {
    var sources: [CheckPlan.Source] = []
    var records: [CheckBlob.Record] = []
    for (index, path) in paths.enumerated() {
      var record = CheckBlob.Record(path: path, works: [], answers: AnswerBook())
      switch try workers.facts(path, withInputs: true) {
      case .success(let (facts, inputs)):
        record.facts = facts
        if let inputs {
          sources.append(.init(scene: index, path: path, facts: facts, inputs: inputs))
        }
      case .failure(let failure): record.failure = failure
      }
      records.append(record)
    }
    return (CheckPlan(sources, assembly, listsWithoutEffect: listsWithoutEffect), records)
  }

  /// The result of a share.
  func checked(
    _ paths: [String], _ share: WorkShare?, _ cache: ResultCache?, _ progress: CheckProgress
  ) throws(UnreadableScene) -> (scenes: [CheckedScene], blob: CheckBlob) {
    var (plan, records) = try plan(paths)
    let works = plan.works(of: share)
    var scenes: [CheckedScene] = []
    for index in records.indices {
      guard let facts = records[index].facts else {
        if let failure = records[index].failure {
          scenes.append(SceneAssembly.failed(paths[index], failure))
        }
        continue
      }
      let own = works[index] ?? []
      var answers = AnswerBook()
      let matrix = assembly.conditions(of: facts)
      // Remedies are for what the others find.
      let needed = plan.units.filter { unit in
        unit.scene == index && (own.contains(unit.work) || own.contains(.remedies))
      }
      let kept = cache.map {
        KeptUnits($0, needed, facts, matrix, texts: plan.texts[index] ?? [:])
      }
      scenes.append(
        try workers.scene(
          paths[index], facts, only: share == nil ? nil : own, &answers, kept: kept,
          progress: progress))
      kept?.keep(answers)
      records[index].works = own
      records[index].answers = answers.filtered { own.contains($0.work(matrix)) }
    }
    let blob = CheckBlob(
      plan: plan.digest, share: share, layout: assembly.layout.arguments,
      matrix: assembly.matrix.isGiven ? assembly.matrix.values : nil,
      looksForRemedies: assembly.looksForRemedies, records: records)
    return (scenes, blob)
  }
}
