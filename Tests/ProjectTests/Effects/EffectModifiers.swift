/// A modifier of the table: how it is applied, and what a view or its place must have for SwiftUI to
/// show it.
struct ModifierSample {
  /// As in `SupportedName`.
  let name: String
  /// Swift source after the view.
  let source: String
  /// It is shown where there is one of these; of any view if empty.
  let needs: Traits
  /// Whether it is tried in all places.
  let isEverywhere: Bool

  private init(_ source: String, in places: Places = .alone, _ needs: Trait...) {
    name = String(source.drop { $0 == "." }.prefix { $0.isLetter || $0.isNumber })
    self.source = source
    self.needs = Set(needs)
    isEverywhere = places == .everywhere
  }

  private enum Places { case alone, everywhere }

  static let all = texts + looks + frames + styles + rows

  private static let texts = [
    ModifierSample(".font(.largeTitle)", in: .everywhere, .text, .symbol),
    ModifierSample(".fontWeight(.heavy)", .text, .symbol),
    ModifierSample(".bold()", .text, .symbol),
    ModifierSample(".fontDesign(.monospaced)", .text),
    ModifierSample(".monospaced()", .text),
    ModifierSample(".italic()", .text),
    ModifierSample(".underline()", .text),
    ModifierSample(".strikethrough()", .text),
    ModifierSample(".kerning(5)", .text),
    ModifierSample(".tracking(5)", .text),
    ModifierSample(".baselineOffset(9)", .text),
    ModifierSample(".textCase(.uppercase)", .text),
    ModifierSample(".textScale(.secondary)", .text),
    ModifierSample(".dynamicTypeSize(.accessibility2)", in: .everywhere, .text, .symbol),
    ModifierSample(".environment(\\.font, .largeTitle)", .text, .symbol),
    ModifierSample(".transformEnvironment(\\.font) { $0 = .largeTitle }", .text, .symbol),
    ModifierSample(".lineLimit(1)", .lines),
    ModifierSample(".lineSpacing(20)", .lines),
    ModifierSample(".multilineTextAlignment(.trailing)", .lines, .field),
    ModifierSample(".imageScale(.large)", .symbol),
    ModifierSample(".symbolVariant(.fill)", .symbol),
    ModifierSample(".symbolRenderingMode(.multicolor)", .symbol),
  ]

  private static let looks = [
    ModifierSample(".foregroundStyle(.green)", in: .everywhere, .ink),
    ModifierSample(".foregroundColor(.green)", .ink),
    ModifierSample(".tint(.purple)", in: .everywhere, .tint),
    ModifierSample(".accentColor(.purple)", .tint),
    ModifierSample(".disabled(true)", in: .everywhere, .enabled),
    ModifierSample(".saturation(0)", .color),
    ModifierSample(".grayscale(1)", .color),
    ModifierSample(".hueRotation(.degrees(120))", .color),
    ModifierSample(".colorMultiply(.black)", .color),
    ModifierSample(".colorInvert()", .pixels),
    ModifierSample(".contrast(0.3)", .pixels),
    ModifierSample(".brightness(0.6)", .pixels),
    ModifierSample(".opacity(0.4)", .pixels),
    ModifierSample(".hidden()", .pixels),
    ModifierSample(
      ".redacted(reason: .placeholder)", in: .everywhere, .text, .symbol, .picture),
    ModifierSample(".blur(radius: 5)", .pixels),
    ModifierSample(".blendMode(.difference)", .pixels),
    ModifierSample(".shadow(color: .red, radius: 4, x: 20, y: 12)", .pixels),
    ModifierSample(".colorScheme(.dark)", .ink, .button),
    ModifierSample(".preferredColorScheme(.dark)", .pixels),
    ModifierSample(".glassEffect()", .ground),
    ModifierSample(".background(.red)", .ground),
    ModifierSample(".background { Color.red }", .ground),
    ModifierSample(".background(.red, in: Circle())", .ground),
    ModifierSample(".overlay { Color.mint }"),
    ModifierSample(".border(.mint, width: 3)"),
    ModifierSample(".cornerRadius(60)", .corners),
    ModifierSample(".clipShape(Circle())", .corners),
    ModifierSample(".mask { Circle().frame(width: 8, height: 8) }", .pixels),
  ]

  private static let frames = [
    ModifierSample(".padding(30)"),
    ModifierSample(".frame(width: 333, height: 222)"),
    ModifierSample(".offset(x: 30, y: 20)", .pixels),
    ModifierSample(".scaleEffect(2)", .pixels),
    ModifierSample(".rotationEffect(.degrees(60))", .pixels),
    ModifierSample(".rotation3DEffect(.degrees(60), axis: (x: 1, y: 0, z: 0))", .pixels),
    ModifierSample(".transformEffect(CGAffineTransform(translationX: 30, y: 20))", .pixels),
    ModifierSample(".position(x: 40, y: 40)"),
    ModifierSample(".safeAreaInset(edge: .bottom) { Text(\"Inset\") }"),
    ModifierSample(".environment(\\.layoutDirection, .rightToLeft)", .hiddenLabel, .sides),
  ]

  private static let styles = [
    ModifierSample(".buttonStyle(.bordered)", in: .everywhere, .button),
    ModifierSample(".buttonStyle(.borderedProminent)", in: .everywhere, .button),
    ModifierSample(".buttonStyle(.plain)", .button),
    ModifierSample(".buttonStyle(.glass)", .button),
    ModifierSample(".buttonStyle(Card())", in: .everywhere, .button),
    ModifierSample(".buttonStyle(Wide())", .button),
    ModifierSample(".buttonBorderShape(.roundedRectangle(radius: 2))", .border),
    ModifierSample(".controlSize(.large)", in: .everywhere, .size),
    ModifierSample(".labelStyle(.titleOnly)", .label),
    ModifierSample(".labelStyle(.iconOnly)", .label),
    ModifierSample(".labelsHidden()", .hiddenLabel),
    ModifierSample(".toggleStyle(.button)", .toggle),
    ModifierSample(".pickerStyle(.segmented)", .picker),
    ModifierSample(".pickerStyle(.wheel)", .picker),
    ModifierSample(".pickerStyle(.inline)", .picker),
    ModifierSample(".pickerStyle(.palette)", .picker),
    ModifierSample(".pickerStyle(.navigationLink)", .picker),
    ModifierSample(".datePickerStyle(.graphical)", .datePicker),
    ModifierSample(".datePickerStyle(.wheel)", .datePicker),
    ModifierSample(".gaugeStyle(.accessoryCircular)", .gauge),
    ModifierSample(".gaugeStyle(.accessoryCircularCapacity)", .gauge),
    ModifierSample(".gaugeStyle(.accessoryLinear)", .gauge),
    ModifierSample(".gaugeStyle(.accessoryLinearCapacity)", .gauge),
    ModifierSample(".progressViewStyle(.circular)", .progress),
    ModifierSample(".groupBoxStyle(Boxed())", .groupBox),
    ModifierSample(".disclosureGroupStyle(Disclosed())", .disclosure),
    ModifierSample(".menuStyle(Framed())", .menu),
    ModifierSample(".controlGroupStyle(.menu)", .controlGroup),
    ModifierSample(".labeledContentStyle(Labeled())", .labeledContent),
    ModifierSample(".textFieldStyle(.roundedBorder)", .field),
    ModifierSample(".listStyle(.plain)", .list),
    ModifierSample(".formStyle(.columns)", .form),
    ModifierSample(".tabViewStyle(.page)", .tabs),
    ModifierSample(".scrollContentBackground(.hidden)", .list),
    ModifierSample(".contentMargins(40)", .scroll),
  ]

  private static let rows = [
    ModifierSample(".listRowBackground(Color.red)", in: .everywhere, .row),
    ModifierSample(
      ".listRowInsets(EdgeInsets(top: 30, leading: 60, bottom: 30, trailing: 60))",
      in: .everywhere, .row),
    ModifierSample(".badge(5)", in: .everywhere, .row, .tab),
  ]
}
