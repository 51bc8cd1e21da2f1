import ArgumentParser
import JSONText
import LayoutChecks
import LayoutSolver
import SceneLoader
import Playground

struct Rules: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "rules",
    _superCommandName: Reflow.name,
    abstract: "List what findings about a layout are about.",
    discussion: """
      A finding's rule stands in brackets behind it, and as its identifier in JSON, SARIF and baselines. \
      Sources/Findings.md has an example of each. The identifier of any other diagnostic can be named, too.
      """)

  @Argument(
    help: "The rules to print; all if none is named.",
    completion: .list(Self.all.map(\.name)))
  var names: [String] = []
  @Option(help: "How to print it.") var format = OutputFormat.text

  func run() throws {
    let rules = names.isEmpty ? Self.all : try names.map(Self.rule)
    switch format {
    case .text:
      TreeReport.table([["rule", "what is wrong"]] + rules.map { [$0.name, $0.meaning] })
        .forEach(Streams.data)
    case .json:
      let rows = rules.map { rule in
        JSON.object([("rule", .string(rule.name)), ("meaning", .string(rule.meaning))])
      }
      Streams.data(JSON.array(rows).pretty)
    }
  }

  private static let all = DiagnosticID.ofFindings

  private static func rule(_ name: String) throws -> DiagnosticID {
    guard let rule = (all + DiagnosticID.ofDiagnostics).first(where: { $0.name == name }) else {
      throw ValidationError("there is no rule '\(name)'; 'reflow rules' lists them")
    }
    return rule
  }
}
