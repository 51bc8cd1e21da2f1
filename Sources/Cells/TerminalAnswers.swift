/// What a terminal tells of itself when it is asked. Those that don't know a question stay silent, and
/// all answer the last one, so that nobody waits for what doesn't come.
public struct TerminalAnswers: Equatable, Sendable {
  /// Its name and version (XTVERSION): `kitty(0.32.2)`.
  public private(set) var name: String?
  /// What its primary device attributes list; nil where it hasn't answered.
  public private(set) var attributes: Set<Int>?
  /// The number of the last question about kitty's protocol of pictures that it answered with yes.
  public private(set) var pictureAnswer: Int?
  public private(set) var cell: CellPixels?
  /// How many colours a picture in sixels may have (XTSMGRAPHICS).
  public private(set) var sixelColors: Int?
  /// Whether it told the colour of its background.
  public private(set) var tellsBackground = false

  public var hasKittyPictures: Bool { pictureAnswer != nil }
  public var hasSixels: Bool { attributes?.contains(4) == true }
  /// Whether it says that programs may fill its clipboard (OSC 52), as newer ones do.
  public var saysClipboard: Bool { attributes?.contains(52) == true }

  /// How many colours sixels may have, which only those are asked that have them.
  public static let sixelQuestion = "\u{1B}[?1;1;0S"

  /// The questions: a picture of one pixel that isn't to be shown, the name, the size of a cell, the
  /// background, and at last what every terminal answers.
  ///
  /// tmux takes the first for a title, and so it hands it on; the terminal around it has to know the
  /// characters that stand for pictures, or it takes the question for a mistake and stays silent.
  /// Apple's writes it on the screen.
  public static func questions(_ environment: [String: String]) -> String {
    func isSet(_ name: String) -> Bool { environment[name]?.isEmpty == false }
    let pictures =
      if isSet("TMUX") {
        tmuxPictureQuestion(0)
      } else if isSet("STY") || environment["TERM_PROGRAM"] == "Apple_Terminal" {
        ""
      } else {
        pictureQuestion(0, "")
      }
    return pictures + "\u{1B}[>q\u{1B}[16t\u{1B}]11;?\u{1B}\\\u{1B}[c"
  }

  /// The question about pictures in tmux. tmux drops what it would hand on while its window waits to be
  /// drawn anew, as after its start (`tty_client_ready` in its `tty.c`), and so it may have to be asked
  /// again.
  /// - Parameter number: tells its answer from those of others, from 0.
  public static func tmuxPictureQuestion(_ number: Int) -> String {
    TmuxPassthrough.wrapped(pictureQuestion(number, ",U=1"))
  }

  private static func pictureQuestion(_ number: Int, _ more: String) -> String {
    "\u{1B}_Gi=\(firstQuestion + number),s=1,v=1,a=q,t=d,f=24\(more);AAAA\u{1B}\\"
  }
  private static let firstQuestion = 31

  /// Whether the last question is answered.
  public var areComplete: Bool { attributes != nil }

  public init() {}

  /// - Parameter text: what came of it so far, among what else was typed.
  public init(_ text: String) { add(text) }

  /// Takes what has come besides.
  public mutating func add(_ text: String) {
    let scalars = Array(text.unicodeScalars)
    var place = 0
    while place < scalars.count {
      guard scalars[place] == "\u{1B}", place + 1 < scalars.count else {
        place += 1
        continue
      }
      let kind = scalars[place + 1]
      var body = ""
      var next = place + 2
      if kind == "[" {
        while next < scalars.count, !("\u{40}"..."\u{7E}").contains(scalars[next]) {
          body.unicodeScalars.append(scalars[next])
          next += 1
        }
        if next < scalars.count { take(body, ending: scalars[next]) }
        place = next + 1
      } else if ["]", "P", "_"].contains(kind) {
        while next < scalars.count, scalars[next] != "\u{7}", scalars[next] != "\u{1B}" {
          body.unicodeScalars.append(scalars[next])
          next += 1
        }
        take(string: body, kind)
        place = next + (next < scalars.count && scalars[next] == "\u{1B}" ? 2 : 1)
      } else {
        place += 1
      }
    }
  }

  private mutating func take(_ body: String, ending end: Unicode.Scalar) {
    let numbers = body.split(whereSeparator: { !$0.isNumber }).compactMap { Int($0) }
    if end == "c", body.hasPrefix("?") { attributes = Set(numbers) }
    if end == "t", numbers.count == 3, numbers[0] == 6 {
      let told = CellPixels(width: numbers[2], height: numbers[1])
      cell = told.isUsable ? told : nil
    }
    if end == "S", body.hasPrefix("?1;0;"), numbers.count == 3 { sixelColors = numbers[2] }
  }

  private mutating func take(string body: String, _ kind: Unicode.Scalar) {
    if kind == "P", body.hasPrefix(">|") { name = String(body.dropFirst(2)) }
    if kind == "_", body.hasPrefix("Gi="), body.hasSuffix(";OK"),
      let number = Int(body.dropFirst(3).dropLast(3)), number >= Self.firstQuestion
    {
      pictureAnswer = number - Self.firstQuestion
    }
    if kind == "]", body.hasPrefix("11;") { tellsBackground = true }
  }
}
