import LayoutSolver
import SwiftInterpreter

extension SwiftUILibrary {
  /// `Font`, its styles, weights and designs.
  static let fonts = NativeLibrary(
    name: "Fonts",
    types: [
      NativeType(
        "struct Font: Hashable",
        members: Font.TextStyle.allCases.map { style in
          NativeMember("static let \(style.sceneName): Font") { try $0.give(Font(.style(style))) }
        } + [
          NativeMember(
            "static func system(size: CGFloat, weight: Font.Weight? = nil, "
              + "design: Font.Design? = nil) -> Font"
          ) { (call, size: Double, weight: Font.Weight?, design: Font.Design?) in
            try call.give(
              Font(.size(size), weight: weight, design: design ?? .standard))
          },
          NativeMember(
            "static func system(_ style: Font.TextStyle, design: Font.Design? = nil, "
              + "weight: Font.Weight? = nil) -> Font"
          ) { (call, style: Font.TextStyle, design: Font.Design?, weight: Font.Weight?) in
            try call.give(
              Font(.style(style), weight: weight, design: design ?? .standard))
          },
          NativeMember("static func custom(_ name: String, size: CGFloat) -> Font") {
            (call, name: String, size: Double) in
            try call.give(Font(.custom(name: name, size: size, relativeTo: .body)))
          },
          NativeMember(
            "static func custom(_ name: String, size: CGFloat, relativeTo textStyle: "
              + "Font.TextStyle) -> Font"
          ) { (call, name: String, size: Double, textStyle: Font.TextStyle) in
            try call.give(Font(.custom(name: name, size: size, relativeTo: textStyle)))
          },
          NativeMember("static func custom(_ name: String, fixedSize: CGFloat) -> Font") {
            (call, name: String, fixedSize: Double) in
            try call.give(Font(.custom(name: name, size: fixedSize, relativeTo: nil)))
          },
          changed("func weight(_ weight: Font.Weight) -> Font") {
            (font: inout Font, weight: Font.Weight) in
            font.weight = weight
          },
          changed("func bold() -> Font") { $0.bold = true },
          changed("func italic() -> Font") { $0.italic = true },
          changed("func monospacedDigit() -> Font") { $0.monospacedDigits = true },
          changed("func monospaced() -> Font") { $0.design = .monospaced },
          changed("func smallCaps() -> Font") { _ in },
          changed("func lowercaseSmallCaps() -> Font") { _ in },
          changed("func uppercaseSmallCaps() -> Font") { _ in },
          changed("func width(_ width: Font.Width) -> Font") { (_: inout Font, _: Unused) in },
          changed("func design(_ design: Font.Design) -> Font") {
            (font: inout Font, design: Font.Design) in
            font.design = design
          },
          changed("func leading(_ leading: Font.Leading) -> Font") {
            (font: inout Font, leading: Font.Leading) in
            font.leading = leading
          },
        ],
        isEqual: { lhs, rhs in lhs.asHost(Font.self) == rhs.asHost(Font.self) })
    ],
    sources: [Declarations.fonts])

  private static func changed<First: NativeArgument, each Next: NativeArgument>(
    _ signature: String,
    _ change: @escaping @Sendable (inout Font, First, repeat each Next) -> Void
  ) -> NativeMember {
    NativeMember(signature) { (call, first: First, next: repeat each Next) in
      var font = try call.receiver(as: Font.self)
      change(&font, first, repeat each next)
      return try call.give(font)
    }
  }

  private static func changed(
    _ signature: String, _ change: @escaping @Sendable (inout Font) -> Void
  ) -> NativeMember {
    NativeMember(signature) { call in
      var font = try call.receiver(as: Font.self)
      change(&font)
      return try call.give(font)
    }
  }
}

extension Font: SceneConvertible, SceneRepresentable {
  package static var declared: DeclaredTypes { .named("Font") }

  package init(scene value: Value, in context: SceneContext) throws {
    self = try value.requireHost()
  }
  package func sceneValue(in context: SceneContext) -> Value {
    context.interpreter.host("Font", self)
  }
}

extension Font.TextStyle: SceneEnumeration {
  static let sceneTypeName = "Font.TextStyle"
  /// Written out: at a start, finding a case's name by printing it takes a thousand times as long.
  private static let names = [
    "largeTitle", "title", "title2", "title3", "headline", "body", "callout", "subheadline",
    "footnote", "caption", "caption2",
  ]
  var sceneName: String { Self.names[rawValue] }
}
extension Font.Weight: SceneEnumeration { static let sceneTypeName = "Font.Weight" }
extension Font.Leading: SceneEnumeration { static let sceneTypeName = "Font.Leading" }
extension DynamicTypeSize: SceneEnumeration { static let sceneTypeName = "DynamicTypeSize" }

extension Font.Design: SceneConvertible {
  package static var declared: DeclaredTypes { .named("Font.Design") }

  package init(scene value: Value, in context: SceneContext) throws {
    switch value.caseName {
    case "serif": self = .serif
    case "rounded": self = .rounded
    case "monospaced": self = .monospaced
    default: self = .standard
    }
  }
}
