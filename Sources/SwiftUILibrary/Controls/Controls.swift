import LayoutSolver
import SwiftInterpreter

extension SwiftUILibrary {
  /// Controls: a label of the scene's and a part whose size the solver's control table knows.
  static let controls = NativeLibrary(
    name: "Controls",
    types: [
      NativeType(
        "struct Label<Title: View, Icon: View>: View",
        members: [
          NativeMember(
            "init(_ title: LocalizedStringKey, systemImage name: String) "
              + "where Title == Text, Icon == Image"
          ) { call in
            try label(call, title: call.text(0), icon: View(.leaf(.image(try call.symbol(1)))))
          },
          NativeMember(
            "init(_ title: LocalizedStringKey, image name: String) "
              + "where Title == Text, Icon == Image"
          ) { call in
            label(call, title: try call.text(0), icon: try call.icon(1))
          },
          NativeMember(
            "init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon)"
          ) { call in label(call, title: try call.content(0), icon: try call.content(1)) },
          NativeMember(
            "init(_ configuration: LabelStyleConfiguration) "
              + "where Title == ModifiedContent, Icon == ModifiedContent"
          ) { call in
            let parts = try call.value(0)
            return label(
              call, title: try call.part("title", of: parts), icon: try call.part("icon", of: parts)
            )
          },
        ]),
      NativeType(
        "struct Toggle<Label: View>: View",
        members: [
          NativeMember("init(_ title: LocalizedStringKey, isOn: Binding<Bool>) where Label == Text")
          { call in
            toggle(call, label: try call.text(0), isOn: try call(1))
          },
          NativeMember(
            "init(_ title: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) "
              + "where Label == SwiftUI.Label<Text, Image>"
          ) { call in
            let label = try SwiftUILibrary.label(
              call, title: call.text(0), icon: View(.leaf(.image(try call.symbol(1)))))
            return toggle(call, label: try call.context.view(label), isOn: try call(2))
          },
          NativeMember(
            "init<I: AppIntent>(isOn: Bool, intent: I, @ViewBuilder label: () -> Label)"
          ) { call in
            let isOn = Value.bool(try call(0))
            return toggle(
              call, label: try call.content(2),
              isOn: BindingValue(get: { isOn }, set: { _ in }))
          },
          NativeMember("init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label)") { call in
            toggle(call, label: try call.content(1), isOn: try call(0))
          },
          NativeMember(
            "init<C: RandomAccessCollection>(sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, "
              + "@ViewBuilder label: () -> Label)"
          ) { call in
            toggle(
              call, label: try call.content(2),
              isOn: BindingValue(get: { .bool(false) }, set: { _ in }))
          },
          NativeMember(
            "init(_ configuration: ToggleStyleConfiguration) where Label == ModifiedContent"
          ) { call in
            let parts = try call.value(0)
            let isOn = try call.interpreter.property("$isOn", of: parts)
            return toggle(
              call, label: try call.part("label", of: parts),
              isOn: try BindingValue(scene: isOn, in: call.context))
          },
        ]),
      NativeType(
        "struct Slider<Label: View, ValueLabel: View>: View",
        members: [
          sliders("", " where Label == EmptyView, ValueLabel == EmptyView", labels: 0),
          sliders(
            ", @ViewBuilder label: () -> Label", " where ValueLabel == EmptyView", labels: 1),
          sliders(
            ", @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel, "
              + "@ViewBuilder maximumValueLabel: () -> ValueLabel", "", labels: 3),
        ].flatMap { $0 } + [
          labelledSlider(""),
          labelledSlider("step: V.Stride = 1, "),
        ]),
      NativeType(
        "struct Stepper<Label: View>: View",
        members: steppers(
          "_ title: LocalizedStringKey, ", "", " where Label == Text", label: { try $0.text(0) })
          + steppers(
            "", ", @ViewBuilder label: () -> Label, \(editing) = { _ in }", "",
            label: { try $0.content($0.arguments.count - 2) })
          + steppers(
            "", ", \(editing), @ViewBuilder label: () -> Label", "",
            label: { try $0.content($0.arguments.count - 1) })
          + [
            NativeMember(
              "init(@ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, "
                + "onDecrement: (() -> Void)?, "
                + "onEditingChanged: @escaping (Bool) -> Void = { _ in })"
            ) { call in labelled(call, try call.content(0), "Stepper") }
          ]),
      NativeType(
        "struct LabeledContent<Label: View, Content: View>: View",
        members: [
          NativeMember(
            "init<S: StringProtocol>(_ title: LocalizedStringKey, value: S) "
              + "where Label == Text, Content == Text"
          ) { call in
            labeledContent(call, try call.text(0), try call.text(1))
          },
          NativeMember(
            "init<F: FormatStyle>(_ title: LocalizedStringKey, value: F.FormatInput, format: F) "
              + "where Label == Text, Content == Text"
          ) { call in
            labeledContent(
              call, try call.text(0), call.textView(try call.formatted(1, 2)))
          },
          NativeMember(
            "init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) "
              + "where Label == Text"
          ) { call in labeledContent(call, try call.text(0), try call.content(1)) },
          NativeMember(
            "init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)"
          ) { call in labeledContent(call, try call.content(1), try call.content(0)) },
          NativeMember(
            "init(_ configuration: LabeledContentStyleConfiguration) "
              + "where Label == ModifiedContent, Content == ModifiedContent"
          ) { call in
            let parts = try call.value(0)
            return labeledContent(
              call, try call.part("label", of: parts), try call.part("content", of: parts))
          },
        ]),
    ],
    extensions: [
      "View": [
        NativeMember("func labelsHidden() -> some View") { call in
          try call.environment { $0.custom["labelsHidden"] = true }
        },
        idle("func labelsVisibility(_ visibility: Visibility) -> some View"),
        controlStyle("func controlSize(_ controlSize: ControlSize) -> some View"),
        idle("func sliderThumbVisibility(_ visibility: Visibility) -> some View"),
        NativeMember("func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View") {
          call in try call.trait(.tag(AnyHashable(HashedValue(call.value(0)))))
        },
      ]
    ],
    sources: [Declarations.controls])

  /// An icon and a title, as the label style around it shows them.
  static func label(_ call: NativeCall, title: View, icon: View) -> Value {
    let context = call.context
    return call.make(
      .composite(name: "Label", isBuiltIn: true) { build in
        context.guardedView("Label") {
          try context.styled(
            .label, at: build,
            configuration: { [("title", context.value(title)), ("icon", context.value(icon))] }
          ) { style in
            switch style {
            case "IconOnlyLabelStyle": icon
            case "TitleOnlyLabelStyle": title
            case let style
            where style != "TitleAndIconLabelStyle"
              && build.environment.custom["isBarItem"] as? Bool == true:
              icon
            default:
              label(title: title, icon: icon, in: ControlPlace(build))
            }
          }
        }
      })
  }

  private static func toggle(_ call: NativeCall, label: View, isOn: BindingValue) -> Value {
    let context = call.context
    let styled = View(
      .composite(name: "Toggle", isBuiltIn: true) { build in
        context.guardedView("Toggle") {
          try context.styled(
            .toggle, at: build,
            configuration: {
              [
                ("label", context.value(label)),
                ("isOn", context.interpreter.host("Binding", isOn)),
              ]
            }
          ) { style in
            toggle(label, isOn: try isOn.get().asBool == true, style, in: ControlPlace(build))
          }
        }
      }, source: call.source)
    return call.make(
      .action(
        styled,
        .tap {
          context.guarded(()) { try isOn.set(.bool(!(isOn.get().requireBool()))) }
        }))
  }

  static func label(title: View, icon: View, in place: ControlPlace) -> View {
    if place.environment.custom["isMacTab"] as? Bool == true { return title }
    if place.environment.custom["isTabItem"] as? Bool == true {
      return TabBar.item(title: title, icon: icon, in: place)
    }
    if place.environment.custom[unavailableKey] as? Bool == true {
      return unavailableLabel(title: title, icon: icon)
    }
    let half = place.halfCapHeight
    var icon = icon
    var spacing = 8.0
    if place.isRow {
      spacing = place.isMac ? 6 : 16
      if !place.isMac { icon = icon.styled { $0.imageScale = .large } }
      // A phone's row is as high as the title; the icon may overflow it.
      icon = icon.modified(
        .frame(
          width: place.isMac ? 16 : place.environment.scaled(24), height: place.isMac ? nil : 0,
          alignment: .center))
    }
    return .hStack(
      [icon.aligned(.firstTextBaseline) { $0.height / 2 + half }, title], spacing: spacing,
      alignment: .firstTextBaseline)
  }

  private static func toggle(
    _ label: View, isOn: Bool, _ style: String?, in place: ControlPlace
  ) -> View {
    if style == "ButtonToggleStyle" {
      return ButtonLook.bordered(label, isOn ? .prominent : .bordered, in: place)
    }
    if place.isMac && style != "SwitchToggleStyle" {
      let box = View.control("Checkbox", .isOn(isOn))
      if place.hidesLabel { return box }
      let half = place.halfCapHeight
      return .hStack(
        [box.aligned(.firstTextBaseline) { $0.height / 2 + half }, macLabel(label)], spacing: 5,
        alignment: .firstTextBaseline)
    }
    return labelled(label, .control("Toggle", .isOn(isOn)), in: place)
  }

  /// A control after its label: at the trailing edge on a phone, 8 points further on a Mac.
  private static func labelled(_ label: View, _ control: View, in place: ControlPlace) -> View {
    if place.isMac {
      return place.hidesLabel ? control : .macRow(label, control, in: place)
    }
    if place.hidesLabel { return control.asUIKitControl }
    let row = label.row(control, in: place)
    return place.isRow ? row : row.asUIKitControl
  }

  /// A Mac's controls have labels in the body font.
  static func macLabel(_ label: View) -> View { label.styled { $0.font = $0.font ?? .body } }

  private static func labeledContent(_ call: NativeCall, _ label: View, _ content: View) -> Value {
    let context = call.context
    return call.make(
      .composite(name: "LabeledContent", isBuiltIn: true) { build in
        context.guardedView("LabeledContent") {
          try context.styled(
            .labeledContent, at: build,
            configuration: {
              [("label", context.value(label)), ("content", context.value(content))]
            }
          ) { _ in
            let place = ControlPlace(build)
            if place.hidesLabel { return content }
            if place.isMac { return .macRow(label, content, in: place) }
            return .hStack([label, View(.leaf(.spacer(minLength: nil))), content])
          }
        }
      })
  }

  /// A track with the labels of its ends beside it. A Mac's has its own label before it, 8 points
  /// apart, and small ones at the ends (recorded on macOS 26.2); a phone's shows none of its own.
  private static func slider(_ call: NativeCall, _ labels: [View]) throws -> Value {
    let binding: BindingValue = try call(0)
    let share = ControlState.share(of: try binding.get(), in: try call.value(1))
    return control(call, "Slider") { place in
      let track = View.control("Slider", share)
      var parts = [track]
      if labels.count == 3 {
        parts = [labels[1], track, labels[2]]
        if place.isMac {
          for end in [0, 2] {
            parts[end] = parts[end].styled {
              $0.font = $0.font ?? Font(.style(.footnote))
              $0.foreground = $0.foreground ?? .named(.secondary)
            }
          }
        }
      }
      let row = parts.count == 1 ? track : View.hStack(parts, spacing: 8)
      guard place.isMac, !place.hidesLabel, let label = labels.first else { return row }
      return .macRow(label, row, in: place)
    }
  }

  /// A slider's initialisers, with and without steps, for as many labels.
  private static func sliders(
    _ closures: String, _ constraint: String, labels: Int
  ) -> [NativeMember] {
    let start = "init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V>"
    let editing = "onEditingChanged: @escaping (Bool) -> Void = { _ in }"
    return [(" = 0...1", 2), (", step: V.Stride = 1", 3)].map { range, first in
      NativeMember("\(start)\(range)\(closures), \(editing))\(constraint)") { call in
        try slider(call, (first..<first + labels).map { try call.content($0) })
      }
    }
  }

  /// A slider with its labels as iOS 13 took them.
  private static func labelledSlider(_ step: String) -> NativeMember {
    NativeMember(
      "init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1, \(step)"
        + "onEditingChanged: @escaping (Bool) -> Void = { _ in }, "
        + "minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, "
        + "@ViewBuilder label: () -> Label)"
    ) { call in
      let last = call.arguments.count - 1
      return try slider(
        call, [try call.content(last), try call.view(last - 2), try call.view(last - 1)])
    }
  }

  private static let editing = "onEditingChanged: @escaping (Bool) -> Void"

  /// A stepper's initialisers for one kind of label.
  private static func steppers(
    _ title: String, _ closure: String, _ constraint: String,
    label: @escaping @Sendable (NativeCall) throws -> View
  ) -> [NativeMember] {
    // A title comes first and the action may trail; a label's closure comes first and trails.
    let (last, first) = closure.isEmpty ? (", \(editing) = { _ in }", "") : ("", closure)
    return [
      "init<V: Strideable>(\(title)value: Binding<V>, step: V.Stride = 1\(first)\(last))",
      "init<V: Strideable>(\(title)value: Binding<V>, in bounds: ClosedRange<V>, "
        + "step: V.Stride = 1\(first)\(last))",
      "init(\(title)onIncrement: (() -> Void)?, onDecrement: (() -> Void)?\(first)\(last))",
      "init<V: Strideable, F: FormatStyle>(\(title)value: Binding<V>, "
        + "step: V.Stride = 1, format: F\(first)\(last))",
      "init<V: Strideable, F: FormatStyle>(\(title)value: Binding<V>, "
        + "in bounds: ClosedRange<V>, step: V.Stride = 1, format: F\(first)\(last))",
    ].map { signature in
      NativeMember(signature + constraint) { call in labelled(call, try label(call), "Stepper") }
    }
  }

  /// A label and a control at the other end of a row.
  static func labelled(_ call: NativeCall, _ label: View, _ name: String) -> Value {
    control(call, name) { labelled(label, .control(name), in: $0) }
  }

  /// A label on the leading side and something at the trailing one.
  static func row(_ label: View, _ trailing: View) -> View.Content {
    .container(
      .hStack(alignment: .verticalCenter, spacing: nil),
      View(.group([label, View(.leaf(.spacer(minLength: nil))), trailing])))
  }
}

extension NativeCall {
  /// A string argument, or the text it already is, as a text view.
  package func text(_ index: Int) throws -> View {
    View(.leaf(.text(try self(index) as TextContent)), source: source)
  }

  /// A picture of the project's by its name, as an icon.
  func icon(_ index: Int) throws -> View {
    let name: String = try self(index)
    if context.isSymbol(name) { return View(.leaf(.image(try symbol(index)))) }
    // One that nobody knows is as large as most in an asset catalogue.
    let size = context.imageSize(name) ?? Size(width: 24, height: 24)
    return View(.leaf(.image(Image(name: name, naturalSize: size))))
  }

  func textView(_ string: String) -> View {
    View(.leaf(.text(TextContent(string))), source: source)
  }

  /// The characters of a string argument, a key, or a `Text`.
  func title(_ index: Int) throws -> String { (try self(index) as TextContent).string }

  func symbol(_ index: Int) throws -> Image {
    Image(name: try self(index), isSystem: true, naturalSize: nil)
  }

  /// A view that a style's configuration carries.
  func part(_ name: String, of configuration: Value) throws -> View {
    guard let part = configuration.stored(name) else {
      throw ScriptFailure.trap("the configuration has no '\(name)'")
    }
    return try context.view(part)
  }
}

extension ControlState {
  /// Where a value lies between the ends of a range.
  static func share(of value: Value, in range: Value) -> ControlState {
    guard case .range(let bounds) = range, let low = bounds.lower?.asDouble,
      let high = bounds.upper?.asDouble, let number = value.asDouble, high > low
    else { return .none }
    return .share((number - low) / (high - low))
  }
}
