import LayoutSolver
import Numbers
import SwiftInterpreter

extension SwiftUILibrary {
  /// Modifiers that draw on a view's own frame, or not at all.
  static let drawing = NativeLibrary(
    name: "Drawing",
    types: [
      NativeType(
        "struct GlassEffectContainer<Content: View>: View",
        members: [
          NativeMember(
            "init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)"
          ) { (call, _: Unused, content: Content) in call.make(try content().content) }
        ])
    ],
    extensions: [
      "View": [
        NativeMember("func opacity(_ opacity: Double) -> some View") { (call, opacity: Double) in
          try call.decorated(.opacity(opacity))
        },
        NativeMember("func hidden() -> some View") { try $0.decorated(.hidden) },
        NativeMember(
          "func shadow(color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), "
            + "radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some View"
        ) { (call, color: Color, radius: Double, x: Double, y: Double) in
          try call.decorated(
            .shadow(Shadow(color: color, radius: radius, x: x, y: y)))
        },
        NativeMember("func clipped(antialiased: Bool = false) -> some View") {
          try $0.decorated(.clip(.area(.rectangle)))
        },
        NativeMember(
          "func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View"
        ) { (call, shape: ShapeValue, style: Value) in
          try call.decorated(.clip(shape.following(style).shape))
        },
        NativeMember("func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View")
        { (call, radius: Double, _: Unused) in
          try call.decorated(.clip(.area(.roundedRectangle(cornerRadius: radius))))
        },
        NativeMember(
          "func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask)"
            + " -> some View"
        ) { (call, _: Unused, mask: Content) in try call.masked(by: mask()) },
        NativeMember("func mask<Mask: View>(_ mask: Mask) -> some View") { (call, mask: View) in
          try call.masked(by: mask)
        },
        NativeMember("func blur(radius: CGFloat, opaque: Bool = false) -> some View") {
          (call, radius: Double, _: Unused) in
          try radius > 0
            ? call.decorated(.layer(.blur(radius: radius), at: call.source)) : call.unchanged()
        },
        NativeMember("func brightness(_ amount: Double) -> some View") {
          (call, amount: Double) in try call.decorated(.color(.brightness(amount)))
        },
        NativeMember("func contrast(_ amount: Double) -> some View") {
          (call, amount: Double) in try call.decorated(.color(.contrast(amount)))
        },
        NativeMember("func saturation(_ amount: Double) -> some View") {
          (call, amount: Double) in try call.decorated(.color(.saturation(amount)))
        },
        NativeMember("func grayscale(_ amount: Double) -> some View") {
          (call, amount: Double) in
          try call.decorated(.color(.saturation(1 - min(max(amount, 0), 1))))
        },
        NativeMember("func hueRotation(_ angle: Angle) -> some View") { (call, angle: Value) in
          try call.decorated(.color(.hueRotation(angle.number("radians"))))
        },
        NativeMember("func colorInvert() -> some View") { try $0.decorated(.color(.inverted)) },
        NativeMember("func colorMultiply(_ color: Color) -> some View") {
          (call, color: Color) in try call.decorated(.color(.multiplied(color)))
        },
        NativeMember("func luminanceToAlpha() -> some View") {
          try $0.decorated(.color(.luminanceToAlpha))
        },
        NativeMember("func blendMode(_ blendMode: BlendMode) -> some View") {
          (call, mode: Value) in
          guard let mode = BlendMode(rawValue: mode.caseName ?? ""), mode != .normal else {
            return try call.unchanged()
          }
          return try call.decorated(.layer(.blend(mode), at: call.source))
        },
        NativeMember("func compositingGroup() -> some View") {
          try $0.decorated(.layer(.group, at: $0.source))
        },
        NativeMember(
          "func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear)"
            + " -> some View"
        ) { (call, _: Unused, _: Unused) in
          try call.decorated(.layer(.group, at: call.source))
        },
        NativeMember(
          "func glassEffect<S: Shape>(_ glass: Glass = .regular, in shape: S) -> some View"
        ) { (call, glass: Glass, shape: ShapeValue) in
          try call.onGlass(glass, shape.shape.outline)
        },
        NativeMember("func glassEffect(_ glass: Glass = .regular) -> some View") {
          (call, glass: Glass) in try call.onGlass(glass, .capsule)
        },
        idle(
          "func glassEffectID<ID: Hashable>(_ id: ID?, in namespace: Namespace.ID) -> some View"),
        undrawn(
          "func glassEffectUnion<ID: Hashable>(id: ID?, namespace: Namespace.ID) -> some View"),
        idle("func glassEffectTransition(_ transition: GlassEffectTransition) -> some View"),
        NativeMember("func containerShape<T: InsettableShape>(_ shape: T) -> some View") {
          (call, shape: ShapeValue) in try call.decorated(.containerShape(shape.shape))
        },
        idle("func geometryGroup() -> some View"),
        NativeMember("func redacted(reason: RedactionReasons) -> some View") {
          (call, reasons: EnvironmentValues.RedactionReasons) in
          try call.environment { $0.redactionReasons.formUnion(reasons) }
        },
        NativeMember("func unredacted() -> some View") { call in
          try call.environment { $0.redactionReasons = [] }
        },
        NativeMember("func privacySensitive(_ sensitive: Bool = true) -> some View") {
          (call, sensitive: Bool) in
          try call.environment { $0.isPrivacySensitive = sensitive }
        },
        NativeMember("func foregroundColor(_ color: Color?) -> some View") {
          (call, color: Color?) in
          try call.environment { $0.foreground = color.map(ShapeStyle.color) }
        },
        NativeMember("func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View") {
          (call, paint: Paint) in try call.foreground([paint])
        },
        NativeMember(
          "func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2)"
            + " -> some View"
        ) { (call, primary: Paint, secondary: Paint) in
          try call.foreground([primary, secondary])
        },
        NativeMember(
          "func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(_ primary: S1, "
            + "_ secondary: S2, _ tertiary: S3) -> some View"
        ) { (call, primary: Paint, secondary: Paint, tertiary: Paint) in
          try call.foreground([primary, secondary, tertiary])
        },
        NativeMember("func tint(_ tint: Color?) -> some View") { (call, color: Color?) in
          try call.environment { $0.tint = color }
        },
        NativeMember("@_disfavoredOverload func tint<S: ShapeStyle>(_ tint: S?) -> some View") {
          (call, paint: Paint?) in
          try call.environment { $0.tint = paint?.style?.firstColor }
        },
        NativeMember("func accentColor(_ accentColor: Color?) -> some View") {
          (call, color: Color?) in
          try call.environment { $0.tint = color }
        },
        NativeMember("func colorScheme(_ colorScheme: ColorScheme) -> some View") {
          (call, scheme: ColorScheme) in
          try call.environment { $0.colorScheme = scheme }
        },
        NativeMember("func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View") {
          (call, scheme: ColorScheme?) in
          try call.environment { $0.colorScheme = scheme ?? $0.colorScheme }
        },
      ]
    ],
    sources: [Declarations.drawingEffects])
}

extension NativeCall {
  /// Sets the foreground style, and those of the levels after the first.
  fileprivate func foreground(_ paints: [Paint]) throws -> Value {
    guard let first = paints.first, first.style != nil else { return try unchanged() }
    return try environment { $0.setForeground(paints.compactMap(\.style)) }
  }
}

/// A `Glass`: its visible part.
struct Glass: SceneConvertible {
  static var declared: DeclaredTypes { .named("Glass") }
  var name = "regular"
  var tint: Color?

  init() {}

  init(_ value: Value) {
    name = value.stored("name")?.asString ?? name
    tint = value.stored("color")?.unwrapped?.asHost()
  }

  init(scene value: Value, in context: SceneContext) { self.init(value) }

  /// Its colour: a translucent grey, the tint mixed with a little of that, or almost nothing.
  var color: Color {
    if let tint { return .opacity(tint, name == "clear" ? 0.5 : 0.85) }
    return name == "clear" ? .opacity(.glass, 0.3) : .glass
  }
}

extension NativeCall {
  /// The receiver on glass; unchanged on the identity glass.
  fileprivate func onGlass(_ glass: Glass, _ outline: Drawing.Outline) throws -> Value {
    if glass.name == "identity" { return try unchanged() }
    return try decorated(.backdrop(Backdrop(outline, .color(glass.color))))
  }

  /// A mask of a shape becomes a clip; a mask of other views isn't drawn, which a note says.
  fileprivate func masked(by mask: View) throws -> Value {
    guard case .leaf(.shape(let shape)) = mask.content else { return try lacking("mask") }
    return try decorated(.clip(shape))
  }
}

extension ColorScheme: SceneEnumeration {
  static let sceneCases: [ColorScheme] = [.light, .dark]
  static let sceneTypeName = "ColorScheme"
}

extension EnvironmentValues.RedactionReasons: SceneConvertible, SceneRepresentable {
  package static var declared: DeclaredTypes { .named("RedactionReasons") }

  package init(scene value: Value, in context: SceneContext) throws {
    self.init(rawValue: Int(clamped: try value.number("rawValue")))
  }

  package func sceneValue(in context: SceneContext) throws -> Value {
    try context.interpreter.structure("RedactionReasons", [.int(rawValue)])
  }
}
