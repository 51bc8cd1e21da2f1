import AgentServer
import ArgumentParser
import Foundation
import JSONRPC
import Questions

struct AgentContext: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "mcp",
    _superCommandName: Reflow.name,
    abstract:
      "Answer an agent's questions: the Model Context Protocol on standard input and output.",
    discussion: """
      An agent starts it by itself; 'reflow agent-setup' prints what to paste so that it does. Paths are
      taken from the folder that it is started in. It ends with its input.
      """)

  @Flag(help: "Print the schemas of all questions and answers, and end.") var schema = false

  func run() throws {
    if schema { return Streams.data(QuestionList.schema.pretty) }
    let session = QuestionSession(folder: FileManager.default.currentDirectoryPath)
    MessageStreams.serve(
      .lines, AgentService(session, version: Reflow.configuration.version), workers: 4)
  }
}
