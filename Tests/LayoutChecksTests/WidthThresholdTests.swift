import Foundation
import LayoutSolver
import SceneLoader
import SwiftUILibrary
import Testing

@testable import LayoutChecks

@Suite("The width from which on a finding is gone")
struct WidthThresholdTests {
  /// 100 of red, 8 of spacing at most, and a label that is short in English only.
  private static let card = """
    import SwiftUI
    struct Card: View {
      var body: some View {
        HStack { Text("Cancel").lineLimit(1); Color.red.frame(width: 300) }
      }
    }
    """
  private static let catalog = """
    { "sourceLanguage": "en", "version": "1.0", "strings": { "Cancel": { "localizations": {
      "de": { "stringUnit": { "state": "translated", "value": "Vorgang abbrechen" } } } } } }
    """

  /// Runs the body with the path of a folder of the card and its translations.
  private func withCard(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "card-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Self.card.write(
      to: folder.appending(path: "Card.swift"), atomically: true, encoding: .utf8)
    try Self.catalog.write(
      to: folder.appending(path: "Localizable.xcstrings"), atomically: true, encoding: .utf8)
    try body(folder.path)
  }

  @Test("A text cut in German has its threshold in points; so has it at double length")
  func languages() throws {
    try withCard { path in
      let scene = try Scene(path: path)
      let matrix = LayoutMatrix(
        base: MatrixTests.base, screen: nil, AxisValues(each: [.language]), known: scene.languages)
      let outcome = MatrixCheck(matrix).outcome(of: scene)
      let cut = try #require(
        outcome.findings.first { $0.problem.identifier.name == "truncated-text" })
      #expect(cut.conditions == "in German and double-length")
      let width = try #require(cut.goneFrom)
      #expect(cut.sentence.contains("gone from \(Int(width)) points wide"))
      // A scene opened anew says the same of that width and of the one before it.
      for (tried, isCut) in [(width, false), (width - 1, true)] {
        var settings = MatrixTests.base
        settings.language = .code("de")
        settings.container.size.width = tried
        let scene = try Scene(path: path)
        let problems = scene.problems(of: scene.layout(settings, recording: .off))
        #expect(problems.contains { $0.identifier.name == "truncated-text" } == isCut)
      }
    }
  }

  @Test("What more width doesn't help has none, and one condition is not searched")
  func none() throws {
    let text = """
      import SwiftUI
      struct Tall: View { var body: some View { Color.red.frame(height: 5000) } }
      """
    let values = AxisValues(each: [.typeSize])
    let outcome = MatrixTests.check(
      text, LayoutMatrix(base: MatrixTests.base, screen: nil, values))
    #expect(!outcome.findings.isEmpty && outcome.findings.allSatisfy { $0.goneFrom == nil })
    let single = MatrixTests.check(
      MatrixTests.card, LayoutMatrix(base: MatrixTests.base, screen: nil, AxisValues()))
    #expect(single.findings.allSatisfy { $0.goneFrom == nil } && single.layouts == 1)
  }
}
