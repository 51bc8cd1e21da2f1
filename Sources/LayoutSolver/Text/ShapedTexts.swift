import Synchronization

/// Texts shaped before: the same characters in the same font occur in every tree, whenever state
/// changes or a file is saved.
///
/// Texts that weren't used since as many characters as are kept were shaped are dropped. Any thread
/// may call.
final class ShapedTexts: @unchecked Sendable {
  static let shared = ShapedTexts()

  private struct Key: Hashable {
    var string: String
    var font: SystemFont
    var textCase: EnvironmentValues.TextCase?
    /// `baselineOffset`, in points.
    var raise: Double
    /// Whether the release sets Japanese and Latin letters apart.
    var setsScriptsApart: Bool

    // By bytes: texts with different bytes and the same meaning are shaped separately, which takes
    // less than normalising every text.
    static func == (a: Key, b: Key) -> Bool {
      a.font == b.font && a.textCase == b.textCase && a.raise == b.raise
        && a.setsScriptsApart == b.setsScriptsApart && a.string.utf8.count == b.string.utf8.count
        && a.string.utf8.elementsEqual(b.string.utf8)
    }

    /// Fonts that only differ in other properties are rare, and distinguished by comparison.
    func hash(into hasher: inout Hasher) {
      let isHashed: Void? = string.utf8.withContiguousStorageIfAvailable {
        hasher.combine(bytes: UnsafeRawBufferPointer($0))
      }
      if isHashed == nil { hasher.combine(string.utf8.count) }
      hasher.combine(font.size)
      hasher.combine(font.boldness)
    }
  }

  /// In characters, of two generations each.
  private static let limit = 1 << 16

  private let lock = Mutex(())
  // The following is read and written with the lock held.
  private var texts: [Key: ShapedText] = [:]
  private var earlier: [Key: ShapedText] = [:]
  private var count = 0

  private init() {}

  /// The text shaped in its surroundings. One in several styles, or with images, isn't kept.
  func text(_ content: TextContent, in environment: EnvironmentValues) -> ShapedText {
    guard content.runs.count == 1, let run = content.runs.first, run.image == nil else {
      return ShapedText(content, in: environment)
    }
    var environment = environment
    run.style?(&environment)
    let font = SystemFont(environment)
    let key = Key(
      string: run.string, font: font, textCase: environment.textCase,
      raise: environment.baselineOffset.orZero,
      setsScriptsApart: EstimatedWidth.setsScriptsApart(on: environment.platform))
    if let text = find(key) { return text }
    let text = ShapedText(run.string, font, in: environment)
    lock.withLock { _ in add(text, key) }
    return text
  }

  private func find(_ key: Key) -> ShapedText? {
    lock.withLock { _ in
      if let text = texts[key] { return text }
      guard let text = earlier[key] else { return nil }
      add(text, key)
      return text
    }
  }

  private func add(_ text: ShapedText, _ key: Key) {
    guard text.count < Self.limit / 8 else { return }
    count += text.count + 1
    texts[key] = text
    guard count > Self.limit else { return }
    earlier = texts
    texts = [:]
    count = 0
  }
}
