import Questions

/// What an editor asks or is told, by the protocol's method, with the questions whose answers it shows.
package enum EditorRequest: String, CaseIterable, Sendable {
  case diagnostics = "textDocument/publishDiagnostics"
  case hover = "textDocument/hover"
  case codeActions = "textDocument/codeAction"
  case inlayHints = "textDocument/inlayHint"
  case codeLenses = "textDocument/codeLens"
  case executeCommand = "workspace/executeCommand"
  case picture = "reflow/picture"

  package var questions: [any Question.Type] {
    switch self {
    case .diagnostics: [FindingsQuestion.self]
    case .hover: [WhyQuestion.self, DeclarationQuestion.self]
    case .codeActions: [FindingsQuestion.self, TrialQuestion.self]
    case .inlayHints: [WrittenQuestion.self]
    case .codeLenses: [ShownQuestion.self]
    case .executeCommand: QuestionList.all
    case .picture: [PictureQuestion.self]
    }
  }
}
