import ArgumentParser
import Foundation
import Processes

/// The program: `reflow [SCENE.swift]` opens the playground, the subcommands do without a terminal.
@main
struct Reflow: ParsableCommand {
  /// The subcommands use it as their name: their own parsing isn't a request for completions, which
  /// the parser otherwise checks in every call, at the cost of an eighth of a small check.
  static let name = "reflow"

  static let configuration = CommandConfiguration(
    commandName: name,
    abstract:
      "SwiftUI layout in a terminal: who proposed what to whom, what they answered, and why.",
    discussion: """
      reflow Card.swift                       open the playground on a SwiftUI file
      reflow                                  open the gallery of bundled scenes
      reflow inspect Card.swift --device iphone-16-pro
      reflow trace Card.swift --container 300x500
      reflow render Card.swift --color never

      Exit codes: 0 fine, 1 the scene has errors, 2 findings or a mismatch, 64 wrong usage,
      66 the input can't be read, 69 no usable terminal, 70 a mistake of Reflow's own, 74 the output
      can't be written.
      """,
    version: "0.1.0",
    // A cast of the whole array looks for each type's conformance.
    subcommands: subcommands.map { $0 },
    defaultSubcommand: Play.self)

  private static let subcommands: [any Subcommand.Type] = [
    Play.self, Inspect.self, Trace.self, Render.self, Check.self, Plan.self, Merge.self,
    Snapshot.self, Previews.self, Compare.self, Recorder.self, Sweep.self, Scenes.self,
    Devices.self, Rules.self, Keys.self, Ask.self, AgentContext.self, AgentSetup.self, Manual.self,
    Doctor.self,
    Lsp.self,
  ]

  /// The parser's messages are printed as all others, since they may name a scene's views or files.
  static func main() {
    StackRoom.raise()
    MemorySteps.enlarge()
    // A file that grows beyond the user's limit is a reported error, as a full disk is.
    signal(SIGXFSZ, SIG_IGN)
    let arguments = Array(CommandLine.arguments.dropFirst())
    // Tools often ask for nothing else; the parser would read every option first.
    if arguments == ["--version"] { return Streams.data(configuration.version + "\n") }
    do {
      var command = try parsed(arguments)
      try command.run()
    } catch let code as ExitCode {
      Foundation.exit(code.rawValue)
    } catch {
      let code = exitCode(for: error)
      let text = fullMessage(for: error)
      if !text.isEmpty { if code.isSuccess { Streams.data(text) } else { Streams.message(text) } }
      exit(withError: code)
    }
  }

  /// A check, a picture or a playground without options, as the parser would make it: that takes as
  /// long as a small scene's layout. Nil for all else, and where the parser has something to say.
  private static func plain(_ arguments: [String]) -> (any Subcommand)? {
    if arguments.first == Check.configuration.commandName {
      let paths = arguments.dropFirst().filter { $0 != Check.withoutRemedies }
      guard !paths.isEmpty, paths.allSatisfy(isPath) else { return nil }
      return try? Check.plain(paths, remedies: paths.count == arguments.count - 1)
    }
    if arguments.first == Render.configuration.commandName, arguments.count == 2 {
      return isPath(arguments[1]) ? try? Render.plain(arguments[1]) : nil
    }
    guard arguments.count < 2, arguments.allSatisfy(isPath),
      !subcommands.contains(where: { $0._commandName == arguments.first })
    else { return nil }
    return try? Play.plain(arguments.first)
  }

  private static func isPath(_ argument: String) -> Bool {
    argument == "-" || !argument.isEmpty && !argument.hasPrefix("-") && argument != "help"
  }

  private static let helpNames = ["help", "-h", "--help", "--version"]

  /// Lets the named subcommand, or the default one, read the arguments by itself: the root command
  /// reads the default one's as well, which takes as long as a small scene's layout. Only help and
  /// mistakes need the root command, which knows the whole usage. The returned command is prepared.
  private static func parsed(_ arguments: [String]) throws -> any ParsableCommand {
    if arguments.contains(where: helpNames.contains) { return try parseAsRoot(arguments) }
    if let plain = plain(arguments) {
      try plain.prepare()
      return plain
    }
    let named = subcommands.first { $0._commandName == arguments.first }
    let read =
      if let named {
        try? named.parse(Array(arguments.dropFirst()))
      } else {
        try? Play.parse(arguments)
      }
    guard let read else {
      let command = try parseAsRoot(arguments)
      try (command as? any Subcommand)?.prepare()
      return command
    }
    try read.prepare()
    return read
  }
}

/// One of the program's commands. What is asked of all of them is declared here: a cast to a
/// protocol costs as much as laying out a few views.
protocol Subcommand: ParsableCommand {
  /// Is called before the command runs.
  /// - Throws: what is wrong with its arguments.
  func prepare() throws
}

extension Subcommand {
  func prepare() {}
}

/// A command that lays scenes out under conditions that can be chosen.
protocol LaysOut: Subcommand {
  var layout: LayoutOptions { get }
  /// Whether it lays one scene out, completely or not at all, so that an internal error ends all of
  /// it.
  var runsOneScene: Bool { get }
}

extension LaysOut {
  var runsOneScene: Bool { true }

  func prepare() throws {
    if layout.compared.count > 1, !(self is Compare) {
      throw ValidationError(
        "--os and --sdk take one release here; 'reflow compare PATH --os 26,27' compares two")
    }
    if runsOneScene { InternalError.guardRun() }
  }
}
