import LayoutChecks

/// The answers of a scene's units in a cache.
///
/// Which code a unit runs is known only after it has run. So under the key of what its files declare
/// stand the sets of files whose code it ran so far, and under the key of that and the texts of such a
/// set its answers: what is written in the functions of other files makes no difference.
struct KeptUnits {
  /// The most sets of files that are tried for a unit.
  private static let mostSets = 8

  let cache: ResultCache
  /// The digest of each file's text, by its name.
  let texts: [String: String]

  /// The answers of a unit, and the files whose code they depend on; nil for no answers.
  func entry(of unit: CheckPlan.Unit) -> (answers: AnswerBook, files: Set<String>)? {
    guard let frame = unit.frame, case .layouts = unit.work else {
      return cache.value(AnswerBook.self, for: unit.key).map { ($0, []) }
    }
    for files in sets(frame) {
      if let answers = cache.value(AnswerBook.self, for: key(frame, files)) {
        return (answers, Set(files))
      }
    }
    return nil
  }

  /// - Parameter files: those whose code the answers depend on.
  func keep(_ answers: AnswerBook, of unit: CheckPlan.Unit, files: Set<String>) {
    guard let frame = unit.frame, case .layouts = unit.work else {
      return cache.keep(answers, for: unit.key)
    }
    let files = files.sorted()
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
    var hash = SHA256()
    hash.add(part: frame)
    for file in files {
      hash.add(part: file)
      hash.add(part: texts[file] ?? "")
    }
    return hash.finish()
  }
}
