import FoundationLibrary
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
          NativeMember(
            "init(_ title: LocalizedStringKey, selection: Binding<SelectionValue>, "
              + "@ViewBuilder content: () -> Content) where Label == Text"
          ) { (call, title: TextContent, selection: BindingValue, content: Content) in
            try picker(call, call.text(title), selection, content())
          },
          NativeMember(
            "init(_ title: LocalizedStringKey, systemImage: String, "
              + "selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) "
              + "where Label == SwiftUI.Label<Text, Image>"
          ) {
            (call, title: TextContent, symbol: String, selection: BindingValue, content: Content) in
            try picker(call, symbolAndTitle(call, title, symbol), selection, content())
          },
          NativeMember(
            "init(selection: Binding<SelectionValue>, label: Label, "
              + "@ViewBuilder content: () -> Content)"
          ) { (call, selection: BindingValue, label: View, content: Content) in
            try picker(call, label, selection, content())
          },
          NativeMember(
            "init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, "
              + "@ViewBuilder label: () -> Label)"
          ) { (call, selection: BindingValue, content: Content, label: Content) in
            try picker(call, label(), selection, content())
          },
        ], contentValues: ContentValues("SelectionValue")),
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
          ) { (call, title: TextContent, _: Unused, _: Unused) in
            labelled(call, call.text(title), .colorPicker)
          },
          NativeMember(
            "init(selection: Binding<Color>, supportsOpacity: Bool = true, "
              + "@ViewBuilder label: () -> Label)"
          ) { (call, _: Unused, _: Unused, label: Content) in
            labelled(call, try label(), .colorPicker)
          },
        ]),
    ],
    sources: [Declarations.pickers])

  private static let ranges = [
    "", ", in range: ClosedRange<Date>", ", in range: PartialRangeFrom<Date>",
    ", in range: PartialRangeThrough<Date>",
  ]

  private static func datePickers(_ range: String) -> [NativeMember] {
    let components = "displayedComponents: DatePickerComponents = [.hourAndMinute, .date]"
    let titled =
      "init(_ title: LocalizedStringKey, selection: Binding<Date>\(range), \(components)) "
      + "where Label == Text"
    let labelled =
      "init(selection: Binding<Date>\(range), \(components), @ViewBuilder label: () -> Label)"
    if range.isEmpty {
      return [
        NativeMember(titled) {
          (call, title: TextContent, selection: BindingValue, components: Value) in
          try datePicker(call, call.text(title), selection, components)
        },
        NativeMember(labelled) {
          (call, selection: BindingValue, components: Value, label: Content) in
          try datePicker(call, label(), selection, components)
        },
      ]
    }
    return [
      NativeMember(titled) {
        (call, title: TextContent, selection: BindingValue, range: Value, components: Value) in
        try datePicker(call, call.text(title), selection, components, in: range)
      },
      NativeMember(labelled) {
        (call, selection: BindingValue, range: Value, components: Value, label: Content) in
        try datePicker(call, label(), selection, components, in: range)
      },
    ]
  }

  private static func calendar(_ call: NativeCall) throws -> Value {
    let month = CalendarMonth(around: call.interpreter.configuration.now)
    return call.make(calendar(month.state(isChosen: false)).content)
  }

  /// UIKit's calendar of a month is at least 320 points wide and 330 high, whatever it is offered.
  private static func calendar(_ month: ControlState, source: SourceRange? = nil) -> View {
    View(
      .modified(
        View(.leaf(.control(.calendar, state: month)), source: source),
        .flexibleFrame(FlexibleFrame(minWidth: 320, minHeight: 330, maxHeight: 330))))
  }

  private static func datePicker(
    _ call: NativeCall, _ label: View, _ selection: BindingValue, _ components: Value,
    in range: Value? = nil
  ) throws -> Value {
    let (context, source) = (call.context, call.source)
    let bounds: RangeBox? = if case .range(let box)? = range { box } else { nil }
    let date = try chosenDate(selection, in: bounds)
    let state = try words(of: date, components, in: call)
    return control(
      call, "DatePicker", in: .datePicker,
      configuration: { _ in
        [
          ("label", context.value(label)),
          ("selection", context.interpreter.host("Binding", selection)),
          ("minimumDate", .optional(bounds?.lower)), ("maximumDate", .optional(bounds?.upper)),
          ("displayedComponents", components),
        ]
      }
    ) { style, place in
      switch style {
      case .graphicalDatePicker:
        let month = CalendarMonth(around: try date.secondsOfDate())
        return calendar(month.state(isChosen: true), source: source)
      case .wheelDatePicker:
        return View(.leaf(.control(.wheelPicker)), source: source)
      default:
        let picker = View(.leaf(.control(.datePicker, state: state)))
        // UIKit's compact picker is 34 points high; a list's row has a height of its own.
        let compact = picker.modified(.frame(width: nil, height: 34, alignment: .center))
        if place.hidesLabel { return place.isMac ? picker : compact }
        // A row of iOS 14 and 15 grows with it (recorded on iOS 14).
        let isTable = place.isRow && !place.isMac && place.platform.os < 16
        guard !isTable else {
          let metrics = place.environment.fontMetrics
          let height = place.roundedUp(metrics.ascent + metrics.descent + 14)
          return View(
            row(label, picker.modified(.frame(width: nil, height: height, alignment: .center))))
        }
        return View(row(label, place.isRow || place.isMac ? picker : compact))
      }
    }
  }

  /// The date chosen. Of one that isn't in the range the end nearest to it is shown, as
  /// `UIDatePicker` does; the binding keeps it.
  private static func chosenDate(
    _ selection: BindingValue, in bounds: RangeBox?
  ) throws -> Value {
    var date = try selection.get()
    if let least = bounds?.lower, try least.secondsOfDate() > date.secondsOfDate() { date = least }
    if let most = bounds?.upper, try most.secondsOfDate() < date.secondsOfDate() { date = most }
    return date
  }

  /// The day and the time of a date, as far as the picker shows them.
  private static func words(
    of date: Value, _ components: Value, in call: NativeCall
  ) throws -> ControlState {
    let shown = components.stored("rawValue")?.asInt ?? 3
    let now = call.interpreter.configuration.now
    let parts = [(2, "day"), (1, "time")].filter { shown & $0.0 != 0 }
    return .choices(
      try parts.map { try DateStyle.text($0.1, of: date, now: now) }, chosen: nil)
  }

  private static func picker(
    _ call: NativeCall, _ label: View, _ selection: BindingValue, _ options: View
  ) throws -> Value {
    let value = try selection.get()
    let chosen = AnyHashable(HashedValue(value.unwrapped ?? value))
    return control(call, "Picker") { place in
      let style = place.style(ControlStyle.picker.name)
      if place.isMac {
        return .macPicker(
          label, options.subviews(in: place.build), chosen: chosen, style: style, in: place)
      }
      var choices: ControlState {
        let all = options.subviews(in: place.build)
        return .choices(
          all.map { $0.view.words ?? "" }, chosen: all.firstIndex { $0.tag == chosen })
      }
      switch style {
      case .segmentedPicker, .palettePicker:
        return .control(.segmentedPicker, choices)
      case .wheelPicker: return .control(.wheelPicker, choices)
      case .inlinePicker:
        guard place.isRow else { return .control(.wheelPicker, choices) }
        return ButtonLook.dimmed(
          View(
            .group(
              options.subviews(in: place.build).map {
                $0.tag == chosen ? checked($0.view) : $0.view
              })))
      default:
        // The option with the value as its tag, or the element of a `ForEach` identified by it.
        let option = options.subviews(in: place.build).first { $0.tag == chosen }
        // Without one the button is there all the same.
        let empty = call.textView(" ").modified(
          .frame(width: 0, height: nil, alignment: .center))
        let value = option?.view ?? (place.isRow ? .empty : empty)
        guard style == .navigationLinkPicker else { return menu(label, value, in: place) }
        return View(row(label, ButtonLook.chosen(value))).chevronRow(in: place)
      }
    }
  }

  /// A chosen option in a row of its own.
  private static func checked(_ option: View) -> View {
    let mark = View(.leaf(.image(Image(name: "checkmark", isSystem: true, naturalSize: nil))))
      .styled {
        $0.foreground = .color($0.accent)
        $0.fontWeight = .semibold
      }
    return .hStack([option, View(.leaf(.spacer(minLength: nil))), mark])
  }

  /// The button that opens a picker's menu.
  ///
  /// iOS 26: the chosen option, 4 points on two chevrons 9 wide, 13.5 at the sides and 8 above and
  /// below; no label. Before, 28 points follow the option (recorded on iOS 17 and 18). In a list's row the label stays and the option ends 16 points from the trailing edge (recorded on
  /// iOS 18 and 26), laid out as labelled content, which "has a layout that matches the label of the `Picker`": the row
  /// grows with an option of several lines.
  private static func menu(_ label: View, _ chosen: View, in place: ControlPlace) -> View {
    if place.isRow {
      let chevrons = View.control(.pickerChevrons).styled {
        $0.foreground = $0.tint.map(ShapeStyle.color) ?? .named(.secondary)
      }
      let value = View.hStack([ButtonLook.chosen(chosen), chevrons], spacing: 4)
        .padded(EdgeInsets(trailing: 3))
      return place.hidesLabel ? value : View(row(label, value))
    }
    let trailing = place.isNew ? 26.5 : 28
    let chevrons = View.control(.pickerChevrons)
      .padded(EdgeInsets(trailing: trailing - 4 - 9))
    return ButtonLook.tinted(
      chosen.padded(EdgeInsets(top: 8, leading: 13.5, bottom: 8, trailing: trailing))
        .modified(
          .overlay(
            chevrons, alignment: Alignment(horizontal: .trailing, vertical: .verticalCenter))))
  }
}

extension View {
  /// The innermost trait of one kind that the view carries itself.
  func trait<T>(_ read: (Trait) -> T?) -> T? {
    switch content {
    case .trait(let inner, let trait): inner.trait(read) ?? read(trait)
    case .modified(let inner, _), .environment(let inner, _), .decorated(let inner, _),
      .identifier(let inner, _), .identity(let inner, _), .action(let inner, _):
      inner.trait(read)
    default: nil
    }
  }
}
