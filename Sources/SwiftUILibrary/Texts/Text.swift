import FoundationLibrary
import LayoutSolver
import SwiftInterpreter

/// A `Text`: runs of characters, each with what its own modifiers change.
struct TextValue: ViewRepresentation {
  var content: TextContent
  var source: SourceRange?

  init(_ string: String, source: SourceRange?) {
    self.init(TextContent(string), source: source)
  }

  init(_ content: TextContent, source: SourceRange?) {
    self.content = content
    self.source = source
  }

  func makeView(in context: SceneContext) -> View {
    View(.leaf(.text(content)), source: source)
  }

  /// The text with a change to every run, the innermost modifier winning as in SwiftUI.
  func styled(_ change: @escaping (inout EnvironmentValues) -> Void) -> TextValue {
    var text = self
    text.content.runs = content.runs.map { $0.styled(change) }
    return text
  }
}

extension TextValue: SceneConvertible {
  package init(scene value: Value, in context: SceneContext) throws {
    self = try value.requireHost()
  }
}

extension SwiftUILibrary {
  /// `Text` and the modifiers that give a `Text` again.
  static let text = NativeLibrary(
    name: "Text",
    types: [
      NativeType(
        "struct Text: View, Equatable",
        members: [
          plain("init(_ key: LocalizedStringKey)"),
          plain("@_disfavoredOverload init<S: StringProtocol>(_ content: S)"),
          plain("init(verbatim content: String)"),
          NativeMember(
            "@_disfavoredOverload init(_ key: LocalizedStringKey, tableName: String? = nil, "
              + "bundle: Bundle? = nil, comment: String? = nil)"
          ) { call in
            call.interpreter.host(
              "Text", TextValue(try call.key(0, in: 1).content, source: call.source))
          },
          dates("init(_ dates: ClosedRange<Date>)") { DateStyle.span(try $0.dates(0)) },
          dates("init(_ interval: DateInterval)") { call in
            let interval = try call.value(0)
            return DateStyle.span(
              try NativeCall.dates(interval.stored("start"), interval.stored("end")))
          },
          dates(
            "init(timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, "
              + "countsDown: Bool = true, showsHours: Bool = true)"
          ) { call in
            let now = try call.optional(1)?.secondsOfDate()
            return DateStyle.timer(
              try call.dates(0), at: now ?? call.interpreter.configuration.now,
              countsDown: try call(2), showsHours: try call(3))
          },
          plain("@_disfavoredOverload init(_ attributedContent: AttributedString)"),
          NativeMember("init(_ image: Image)") { call in
            let image: ImageValue = try call(0)
            return call.interpreter.host(
              "Text", TextValue(TextContent(runs: [.init(image.image)]), source: call.source))
          },
          NativeMember("init(_ date: Date, style: Text.DateStyle)") { call in
            let date = try call.value(0)
            let style = try call.value(1).caseName ?? "date"
            return call.interpreter.host(
              "Text",
              TextValue(
                try DateStyle.text(style, of: date, now: call.interpreter.configuration.now),
                source: call.source))
          },
          NativeMember("init<S>(_ subject: S, formatter: Formatter)") { call in
            call.interpreter.host(
              "Text",
              TextValue(try formatted(call.value(0), by: call.value(1), call), source: call.source))
          },
          NativeMember("init<F: FormatStyle>(_ input: F.FormatInput, format: F)") { call in
            call.interpreter.host(
              "Text", TextValue(try call.formatted(0, 1), source: call.source))
          },
          NativeMember("static func + (lhs: Text, rhs: Text) -> Text") { call in
            var sum: TextValue = try call(0)
            let other: TextValue = try call(1)
            try call.spend(sum.content.runs.count + other.content.runs.count, of: 64)
            sum.content.runs += other.content.runs
            return call.interpreter.host("Text", sum)
          },
          styled("func font(_ font: Font?) -> Text") { call in
            let font: Font? = try call(0)
            return { $0.font = font }
          },
          styled("func fontWeight(_ weight: Font.Weight?) -> Text") { call in
            let weight: Font.Weight? = try call(0)
            return { $0.fontWeight = weight }
          },
          styled("func fontDesign(_ design: Font.Design?) -> Text") { call in
            let design: Font.Design? = try call(0)
            return { $0.fontDesign = design }
          },
          styled("func fontWidth(_ width: Font.Width?) -> Text") { _ in { _ in } },
          styled("func bold() -> Text") { _ in { $0.bold = true } },
          styled("func bold(_ isActive: Bool) -> Text") { call in
            let isActive: Bool = try call(0)
            return { $0.bold = isActive }
          },
          styled("func italic() -> Text") { _ in { $0.italic = true } },
          styled("func italic(_ isActive: Bool) -> Text") { call in
            let isActive: Bool = try call(0)
            return { $0.italic = isActive }
          },
          styled("func monospaced(_ isActive: Bool = true) -> Text") { call in
            let isActive: Bool = try call(0)
            return { if isActive { $0.fontDesign = .monospaced } }
          },
          styled("func monospacedDigit() -> Text") { _ in { $0.monospacedDigits = true } },
          styled("func kerning(_ kerning: CGFloat) -> Text") { call in
            let kerning: Double = try call(0)
            return { $0.kerning = kerning }
          },
          styled("func tracking(_ tracking: CGFloat) -> Text") { call in
            let tracking: Double = try call(0)
            return { $0.tracking = tracking }
          },
          styled("func foregroundColor(_ color: Color?) -> Text") { call in
            let color: Color? = try call(0)
            return { $0.foreground = color.map(ShapeStyle.color) }
          },
          styled("func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text") { call in
            let paint: Paint = try call(0)
            return { if let style = paint.style { $0.setForeground([style]) } }
          },
          styled("func baselineOffset(_ baselineOffset: CGFloat) -> Text") { call in
            let offset: Double = try call(0)
            return { $0.baselineOffset = offset }
          },
          styled(
            "func underline(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, "
              + "color: Color? = nil) -> Text"
          ) { call in
            let isActive: Bool = try call(0)
            return { $0.isUnderlined = isActive }
          },
          styled(
            "func strikethrough(_ isActive: Bool = true, "
              + "pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) -> Text"
          ) { call in
            let isActive: Bool = try call(0)
            return { $0.isStruckThrough = isActive }
          },
          styled("func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text") {
            try $0.textScale()
          },
        ])
    ],
    sources: [Declarations.text])

  private static func plain(_ signature: String) -> NativeMember {
    NativeMember(signature) { call in
      call.interpreter.host("Text", TextValue(try call(0) as TextContent, source: call.source))
    }
  }

  private static func dates(
    _ signature: String, _ text: @escaping @Sendable (NativeCall) throws -> String
  ) -> NativeMember {
    NativeMember(signature) { call in
      call.interpreter.host("Text", TextValue(try text(call), source: call.source))
    }
  }

  private static func styled(
    _ signature: String,
    _ change:
      @escaping @Sendable (NativeCall) throws -> (inout EnvironmentValues) -> Void
  ) -> NativeMember {
    NativeMember(signature) { call in
      let text = try call.receiver(as: TextValue.self)
      return call.interpreter.host("Text", text.styled(try change(call)))
    }
  }
}
