import ArgumentParser
import Foundation

struct AgentSetup: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "agent-setup",
    _superCommandName: Reflow.name,
    abstract: "Print what an agent needs to see SwiftUI layouts, ready to paste.",
    discussion: """
      Each part says the file that it goes into. Without a name the parts of all agents are printed: what
      starts 'reflow mcp', a skill that says what to run after an edit and how to read it, and a hook that
      feeds findings back.
      """)

  enum Agent: String, ChoiceArgument { case claude, codex, cursor, copilot, gemini }

  @Argument(help: "claude, codex, cursor, copilot or gemini; all if not given.") var agent: Agent?

  func run() throws {
    let agents = agent.map { [$0] } ?? Agent.allCases
    var parts = agents.map(\.server)
    parts += agents.contains(.claude) ? [.skill, .hook] : []
    parts += agents.contains { $0 != .claude } ? [.rules] : []
    for (index, part) in parts.enumerated() {
      if index > 0 { Streams.data("") }
      Streams.data("## \(part.file)\n\n\(part.text)")
    }
  }
}

/// A text with the file that it goes into.
private struct SetupPart {
  var file: String
  var text: String

  static let skill = SetupPart(
    file: ".claude/skills/swiftui-layout/SKILL.md",
    text: """
      ---
      name: swiftui-layout
      description: Check, see and mend SwiftUI layouts without a Mac. Use after every edit of a Swift file \
      that has views.
      ---

      \(guide)
      """)

  static let rules = SetupPart(file: "AGENTS.md (append)", text: guide)

  /// Instructions for every agent.
  private static let guide = """
    # SwiftUI layout with Reflow

    No Mac, no simulator and no build are needed: Reflow reads the source and lays it out as SwiftUI does.

    After each edit of a file with SwiftUI views run `reflow check PATH` (or the tool `check`). PATH is the
    file where it stands alone, and the project's folder where it uses other files.

    * Exit code 0: right. 1: the source has errors. 2: layout findings. Each says its line, its cause and
      what to do. Mend what the first says, then check again: what follows from it goes with it.
    * A change that is printed as lines with - and + was laid out: the finding is gone, and nothing new came.
      `reflow check --fix PATH` writes those that move nothing else; the tool `try_fix` only shows them.
    * Before you call it done, check what users have: `reflow check PATH --matrix phones`.
    * To see it: `reflow render PATH --layers screen --color never` (tool `look`). For numbers:
      `reflow inspect PATH` (tool `look` with what: tree). Numbers are points.
    * When a size or place surprises you, ask: tool `explain` with a line, such as view: "24".
    * Views are told by handles (@17, valid until the next edit), identifiers (#save), lines or names.
    * A placeholder, or a note that something isn't drawn, is Reflow's limit and no bug of the source.
    """

  static let hook = SetupPart(
    file: ".claude/settings.json",
    text: """
      {
        "hooks": {
          "PostToolUse": [
            {
              "matcher": "Edit|MultiEdit|Write",
              "hooks": [
                {
                  "type": "command",
                  "command": "f=$(jq -r .tool_input.file_path); case \\"$f\\" in *.swift) reflow check \\
      --no-remedies \\"$f\\" >&2 || exit 2;; esac"
                }
              ]
            }
          ]
        }
      }
      """.replacing("\\\n", with: ""))
}

extension AgentSetup.Agent {
  /// How the agent starts the server.
  fileprivate var server: SetupPart {
    let json = """
      { "mcpServers": { "reflow": { "command": "reflow", "args": ["mcp"] } } }
      """
    return switch self {
    case .claude: SetupPart(file: ".mcp.json", text: json)
    case .cursor: SetupPart(file: ".cursor/mcp.json", text: json)
    case .gemini: SetupPart(file: ".gemini/settings.json", text: json)
    case .copilot:
      SetupPart(
        file: ".vscode/mcp.json",
        text: """
          { "servers": { "reflow": { "type": "stdio", "command": "reflow", "args": ["mcp"] } } }
          """)
    case .codex:
      SetupPart(
        file: "~/.codex/config.toml",
        text: """
          [mcp_servers.reflow]
          command = "reflow"
          args = ["mcp"]
          """)
    }
  }
}
