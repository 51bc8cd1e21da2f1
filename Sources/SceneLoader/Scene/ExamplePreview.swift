import SwiftInterpreter

/// What is shown of a file whose views all need arguments that no preview gives: `ContentView`, else
/// the last of them for which there are examples. A warning says which were taken.
struct ExamplePreview {
  /// The view's type.
  let view: String
  private let call: String
  private let location: SourceLocation

  init?(_ interpreter: Interpreter) {
    let views = interpreter.types(conformingTo: "View").filter { $0.kind == .structure }
    for type in views.filter({ $0.name == "ContentView" }) + views.reversed() {
      guard let location = type.location,
        let call = interpreter.exampleCall(of: type, Self.examples)
      else { continue }
      view = type.name
      self.call = call
      self.location = location
      return
    }
    return nil
  }

  /// The preview, for the file that declares the view.
  var addition: (file: String, text: String) { (location.file, "#Preview { \(call) }") }

  var note: Diagnostic {
    Diagnostic(
      severity: .warning, identifier: "example-arguments",
      message: "no preview gives '\(view)' the arguments it needs; it is shown as '\(call)'",
      location: location, remedy: "add '#Preview { … }' with arguments of your own")
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
