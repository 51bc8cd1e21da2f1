import SwiftInterpreter

/// Markdown's inline marks, as SwiftUI reads them in a text's literal: blocks such as headings and
/// lists are left as they are written, and so are spaces and line breaks.
struct Markdown {
  struct Style: OptionSet, Hashable {
    let rawValue: Int
    static let strong = Style(rawValue: 1)
    static let emphasis = Style(rawValue: 2)
    static let code = Style(rawValue: 4)
    static let strikethrough = Style(rawValue: 8)
    static let link = Style(rawValue: 16)
    /// A noun takes the form for the number before it.
    static let inflected = Style(rawValue: 32)
  }

  struct Run: Equatable {
    var text: String
    var style: Style
    /// A link's address.
    var address: String?
  }

  /// The text without its marks.
  /// - Complexity: the text's length, whatever it nests; it is counted as work of the interpreter's.
  static func runs(_ text: String, counting interpreter: Interpreter) throws -> [Run] {
    if mayHaveMarks(text) {
      let letters = text.utf8.count
      try interpreter.charge(letters, bytes: letters * MemoryLayout<Piece>.stride)
    }
    return runs(text, depth: 0)
  }

  private static func runs(_ text: String, depth: Int) -> [Run] {
    guard mayHaveMarks(text) else {
      return text.isEmpty ? [] : [Run(text: text, style: [])]
    }
    var parser = Markdown(Array(text), depth: depth)
    parser.scan()
    parser.pair()
    return parser.joined()
  }

  /// Most texts have no marks at all.
  static func mayHaveMarks(_ text: String) -> Bool {
    text.utf8.contains { byte in
      switch byte {
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "~"),
        UInt8(ascii: "["), UInt8(ascii: "<"), UInt8(ascii: "\\"), UInt8(ascii: "&"):
        true
      default: false
      }
    }
  }

  /// A piece of the text; a run of `*`, `_` or `~` until its meaning is known.
  private struct Piece {
    var text: String
    var style: Style = []
    var address: String?
    var mark: Character?
    var length = 0
    /// What is left of the length.
    var count = 0
    var opens = false
    var closes = false
    /// The styles that begin before the piece, less those that end there.
    var change = Nesting()
  }

  /// Links nested deeper than this are left as they are written.
  private static let depthLimit = 32

  private let characters: [Character]
  /// How many links the text is inside of.
  private let depth: Int
  private var index = 0
  private var pieces: [Piece] = []
  /// The position of the `]` that closes the `[` at each position; 0 or less for all others.
  private lazy var closingBrackets = Self.closingBrackets(in: characters)
  private lazy var lastParenthesis = characters.lastIndex(of: ")") ?? -1
  /// By the length of a run of `` ` ``, the start of the last one as long.
  private lazy var lastTicks = Self.lastTicks(in: characters)

  private init(_ characters: [Character], depth: Int) {
    self.characters = characters
    self.depth = depth
  }

  // MARK: Scanning

  private mutating func scan() {
    while index < characters.count {
      let character = characters[index]
      switch character {
      case "\\" where index + 1 < characters.count && isPunctuation(characters[index + 1]):
        append(characters[index + 1])
        index += 2
      case "*", "_", "~": scanMark(character)
      case "`": scanCode()
      case "[" where scanLink(from: index): break
      case "!" where scanLink(from: index + 1), "^" where scanLink(from: index + 1): break
      case "<" where scanAddress(): break
      case "&" where scanEntity(): break
      default:
        append(character)
        index += 1
      }
    }
  }

  /// Adds a character that is not a mark.
  private mutating func append(_ character: Character) {
    if let last = pieces.last, last.mark == nil, last.style.isEmpty, last.address == nil {
      pieces[pieces.count - 1].text.append(character)
    } else {
      pieces.append(Piece(text: String(character)))
    }
  }

  /// How many times the character at a place is repeated there.
  private func length(at start: Int) -> Int {
    characters[start...].prefix { $0 == characters[start] }.count
  }

  private mutating func scanMark(_ mark: Character) {
    let length = length(at: index)
    let before = index > 0 ? characters[index - 1] : " "
    let after = index + length < characters.count ? characters[index + length] : " "
    let leftFlanking =
      !after.isWhitespace && (!isPunctuation(after) || before.isWhitespace || isPunctuation(before))
    let rightFlanking =
      !before.isWhitespace && (!isPunctuation(before) || after.isWhitespace || isPunctuation(after))
    var piece = Piece(text: "", mark: mark, length: length, count: length)
    if mark == "_" {
      // Underscores within words are not marks.
      piece.opens = leftFlanking && (!rightFlanking || isPunctuation(before))
      piece.closes = rightFlanking && (!leftFlanking || isPunctuation(after))
    } else {
      piece.opens = leftFlanking
      piece.closes = rightFlanking
    }
    if mark == "~", length > 2 { (piece.opens, piece.closes) = (false, false) }
    pieces.append(piece)
    index += length
  }

  private mutating func scanCode() {
    let length = length(at: index)
    var end = lastTicks[length, default: 0] > index ? index + length : characters.count
    while end < characters.count {
      guard characters[end] == "`" else {
        end += 1
        continue
      }
      let other = self.length(at: end)
      if other == length {
        var code = characters[(index + length)..<end]
        if code.count > 2, code.first == " ", code.last == " ", code.contains(where: { $0 != " " })
        {
          code = code.dropFirst().dropLast()
        }
        pieces.append(Piece(text: String(code), style: .code))
        index = end + length
        return
      }
      end += other
    }
    pieces.append(Piece(text: String(repeating: "`", count: length)))
    index += length
  }

  private static func lastTicks(in characters: [Character]) -> [Int: Int] {
    var last: [Int: Int] = [:]
    var index = 0
    while index < characters.count {
      let end = characters[index...].firstIndex { $0 != "`" } ?? characters.count
      if end > index { last[end - index] = index }
      index = end + 1
    }
    return last
  }

  private static func closingBrackets(in characters: [Character]) -> [Int] {
    var closing = [Int](repeating: 0, count: characters.count)
    var open: [Int] = []
    var index = 0
    while index < characters.count {
      switch characters[index] {
      case "\\": index += 1
      case "[": open.append(index)
      case "]": if let start = open.popLast() { closing[start] = index }
      default: break
      }
      index += 1
    }
    return closing
  }

  /// `[text](address)`, `![text](address)` and `^[text](attributes)`: the text, with marks of its own.
  private mutating func scanLink(from open: Int) -> Bool {
    guard open < characters.count, characters[open] == "[" else { return false }
    let close = closingBrackets[open]
    guard depth < Self.depthLimit, close > open, close + 1 < characters.count,
      characters[close + 1] == "(", lastParenthesis > close,
      let end = characters[(close + 2)...].firstIndex(of: ")")
    else { return false }
    var style: Style = open == index ? .link : []
    if characters[index] == "^" {
      let attributes = String(characters[(close + 2)..<end]).filter { !$0.isWhitespace }
      if attributes.contains("inflect:true") { style = .inflected }
    }
    // A title may follow the address.
    let address = characters[(close + 2)..<end].prefix { !$0.isWhitespace }
    pieces += Self.runs(String(characters[(open + 1)..<close]), depth: depth + 1).map {
      Piece(
        text: $0.text, style: $0.style.union(style),
        address: style == .link ? String(address) : $0.address)
    }
    index = end + 1
    return true
  }

  /// `<https://…>`.
  private mutating func scanAddress() -> Bool {
    let rest = characters[(index + 1)...]
    guard let end = rest.firstIndex(where: { $0 == ">" || $0 == "<" || $0.isWhitespace }),
      characters[end] == ">"
    else { return false }
    let address = rest[..<end]
    guard address.contains(":") || address.contains("@") else { return false }
    let scheme = address.contains(":") ? "" : "mailto:"
    pieces.append(Piece(text: String(address), style: .link, address: scheme + address))
    index = end + 1
    return true
  }

  /// Letters by their HTML names, of those in common use.
  private static let entities: [String: Character] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©",
    "reg": "®", "trade": "™", "hellip": "…", "mdash": "—", "ndash": "–", "lsquo": "‘", "rsquo": "’",
    "ldquo": "“", "rdquo": "”", "laquo": "«", "raquo": "»", "bull": "•", "middot": "·",
    "euro": "€", "pound": "£", "yen": "¥", "cent": "¢", "deg": "°", "times": "×", "divide": "÷",
    "plusmn": "±", "frac12": "½", "frac14": "¼", "frac34": "¾", "sect": "§", "para": "¶",
    "larr": "←", "rarr": "→", "uarr": "↑", "darr": "↓", "infin": "∞", "ne": "≠", "le": "≤",
    "ge": "≥", "hearts": "♥", "check": "✓", "szlig": "ß", "auml": "ä", "ouml": "ö", "uuml": "ü",
    "Auml": "Ä", "Ouml": "Ö", "Uuml": "Ü", "eacute": "é", "egrave": "è", "ccedil": "ç",
    "ntilde": "ñ",
  ]

  /// `&amp;`, `&#38;` or `&#x26;` (CommonMark 0.31, 2.5): the letter that it stands for, which
  /// isn't a mark.
  private mutating func scanEntity() -> Bool {
    let rest = characters[(index + 1)...].prefix(10)
    guard let end = rest.firstIndex(of: ";") else { return false }
    let name = String(rest[..<end])
    let number: UInt32? =
      if name.hasPrefix("#x") || name.hasPrefix("#X") {
        UInt32(name.dropFirst(2), radix: 16)
      } else if name.hasPrefix("#") { UInt32(name.dropFirst()) } else { nil }
    let letter = number.flatMap(Unicode.Scalar.init).map(Character.init) ?? Self.entities[name]
    guard let letter else { return false }
    append(letter)
    index = end + 1
    return true
  }

  private func isPunctuation(_ character: Character) -> Bool {
    character.isPunctuation || character.isSymbol
  }

  // MARK: Pairing

  /// Within how many pairs of each kind something is, or by how many that changes.
  private struct Nesting {
    var strong = 0
    var emphasis = 0
    var strikethrough = 0

    mutating func add(_ count: Int, _ style: Style) {
      if style == .strong { strong += count }
      if style == .emphasis { emphasis += count }
      if style == .strikethrough { strikethrough += count }
    }

    mutating func add(_ other: Nesting) {
      strong += other.strong
      emphasis += other.emphasis
      strikethrough += other.strikethrough
    }

    var style: Style {
      var style: Style = []
      if strong > 0 { style.insert(.strong) }
      if emphasis > 0 { style.insert(.emphasis) }
      if strikethrough > 0 { style.insert(.strikethrough) }
      return style
    }
  }

  /// Pairs what opens with what closes, by CommonMark's rules for emphasis.
  private mutating func pair() {
    // The marks that may still be closed. For each kind of closer, how many of the first ones are
    // known not to fit, so that none is examined twice.
    var openers: [Int] = []
    var unfit = [Int](repeating: 0, count: Self.kinds)
    for closer in pieces.indices where pieces[closer].mark != nil {
      while pieces[closer].closes, pieces[closer].count > 0 {
        let kind = kind(ofCloser: closer)
        guard let place = openers[unfit[kind]...].lastIndex(where: { fits($0, closer) }) else {
          unfit[kind] = openers.count
          break
        }
        let opener = openers[place]
        close(opener, closer)
        // Unpaired marks within stay as they are written.
        openers.removeSubrange((pieces[opener].count > 0 ? place + 1 : place)...)
        for kind in unfit.indices { unfit[kind] = min(unfit[kind], openers.count) }
      }
      if pieces[closer].opens, pieces[closer].count > 0 { openers.append(closer) }
    }
  }

  /// Gives what lies between two marks their style.
  private mutating func close(_ opener: Int, _ closer: Int) {
    let isStrike = pieces[closer].mark == "~"
    let count =
      isStrike ? pieces[closer].count : min(pieces[opener].count, pieces[closer].count, 2)
    let style: Style = isStrike ? .strikethrough : count == 2 ? .strong : .emphasis
    pieces[opener + 1].change.add(1, style)
    pieces[closer].change.add(-1, style)
    pieces[opener].count -= count
    pieces[closer].count -= count
  }

  private static let kinds = 14

  /// What decides which openers fit a closer.
  private func kind(ofCloser closer: Int) -> Int {
    let piece = pieces[closer]
    if piece.mark == "~" { return 11 + piece.length }
    return (piece.mark == "*" ? 0 : 6) + (piece.opens ? 0 : 3) + piece.length % 3
  }

  private func fits(_ opener: Int, _ closer: Int) -> Bool {
    let (opening, closing) = (pieces[opener], pieces[closer])
    guard opening.mark == closing.mark else { return false }
    if opening.mark == "~" { return opening.length == closing.length }
    // Runs that could both open and close must not add up to a multiple of three.
    return !(opening.closes || closing.opens) || (opening.length + closing.length) % 3 != 0
      || opening.length % 3 == 0 && closing.length % 3 == 0
  }

  private func joined() -> [Run] {
    var runs: [Run] = []
    var nesting = Nesting()
    for piece in pieces {
      nesting.add(piece.change)
      let style = piece.style.union(nesting.style)
      let text = piece.mark.map { String(repeating: $0, count: piece.count) } ?? piece.text
      if text.isEmpty { continue }
      if let last = runs.last, last.style == style, last.address == piece.address {
        runs[runs.count - 1].text += text
      } else {
        runs.append(Run(text: text, style: style, address: piece.address))
      }
    }
    return runs
  }
}
