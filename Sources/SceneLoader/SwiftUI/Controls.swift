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
            "init(_ title: LocalizedStringKey, systemImage name: String) where Title == Text, Icon == Image"
          ) { call in
            try label(call, title: call.text(0), icon: View(.leaf(.image(try call.symbol(1)))))
          },
          NativeMember(
            "init(_ title: LocalizedStringKey, image name: String) where Title == Text, Icon == Image"
          ) { call in
            let name: String = try call(1)
            let image = Image(name: name, naturalSize: call.context.imageSizes[name])
            return label(call, title: try call.text(0), icon: View(.leaf(.image(image))))
          },
          NativeMember(
            "init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon)"
          ) { call in label(call, title: try call.content(0), icon: try call.content(1)) },
        ]),
      NativeType(
        "struct Toggle<Label: View>: View",
        members: [
          NativeMember("init(_ title: LocalizedStringKey, isOn: Binding<Bool>) where Label == Text")
          { call in
            toggle(call, label: try call.text(0), isOn: try call(1))
          },
          NativeMember(
            "init(_ title: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) where Label == Text"
          ) { call in toggle(call, label: try call.text(0), isOn: try call(2)) },
          NativeMember("init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label)") { call in
            toggle(call, label: try call.content(1), isOn: try call(0))
          },
        ]),
      NativeType(
        "struct Slider<Label: View>: View",
        members: [
          slider("init<V: BinaryFloatingPoint>(value: Binding<V>) where Label == EmptyView"),
          slider(
            "init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V>) where Label == EmptyView"
          ),
          slider(
            "init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1, "
              + "onEditingChanged: @escaping (Bool) -> Void) where Label == EmptyView"),
          slider(
            "init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V>, "
              + "step: V, onEditingChanged: @escaping (Bool) -> Void = { _ in }) "
              + "where Label == EmptyView"),
          slider(
            "init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1, "
              + "@ViewBuilder label: () -> Label)"),
          slider(
            "init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V>, "
              + "step: V, @ViewBuilder label: () -> Label)"),
          slider(
            "init<V: BinaryFloatingPoint, M: View>(value: Binding<V>, "
              + "in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, "
              + "@ViewBuilder minimumValueLabel: () -> M, @ViewBuilder maximumValueLabel: () -> M)"
          ),
        ]),
      NativeType(
        "struct Stepper<Label: View>: View",
        members: [
          NativeMember(
            "init<V: Strideable>(_ title: LocalizedStringKey, value: Binding<V>, "
              + "step: V.Stride = 1) where Label == Text"
          ) { call in labelled(call, try call.text(0), "Stepper") },
          NativeMember(
            "init<V: Strideable>(_ title: LocalizedStringKey, value: Binding<V>, "
              + "in bounds: ClosedRange<V>, step: V.Stride = 1) where Label == Text"
          ) { call in labelled(call, try call.text(0), "Stepper") },
          NativeMember(
            "init<V: Strideable>(value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, "
              + "@ViewBuilder label: () -> Label)"
          ) { call in labelled(call, try call.content(3), "Stepper") },
          NativeMember(
            "init(_ title: LocalizedStringKey, onIncrement: (() -> Void)?, "
              + "onDecrement: (() -> Void)?) where Label == Text"
          ) { call in labelled(call, try call.text(0), "Stepper") },
        ]),
      NativeType(
        "struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View",
        members: [
          NativeMember(
            "init(_ title: LocalizedStringKey, selection: Binding<SelectionValue>, "
              + "@ViewBuilder content: () -> Content) where Label == Text"
          ) { call in picker(call, label: try call.text(0)) },
          NativeMember(
            "init(selection: Binding<SelectionValue>, label: Label, "
              + "@ViewBuilder content: () -> Content)"
          ) { call in picker(call, label: try call.view(1)) },
          NativeMember(
            "init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, "
              + "@ViewBuilder label: () -> Label)"
          ) { call in picker(call, label: try call.content(2)) },
        ]),
      NativeType(
        "struct DatePicker<Label: View>: View",
        members: [
          NativeMember(
            "init(_ title: LocalizedStringKey, selection: Binding<Date>, "
              + "displayedComponents: DatePickerComponents = [.hourAndMinute, .date]) "
              + "where Label == Text"
          ) { call in labelled(call, try call.text(0), "DatePicker") }
        ]),
      NativeType(
        "struct ColorPicker<Label: View>: View",
        members: [
          NativeMember(
            "init(_ title: LocalizedStringKey, selection: Binding<Color>, "
              + "supportsOpacity: Bool = true) where Label == Text"
          ) { call in labelled(call, try call.text(0), "ColorPicker") }
        ]),
      NativeType(
        "struct ProgressView<Label: View>: View",
        members: [
          NativeMember("init() where Label == EmptyView") {
            $0.make(.leaf(.control(name: "ProgressView", label: "")))
          },
          NativeMember("init(_ title: LocalizedStringKey) where Label == Text") { call in
            call.make(
              .container(
                .vStack(alignment: .horizontalCenter, spacing: nil),
                View(
                  .group([
                    View(.leaf(.control(name: "ProgressView", label: ""))), try call.text(0),
                  ]))))
          },
          NativeMember(
            "init<V: BinaryFloatingPoint>(value: V?, total: V = 1) where Label == EmptyView"
          ) { call in
            call.make(.leaf(.control(name: "ProgressBar", label: "")))
          },
          NativeMember(
            "init<V: BinaryFloatingPoint>(_ title: LocalizedStringKey, value: V?, total: V = 1) "
              + "where Label == Text"
          ) { call in
            call.make(
              .container(
                .vStack(alignment: .leading, spacing: nil),
                View(
                  .group([
                    try call.text(0), View(.leaf(.control(name: "ProgressBar", label: ""))),
                  ]))))
          },
        ]),
      NativeType(
        "struct Gauge<Label: View>: View",
        members: [
          NativeMember(
            "init<V: BinaryFloatingPoint>(value: V, in bounds: ClosedRange<V> = 0...1, "
              + "@ViewBuilder label: () -> Label)"
          ) { call in
            call.make(
              .container(
                .vStack(alignment: .leading, spacing: nil),
                View(
                  .group([
                    try call.content(2), View(.leaf(.control(name: "ProgressBar", label: ""))),
                  ]))))
          }
        ]),
      NativeType(
        "struct LabeledContent<Label: View, Content: View>: View",
        members: [
          NativeMember(
            "init<S: StringProtocol>(_ title: LocalizedStringKey, value: S) "
              + "where Label == Text, Content == Text"
          ) { call in
            call.make(row(try call.text(0), try call.text(1)))
          },
          NativeMember(
            "init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) where Label == Text"
          ) { call in call.make(row(try call.text(0), try call.content(1))) },
          NativeMember(
            "init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)"
          ) { call in call.make(row(try call.content(1), try call.content(0))) },
        ]),
    ],
    extensions: [
      "View": [
        idle("func labelsHidden() -> some View"),
        idle("func toggleStyle<S: ToggleStyle>(_ style: S) -> some View"),
        NativeMember("func pickerStyle<S: PickerStyle>(_ style: S) -> some View") { call in
          let style = try call.value(0)
          return try call.environment { $0.custom["pickerStyle"] = style }
        },
        NativeMember("func labelStyle<S: LabelStyle>(_ style: S) -> some View") { call in
          let style = try call.value(0)
          return try call.environment { $0.custom["labelStyle"] = style }
        },
        idle("func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View"),
        idle("func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View"),
        idle("func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View"),
        idle("func controlSize(_ controlSize: ControlSize) -> some View"),
        NativeMember("func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View") {
          call in try call.trait(.tag(AnyHashable(HashedValue(call.value(0)))))
        },
      ]
    ],
    sources: [
      """
      enum ControlSize: Hashable, CaseIterable { case mini, small, regular, large, extraLarge }
      struct DatePickerComponents: OptionSet {
        let rawValue: Int
        init(rawValue: Int) { self.rawValue = rawValue }
        static let hourAndMinute = DatePickerComponents(rawValue: 1)
        static let date = DatePickerComponents(rawValue: 2)
      }
      protocol ToggleStyle {}
      struct SwitchToggleStyle: ToggleStyle { init() {}; init(tint: Color) {} }
      struct ButtonToggleStyle: ToggleStyle { init() {} }
      struct DefaultToggleStyle: ToggleStyle { init() {} }
      extension ToggleStyle where Self == SwitchToggleStyle {
        static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
      }
      extension ToggleStyle where Self == ButtonToggleStyle {
        static var button: ButtonToggleStyle { ButtonToggleStyle() }
      }
      extension ToggleStyle where Self == DefaultToggleStyle {
        static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
      }
      protocol PickerStyle {}
      struct SegmentedPickerStyle: PickerStyle { init() {} }
      struct MenuPickerStyle: PickerStyle { init() {} }
      struct WheelPickerStyle: PickerStyle { init() {} }
      struct InlinePickerStyle: PickerStyle { init() {} }
      struct PalettePickerStyle: PickerStyle { init() {} }
      struct DefaultPickerStyle: PickerStyle { init() {} }
      extension PickerStyle where Self == SegmentedPickerStyle {
        static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
      }
      extension PickerStyle where Self == MenuPickerStyle {
        static var menu: MenuPickerStyle { MenuPickerStyle() }
      }
      extension PickerStyle where Self == WheelPickerStyle {
        static var wheel: WheelPickerStyle { WheelPickerStyle() }
      }
      extension PickerStyle where Self == InlinePickerStyle {
        static var inline: InlinePickerStyle { InlinePickerStyle() }
      }
      extension PickerStyle where Self == PalettePickerStyle {
        static var palette: PalettePickerStyle { PalettePickerStyle() }
      }
      extension PickerStyle where Self == DefaultPickerStyle {
        static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
      }
      protocol LabelStyle {}
      struct DefaultLabelStyle: LabelStyle { init() {} }
      struct IconOnlyLabelStyle: LabelStyle { init() {} }
      struct TitleOnlyLabelStyle: LabelStyle { init() {} }
      struct TitleAndIconLabelStyle: LabelStyle { init() {} }
      extension LabelStyle where Self == DefaultLabelStyle {
        static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
      }
      extension LabelStyle where Self == IconOnlyLabelStyle {
        static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
      }
      extension LabelStyle where Self == TitleOnlyLabelStyle {
        static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
      }
      extension LabelStyle where Self == TitleAndIconLabelStyle {
        static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
      }
      protocol DatePickerStyle {}
      struct CompactDatePickerStyle: DatePickerStyle { init() {} }
      struct GraphicalDatePickerStyle: DatePickerStyle { init() {} }
      extension DatePickerStyle where Self == CompactDatePickerStyle {
        static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
      }
      extension DatePickerStyle where Self == GraphicalDatePickerStyle {
        static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
      }
      protocol ProgressViewStyle {}
      struct LinearProgressViewStyle: ProgressViewStyle { init() {}; init(tint: Color) {} }
      struct CircularProgressViewStyle: ProgressViewStyle { init() {}; init(tint: Color) {} }
      extension ProgressViewStyle where Self == LinearProgressViewStyle {
        static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
      }
      extension ProgressViewStyle where Self == CircularProgressViewStyle {
        static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
      }
      protocol GaugeStyle {}
      struct LinearCapacityGaugeStyle: GaugeStyle { init() {} }
      extension GaugeStyle where Self == LinearCapacityGaugeStyle {
        static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
      }
      """
    ])

  private static func label(_ call: NativeCall, title: View, icon: View) -> Value {
    call.make(
      .composite(name: "Label") { build in
        let style = (build.environment.custom["labelStyle"] as? Value)?.nominalType?.name
        switch style {
        case "IconOnlyLabelStyle": return icon
        case "TitleOnlyLabelStyle": return title
        default:
          return View(
            .container(
              .hStack(alignment: .firstTextBaseline, spacing: nil), View(.group([icon, title]))))
        }
      })
  }

  private static func toggle(_ call: NativeCall, label: View, isOn: BindingValue) -> Value {
    let context = call.context
    let knob = View(.leaf(.control(name: "Toggle", label: "")), source: call.source)
    let row = View(row(label, knob), source: call.source)
    return call.make(
      .action(
        row,
        .tap {
          context.guarded(()) { try isOn.set(.bool(!(isOn.get().requireBool()))) }
        }))
  }

  private static func slider(_ signature: String) -> NativeMember {
    NativeMember(signature) { $0.make(.leaf(.control(name: "Slider", label: ""))) }
  }

  private static func labelled(_ call: NativeCall, _ label: View, _ control: String) -> Value {
    call.make(row(label, View(.leaf(.control(name: control, label: "")))))
  }

  private static func picker(_ call: NativeCall, label: View) -> Value {
    call.make(
      .composite(name: "Picker") { build in
        let style = (build.environment.custom["pickerStyle"] as? Value)?.nominalType?.name
        switch style {
        case "SegmentedPickerStyle":
          return View(.leaf(.control(name: "SegmentedPicker", label: "")))
        case "WheelPickerStyle":
          return View(.leaf(.control(name: "WheelPicker", label: "")))
        default:
          return View(.leaf(.control(name: "MenuPicker", label: "")))
        }
      })
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
  func text(_ index: Int) throws -> View {
    View(.leaf(.text(TextContent(try self(index) as String))), source: source)
  }

  func symbol(_ index: Int) throws -> Image {
    Image(name: try self(index), isSystem: true, naturalSize: nil)
  }
}
