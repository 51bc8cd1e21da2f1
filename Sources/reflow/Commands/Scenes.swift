import ArgumentParser
import Playground
import SceneLoader

struct Scenes: ParsableCommand {
  static let configuration = CommandConfiguration(abstract: "List the bundled scenes.")

  @Option(help: "How to print it.") var format = OutputFormat.text

  func run() throws {
    let entries = SceneGallery.bundled().entries
    switch format {
    case .text: TreeReport.table(entries.map { [$0.name, $0.title ?? ""] }).forEach(Streams.data)
    case .json: Streams.data(JSON.array(entries.map(Self.json)).pretty)
    }
  }

  private static func json(_ entry: SceneGallery.Entry) -> JSON {
    .object([("name", .string(entry.name)), ("title", .string(entry.title))])
  }
}
