/// Looks for nesting and for chains so deep that parsing or lowering them would take for ever, all
/// memory, or more stack than there is. The parser reads what follows a `[` or a `<` twice, once as
/// a type and once not; each nested interpolation costs as much as everything around it; a long
/// chain of members in the wrong place is searched to its end at each link; and a long chain of
/// operators becomes as deep as it is long.
///
/// One pass over the bytes that knows strings and comments, and no more of the grammar: what it
/// accepts is shallow enough for all later recursion.
struct Nesting {
  struct Excess {
    /// In UTF-8.
    var offset: Int
    var message: String
  }

  /// `[` within `[`, without anything in between that would end a type; each doubles the work.
  private static let squareLimit = 14
  /// `<` within `<`, as in generic arguments; the work grows with the cube.
  private static let angleLimit = 64
  /// Brackets of all kinds within each other.
  private static let bracketLimit = 200
  /// `\(` within `\(`.
  private static let interpolationLimit = 64
  /// `#if` within `#if`.
  private static let conditionLimit = 64
  /// Members and calls in a row, as in `a.b().c[0]`; more are too deep for an expression as well.
  private static let linkLimit = Lowerer.nestingLimit
  /// Characters of operators, and words such as `try` and `as`, in one expression.
  private static let operatorLimit = 2000
  /// `else if` in a row.
  private static let branchLimit = 1000

  /// The counts within one pair of brackets.
  private struct Level {
    var operators = 0
    var links = 0
    var branches = 0
  }

  /// A string around the present place, or the interpolation in it that the place is in.
  private struct Text {
    var pounds: Int
    var isMultiline: Bool
    /// How many brackets were open where its innermost interpolation began.
    var interpolation: Int?
  }

  private var levels = [Level()]
  private var texts: [Text] = []
  private var squares = 0
  private var angles = 0
  private var conditions = 0
  private var previous: UInt8 = 0
  /// The last byte that is not a space, and whether a line ended since.
  private var significant: UInt8 = 0
  private var isNewLine = false
  private var offset = 0
  private let bytes: UnsafeBufferPointer<UInt8>

  /// The first excess; nil for ordinary code.
  static func excess(in text: String) -> Excess? {
    var text = text
    return text.withUTF8 { bytes in
      var nesting = Nesting(bytes: bytes)
      return nesting.find()
    }
  }

  private init(bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  private mutating func find() -> Excess? {
    while offset < bytes.count {
      if let text = texts.last, text.interpolation == nil {
        readText(text)
      } else {
        readCode()
      }
      if let message = excess { return Excess(offset: min(offset, bytes.count), message: message) }
    }
    return nil
  }

  private var excess: String? {
    if squares > Self.squareLimit || angles > Self.angleLimit || levels.count > Self.bracketLimit
      || texts.count > Self.interpolationLimit
    {
      return "brackets are nested too deeply"
    }
    if conditions > Self.conditionLimit { return "conditions are nested too deeply" }
    let level = levels[levels.count - 1]
    if level.links > Self.linkLimit || level.operators > Self.operatorLimit {
      return "expression is nested too deeply"
    }
    return level.branches > Self.branchLimit ? "'else' follows 'else' too often" : nil
  }

  // MARK: Code

  private mutating func readCode() {
    let byte = bytes[offset]
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"):
      offset += 1
      previous = byte
      return
    case UInt8(ascii: "\n"):
      isNewLine = true
      offset += 1
      previous = byte
      return
    case UInt8(ascii: "/") where next(1) == UInt8(ascii: "/"): return skipLine()
    case UInt8(ascii: "/") where next(1) == UInt8(ascii: "*"): return skipComment()
    default: break
    }
    if isNewLine { beginLine(byte) }
    isNewLine = false
    if significant == UInt8(ascii: "}"), !isElse { levels[levels.count - 1].branches = 0 }
    if isLink(byte) { levels[levels.count - 1].links += 1 }
    if Self.isWord(byte) {
      readWord()
    } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "#") {
      readQuoteOrDirective(byte)
    } else {
      readSign(byte)
      offset += 1
      previous = byte
      significant = byte
    }
  }

  /// A line that neither begins with an operator nor follows one begins something new.
  private mutating func beginLine(_ byte: UInt8) {
    let goesOn =
      Self.isOperator(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: ":")
      || Self.isOperator(significant) || significant == UInt8(ascii: ":")
    guard !goesOn else { return }
    levels[levels.count - 1].operators = 0
    levels[levels.count - 1].links = 0
  }

  private mutating func readSign(_ byte: UInt8) {
    let top = levels.count - 1
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      if byte == UInt8(ascii: "[") { squares += 1 }
      if byte == UInt8(ascii: "{") {
        levels[top].operators = 0
        (squares, angles) = (0, 0)
      }
      levels.append(Level())
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
      if byte == UInt8(ascii: ")") { (squares, angles) = (0, 0) }
      if byte == UInt8(ascii: "]") { squares = 0 }
      if levels.count > 1 { levels.removeLast() }
      if let start = texts.last?.interpolation, byte == UInt8(ascii: ")"), levels.count <= start {
        texts[texts.count - 1].interpolation = nil
      }
      if byte == UInt8(ascii: "}") {
        (squares, angles) = (0, 0)
        levels[levels.count - 1].operators = 0
        levels[levels.count - 1].links = 0
      }
    case UInt8(ascii: ","), UInt8(ascii: ";"):
      (levels[top].operators, levels[top].links, squares) = (0, 0, 0)
      if byte == UInt8(ascii: ";") { angles = 0 }
    case UInt8(ascii: "<"):
      angles += 1
      levels[top].operators += 1
    case UInt8(ascii: ">"):
      angles = max(angles - 1, 0)
      levels[top].operators += 1
    case UInt8(ascii: "="):
      (squares, angles, levels[top].links) = (0, 0, 0)
      levels[top].operators += 1
    default:
      if Self.isOperator(byte) || byte == UInt8(ascii: ":") || byte == UInt8(ascii: "@") {
        levels[top].operators += 1
      }
    }
  }

  private mutating func readWord() {
    let start = offset
    while offset < bytes.count, Self.isWord(bytes[offset]) { offset += 1 }
    switch Self.packed(bytes[start..<offset]) {
    case let word? where Self.chainingWords.contains(word):
      levels[levels.count - 1].operators += 1
    case Self.elseWord where significant == UInt8(ascii: "}"):
      levels[levels.count - 1].branches += 1
    default: break
    }
    previous = bytes[offset - 1]
    significant = previous
  }

  private static let chainingWords = ["try", "await", "as", "is", "any", "some", "inout"].map {
    packed($0.utf8)
  }
  private static let elseWord = packed("else".utf8)

  /// The letters of a short word in one number; nil of a long one.
  private static func packed(_ word: some Collection<UInt8>) -> UInt64? {
    word.count > 5 ? nil : word.reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// Whether `else` begins here.
  private var isElse: Bool {
    offset + 4 <= bytes.count && bytes[offset..<offset + 4].elementsEqual("else".utf8)
  }

  private mutating func readQuoteOrDirective(_ byte: UInt8) {
    var pounds = 0
    while next(pounds) == UInt8(ascii: "#") { pounds += 1 }
    if next(pounds) == UInt8(ascii: "\"") {
      let isMultiline =
        next(pounds + 1) == UInt8(ascii: "\"") && next(pounds + 2) == UInt8(ascii: "\"")
      texts.append(Text(pounds: pounds, isMultiline: isMultiline))
      offset += pounds + (isMultiline ? 3 : 1)
      (squares, angles) = (0, 0)
    } else {
      let rest = bytes[min(offset + pounds, bytes.count)...]
      if rest.starts(with: "if".utf8) { conditions += 1 }
      if rest.starts(with: "endif".utf8) { conditions = max(conditions - 1, 0) }
      offset += pounds
    }
    previous = byte
    significant = byte
  }

  private mutating func skipLine() {
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "\n") { offset += 1 }
  }

  /// Comments nest, which costs the lexer no more than a number.
  private mutating func skipComment() {
    var depth = 0
    while offset < bytes.count {
      if bytes[offset] == UInt8(ascii: "/"), next(1) == UInt8(ascii: "*") {
        depth += 1
        offset += 2
      } else if bytes[offset] == UInt8(ascii: "*"), next(1) == UInt8(ascii: "/") {
        depth -= 1
        offset += 2
        if depth == 0 { return }
      } else {
        offset += 1
      }
    }
  }

  // MARK: Strings

  private mutating func readText(_ text: Text) {
    switch bytes[offset] {
    case UInt8(ascii: "\\"):
      var pounds = 0
      while pounds < text.pounds, next(1 + pounds) == UInt8(ascii: "#") { pounds += 1 }
      guard pounds == text.pounds else {
        offset += 1
        return
      }
      offset += 1 + pounds
      if next(0) == UInt8(ascii: "(") {
        texts[texts.count - 1].interpolation = levels.count
        levels.append(Level())
      }
      offset += 1
    case UInt8(ascii: "\"") where isEnd(of: text):
      offset += (text.isMultiline ? 3 : 1) + text.pounds
      texts.removeLast()
    case UInt8(ascii: "\n") where !text.isMultiline:
      // A string that doesn't end, or a quotation mark that begins none.
      texts.removeLast()
    default: offset += 1
    }
  }

  private func isEnd(of text: Text) -> Bool {
    let quotes = text.isMultiline ? 3 : 1
    return (0..<quotes).allSatisfy { next($0) == UInt8(ascii: "\"") }
      && (0..<text.pounds).allSatisfy { next(quotes + $0) == UInt8(ascii: "#") }
  }

  // MARK: Bytes

  private func next(_ distance: Int) -> UInt8? {
    offset + distance < bytes.count ? bytes[offset + distance] : nil
  }

  /// The `.` before a member, or the bracket of a call or subscript on a result. In numbers a digit
  /// precedes the period, in sentences a space follows it.
  private func isLink(_ byte: UInt8) -> Bool {
    switch previous {
    case UInt8(ascii: "."):
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    case UInt8(ascii: ")"), UInt8(ascii: "]"):
      byte == UInt8(ascii: "(") || byte == UInt8(ascii: "[")
    default: false
    }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...0xFF:
      true
    default: false
    }
  }

  private static func isOperator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "/"),
      UInt8(ascii: "%"), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"),
      UInt8(ascii: "~"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "="),
      UInt8(ascii: "!"), UInt8(ascii: "?"):
      true
    default: false
    }
  }
}
