import SceneLoader

/// The scenes that can be switched to, and how the predictions that they ask for ended.
struct Gallery {
  let library: SceneLibrary
  /// By the scene's name.
  var lessons: [String: LessonOutcome] = [:]
  let previews = GalleryPreviews()

  init(library: SceneLibrary) { self.library = library }

  var entries: [SceneGallery.Entry] { library.gallery.entries }

  /// How many of the questions were answered rightly, above the scenes; nil where none of them asks.
  var progress: String? {
    let asking = entries.filter(\.asks)
    guard !asking.isEmpty else { return nil }
    let right = asking.filter { lessons[$0.name] == .right }.count
    return "Each shows one rule of SwiftUI's layout. \(right) of \(asking.count) predicted"
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

  /// Lines that say nothing known are left out.
  static func lessons(_ text: String) -> [String: LessonOutcome] {
    let pairs = text.split(separator: "\n").compactMap { line -> (String, LessonOutcome)? in
      guard let blank = line.lastIndex(of: " ") else { return nil }
      let outcome = LessonOutcome(rawValue: String(line[blank...].dropFirst()))
      return outcome.map { (String(line[..<blank]), $0) }
    }
    return Dictionary(pairs) { $1 }
  }
}
