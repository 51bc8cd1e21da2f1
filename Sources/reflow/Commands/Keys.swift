import ArgumentParser
import JSONText
import LayoutChecks
import Playground

struct Keys: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "keys",
    _superCommandName: Reflow.name,
    abstract: "List the playground's keys, and the names by which to change them.",
    discussion: KeyMap.fileFormat)

  @Option(help: "How to print it; markdown is README's table.") var format = Format.text
  @OptionGroup var keys: KeyOptions

  enum Format: String, ChoiceArgument { case text, json, markdown }

  func run() throws {
    let map = try keys.load()
    switch format {
    case .text: Streams.data(map.text)
    case .markdown: Streams.data(map.markdown)
    case .json:
      Streams.data(
        JSON.object([
          ("schemaVersion", .integer(1)),
          ("actions", .array(PlaygroundAction.all.map { Self.json($0, map) })),
        ]).pretty)
    }
  }

  private static func json(_ action: PlaygroundAction, _ map: KeyMap) -> JSON {
    .object([
      ("action", .string(action.id)), ("group", .string(action.group.rawValue)),
      ("name", .string(action.name)), ("help", .string(map.help(of: action))),
      ("keys", .array(map.keys(of: action).map { .string($0.name) })),
    ])
  }
}
