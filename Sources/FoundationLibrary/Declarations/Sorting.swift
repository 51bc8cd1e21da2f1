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
class Scanner {
  let string: String
  private let characters: [Character]
  private var place = 0
  init(string: String) {
    self.string = string
    characters = Array(string)
  }
  var isAtEnd: Bool { place >= characters.count }
  var scanLocation: Int {
    get { place }
    set { place = newValue }
  }
  var currentIndex: String.Index {
    get { string.index(string.startIndex, offsetBy: place) }
    set { place = string.distance(from: string.startIndex, to: newValue) }
  }
  private func skipSpaces() {
    while place < characters.count, characters[place].isWhitespace { place += 1 }
  }
  private func take(while isTaken: (Character) -> Bool) -> String {
    let start = place
    while place < characters.count, isTaken(characters[place]) { place += 1 }
    return String(characters[start..<place])
  }
  private func hexDigits() -> UInt64? {
    skipSpaces()
    let rest = String(characters[place...].prefix(2))
    if rest == "0x" || rest == "0X" { place += 2 }
    return UInt64(take { $0.isHexDigit }, radix: 16)
  }
  func scanHexInt64(_ result: inout UInt64) -> Bool {
    guard let value = hexDigits() else { return false }
    result = value
    return true
  }
  func scanHexInt32(_ result: inout UInt32) -> Bool {
    guard let value = hexDigits() else { return false }
    result = UInt32(truncatingIfNeeded: value)
    return true
  }
  enum NumberRepresentation { case decimal, hexadecimal }
  func scanUInt64(representation: NumberRepresentation = .decimal) -> UInt64? {
    if representation == .hexadecimal { return hexDigits() }
    skipSpaces()
    return UInt64(take { $0.isNumber })
  }
  func scanInt(representation: NumberRepresentation = .decimal) -> Int? {
    if representation == .hexadecimal { return hexDigits().map { Int($0) } }
    skipSpaces()
    return Int(take { $0.isNumber || $0 == "-" || $0 == "+" })
  }
  func scanDouble() -> Double? {
    skipSpaces()
    return Double(take { $0.isNumber || $0 == "-" || $0 == "+" || $0 == "." })
  }
  func scanString(_ wanted: String) -> String? {
    skipSpaces()
    guard String(characters[place...]).hasPrefix(wanted) else { return nil }
    place += wanted.count
    return wanted
  }
  func scanCharacter() -> Character? {
    guard place < characters.count else { return nil }
    place += 1
    return characters[place - 1]
  }
  func scanUpToString(_ wanted: String) -> String? {
    let start = place
    while place < characters.count, !String(characters[place...]).hasPrefix(wanted) {
      place += 1
    }
    return start == place ? nil : String(characters[start..<place])
  }
}
