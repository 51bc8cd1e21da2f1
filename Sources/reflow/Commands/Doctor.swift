import ArgumentParser
import Cells
import Foundation
import JSONText
import LayoutChecks
import Pixels
import Playground

struct Doctor: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    _superCommandName: Reflow.name,
    abstract: "Say what this terminal can show, what is missing, and how to get it.",
    discussion: """
      The terminal is asked, and the environment is read; nothing is changed. Run it where the
      playground will run: inside of tmux, or over ssh, what is between has a say, too.
      """)

  @OptionGroup var color: ColorOptions
  @OptionGroup var pixels: PixelOptions
  @Option(help: "How to print it.") var format = OutputFormat.text

  func run() throws {
    let checkup = TerminalCheckup(
      environment: ProcessInfo.processInfo.environment, answers: TerminalQuestions.answers(),
      colors: color.count, isUnicode: color.isUnicode, pixelChoice: pixels.choice,
      windowCell: TerminalQuestions.windowCell)
    switch format {
    case .text:
      let rows = checkup.points.map { [$0.isFine ? "yes" : "no", $0.subject, $0.words] }
      TreeReport.table(rows).forEach(Streams.data)
      for point in checkup.points {
        if let advice = point.advice { Streams.data("\(point.subject): \(advice)") }
      }
    case .json:
      let points = checkup.points.map { point in
        JSON.object([
          ("subject", .string(point.subject)), ("isFine", .bool(point.isFine)),
          ("words", .string(point.words)), ("advice", .string(point.advice)),
        ])
      }
      Streams.data(
        JSON.object([("schemaVersion", .integer(1)), ("points", .array(points))]).pretty)
    }
  }
}

/// A terminal's capabilities, by its answers and the environment.
struct TerminalCheckup {
  struct Point {
    var subject: String
    var isFine: Bool
    var words: String
    /// How to get what is missing.
    var advice: String?
  }

  let environment: [String: String]
  /// Nil if there is no terminal to ask.
  let answers: TerminalAnswers?
  /// How many colours are written.
  let colors: Int
  let isUnicode: Bool
  var pixelChoice = PixelChoice.auto
  /// By the size of the window.
  var windowCell: CellPixels?

  var points: [Point] {
    [
      terminal, colours, letters, glyphs, pixels, pictures, pictureFiles, clipboard, links,
      background, editor,
    ]
  }

  private func variable(_ name: String) -> String? {
    environment[name].flatMap { $0.isEmpty ? nil : $0 }
  }

  private var isInTmux: Bool { variable("TMUX") != nil }

  private var terminal: Point {
    let type = variable("TERM") ?? "no TERM"
    let name = answers?.name ?? variable("TERM_PROGRAM") ?? "a terminal that doesn't say its name"
    guard let answers else {
      return Point(
        subject: "terminal", isFine: false, words: "input or output is no terminal (\(type))",
        advice: "run 'reflow doctor' in the terminal itself, without a pipe")
    }
    let through = isInTmux ? ", within tmux" : variable("SSH_TTY") != nil ? ", over ssh" : ""
    return Point(
      subject: "terminal", isFine: answers.areComplete, words: "\(name), \(type)\(through)",
      advice: answers.areComplete
        ? nil : "it answers no question: what is said here is by the environment alone")
  }

  private var colours: Point {
    let words =
      colors >= TerminalCapabilities.trueColors
      ? "16 million" : colors == 0 ? "none" : "\(colors)"
    let advice: String? =
      if colors >= TerminalCapabilities.trueColors {
        nil
      } else if variable("NO_COLOR") != nil {
        "NO_COLOR is set; unset it to have colours"
      } else if isInTmux {
        "put 'set -as terminal-features \",*:RGB\"' into ~/.tmux.conf, and export COLORTERM=truecolor"
      } else {
        "where the terminal has 24 bits (most do), export COLORTERM=truecolor"
      }
    return Point(
      subject: "colours", isFine: colors >= TerminalCapabilities.trueColors, words: words,
      advice: advice)
  }

  private var letters: Point {
    Point(
      subject: "letters", isFine: isUnicode,
      words: isUnicode ? "UTF-8" : "the locale's encoding isn't UTF-8, so boxes are drawn in ASCII",
      advice: isUnicode ? nil : "export LC_ALL=C.UTF-8")
  }

  private var glyphs: Point {
    let isApple = variable("TERM_PROGRAM") == "Apple_Terminal"
    let hasSextants = isUnicode && colors >= TerminalCapabilities.trueColors && !isApple
    return Point(
      subject: "block glyphs", isFine: hasSextants,
      words: !isUnicode
        ? "spaces alone" : hasSextants ? "sextants, 2 by 3 a cell" : "quadrants, 2 by 2 a cell",
      advice: hasSextants
        ? nil
        : isApple
          ? "Terminal.app has no sextants; kitty, Ghostty, WezTerm and iTerm2 draw them by themselves"
          : "they come with UTF-8 and 16 million colours")
  }

  private var pixels: Point {
    do throws(PixelSupport.Problem) {
      let support = try PixelSupport(
        pixelChoice, answers ?? TerminalAnswers(), window: windowCell, environment: environment,
        colors: colors, unicode: isUnicode)
      let kind =
        switch support.kind {
        case .kitty: "kitty's protocol"
        case .kittyInTmux: "kitty's protocol, through tmux"
        case .iterm: "iTerm2's protocol"
        case .sixel(let colors, _): "sixels of \(colors) colours"
        }
      return Point(
        subject: "pixels", isFine: true,
        words: "\(kind), a cell is \(support.cell.width) by \(support.cell.height)")
    } catch {
      return Point(subject: "pixels", isFine: false, words: error.words, advice: error.advice)
    }
  }

  private var pictures: Point {
    let missing = PixelSurface.missing
    return Point(
      subject: "pictures", isFine: missing == nil,
      words: missing == nil ? "Cairo and Pango draw PNG" : "'\(missing?.name ?? "")' isn't there",
      advice: missing.map { "install what draws PNG: \($0.remedy)" })
  }

  private var pictureFiles: Point {
    func list(_ kinds: [PictureKind]) -> String { kinds.map(\.rawValue).joined(separator: ", ") }
    let missing = PictureKind.allCases.filter { !$0.isRead }
    let read = "drawn of a project: " + list(PictureKind.allCases.filter(\.isRead))
    let packages = missing.map(\.package).reduce(into: [String]()) { names, name in
      if !names.contains(name) { names.append(name) }
    }
    return Point(
      subject: "picture files", isFine: missing.isEmpty,
      words: missing.isEmpty ? read : "\(read), and placeholders of \(list(missing))",
      advice: missing.isEmpty
        ? nil : "install what reads them: \(PictureKind.command(installing: packages))")
  }

  private var clipboard: Point {
    if answers?.saysClipboard == true {
      return Point(subject: "clipboard", isFine: true, words: "the terminal takes OSC 52")
    }
    let advice =
      isInTmux
      ? "put 'set -g set-clipboard on' into ~/.tmux.conf; the terminal around it must allow OSC 52"
      : "most terminals take OSC 52 without saying so; try 'y' in the playground, and else allow it "
        + "in the terminal's settings"
    return Point(
      subject: "clipboard", isFine: false,
      words: "the terminal doesn't say whether it takes OSC 52",
      advice: advice)
  }

  private var links: Point {
    let isFine = TerminalLinks.areUnderstood(by: environment)
    return Point(
      subject: "links", isFine: isFine,
      words: isFine ? "places lead to their files (OSC 8)" : "not known to understand OSC 8",
      advice: isFine ? nil : "where the terminal does, export FORCE_HYPERLINK=1")
  }

  private var background: Point {
    let isFine = answers?.tellsBackground == true
    return Point(
      subject: "background", isFine: isFine,
      words: isFine ? "it tells whether it is dark or light" : "it doesn't tell its colour",
      advice: isFine ? nil : "say --theme dark or --theme light")
  }

  private var editor: Point {
    let editor = variable("VISUAL") ?? variable("EDITOR")
    return Point(
      subject: "editor", isFine: editor != nil, words: editor ?? "neither VISUAL nor EDITOR is set",
      advice: editor == nil ? "export EDITOR=nvim, or another one that '+LINE FILE' opens" : nil)
  }
}
