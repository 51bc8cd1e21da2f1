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
    /// A noun takes the form that the number before it asks for.
    static let inflected = Style(rawValue: 32)
  }

  struct Run: Equatable {
    var text: String
    var style: Style
  }

  /// The text without its marks.
  static func runs(_ text: String) -> [Run] {
    guard mayHaveMarks(text) else {
      return text.isEmpty ? [] : [Run(text: text, style: [])]
    }
    var parser = Markdown(Array(text))
    parser.scan()
    parser.pair()
    return parser.joined()
  }

  /// Most texts have no marks at all.
  static func mayHaveMarks(_ text: String) -> Bool {
    text.utf8.contains { byte in
      switch byte {
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "~"),
        UInt8(ascii: "["), UInt8(ascii: "<"), UInt8(ascii: "\\"):
        true
      default: false
      }
    }
  }

  /// A piece of the text; a run of `*`, `_` or `~` until it is known what it means.
  private struct Piece {
    var text: String
    var style: Style = []
    var mark: Character?
    var length = 0
    /// What is left of the length.
    var count = 0
    var opens = false
    var closes = false
  }

  private let characters: [Character]
  private var index = 0
  private var pieces: [Piece] = []

  private init(_ characters: [Character]) { self.characters = characters }

  // MARK: Scanning

  private mutating func scan() {
    while index < characters.count {
      let character = characters[index]
      switch character {
      case "\\" where index + 1 < characters.count && isPunctuation(characters[index + 1]):
        pieces.append(Piece(text: String(characters[index + 1])))
        index += 2
      case "*", "_", "~": scanMark(character)
      case "`": scanCode()
      case "[" where scanLink(from: index): break
      case "!",
        "^"
      where index + 1 < characters.count && characters[index + 1] == "["
        && scanLink(from: index + 1):
        break
      case "<" where scanAddress(): break
      default:
        pieces.append(Piece(text: String(character)))
        index += 1
      }
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
      // Underscores within words are no marks.
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
    var end = index + length
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

  /// `[text](address)`, `![text](address)` and `^[text](attributes)`: the text, with marks of its own.
  private mutating func scanLink(from open: Int) -> Bool {
    var depth = 0
    var close = open
    while close < characters.count {
      switch characters[close] {
      case "\\": close += 1
      case "[": depth += 1
      case "]": depth -= 1
      default: break
      }
      if depth == 0 { break }
      close += 1
    }
    guard close + 1 < characters.count, characters[close + 1] == "(",
      let end = characters[(close + 2)...].firstIndex(of: ")")
    else { return false }
    var style: Style = open == index ? .link : []
    if characters[index] == "^" {
      let attributes = String(characters[(close + 2)..<end]).filter { !$0.isWhitespace }
      if attributes.contains("inflect:true") { style = .inflected }
    }
    pieces += Self.runs(String(characters[(open + 1)..<close])).map {
      Piece(text: $0.text, style: $0.style.union(style))
    }
    index = end + 1
    return true
  }

  /// `<https://…>`.
  private mutating func scanAddress() -> Bool {
    guard let end = characters[index...].firstIndex(of: ">") else { return false }
    let address = characters[(index + 1)..<end]
    guard address.contains(":") || address.contains("@"),
      !address.contains(where: { $0.isWhitespace || $0 == "<" })
    else { return false }
    pieces.append(Piece(text: String(address), style: .link))
    index = end + 1
    return true
  }

  private func isPunctuation(_ character: Character) -> Bool {
    character.isPunctuation || character.isSymbol
  }

  // MARK: Pairing

  /// Pairs what opens with what closes, by CommonMark's rules for emphasis.
  private mutating func pair() {
    var closer = 0
    while closer < pieces.count {
      guard pieces[closer].closes, pieces[closer].count > 0, let opener = opener(before: closer)
      else {
        closer += 1
        continue
      }
      let count =
        pieces[closer].mark == "~"
        ? pieces[closer].count : min(pieces[opener].count, pieces[closer].count, 2)
      let style: Style =
        pieces[closer].mark == "~" ? .strikethrough : count == 2 ? .strong : .emphasis
      for inside in (opener + 1)..<closer {
        pieces[inside].style.insert(style)
        // What was not paired within stays as it is written.
        pieces[inside].opens = false
        pieces[inside].closes = false
      }
      pieces[opener].count -= count
      pieces[closer].count -= count
    }
  }

  private func opener(before closer: Int) -> Int? {
    let closing = pieces[closer]
    return pieces[..<closer].lastIndex { piece in
      guard piece.mark == closing.mark, piece.opens, piece.count > 0 else { return false }
      if piece.mark == "~" { return piece.length == closing.length }
      // Runs that could both open and close must not come to a multiple of three.
      return !(piece.closes || closing.opens) || (piece.length + closing.length) % 3 != 0
        || piece.length % 3 == 0 && closing.length % 3 == 0
    }
  }

  private func joined() -> [Run] {
    var runs: [Run] = []
    for piece in pieces {
      let text = piece.mark.map { String(repeating: $0, count: piece.count) } ?? piece.text
      if text.isEmpty { continue }
      if let last = runs.last, last.style == piece.style {
        runs[runs.count - 1].text += text
      } else {
        runs.append(Run(text: text, style: piece.style))
      }
    }
    return runs
  }
}
