import SwiftInterpreter

extension SwiftUILibrary {
  /// Metal shaders by name: their effect isn't drawn and takes no part in layout.
  static let shaders = NativeLibrary(
    name: "Shaders",
    types: [
      NativeType(
        named: "ShaderLibrary",
        // Functions are found by name in a scene's Metal files, and all are called alike.
        generated: { _, call in
          try call.interpreter.structure("ShaderLibrary", [])
        })
    ],
    extensions: [
      "View": [
        undrawn("func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View"),
        undrawn(
          "func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, "
            + "isEnabled: Bool = true) -> some View"),
        undrawn(
          "func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true)"
            + " -> some View"),
      ],
      "VisualEffect": [
        "colorEffect(_ shader: Shader, isEnabled: Bool = true)",
        "distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true)",
        "layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true)",
      ].map { signature in
        NativeMember("func \(signature) -> some VisualEffect") { $0.receiver ?? .void }
      },
    ],
    sources: [Declarations.shaders])
}
