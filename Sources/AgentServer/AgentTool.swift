import JSONText
import Questions

/// A tool as agents see it: named by what one wants, made of one question or of several.
package struct AgentTool: Sendable {
  package let name: String
  let title: String
  let description: String
  /// The first is asked where the argument `what` isn't given.
  package let questions: [any Question.Type]

  package static let all = [
    AgentTool(
      name: "look", title: "Look at a SwiftUI view",
      description: """
        What a SwiftUI file or preview looks like, as a picture in characters (or, with pixels: 2, as a PNG), \
        as the tree of views with frames in points (what: tree), or as the sizes that a file's lines make \
        (written). No Mac is needed.
        """, [PictureQuestion.self, TreeQuestion.self, WrittenQuestion.self]),
    AgentTool(
      name: "check", title: "Is it right?",
      description: """
        Whether SwiftUI source is right: compile-like errors and layout findings (cut texts, views off the \
        screen, overlaps), each with its line and cause. Run it after every edit.
        """, [FindingsQuestion.self]),
    AgentTool(
      name: "explain", title: "Why is it so?",
      description: """
        Why a view has its size and place (what: why), the calls it was asked (negotiation), its answers to \
        proposals (sizes), how it follows the container (breakpoints), what a name is declared as \
        (declaration).
        """,
      [
        WhyQuestion.self, NegotiationQuestion.self, SizesQuestion.self, BreakpointsQuestion.self,
        DeclarationQuestion.self,
      ]),
    AgentTool(
      name: "try_fix", title: "Try a change without writing it",
      description: """
        A change that is proven to mend a finding, as a diff; or, with old and new, what a change of yours \
        would mend, bring and move. Nothing is written.
        """, [TrialQuestion.self]),
    AgentTool(
      name: "compare", title: "What changed?",
      description: """
        What changed since this tool was last asked about the same view; or between two devices, type \
        sizes, iOS releases or previews.
        """, [ChangesQuestion.self]),
    AgentTool(
      name: "previews", title: "What can be shown?",
      description: "The previews and views of a file or project, with their lines.",
      [ShownQuestion.self]),
  ]

  private init(
    name: String, title: String, description: String, _ questions: [any Question.Type]
  ) {
    (self.name, self.title, self.description) = (name, title, description)
    self.questions = questions
  }

  // MARK: Schemas

  /// What a client lists.
  package var json: JSON {
    .object([
      ("name", .string(name)), ("title", .string(title)), ("description", .string(description)),
      ("inputSchema", argumentSchema), ("outputSchema", answerSchema),
      (
        "annotations",
        .object([("readOnlyHint", .bool(true)), ("openWorldHint", .bool(false))])
      ),
    ])
  }

  /// The arguments of all its questions, beside the one that chooses between them.
  var argumentSchema: JSON {
    guard questions.count > 1 else { return questions[0].argumentSchema }
    let schemas = questions.map { $0.argumentSchema }
    let names = questions.map { JSON.string($0.name) }
    var properties: [(String, JSON)] = [
      (
        "what",
        .object([
          ("type", .string("string")), ("enum", .row(names)),
          ("description", .string("'\(questions[0].name)' if left out")),
        ])
      )
    ]
    for schema in schemas {
      for property in schema["properties"]?.members ?? []
      where !properties.contains(where: { $0.0 == property.0 }) {
        properties.append(property)
      }
    }
    return .object([
      ("type", .string("object")), ("properties", .object(properties)),
      ("required", .row([.string("path")])), ("additionalProperties", .bool(false)),
    ])
  }

  /// A member for each question, of which an answer has one.
  var answerSchema: JSON {
    guard questions.count > 1 else { return questions[0].answerSchema }
    return .object([
      ("type", .string("object")),
      ("properties", .object(questions.map { ($0.name, $0.answerSchema) })),
      ("additionalProperties", .bool(false)),
    ])
  }

  // MARK: Asking

  func answer(_ arguments: JSON, _ session: QuestionSession) throws(QuestionError) -> Answered {
    guard questions.count > 1 else { return try questions[0].answered(arguments, session) }
    let asked = arguments["what"]?.string ?? questions[0].name
    guard let question = questions.first(where: { $0.name == asked }) else {
      let names = questions.map { $0.name }.joined(separator: ", ")
      throw QuestionError(.wrongArgument, "'what' is one of \(names)")
    }
    let rest = JSON.object((arguments.members ?? []).filter { $0.0 != "what" })
    var answer = try question.answered(rest, session)
    answer.data = .object([(asked, answer.data)])
    return answer
  }
}
