enum SortOrder: Hashable { case forward, reverse }
protocol SortComparator<Compared> {
  associatedtype Compared
  var order: SortOrder { get set }
  func compare(_ a: Compared, _ b: Compared) -> ComparisonResult
}
extension String {
  /// How texts are compared: as a person would sort them, or letter by letter.
  struct StandardComparator: SortComparator, Hashable {
    var order: SortOrder = .forward
    private var isLexical = false
    static let localizedStandard = StandardComparator()
    static let localized = StandardComparator()
    static let lexical = StandardComparator(order: .forward, isLexical: true)
    func compare(_ a: String, _ b: String) -> ComparisonResult {
      let result: ComparisonResult =
        isLexical
        ? (a < b ? .orderedAscending : a > b ? .orderedDescending : .orderedSame)
        : a.localizedStandardCompare(b)
      guard order == .reverse, result != .orderedSame else { return result }
      return result == .orderedAscending ? .orderedDescending : .orderedAscending
    }
  }
}
extension SortComparator where Self == String.StandardComparator {
  static var localizedStandard: String.StandardComparator { .localizedStandard }
  static var localized: String.StandardComparator { .localized }
  static var lexical: String.StandardComparator { .lexical }
}
struct SortDescriptor<Compared>: SortComparator {
  var order: SortOrder
  private let isBefore: (Compared, Compared) -> Bool
  init<V: Comparable>(_ keyPath: KeyPath<Compared, V>, order: SortOrder = .forward) {
    self.order = order
    isBefore = { _precedes($0[keyPath: keyPath], $1[keyPath: keyPath]) }
  }
  init<V, C: SortComparator>(
    _ keyPath: KeyPath<Compared, V>, comparator: C, order: SortOrder = .forward
  ) {
    self.order = order
    isBefore = {
      comparator.compare($0[keyPath: keyPath], $1[keyPath: keyPath]) == .orderedAscending
    }
  }
  func compare(_ a: Compared, _ b: Compared) -> ComparisonResult {
    let isForward = order == .forward
    if isBefore(a, b) { return isForward ? .orderedAscending : .orderedDescending }
    if isBefore(b, a) { return isForward ? .orderedDescending : .orderedAscending }
    return .orderedSame
  }
}
typealias KeyPathComparator = SortDescriptor
extension Sequence {
  func sorted(using comparators: [any SortComparator]) -> [Element] {
    sorted { a, b in
      for comparator in comparators {
        switch comparator.compare(a, b) {
        case .orderedAscending: return true
        case .orderedDescending: return false
        case .orderedSame: continue
        }
      }
      return false
    }
  }
  func sorted(using comparator: any SortComparator) -> [Element] {
    sorted(using: [comparator])
  }
}
extension Array {
  mutating func sort(using comparators: [any SortComparator]) {
    self = sorted(using: comparators)
  }
  mutating func sort(using comparator: any SortComparator) {
    self = sorted(using: [comparator])
  }
}
struct Predicate<Input> {
  private let body: (Input) -> Bool
  init(_ body: @escaping (Input) -> Bool) { self.body = body }
  func evaluate(_ input: Input) throws -> Bool { body(input) }
}
struct Expression<Input, Output> {
  private let body: (Input) -> Output
  init(_ body: @escaping (Input) -> Output) { self.body = body }
  func evaluate(_ input: Input) throws -> Output { body(input) }
}
/// Reads a text from its start. A scan that finds nothing leaves the position as it was.
class Scanner {
  enum NumberRepresentation { case decimal, hexadecimal }
  let string: String
  var charactersToBeSkipped: CharacterSet? = .whitespacesAndNewlines
  var caseSensitive = false
  private let characters: [Character]
  private var place = 0
  init(string: String) {
    self.string = string
    characters = Array(string)
  }
  var isAtEnd: Bool { start >= characters.count }
  var scanLocation: Int {
    get { place }
    set { place = newValue }
  }
  var currentIndex: String.Index {
    get { string.index(string.startIndex, offsetBy: place) }
    set { place = string.distance(from: string.startIndex, to: newValue) }
  }
  /// Where a scan begins, after the characters that are skipped.
  private var start: Int {
    guard let skipped = charactersToBeSkipped else { return place }
    return end(from: place) { character in
      character.unicodeScalars.allSatisfy { skipped.contains($0) }
    }
  }
  private func end(from start: Int, while isTaken: (Character) -> Bool) -> Int {
    var end = start
    while end < characters.count, isTaken(characters[end]) { end += 1 }
    return end
  }
  private func take(while isTaken: (Character) -> Bool) -> String? {
    let start = start
    return take(from: start, to: end(from: start, while: isTaken))
  }
  private func take(from start: Int, to end: Int) -> String? {
    guard start < end else { return nil }
    place = end
    return String(characters[start..<end])
  }
  private func take(_ wanted: String, options: String.CompareOptions) -> String? {
    let start = start
    let rest = String(characters[start...])
    guard let found = rest.range(of: wanted, options: options.union(.anchored)) else { return nil }
    return take(from: start, to: start + rest[found].count)
  }
  private func hexDigits() -> UInt64? {
    guard let found = take("(0[xX])?[0-9a-fA-F]+", options: .regularExpression) else { return nil }
    let isMarked = found.hasPrefix("0x") || found.hasPrefix("0X")
    return UInt64(isMarked ? String(found.dropFirst(2)) : found, radix: 16) ?? .max
  }
  func scanHexInt64(_ result: inout UInt64) -> Bool {
    guard let value = hexDigits() else { return false }
    result = value
    return true
  }
  func scanHexInt32(_ result: inout UInt32) -> Bool {
    guard let value = hexDigits() else { return false }
    result = UInt32(clamping: value)
    return true
  }
  func scanUInt64(representation: NumberRepresentation = .decimal) -> UInt64? {
    if representation == .hexadecimal { return hexDigits() }
    guard let found = take("\\+?[0-9]+", options: .regularExpression) else { return nil }
    return UInt64(found) ?? .max
  }
  func scanInt64(representation: NumberRepresentation = .decimal) -> Int64? {
    if representation == .hexadecimal { return hexDigits().map { Int64(clamping: $0) } }
    guard let found = take("[-+]?[0-9]+", options: .regularExpression) else { return nil }
    return Int64(found) ?? (found.hasPrefix("-") ? .min : .max)
  }
  func scanInt(representation: NumberRepresentation = .decimal) -> Int? {
    scanInt64(representation: representation).map { Int($0) }
  }
  func scanInt32(representation: NumberRepresentation = .decimal) -> Int32? {
    scanInt64(representation: representation).map { Int32(clamping: $0) }
  }
  private func number() -> String? {
    // An exponent without digits spoils the number before it.
    take(
      "[-+]?(?>[0-9]+\\.?[0-9]*|\\.[0-9]+)(?>[eE][-+]?[0-9]+|(?![eE]))", options: .regularExpression
    )
  }
  func scanDouble() -> Double? { number().flatMap { Double($0) } }
  func scanFloat() -> Float? { number().flatMap { Float($0) } }
  func scanDecimal() -> Decimal? { number().flatMap { Decimal(string: $0) } }
  func scanString(_ wanted: String) -> String? {
    take(wanted, options: caseSensitive ? [] : .caseInsensitive)
  }
  func scanUpToString(_ wanted: String) -> String? {
    let start = start
    let rest = String(characters[start...])
    let found = rest.range(of: wanted, options: caseSensitive ? [] : .caseInsensitive)
    guard let found else { return take(from: start, to: characters.count) }
    return take(from: start, to: start + rest[..<found.lowerBound].count)
  }
  func scanCharacters(from set: CharacterSet) -> String? {
    take { character in character.unicodeScalars.allSatisfy { set.contains($0) } }
  }
  func scanUpToCharacters(from set: CharacterSet) -> String? {
    take { character in !character.unicodeScalars.contains { set.contains($0) } }
  }
  func scanCharacter() -> Character? {
    let start = start
    return take(from: start, to: min(start + 1, characters.count)).map { Character($0) }
  }
}
