import JSONText
import SceneLoader

// How the protocol writes places, problems and their like.

extension TextPosition {
  init?(_ json: JSON?) {
    guard let line = json?["line"]?.integer, let character = json?["character"]?.integer else {
      return nil
    }
    self.init(line: line, character: character)
  }
}

extension TextRange {
  init?(_ json: JSON?) {
    guard let start = TextPosition(json?["start"]), let end = TextPosition(json?["end"]) else {
      return nil
    }
    self.init(start, end)
  }
}

extension JSON {
  init(_ position: TextPosition) {
    self = .object([
      ("line", .integer(position.line)), ("character", .integer(position.character)),
    ])
  }

  init(_ range: TextRange) {
    self = .object([("start", JSON(range.start)), ("end", JSON(range.end))])
  }

  init(_ place: EditorPlace) {
    self = .object([("uri", .string(place.address)), ("range", JSON(place.range))])
  }

  init(_ problem: EditorProblem) {
    var members: [(String, JSON)] = [
      ("range", JSON(problem.range)), ("severity", .integer(problem.severity.number)),
      ("code", .string(problem.rule)), ("source", .string("reflow")),
      ("message", .string(problem.message)),
    ]
    if !problem.related.isEmpty {
      let related = problem.related.map { related in
        JSON.object([("location", JSON(related.place)), ("message", .string(related.message))])
      }
      members.append(("relatedInformation", .array(related)))
    }
    self = .object(members)
  }

  init(_ hint: SizeHint) {
    self = .object([
      ("position", JSON(hint.position)), ("label", .string(hint.label)),
      ("paddingLeft", .bool(true)), ("tooltip", .string(hint.tip)),
    ])
  }

  /// - Parameter hasVersions: whether the client takes changes of a text's version.
  init(_ fix: EditorFix, hasVersions: Bool) {
    let edits = JSON.array(
      fix.edits.map { .object([("range", JSON($0.range)), ("newText", .string($0.text))]) })
    let change: (String, JSON) =
      if hasVersions {
        (
          "documentChanges",
          .array([
            .object([
              (
                "textDocument",
                .object([
                  ("uri", .string(fix.address)),
                  ("version", fix.version.map(JSON.integer) ?? .null),
                ])
              ), ("edits", edits),
            ])
          ])
        )
      } else {
        ("changes", .object([(fix.address, edits)]))
      }
    self = .object([
      ("title", .string(fix.title)), ("kind", .string("quickfix")),
      ("diagnostics", .array([JSON(fix.problem)])), ("isPreferred", .bool(fix.isSafe)),
      ("edit", .object([change])),
    ])
  }
}

extension SceneDiagnostic.Severity {
  fileprivate var number: Int {
    switch self {
    case .error: 1
    case .warning: 2
    case .note: 3
    }
  }
}

/// What the server can do, as it says at the beginning.
struct ServerCapabilities {
  let version: String

  var json: JSON {
    .object([
      (
        "capabilities",
        .object([
          // What every client has; a server beside this one may use nothing else.
          ("positionEncoding", .string("utf-16")),
          (
            "textDocumentSync",
            .object([
              ("openClose", .bool(true)), ("change", .integer(2)), ("save", .bool(true)),
            ])
          ),
          ("hoverProvider", .bool(true)),
          (
            "codeActionProvider", .object([("codeActionKinds", .array([.string("quickfix")]))])
          ),
          ("inlayHintProvider", .bool(true)),
          ("codeLensProvider", .object([("resolveProvider", .bool(false))])),
          (
            "executeCommandProvider",
            .object([
              ("commands", .array(EditorCommand.allCases.map { .string($0.rawValue) }))
            ])
          ),
          (
            "workspace",
            .object([
              (
                "workspaceFolders",
                .object([("supported", .bool(true)), ("changeNotifications", .bool(true))])
              )
            ])
          ),
        ])
      ),
      (
        "serverInfo", .object([("name", .string("reflow")), ("version", .string(version))])
      ),
    ])
  }
}
