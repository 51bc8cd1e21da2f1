import LayoutSolver
import SwiftInterpreter

extension SwiftUILibrary {
  /// Text fields: their text or prompt on a line as wide as they are offered.
  static let fields = NativeLibrary(
    name: "Fields",
    types: [
      NativeType(
        "struct TextField<Label: View>: View",
        members: [
          field("init(_ title: LocalizedStringKey, text: Binding<String>) where Label == Text"),
          NativeMember(
            "init(_ title: LocalizedStringKey, text: Binding<String>, axis: Axis) "
              + "where Label == Text"
          ) { (call, title: TextContent, text: BindingValue, axis: Axis) in
            try field(call, title, text, grows: axis == .vertical)
          },
          NativeMember(
            "init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text?, "
              + "axis: Axis = .horizontal) where Label == Text"
          ) { (call, title: TextContent, text: BindingValue, prompt: View?, axis: Axis) in
            try field(call, title, text, prompt: prompt, grows: axis == .vertical)
          },
          field(
            "init(_ title: LocalizedStringKey, text: Binding<String>, "
              + "onEditingChanged: @escaping (Bool) -> Void, "
              + "onCommit: @escaping () -> Void = {}) where Label == Text"),
          field(
            "init(_ title: LocalizedStringKey, text: Binding<String>, "
              + "onCommit: @escaping () -> Void) where Label == Text"),
          NativeMember(
            "init(_ title: LocalizedStringKey, text: Binding<String>, "
              + "selection: Binding<TextSelection?>, "
              + "prompt: Text? = nil, axis: Axis? = nil) where Label == Text"
          ) {
            (call, title: TextContent, text: BindingValue, _: Unused, prompt: View?, axis: Axis?) in
            try field(call, title, text, prompt: prompt, grows: axis == .vertical)
          },
          NativeMember(
            "init(text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal, "
              + "@ViewBuilder label: () -> Label)"
          ) { (call, binding: BindingValue, prompt: View?, _: Unused, label: Content) in
            let text = try binding.get().requireString()
            guard text.isEmpty else { return fieldView(call, text: text) }
            return fieldView(call, prompt: try (prompt ?? label()).asPlaceholder)
          },
          NativeMember(
            "init<V>(_ title: LocalizedStringKey, value: Binding<V>, formatter: Formatter, "
              + "onCommit: @escaping () -> Void = {}) where Label == Text"
          ) { (call, title: TextContent, value: BindingValue, style: Value, _: Unused) in
            try valueField(call, title, value, style)
          },
          NativeMember(
            "init<F: FormatStyle>(_ title: LocalizedStringKey, "
              + "value: Binding<F.FormatInput>, format: F, prompt: Text? = nil) "
              + "where Label == Text"
          ) { (call, title: TextContent, value: BindingValue, style: Value, prompt: View?) in
            try valueField(call, title, value, style, prompt: prompt)
          },
          NativeMember(
            "init<F: FormatStyle>(_ title: LocalizedStringKey, "
              + "value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil) "
              + "where Label == Text"
          ) { (call, title: TextContent, value: BindingValue, style: Value, prompt: View?) in
            try valueField(call, title, value, style, prompt: prompt)
          },
        ]),
      NativeType(
        "struct SecureField<Label: View>: View",
        members: [
          NativeMember(
            "init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) "
              + "where Label == Text"
          ) { (call, title: TextContent, text: BindingValue, prompt: View?) in
            try secureField(call, title, text, prompt: prompt)
          },
          NativeMember(
            "init(_ title: LocalizedStringKey, text: Binding<String>, "
              + "onCommit: @escaping () -> Void) where Label == Text"
          ) { (call, title: TextContent, text: BindingValue, _: Unused) in
            try secureField(call, title, text)
          },
        ]),
    ],
    extensions: [
      "View": [
        controlStyle(
          "func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View", takesOwn: true),
        idle("func keyboardType(_ type: UIKeyboardType) -> some View"),
        idle("func textContentType(_ textContentType: UITextContentType?) -> some View"),
        idle(
          "func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?)"
            + " -> some View"),
        idle("func autocapitalization(_ style: UITextAutocapitalizationType) -> some View"),
        idle("func autocorrectionDisabled(_ disable: Bool = true) -> some View"),
        idle("func disableAutocorrection(_ disable: Bool?) -> some View"),
        idle("func submitLabel(_ submitLabel: SubmitLabel) -> some View"),
        idle(
          "func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void)"
            + " -> some View"),
        undrawn("func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View"),
        idle("func submitScope(_ isBlocking: Bool = true) -> some View"),
        NativeMember("func focused(_ condition: Binding<Bool>) -> some View") {
          (call, condition: BindingValue) in
          try focused(call) { try condition.get().asBool == true }
        },
        idle("func focusable(_ isFocusable: Bool = true) -> some View"),
        idle(
          "func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions)"
            + " -> some View"),
        NativeMember(
          "func focused<V: Hashable>(_ binding: Binding<V>, equals value: V) -> some View"
        ) { (call, binding: BindingValue, value: Value) in
          let interpreter = call.interpreter
          return try focused(call) {
            guard let focus = try binding.get().unwrapped else { return false }
            return try interpreter.areEqual(focus, value.unwrapped ?? value)
          }
        },
        idle("func textSelection<S: TextSelectability>(_ selectability: S) -> some View"),
      ]
    ],
    sources: [Declarations.fields])

  /// A field that brings up the keyboard while it is focused: where that is up, scroll views show
  /// the field above it; otherwise a note says so.
  private static func focused(
    _ call: NativeCall, isFocused: @escaping () throws -> Bool
  ) throws -> Value {
    let (receiver, context) = (try call.receiverView(), call.context)
    let location = call.location
    return call.make(
      .placed { build in
        guard build.environment.platform.kind == .ios, context.guarded(false, isFocused) else {
          return receiver
        }
        guard context.screen.keyboard > 0 else {
          context.scrolling.leaveFocus()
          context.noteKeyboard(at: location)
          return receiver
        }
        context.scrolling.showFocus(at: build.identity)
        return View(.identity(receiver, FocusMark()))
      })
  }

  private static func field(_ signature: String) -> NativeMember {
    NativeMember(signature) { (call, title: TextContent, text: BindingValue, _: Rest) in
      try field(call, title, text)
    }
  }

  /// - Parameter prompt: What an empty one shows instead of its title.
  private static func field(
    _ call: NativeCall, _ title: TextContent, _ binding: BindingValue, prompt: View? = nil,
    grows: Bool = false
  ) throws -> Value {
    let text = try binding.get().requireString()
    let line =
      text.isEmpty ? (prompt ?? call.text(title)).keepingLine.asPlaceholder : call.textView(text)
    return fieldView(call, prompt: line, label: call.text(title), grows: grows)
  }

  /// A field that shows a dot for each character. On a phone an empty one is a whole number of
  /// points high and a filled one as high as its line (recorded on iOS 17.5 and 26.2).
  private static func secureField(
    _ call: NativeCall, _ title: TextContent, _ binding: BindingValue, prompt: View? = nil
  ) throws -> Value {
    let text = try binding.get().requireString()
    let line =
      text.isEmpty
      ? (prompt ?? call.text(title)).keepingLine.asPlaceholder
      : call.textView(String(repeating: "•", count: text.count))
    return fieldView(
      call, prompt: line, label: call.text(title), kind: text.isEmpty ? .empty : .dots)
  }

  /// The kind of a field's contents, on which its height depends.
  private enum FieldKind { case plain, growing, empty, dots }

  /// A field for a value, shown by its style or formatter; without a value it shows its title.
  private static func valueField(
    _ call: NativeCall, _ title: TextContent, _ binding: BindingValue, _ style: Value,
    prompt: View? = nil
  ) throws -> Value {
    guard let value = try binding.get().unwrapped else {
      return fieldView(call, prompt: (prompt ?? call.text(title)).keepingLine.asPlaceholder)
    }
    if call.interpreter.value(style, is: "FormatStyle") {
      return fieldView(call, text: try call.formatted(value, by: style))
    }
    guard call.interpreter.value(style, is: "NumberFormatter") else {
      return fieldView(call, text: try call.interpreter.describe(value))
    }
    var style = style
    let number = try call.interpreter.construct("NSNumber", [("value", value)])
    var arguments = [Interpreter.Argument("from", number)]
    let text = try call.interpreter.callMethod("string", on: &style, arguments: &arguments)
    return fieldView(call, text: text.asString ?? "")
  }

  private static func fieldView(
    _ call: NativeCall, text: String, label: View? = nil, grows: Bool = false,
    kind: FieldKind = .plain
  ) -> Value {
    fieldView(
      call, prompt: View(.leaf(.text(TextContent(text))), source: call.source), label: label,
      grows: grows, kind: kind)
  }

  /// - Parameters:
  ///   - label: what a Mac's form shows before the field.
  ///   - grows: by whole lines, with its text.
  private static func fieldView(
    _ call: NativeCall, prompt: View, label: View? = nil, grows: Bool = false,
    kind: FieldKind = .plain
  ) -> Value {
    let line = ButtonLook.dimmed(grows ? prompt : prompt.styled { $0.lineLimit = 1 })
    let builtIn: (ControlPlace) -> View = { place in
      guard place.isMac else {
        return field(line.filling(place), grows ? .growing : kind, in: place)
      }
      if place.isInGroupedForm, place.style("textFieldStyle") == nil {
        // Its text ends at the row's trailing edge, as other controls do.
        let field = line.modified(
          .flexibleFrame(
            FlexibleFrame(
              maxWidth: .infinity,
              alignment: Alignment(horizontal: .trailing, vertical: .verticalCenter))))
        guard !place.hidesLabel, let label else { return field }
        return .hStack(
          [label.styled { $0.font = $0.font ?? .body }, field], spacing: 8,
          alignment: .firstTextBaseline)
      }
      let field = macField(line.filling(place), in: place)
      guard place.isInColumns, !place.hidesLabel, let label else { return field }
      return .macRow(label, field, alignment: .firstTextBaseline, in: place)
    }
    let (context, name) = (call.context, kind == .plain ? "TextField" : "SecureField")
    return call.make(
      .composite(name: name, isBuiltIn: true) { build in
        context.guardedView(name) {
          let own = try context.bodyOfOwnStyle("textFieldStyle", by: "_body", at: build) { _ in
            let field = View.Content.composite(name: "", isBuiltIn: true) {
              builtIn(ControlPlace($0))
            }
            return context.value(View(field))
          }
          return own ?? builtIn(ControlPlace(build))
        }
      })
  }

  /// UIKit's field is a point higher than its line in whole points (22 recorded at 17 points, 21 at
  /// 16) and no text to its neighbours; with a rounded border 8 points more, but 34 at least. One
  /// that grows is as high as its lines (recorded on iOS 26.2).
  private static func field(_ line: View, _ kind: FieldKind, in place: ControlPlace) -> View {
    let metrics = place.environment.fontMetrics
    let textHeight = place.roundedUp(metrics.ascent + metrics.descent)
    let height =
      switch kind {
      case .plain: (metrics.ascent + metrics.descent).rounded(.up) + 1
      case .empty: textHeight.rounded(.up)
      case .dots, .growing: textHeight
      }
    let plain = line.padded(
      EdgeInsets(top: (height - textHeight) / 2, bottom: (height - textHeight) / 2))
    guard place.style("textFieldStyle") == .roundedBorderTextField else {
      return plain.modified(.ordinarySpacing(edges: .vertical))
    }
    let inset = max(4, (34 - height) / 2)
    return plain.padded(vertical: inset, horizontal: 7).on(border).on(area)
  }

  /// A Mac's field has a border unless it is plain.
  private static func macField(_ line: View, in place: ControlPlace) -> View {
    if place.style("textFieldStyle") == .plainTextField { return line }
    return line.padded(vertical: 4, horizontal: 6).on(border).on(area)
  }

  /// A field with a border has the screen's background colour, wherever it is.
  private static let area = Backdrop(
    .roundedRectangle(cornerRadius: 6), .color(.system(.systemBackground)))

  private static let border = Backdrop(
    .roundedRectangle(cornerRadius: 6), .color(.system(.systemGray4)),
    insets: EdgeInsets(top: 0.5, leading: 0.5, bottom: 0.5, trailing: 0.5), lineWidth: 1)
}

extension View {
  /// A field's line at the edge of its room that its text is aligned to.
  fileprivate func filling(_ place: ControlPlace) -> View {
    let edge: AlignmentGuide =
      switch place.environment.multilineTextAlignment {
      case .leading: .leading
      case .center: .horizontalCenter
      case .trailing: .trailing
      }
    return modified(
      .flexibleFrame(
        FlexibleFrame(
          maxWidth: .infinity, alignment: Alignment(horizontal: edge, vertical: .verticalCenter))))
  }

  /// A field without a word in it is as high as its line all the same.
  fileprivate var keepingLine: View {
    guard case .leaf(.text(let text)) = content, text.string.isEmpty else { return self }
    return View(.leaf(.text(TextContent(" "))), source: source)
  }

  fileprivate var asPlaceholder: View {
    styled { $0.foreground = .color(.system(.placeholderText)) }
  }
}
