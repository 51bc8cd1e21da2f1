import JSONText
import LayoutSolver
import SceneLoader

/// Why a question has no answer.
package struct QuestionError: Error {
  package enum Kind: Sendable {
    /// What was asked makes no sense.
    case wrongArgument
    /// The path can't be read.
    case unreadable
    /// The source has errors that leave nothing to answer about.
    case broken
    /// A library that the machine doesn't have is needed.
    case lacking
    /// Nobody wants the answer any more.
    case cancelled
  }
  package var kind: Kind
  /// What is wrong, then what to do.
  package var message: String
  /// Of a source with errors, the last picture without them.
  package var lastPicture: String?

  package init(_ kind: Kind, _ message: String, lastPicture: String? = nil) {
    (self.kind, self.message, self.lastPicture) = (kind, message, lastPicture)
  }
}

/// A question that can be asked about a scene, with all that interfaces need to offer it.
package protocol Question: SendableMetatype {
  associatedtype Answer: AnswerObject & Worded
  /// As interfaces name it.
  static var name: String { get }
  /// One sentence of what it answers.
  static var help: String { get }
  static var parameters: [Parameter<Self>] { get }

  init()
  func answer(_ session: QuestionSession) throws(QuestionError) -> Answer
}

/// An answer in words, a short one by default.
package protocol Worded {
  var words: [String] { get }
  /// A PNG that belongs to it, which its JSON leaves out.
  var png: [UInt8]? { get }
}

extension Worded {
  package var png: [UInt8]? { nil }
}

extension Question {
  /// The JSON schema of its arguments.
  package static var argumentSchema: JSON { Shape.object(parameters.map(\.described)).schema }
  /// The JSON schema of its answer.
  package static var answerSchema: JSON { Answer.shape.schema }

  /// - Throws: where an argument is missing, unknown, or has a wrong value.
  package init(arguments json: JSON) throws(QuestionError) {
    self.init()
    let given = json.members ?? []
    let names = Self.parameters.map(\.described.name)
    for (name, value) in given {
      guard let parameter = Self.parameters.first(where: { $0.described.name == name }) else {
        throw QuestionError(
          .wrongArgument,
          "\(Self.name) has no argument '\(name)'; there are \(names.joined(separator: ", "))")
      }
      guard parameter.take(&self, value) else {
        throw QuestionError(
          .wrongArgument,
          "'\(name)' can't be \(value.compact.prefix(60)); it is: \(parameter.described.help)")
      }
    }
    for parameter in Self.parameters where !parameter.described.shape.isOptional {
      let name = parameter.described.name
      guard given.contains(where: { $0.0 == name }) else {
        throw QuestionError(
          .wrongArgument, "'\(name)' is missing; it is: \(parameter.described.help)")
      }
    }
  }
}

/// The questions there are, for every interface.
package enum QuestionList {
  /// Raised where an answer loses a member or one means something else.
  package static let version = 2

  package static let all: [any Question.Type] = [
    ShownQuestion.self, PictureQuestion.self, TreeQuestion.self, WhyQuestion.self,
    FindingsQuestion.self, TrialQuestion.self, ChangesQuestion.self, NegotiationQuestion.self,
    SizesQuestion.self, BreakpointsQuestion.self, DeclarationQuestion.self,
    WrittenQuestion.self,
  ]

  /// The schemas of all arguments and answers.
  package static var schema: JSON {
    .object([
      ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
      ("schemaVersion", .integer(version)),
      (
        "questions",
        .object(
          all.map { question in
            (
              question.name,
              .object([
                ("description", .string(question.help)), ("arguments", question.argumentSchema),
                ("answer", question.answerSchema),
              ])
            )
          })
      ),
    ])
  }
}
