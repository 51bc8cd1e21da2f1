struct NSRange: Hashable, CustomStringConvertible {
  var location: Int
  var length: Int
  init(location: Int, length: Int) {
    self.location = location
    self.length = length
  }
  init() { self.init(location: 0, length: 0) }
  init(_ region: Range<Int>) {
    self.init(location: region.lowerBound, length: region.count)
  }
  var lowerBound: Int { location }
  var upperBound: Int { location + length }
  var description: String { "{\(location), \(length)}" }
  func contains(_ index: Int) -> Bool { index >= location && index < upperBound }
}
extension Range where Bound == Int {
  init?(_ range: NSRange) {
    if range.location == NSNotFound { return nil }
    self = range.lowerBound..<range.upperBound
  }
}

func NSMaxRange(_ range: NSRange) -> Int { range.upperBound }
func NSEqualRanges(_ a: NSRange, _ b: NSRange) -> Bool { a == b }
func NSLocationInRange(_ location: Int, _ range: NSRange) -> Bool { range.contains(location) }
func NSIntersectionRange(_ a: NSRange, _ b: NSRange) -> NSRange {
  let (lower, upper) = (max(a.lowerBound, b.lowerBound), min(a.upperBound, b.upperBound))
  return lower < upper ? NSRange(location: lower, length: upper - lower) : NSRange()
}
func NSUnionRange(_ a: NSRange, _ b: NSRange) -> NSRange {
  let (lower, upper) = (min(a.lowerBound, b.lowerBound), max(a.upperBound, b.upperBound))
  return NSRange(location: lower, length: upper - lower)
}
func NSMakeRange(_ location: Int, _ length: Int) -> NSRange {
  NSRange(location: location, length: length)
}
class NSTextCheckingResult: NSObject {
  let range: NSRange
  private let ranges: [NSRange]
  private let names: [String: Int]
  fileprivate init(ranges: [NSRange], names: [String: Int]) {
    self.range = ranges[0]
    self.ranges = ranges
    self.names = names
  }
  var numberOfRanges: Int { ranges.count }
  func range(at index: Int) -> NSRange { ranges[index] }
  func range(withName name: String) -> NSRange {
    names[name].map { ranges[$0] } ?? NSRange(location: NSNotFound, length: 0)
  }
}
class NSRegularExpression: NSObject {
  struct Options: OptionSet {
    let rawValue: Int
    init(rawValue: Int) { self.rawValue = rawValue }
    static let caseInsensitive = Options(rawValue: 1)
    static let allowCommentsAndWhitespace = Options(rawValue: 2)
    static let ignoreMetacharacters = Options(rawValue: 4)
    static let dotMatchesLineSeparators = Options(rawValue: 8)
    static let anchorsMatchLines = Options(rawValue: 16)
    static let useUnixLineSeparators = Options(rawValue: 32)
    static let useUnicodeWordBoundaries = Options(rawValue: 64)
  }
  struct MatchingOptions: OptionSet {
    let rawValue: Int
    init(rawValue: Int) { self.rawValue = rawValue }
    static let reportProgress = MatchingOptions(rawValue: 1)
    static let reportCompletion = MatchingOptions(rawValue: 2)
    static let anchored = MatchingOptions(rawValue: 4)
    static let withTransparentBounds = MatchingOptions(rawValue: 8)
    static let withoutAnchoringBounds = MatchingOptions(rawValue: 16)
  }
  struct MatchingFlags: OptionSet {
    let rawValue: Int
    init(rawValue: Int) { self.rawValue = rawValue }
    static let progress = MatchingFlags(rawValue: 1)
    static let completed = MatchingFlags(rawValue: 2)
    static let hitEnd = MatchingFlags(rawValue: 4)
    static let requiredEnd = MatchingFlags(rawValue: 8)
    static let internalError = MatchingFlags(rawValue: 16)
  }
  let pattern: String
  let options: Options
  private let expression: _FoundationExpression
  private let names: [String: Int]
  init(pattern: String, options: Options = []) throws {
    self.pattern = pattern
    self.options = options
    guard let made = _FoundationExpression(pattern, options.rawValue) else {
      throw NSError(
        domain: NSCocoaErrorDomain, code: 2048, userInfo: ["NSInvalidValue": pattern])
    }
    expression = made
    names = made.names
  }
  var numberOfCaptureGroups: Int { expression.groupCount }
  func matches(
    in string: String, options: MatchingOptions = [], range: NSRange
  ) -> [NSTextCheckingResult] {
    expression.matches(in: string, options.rawValue, range).map {
      NSTextCheckingResult(ranges: $0, names: names)
    }
  }
  func firstMatch(
    in string: String, options: MatchingOptions = [], range: NSRange
  ) -> NSTextCheckingResult? {
    matches(in: string, options: options, range: range).first
  }
  func numberOfMatches(
    in string: String, options: MatchingOptions = [], range: NSRange
  ) -> Int { matches(in: string, options: options, range: range).count }
  func rangeOfFirstMatch(
    in string: String, options: MatchingOptions = [], range: NSRange
  ) -> NSRange {
    firstMatch(in: string, options: options, range: range)?.range
      ?? NSRange(location: NSNotFound, length: 0)
  }
  func enumerateMatches(
    in string: String, options: MatchingOptions = [], range: NSRange,
    using block: (NSTextCheckingResult?, MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    let stop = UnsafeMutablePointer<ObjCBool>(_lent: [false])
    for match in matches(in: string, options: options, range: range) {
      block(match, [], stop)
      if stop.pointee.boolValue { break }
    }
  }
  func stringByReplacingMatches(
    in string: String, options: MatchingOptions = [], range: NSRange,
    withTemplate template: String
  ) -> String { expression.replacing(in: string, options.rawValue, range, template) }
  @discardableResult func replaceMatches(
    in string: NSMutableString, options: MatchingOptions = [], range: NSRange,
    withTemplate template: String
  ) -> Int {
    let text = string as String
    let count = numberOfMatches(in: text, options: options, range: range)
    string.setString(
      stringByReplacingMatches(in: text, options: options, range: range, withTemplate: template))
    return count
  }
  static func escapedPattern(for string: String) -> String { _escapedPattern(string) }
  static func escapedTemplate(for string: String) -> String { _escapedTemplate(string) }
}
