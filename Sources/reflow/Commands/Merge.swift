import ArgumentParser
import Foundation
import LayoutChecks

struct Merge: Subcommand {
  static let configuration = CommandConfiguration(
    _superCommandName: Reflow.name,
    abstract: "Make one report of what several checks found, each of its share.",
    discussion: """
      The files are those that 'reflow check --shard … --output-blob FILE' writes, in any order. The
      report is the one that a single check prints of all of it. A file that is missing, was cut off, is
      another version's or another check's is named, as are shares that no file has; what is there is
      reported, and the exit code is 1.
      """)

  @Argument(help: "Files that checks have written.", completion: .file())
  var files: [String]
  @OptionGroup var report: CheckReport

  mutating func run() throws {
    let changes = try report.selection.changes()
    var merged = MergedBlobs()
    for file in files { merged.add(file) }
    let problems = merged.problems + merged.gaps
    for sentence in problems { Streams.message("error: \(sentence)") }
    guard let scenes = try merged.scenes() else { throw Outcome.sceneHasErrors }
    let isWhole = problems.isEmpty
    if !isWhole, report.selection.updateBaseline {
      Streams.message("error: the baseline stays as it is, since not all is known")
      throw Outcome.sceneHasErrors
    }
    do {
      try report.print(scenes, changes, hasMatrix: merged.hasMatrix, isWhole: isWhole)
    } catch let code as ExitCode where !isWhole && Outcome.ofScenes.contains(code) {
      throw code == Outcome.internalError ? code : Outcome.sceneHasErrors
    }
    if !isWhole { throw Outcome.sceneHasErrors }
  }
}

/// The combined contents of several files.
private struct MergedBlobs {
  private(set) var problems: [String] = []
  private var blob: CheckBlob?
  /// The file that the first one was in.
  private var first = ""
  private var shares: [WorkShare] = []

  var hasMatrix: Bool { blob?.matrix != nil }

  mutating func add(_ file: String) {
    guard FileManager.default.fileExists(atPath: file) else {
      return problems.append("there is no file '\(file)'; run that share again")
    }
    guard let data = FileManager.default.contents(atPath: file) else {
      return problems.append("'\(file)' can't be read; see whether it is a file that you may read")
    }
    do throws(SealedText.Problem) {
      add(try SealedText.value(CheckBlob.self, in: data, kind: CheckBlob.kind), file)
    } catch {
      let why =
        switch error {
        case .foreign: "is nothing that 'reflow check --output-blob' wrote"
        case .torn: "was cut off or changed; run that share again"
        case .version(let version):
          "is of version \(version), and this is \(ProgramVersion.text); run all shares with one version"
        }
      problems.append("'\(file)' \(why)")
    }
  }

  private mutating func add(_ other: CheckBlob, _ file: String) {
    guard let known = blob else {
      blob = other
      first = file
      shares = [other.share].compactMap(\.self)
      return
    }
    guard known.plan == other.plan, known.records.map(\.path) == other.records.map(\.path) else {
      return problems.append(
        "'\(file)' is of another check than '\(first)': the files, the settings or the program differ"
      )
    }
    if let share = other.share { shares.append(share) }
    for (index, record) in other.records.enumerated() {
      blob?.records[index].works.formUnion(record.works)
      blob?.records[index].answers.add(record.answers)
      if known.records[index].facts == nil, record.facts != nil {
        blob?.records[index].facts = record.facts
        blob?.records[index].failure = nil
      }
    }
  }

  /// What is missing from all files, in sentences.
  var gaps: [String] {
    guard let blob, let assembly = try? assembly(of: blob) else { return [] }
    var missing = 0
    var all = 0
    for record in blob.records {
      guard let facts = record.facts else { continue }
      let works = assembly.works(of: facts)
      all += works.count
      missing += works.count { !record.works.contains($0) }
    }
    guard missing > 0 else { return [] }
    let counts = Set(shares.map(\.count))
    var which = ""
    if counts.count == 1, let count = counts.first {
      let there = Set(shares.map(\.number))
      let gone = (1...count).filter { !there.contains($0) }
      if !gone.isEmpty {
        let names = gone.prefix(10).map { "\($0)/\(count)" } + (gone.count > 10 ? ["…"] : [])
        which = ", those of the share\(gone.count == 1 ? "" : "s") \(names.joined(separator: ", "))"
      }
    }
    return [
      "\(missing) of \(all) units of work are in no file\(which); what the others found is reported"
    ]
  }

  private func assembly(of blob: CheckBlob) throws -> SceneAssembly {
    SceneAssembly(
      layout: try LayoutOptions.parse(blob.layout), matrix: try MatrixOptions.of(blob.matrix),
      looksForRemedies: blob.looksForRemedies)
  }

  /// Nil where nothing could be read.
  func scenes() throws -> [CheckedScene]? {
    guard let blob else { return nil }
    let assembly = try assembly(of: blob)
    return blob.records.compactMap { record in
      guard let facts = record.facts else {
        return record.failure.map { SceneAssembly.failed(record.path, $0) }
      }
      let isWhole = record.works.isSuperset(of: assembly.works(of: facts))
      return assembly.scene(record.path, facts, only: isWhole ? nil : record.works) { questions in
        questions.map { question in
          if let result = record.answers.result(of: question) { return result }
          // Without all that was found, it is asked for fewer findings than there were.
          if case .remedies(let task) = question,
            let answer = record.answers.remedies(ofFileIn: task)
          {
            return .success(answer)
          }
          return .failure(Self.unanswered)
        }
      }
    }
  }

  private static let unanswered = MatrixFailure(
    rule: .unreadable, words: "is left out: no file has what was found",
    remedy: "run the shares again, all with the same files and the same program")
}
