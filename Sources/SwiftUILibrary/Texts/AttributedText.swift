import LayoutSolver
import SwiftInterpreter

extension SwiftUILibrary {
  /// `AttributedString`: pieces of text with their attributes.
  static let attributedText = NativeLibrary(
    name: "AttributedText",
    types: [
      NativeType(
        "struct MarkdownPieces",
        members: [
          NativeMember("static func read(_ markdown: String) -> [[String]]") {
            (call, markdown: String) in
            .array(
              try Markdown.runs(markdown, counting: call.interpreter).map { run in
                .array([
                  .string(run.text), .string(run.style.contains(.strong) ? "strong" : ""),
                  .string(run.style.contains(.emphasis) ? "emphasis" : ""),
                  .string(run.style.contains(.code) ? "code" : ""),
                  .string(run.style.contains(.strikethrough) ? "strikethrough" : ""),
                  .string(run.address ?? ""),
                ])
              })
          }
        ])
    ],
    sources: [Declarations.attributedText])
}

extension TextContent {
  /// The pieces of an attributed string.
  init(attributed pieces: Value, in context: SceneContext) throws {
    let pieces = try pieces.requireArray()
    try Self.checkCount(pieces.count)
    self.init(
      runs: try pieces.map { piece in
        let attributes = piece.stored("attributes")
        func attribute(_ name: String) -> Value? { attributes?.stored(name)?.unwrapped }
        let font = try attribute("font").map { try Font(scene: $0, in: context) }
        let color = try attribute("foregroundColor").map { try Color(scene: $0, in: context) }
        let kerning = try attribute("kern")?.requireDouble()
        let tracking = try attribute("tracking")?.requireDouble()
        let offset = try attribute("baselineOffset")?.requireDouble()
        let intent =
          try attribute("inlinePresentationIntent")?.stored("rawValue")?.requireInt() ?? 0
        var style: Markdown.Style = []
        if intent & 1 != 0 { style.insert(.emphasis) }
        if intent & 2 != 0 { style.insert(.strong) }
        if intent & 4 != 0 { style.insert(.code) }
        if intent & 32 != 0 { style.insert(.strikethrough) }
        if attribute("link") != nil { style.insert(.link) }
        return Run(try piece.stored("text")?.requireString() ?? "") { values in
          if let font { values.font = font }
          if let color { values.foreground = .color(color) }
          if let kerning { values.kerning = kerning }
          if let tracking { values.tracking = tracking }
          if let offset { values.baselineOffset = offset }
        }.marked(style)
      })
  }
}
