import LayoutSolver
import SwiftInterpreter

extension SwiftUILibrary {
  /// Controls: a label of the scene's and a part whose size is in the solver's control table.
  static let controls = NativeLibrary(
    name: "Controls",
    types: [
      NativeType(
        "struct Label<Title: View, Icon: View>: View",
        members: [
          NativeMember(
            "init(_ title: LocalizedStringKey, systemImage name: String) "
              + "where Title == Text, Icon == Image"
          ) { (call, title: TextContent, name: String) in
            label(
              call, title: call.text(title), icon: View(.leaf(.image(call.symbol(name)))))
          },
          NativeMember(
            "init(_ title: LocalizedStringKey, image name: String) "
              + "where Title == Text, Icon == Image"
          ) { (call, title: TextContent, name: String) in
            label(call, title: call.text(title), icon: call.icon(name))
          },
          NativeMember(
            "init(_ title: LocalizedStringKey, image resource: ImageResource) "
              + "where Title == Text, Icon == Image"
          ) { (call, title: TextContent, resource: Value) in
            label(call, title: call.text(title), icon: call.icon(of: resource))
          },
          NativeMember(
            "init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon)"
          ) { (call, title: Content, icon: Content) in
            label(call, title: try title(), icon: try icon())
          },
          NativeMember(
            "init(_ configuration: LabelStyleConfiguration) "
              + "where Title == _ErasedView, Icon == _ErasedView"
          ) { (call, parts: Value) in
            label(
              call, title: try call.part("title", of: parts), icon: try call.part("icon", of: parts)
            )
          },
        ]),
      NativeType(
        "struct Toggle<Label: View>: View",
        members: [
          NativeMember("init(_ title: LocalizedStringKey, isOn: Binding<Bool>) where Label == Text")
          { (call, title: TextContent, isOn: BindingValue) in
            toggle(call, label: call.text(title), isOn: isOn)
          },
          NativeMember(
            "init(_ title: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) "
              + "where Label == SwiftUI.Label<Text, Image>"
          ) { (call, title: TextContent, systemImage: String, isOn: BindingValue) in
            let label = SwiftUILibrary.label(
              call, title: call.text(title), icon: View(.leaf(.image(call.symbol(systemImage))))
            )
            return toggle(call, label: try call.context.view(label), isOn: isOn)
          },
          NativeMember(
            "init(_ title: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>) "
              + "where Label == SwiftUI.Label<Text, Image>"
          ) { (call, title: TextContent, image: Value, isOn: BindingValue) in
            let label = SwiftUILibrary.label(
              call, title: call.text(title), icon: call.icon(of: image))
            return toggle(call, label: try call.context.view(label), isOn: isOn)
          },
          NativeMember(
            "init<I: AppIntent>(isOn: Bool, intent: I, @ViewBuilder label: () -> Label)"
          ) { (call, isOn: Bool, _: Unused, label: Content) in
            let isOn = Value.bool(isOn)
            return toggle(
              call, label: try label(),
              isOn: BindingValue(get: { isOn }, set: { _ in }))
          },
          NativeMember("init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label)") {
            (call, isOn: BindingValue, label: Content) in
            toggle(call, label: try label(), isOn: isOn)
          },
          NativeMember(
            "init<C: RandomAccessCollection>(sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, "
              + "@ViewBuilder label: () -> Label)"
          ) { (call, _: Unused, _: Unused, label: Content) in
            toggle(
              call, label: try label(),
              isOn: BindingValue(get: { .bool(false) }, set: { _ in }))
          },
          NativeMember(
            "init(_ configuration: ToggleStyleConfiguration) where Label == _ErasedView"
          ) { (call, parts: Value) in
            let isOn = try call.interpreter.property("$isOn", of: parts)
            return toggle(
              call, label: try call.part("label", of: parts),
              isOn: try BindingValue(scene: isOn, in: call.context))
          },
        ]),
      NativeType(
        "struct Slider<Label: View, ValueLabel: View>: View",
        members: [
          NativeMember(
            "\(sliderStart) = 0...1, \(editing)) where Label == EmptyView, ValueLabel == EmptyView"
          ) { (call, value: BindingValue, bounds: Value, _: Unused) in
            try slider(call, value, bounds)
          },
          NativeMember(
            "\(sliderStart), step: V.Stride = 1, \(editing)) "
              + "where Label == EmptyView, ValueLabel == EmptyView"
          ) { (call, value: BindingValue, bounds: Value, _: Unused, _: Unused) in
            try slider(call, value, bounds)
          },
          NativeMember(
            "\(sliderStart) = 0...1, @ViewBuilder label: () -> Label, \(editing)) "
              + "where ValueLabel == EmptyView"
          ) { (call, value: BindingValue, bounds: Value, label: Content, _: Unused) in
            try slider(call, value, bounds, label())
          },
          NativeMember(
            "\(sliderStart), step: V.Stride = 1, @ViewBuilder label: () -> Label, \(editing)) "
              + "where ValueLabel == EmptyView"
          ) { (call, value: BindingValue, bounds: Value, _: Unused, label: Content, _: Unused) in
            try slider(call, value, bounds, label())
          },
          NativeMember("\(sliderStart) = 0...1, \(sliderLabels), \(editing))") {
            (
              call, value: BindingValue, bounds: Value, label: Content, minimum: Content,
              maximum: Content, _: Unused
            ) in
            try slider(call, value, bounds, label(), ends: (minimum(), maximum()))
          },
          NativeMember("\(sliderStart), step: V.Stride = 1, \(sliderLabels), \(editing))") {
            (
              call, value: BindingValue, bounds: Value, _: Unused, label: Content,
              minimum: Content, maximum: Content, _: Unused
            ) in
            try slider(call, value, bounds, label(), ends: (minimum(), maximum()))
          },
          // Sliders as iOS 13 took them.
          NativeMember(
            "\(sliderStart) = 0...1, \(editing), minimumValueLabel: ValueLabel, "
              + "maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label)"
          ) {
            (
              call, value: BindingValue, bounds: Value, _: Unused, minimum: View, maximum: View,
              label: Content
            ) in
            try slider(call, value, bounds, label(), ends: (minimum, maximum))
          },
          NativeMember(
            "\(sliderStart) = 0...1, step: V.Stride = 1, \(editing), "
              + "minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, "
              + "@ViewBuilder label: () -> Label)"
          ) {
            (
              call, value: BindingValue, bounds: Value, _: Unused, _: Unused, minimum: View,
              maximum: View, label: Content
            ) in
            try slider(call, value, bounds, label(), ends: (minimum, maximum))
          },
        ]),
      NativeType(
        "struct Stepper<Label: View>: View",
        members: titledSteppers + labelledSteppers + [
          NativeMember(
            "init(@ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, "
              + "onDecrement: (() -> Void)?, \(editing))"
          ) { (call, label: Content, increment: Closure?, decrement: Closure?, _: Rest) in
            stepper(call, try label(), increment: increment, decrement: decrement)
          }
        ]),
      NativeType(
        "struct LabeledContent<Label: View, Content: View>: View",
        members: [
          NativeMember(
            "init<S: StringProtocol>(_ title: LocalizedStringKey, value: S) "
              + "where Label == Text, Content == Text"
          ) { (call, title: TextContent, value: TextContent) in
            labeledContent(call, call.text(title), call.text(value))
          },
          NativeMember(
            "init<F: FormatStyle>(_ title: LocalizedStringKey, value: F.FormatInput, format: F) "
              + "where Label == Text, Content == Text"
          ) { (call, title: TextContent, value: Value, format: Value) in
            labeledContent(
              call, call.text(title), call.textView(try call.formatted(value, by: format)))
          },
          NativeMember(
            "init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) "
              + "where Label == Text"
          ) { (call, title: TextContent, content: Content) in
            labeledContent(call, call.text(title), try content())
          },
          NativeMember(
            "init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)"
          ) { (call, content: Content, label: Content) in
            labeledContent(call, try label(), try content())
          },
          NativeMember(
            "init(_ configuration: LabeledContentStyleConfiguration) "
              + "where Label == _ErasedView, Content == _ErasedView"
          ) { (call, parts: Value) in
            labeledContent(
              call, try call.part("label", of: parts), try call.part("content", of: parts))
          },
        ]),
    ],
    extensions: [
      "View": [
        NativeMember("func labelsHidden() -> some View") { call in
          try call.environment { $0[.labelsHidden] = true }
        },
        undrawn("func labelsVisibility(_ visibility: Visibility) -> some View"),
        controlStyle("func controlSize(_ controlSize: ControlSize) -> some View"),
        undrawn("func sliderThumbVisibility(_ visibility: Visibility) -> some View"),
        NativeMember("func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View") {
          (call, tag: Value, _: Unused) in try call.trait(.tag(AnyHashable(HashedValue(tag))))
        },
      ]
    ],
    sources: [Declarations.controls])

  /// An icon and a title, as the label style around it shows them.
  static func label(_ call: NativeCall, title: View, icon: View) -> Value {
    let context = call.context
    return control(
      call, "Label", in: .label,
      configuration: { _ in [("title", context.value(title)), ("icon", context.value(icon))] }
    ) { style, place in
      switch style {
      case .iconOnlyLabel: icon
      case _ where place.environment[.isTabDisc] == true:
        icon.styled { $0.imageScale = .large }
      case .titleOnlyLabel: title
      case let style
      where style != .titleAndIconLabel && place.environment[.isBarItem] == true:
        icon
      default: label(title: title, icon: icon, in: place)
      }
    }
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
            let isOn = try isOn.get().asBool == true
            guard style != .buttonToggle else {
              return try context.styledButton(
                label, look: .toggle(isOn: isOn), action: .none, at: build)
            }
            return toggle(label, isOn: isOn, style, in: ControlPlace(build))
          }
        }
      }, source: call.source)
    return call.make(
      .action(
        styled,
        .tap {
          context.guarded(()) { try isOn.toggle() }
        }))
  }

  static func label(title: View, icon: View, in place: ControlPlace) -> View {
    if place.environment[.isMacTab] == true { return title }
    if place.environment[.isTabItem] == true {
      return TabBar.item(title: title, icon: icon, in: place)
    }
    if place.environment[unavailableKey] == true {
      return unavailableLabel(title: title, icon: icon, in: place)
    }
    let half = place.halfCapHeight
    var icon = icon
    var spacing = 8.0
    if place.isRow {
      spacing = place.isMac ? 6 : 16
      if !place.isMac {
        icon = icon.styled {
          $0.imageScale = .large
          // A phone's rows tint their icons.
          $0.foreground =
            $0.foreground ?? .color(ListItemTint.color(in: $0))
        }
      }
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
    _ label: View, isOn: Bool, _ style: BuiltInStyle?, in place: ControlPlace
  ) -> View {
    if place.isMac && style != .switchToggle
      && (!place.isInGroupedForm || place.environment.custom[ControlStyle.toggle.name] != nil)
    {
      let box = View.control(.checkbox, .isOn(isOn))
      if place.hidesLabel { return box }
      let half = place.halfCapHeight
      return .hStack(
        [box.aligned(.firstTextBaseline) { $0.height / 2 + half }, macLabel(label)], spacing: 5,
        alignment: .firstTextBaseline)
    }
    return labelled(label, .control(.toggle, .isOn(isOn)), in: place)
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
    return control(
      call, "LabeledContent", in: .labeledContent,
      configuration: { _ in [("label", context.value(label)), ("content", context.value(content))] }
    ) { _, place in
      if place.hidesLabel { return content }
      if place.isMac { return .macRow(label, content, in: place) }
      let content =
        place.isRow ? content.styled { $0.setUsualForeground(.named(.secondary)) } : content
      // At accessibility sizes a row's value is below its label (recorded on iOS 18).
      if place.isRow, place.environment.dynamicTypeSize >= .accessibility1 {
        return .vStack([label, content], spacing: 0)
      }
      return .hStack([label, View(.leaf(.spacer(minLength: nil))), content])
    }
  }

  /// A track with its ends' labels at its sides. A Mac's has its own label before it, 8 points
  /// apart, and small ones at the ends (recorded on macOS 26.2); a phone's shows none of its own.
  private static func slider(
    _ call: NativeCall, _ value: BindingValue, _ bounds: Value, _ label: View? = nil,
    ends: (minimum: View, maximum: View)? = nil
  ) throws -> Value {
    let share = ControlState.share(of: try value.get(), in: bounds)
    return control(call, "Slider") { place in
      func end(_ view: View) -> View {
        guard place.isMac else { return view }
        return view.styled {
          $0.font = $0.font ?? Font(.style(.footnote))
          $0.foreground = $0.foreground ?? .named(.secondary)
        }
      }
      let track = View.control(.slider, share)
      let row =
        ends.map { View.hStack([end($0.minimum), track, end($0.maximum)], spacing: 8) } ?? track
      guard place.isMac, !place.hidesLabel, let label else { return row }
      return .macRow(label, row, in: place)
    }
  }

  private static let editing = "onEditingChanged: @escaping (Bool) -> Void = { _ in }"
  private static let title = "_ title: LocalizedStringKey"
  private static let sliderStart =
    "init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V>"
  private static let sliderLabels =
    "@ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel, "
    + "@ViewBuilder maximumValueLabel: () -> ValueLabel"

  private static let stepperValue = "value: Binding<V>"
  private static let stepperBounds = "\(stepperValue), in bounds: ClosedRange<V>"
  private static let stepperActions = "onIncrement: (() -> Void)?, onDecrement: (() -> Void)?"

  private static let titledSteppers =
    [
      "<V: Strideable>(\(title), \(stepperValue), step: V.Stride = 1, \(editing))",
      "<V: Strideable, F: FormatStyle>(\(title), \(stepperValue), step: V.Stride = 1, "
        + "format: F, \(editing))",
    ].map { parameters in
      NativeMember("init\(parameters) where Label == Text") {
        (call, title: TextContent, _: Rest) in labelled(call, call.text(title), .stepper)
      }
    }
    + [
      "<V: Strideable>(\(title), \(stepperBounds), step: V.Stride = 1, \(editing))",
      "<V: Strideable, F: FormatStyle>(\(title), \(stepperBounds), step: V.Stride = 1, "
        + "format: F, \(editing))",
    ].map { parameters in
      NativeMember("init\(parameters) where Label == Text") {
        (call, title: TextContent, value: BindingValue, bounds: Value, _: Rest) in
        try stepper(call, call.text(title), value, in: bounds)
      }
    } + [
      NativeMember("init(\(title), \(stepperActions), \(editing)) where Label == Text") {
        (call, title: TextContent, increment: Closure?, decrement: Closure?, _: Rest) in
        stepper(call, call.text(title), increment: increment, decrement: decrement)
      }
    ]

  /// Steppers with a closure for the label, before or after the one for editing.
  private static let labelledSteppers: [NativeMember] = {
    let label = "@ViewBuilder label: () -> Label"
    let labelFirst = "\(label), \(editing))"
    let labelLast = "onEditingChanged: @escaping (Bool) -> Void, \(label))"
    let plain = "init<V: Strideable>(\(stepperValue), step: V.Stride = 1, "
    let formatted =
      "init<V: Strideable, F: FormatStyle>(\(stepperValue), step: V.Stride = 1, format: F, "
    let bounded = "init<V: Strideable>(\(stepperBounds), step: V.Stride = 1, "
    let boundedAndFormatted =
      "init<V: Strideable, F: FormatStyle>(\(stepperBounds), step: V.Stride = 1, format: F, "
    return [
      NativeMember("\(plain)\(labelFirst)") {
        (call, _: Unused, _: Unused, label: Content, _: Rest) in
        labelled(call, try label(), .stepper)
      },
      NativeMember("\(plain)\(labelLast)") {
        (call, _: Unused, _: Unused, _: Unused, label: Content) in
        labelled(call, try label(), .stepper)
      },
      NativeMember("\(formatted)\(labelFirst)") {
        (call, _: Unused, _: Unused, _: Unused, label: Content, _: Rest) in
        labelled(call, try label(), .stepper)
      },
      NativeMember("\(formatted)\(labelLast)") {
        (call, _: Unused, _: Unused, _: Unused, _: Unused, label: Content) in
        labelled(call, try label(), .stepper)
      },
      NativeMember("\(bounded)\(labelFirst)") {
        (call, value: BindingValue, bounds: Value, _: Unused, label: Content, _: Rest) in
        try stepper(call, label(), value, in: bounds)
      },
      NativeMember("\(bounded)\(labelLast)") {
        (call, value: BindingValue, bounds: Value, _: Unused, _: Unused, label: Content) in
        try stepper(call, label(), value, in: bounds)
      },
      NativeMember("\(boundedAndFormatted)\(labelFirst)") {
        (call, value: BindingValue, bounds: Value, _: Unused, _: Unused, label: Content, _: Rest) in
        try stepper(call, label(), value, in: bounds)
      },
      NativeMember("\(boundedAndFormatted)\(labelLast)") {
        (
          call, value: BindingValue, bounds: Value, _: Unused, _: Unused, _: Unused, label: Content
        ) in
        try stepper(call, label(), value, in: bounds)
      },
      NativeMember("init(\(stepperActions), \(labelFirst)") {
        (call, increment: Closure?, decrement: Closure?, label: Content, _: Rest) in
        stepper(call, try label(), increment: increment, decrement: decrement)
      },
      NativeMember("init(\(stepperActions), \(labelLast)") {
        (call, increment: Closure?, decrement: Closure?, _: Unused, label: Content) in
        stepper(call, try label(), increment: increment, decrement: decrement)
      },
    ]
  }()

  /// A stepper that can be pressed up to the ends of a range.
  private static func stepper(
    _ call: NativeCall, _ label: View, _ value: BindingValue, in bounds: Value
  ) throws -> Value {
    guard case .share(let share) = ControlState.share(of: try value.get(), in: bounds) else {
      return labelled(call, label, .stepper)
    }
    return labelled(call, label, .stepper, .steps(down: share > 0, up: share < 1))
  }

  /// A stepper of actions; one that is nil can't be pressed.
  private static func stepper(
    _ call: NativeCall, _ label: View, increment: Closure?, decrement: Closure?
  ) -> Value {
    labelled(
      call, label, .stepper,
      .steps(down: decrement != nil, up: increment != nil))
  }

  /// A label and a control at the other end of a row.
  static func labelled(
    _ call: NativeCall, _ label: View, _ part: ControlPart, _ state: ControlState = .none
  ) -> Value {
    control(call, part.rawValue) { labelled(label, .control(part, state), in: $0) }
  }

  /// A label on the leading side and something at the trailing one.
  static func row(_ label: View, _ trailing: View) -> View.Content {
    .container(
      .hStack(alignment: .verticalCenter, spacing: nil),
      View(.group([label, View(.leaf(.spacer(minLength: nil))), trailing])))
  }
}

extension NativeCall {
  /// A title as a text view.
  package func text(_ title: TextContent) -> View {
    View(.leaf(.text(title)), source: source)
  }

  /// The image of a resource of the asset catalogue as an icon.
  func icon(of resource: Value) -> View { icon(resource.stored("name")?.asString ?? "") }

  /// A picture of the project's by its name, as an icon.
  func icon(_ name: String) -> View {
    if context.isSymbol(name) { return View(.leaf(.image(symbol(name)))) }
    // An unknown one is as large as most in an asset catalogue.
    let size = context.imageSize(name) ?? Size(width: 24, height: 24)
    return View(.leaf(.image(Image(name: name, naturalSize: size))))
  }

  func textView(_ string: String) -> View {
    View(.leaf(.text(TextContent(string))), source: source)
  }

  func symbol(_ name: String) -> Image { Image(name: name, isSystem: true, naturalSize: nil) }

  /// A view that a style's configuration carries.
  func part(_ name: String, of configuration: Value) throws -> View {
    guard let part = configuration.stored(name) else {
      throw ScriptFailure.trap("the configuration has no '\(name)'")
    }
    return try context.view(part)
  }
}

extension ControlState {
  /// A value's position between the ends of a range.
  static func share(of value: Value, in range: Value) -> ControlState {
    guard case .range(let bounds) = range, let low = bounds.lower?.asAnyNumber,
      let high = bounds.upper?.asAnyNumber, let number = value.asAnyNumber, high > low
    else { return .none }
    return .share((number - low) / (high - low))
  }
}
