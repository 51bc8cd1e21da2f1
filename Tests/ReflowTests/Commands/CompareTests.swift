import Foundation
import Testing

@Suite struct CompareTests {
  /// The five scenes of the inspector article that have logs, with what SwiftUI printed.
  static let cases = [
    "padding", "text-fixed-size", "aspect-nil-ratio-symbol", "vstack-three-with-stack",
    "vstack-not-filled",
  ]

  /// The scene's path, and the log in its comments.
  private func recorded(_ name: String) throws -> (scene: String, log: [String]) {
    let folder = ReflowProcess.root.appending(
      path: "Tests/SceneLoaderTests/Conformance/Cases/trace")
    let path = folder.appending(path: "\(name).swift").path
    let prefix = "// prints: "
    let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
      .filter { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) }
    return (path, lines)
  }

  private func compare(_ scene: String, _ log: [String]) throws -> ReflowProcess {
    try ReflowProcess(
      ["compare", scene, "-", "--device", "iphone-16-pro"], input: log.joined(separator: "\n"))
  }

  @Test(arguments: cases)
  func theArticlesLogsAreEqual(name: String) throws {
    let (scene, log) = try recorded(name)
    // The article numbers its longer logs.
    let numbered = log.enumerated().map { "\($0.offset + 1)\($0.element)" }
    let result = try compare(scene, numbered)
    #expect(result.exitCode == 0, "\(result.output)")
    #expect(result.output == "equal: \(log.count) lines\n")
  }

  @Test(arguments: cases)
  func aChangedLineIsNamed(name: String) throws {
    var (scene, log) = try recorded(name)
    let changed = log.count / 2
    log[changed] = log[changed].replacing(/\d(?=\.)/) { $0.output == "9" ? "8" : "9" }
    let result = try compare(scene, log)
    #expect(result.exitCode == 2)
    #expect(result.lines.first == "line \(changed + 1) differs")
    #expect(result.lines[1] == "recorded: \(log[changed])")
  }

  /// The article's three rectangles, as Layout Inspector's table would have them.
  private static let table = """
    View | Proposal | Response
    blue | 300.0 × 0.0 | 100.0 × 100.0
    blue | 300.0 × inf | 100.0 × 100.0
    red | 300.0 × 0.0 | 100.0 × 10.0
    red | 300.0 × inf | 100.0 × 100.0
    yellow | 300.0 × 0.0 | 100.0 × 50.0
    yellow | 300.0 × inf | 100.0 × 100.0
    blue | 300.0 × 160.0 | 100.0 × 100.0
    yellow | 300.0 × 190.0 | 100.0 × 100.0
    red | 300.0 × 280.0 | 100.0 × 100.0
    """

  @Test func layoutInspectorsTable() throws {
    let scene = ReflowProcess.scene("07-flexibility")
    let equal = try ReflowProcess(["compare", scene, "-"], input: Self.table)
    #expect(equal.output == "equal: 18 proposals and responses\n")
    let changed = Self.table.replacing("300.0 × 190.0", with: "300.0 × 180.0")
    let other = try ReflowProcess(["compare", scene, "-"], input: changed)
    #expect(other.exitCode == 2 && other.lines.first == "line 9 differs")
    #expect(other.lines[2] == "reflow:   yellow is proposed 300×190")
    #expect(other.lines.last?.hasPrefix("rule:     stack division: ") == true)
  }

  /// What `reflow recorder` prints is a scene; the log it gives here agrees with the scene, and one
  /// with a figure changed names the view, the call and the rule.
  @Test func theRecordersLog() throws {
    let recorder = try ReflowProcess(["recorder"]).output
    let scene = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).swift")
    defer { try? FileManager.default.removeItem(at: scene) }
    try recorder.write(to: scene, atomically: true, encoding: .utf8)
    let log = try ReflowProcess(["trace", scene.path, "--printed"]).output
    #expect(log.contains("platform: ios 26 @3x"))
    let equal = try ReflowProcess(["compare", scene.path, "-"], input: log)
    #expect(equal.output == "equal: 14 proposals and responses, 3 frames\n")
    let changed = log.replacing("text | 197.0 × 778.0", with: "text | 190.0 × 778.0")
    let other = try ReflowProcess(["compare", scene.path, "-"], input: changed)
    #expect(other.exitCode == 2)
    #expect(other.lines[2] == "reflow:   text is proposed 197×778")
    #expect(other.lines.last?.hasPrefix("rule:     ") == true)
    let moved = log.replacing("frame text: 0.0", with: "frame text: 5.0")
    let frames = try ReflowProcess(["compare", scene.path, "-"], input: moved)
    #expect(frames.exitCode == 2)
    #expect(frames.lines[2].hasPrefix("reflow:   text is 94.667×20.333 at 0"))
  }

  /// A log tells the platform, the release and the pixels a point that its figures hold for.
  @Test func aLogsDeviceIsTakenOver() throws {
    let recorder = try ReflowProcess(["recorder"]).output
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let scene = folder.appending(path: "Recorder.swift").path
    try recorder.write(toFile: scene, atomically: true, encoding: .utf8)
    let options = ["--platform", "mac", "--os", "18", "--display-scale", "1"]
    let log = try ReflowProcess(["trace", scene, "--printed"] + options).output
    #expect(log.contains("platform: mac 15 @1x"))
    let file = folder.appending(path: "case.swift").path
    let equal = try ReflowProcess(["compare", scene, "-", "--case", file], input: log)
    #expect(equal.exitCode == 0, "\(equal.output)")
    let text = try String(contentsOfFile: file, encoding: .utf8)
    #expect(text.contains("// platform: mac 18 @1x\n"))
    let other = try ReflowProcess(
      ["compare", scene, "-", "--platform", "ios", "--display-scale", "3"], input: log)
    #expect(other.exitCode == 2)
    // What no device has isn't taken over.
    let odd = log.replacing("@1x", with: "@99999999999999999999x")
    #expect(try ReflowProcess(["compare", scene, "-"], input: odd).exitCode == 2)
  }

  /// A log becomes a case of the project's format.
  @Test func aLogBecomesACase() throws {
    let scene = ReflowProcess.scene("07-flexibility")
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).swift")
    defer { try? FileManager.default.removeItem(at: file) }
    let log = Self.table + "\nplatform: ios 18 @3x\nframe red: 0 62 100 100"
    _ = try ReflowProcess(["compare", scene, "-", "--case", file.path], input: log)
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text.contains("// platform: ios 18\n"))
    #expect(text.contains("// frame red: "))
    #expect(text.contains("import SwiftUI"))
  }

  // MARK: Cases

  /// A log's case stands in a set of its own; then a figure is changed.
  @Test func aSetOfCasesIsCompared() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "Cases/stacks/flexible.swift")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try #"{"version": "7.1"}"#.write(
      to: folder.appending(path: "set.json"), atomically: true, encoding: .utf8)
    let log = Self.table + "\nplatform: ios 18 @3x\nframe red: 0 90 100 80"
    let scene = ReflowProcess.scene("07-flexibility")
    _ = try ReflowProcess(
      ["compare", scene, "-", "--container", "300x300", "--case", file.path], input: log)
    let compared = try ReflowProcess(["compare", folder.path, "--cases"])
    #expect(compared.lines.first == "reflow 0.1.0, set 7.1")
    #expect(compared.lines[2].hasPrefix("iOS 18"), "\(compared.output)")
    let json = try ReflowProcess(["compare", folder.path, "--cases", "--format", "json"]).json()
    let results = try #require(json["results"] as? [[String: Any]])
    let red = (results.first?["frames"] as? [String: [Double]])?["red"]
    let figures = try #require(red)
    let text = try String(contentsOf: file, encoding: .utf8)
    let right = text.replacing("0.0 90.0 100.0 80.0", with: "\(figures[0]) any any \(figures[3])")
    try right.write(to: file, atomically: true, encoding: .utf8)
    let equal = try ReflowProcess(["compare", folder.path, "--cases"])
    #expect(equal.exitCode == 0, "\(equal.output)")
    let wrong = text.replacing(
      "0.0 90.0 100.0 80.0", with: "\(figures[0] + 1) any any \(figures[3])")
    try wrong.write(to: file, atomically: true, encoding: .utf8)
    let differing = try ReflowProcess(["compare", folder.path, "--cases"])
    #expect(differing.exitCode == 2)
    #expect(differing.lines.last?.hasPrefix("stacks/flexible, frame red: ") == true)
  }

  @Test func aFolderWithoutASetIsSaid() throws {
    let folder = ReflowProcess.root.appending(path: "Scenes").path
    let run = try ReflowProcess(["compare", folder, "--cases"])
    #expect(run.exitCode == 66)
    #expect(run.messages.contains("has no 'set.json'"))
  }

  // MARK: Releases

  /// A scroll view's content across its axis reached under the bars before 27 (release note 165913417).
  private static let relative = """
    NavigationStack {
      ScrollView(.horizontal) { Color.green.frame(width: 120).containerRelativeFrame(.vertical) }
        .navigationTitle("Title")
    }
    """

  @Test func releasesAreComparedByTheirFirstCause() throws {
    let run = try ReflowProcess(["compare", "-", "--os", "26,27"], body: Self.relative)
    #expect(run.exitCode == 2)
    #expect(run.output.contains("containerRelativeFrame"))
    #expect(run.output.contains("165913417"))
    #expect(run.lines.last == "1 of 1 previews differ between iOS 26 and iOS 27")
    let same = try ReflowProcess(["compare", "-", "--os", "26,27"], body: "Text(\"a\")")
    #expect(same.exitCode == 0)
    #expect(same.output == "0 of 1 previews differ between iOS 26 and iOS 27\n")
  }

  @Test(arguments: [
    ([], "--os 26,27"), (["log.txt", "--os", "26,27"], "one release"),
    (["--os", "26,99"], "13 to 27"),
    (["--os", "26,27,27"], "--os"), (["--os", "26,27", "--case", "a"], "--case"),
    (["--cases", "--os", "26"], "each case says"), (["log.txt", "--cases"], "each case says"),
    (["log.txt", "--format", "json"], "--format goes with --cases"),
  ])
  func wrongUsageSaysWhatToGive(arguments: [String], words: String) throws {
    let run = try ReflowProcess(["compare", "-"] + arguments, body: "Text(\"a\")")
    #expect(run.exitCode == 64)
    #expect(run.messages.contains(words))
  }
}
