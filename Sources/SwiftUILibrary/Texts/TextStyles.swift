import LayoutSolver
import SwiftInterpreter

extension SwiftUILibrary {
  /// How the texts inside a view are set: all through the environment.
  static let textStyles = NativeLibrary(
    name: "TextStyles",
    extensions: [
      "View": [
        setting("func font(_ font: Font?) -> some View") {
          (font: Font?) in { $0.font = font }
        },
        setting("func fontWeight(_ weight: Font.Weight?) -> some View") {
          (weight: Font.Weight?) in { $0.fontWeight = weight }
        },
        setting("func fontDesign(_ design: Font.Design?) -> some View") {
          (design: Font.Design?) in { $0.fontDesign = design }
        },
        setting("func bold(_ isActive: Bool = true) -> some View") {
          (isActive: Bool) in { $0.bold = isActive }
        },
        setting("func italic(_ isActive: Bool = true) -> some View") {
          (isActive: Bool) in { $0.italic = isActive }
        },
        setting("func monospaced(_ isActive: Bool = true) -> some View") {
          (isActive: Bool) in { if isActive { $0.fontDesign = .monospaced } }
        },
        NativeMember("func monospacedDigit() -> some View") {
          try $0.environment { $0.monospacedDigits = true }
        },
        setting("func kerning(_ kerning: CGFloat) -> some View") {
          (kerning: Double) in { $0.kerning = kerning }
        },
        setting("func tracking(_ tracking: CGFloat) -> some View") {
          (tracking: Double) in { $0.tracking = tracking }
        },
        setting("func lineLimit(_ number: Int?) -> some View") {
          (number: Int?) in
          {
            $0.lineLimit = number
            $0.reservedLines = 0
          }
        },
        setting("func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View") {
          (limit: Int, reserves: Bool) in
          {
            $0.lineLimit = limit
            $0.reservedLines = reserves ? limit : 0
          }
        },
        setting("func lineLimit(_ limit: ClosedRange<Int>) -> some View", lineLimits),
        setting("func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View", lineLimits),
        setting("func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View", lineLimits),
        setting("func lineSpacing(_ lineSpacing: CGFloat) -> some View") {
          (spacing: Double) in { $0.lineSpacing = spacing }
        },
        setting("func multilineTextAlignment(_ alignment: TextAlignment) -> some View") {
          (alignment: TextAlignment) in { $0.multilineTextAlignment = alignment }
        },
        setting("func minimumScaleFactor(_ factor: CGFloat) -> some View") {
          (factor: Double) in { $0.minimumScaleFactor = factor }
        },
        setting("func allowsTightening(_ flag: Bool) -> some View") {
          (flag: Bool) in { $0.allowsTightening = flag }
        },
        setting("func truncationMode(_ mode: Text.TruncationMode) -> some View") {
          (mode: TruncationMode) in { $0.truncationMode = mode }
        },
        setting("func textCase(_ textCase: Text.Case?) -> some View") {
          (textCase: EnvironmentValues.TextCase?) in { $0.textCase = textCase }
        },
        setting("func dynamicTypeSize(_ size: DynamicTypeSize) -> some View") {
          (size: DynamicTypeSize) in { $0.dynamicTypeSize = size }
        },
        setting(
          "func dynamicTypeSize(_ range: ClosedRange<DynamicTypeSize>) -> some View", typeSizes),
        setting(
          "func dynamicTypeSize(_ range: PartialRangeThrough<DynamicTypeSize>) -> some View",
          typeSizes),
        setting(
          "func dynamicTypeSize(_ range: PartialRangeFrom<DynamicTypeSize>) -> some View",
          typeSizes),
        undrawn("func fontWidth(_ width: Font.Width?) -> some View"),
        setting("func baselineOffset(_ baselineOffset: CGFloat) -> some View") {
          (offset: Double) in { $0.baselineOffset = offset }
        },
        setting(
          "func underline(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, "
            + "color: Color? = nil) -> some View"
        ) {
          (isActive: Bool, _: Unused, _: Unused) in { $0.isUnderlined = isActive }
        },
        setting(
          "func strikethrough(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, "
            + "color: Color? = nil) -> some View"
        ) {
          (isActive: Bool, _: Unused, _: Unused) in { $0.isStruckThrough = isActive }
        },
        setting(
          "func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View", textScale),
      ]
    ])

  typealias EnvironmentChange = (inout EnvironmentValues) -> Void

  private static func setting<First: NativeArgument, each Next: NativeArgument>(
    _ signature: String,
    _ change: @escaping @Sendable (First, repeat each Next) -> EnvironmentChange
  ) -> NativeMember {
    NativeMember(signature) { (call, first: First, next: repeat each Next) in
      try call.environment(change(first, repeat each next))
    }
  }

  private static func lineLimits(_ range: Bounds<Int>) -> EnvironmentChange {
    {
      $0.lineLimit = range.upper
      $0.reservedLines = range.lower ?? 0
    }
  }

  private static func typeSizes(_ range: TypeSizeBounds) -> EnvironmentChange {
    { values in
      if let lower = range.lower { values.dynamicTypeSize = max(lower, values.dynamicTypeSize) }
      if let upper = range.upper { values.dynamicTypeSize = min(upper, values.dynamicTypeSize) }
    }
  }

  /// The style after `textScale(_:isEnabled:)`.
  static func textScale(_ scale: CaseName, isEnabled: Bool) -> EnvironmentChange {
    { if isEnabled { $0.isSecondaryText = scale == "secondary" } }
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

/// The ends of a range of type sizes. Those of a generic type would cost a look at all conformances of the
/// program at each start.
private struct TypeSizeBounds: NativeArgument {
  static var declared: DeclaredTypes { Bounds<Int>.declared }
  let lower: DynamicTypeSize?
  let upper: DynamicTypeSize?

  init(argument: Value, of call: borrowing NativeCall) throws {
    guard case .range(let range) = argument else { throw ScriptFailure.trap("expected a range") }
    lower = try range.lower.map { try DynamicTypeSize(argument: $0, of: call) }
    upper = try range.upper.map { try DynamicTypeSize(argument: $0, of: call) }
  }
}
