import SwiftInterpreter

extension SwiftUILibrary {
  /// Metal shaders by name: how they change what is drawn takes no part in layout.
  static let shaders = NativeLibrary(
    name: "Shaders",
    types: [
      NativeType(
        "@dynamicMemberLookup struct ShaderLibrary",
        source: """
          static let `default` = ShaderLibrary()
          init() {}
          init(url: URL) {}
          static func bundle(_ bundle: Bundle) -> ShaderLibrary { ShaderLibrary() }
          func callAsFunction(_ arguments: Shader.Argument...) -> Shader {
            Shader(function: ShaderFunction(library: self, name: ""), arguments: arguments)
          }
          static subscript(dynamicMember name: String) -> ShaderFunction {
            ShaderFunction(library: .default, name: name)
          }
          subscript(dynamicMember name: String) -> ShaderFunction {
            ShaderFunction(library: self, name: name)
          }
          """,
        // Functions are found by name in a scene's Metal files; all of them are called alike.
        generated: { _, call in
          try call.interpreter.structure("ShaderLibrary", [])
        })
    ],
    extensions: [
      "View": [
        idle("func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View"),
        idle(
          "func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, "
            + "isEnabled: Bool = true) -> some View"),
        idle(
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
    sources: [
      """
      struct Shader: ShapeStyle {
        struct Argument {
          static func float(_ x: Any) -> Argument { Argument() }
          static func float2(_ x: Any, _ y: Any) -> Argument { Argument() }
          static func float2(_ point: Any) -> Argument { Argument() }
          static func float3(_ x: Any, _ y: Any, _ z: Any) -> Argument { Argument() }
          static func float4(_ x: Any, _ y: Any, _ z: Any, _ w: Any) -> Argument { Argument() }
          static func floatArray(_ array: [Float]) -> Argument { Argument() }
          static func color(_ color: Color) -> Argument { Argument() }
          static func colorArray(_ array: [Color]) -> Argument { Argument() }
          static func image(_ image: Image) -> Argument { Argument() }
          static func data(_ data: Data) -> Argument { Argument() }
          static var boundingRect: Argument { Argument() }
        }
        init(function: ShaderFunction, arguments: [Argument]) {}
      }
      """,
      """
      struct ShaderFunction {
        init(library: ShaderLibrary, name: String) {}
        func callAsFunction(_ arguments: Shader.Argument...) -> Shader {
          Shader(function: self, arguments: arguments)
        }
      }
      """,
    ])
}
