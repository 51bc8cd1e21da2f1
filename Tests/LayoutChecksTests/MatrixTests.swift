import Foundation
import LayoutSolver
import SwiftUILibrary
import SceneLoader
import Testing

@testable import LayoutChecks

/// A matrix says what laying a scene out under every single condition says.
@Suite struct MatrixTests {
  static let card = """
    import SwiftUI
    struct Card: View {
      @Environment(\\.colorScheme) private var scheme
      var name: String
      var body: some View {
        HStack {
          Text(name).fixedSize()
          Spacer()
          Text("12:30").fixedSize()
        }
        .padding(scheme == .dark ? 40 : 8)
      }
    }
    #Preview("Short") { Card(name: "Ada") }
    #Preview("Long") { Card(name: "Augusta Ada King") }
    """

  static let base = Device.all[0].settings()

  static func scene(_ text: String) -> Scene {
    Scene(files: [.init(name: "card.swift", text: text)], name: "card")
  }

  static func check(_ text: String, _ matrix: LayoutMatrix) -> MatrixOutcome {
    MatrixCheck(matrix).outcome(of: scene(text))
  }

  private var axes: AxisValues {
    var values = AxisValues(each: [.typeSize, .colorScheme, .direction, .preview])
    values.devices = Device.all.filter { !$0.isTablet }
    return values
  }

  /// The oracle opens the scene anew for every condition.
  /// Widths of Split View as measured up to iOS 11, and half, a third and a quarter since iPadOS 26.
  @Test("Windows of tablets have names")
  func windows() {
    func widths(_ os: Int, _ id: String) -> [String] {
      Screen.windows(os: os).filter { $0.devices.first?.id == id }.map {
        "\($0.orientation == .landscape ? "turned " : "")\($0.part ?? "") \(Int($0.size.width))"
          + " \($0.settings.horizontalSizeClass == .regular ? "regular" : "compact")"
      }
    }
    #expect(
      widths(18, "ipad-pro-12.9") == [
        "narrow part 375 compact", "wide part 639 compact", "turned half 678 regular",
        "turned narrow part 375 compact", "turned wide part 981 regular",
      ])
    #expect(
      widths(18, "ipad-mini-5") == [
        "narrow part 320 compact", "wide part 438 compact", "turned half 507 compact",
        "turned narrow part 320 compact", "turned wide part 694 regular",
      ])
    #expect(
      widths(26, "ipad-pro-11") == [
        "half 417 compact", "turned half 597 compact", "turned third 398 compact",
      ])
    #expect(Screen.windows(os: 26).last?.words == "ipad-pro-13 in landscape, quarter (344 wide)")
  }

  @Test("Help lists every condition and every named set")
  func lists() {
    #expect(ConditionAxis.names == ConditionAxis.allCases.map(\.rawValue).joined(separator: ", "))
    #expect(AxisValues.names == AxisValues.named.keys.sorted().joined(separator: ", "))
  }

  @Test func aSearchFindsWhatAListFinds() throws {
    let matrix = LayoutMatrix(base: Self.base, screen: nil, axes)
    let outcome = Self.check(Self.card, matrix)
    var counts: [String: Int] = [:]
    for preview in ["Short", "Long"] {
      let scene = Scene(
        files: [.init(name: "card.swift", text: Self.card)], name: "card", preview: preview)
      for slice in matrix.slices {
        for screen in matrix.screens.indices {
          for size in matrix.typeSizes.indices {
            let settings = matrix.settings(slice, screen: screen, typeSize: size)
            let laidOut = scene.layout(settings, recording: .off)
            for problem in scene.problems(of: laidOut) {
              counts[problem.identifier.name, default: 0] += 1
            }
          }
        }
      }
    }
    #expect(!counts.isEmpty)
    for (rule, count) in counts {
      #expect(
        outcome.findings.filter { $0.problem.identifier.name == rule }.reduce(0) { $0 + $1.count }
          == count, "\(rule)")
    }
    #expect(outcome.combinations == matrix.count * 2)
    #expect(outcome.layouts < outcome.combinations / 2)
  }

  /// Two columns of 200 fit where 402 points are, and not where 393 are.
  @Test func conditionsAreSaidWithTheirThreshold() throws {
    let text = """
      import SwiftUI
      struct Row: View {
        @Environment(\\.dynamicTypeSize) private var size
        var body: some View {
          HStack(spacing: 0) {
            Color.red.frame(width: 200)
            Color.blue.frame(width: size.isAccessibilitySize ? 400 : 200)
          }
        }
      }
      """
    var values = AxisValues(each: [.typeSize])
    values.devices = Device.all.filter { !$0.isTablet }
    let outcome = Self.check(text, LayoutMatrix(base: Self.base, screen: nil, values))
    let overflow = try #require(outcome.findings.first { $0.problem.identifier.name == "overflow" })
    #expect(
      overflow.conditions
        == "at every size, on screens up to 393 wide; from accessibility1 on, on every screen")
  }

  @Test func whatHoldsEverywhereIsSaidWithoutConditions() throws {
    let outcome = Self.check(
      "import SwiftUI\nstruct A: View { var body: some View { Color.red.frame(width: 5000) } }",
      LayoutMatrix(base: Self.base, screen: nil, AxisValues(each: [.device, .typeSize])))
    #expect(outcome.findings.map(\.conditions) == [""])
    #expect(outcome.findings[0].count == outcome.combinations)
  }

  /// Only a scene that asks for the colour scheme is laid out in the dark too.
  @Test func whatNobodyAsksForIsNotLaidOut() {
    let values = AxisValues(each: [.colorScheme])
    let matrix = LayoutMatrix(base: Self.base, screen: nil, values)
    let plain = "import SwiftUI\nstruct A: View { var body: some View { Text(\"a\") } }"
    #expect(Self.check(plain, matrix).layouts == 1)
    #expect(Self.check(Self.card, matrix).layouts == 2)
  }

  private static func body(_ body: String) -> String {
    "import SwiftUI\nstruct A: View { var body: some View { \(body) } }"
  }

  /// Without a text or a symbol nothing is of another size at another type size, and a layout in
  /// which all stands in the middle is its own mirror image.
  @Test(arguments: [
    ("Circle()", 1), ("VStack { Circle(); Color.red.frame(width: 30) }", 1),
    // The circle stands left of the middle, so the other direction is laid out too.
    ("HStack { Circle(); Color.red.frame(width: 30) }", 2),
    ("Color.red.offset(x: 5)", 2),
    // At every size there is, as the search looks at both ends and halves what differs.
    ("Text(\"a\")", nil), ("Image(systemName: \"star\")", nil), ("Divider()", nil),
    ("ViewThatFits { Text(\"a\").frame(width: 9000); Circle() }", nil),
    ("Button(\"a\") {}", nil), ("List { Circle() }", nil),
  ])
  func whatNothingDependsOnIsNotLaidOut(_ text: String, _ layouts: Int?) {
    let matrix = LayoutMatrix(
      base: Self.base, screen: nil, AxisValues(each: [.typeSize, .direction]))
    let outcome = Self.check(Self.body(text), matrix)
    if let layouts { #expect(outcome.layouts == layouts) } else { #expect(outcome.layouts > 2) }
  }

  /// Code that asks for the type size or the direction gets every value of it.
  @Test(arguments: [
    "@Environment(\\.dynamicTypeSize) var size|size > .large ? 400 : 1",
    "@ScaledMetric var size = 200.0|size",
    "@Environment(\\.layoutDirection) var way|way == .rightToLeft ? 400 : 1",
  ])
  func whatCodeAsksForIsLaidOut(_ text: String) throws {
    let parts = text.split(separator: "|").map(String.init)
    let row =
      "HStack(spacing: 0) { Color.red.frame(width: 202); Color.blue.frame(width: \(parts[1])) }"
    let source = "import SwiftUI\nstruct A: View { \(parts[0]); var body: some View { \(row) } }"
    let matrix = LayoutMatrix(
      base: Self.base, screen: nil, AxisValues(each: [.typeSize, .direction]))
    let findings = Self.check(source, matrix).findings
    let overflow = try #require(findings.first { $0.problem.identifier.name == "overflow" })
    #expect(overflow.conditions != "" && overflow.count < matrix.count)
  }

  /// The oracle lays out every condition that the search asks for, whether or not anything depends
  /// on it.
  @Test func skippingChangesNoFinding() throws {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    var values = AxisValues(each: [.direction, .preview])
    values.typeSizes = [.large, .accessibility3]
    var isSkipped = false
    for folder in ["SceneLoaderTests/Corpus", "Screens"] {
      let place = tests.appending(path: folder)
      let names = try FileManager.default.contentsOfDirectory(atPath: place.path).sorted()
      // Every third; all of them take as long as the rest of these tests.
      for name in stride(from: 0, to: names.count, by: 3).map({ names[$0] }) {
        let path = place.appending(path: name).path
        let scene = try Scene(path: path)
        let matrix = LayoutMatrix(base: Self.base, screen: nil, values, known: scene.languages)
        let outcomes = [true, false].map { skips in
          MatrixCheck(matrix, skips: skips).outcome(of: scene)
        }
        let words = outcomes.map { outcome in
          outcome.findings.map {
            "\($0.problem) \($0.conditions) \($0.example ?? "") \($0.goneFrom ?? 0) \($0.count)"
          }
        }
        #expect(words[0] == words[1], "\(name)")
        isSkipped = isSkipped || outcomes[0].layouts < outcomes[1].layouts
      }
    }
    #expect(isSkipped)
  }

  /// What a layout leaves behind (state, a shared model) doesn't reach the next one.
  @Test func everyLayoutStartsAfresh() {
    let text = """
      import SwiftUI
      final class Model { static let shared = Model(); var count = 0 }
      struct A: View {
        @State private var width = 0.0
        var body: some View {
          let _ = Model.shared.count += 1
          Text("a").frame(width: width + Double(Model.shared.count))
            .onAppear { width += 100 }
        }
      }
      """
    let scene = Self.scene(text)
    let sizes = (0..<3).map { _ in
      scene.startOver()
      return scene.layout(Self.base, recording: .off).result?.nodes.map(\.size.width)
    }
    #expect(sizes[0] != nil)
    #expect(sizes[0] == sizes[1])
    #expect(sizes[1] == sizes[2])
  }

  @Test func previewsAreNamed() throws {
    let outcome = Self.check(
      """
      import SwiftUI
      #Preview("Wide") { Color.red.frame(width: 5000) }
      #Preview("Narrow") { Color.red.frame(width: 50) }
      """, LayoutMatrix(base: Self.base, screen: nil, AxisValues(each: [.preview])))
    #expect(outcome.findings.map(\.conditions) == ["in preview 'Wide'"])
  }

  /// A scene in a folder with a German catalogue, laid out 120 wide.
  private func german(_ values: AxisValues) throws -> MatrixOutcome {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let catalogue = """
      {"sourceLanguage": "en", "strings": {"Settings": {"localizations": {"de": {"stringUnit":
      {"value": "Systemeinstellungen"}}}}}}
      """
    try catalogue.write(
      to: folder.appending(path: "Localizable.xcstrings"), atomically: true, encoding: .utf8)
    let text = """
      import SwiftUI
      struct Card: View {
        var body: some View {
          // reflow: expect title is not truncated
          Text("Settings").lineLimit(1).accessibilityIdentifier("title")
        }
      }
      """
    let file = folder.appending(path: "Card.swift").path
    try text.write(toFile: file, atomically: true, encoding: .utf8)
    var base = Self.base
    base.container = LayoutContainer(size: Size(width: 120, height: 200))
    let scene = try Scene(path: file)
    let matrix = LayoutMatrix(base: base, screen: nil, values, known: scene.languages)
    return MatrixCheck(matrix).outcome(of: scene)
  }

  @Test func whatIsCutInOneLanguageIsSaidOfThatLanguage() throws {
    var values = AxisValues()
    values.languages = .only([nil, .code("de"), .code("fr"), .rightToLeft])
    let outcome = try german(values)
    let expectation = try #require(
      outcome.findings.first { $0.problem.identifier.name == "expectation" })
    #expect(expectation.conditions == "in German")
    #expect(expectation.problem.message.contains("…"))
    let all = try german(AxisValues(each: [.language]))
    let same = try #require(
      all.findings.first { $0.problem.identifier.name == "expectation" })
    #expect(same.conditions == "in German and double-length")
  }
}

extension MatrixCheck {
  /// In this process, a unit after the other.
  func outcome(of scene: Scene) -> MatrixOutcome {
    outcome(of: SceneFacts(scene)) { units in
      units.map { .success(report(of: $0, in: scene)) }
    }
  }
}
