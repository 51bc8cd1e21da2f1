import LayoutSolver
import SwiftInterpreter

extension SwiftUILibrary {
  /// How the texts inside a view are set: all through the environment.
  static let textStyles = NativeLibrary(
    name: "TextStyles",
    extensions: [
      "View": [
        setting("func font(_ font: Font?) -> some View") { call in
          let font: Font? = try call(0)
          return { $0.font = font }
        },
        setting("func fontWeight(_ weight: Font.Weight?) -> some View") { call in
          let weight: Font.Weight? = try call(0)
          return { $0.fontWeight = weight }
        },
        setting("func fontDesign(_ design: Font.Design?) -> some View") { call in
          let design: Font.Design? = try call(0)
          return { $0.fontDesign = design }
        },
        setting("func bold(_ isActive: Bool = true) -> some View") { call in
          let isActive: Bool = try call(0)
          return { $0.bold = isActive }
        },
        setting("func italic(_ isActive: Bool = true) -> some View") { call in
          let isActive: Bool = try call(0)
          return { $0.italic = isActive }
        },
        setting("func monospaced(_ isActive: Bool = true) -> some View") { call in
          let isActive: Bool = try call(0)
          return { if isActive { $0.fontDesign = .monospaced } }
        },
        setting("func monospacedDigit() -> some View") { _ in { $0.monospacedDigits = true } },
        setting("func kerning(_ kerning: CGFloat) -> some View") { call in
          let kerning: Double = try call(0)
          return { $0.kerning = kerning }
        },
        setting("func tracking(_ tracking: CGFloat) -> some View") { call in
          let tracking: Double = try call(0)
          return { $0.tracking = tracking }
        },
        setting("func lineLimit(_ number: Int?) -> some View") { call in
          let number: Int? = try call(0)
          return {
            $0.lineLimit = number
            $0.reservedLines = 0
          }
        },
        setting("func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View") { call in
          let limit: Int = try call(0)
          let reserves: Bool = try call(1)
          return {
            $0.lineLimit = limit
            $0.reservedLines = reserves ? limit : 0
          }
        },
        setting("func lineLimit(_ limit: ClosedRange<Int>) -> some View", lineLimits),
        setting("func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View", lineLimits),
        setting("func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View", lineLimits),
        setting("func lineSpacing(_ lineSpacing: CGFloat) -> some View") { call in
          let spacing: Double = try call(0)
          return { $0.lineSpacing = spacing }
        },
        setting("func multilineTextAlignment(_ alignment: TextAlignment) -> some View") { call in
          let alignment: TextAlignment = try call(0)
          return { $0.multilineTextAlignment = alignment }
        },
        setting("func minimumScaleFactor(_ factor: CGFloat) -> some View") { call in
          let factor: Double = try call(0)
          return { $0.minimumScaleFactor = factor }
        },
        setting("func allowsTightening(_ flag: Bool) -> some View") { call in
          let flag: Bool = try call(0)
          return { $0.allowsTightening = flag }
        },
        setting("func truncationMode(_ mode: Text.TruncationMode) -> some View") { call in
          let mode: TruncationMode = try call(0)
          return { $0.truncationMode = mode }
        },
        setting("func textCase(_ textCase: Text.Case?) -> some View") { call in
          let textCase: EnvironmentValues.TextCase? = try call(0)
          return { $0.textCase = textCase }
        },
        setting("func dynamicTypeSize(_ size: DynamicTypeSize) -> some View") { call in
          let size: DynamicTypeSize = try call(0)
          return { $0.dynamicTypeSize = size }
        },
        setting(
          "func dynamicTypeSize(_ range: ClosedRange<DynamicTypeSize>) -> some View", typeSizes),
        setting(
          "func dynamicTypeSize(_ range: PartialRangeThrough<DynamicTypeSize>) -> some View",
          typeSizes),
        setting(
          "func dynamicTypeSize(_ range: PartialRangeFrom<DynamicTypeSize>) -> some View",
          typeSizes),
        idle("func fontWidth(_ width: Font.Width?) -> some View"),
        setting("func baselineOffset(_ baselineOffset: CGFloat) -> some View") { call in
          let offset: Double = try call(0)
          return { $0.baselineOffset = offset }
        },
        setting(
          "func underline(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, "
            + "color: Color? = nil) -> some View"
        ) { call in
          let isActive: Bool = try call(0)
          return { $0.isUnderlined = isActive }
        },
        setting(
          "func strikethrough(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, "
            + "color: Color? = nil) -> some View"
        ) { call in
          let isActive: Bool = try call(0)
          return { $0.isStruckThrough = isActive }
        },
        setting("func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View") {
          try $0.textScale()
        },
      ]
    ])

  private typealias Change = (inout EnvironmentValues) -> Void

  private static func setting(
    _ signature: String, _ change: @escaping @Sendable (NativeCall) throws -> Change
  ) -> NativeMember {
    NativeMember(signature) { call in try call.environment(try change(call)) }
  }

  private static let lineLimits: @Sendable (NativeCall) throws -> Change = { call in
    guard case .range(let range) = try call.value(0) else { return { _ in } }
    let (reserved, limit) = (range.lower?.asInt, range.upper?.asInt)
    return {
      $0.lineLimit = limit
      $0.reservedLines = reserved ?? 0
    }
  }

  private static let typeSizes: @Sendable (NativeCall) throws -> Change = { call in
    guard case .range(let range) = try call.value(0) else { return { _ in } }
    let context = call.context
    let lower = try range.lower.map { try DynamicTypeSize(scene: $0, in: context) }
    let upper = try range.upper.map { try DynamicTypeSize(scene: $0, in: context) }
    return { values in
      if let lower { values.dynamicTypeSize = max(lower, values.dynamicTypeSize) }
      if let upper { values.dynamicTypeSize = min(upper, values.dynamicTypeSize) }
    }
  }
}

extension NativeCall {
  /// What `textScale(_:isEnabled:)` changes.
  func textScale() throws -> (inout EnvironmentValues) -> Void {
    guard try bool(1) else { return { _ in } }
    let isSecondary = try value(0).caseName == "secondary"
    return { $0.isSecondaryText = isSecondary }
  }
}

extension TextAlignment: SceneEnumeration {
  static let sceneCases: [TextAlignment] = [.leading, .center, .trailing]
  static let sceneTypeName = "TextAlignment"
}
extension TruncationMode: SceneEnumeration {
  static let sceneCases: [TruncationMode] = [.head, .middle, .tail]
  static let sceneTypeName = "Text.TruncationMode"
}
extension EnvironmentValues.TextCase: SceneEnumeration {
  static let sceneCases: [EnvironmentValues.TextCase] = [.uppercase, .lowercase]
  static let sceneTypeName = "Text.Case"
}
