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
          NativeMember("static let \(style): Font") { try $0.give(Font(.style(style))) }
        } + [
          NativeMember(
            "static func system(size: CGFloat, weight: Font.Weight? = nil, "
              + "design: Font.Design? = nil) -> Font"
          ) { call in
            try call.give(
              Font(.size(call(0)), weight: call(1), design: call(2) ?? .standard))
          },
          NativeMember(
            "static func system(_ style: Font.TextStyle, design: Font.Design? = nil, "
              + "weight: Font.Weight? = nil) -> Font"
          ) { call in
            try call.give(
              Font(.style(call(0)), weight: call(2), design: call(1) ?? .standard))
          },
          NativeMember("static func custom(_ name: String, size: CGFloat) -> Font") { call in
            try call.give(Font(.custom(name: call(0), size: call(1), relativeTo: .body)))
          },
          NativeMember(
            "static func custom(_ name: String, size: CGFloat, relativeTo textStyle: "
              + "Font.TextStyle) -> Font"
          ) { call in
            try call.give(Font(.custom(name: call(0), size: call(1), relativeTo: call(2))))
          },
          NativeMember("static func custom(_ name: String, fixedSize: CGFloat) -> Font") { call in
            try call.give(Font(.custom(name: call(0), size: call(1), relativeTo: nil)))
          },
          changed("func weight(_ weight: Font.Weight) -> Font") { font, call in
            font.weight = try call(0)
          },
          changed("func bold() -> Font") { font, _ in font.bold = true },
          changed("func italic() -> Font") { font, _ in font.italic = true },
          changed("func monospacedDigit() -> Font") { font, _ in font.monospacedDigits = true },
          changed("func monospaced() -> Font") { font, _ in font.design = .monospaced },
          changed("func smallCaps() -> Font") { _, _ in },
          changed("func lowercaseSmallCaps() -> Font") { _, _ in },
          changed("func uppercaseSmallCaps() -> Font") { _, _ in },
          changed("func width(_ width: Font.Width) -> Font") { _, _ in },
          changed("func design(_ design: Font.Design) -> Font") { font, call in
            font.design = try call(0)
          },
          changed("func leading(_ leading: Font.Leading) -> Font") { font, call in
            font.leading = try call(0)
          },
        ],
        isEqual: { lhs, rhs in lhs.asHost(Font.self) == rhs.asHost(Font.self) })
    ],
    sources: [Declarations.fonts])

  private static func changed(
    _ signature: String, _ change: @escaping @Sendable (inout Font, NativeCall) throws -> Void
  ) -> NativeMember {
    NativeMember(signature) { call in
      var font = try call.receiver(as: Font.self)
      try change(&font, call)
      return try call.give(font)
    }
  }
}

extension Font: SceneConvertible, SceneRepresentable {
  package init(scene value: Value, in context: SceneContext) throws {
    self = try value.requireHost()
  }
  package func sceneValue(in context: SceneContext) -> Value {
    context.interpreter.host("Font", self)
  }
}

extension Font.TextStyle: SceneEnumeration { static let sceneTypeName = "Font.TextStyle" }
extension Font.Weight: SceneEnumeration { static let sceneTypeName = "Font.Weight" }
extension Font.Leading: SceneEnumeration { static let sceneTypeName = "Font.Leading" }
extension DynamicTypeSize: SceneEnumeration { static let sceneTypeName = "DynamicTypeSize" }

extension Font.Design: SceneConvertible {
  package init(scene value: Value, in context: SceneContext) throws {
    switch value.caseName {
    case "serif": self = .serif
    case "rounded": self = .rounded
    case "monospaced": self = .monospaced
    default: self = .standard
    }
  }
}
