struct InlinePresentationIntent: OptionSet, Hashable {
  let rawValue: Int
  init(rawValue: Int) { self.rawValue = rawValue }
  static let emphasized = InlinePresentationIntent(rawValue: 1)
  static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
  static let code = InlinePresentationIntent(rawValue: 4)
  static let strikethrough = InlinePresentationIntent(rawValue: 32)
}

struct AttributeContainer: Hashable {
  var foregroundColor: Color? = nil
  var backgroundColor: Color? = nil
  var font: Font? = nil
  var kern: CGFloat? = nil
  var tracking: CGFloat? = nil
  var baselineOffset: CGFloat? = nil
  var underlineStyle: Text.LineStyle? = nil
  var strikethroughStyle: Text.LineStyle? = nil
  var link: URL? = nil
  var inlinePresentationIntent: InlinePresentationIntent? = nil
  init() {}
  mutating func merge(_ other: AttributeContainer) {
    foregroundColor = other.foregroundColor ?? foregroundColor
    backgroundColor = other.backgroundColor ?? backgroundColor
    font = other.font ?? font
    kern = other.kern ?? kern
    tracking = other.tracking ?? tracking
    baselineOffset = other.baselineOffset ?? baselineOffset
    underlineStyle = other.underlineStyle ?? underlineStyle
    strikethroughStyle = other.strikethroughStyle ?? strikethroughStyle
    link = other.link ?? link
    inlinePresentationIntent = other.inlinePresentationIntent ?? inlinePresentationIntent
  }
}

struct AttributedString: ExpressibleByStringLiteral, CustomStringConvertible, Hashable {
  struct Piece: Equatable {
    var text: String
    var attributes: AttributeContainer
  }
  struct MarkdownParsingOptions {
    enum InterpretedSyntax { case full, inlineOnly, inlineOnlyPreservingWhitespace }
    enum FailurePolicy { case throwError, returnPartiallyParsedIfPossible }
    var allowsExtendedAttributes: Bool
    var interpretedSyntax: InterpretedSyntax
    var failurePolicy: FailurePolicy
    var languageCode: String?
    init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }
  struct Run {
    var range: Range<String.Index>
    var attributes: AttributeContainer
    var foregroundColor: Color? { attributes.foregroundColor }
    var font: Font? { attributes.font }
    var link: URL? { attributes.link }
    var inlinePresentationIntent: InlinePresentationIntent? {
      attributes.inlinePresentationIntent
    }
  }
  struct Runs: RandomAccessCollection<Run> {
    fileprivate let runs: [Run]
    var startIndex: Int { 0 }
    var endIndex: Int { runs.count }
    subscript(position: Int) -> Run { runs[position] }
    /// Runs of text by the values of an attribute: neighbours with the same value are one.
    subscript<T: Equatable>(
      keyPath: KeyPath<AttributeContainer, T?>
    ) -> [(T?, Range<String.Index>)] {
      var parts: [(T?, Range<String.Index>)] = []
      for run in runs {
        let value = run.attributes[keyPath: keyPath]
        if let last = parts.last, last.0 == value {
          parts[parts.count - 1].1 = last.1.lowerBound..<run.range.upperBound
        } else {
          parts.append((value, run.range))
        }
      }
      return parts
    }
  }
  var pieces: [Piece] = []

  init() {}
  init(_ text: String) { pieces = [Piece(text: text, attributes: AttributeContainer())] }
  init(_ text: String, attributes: AttributeContainer) {
    pieces = [Piece(text: text, attributes: attributes)]
  }
  init(_ other: AttributedString) { pieces = other.pieces }
  init(stringLiteral value: String) { self.init(value) }
  init(
    localized key: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: String? = nil
  ) {
    let text = String(localized: key, table: table, bundle: bundle)
    do { try self.init(markdown: text) } catch { self.init(text) }
  }
  init(localized resource: LocalizedStringResource) {
    let text = String(localized: resource)
    do { try self.init(markdown: text) } catch { self.init(text) }
  }
  init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    for parts in MarkdownPieces.read(markdown) {
      var piece = Piece(text: parts[0], attributes: AttributeContainer())
      var intent = InlinePresentationIntent(rawValue: 0)
      if parts[1] != "" { intent.insert(.stronglyEmphasized) }
      if parts[2] != "" { intent.insert(.emphasized) }
      if parts[3] != "" { intent.insert(.code) }
      if parts[4] != "" { intent.insert(.strikethrough) }
      if parts[5] != "" { piece.attributes.link = URL(string: parts[5]) }
      if intent.rawValue != 0 { piece.attributes.inlinePresentationIntent = intent }
      pieces.append(piece)
    }
  }

  var description: String { pieces.map { $0.text }.joined() }
  var characters: String {
    get { description }
    set {
      let old = description
      let start = old.commonPrefix(with: newValue)
      let rest = old.dropFirst(start.count)
      let end = zip(rest.reversed(), newValue.dropFirst(start.count).reversed()).prefix {
        $0 == $1
      }
      let first = old.index(old.startIndex, offsetBy: start.count)
      let last = old.index(old.endIndex, offsetBy: -end.count)
      // New characters look like those that they replace, or that they follow.
      let model = part(first..<last).first ?? part(startIndex..<first).last ?? pieces.first
      let new = String(newValue.dropFirst(start.count).dropLast(end.count))
      replaceSubrange(
        first..<last,
        with: AttributedString(new, attributes: model?.attributes ?? AttributeContainer()))
    }
  }
  typealias Index = String.Index
  var startIndex: Index { characters.startIndex }
  var endIndex: Index { characters.endIndex }
  static func == (a: AttributedString, b: AttributedString) -> Bool { a.joined == b.joined }
  /// Neighbours that have the same attributes are one run.
  private var joined: [Piece] {
    var result: [Piece] = []
    for piece in pieces where piece.text != "" {
      if let last = result.last, last.attributes == piece.attributes {
        result[result.count - 1].text += piece.text
      } else {
        result.append(piece)
      }
    }
    return result
  }
  func hash(into hasher: inout Hasher) { hasher.combine(description) }
  var runs: Runs {
    let text = characters
    var start = text.startIndex
    return Runs(
      runs: joined.map { piece in
        let end = text.index(start, offsetBy: piece.text.count)
        defer { start = end }
        return Run(range: start..<end, attributes: piece.attributes)
      })
  }
  func index(afterCharacter index: Index) -> Index { characters.index(after: index) }
  func index(_ index: Index, offsetByCharacters count: Int) -> Index {
    characters.index(index, offsetBy: count)
  }

  func range(of string: String) -> Range<Index>? { characters.range(of: string) }
  func range(of string: String, options: String.CompareOptions) -> Range<Index>? {
    characters.range(of: string, options: options)
  }

  func part(_ range: Range<Index>) -> [Piece] {
    let text = characters
    let first = text.distance(from: text.startIndex, to: range.lowerBound)
    let last = text.distance(from: text.startIndex, to: range.upperBound)
    var start = 0
    var result: [Piece] = []
    for piece in pieces {
      let end = start + piece.text.count
      let from = max(start, first)
      let to = min(end, last)
      if from < to {
        let text = String(piece.text.dropFirst(from - start).prefix(to - from))
        result.append(Piece(text: text, attributes: piece.attributes))
      }
      start = end
    }
    return result
  }
  subscript(range: Range<Index>) -> AttributedString {
    get {
      var result = AttributedString()
      result.pieces = part(range)
      return result
    }
    set { replaceSubrange(range, with: newValue) }
  }
  mutating func replaceSubrange(_ range: Range<Index>, with other: AttributedString) {
    let before = part(startIndex..<range.lowerBound)
    let after = part(range.upperBound..<endIndex)
    pieces = before + other.pieces + after
  }
  mutating func removeSubrange(_ range: Range<Index>) {
    replaceSubrange(range, with: AttributedString())
  }
  mutating func change(_ body: (inout AttributeContainer) -> Void) {
    for index in pieces.indices { body(&pieces[index].attributes) }
  }
  mutating func mergeAttributes(_ attributes: AttributeContainer) {
    change { $0.merge(attributes) }
  }
  mutating func setAttributes(_ attributes: AttributeContainer) { change { $0 = attributes } }
  func mergingAttributes(_ attributes: AttributeContainer) -> AttributedString {
    var result = self
    result.mergeAttributes(attributes)
    return result
  }
  func settingAttributes(_ attributes: AttributeContainer) -> AttributedString {
    var result = self
    result.setAttributes(attributes)
    return result
  }
  mutating func append(_ other: AttributedString) { pieces += other.pieces }
  static func + (a: AttributedString, b: AttributedString) -> AttributedString {
    var result = a
    result.append(b)
    return result
  }
  static func += (a: inout AttributedString, b: AttributedString) { a.append(b) }

  var foregroundColor: Color? {
    get { pieces.first?.attributes.foregroundColor }
    set { change { $0.foregroundColor = newValue } }
  }
  var backgroundColor: Color? {
    get { pieces.first?.attributes.backgroundColor }
    set { change { $0.backgroundColor = newValue } }
  }
  var font: Font? {
    get { pieces.first?.attributes.font }
    set { change { $0.font = newValue } }
  }
  var kern: CGFloat? {
    get { pieces.first?.attributes.kern }
    set { change { $0.kern = newValue } }
  }
  var tracking: CGFloat? {
    get { pieces.first?.attributes.tracking }
    set { change { $0.tracking = newValue } }
  }
  var baselineOffset: CGFloat? {
    get { pieces.first?.attributes.baselineOffset }
    set { change { $0.baselineOffset = newValue } }
  }
  var underlineStyle: Text.LineStyle? {
    get { pieces.first?.attributes.underlineStyle }
    set { change { $0.underlineStyle = newValue } }
  }
  var strikethroughStyle: Text.LineStyle? {
    get { pieces.first?.attributes.strikethroughStyle }
    set { change { $0.strikethroughStyle = newValue } }
  }
  var link: URL? {
    get { pieces.first?.attributes.link }
    set { change { $0.link = newValue } }
  }
  var inlinePresentationIntent: InlinePresentationIntent? {
    get { pieces.first?.attributes.inlinePresentationIntent }
    set { change { $0.inlinePresentationIntent = newValue } }
  }
}
/// How a text is read aloud, which has no effect here.
extension AttributedString {
  var accessibilitySpeechAdjustedPitch: Double? {
    get { nil }
    set {}
  }
  var accessibilitySpeechPhoneticNotation: String? {
    get { nil }
    set {}
  }
  var accessibilitySpeechIncludesPunctuation: Bool? {
    get { nil }
    set {}
  }
  var accessibilitySpeechSpellsOutCharacters: Bool? {
    get { nil }
    set {}
  }
  var accessibilitySpeechAnnouncementsQueued: Bool? {
    get { nil }
    set {}
  }
}
extension String.Index {
  /// A text's place is the same one in the attributed text.
  init?(_ place: String.Index, within text: AttributedString) {
    guard place >= text.startIndex && place <= text.endIndex else { return nil }
    self = place
  }
}
extension Range where Bound == String.Index {
  init?(_ range: Range<String.Index>, in text: AttributedString) {
    guard range.upperBound <= text.endIndex else { return nil }
    self = range
  }
}
typealias AttributedSubstring = AttributedString
