import LayoutSolver
import SwiftInterpreter

/// A control's styles: the protocol that a scene's own may conform to, the configuration for its
/// body, and SwiftUI's own by name.
struct ControlStyle: Sendable {
  /// The protocol: `ToggleStyle`. Its modifier is called the same in lower camel case.
  let name: String
  /// The configuration's properties as Swift source; a label if there is nothing else.
  let configuration: String
  /// Names after the dot, `switch` for `SwitchToggleStyle`, with further initialisers.
  let styles: [(name: String, initialisers: String)]
  /// The start of the name of the style `automatic`: `DefaultToggleStyle`, `AutomaticFormStyle`.
  let automatic: String
  /// SwiftUI's own styles without their looks, which a note says.
  let undrawn: Set<String>

  init(
    _ name: String, configuration: String = "let label: _ErasedView",
    _ styles: [String], tinted: Set<String> = [], automatic: String = "Default",
    undrawn: Set<String> = []
  ) {
    self.name = name
    self.configuration = configuration
    self.styles = styles.map { ($0, tinted.contains($0) ? "init(tint: Color) {}" : "") }
    self.automatic = automatic
    self.undrawn = undrawn
  }

  static let all = [
    label, toggle, progress, gauge, picker, datePicker, groupBox, disclosure, menu, labeledContent,
    form, controlGroup,
  ]

  static let label = ControlStyle(
    "LabelStyle",
    configuration: """
      typealias Title = _ErasedView
      typealias Icon = _ErasedView
      let title: _ErasedView
      let icon: _ErasedView
      var label: _ErasedView { title }
      """, ["automatic", "iconOnly", "titleOnly", "titleAndIcon"])
  static let toggle = ControlStyle(
    "ToggleStyle",
    configuration: """
      let label: _ErasedView
      @Binding var isOn: Bool
      var isMixed: Bool { false }
      """, ["automatic", "switch", "button", "checkbox"], tinted: ["switch"])
  static let progress = ControlStyle(
    "ProgressViewStyle",
    configuration: """
      let fractionCompleted: Double?
      let label: _ErasedView?
      let currentValueLabel: _ErasedView?
      """, ["automatic", "linear", "circular"], tinted: ["linear", "circular"])
  static let gauge = ControlStyle(
    "GaugeStyle",
    configuration: """
      let value: Double
      let label: _ErasedView
      let currentValueLabel: _ErasedView?
      let minimumValueLabel: _ErasedView?
      let maximumValueLabel: _ErasedView?
      """,
    [
      "automatic", "linearCapacity", "accessoryLinear", "accessoryLinearCapacity",
      "accessoryCircular", "accessoryCircularCapacity",
    ], undrawn: ["accessoryLinear", "accessoryLinearCapacity"])
  static let picker = ControlStyle(
    "PickerStyle",
    [
      "automatic", "segmented", "menu", "wheel", "inline", "palette", "navigationLink",
      "radioGroup",
    ])
  static let datePicker = ControlStyle(
    "DatePickerStyle",
    configuration: """
      let label: _ErasedView
      @Binding var selection: Date
      let minimumDate: Date?
      let maximumDate: Date?
      let displayedComponents: DatePickerComponents
      """, ["automatic", "compact", "graphical", "wheel"])
  static let groupBox = ControlStyle(
    "GroupBoxStyle",
    configuration: """
      let label: _ErasedView
      let content: _ErasedView
      """, ["automatic"])
  static let labeledContent = ControlStyle(
    "LabeledContentStyle",
    configuration: """
      let label: _ErasedView
      let content: _ErasedView
      """, ["automatic"], automatic: "Automatic")
  static let disclosure = ControlStyle(
    "DisclosureGroupStyle",
    configuration: """
      let label: _ErasedView
      let content: _ErasedView
      @Binding var isExpanded: Bool
      """, ["automatic"], automatic: "Automatic")
  static let menu = ControlStyle("MenuStyle", ["automatic", "button", "borderlessButton"])
  static let form = ControlStyle(
    "FormStyle", configuration: "let content: _ErasedView", ["automatic", "grouped", "columns"],
    automatic: "Automatic")
  static let controlGroup = ControlStyle(
    "ControlGroupStyle",
    configuration: """
      let label: _ErasedView
      let content: _ErasedView
      """, ["automatic", "navigation", "menu", "compactMenu", "palette"], automatic: "Automatic",
    undrawn: ["navigation", "menu", "compactMenu", "palette"])

  /// `SwitchToggleStyle` for `switch`, `DefaultToggleStyle` for `automatic`.
  func typeName(of style: String) -> String {
    let known = ["automatic": automatic, "groupBox": "GroupBox"]
    return (known[style] ?? style.prefix(1).uppercased() + String(style.dropFirst())) + name
  }

  private var modifierName: String { name.prefix(1).lowercased() + String(name.dropFirst()) }

  /// The modifier that sets the style for the views within.
  var modifier: NativeMember {
    let (name, modifierName) = (name, modifierName)
    let undrawn = Set(undrawn.map(typeName))
    return NativeMember("func \(modifierName)<S: \(name)>(_ style: S) -> some View") {
      (call, style: Value) in
      if let type = style.nominalType, !type.isFromScene, undrawn.contains(type.name) {
        return try call.lacking(modifierName)
      }
      return try call.environment { $0.custom[name] = style }
    }
  }

  /// The protocol, its configuration and SwiftUI's own styles as Swift source.
  var source: String {
    let body =
      configuration.contains("let label: _ErasedView?")
      ? "_ErasedView? { configuration.label }"
      : "_ErasedView { configuration.\(configuration.contains("label") ? "label" : "content") }"
    // Members are indented, by which a declaration's scanner finds them.
    let members = configuration.split(separator: "\n").reduce(into: "") {
      $0 += "\n  " + String($1)
    }
    var text = """
      struct \(name)Configuration {
        typealias Label = _ErasedView
        typealias Content = _ErasedView
        typealias CurrentValueLabel = _ErasedView\(members)
      }
      protocol \(name) {
        associatedtype Body: View
        typealias Configuration = \(name)Configuration
        @ViewBuilder func makeBody(configuration: \(name)Configuration) -> Body
      }

      """
    for (style, initialisers) in styles {
      let type = typeName(of: style)
      text += """
        struct \(type): \(name) {
          init() {}
          \(initialisers)
          func makeBody(configuration: \(name)Configuration) -> \(body)
        }
        extension \(name) where Self == \(type) {
          static var `\(style)`: \(type) { \(type)() }
        }

        """
    }
    return text
  }
}

extension SwiftUILibrary {
  /// The styles of controls, from one list.
  static let controlStyles = NativeLibrary(
    name: "ControlStyles", extensions: ["View": ControlStyle.all.map(\.modifier)],
    sources: ControlStyle.all.map { LibrarySource($0.source) })

  /// A control in the style around it.
  /// - Parameters:
  ///   - configuration: passed to the body of the scene's own style.
  ///   - builtIn: the control in one of SwiftUI's styles, nil for none with a look of its own.
  static func control(
    _ call: NativeCall, _ name: String, in style: ControlStyle,
    configuration: @escaping (BuildContext) throws -> [(String, Value)],
    builtIn: @escaping (BuiltInStyle?, ControlPlace) throws -> View
  ) -> Value {
    let context = call.context
    return call.make(
      .composite(name: name, isBuiltIn: true) { build in
        context.guardedView(name) {
          try context.styled(style, at: build, configuration: { try configuration(build) }) {
            try builtIn($0, ControlPlace(build))
          }
        }
      })
  }
}

extension SceneContext {
  /// A control in its style: the body of the scene's own style for the configuration, else
  /// `builtIn` for one of SwiftUI's, nil for none with a look of its own.
  func styled(
    _ style: ControlStyle, at build: BuildContext, configuration: () throws -> [(String, Value)],
    builtIn: (BuiltInStyle?) throws -> View
  ) throws -> View {
    let own = try bodyOfOwnStyle(style.name, at: build) { _ in
      try interpreter.construct("\(style.name)Configuration", configuration())
    }
    return try own ?? builtIn(BuiltInStyle(build.environment.custom[style.name] as? Value))
  }

  /// The body of the scene's own style for a control; nil if none is set.
  /// - Parameters:
  ///   - key: the key of the environment's value that the style is.
  ///   - method: the name of the style's method that makes the body.
  ///   - configuration: passed to the style's body.
  func bodyOfOwnStyle(
    _ key: String, by method: String = "makeBody", at build: BuildContext,
    _ configuration: (_ style: Value) throws -> Value
  ) throws -> View? {
    guard let style = build.environment.custom[key] as? Value, let type = style.nominalType,
      type.isFromScene
    else { return nil }
    var linked = try link(style, at: build)
    var arguments = [Interpreter.Argument("configuration", try configuration(style))]
    // Within its own body a style does not apply again.
    let body = try state.updates.evaluating(isIdle: false) {
      try view(interpreter.callMethod(method, on: &linked, arguments: &arguments))
    }
    return View(.environment(body) { $0.custom[key] = nil })
  }

  /// A view as a value of the scene's.
  func value(_ view: View) -> Value { interpreter.host("_ErasedView", view) }

  /// A view that may be missing.
  func value(_ view: View?) -> Value {
    .optional(view.map { interpreter.host("_ErasedView", $0) })
  }
}
