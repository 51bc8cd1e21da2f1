import ArgumentParser
import Foundation
import JSONText
import Playground
import Questions
import SceneLoader

struct Ask: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: AnsweringCommand.ask.rawValue,
    _superCommandName: Reflow.name,
    abstract: "Ask one of the questions that agents ask, by its name.",
    discussion: """
      Without a path it lists the questions, or the arguments of one; as JSON, their schemas. Arguments are given as name=value;
      a flag's name alone turns it on:

      reflow ask
      reflow ask why
      reflow ask why Card.swift view=title container=320x568
      reflow ask sizes Card.swift view=title width=inf --format json

      The exit code is 0 where there is an answer, whatever it says; 'reflow check' ends with 2 where
      something is found.
      """)

  @Argument(help: "The question's name.") var question: String?
  @Argument(help: "A SwiftUI file, or a project's folder.") var path: String?
  @Argument(help: "The question's other arguments, as name=value.") var arguments: [String] = []
  @Option(help: "How to print the answer.") var format = OutputFormat.text
  @Option(help: "The file for a picture in pixels.", completion: .file()) var output: String?

  func run() throws {
    guard let question else {
      return try list(QuestionList.all.map { ($0.name, $0.help) }, QuestionList.schema)
    }
    guard let asked = QuestionList.all.first(where: { $0.name == question }) else {
      let names = QuestionList.all.map { $0.name }.joined(separator: ", ")
      throw ValidationError("there is no question '\(question)'; there are \(names)")
    }
    guard let path else { return try list(asked.argumentLines, asked.argumentSchema) }
    let session = QuestionSession(folder: FileManager.default.currentDirectoryPath)
    do {
      let given = try asked.arguments(typed: ["path=\(path)"] + arguments)
      try print(asked.answered(given, session))
    } catch let error as QuestionError {
      Streams.message("Error: " + error.message)
      throw error.exitCode
    }
  }

  private func list(_ lines: [(name: String, help: String)], _ schema: JSON) throws {
    guard output == nil else { throw Self.withoutPicture }
    switch format {
    case .text: TreeReport.table(lines.map { [$0.name, $0.help] }).forEach(Streams.data)
    case .json: Streams.data(schema.pretty)
    }
  }

  private static let withoutPicture = ValidationError(
    "only a picture in pixels goes into a file; ask for one with 'picture PATH pixels=2', or leave out --output"
  )

  private func print(_ answer: Answered) throws {
    switch (answer.png, output) {
    case (let png?, let output?):
      try OutputFile.writing(output) { try RegularFile.write(png, to: output) }
    case (_?, nil): throw ValidationError("the picture is a PNG; give it a file with --output")
    case (nil, _?): throw Self.withoutPicture
    case (nil, nil): break
    }
    switch format {
    case .text: answer.words.forEach(Streams.data)
    case .json: Streams.data(answer.data.pretty)
    }
  }
}

extension QuestionError {
  fileprivate var exitCode: ExitCode {
    switch kind {
    case .wrongArgument: ExitCode.validationFailure
    case .unreadable: Outcome.inputUnreadable
    case .broken: Outcome.sceneHasErrors
    case .lacking: Outcome.noPixels
    case .cancelled: Outcome.internalError
    }
  }
}
