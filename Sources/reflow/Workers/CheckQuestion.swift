import LayoutChecks

/// A question about a scene during a check, for whichever process has it.
enum CheckQuestion: Hashable, Codable {
  case part(SceneCheck.Part)
  case matrix(MatrixUnit)
  /// Remedies for findings.
  case remedies

  /// The same for another preview.
  func showing(_ preview: Int) -> CheckQuestion {
    switch self {
    case .part(.preview): .part(.preview(preview))
    case .matrix(.layouts(_?, let slice, let chain)):
      .matrix(.layouts(preview: preview, slice: slice, chain: chain))
    case .matrix(.thresholds(let keys, _?, let point)):
      .matrix(.thresholds(keys, preview: preview, point: point))
    default: self
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
  case remedies([FindingKey: Remedy])
}

/// A part of a check that needs no other one, and so can be done anywhere.
enum CheckWork: Hashable, Codable {
  case part(SceneCheck.Part)
  /// A preview, or what the scene shows, under all conditions on a chain of screens.
  case layouts(preview: Int?, chain: Int)
  case remedies

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
  /// The files that each answer of this process depends on with all their code.
  private var files: [CheckQuestion: Set<String>] = [:]

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
    for key in keys {
      let single = CheckQuestion.matrix(.thresholds([key], preview: preview, point: point))
      switch result(of: single) {
      case .success(.matrix(.thresholds(let widths)))?: found += widths
      case .failure(let failure)?: return .failure(failure)
      default: return nil
      }
    }
    return .success(.matrix(.thresholds(found)))
  }

  private static func result(_ entry: Entry) -> Result<CheckAnswer, MatrixFailure>? {
    entry.answer.map { .success($0) } ?? entry.failure.map { .failure($0) }
  }

  /// - Parameter files: the files that it depends on with all their code; nil for all.
  mutating func add(
    _ question: CheckQuestion, _ result: Result<CheckAnswer, MatrixFailure>,
    files: Set<String>? = nil
  ) {
    self.files[question] = files
    put(question, result)
  }

  /// The files that the answers of each unit of layouts depend on with all their code, as far as this
  /// process found them.
  func filesByWork(_ matrix: LayoutMatrix) -> [CheckWork: Set<String>] {
    files.reduce(into: [:]) { all, entry in
      all[entry.key.work(matrix), default: []].formUnion(entry.value)
    }
  }

  private mutating func put(
    _ question: CheckQuestion, _ result: Result<CheckAnswer, MatrixFailure>
  ) {
    if case .matrix(.thresholds(let keys, let preview, let point)) = question, keys.count != 1 {
      for (place, key) in keys.enumerated() {
        let single = CheckQuestion.matrix(.thresholds([key], preview: preview, point: point))
        switch result {
        case .success(.matrix(.thresholds(let found))) where found.indices.contains(place):
          put(single, .success(.matrix(.thresholds([found[place]]))))
        case .failure(let failure): put(single, .failure(failure))
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

  /// The answers to selected questions, renamed.
  func answered(_ other: (CheckQuestion) -> CheckQuestion?) -> AnswerBook {
    var book = AnswerBook()
    for question in order {
      guard let answer = entries[question]?.answer, let other = other(question) else { continue }
      book.take(Entry(question: other, answer: answer))
    }
    return book
  }

  /// The questions of each unit of work.
  func byWork(_ matrix: LayoutMatrix) -> [CheckWork: AnswerBook] {
    var books: [CheckWork: AnswerBook] = [:]
    for question in order {
      if let entry = entries[question], entry.answer != nil {
        books[question.work(matrix), default: AnswerBook()].take(entry)
      }
    }
    return books
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
