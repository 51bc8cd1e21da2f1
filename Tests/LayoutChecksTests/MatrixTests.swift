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

  static func check(_ text: String, _ matrix: LayoutMatrix, threads: Int = 2) -> MatrixOutcome {
    MatrixCheck(matrix, threads: threads, load: { scene(text) }).outcome(of: scene(text))
  }

  private var axes: AxisValues {
    var values = AxisValues(each: [.typeSize, .colorScheme, .direction, .preview])
    values.devices = Device.all.filter { !$0.isTablet }
    return values
  }

  /// The oracle opens the scene anew for every condition.
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
              counts[problem.identifier, default: 0] += 1
            }
          }
        }
      }
    }
    #expect(!counts.isEmpty)
    for (rule, count) in counts {
      #expect(
        outcome.findings.filter { $0.problem.identifier == rule }.reduce(0) { $0 + $1.count }
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
    let overflow = try #require(outcome.findings.first { $0.problem.identifier == "overflow" })
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
    return MatrixCheck(matrix, threads: 1, load: { try Scene(path: file) }).outcome(of: scene)
  }

  @Test func whatIsCutInOneLanguageIsSaidOfThatLanguage() throws {
    var values = AxisValues()
    values.languages = .only([nil, .code("de"), .code("fr"), .rightToLeft])
    let outcome = try german(values)
    let expectation = try #require(
      outcome.findings.first { $0.problem.identifier == SceneExpectation.rule })
    #expect(expectation.conditions == "in German")
    #expect(expectation.problem.message.contains("…"))
    let all = try german(AxisValues(each: [.language]))
    let same = try #require(
      all.findings.first { $0.problem.identifier == SceneExpectation.rule })
    #expect(same.conditions == "in German and double-length")
  }
}
