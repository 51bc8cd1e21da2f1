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
  package static var declared: DeclaredTypes { .named("Text") }

  package init(scene value: Value, in context: SceneContext) throws {
    self = try value.requireHost()
  }
}

extension SwiftUILibrary {
  /// `Text` and the modifiers that return a `Text`.
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
            "init(_ key: LocalizedStringKey, tableName: String? = nil, "
              + "bundle: Bundle? = nil, comment: String? = nil)"
          ) { (call, key: LocalizedKey, table: String?, _: Unused, _: Unused) in
            let key = try key.looked(upIn: table, in: call.context)
            return call.interpreter.host("Text", TextValue(key.content, source: call.source))
          },
          NativeMember("init(_ dates: ClosedRange<Date>)") { (call, dates: DateRange) in
            call.ownText(DateStyle.span(dates.seconds))
          },
          NativeMember("init(_ interval: DateInterval)") { (call, interval: Value) in
            let range = try DateRange(from: interval.stored("start"), to: interval.stored("end"))
            return call.ownText(DateStyle.span(range.seconds))
          },
          NativeMember(
            "init(timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, "
              + "countsDown: Bool = true, showsHours: Bool = true)"
          ) { (call, interval: DateRange, pauseTime: Value?, countsDown: Bool, showsHours: Bool) in
            let now = try pauseTime?.secondsOfDate() ?? call.interpreter.configuration.now
            return call.ownText(
              DateStyle.timer(
                interval.seconds, at: now, countsDown: countsDown, showsHours: showsHours))
          },
          plain("@_disfavoredOverload init(_ attributedContent: AttributedString)"),
          NativeMember("init(_ image: Image)") { (call, image: ImageValue) in
            call.interpreter.host(
              "Text", TextValue(TextContent(runs: [.init(image.image)]), source: call.source))
          },
          NativeMember("init(_ date: Date, style: Text.DateStyle)") {
            (call, date: Value, style: CaseName) in
            call.interpreter.host(
              "Text",
              TextValue(
                try DateStyle.text(style.name, of: date, now: call.interpreter.configuration.now),
                source: call.source))
          },
          NativeMember("init<S>(_ subject: S, formatter: Formatter)") {
            (call, subject: Value, formatter: Value) in
            call.interpreter.host(
              "Text",
              TextValue(try formatted(subject, by: formatter, call), source: call.source))
          },
          NativeMember("init<F: FormatStyle>(_ input: F.FormatInput, format: F)") {
            (call, input: Value, format: Value) in
            call.ownText(try call.formatted(input, by: format))
          },
          NativeMember("static func + (lhs: Text, rhs: Text) -> Text") {
            (call, lhs: TextValue, rhs: TextValue) in
            var sum = lhs
            try TextContent.charge([sum.content, rhs.content], in: call.interpreter)
            sum.content.runs += rhs.content.runs
            return call.interpreter.host("Text", sum)
          },
          styled("func font(_ font: Font?) -> Text") {
            (font: Font?) in { $0.font = font }
          },
          styled("func fontWeight(_ weight: Font.Weight?) -> Text") {
            (weight: Font.Weight?) in { $0.fontWeight = weight }
          },
          styled("func fontDesign(_ design: Font.Design?) -> Text") {
            (design: Font.Design?) in { $0.fontDesign = design }
          },
          NativeMember("func fontWidth(_ width: Font.Width?) -> Text") { (call, _: Unused) in
            call.reportUndrawn(.note, "fontWidth changes nothing here: Reflow doesn't draw it")
            return call.receiver ?? .void
          },
          styled("func bold() -> Text", always: { $0.bold = true }),
          styled("func bold(_ isActive: Bool) -> Text") {
            (isActive: Bool) in { $0.bold = isActive }
          },
          styled("func italic() -> Text", always: { $0.italic = true }),
          styled("func italic(_ isActive: Bool) -> Text") {
            (isActive: Bool) in { $0.italic = isActive }
          },
          styled("func monospaced(_ isActive: Bool = true) -> Text") {
            (isActive: Bool) in { if isActive { $0.fontDesign = .monospaced } }
          },
          styled("func monospacedDigit() -> Text", always: { $0.monospacedDigits = true }),
          styled("func kerning(_ kerning: CGFloat) -> Text") {
            (kerning: Double) in { $0.kerning = kerning }
          },
          styled("func tracking(_ tracking: CGFloat) -> Text") {
            (tracking: Double) in { $0.tracking = tracking }
          },
          styled("func foregroundColor(_ color: Color?) -> Text") {
            (color: Color?) in { $0.foreground = color.map(ShapeStyle.color) }
          },
          styled("func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text") {
            (paint: Paint) in { if let style = paint.style { $0.setForeground([style]) } }
          },
          styled("func baselineOffset(_ baselineOffset: CGFloat) -> Text") {
            (offset: Double) in { $0.baselineOffset = offset }
          },
          styled(
            "func underline(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, "
              + "color: Color? = nil) -> Text"
          ) {
            (isActive: Bool, _: Unused, _: Unused) in { $0.isUnderlined = isActive }
          },
          styled(
            "func strikethrough(_ isActive: Bool = true, "
              + "pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) -> Text"
          ) {
            (isActive: Bool, _: Unused, _: Unused) in { $0.isStruckThrough = isActive }
          },
          styled(
            "func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text", textScale),
        ])
    ],
    sources: [Declarations.text])

  private static func plain(_ signature: String) -> NativeMember {
    NativeMember(signature) { (call, content: TextContent) in
      call.interpreter.host("Text", TextValue(content, source: call.source))
    }
  }

  private static func styled<First: NativeArgument, each Next: NativeArgument>(
    _ signature: String,
    _ change: @escaping @Sendable (First, repeat each Next) -> EnvironmentChange
  ) -> NativeMember {
    NativeMember(signature) { (call, first: First, next: repeat each Next) in
      let text = try call.receiver(as: TextValue.self)
      return call.interpreter.host("Text", text.styled(change(first, repeat each next)))
    }
  }

  private static func styled(
    _ signature: String, always change: @escaping @Sendable (inout EnvironmentValues) -> Void
  ) -> NativeMember {
    NativeMember(signature) { call in
      let text = try call.receiver(as: TextValue.self)
      return call.interpreter.host("Text", text.styled(change))
    }
  }
}

extension NativeCall {
  /// A `Text` with words of our own.
  fileprivate func ownText(_ words: String) -> Value {
    interpreter.host("Text", TextValue(words, source: source))
  }
}
