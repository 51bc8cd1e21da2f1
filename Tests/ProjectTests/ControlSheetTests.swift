import Cells
import Foundation
import LayoutSolver
import Playground
import SceneLoader
import Testing

@testable import SwiftUILibrary

/// Every control in every style, as it is, disabled and tinted: a picture for an appearance, a release
/// and a type size.
struct ControlSheet: Sendable, CustomTestStringConvertible {
  var appearance: Appearance
  var os: Int
  var typeSize: DynamicTypeSize

  /// The releases in which controls differ.
  static let releases = [18, 26]
  static let typeSizes: [DynamicTypeSize] = [.large, .accessibility1]
  static let all = releases.flatMap { os in
    typeSizes.flatMap { size in
      [Appearance.light, .dark].map { ControlSheet(appearance: $0, os: os, typeSize: size) }
    }
  }

  var testDescription: String { "iOS \(os), \(sizeName), \(appearance.rawValue)" }
  var sizeName: String { typeSize == .large ? "large" : "accessibility1" }
  var fileName: String { "controls-\(os)-\(sizeName)-\(appearance.rawValue).svg" }

  // MARK: Rows

  /// A control, and the styles that it takes.
  private struct Row {
    let title: String
    let source: String
  }

  /// What has button styles, by what it is called.
  private static let buttons = [
    "Button(\"Button\") {}", "Menu(\"Menu\") {}",
    "Link(\"Link\", destination: URL(string: \"https://example.org\")!)",
    "NavigationLink(\"NavigationLink\") { Text(\"Next\") }",
    "Toggle(\"Toggle\", isOn: .constant(true)).toggleStyle(.button)",
  ]
  private static let buttonStyles = [
    "automatic", "plain", "borderless", "bordered", "borderedProminent", "glass", "glassProminent",
  ]
  private static let fieldStyles = ["automatic", "plain", "roundedBorder"]

  private static let choices = "Text(\"One\").tag(1); Text(\"Two\").tag(2); Text(\"Three\").tag(3)"
  private static let menu = "Button(\"One\") {}; Button(\"Two\") {}"
  /// A control for each of the library's styles.
  private static let controls: [(style: ControlStyle, source: String)] = [
    (.label, "Label(\"Label\", systemImage: \"star\")"),
    (.toggle, "Toggle(\"Toggle\", isOn: .constant(true))"),
    (.progress, "ProgressView(\"Progress\", value: 0.4)"),
    (.gauge, "Gauge(value: 0.4) { Text(\"Gauge\") } currentValueLabel: { Text(\"40\") }"),
    (.picker, "Picker(\"Picker\", selection: .constant(1)) { \(choices) }"),
    (.datePicker, "DatePicker(\"Date\", selection: .constant(Date()))"),
    (.groupBox, "GroupBox(\"Box\") { Text(\"Content\") }"),
    (.disclosure, "DisclosureGroup(\"More\", isExpanded: .constant(true)) { Text(\"Content\") }"),
    (.menu, "Menu(\"Menu\") { \(menu) }"),
    (.labeledContent, "LabeledContent(\"Label\", value: \"Value\")"),
  ]
  private static let others = [
    "Slider(value: .constant(0.4))", "Stepper(\"Stepper\", value: .constant(1))",
    "ColorPicker(\"Colour\", selection: .constant(.red))",
    "SecureField(\"Secure\", text: .constant(\"secret\"))",
    "ShareLink(item: \"x\")", "EditButton()", "PasteButton(payloadType: String.self) { _ in }",
    "ControlGroup { \(menu) }",
  ]
  /// Styles that only a Mac has.
  private static let macStyles: Set<String> = ["checkbox", "radioGroup"]

  private static let rows: [Row] =
    buttons.flatMap { source in
      buttonStyles.map { Row(title: $0, source: "\(source).buttonStyle(.\($0))") }
    }
    + ["small", "regular", "large"].map {
      Row(
        title: "controlSize \($0)",
        source: "Button(\"Button\") {}.buttonStyle(.bordered).controlSize(.\($0))")
    }
    + controls.flatMap { style, source in
      style.styles.map(\.name).filter { !macStyles.contains($0) }.map { name in
        let modifier = style.name.prefix(1).lowercased() + style.name.dropFirst()
        return Row(title: name, source: "\(source).\(modifier)(.\(name))")
      }
    }
    + fieldStyles.map {
      Row(
        title: $0, source: "TextField(\"Field\", text: .constant(\"Text\")).textFieldStyle(.\($0))")
    }
    + others.map { Row(title: String($0.prefix { $0 != "(" && $0 != " " }), source: $0) }

  private static var text: String {
    """
    import SwiftUI
    struct Line<Content: View>: View {
      let title: String
      @ViewBuilder let content: () -> Content
      var body: some View {
        HStack(spacing: 24) {
          Text(title).frame(width: 150, alignment: .leading).dynamicTypeSize(.large)
          content().frame(width: 260)
          content().disabled(true).frame(width: 260)
          content().tint(.green).frame(width: 260)
        }
      }
    }
    #Preview {
      VStack(alignment: .leading, spacing: 14) {
        Line(title: "") { Text("").hidden() }
    \(rows.map { "    Line(title: \"\($0.title)\") { \($0.source) }" }.joined(separator: "\n"))
      }
      .padding(20).fixedSize(horizontal: false, vertical: true)
      .accessibilityIdentifier("sheet")
    }
    """
  }

  // MARK: Picture

  func svg() throws -> String {
    let scene = Scene(
      files: [Scene.File(name: "controls.swift", text: Self.text)], name: "controls")
    #expect(scene.diagnostics.filter { $0.severity != .note }.map(\.message) == [])
    var settings = LayoutSettings(
      container: LayoutContainer(size: Size(width: 1070, height: 100)),
      platform: Platform(kind: .ios, os: os))
    settings.dynamicTypeSize = typeSize
    settings.colorScheme = appearance == .dark ? .dark : .light
    let first = try #require(scene.layout(settings).result)
    settings.container.size.height = try #require(first.node(identifier: "sheet")).size.height
    let result = try #require(scene.layout(settings).result)
    var picture = CanvasPicture(result, scale: CellScale(pointsPerColumn: 8))
    picture.options.theme = .standard(for: appearance)
    picture.options.blocks = .sextants
    picture.options.layers = .screen
    return SVGPicture(appearance).document(picture.grid(), title: "Controls, \(testDescription)")
  }
}

extension GeneratedTests {
  @Test("The sheets of controls are what the canvas shows", arguments: ControlSheet.all)
  func controlSheets(sheet: ControlSheet) throws {
    try expectGenerated(file: "Pictures/\(sheet.fileName)", try sheet.svg())
  }

  @Test("The document of controls shows every sheet")
  func controlDocument() throws {
    let parts = ControlSheet.releases.flatMap { os in
      ControlSheet.typeSizes.flatMap { size -> [String] in
        let light = ControlSheet(appearance: .light, os: os, typeSize: size)
        let dark = ControlSheet(appearance: .dark, os: os, typeSize: size)
        return [
          "## iOS \(os), type size \(light.sizeName)", "",
          "<img src=\"../Pictures/\(light.fileName)\" alt=\"\(light.testDescription)\">",
          "<img src=\"../Pictures/\(dark.fileName)\" alt=\"\(dark.testDescription)\">", "",
        ]
      }
    }
    try expectGenerated("controls", in: "Sources/Controls.md", parts.dropLast())
  }
}
