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
  let pattern: String
  let options: Options
  private let written: String
  private let regex: Regex<AnyRegexOutput>
  init(pattern: String, options: Options = []) throws {
    self.pattern = pattern
    self.options = options
    var flags = ""
    if options.contains(.caseInsensitive) { flags += "i" }
    if options.contains(.allowCommentsAndWhitespace) { flags += "x" }
    if options.contains(.dotMatchesLineSeparators) { flags += "s" }
    if options.contains(.anchorsMatchLines) { flags += "m" }
    let plain =
      options.contains(.ignoreMetacharacters)
      ? NSRegularExpression.escapedPattern(for: pattern) : pattern
    written = flags.isEmpty ? plain : "(?" + flags + ")" + plain
    guard let made = Regex(_foundation: written) else {
      throw NSError(domain: NSCocoaErrorDomain, code: 2048)
    }
    regex = made
  }
  func matches(
    in string: String, options: MatchingOptions = [], range: NSRange
  ) -> [NSTextCheckingResult] {
    guard let part = Range(range, in: string) else { return [] }
    let text = string[part]
    if options.contains(.anchored) {
      return text.prefixMatch(of: regex).map { [result($0, in: string)] } ?? []
    }
    return text.matches(of: regex).map { result($0, in: string) }
  }
  private func result(
    _ match: RegexMatch<AnyRegexOutput>, in string: String
  ) -> NSTextCheckingResult {
    var ranges: [NSRange] = []
    var names: [String: Int] = [:]
    for index in match.output.indices {
      let element = match.output[index]
      if let range = element.range {
        ranges.append(NSRange(range, in: string))
      } else {
        ranges.append(NSRange(location: NSNotFound, length: 0))
      }
      if let name = element.name { names[name] = index }
    }
    return NSTextCheckingResult(ranges: ranges, names: names)
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
    using block: (NSTextCheckingResult?, Int, Any?) -> Void
  ) {
    for match in matches(in: string, options: options, range: range) { block(match, 0, nil) }
  }
  func stringByReplacingMatches(
    in string: String, options: MatchingOptions = [], range: NSRange,
    withTemplate template: String
  ) -> String {
    string.replacingOccurrences(
      of: written, with: template, options: .regularExpression, range: Range(range, in: string))
  }
  static func escapedPattern(for string: String) -> String {
    var escaped = ""
    for character in string {
      if "\\^$.|?*+()[]{}/".contains(character) { escaped += "\\" }
      escaped.append(character)
    }
    return escaped
  }
}
