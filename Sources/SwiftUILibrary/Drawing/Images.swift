import LayoutSolver
import SwiftInterpreter

/// An `Image` and its place in the source.
struct ImageValue: ViewRepresentation, SceneConvertible {
  static var declared: DeclaredTypes { .named("Image") }

  var image: Image
  var source: SourceRange?

  init(_ image: Image, source: SourceRange?) {
    self.image = image
    self.source = source
  }

  package init(scene value: Value, in context: SceneContext) throws {
    self = try value.requireHost()
  }

  func makeView(in context: SceneContext) -> View {
    View(.leaf(.image(image)), source: source)
  }
}

extension SwiftUILibrary {
  /// `Image`: assets by name with the size the scene's directives give, and system symbols.
  static let images = NativeLibrary(
    name: "Images",
    types: [
      NativeType(
        "struct Image: View, Equatable",
        members: [
          asset("init(_ name: String, bundle: Bundle? = nil)"),
          asset("init(_ name: String, bundle: Bundle? = nil, label: Text)"),
          asset("init(decorative name: String, bundle: Bundle? = nil)"),
          asset("init(_ resource: ImageResource)"),
          asset("init(uiImage: UIImage)"),
          asset("init(nsImage: UIImage)"),
          NativeMember(
            "init(_ cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up, "
              + "label: Text)"
          ) { (call, image: Value, _: Unused, orientation: CaseName, _: Unused) in
            try asset(call, image, turned: orientation)
          },
          NativeMember(
            "init(decorative cgImage: CGImage, scale: CGFloat, "
              + "orientation: Image.Orientation = .up)"
          ) { (call, image: Value, _: Unused, orientation: CaseName) in
            try asset(call, image, turned: orientation)
          },
          asset("init(_ name: String, variableValue: Double?, bundle: Bundle? = nil)"),
          NativeMember("init(systemName: String)", body: symbol),
          NativeMember("init(systemName: String, variableValue: Double?)", body: symbol),
          NativeMember(
            "func resizable(capInsets: EdgeInsets = EdgeInsets(), "
              + "resizingMode: Image.ResizingMode = .stretch) -> Image"
          ) { (call, capInsets: EdgeInsets, mode: CaseName) in
            var value: ImageValue = try call.receiverAs()
            value.image.isResizable = true
            value.image.filling.caps = capInsets
            value.image.filling.isTiled = mode.name == "tile"
            return call.interpreter.host("Image", value)
          },
          NativeMember(
            "func renderingMode(_ renderingMode: Image.TemplateRenderingMode?) -> Image"
          ) { (call, mode: CaseName?) in
            var value: ImageValue = try call.receiverAs()
            value.image.filling.isTemplate = mode?.name == "template"
            return call.interpreter.host("Image", value)
          },
          same("func interpolation(_ interpolation: Image.Interpolation) -> Image"),
          same("func antialiased(_ isAntialiased: Bool) -> Image"),
          NativeMember("func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image") {
            (call, mode: SymbolMode?) in
            var value: ImageValue = try call.receiverAs()
            value.image.filling.symbolMode = mode
            return call.interpreter.host("Image", value)
          },
        ]),
      resource("ImageResource"), resource("ColorResource"),
      NativeType(
        "struct AsyncImage<Content: View>: View",
        members: [
          NativeMember("init(url: URL?, scale: CGFloat = 1) where Content == Image") { call in
            call.make(.leaf(.color(.opacity(.named(.gray), 0.3))))
          },
          NativeMember(
            "init<I: View, P: View>(url: URL?, scale: CGFloat = 1, "
              + "@ViewBuilder content: @escaping (Image) -> I, "
              + "@ViewBuilder placeholder: @escaping () -> P) where Content == I"
          ) { (call, _: Unused, _: Unused, _: Unused, placeholder: Content) in
            call.make(.group([try placeholder()]))
          },
          NativeMember(
            "init(url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(), "
              + "@ViewBuilder content: @escaping (AsyncImagePhase) -> Content)"
          ) { (call, _: Unused, _: Unused, _: Unused, content: Closure) in
            let phase = try call.interpreter.enumCase("AsyncImagePhase", "empty")
            return call.make(
              .group([try call.context.view(content(phase))]))
          },
        ]),
    ],
    extensions: [
      "View": [
        NativeMember("func imageScale(_ scale: Image.Scale) -> some View") {
          (call, scale: EnvironmentValues.ImageScale) in
          try call.environment { $0.imageScale = scale }
        },
        NativeMember("func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View") {
          (call, mode: SymbolMode?) in
          try call.environment { $0.symbolMode = mode }
        },
        NativeMember("func symbolVariant(_ variant: SymbolVariants) -> some View") {
          (call, variant: Value) in
          let variants = SymbolVariants(variant)
          return try call.environment { $0.symbolVariants = variants }
        },
        idle(
          "func symbolEffect<T: SymbolEffect>(_ effect: T, "
            + "options: SymbolEffectOptions = .default, isActive: Bool = true) -> some View"),
        idle(
          "func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View"),
        idle(
          "func symbolEffect<T: SymbolEffect, U: Equatable>(_ effect: T, "
            + "options: SymbolEffectOptions = .default, value: U) -> some View"),
      ]
    ],
    sources: [Declarations.images])

  /// A name of the asset catalogue, for which Xcode generates a static property.
  private static func resource(_ type: String) -> NativeType {
    NativeType(
      "@dynamicMemberLookup struct \(type): Hashable",
      source: """
        let name: String
        init(name: String, bundle: Bundle) { self.name = name }
        private init(_ name: String) { self.name = name }
        // Folders of the catalogue may be namespaces: `.Icons.star`.
        subscript(dynamicMember member: String) -> \(type) { \(type)(name + "/" + member) }
        """,
      generated: { name, call in try call.interpreter.structure(type, [.string(name)]) })
  }

  private static func asset(_ signature: String) -> NativeMember {
    NativeMember(signature) { (call, value: Value, _: Rest) in try asset(call, value) }
  }

  /// An image of the project's by its name, or one made of such.
  /// - Parameter orientation: how it is turned; on its side it is as wide as it was high.
  private static func asset(
    _ call: NativeCall, _ value: Value, turned orientation: CaseName? = nil
  ) throws -> Value {
    var image = try call.image(value)
    let turned = orientation?.name ?? ""
    if turned.hasPrefix("left") || turned.hasPrefix("right"), let size = image.naturalSize {
      image.naturalSize = Size(width: size.height, height: size.width)
    }
    return call.interpreter.host("Image", ImageValue(image, source: call.source))
  }

  private static func symbol(_ call: NativeCall, name: String, _: Rest) -> Value {
    call.interpreter.host("Image", ImageValue(call.symbol(name), source: call.source))
  }

  private static func same(_ signature: String) -> NativeMember {
    NativeMember(signature) { call in
      call.interpreter.host("Image", try call.receiverAs(ImageValue.self))
    }
  }
}

extension SymbolMode: SceneEnumeration {
  static let sceneCases: [SymbolMode] = [.monochrome, .multicolor, .hierarchical, .palette]
  static let sceneTypeName = "SymbolRenderingMode"
}

extension SymbolVariants {
  /// As a scene has them.
  fileprivate init(_ value: Value) {
    self.init()
    frame = value.stored("frame")?.unwrapped?.asString
    isFilled = value.stored("isFilled")?.asBool == true
    isSlashed = value.stored("isSlashed")?.asBool == true
  }
}

extension EnvironmentValues.ImageScale: SceneEnumeration {
  static let sceneCases: [EnvironmentValues.ImageScale] = [.small, .medium, .large]
  static let sceneTypeName = "Image.Scale"
}

extension NativeCall {
  /// A symbol or an image of the project's, by its name or as a `UIImage`.
  package func image(_ value: Value) throws -> Image {
    let name = try value.asString ?? value.stored("name")?.requireString() ?? ""
    if value.stored("isSystem")?.asBool == true || context.isSymbol(name) {
      return Image(name: name, isSystem: true, naturalSize: nil)
    }
    // An image of no name is an empty one.
    let known = name.isEmpty ? .zero : context.imageSize(name)
    if known == nil {
      context.report(
        Diagnostic(
          severity: .warning, identifier: .unknownImage,
          message: "no size is known for image '\(name)'", location: location,
          remedy: "it stands 64 points wide and high until the top of the file gives its size: "
            + "// reflow: image \(name) 64x40"))
    }
    // Its size is unknown; drawing nothing would make the rest of the screen look wrong.
    var image = Image(name: name, naturalSize: known ?? Size(width: 64, height: 64))
    image.isStandIn = known == nil
    image.filling.isTemplate = context.isTemplate(name)
    return image
  }
}
