import SwiftInterpreter

extension SwiftUILibrary {
  /// Renderers of texts. They draw text that is laid out already, which isn't modelled here, so
  /// none of their code runs.
  static let textRenderers = NativeLibrary(
    name: "TextRenderers",
    extensions: [
      "View": [undrawn("func textRenderer<T: TextRenderer>(_ renderer: T) -> some View")]
    ],
    sources: [Declarations.textRenderers])
}
