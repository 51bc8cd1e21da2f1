import LayoutSolver
import SwiftInterpreter

extension SwiftUILibrary {
  /// Controls that choose a value: of several, a date, a colour.
  static let pickers = NativeLibrary(
    name: "Pickers",
    types: [
      NativeType(
        "struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View",
        members: [
          picker(
            "init(_ title: LocalizedStringKey, selection: Binding<SelectionValue>, "
              + "@ViewBuilder content: () -> Content) where Label == Text"),
          picker(
            "init(_ title: LocalizedStringKey, systemImage: String, "
              + "selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) "
              + "where Label == Text"),
          picker(
            "init(selection: Binding<SelectionValue>, label: Label, "
              + "@ViewBuilder content: () -> Content)"),
          picker(
            "init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, "
              + "@ViewBuilder label: () -> Label)"),
        ]),
      NativeType("struct DatePicker<Label: View>: View", members: ranges.flatMap(datePickers)),
      NativeType(
        "struct MultiDatePicker<Label: View>: View",
        members: ["", ", in bounds: Range<Date>", ", in bounds: PartialRangeFrom<Date>"].flatMap {
          range in
          [
            NativeMember(
              "init(_ title: LocalizedStringKey, selection: Binding<Set<DateComponents>>\(range)) "
                + "where Label == Text"
            ) { try calendar($0) },
            NativeMember(
              "init(selection: Binding<Set<DateComponents>>\(range), "
                + "@ViewBuilder label: () -> Label)"
            ) { try calendar($0) },
          ]
        }),
      NativeType(
        "struct ColorPicker<Label: View>: View",
        members: [
          NativeMember(
            "init(_ title: LocalizedStringKey, selection: Binding<Color>, "
              + "supportsOpacity: Bool = true) where Label == Text"
          ) { call in labelled(call, try call.text(0), "ColorPicker") },
          NativeMember(
            "init(selection: Binding<Color>, supportsOpacity: Bool = true, "
              + "@ViewBuilder label: () -> Label)"
          ) { call in labelled(call, try call.content(2), "ColorPicker") },
        ]),
    ],
    sources: [
      """
      struct DatePickerComponents: OptionSet {
        let rawValue: Int
        init(rawValue: Int) { self.rawValue = rawValue }
        static let hourAndMinute = DatePickerComponents(rawValue: 1)
        static let date = DatePickerComponents(rawValue: 2)
      }
      """
    ])

  private static let ranges = [
    "", ", in range: ClosedRange<Date>", ", in range: PartialRangeFrom<Date>",
    ", in range: PartialRangeThrough<Date>",
  ]

  private static func datePickers(_ range: String) -> [NativeMember] {
    let components = "displayedComponents: DatePickerComponents = [.hourAndMinute, .date]"
    return [
      NativeMember(
        "init(_ title: LocalizedStringKey, selection: Binding<Date>\(range), \(components)) "
          + "where Label == Text"
      ) { call in try datePicker(call, label: call.text(0)) },
      NativeMember(
        "init(selection: Binding<Date>\(range), \(components), @ViewBuilder label: () -> Label)"
      ) { call in try datePicker(call, label: call.content(call.arguments.count - 1)) },
    ]
  }

  /// UIKit's calendar of a month is 320 points wide and 330 high at least.
  private static func calendar(_ call: NativeCall) throws -> Value {
    let calendar = View(.leaf(.placeholder(name: "Calendar")))
    return call.make(
      .modified(calendar, .flexibleFrame(FlexibleFrame(minWidth: 320, maxHeight: 330))))
  }

  private static func datePicker(_ call: NativeCall, label: View) throws -> Value {
    let source = call.source
    return call.make(
      .composite(name: "DatePicker") { build in
        switch (build.environment.custom[ControlStyle.datePicker.name] as? Value)?.nominalType?.name
        {
        case "GraphicalDatePickerStyle":
          return View(
            .modified(
              View(.leaf(.placeholder(name: "Calendar")), source: source),
              .flexibleFrame(FlexibleFrame(minWidth: 320, maxHeight: 330))))
        case "WheelDatePickerStyle":
          return View(.leaf(.control(name: "WheelPicker", label: "")), source: source)
        default:
          return View(row(label, View(.leaf(.control(name: "DatePicker", label: "")))))
        }
      })
  }

  private static func picker(_ signature: String) -> NativeMember {
    NativeMember(signature) { call in
      call.make(
        .composite(name: "Picker") { build in
          let style = (build.environment.custom[ControlStyle.picker.name] as? Value)?.nominalType
          switch style?.name {
          case "SegmentedPickerStyle":
            return View(.leaf(.control(name: "SegmentedPicker", label: "")))
          case "WheelPickerStyle":
            return View(.leaf(.control(name: "WheelPicker", label: "")))
          default:
            return View(.leaf(.control(name: "MenuPicker", label: "")))
          }
        })
    }
  }
}
