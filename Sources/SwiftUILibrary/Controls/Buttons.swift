import LayoutSolver
import SwiftInterpreter

extension SwiftUILibrary {
  /// Buttons, their styles, and menus closed.
  static let buttons = NativeLibrary(
    name: "Buttons",
    types: [
      NativeType(
        "struct Button<Label: View>: View",
        members: [
          NativeMember(
            "init(action: @escaping () -> Void, @ViewBuilder label: () -> Label)"
          ) { (call, action: Value, label: Content) in
            button(call, perform: action, label: try label())
          },
          NativeMember(
            "init(role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label)"
          ) { (call, role: Value?, action: Value, label: Content) in
            button(call, perform: action, label: try label(), role: role)
          },
          NativeMember(
            "init(_ title: LocalizedStringKey, action: @escaping () -> Void) where Label == Text"
          ) { (call, title: TextContent, action: Value) in
            button(call, perform: action, label: call.text(title))
          },
          NativeMember(
            "init(_ title: LocalizedStringKey, role: ButtonRole?, action: @escaping () -> Void) "
              + "where Label == Text"
          ) { (call, title: TextContent, role: Value?, action: Value) in
            button(call, perform: action, label: call.text(title), role: role)
          },
          NativeMember(
            "init(_ title: LocalizedStringKey, systemImage: String, action: @escaping () -> Void) "
              + "where Label == Text"
          ) { (call, title: TextContent, systemImage: String, action: Value) in
            button(call, perform: action, label: try symbolAndTitle(call, title, systemImage))
          },
          NativeMember(
            "init(_ title: LocalizedStringKey, systemImage: String, role: ButtonRole?, "
              + "action: @escaping () -> Void) where Label == Text"
          ) { (call, title: TextContent, systemImage: String, role: Value?, action: Value) in
            button(
              call, perform: action, label: try symbolAndTitle(call, title, systemImage),
              role: role)
          },
          NativeMember(
            "init(_ title: LocalizedStringKey, image: ImageResource, "
              + "action: @escaping () -> Void) where Label == SwiftUI.Label<Text, Image>"
          ) { (call, title: TextContent, image: Value, action: Value) in
            button(
              call, perform: action, label: try iconAndTitle(call, title, call.icon(of: image)))
          },
          NativeMember(
            "init(_ title: LocalizedStringKey, image: ImageResource, role: ButtonRole?, "
              + "action: @escaping () -> Void) where Label == SwiftUI.Label<Text, Image>"
          ) { (call, title: TextContent, image: Value, role: Value?, action: Value) in
            button(
              call, perform: action, label: try iconAndTitle(call, title, call.icon(of: image)),
              role: role)
          },
          NativeMember(
            "init(role: ButtonRole, action: @escaping () -> Void) where Label == Text"
          ) { (call, role: Value, action: Value) in
            button(
              call, perform: action, label: call.text(TextContent(roleTitle(role))), role: role)
          },
          NativeMember("init<I: AppIntent>(intent: I, @ViewBuilder label: () -> Label)") {
            (call, _: Unused, label: Content) in
            button(call, perform: .none, label: try label())
          },
          NativeMember(
            "init<I: AppIntent>(role: ButtonRole?, intent: I, @ViewBuilder label: () -> Label)"
          ) { (call, role: Value?, _: Unused, label: Content) in
            button(call, perform: .none, label: try label(), role: role)
          },
          NativeMember(
            "init<I: AppIntent>(_ title: LocalizedStringKey, intent: I) where Label == Text"
          ) { (call, title: TextContent, _: Unused) in
            button(call, perform: .none, label: call.text(title))
          },
          NativeMember(
            "init<I: AppIntent>(_ title: LocalizedStringKey, systemImage: String, intent: I) "
              + "where Label == Text"
          ) { (call, title: TextContent, systemImage: String, _: Unused) in
            button(call, perform: .none, label: try symbolAndTitle(call, title, systemImage))
          },
          NativeMember(
            "init(_ configuration: PrimitiveButtonStyleConfiguration) "
              + "where Label == _ErasedView"
          ) { (call, parts: Value) in
            button(
              call, perform: parts.stored("action") ?? .none,
              label: try call.part("label", of: parts),
              role: parts.stored("role")?.unwrapped)
          },
        ]),
      NativeType(
        "struct Menu<Label: View, Content: View>: View",
        members: [
          NativeMember(
            "init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) where Label == Text"
          ) { (call, title: TextContent, _: Unused) in menu(call, label: call.text(title)) },
          NativeMember(
            "init(_ title: LocalizedStringKey, systemImage: String, "
              + "@ViewBuilder content: () -> Content) where Label == Text"
          ) { (call, title: TextContent, systemImage: String, _: Unused) in
            menu(call, label: try symbolAndTitle(call, title, systemImage))
          },
          NativeMember(
            "init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)"
          ) { (call, _: Unused, label: Content) in menu(call, label: try label()) },
          NativeMember(
            "init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, "
              + "primaryAction: @escaping () -> Void)"
          ) { (call, _: Unused, label: Content, _: Unused) in menu(call, label: try label()) },
          NativeMember(
            "init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content, "
              + "primaryAction: @escaping () -> Void) where Label == Text"
          ) { (call, title: TextContent, _: Unused, _: Unused) in
            menu(call, label: call.text(title))
          },
          NativeMember("init(content: () -> Content, label: Label)") {
            (call, _: Unused, label: View) in
            menu(call, label: label)
          },
          NativeMember("init(_ configuration: MenuStyleConfiguration)") {
            (call, configuration: Value) in
            menu(call, label: try call.part("label", of: configuration))
          },
        ]),
      NativeType(
        "struct Link<Label: View>: View",
        members: [
          NativeMember("init(_ title: LocalizedStringKey, destination: URL) where Label == Text") {
            (call, title: TextContent, _: Unused) in
            button(call, perform: .none, label: call.text(title), look: .link)
          },
          NativeMember("init(destination: URL, @ViewBuilder label: () -> Label)") {
            (call, _: Unused, label: Content) in
            button(call, perform: .none, label: try label(), look: .link)
          },
        ]),
      NativeType(
        "struct ShareLink<Label: View>: View",
        members: [
          "item: Any\(message)", "item: Any\(message), preview: SharePreview",
          "items: [Any]\(message)", "items: [Any]\(message), preview: (Any) -> SharePreview",
        ].flatMap(shareLinks)),
      NativeType(
        "struct SharePreview",
        members: [
          "", ", image: Any", ", icon: Any", ", image: Any, icon: Any",
        ]
        .flatMap { ["init(_ title: LocalizedStringKey\($0))", "init(_ title: Text\($0))"] }
        .map { NativeMember($0) { $0.interpreter.host("SharePreview", ()) } }),
      NativeType(
        "struct EditButton: View",
        members: [
          NativeMember("init()") { call in editButton(call) }
        ]),
      NativeType(
        "struct RenameButton: View",
        members: [
          NativeMember("init()") { call in
            button(call, perform: .none, label: View(.leaf(.text(TextContent("Rename")))))
          }
        ]),
      NativeType(
        "struct PasteButton: View",
        members: [
          NativeMember(
            "init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void)"
          ) { call in try pasteButton(call) },
          NativeMember(
            "init(supportedContentTypes: [UTType], "
              + "payloadAction: @escaping ([NSItemProvider]) -> Void)"
          ) { call in try pasteButton(call) },
        ]),
      NativeType(
        "struct ControlGroup<Content: View>: View",
        members: [
          NativeMember("init(@ViewBuilder content: () -> Content)") { (call, content: Content) in
            controlGroup(call, try content())
          },
          NativeMember(
            "init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L)"
          ) { (call, content: Content, label: Content) in
            controlGroup(call, try content(), label: try label())
          },
          NativeMember(
            "init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content)"
          ) { (call, title: TextContent, content: Content) in
            controlGroup(call, try content(), label: call.text(title))
          },
          NativeMember(
            "init(_ title: LocalizedStringKey, systemImage: String, "
              + "@ViewBuilder content: () -> Content)"
          ) { (call, title: TextContent, _: Unused, content: Content) in
            controlGroup(call, try content(), label: call.text(title))
          },
        ]),
      NativeType(named: "ButtonStyle"),
      NativeType(named: "PrimitiveButtonStyle"),
    ],
    extensions: [
      "View": [
        NativeMember("func buttonStyle<S: ButtonStyle>(_ style: S) -> some View", body: setStyle),
        NativeMember(
          "func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View", body: setStyle),
        controlStyle("func buttonBorderShape(_ shape: ButtonBorderShape) -> some View"),
        undrawn("func buttonSizing(_ sizing: ButtonSizing) -> some View"),
        idle("func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View"),
        idle("func renameAction(_ action: @escaping () -> Void) -> some View"),
        idle("func menuIndicator(_ visibility: Visibility) -> some View"),
        idle("func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View"),
        idle("func menuOrder(_ order: MenuOrder) -> some View"),
      ]
    ],
    sources: [Declarations.buttons])

  private static func setStyle(_ call: NativeCall, style: Value) throws -> Value {
    try call.environment { $0[.buttonStyle] = style }
  }

  static func symbolAndTitle(
    _ call: NativeCall, _ title: TextContent, _ symbol: String
  ) throws -> View {
    try iconAndTitle(call, title, View(.leaf(.image(call.symbol(symbol)))))
  }

  private static func iconAndTitle(
    _ call: NativeCall, _ title: TextContent, _ icon: View
  ) throws -> View {
    try call.context.view(label(call, title: call.text(title), icon: icon))
  }

  private static let message = ", subject: Text? = nil, message: Text? = nil"

  /// Share links: with the usual symbol and word, with a title, with a label.
  private static func shareLinks(_ parameters: String) -> [NativeMember] {
    [
      NativeMember("init(\(parameters)) where Label == Text") { call in
        try shareLink(call, call.textView("Share…"))
      },
      NativeMember("init(_ title: LocalizedStringKey, \(parameters)) where Label == Text") {
        (call, title: TextContent, _: Rest) in
        try shareLink(call, call.text(title))
      },
      parameters.contains("preview")
        ? NativeMember("init(\(parameters), @ViewBuilder label: () -> Label)") {
          (call, _: Unused, _: Unused, _: Unused, _: Unused, label: Content) in
          button(call, perform: .none, label: try label())
        }
        : NativeMember("init(\(parameters), @ViewBuilder label: () -> Label)") {
          (call, _: Unused, _: Unused, _: Unused, label: Content) in
          button(call, perform: .none, label: try label())
        },
    ]
  }

  private static func shareLink(_ call: NativeCall, _ title: View) throws -> Value {
    let symbol = Image(name: "square.and.arrow.up", isSystem: true, naturalSize: nil)
    let icon = View(.leaf(.image(symbol)))
    return button(
      call, perform: .none, label: try call.context.view(label(call, title: title, icon: icon)))
  }

  /// Turns the edit mode around it on and off.
  private static func editButton(_ call: NativeCall) -> Value {
    let context = call.context
    return control(call, "EditButton") { place in
      let isEditing = place.environment.isEditing
      let label = View(.leaf(.text(TextContent(isEditing ? "Done" : "Edit"))))
      let button = context.guardedView("EditButton") {
        try context.styledButton(label, look: .button, action: .none, at: place.build)
      }
      let mode = place.environment.editMode
      return View(
        .action(
          button,
          .tap {
            context.guarded(()) {
              try mode?.set(
                context.interpreter.enumCase("EditMode", isEditing ? "inactive" : "active"))
            }
          }))
    }
  }

  /// A system button: it has its own symbol, title and prominent look, whatever the button style;
  /// its sizes are those of other prominent buttons.
  private static func pasteButton(_ call: NativeCall) throws -> Value {
    let icon = View(.leaf(.image(call.symbol("doc.on.clipboard"))))
    let label = try call.context.view(label(call, title: call.textView("Paste"), icon: icon))
    return control(call, "PasteButton") { ButtonLook.bordered(label, .prominent, in: $0) }
  }

  private static func controlGroup(
    _ call: NativeCall, _ content: View, label: View = .empty
  ) -> Value {
    let context = call.context
    return control(
      call, "ControlGroup", in: .controlGroup,
      configuration: { _ in [("label", context.value(label)), ("content", context.value(content))] }
    ) { _, _ in View(.container(.hStack(alignment: .verticalCenter, spacing: nil), content)) }
  }

  /// A closed menu: its label in the menu style around it, which leaves it to the button style.
  private static func menu(_ call: NativeCall, label: View) -> Value {
    let context = call.context
    return control(
      call, "Menu", in: .menu, configuration: { _ in [("label", context.value(label))] }
    ) { style, place in
      if style == .borderlessButtonMenu { return ButtonLook.tinted(label.inRow) }
      return try context.styledButton(label, look: .menu, action: .none, at: place.build)
    }
  }

  /// The title of a button without a label.
  private static func roleTitle(_ role: Value) -> String {
    switch role.caseName {
    case "destructive": "Delete"
    case "confirm": "Done"
    case "close": "Close"
    default: "Cancel"
    }
  }

  /// Another framework's button, which does nothing when pressed.
  package static func button(_ call: NativeCall, _ label: View) -> Value {
    button(call, perform: .none, label: label)
  }

  /// A button: its label in the style around it, pressed by a tap.
  /// - Parameter look: its look where no style is set.
  static func button(
    _ call: NativeCall, perform: Value, label: View, role: Value? = nil,
    look: ButtonLook.Kind = .button
  ) -> Value {
    let context = call.context
    let name = call.type?.name ?? "Button"
    let surroundings = ButtonSurroundings()
    let styled = View(
      .composite(name: name, isBuiltIn: true) { build in
        surroundings.dismiss =
          build.environment[DismissesOnTap.key]?.perform
        return context.guardedView(name) {
          try context.styledButton(label, look: look, role: role, action: perform, at: build)
        }
      }, source: call.source)
    let button = View.Content.action(
      styled,
      .tap {
        surroundings.dismiss?()
        guard case .function = perform else { return }
        context.guarded(()) { _ = try context.interpreter.call(perform) }
      })
    guard role?.unwrapped?.caseName == "cancel" else { return call.make(button) }
    return call.make(DialogButtons.cancelling(View(button, source: call.source)).content)
  }
}

extension SceneContext {
  /// A control that is pressed like a button: its label in the current button style.
  /// - Parameter look: its look where no style is set.
  func styledButton(
    _ label: View, look: ButtonLook.Kind, role: Value? = nil, action: Value,
    at build: BuildContext
  ) throws -> View {
    guard role?.unwrapped?.caseName == "destructive" else {
      return try inButtonStyle(label, look, role, action, at: build)
    }
    // A destructive button's tint is red: for its label, or for what is behind that.
    var build = build
    build.environment.tint = .named(.red)
    return try inButtonStyle(label, look, role, action, at: build)
      .styled { $0.tint = .named(.red) }
  }

  private func inButtonStyle(
    _ label: View, _ look: ButtonLook.Kind, _ role: Value?, _ action: Value,
    at build: BuildContext
  ) throws -> View {
    let own = try bodyOfOwnStyle("buttonStyle", at: build) { style in
      let isPrimitive = interpreter.value(style, is: "PrimitiveButtonStyle")
      let last: (String, Value) = isPrimitive ? ("action", action) : ("isPressed", .bool(false))
      return try interpreter.construct(
        isPrimitive ? "PrimitiveButtonStyleConfiguration" : "ButtonStyleConfiguration",
        [
          ("role", .optional(role)), ("label", interpreter.host("_ErasedView", label)), last,
        ])
    }
    let place = ControlPlace(build)
    if let own { return View(.decorated(own, .takesTouchesWhereDrawn)) }
    return label.filledBarButton(place.style("buttonStyle"), in: place)
      ?? ButtonLook.builtIn(look, label.inRow, in: place)
  }
}

/// What a button needs of its surroundings once it is built: in a dialog, the action that closes
/// it.
private final class ButtonSurroundings {
  var dismiss: (() -> Void)?
}

/// A Mac's bordered button, in points: its least height, the room around its title, and the size of
/// its title's font; nil for the font that is set around it.
///
/// Since macOS 26 the room at its sides is half its height, and its font is its own: within callout
/// its title has 13 points (matron-apple). Recorded are regular (swiftui-web) and large (pine), both
/// on macOS 26; the other sizes are inferred, their fonts are `NSFont.systemFontSize(for:)`'s.
private struct MacButtonSize {
  var height: Double
  var above: Double
  var beside: Double
  var fontSize: Double?

  init(_ place: ControlPlace) {
    guard place.isNew else {
      (height, above, beside) = (20, 2, 8)
      return
    }
    (height, above, fontSize) =
      switch place.controlSize {
      case "mini": (16, 2, 9)
      case "small": (20, 3, 11)
      case "large": (28, 6, 13)
      case "extraLarge": (36, 10, 13)
      default: (24, 4, 13)
      }
    beside = height / 2
  }
}

/// The built-in styles of buttons.
enum ButtonLook {
  /// The kinds of controls that are pressed like buttons, which decide their look where no style is
  /// set.
  enum Kind: Equatable {
    case button, link, menu
    /// A link to another page, anywhere but in a list.
    case navigationLink
    /// The row that a group opens by.
    case disclosure
    /// A toggle that looks like a button; while it is on, its label is on the tint.
    case toggle(isOn: Bool)
  }

  static func builtIn(_ kind: Kind, _ label: View, in place: ControlPlace) -> View {
    let style = place.style("buttonStyle")
    var fillings: (bordered: Filling, glass: Filling) = (.bordered, .glass)
    if kind == .toggle(isOn: true) { fillings = (.prominent, .prominent) }
    return switch style {
    case .plainButton: plain(label, in: place)
    // A bar's buttons have no border until the pointer is over them.
    case .borderlessButton, .accessoryBarButton, .accessoryBarActionButton:
      borderless(label, in: place)
    case .linkButton: tinted(label)
    case .borderedButton: bordered(label, fillings.bordered, in: place)
    case .borderedProminentButton where kind == .toggle(isOn: false):
      bordered(label, in: place)
    case .borderedProminentButton, .glassProminentButton: bordered(label, .prominent, in: place)
    case .glassButton: bordered(label, fillings.glass, in: place)
    default: automatic(kind, label, in: place)
    }
  }

  /// The look without a style: a Mac's buttons are bordered, a phone's show only their label.
  private static func automatic(_ kind: Kind, _ label: View, in place: ControlPlace) -> View {
    switch kind {
    case .button where place.environment[DialogButtons.capsuleKey] == true:
      DialogButtons.capsule(label)
    case .button: place.isMac ? bordered(label, in: place) : borderless(label, in: place)
    case .link: place.isMac ? tinted(label) : borderless(label, in: place)
    // A Mac's menu and group keep their label's colour.
    case .menu: place.isMac ? label : tinted(label)
    case .disclosure: place.isMac || place.isRow ? dimmed(label) : tinted(label)
    case .navigationLink:
      place.isMac ? bordered(label, in: place) : borderless(label, in: place)
    case .toggle(let isOn): bordered(label, isOn ? .prominent : .bordered, in: place)
    }
  }

  /// The label unchanged; it takes touches where it draws something, and is fainter where it is
  /// disabled.
  private static func plain(_ label: View, in place: ControlPlace) -> View {
    let label = View(.decorated(label, .takesTouchesWhereDrawn))
    return place.environment.isEnabled ? label : View(.decorated(label, .opacity(0.5)))
  }

  /// The tinted label, with its own distances before iOS 26 (recorded on iOS 17 and 18).
  private static func borderless(_ label: View, in place: ControlPlace) -> View {
    if place.isMac { return borderless(label) }
    // Where the label wraps, its lines are centred, in a list's row, too.
    let label = centered(label)
    return place.isNew ? borderless(label) : tinted(label)
  }

  /// The tinted label; below it, it keeps the spacing of a view that isn't a text.
  static func borderless(_ label: View) -> View {
    tinted(label).modified(.ordinarySpacing(edges: .bottom))
  }

  /// The shape behind a bordered button's label.
  enum Filling { case bordered, prominent, glass }

  /// The label and the room around it, by control size (recorded on iOS 26, macOS 13.3
  /// and 26.2).
  static func bordered(
    _ label: View, _ filling: Filling = .bordered, in place: ControlPlace
  ) -> View {
    let label = centered(filling == .prominent ? light(label) : tinted(label))
    return padded(label, in: place).on(backdrop(filling, in: place))
  }

  private static func padded(_ label: View, in place: ControlPlace) -> View {
    if place.isMac {
      let size = MacButtonSize(place)
      // A longer title is cut off (recorded on macOS 13.3).
      return label.styled {
        $0.lineLimit = 1
        if let fontSize = size.fontSize { $0.font = Font(.size(fontSize)) }
      }
      .padded(vertical: size.above, horizontal: size.beside)
      .modified(.flexibleFrame(FlexibleFrame(minHeight: size.height)))
    }
    switch place.controlSize {
    case "mini", "small":
      return label.styled { $0.font = $0.font ?? Font(.style(.subheadline)) }
        .padded(vertical: 5, horizontal: 10)
    case "large", "extraLarge":
      return label.padded(vertical: 15, horizontal: 20)
    default:
      return label.padded(vertical: 7, horizontal: 12)
    }
  }

  private static func backdrop(_ filling: Filling, in place: ControlPlace) -> Backdrop {
    let tint = place.environment.accent
    let isEnabled = place.environment.isEnabled
    let style: Color =
      switch filling {
      case .prominent: isEnabled ? tint : .system(.tertiarySystemFill)
      case .bordered:
        place.environment.tint.map { .opacity($0, 0.15) } ?? .system(.tertiarySystemFill)
      case .glass: place.glass("buttonStyle").color
      }
    return Backdrop(outline(in: place), .color(style))
  }

  /// Capsules since iOS 26, round corners before, unless the scene asks for a shape.
  private static func outline(in place: ControlPlace) -> Drawing.Outline {
    let shape = place.environment[.buttonBorderShape]
    switch shape?.stored("name")?.asString {
    case "capsule": return .capsule
    case "circle": return .circle
    case "roundedRectangle":
      return .roundedRectangle(
        cornerRadius: shape?.stored("radius")?.unwrapped?.asDouble ?? (place.isMac ? 5 : 8))
    default:
      return place.isNew ? .capsule : .roundedRectangle(cornerRadius: place.isMac ? 5 : 8)
    }
  }

  /// Its lines are centred, as UIKit's are.
  private static func centered(_ label: View) -> View {
    label.styled {
      if $0.multilineTextAlignment == .leading { $0.multilineTextAlignment = .center }
    }
  }

  private static func light(_ label: View) -> View {
    label.styled {
      $0.foreground = $0.ownForeground ?? .named($0.isEnabled ? .white : .tertiary)
    }
  }

  /// The label in the tint, or grey where it can't be pressed.
  static func tinted(_ label: View) -> View {
    label.styled {
      $0.foreground =
        $0.ownForeground
        ?? .color($0.isEnabled ? $0.accent : .named(.tertiary))
    }
  }

  /// The value chosen in a row: in the tint if one is set, else grey.
  static func chosen(_ label: View) -> View {
    label.styled {
      $0.foreground =
        $0.foreground
        ?? ($0.isEnabled ? $0.tint.map(ShapeStyle.color) ?? .named(.secondary) : .named(.tertiary))
    }
  }

  /// The label in its own colour, grey where it can't be pressed.
  static func dimmed(_ label: View) -> View {
    label.styled { if !$0.isEnabled { $0.foreground = $0.foreground ?? .named(.tertiary) } }
  }
}

extension EnvironmentValues {
  private static let usualForegroundKey = EnvironmentName<ShapeStyle>("usualForeground")

  /// The style that the scene sets; nil for none, or for the one that its place gives texts.
  var ownForeground: ShapeStyle? {
    foreground == self[Self.usualForegroundKey] ? nil : foreground
  }

  /// Gives texts a style where the scene sets none; pressable text keeps its tint.
  mutating func setUsualForeground(_ style: ShapeStyle) {
    guard foreground == nil else { return }
    foreground = style
    self[Self.usualForegroundKey] = style
  }
}
