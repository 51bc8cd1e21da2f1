import LayoutChecks

/// A question about a scene during a check, for whichever process has it.
enum CheckQuestion: Hashable, Codable {
  case part(SceneCheck.Part)
  case matrix(MatrixUnit)
  /// Remedies for a file's findings.
  case remedies(RemedyTask)

  /// The previews that it is about, all but one only for remedies; nil is what the scene shows by
  /// itself.
  var previews: [Int?] {
    switch self {
    case .part(.preview(let preview)): [preview]
    case .matrix(.layouts(let preview, _, _)), .matrix(.thresholds(_, let preview, _)): [preview]
    case .remedies(let task): task.previews
    case .part: []
    }
  }

  /// The same for other previews; none stand for any.
  func showing(_ previews: [Int?]) -> CheckQuestion {
    let preview = previews.first ?? nil
    return switch self {
    case .part(.preview): .part(.preview(preview ?? 0))
    case .matrix(.layouts(_, let slice, let chain)):
      .matrix(.layouts(preview: preview, slice: slice, chain: chain))
    case .matrix(.thresholds(let keys, _, let point)):
      .matrix(.thresholds(keys, preview: preview, point: point))
    case .remedies(let task): .remedies(task.showing(previews))
    case .part: self
    }
  }

  /// The unit of work that it is a part of.
  func work(_ matrix: LayoutMatrix) -> CheckWork {
    switch self {
    case .part(let part): .part(part)
    case .remedies: .remedies
    case .matrix(.layouts(let preview, _, let chain)): .layouts(preview: preview, chain: chain)
    case .matrix(.thresholds(_, let preview, let point)):
      .layouts(preview: preview, chain: matrix.chain(of: point) ?? 0)
    }
  }
}

enum CheckAnswer: Codable {
  case part(SceneCheck.Found)
  case matrix(MatrixReport)
  case remedies(RemedyReport)

  /// The files that it depends on with all their code; nil for all.
  var files: [String]? {
    switch self {
    case .part: nil
    case .matrix(let report): report.files
    case .remedies(let report): report.files
    }
  }
}

/// A part of a check that needs no other one, and so can be done anywhere.
enum CheckWork: Hashable, Codable {
  case part(SceneCheck.Part)
  /// A preview, or what the scene shows, under all conditions on a chain of screens.
  case layouts(preview: Int?, chain: Int)
  case remedies

  /// Whether the files whose code runs for it are known afterwards.
  var runsCode: Bool { if case .part = self { false } else { true } }

  var preview: Int? {
    switch self {
    case .part(.preview(let preview)), .layouts(let preview?, _): preview
    default: nil
    }
  }
}

/// Answered questions, and those without an answer.
struct AnswerBook: Codable {
  private struct Entry: Codable {
    var question: CheckQuestion
    var answer: CheckAnswer?
    var failure: MatrixFailure?
  }

  private var entries: [CheckQuestion: Entry] = [:]
  private var order: [CheckQuestion] = []

  var isEmpty: Bool { entries.isEmpty }
  var count: Int { entries.count }

  init() {}

  init(from decoder: any Decoder) throws {
    for entry in try [Entry](from: decoder) { take(entry) }
  }

  func encode(to encoder: any Encoder) throws {
    try order.compactMap { entries[$0] }.encode(to: encoder)
  }

  /// Nil if it was never asked.
  func result(of question: CheckQuestion) -> Result<CheckAnswer, MatrixFailure>? {
    guard case .matrix(.thresholds(let keys, let preview, let point)) = question, keys.count != 1
    else { return entries[question].flatMap(Self.result) }
    // The findings asked together depend on what else was found.
    var found: [FoundWidth] = []
    var files: Set<String> = []
    for key in keys {
      let single = CheckQuestion.matrix(.thresholds([key], preview: preview, point: point))
      switch result(of: single) {
      case .success(.matrix(.thresholds(let widths, let own)))?:
        found += widths
        files.formUnion(own)
      case .failure(let failure)?: return .failure(failure)
      default: return nil
      }
    }
    return .success(.matrix(.thresholds(found, files: files.sorted())))
  }

  private static func result(_ entry: Entry) -> Result<CheckAnswer, MatrixFailure>? {
    entry.answer.map { .success($0) } ?? entry.failure.map { .failure($0) }
  }

  mutating func add(_ question: CheckQuestion, _ result: Result<CheckAnswer, MatrixFailure>) {
    if case .matrix(.thresholds(let keys, let preview, let point)) = question, keys.count != 1 {
      for (place, key) in keys.enumerated() {
        let single = CheckQuestion.matrix(.thresholds([key], preview: preview, point: point))
        switch result {
        case .success(.matrix(.thresholds(let found, let files)))
        where found.indices.contains(place):
          add(single, .success(.matrix(.thresholds([found[place]], files: files))))
        case .failure(let failure): add(single, .failure(failure))
        default: break
        }
      }
      return
    }
    switch result {
    case .success(let answer): take(Entry(question: question, answer: answer))
    case .failure(let failure): take(Entry(question: question, failure: failure))
    }
  }

  /// Takes over what another one knows.
  mutating func add(_ other: AnswerBook) {
    for question in other.order { if let entry = other.entries[question] { take(entry) } }
  }

  /// The answers to questions renamed, without those that have none.
  func answered(_ other: (CheckQuestion) -> CheckQuestion) -> AnswerBook {
    var book = AnswerBook()
    for question in order {
      guard let answer = entries[question]?.answer else { continue }
      book.take(Entry(question: other(question), answer: answer))
    }
    return book
  }

  /// What is known of some questions.
  func filtered(_ isMeant: (CheckQuestion) -> Bool) -> AnswerBook {
    var book = AnswerBook()
    for question in order where isMeant(question) {
      if let entry = entries[question] { book.take(entry) }
    }
    return book
  }

  /// The files that the answers depend on with all their code; nil for all.
  var files: Set<String>? {
    entries.values.reduce(into: Set()) { files, entry in
      guard let answer = entry.answer else { return }
      files = answer.files.flatMap { files?.union($0) }
    }
  }

  /// The answers by something that is the same for some questions, without those that have none of it.
  func grouped<Group: Hashable>(by group: (CheckQuestion) -> Group?) -> [Group: AnswerBook] {
    var books: [Group: AnswerBook] = [:]
    for question in order {
      guard let entry = entries[question], entry.answer != nil, let group = group(question) else {
        continue
      }
      books[group, default: AnswerBook()].take(entry)
    }
    return books
  }

  /// The answer for the same file's remedies, where that for the same findings isn't known.
  func remedies(ofFileIn task: RemedyTask) -> CheckAnswer? {
    for question in order {
      if case .remedies(let other) = question, other.file == task.file {
        return entries[question]?.answer
      }
    }
    return nil
  }

  /// An answer takes precedence over a missing one.
  private mutating func take(_ entry: Entry) {
    if let known = entries[entry.question] {
      guard known.answer == nil, entry.answer != nil else { return }
    } else {
      order.append(entry.question)
    }
    entries[entry.question] = entry
  }
}
