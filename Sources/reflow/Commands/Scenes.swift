import ArgumentParser
import JSONText
import LayoutChecks
import Playground
import SceneLoader

struct Scenes: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "scenes",
    _superCommandName: Reflow.name,
    abstract: "List the bundled scenes, or what scenes can use of SwiftUI.")

  @Flag(help: "List the views, modifiers and other names that scenes can use.")
  var supported = false
  @Option(help: "How to print it.") var format = OutputFormat.text

  func run() throws {
    if supported { return listSupported() }
    let entries = SceneGallery.bundled().entries
    switch format {
    case .text: TreeReport.table(entries.map { [$0.name, $0.title ?? ""] }).forEach(Streams.data)
    case .json: Streams.data(JSON.array(entries.map(Self.json)).pretty)
    }
  }

  /// A name per line with its forms, so that `grep` finds it; a hyphen marks names without effect.
  private func listSupported() {
    switch format {
    case .text:
      TreeReport.table(
        SupportedName.all.map { name in
          [
            name.kind.rawValue, (name.hasEffect ? "" : "-") + name.name,
            name.forms.joined(separator: " "),
          ]
        }
      ).forEach(Streams.data)
    case .json: Streams.data(JSON.array(SupportedName.all.map(Self.json)).pretty)
    }
  }

  private static func json(_ name: SupportedName) -> JSON {
    .object([
      ("kind", .string(name.kind.rawValue)), ("name", .string(name.name)),
      ("forms", .array(name.forms.map { .string($0) })), ("hasEffect", .bool(name.hasEffect)),
    ])
  }

  private static func json(_ entry: SceneGallery.Entry) -> JSON {
    .object([("name", .string(entry.name)), ("title", .string(entry.title))])
  }
}
