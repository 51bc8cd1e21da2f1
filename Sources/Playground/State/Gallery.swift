import SceneLoader

/// The scenes to choose from, and the results of their predictions.
struct Gallery {
  let library: SceneLibrary
  /// By the scene's name.
  var lessons: [String: LessonOutcome] = [:]
  let previews = GalleryPreviews()

  init(library: SceneLibrary) { self.library = library }

  var entries: [SceneGallery.Entry] { library.gallery.entries }

  /// The gallery's heading with the results of predictions; nil if no scene asks for one.
  var progress: String? {
    guard entries.contains(where: \.asks) else { return nil }
    return "Each shows one rule of layout: \(score)"
  }

  /// `right 3 of 5, 10 to go`, or `15 to predict` at the start: every prediction counts.
  var score: String {
    let asking = entries.filter(\.asks)
    let (right, left) = (
      lessons.values.count { $0 == .right }, asking.count { !isAnswered($0.name) }
    )
    let answered = lessons.values.count { $0 != .skipped }
    if answered == 0 { return "\(left) to predict" }
    return "right \(right) of \(answered)\(left > 0 ? ", \(left) to go" : "")"
  }

  func isAnswered(_ name: String) -> Bool { [.right, .wrong].contains(lessons[name]) }

  /// The lesson to go on with: the next one, from a scene on, that wasn't answered; nil without any.
  func nextLesson(after name: String) -> SceneGallery.Entry? {
    let position = entries.firstIndex { $0.name == name }.map { $0 + 1 } ?? 0
    return (entries[position...] + entries[..<position]).first {
      $0.asks && $0.name != name && !isAnswered($0.name)
    }
  }
}

/// How a prediction ended.
enum LessonOutcome: String {
  case right, wrong, skipped

  /// Before the scene's name in the gallery.
  var mark: String {
    switch self {
    case .right: "✓"
    case .wrong: "✗"
    case .skipped: "–"
    }
  }
}

/// The outcomes of lessons as a file keeps them: a line for each, its scene's name and how it ended.
enum LessonFile {
  static let name = "lessons"

  static func text(_ lessons: [String: LessonOutcome]) -> String {
    lessons.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value.rawValue)\n" }.joined()
  }

  /// Unknown lines are ignored.
  static func lessons(_ text: String) -> [String: LessonOutcome] {
    let pairs = text.split(separator: "\n").compactMap { line -> (String, LessonOutcome)? in
      guard let blank = line.lastIndex(of: " ") else { return nil }
      let outcome = LessonOutcome(rawValue: String(line[blank...].dropFirst()))
      return outcome.map { (String(line[..<blank]), $0) }
    }
    return Dictionary(pairs) { $1 }
  }
}
