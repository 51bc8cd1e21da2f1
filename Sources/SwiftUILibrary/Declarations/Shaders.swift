@dynamicMemberLookup struct ShaderLibrary {
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
}

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

struct ShaderFunction {
  init(library: ShaderLibrary, name: String) {}
  func callAsFunction(_ arguments: Shader.Argument...) -> Shader {
    Shader(function: self, arguments: arguments)
  }
}
