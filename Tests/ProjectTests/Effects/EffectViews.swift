/// A view of the table: the name that the library's row has, how it is written, and what it has.
struct ViewSample {
  /// As in `SupportedName`.
  let name: String
  /// What tells it from other rows of the same name.
  let variant: String
  /// Swift source; `§` stands for the words of its label.
  let source: String
  let traits: Traits

  private init(_ name: String, _ traits: Traits, _ source: String) {
    self.init(name, "", traits, source)
  }

  private init(_ name: String, _ variant: String, _ traits: Traits, _ source: String) {
    (self.name, self.variant, self.source, self.traits) = (name, variant, source, traits)
  }

  var title: String { variant.isEmpty ? name : "\(name), \(variant)" }

  static let all = parts + containers + scrolling + areas
  /// Those that are built differently in different places.
  static let parts = texts + buttons + controls + values + groups

  private static let texts = [
    ViewSample("Text", .words, #"Text("§")"#),
    ViewSample(
      "Label", Traits.words.union([.symbol, .label]), #"Label("§", systemImage: "star")"#),
    ViewSample(
      "Image", "a symbol", [.symbol, .ink, .ground, .pixels], #"Image(systemName: "heart")"#),
    ViewSample("Image", "a picture", [.picture, .corners, .pixels], #"Image("photo")"#),
    ViewSample(
      "AsyncImage", .area, #"AsyncImage(url: URL(string: "https://example.org/a.png"))"#),
  ]

  private static let buttons = [
    ViewSample("Button", .button, #"Button("§") {}"#),
    ViewSample(
      "Button", "with a symbol", Traits.button.union([.symbol, .label]),
      #"Button("§", systemImage: "star") {}"#),
    ViewSample(
      "Button", "bordered", Traits.button.subtracting([.button]).union([.border, .size]),
      #"Button("§") {}.buttonStyle(.bordered)"#),
    ViewSample(
      "Button", "prominent", Traits.button.subtracting([.button]).union([.border, .size]),
      #"Button("§") {}.buttonStyle(.borderedProminent)"#),
    ViewSample("Link", .button, #"Link("§", destination: URL(string: "https://example.org")!)"#),
    ViewSample("Menu", Traits.button.union([.menu]), #"Menu("§") { Button("One") {} }"#),
    ViewSample("NavigationLink", .button, #"NavigationLink("§") { Text("Next") }"#),
    ViewSample(
      "ShareLink", Traits.button.union([.symbol, .label]), #"ShareLink("§", item: "x")"#),
    ViewSample("EditButton", Traits.button.subtracting([.lines]), "EditButton()"),
    ViewSample("RenameButton", Traits.button.subtracting([.lines]), "RenameButton()"),
    ViewSample(
      "PasteButton",
      Traits.button.subtracting([.button, .lines]).union([.border, .size, .symbol, .label]),
      "PasteButton(payloadType: String.self) { _ in }"),
    ViewSample(
      "PhotosPicker", .button,
      #"PhotosPicker("§", selection: .constant(nil))"#),
  ]

  private static let choices = #"Text("Illinois").tag(1); Text("Two").tag(2)"#
  private static let picker = #"Picker("§", selection: .constant(1)) { \#(choices) }"#

  private static let controls = [
    ViewSample(
      "Toggle", Traits.control.union([.tint, .color, .toggle]),
      #"Toggle("§", isOn: .constant(true))"#),
    ViewSample(
      "Toggle", "a button", Traits.button.union([.border, .size]),
      #"Toggle("§", isOn: .constant(true)).toggleStyle(.button)"#),
    ViewSample(
      "Slider", [.tint, .color, .enabled, .ground, .pixels], "Slider(value: .constant(0.5))"),
    ViewSample(
      "Slider", "with labels", [.text, .ink, .tint, .color, .enabled, .ground, .pixels],
      #"Slider(value: .constant(0.5)) { Text("A") } minimumValueLabel: { Text("§") } "#
        + #"maximumValueLabel: { Text("C") }"#),
    ViewSample("Stepper", .control, #"Stepper("§", value: .constant(1))"#),
    ViewSample(
      "Picker", [.text, .tint, .color, .enabled, .picker, .ground, .pixels], picker),
    ViewSample(
      "Picker", "segmented", [.enabled, .ground, .pixels], picker + ".pickerStyle(.segmented)"),
    ViewSample("Picker", "a wheel", [.enabled, .ground, .pixels], picker + ".pickerStyle(.wheel)"),
    ViewSample(
      "DatePicker", Traits.control.union([.datePicker]),
      #"DatePicker("§", selection: .constant(Date()))"#),
    ViewSample(
      "DatePicker", "graphical", [.tint, .color, .enabled, .ground, .pixels],
      #"DatePicker("§", selection: .constant(Date())).datePickerStyle(.graphical)"#),
    ViewSample(
      "DatePicker", "a wheel", [.enabled, .ground, .pixels],
      #"DatePicker("§", selection: .constant(Date())).datePickerStyle(.wheel)"#),
    ViewSample(
      "MultiDatePicker", [.tint, .color, .enabled, .ground, .pixels],
      #"MultiDatePicker("§", selection: .constant([]))"#),
    ViewSample(
      "ColorPicker", Traits.control.union([.color]),
      #"ColorPicker("§", selection: .constant(.red))"#),
    ViewSample(
      "TextField", [.text, .ink, .enabled, .field, .ground, .pixels],
      #"TextField("§", text: .constant("§"))"#),
    ViewSample(
      "TextField", "empty", [.text, .field, .ground, .pixels],
      #"TextField("§", text: .constant(""))"#),
    ViewSample(
      "SecureField", [.text, .ink, .enabled, .field, .ground, .pixels],
      #"SecureField("§", text: .constant("secret"))"#),
    ViewSample("TextEditor", [.text, .lines, .ink, .pixels], #"TextEditor(text: .constant("§"))"#),
  ]

  private static let values = [
    ViewSample("ProgressView", [.tint, .size, .ground, .pixels], "ProgressView()"),
    ViewSample(
      "ProgressView", "a bar", [.tint, .color, .progress, .pixels],
      "ProgressView(value: 0.5)"),
    ViewSample(
      "ProgressView", "with a label",
      Traits.words.union([.tint, .color, .progress, .hiddenLabel]),
      #"ProgressView("§", value: 0.5)"#),
    ViewSample(
      "Gauge", Traits.words.union([.tint, .color, .gauge]), #"Gauge(value: 0.5) { Text("§") }"#),
    ViewSample(
      "Gauge", "circular", Traits.words.union([.tint, .color]).subtracting([.lines]),
      #"Gauge(value: 0.5) { Text("§") } currentValueLabel: { Text("7") }"#
        + ".gaugeStyle(.accessoryCircular)"),
    ViewSample(
      "LabeledContent", Traits.words.union([.labeledContent, .hiddenLabel, .sides]),
      #"LabeledContent("§", value: "Value")"#),
  ]

  private static let two = #"Text("§"); Text("B")"#

  private static let groups = [
    ViewSample(
      "DisclosureGroup", Traits.button.union([.disclosure, .sides]),
      #"DisclosureGroup("§", isExpanded: .constant(true)) { Text("Inside") }"#),
    ViewSample(
      "GroupBox", Traits.words.union([.groupBox]), #"GroupBox("§") { Text("Inside") }"#),
    ViewSample(
      "ControlGroup", Traits.button.union([.controlGroup]),
      #"ControlGroup { Button("§") {}; Button("Two") {} }"#),
  ]

  private static let containers = [
    ViewSample(
      "ContentUnavailableView", .words,
      #"ContentUnavailableView("§", systemImage: "star", description: Text("More"))"#),
    ViewSample("HStack", Traits.words.union([.sides]), "HStack { \(two) }"),
    ViewSample("VStack", .words, "VStack { \(two) }"),
    ViewSample("ZStack", .words, "ZStack { \(two) }"),
    ViewSample("Group", .words, "Group { \(two) }"),
    ViewSample("ForEach", .words, #"ForEach(0..<2, id: \.self) { _ in Text("§") }"#),
    ViewSample("Grid", .words, "Grid { GridRow { \(two) } }"),
    ViewSample(
      "LazyVGrid", .words, "LazyVGrid(columns: [GridItem(), GridItem()]) { \(two) }"),
    ViewSample("LazyHGrid", .words, "LazyHGrid(rows: [GridItem(), GridItem()]) { \(two) }"),
    ViewSample("LazyVStack", .words, "LazyVStack { \(two) }"),
    ViewSample("LazyHStack", .words, "LazyHStack { \(two) }"),
    ViewSample("AnyView", .words, #"AnyView(Text("§"))"#),
    ViewSample("ViewThatFits", .words, "ViewThatFits { \(two) }"),
    ViewSample("GeometryReader", .words, #"GeometryReader { _ in Text("§") }"#),
    ViewSample("TimelineView", .words, #"TimelineView(.everyMinute) { _ in Text("§") }"#),
    ViewSample(
      "GlassEffectContainer", .words, #"GlassEffectContainer { Text("§").glassEffect() }"#),
  ]

  private static let scrolling = [
    ViewSample("ScrollView", Traits.words.union([.scroll]), #"ScrollView { Text("§") }"#),
    ViewSample(
      "List", Traits.words.union([.scroll, .list, .sides]).subtracting([.ground]), "List { \(two) }"
    ),
    ViewSample(
      "Form", Traits.words.union([.scroll, .list, .form, .sides]).subtracting([.ground]),
      "Form { \(two) }"),
    ViewSample("Section", .words, #"Section("§") { Text("A"); Text("B") }"#),
    ViewSample(
      "Table", Traits.words.union([.scroll]).subtracting([.ground]),
      #"Table([Item(name: "§")]) { TableColumn("Name", value: \.name) }"#),
    ViewSample(
      "OutlineGroup", .words,
      #"OutlineGroup([Item(name: "§")], children: \.items) { Text($0.name) }"#),
    ViewSample(
      "TabView", Traits.words.union([.tint, .color, .tabs]).subtracting([.ground]),
      #"TabView { Text("§").tabItem { Label("One", systemImage: "star") }; "#
        + #"Text("B").tabItem { Label("Two", systemImage: "heart") } }"#),
    ViewSample(
      "NavigationStack", Traits.words.subtracting([.ground]),
      #"NavigationStack { Text("§").navigationTitle("Title") }"#),
    ViewSample(
      "NavigationView", Traits.words.subtracting([.ground]),
      #"NavigationView { Text("§").navigationTitle("Title") }"#),
    ViewSample(
      "NavigationSplitView", Traits.words.subtracting([.ground]),
      #"NavigationSplitView { Text("§") } detail: { Text("B") }"#),
  ]

  /// Smaller than the screen, so that what is around it is seen.
  private static let small = ".frame(width: 120, height: 90)"

  private static let areas = [
    ViewSample("Circle", [.ink, .ground, .pixels], "Circle()"),
    ViewSample("Rectangle", Traits.area.union([.ink]), "Rectangle()" + small),
    ViewSample(
      "RoundedRectangle", [.ink, .ground, .pixels], "RoundedRectangle(cornerRadius: 12)"),
    ViewSample("Capsule", [.ink, .ground, .pixels], "Capsule()"),
    ViewSample("Ellipse", [.ink, .ground, .pixels], "Ellipse()"),
    ViewSample("Color", Traits.area.union([.color]), "Color.red" + small),
    ViewSample(
      "LinearGradient", Traits.area.union([.color]),
      "LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)" + small),
    ViewSample(
      "RadialGradient", Traits.area.union([.color]),
      "RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 200)"
        + small),
    ViewSample(
      "AngularGradient", Traits.area.union([.color]),
      "AngularGradient(colors: [.red, .blue], center: .center)" + small),
    ViewSample(
      "MeshGradient", Traits.area.union([.color]),
      "MeshGradient(width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], "
        + "colors: [.red, .blue, .green, .yellow])" + small),
    ViewSample("Divider", [.pixels], "Divider()"),
    ViewSample("Spacer", [.ground], "Spacer()"),
    ViewSample(
      "Chart", [.color, .ground, .pixels],
      #"Chart { BarMark(x: .value("A", "a"), y: .value("B", 3)) }"#),
    ViewSample(
      "Canvas", Traits.area.union([.color]),
      "Canvas { context, size in context.fill(Path(CGRect(origin: .zero, size: size)), "
        + "with: .color(.red)) }"),
    ViewSample("Map", .area, "Map()"),
  ]
}
