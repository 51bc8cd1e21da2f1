import LayoutSolver
import SwiftInterpreter

extension SwiftUILibrary {
  /// What is drawn on a view's own frame, or not at all.
  static let drawing = NativeLibrary(
    name: "Drawing",
    types: [
      NativeType(
        "struct GlassEffectContainer<Content: View>: View",
        members: [
          NativeMember(
            "init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)"
          ) { call in call.make(try call.content(1).content) }
        ])
    ],
    extensions: [
      "View": [
        NativeMember("func opacity(_ opacity: Double) -> some View") { call in
          try call.decorated(.opacity(call(0)))
        },
        NativeMember("func hidden() -> some View") { try $0.decorated(.hidden) },
        NativeMember(
          "func shadow(color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), "
            + "radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some View"
        ) { call in
          try call.decorated(
            .shadow(Shadow(color: call(0), radius: call(1), x: call(2), y: call(3))))
        },
        NativeMember("func clipped(antialiased: Bool = false) -> some View") {
          try $0.decorated(.clip(.area(.rectangle)))
        },
        NativeMember(
          "func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View"
        ) { call in
          try call.decorated(.clip((call(0) as ShapeValue).following(call.value(1)).shape))
        },
        NativeMember("func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View")
        {
          call in
          try call.decorated(.clip(.area(.roundedRectangle(cornerRadius: call(0)))))
        },
        NativeMember(
          "func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask)"
            + " -> some View"
        ) { call in try call.masked(by: call.content(1)) },
        NativeMember("func mask<Mask: View>(_ mask: Mask) -> some View") { call in
          try call.masked(by: call.view(0))
        },
        idle("func blur(radius: CGFloat, opaque: Bool = false) -> some View"),
        coloring("brightness(_ amount: Double)") { .brightness(try $0(0)) },
        coloring("contrast(_ amount: Double)") { .contrast(try $0(0)) },
        coloring("saturation(_ amount: Double)") { .saturation(try $0(0)) },
        coloring("grayscale(_ amount: Double)") { .saturation(1 - min(max(try $0(0), 0), 1)) },
        coloring("hueRotation(_ angle: Angle)") {
          .hueRotation(try $0.value(0).number("radians"))
        },
        coloring("colorInvert()") { _ in .inverted },
        coloring("colorMultiply(_ color: Color)") { .multiplied(try $0(0)) },
        coloring("luminanceToAlpha()") { _ in .luminanceToAlpha },
        idle("func blendMode(_ blendMode: BlendMode) -> some View"),
        idle("func compositingGroup() -> some View"),
        idle(
          "func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear)"
            + " -> some View"),
        NativeMember(
          "func glassEffect<S: Shape>(_ glass: Glass = .regular, in shape: S) -> some View"
        ) { call in
          let shape = (try call(1) as ShapeValue).shape
          return try call.decorated(.backdrop(Backdrop(shape.outline, .color(.glass))))
        },
        NativeMember("func glassEffect(_ glass: Glass = .regular) -> some View") { call in
          try call.decorated(.backdrop(Backdrop(.capsule, .color(.glass))))
        },
        idle(
          "func glassEffectID<ID: Hashable>(_ id: ID?, in namespace: Namespace.ID) -> some View"),
        idle(
          "func glassEffectUnion<ID: Hashable>(id: ID?, namespace: Namespace.ID) -> some View"),
        idle("func glassEffectTransition(_ transition: GlassEffectTransition) -> some View"),
        idle("func containerShape<T: InsettableShape>(_ shape: T) -> some View"),
        idle("func geometryGroup() -> some View"),
        NativeMember("func redacted(reason: RedactionReasons) -> some View") { call in
          let reasons = try call.value(0)
          let hidesTexts = try reasons.number("rawValue").remainder(dividingBy: 2) != 0
          return try call.environment {
            $0.custom["redactionReasons"] = reasons
            $0.isRedacted = $0.isRedacted || hidesTexts
          }
        },
        NativeMember("func unredacted() -> some View") { call in
          try call.environment {
            $0.custom["redactionReasons"] = nil
            $0.isRedacted = false
          }
        },
        idle("func privacySensitive(_ sensitive: Bool = true) -> some View"),
        NativeMember("func foregroundColor(_ color: Color?) -> some View") { call in
          let color: Color? = try call(0)
          return try call.environment { $0.foreground = color.map(ShapeStyle.color) }
        },
        foreground("func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View"),
        foreground(
          "func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2)"
            + " -> some View"),
        foreground(
          "func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(_ primary: S1, "
            + "_ secondary: S2, _ tertiary: S3) -> some View"),
        NativeMember("func tint(_ tint: Color?) -> some View") { call in
          let color: Color? = try call(0)
          return try call.environment { $0.tint = color }
        },
        NativeMember("@_disfavoredOverload func tint<S: ShapeStyle>(_ tint: S?) -> some View") {
          call in
          let paint: Paint? = try call(0)
          return try call.environment { $0.tint = paint?.style?.firstColor }
        },
        NativeMember("func accentColor(_ accentColor: Color?) -> some View") { call in
          let color: Color? = try call(0)
          return try call.environment { $0.tint = color }
        },
        NativeMember("func colorScheme(_ colorScheme: ColorScheme) -> some View") { call in
          let scheme: ColorScheme = try call(0)
          return try call.environment { $0.colorScheme = scheme }
        },
        NativeMember("func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View") {
          call in
          let scheme: ColorScheme? = try call(0)
          return try call.environment { $0.colorScheme = scheme ?? $0.colorScheme }
        },
      ]
    ],
    sources: [Declarations.drawingEffects])

  private static func coloring(
    _ signature: String, _ effect: @escaping @Sendable (NativeCall) throws -> ColorEffect
  ) -> NativeMember {
    NativeMember("func \(signature) -> some View") { call in
      try call.decorated(.color(effect(call)))
    }
  }

  private static func foreground(_ signature: String) -> NativeMember {
    NativeMember(signature) { call in
      let styles = try call.arguments.indices.map { try (call($0) as Paint).style }
      guard let first = styles.first ?? nil else { return try call.unchanged() }
      return try call.environment {
        $0.setForeground([first] + styles.dropFirst().compactMap { $0 })
      }
    }
  }
}

extension NativeCall {
  /// A mask of a shape is seen as a clip; one of other views is not drawn.
  fileprivate func masked(by mask: View) throws -> Value {
    guard case .leaf(.shape(let shape)) = mask.content else { return try unchanged() }
    return try decorated(.clip(shape))
  }
}

extension ColorScheme: SceneEnumeration {
  static let sceneCases: [ColorScheme] = [.light, .dark]
  static let sceneTypeName = "ColorScheme"
}
