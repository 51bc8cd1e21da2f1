import Foundation
import LayoutSolver
import SceneLoader
import Testing

@testable import LayoutChecks

/// A snapshot reads as it was written, and a difference names the edit that made it.
@Suite struct SnapshotTests {
  static func text(
    padding: String = "12", font: String = ".body", modifiers: String = "",
    title: String = "Hello \\\"you\\\"", extra: String = ""
  ) -> String {
    """
    import SwiftUI
    struct Card: View {
      var body: some View {
        VStack(alignment: .leading, spacing: 4) {
          Text("\(title)").font(\(font)).accessibilityIdentifier("title")
          Text("A subtitle that runs over the line of a narrow card")
            .padding(\(padding))
          HStack { Text("One"); Text("Two")\(modifiers) }
          \(extra)
        }
      }
    }
    """
  }

  static func snapshot(_ text: String) throws -> LayoutSnapshot {
    let scene = Scene(files: [.init(name: "Card.swift", text: text)], name: "Card")
    let settings = LayoutSettings(container: LayoutContainer(size: Size(width: 200, height: 400)))
    let laidOut = scene.layout(settings, recording: .off)
    return LayoutSnapshot(title: "Card", try #require(laidOut.result), files: scene.files)
  }

  private func words(_ changed: String) throws -> String? {
    SnapshotDifference(
      from: try LayoutSnapshot(text: try Self.snapshot(Self.text()).text),
      to: try Self.snapshot(changed), pixel: 1 / 3)?.words
  }

  @Test func aSnapshotReadsAsItWasWritten() throws {
    let snapshot = try Self.snapshot(Self.text())
    let read = try LayoutSnapshot(text: snapshot.text)
    #expect(read.text == snapshot.text)
    #expect(read.views.map(\.name) == snapshot.views.map(\.name))
    #expect(read.views.contains { $0.identifier == "title" && $0.detail == "Hello \"you\"" })
    #expect(
      snapshot.text.contains("\n  Text #\"title\" \"Hello \\\"you\\\"\" font 17 at 0 0 size "))
    // The lines as they are cut.
    #expect(snapshot.text.contains("\\n"))
    #expect(try LayoutSnapshot(text: snapshot.text.replacing("\n", with: "\r\n")) == read)
  }

  @Test func nothingDiffersFromItself() throws { #expect(try words(Self.text()) == nil) }

  @Test func apaddingIsTheCause() throws {
    let words = try #require(try words(Self.text(padding: "16")))
    #expect(words.hasPrefix("padding of line 7 was 12, is 16; "))
    #expect(words.hasSuffix("views moved with it"))
  }

  @Test func aFontIsTheCause() throws {
    let words = try #require(try words(Self.text(font: ".largeTitle")))
    #expect(words.hasPrefix("font of Text 'title' of line 5 was 17 points, is 34; "))
  }

  @Test func theOrderOfModifiersIsTheCause() throws {
    func snapshot(_ modifiers: String) throws -> LayoutSnapshot {
      try Self.snapshot(Self.text(modifiers: modifiers))
    }
    let difference = try #require(
      SnapshotDifference(
        from: try snapshot(".padding(4).frame(width: 60)"),
        to: try snapshot(".frame(width: 60).padding(4)"), pixel: 1 / 3))
    #expect(
      difference.words.hasPrefix(
        "frame of line 8 comes before padding, came after it: the order of modifiers changed"))
  }

  @Test(arguments: [
    (SnapshotTests.text(modifiers: ".padding(3)"), "padding 3 of line 8 is new"),
    (SnapshotTests.text(extra: "Text(\"More\")"), "Text 'More' of line 9 is new"),
    (SnapshotTests.text(title: "Hi"), "Text of line 5 said 'Hello \"you\"', says 'Hi'"),
  ])
  func otherCauses(text: String, cause: String) throws {
    #expect(try words(text)?.hasPrefix(cause) == true)
  }

  @Test func aViewThatIsGoneIsNamed() throws {
    let difference = SnapshotDifference(
      from: try Self.snapshot(Self.text(extra: "Text(\"More\")")),
      to: try Self.snapshot(Self.text()), pixel: 1 / 3)
    #expect(difference?.causes == ["Text 'More' is gone"])
  }

  @Test func lessThanAPixelIsNoDifference() throws {
    let snapshot = try Self.snapshot(Self.text())
    var other = snapshot
    other.views[2].frame.origin.x += 0.3
    #expect(SnapshotDifference(from: snapshot, to: other, pixel: 1 / 3) == nil)
    other.views[2].frame.origin.x += 0.05
    #expect(SnapshotDifference(from: snapshot, to: other, pixel: 1 / 3)?.moved == 1)
  }

  @Test(arguments: [
    ("", 1), ("something else\nx\n", 1), ("reflow layout 1\nCard\n\n<<<<<<< HEAD\n", 4),
    ("reflow layout 1\nCard\n\nText \"a at 0 0 size 1 1\n", 4),
  ])
  func whatIsNoSnapshotGetsItsPlace(text: String, line: Int) {
    #expect {
      try LayoutSnapshot(text: text)
    } throws: { ($0 as? LayoutSnapshot.Unreadable)?.line == line }
  }
}
