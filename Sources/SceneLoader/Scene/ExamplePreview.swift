import SwiftInterpreter

/// The preview for a file whose views all need arguments that no preview passes: `ContentView`,
/// else the last of them with examples. For a file without views it is something else that can be
/// seen, on a view. A warning says what was chosen.
struct ExamplePreview {
  /// The type that is shown.
  let view: String
  private let call: String
  private let location: SourceLocation

  init?(_ interpreter: Interpreter) {
    for (kind, use) in Self.uses {
      let types = interpreter.types(conformingTo: kind).filter { $0.kind == .structure }
      for type in types.filter({ $0.name == "ContentView" }) + types.reversed() {
        guard let location = type.location,
          let call = interpreter.exampleCall(of: type, Self.examples)
        else { continue }
        view = type.name
        self.call = use.replacing("%", with: call)
        self.location = location
        return
      }
    }
    return nil
  }

  /// What is shown, and how: `%` is a call that makes a value of the type.
  private static let uses = [
    ("View", "%"), ("ViewModifier", "Text(\"Content\").modifier(%)"),
    ("Layout", "% { ForEach(0..<5) { Text(\"Subview \\($0)\").padding() } }"), ("Shape", "%"),
    ("ButtonStyle", "Button(\"Button\") {}.buttonStyle(%)"),
    ("PrimitiveButtonStyle", "Button(\"Button\") {}.buttonStyle(%)"),
    ("LabelStyle", "Label(\"Label\", systemImage: \"star\").labelStyle(%)"),
    ("ToggleStyle", "Toggle(\"Toggle\", isOn: .constant(true)).toggleStyle(%)"),
    ("GroupBoxStyle", "GroupBox(\"Label\") { Text(\"Content\") }.groupBoxStyle(%)"),
    ("ProgressViewStyle", "ProgressView(\"Label\", value: 0.5).progressViewStyle(%)"),
    (
      "LabeledContentStyle", "LabeledContent(\"Label\", value: \"Value\").labeledContentStyle(%)"
    ),
    (
      "DisclosureGroupStyle",
      "DisclosureGroup(\"Label\") { Text(\"Content\") }.disclosureGroupStyle(%)"
    ),
    ("GaugeStyle", "Gauge(value: 0.5) { Text(\"Label\") }.gaugeStyle(%)"),
  ]

  /// The preview, for the file that declares the view.
  var addition: (file: String, text: String) { (location.file, "#Preview { \(call) }") }

  var note: Diagnostic {
    Diagnostic(
      severity: .warning, identifier: .exampleArguments,
      message: "no preview shows '\(view)'; it is shown as '\(call)'",
      location: location, remedy: "add '#Preview { … }' to show it otherwise")
  }

  /// `%` is the parameter's name.
  private static let examples = ExampleExpressions(
    values: [
      "View": "Text(\"%\")", "Shape": "Rectangle()", "InsettableShape": "Rectangle()",
      "ShapeStyle": "Color.blue", "ButtonStyle": "BorderedButtonStyle()",
      "RandomAccessCollection": "[1, 2, 3]", "Collection": "[1, 2, 3]", "Sequence": "[1, 2, 3]",
      "AnyView": "AnyView(Text(\"%\"))", "Text": "Text(\"%\")",
      "EmptyView": "EmptyView()", "Image": "Image(systemName: \"star\")",
      "Color": "Color.blue", "Gradient": "Gradient(colors: [.blue, .purple])",
      "LinearGradient":
        "LinearGradient(colors: [.blue, .purple], startPoint: .top, endPoint: .bottom)",
      "AnyShapeStyle": "AnyShapeStyle(Color.blue)", "UIColor": "UIColor.systemBlue",
      "UIFont": "UIFont.systemFont(ofSize: 17)",
      "Font": "Font.body", "Font.Weight": "Font.Weight.regular",
      "Font.TextStyle": "Font.TextStyle.body", "Date": "Date()", "UUID": "UUID()",
      "URL": "URL(string: \"https://example.com\")!", "Data": "Data()", "Decimal": "Decimal(1)",
      "AttributedString": "AttributedString(\"%\")", "Character": "Character(\"A\")",
      "Angle": "Angle.degrees(30)", "CGSize": "CGSize(width: 100, height: 100)",
      "CGPoint": "CGPoint(x: 50, y: 50)", "CGRect": "CGRect(x: 0, y: 0, width: 100, height: 100)",
      "UnitPoint": "UnitPoint.center", "EdgeInsets": "EdgeInsets()", "Edge": "Edge.top",
      "Edge.Set": "Edge.Set.all", "Axis": "Axis.vertical", "Axis.Set": "Axis.Set.vertical",
      "Alignment": "Alignment.center", "HorizontalAlignment": "HorizontalAlignment.center",
      "VerticalAlignment": "VerticalAlignment.center", "TextAlignment": "TextAlignment.leading",
      "ContentMode": "ContentMode.fit", "ColorScheme": "ColorScheme.light",
      "Range": "0..<3", "ClosedRange": "0...3", "Animation": "Animation.default",
      "Namespace.ID": "Namespace().wrappedValue", "StrokeStyle": "StrokeStyle()",
      "GridItem": "GridItem()", "CLLocationCoordinate2D": "CLLocationCoordinate2D()",
      "Locale": "Locale.current", "Calendar": "Calendar.current",
    ], length: "40")
}
