import Foundation
import LayoutSolver
import SceneLoader
import Testing

/// The recorder's log, made here, is what the solver itself notes of the same scene.
struct RecorderTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Scenes").path

  private static let scenes = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
    .filter { $0.hasSuffix(".swift") }.sorted()

  private static let settings = LayoutSettings(
    container: LayoutContainer(size: Size(width: 402, height: 778)))

  @Test(arguments: scenes)
  func theLogOfASceneIsItsNegotiation(_ name: String) throws {
    let text = try String(contentsOfFile: "\(Self.folder)/\(name)", encoding: .utf8)
    let file = Scene.File(name: name, text: text)
    let plain = Scene(files: [file], name: name)
    let root = try #require(plain.rootName)
    let files = [
      file, Scene.File(name: "Recorder.swift", text: RecorderSource.text),
      Scene.File(name: "Shown.swift", text: "#Preview(\"it\") { Recording { \(root)() } }"),
    ]
    let recorded = Scene(files: files, name: name, preview: "it")
    #expect(recorded.diagnostics.map(\.message) == plain.diagnostics.map(\.message))
    let result = try #require(plain.layout(Self.settings).result)
    let node = try #require(result.root)
    let calls = result.events.filter { $0.node == node && $0.phase != .place && !$0.isRepeat }
    let lines = calls.flatMap { call in
      [
        "recording | \(length(call.proposal.width)) × \(length(call.proposal.height)) | …",
        "recording | … | \(length(call.answer.width)) × \(length(call.answer.height))",
      ]
    }
    let log = recorded.layout(Self.settings).output.filter { $0.hasPrefix("recording | ") }
    // A scene whose state changes is laid out several times; the log's end is the last.
    #expect(Array(log.suffix(lines.count)) == lines)
  }

  private func length(_ length: Double?) -> String {
    guard let length else { return "nil" }
    return length == .infinity ? "inf" : "\(length)"
  }

  /// Priorities are hidden by any layout; the log says so.
  @Test func aHiddenPriorityIsNoted() throws {
    let scene = Scene(
      files: [
        Scene.File(
          name: "-",
          text: """
            import SwiftUI
            #Preview("it") { Color.red.layoutPriority(2).recorded("red") }
            """), Scene.File(name: "Recorder.swift", text: RecorderSource.text),
      ], name: "-", preview: "it")
    #expect(scene.layout(Self.settings).output.contains("priority red: 2.0"))
  }
}
