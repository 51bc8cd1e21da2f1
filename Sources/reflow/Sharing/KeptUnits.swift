import LayoutChecks

/// The answers of a scene's units in a cache.
///
/// Which code a unit runs is known only after it has run. So under the key of what its files declare
/// stand the sets of files whose code it ran so far, and under the key of that and the texts of such a
/// set its answers: what is written in the functions of other files makes no difference.
final class KeptUnits {
  /// The most sets of files that are tried for a unit.
  private static let mostSets = 8

  private let cache: ResultCache
  private let facts: SceneFacts
  private let matrix: LayoutMatrix
  /// The digest of each file's text, by its name.
  private let texts: [String: String]
  private let units: [CheckWork: CheckPlan.Unit]
  /// How many answers the cache has, by the key of their unit.
  private var counts: [String: Int] = [:]

  /// - Parameter texts: the digest of each file's text, by its name.
  init(
    _ cache: ResultCache, _ units: [CheckPlan.Unit], _ facts: SceneFacts, _ matrix: LayoutMatrix,
    texts: [String: String]
  ) {
    (self.cache, self.facts, self.matrix, self.texts) = (cache, facts, matrix, texts)
    self.units = Dictionary(units.map { ($0.work, $0) }) { first, _ in first }
  }

  /// Adds what the cache has of the units that questions are part of.
  func recall(_ questions: [CheckQuestion], _ answers: inout AnswerBook) {
    for question in questions {
      guard let unit = unit(of: question), counts[unit.key] == nil else { continue }
      let known = entry(of: unit)
      counts[unit.key] = known?.count ?? 0
      // Another preview may have had its index.
      if let known { answers.add(known.answered { $0.showing(question.previews) }) }
    }
  }

  /// Keeps the answers of the units that the cache has fewer of.
  func keep(_ answers: AnswerBook) {
    var unitsByKey: [String: CheckPlan.Unit] = [:]
    let books = answers.grouped { question -> String? in
      guard let unit = unit(of: question) else { return nil }
      unitsByKey[unit.key] = unit
      return unit.key
    }
    for (key, book) in books {
      guard let unit = unitsByKey[key], book.count > counts[key] ?? 0 else { continue }
      put(book.answered { $0.showing([]) }, of: unit)
      counts[key] = book.count
    }
  }

  /// Remedies are a unit for sharing out, and a question by itself for keeping.
  private func unit(of question: CheckQuestion) -> CheckPlan.Unit? {
    let unit = units[question.work(matrix)]
    guard case .remedies(let task) = question else { return unit }
    let previews = task.previews.map { $0.map(facts.name) ?? "" }
    return unit?.asking("\(task.showing([])) \(previews)")
  }

  // MARK: The cache

  private func entry(of unit: CheckPlan.Unit) -> AnswerBook? {
    guard let frame = unit.frame else { return cache.value(AnswerBook.self, for: unit.key) }
    return sets(frame).lazy.compactMap { [self] files in
      cache.value(AnswerBook.self, for: key(frame, files))
    }.first
  }

  private func put(_ answers: AnswerBook, of unit: CheckPlan.Unit) {
    guard let frame = unit.frame, let files = answers.files?.sorted() else {
      return cache.keep(answers, for: unit.key)
    }
    let known = sets(frame)
    if !known.contains(files) {
      cache.keep(Array(([files] + known).prefix(Self.mostSets)), for: frame)
    }
    cache.keep(answers, for: key(frame, files))
  }

  private func sets(_ frame: String) -> [[String]] {
    cache.value([[String]].self, for: frame) ?? []
  }

  private func key(_ frame: String, _ files: [String]) -> String {
    SHA256.digest(ofParts: [frame] + files.flatMap { [$0, texts[$0] ?? ""] })
  }
}
