import Foundation
import LayoutChecks
import Testing

@Suite struct CheckTests {
  @Test func modifiersWithoutEffectAreListedWhenAskedFor() throws {
    let body = "Text(\"A\")\n  .help(\"More\")"
    #expect(try ReflowProcess(["check", "-"], body: body).output == "")
    let run = try ReflowProcess(["check", "-", "--without-effect"], body: body)
    #expect(run.exitCode == 0)
    #expect(run.lines.first == "-:4:4: note: help is accepted and changes nothing here")
  }

  /// The parser isn't asked where a command has no options.
  @Test(arguments: [["check", "-"], ["check", "-", "--no-remedies"], ["render", "-"]])
  func withoutOptionsItDoesWhatTheDefaultsSay(arguments: [String]) throws {
    let plain = try ReflowProcess(arguments, body: Self.wide)
    let parsed = try ReflowProcess(arguments + ["--format", "text"], body: Self.wide)
    #expect(plain.exitCode == parsed.exitCode)
    #expect(!plain.output.isEmpty && plain.output == parsed.output)
    #expect(plain.messages == parsed.messages)
  }

  static let wide = "HStack { Color.red.frame(width: 300); Color.red.frame(width: 100) }"

  @Test func eachFindingIsSaidOnceWithItsConditions() throws {
    let run = try ReflowProcess(["check", "-", "--each", "device,orientation"], body: Self.wide)
    #expect(run.exitCode == 2)
    #expect(run.output.components(separatedBy: "HStack is 6 too wide").count == 2)
    #expect(run.output.contains("    on screens up to 402 wide"))
    // No terminal, no progress.
    #expect(!run.messages.contains("\u{1B}") && !run.messages.contains("\r"))
  }

  /// 300, 100 and 8 between them.
  @Test func everyWidthIsSearchedToThePoint() throws {
    let run = try ReflowProcess(["check", "-", "--each", "width"], body: Self.wide)
    #expect(run.exitCode == 2)
    #expect(run.output.contains("    at widths up to 407"))
  }

  @Test(arguments: [
    (["--each", "width,device"], "place of the devices' screens"),
    (["--each", "width,height"], "one after the other"), (["--os", "26,27"], "reflow compare"),
    (["--each", "devices"], "did you mean 'device'?"), (["--matrix", "phone"], "'phones'"),
    (["--each", "device", "--device", "iphone-16"], "--device"),
    (["--each", "device", "--container", "10x10"], "--container"),
    (["--update-baseline"], "--baseline"), (["--changed-since", "--output=x"], "revision"),
  ])
  func wrongUsageNamesTheNearestRightWord(arguments: [String], words: String) throws {
    let run = try ReflowProcess(["check", "-"] + arguments, body: "Text(\"a\")")
    #expect(run.exitCode == 64)
    #expect(run.messages.contains(words))
  }

  /// A folder of its own with one scene in it.
  private func folder(_ body: String) throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try "import SwiftUI\nstruct A: View { var body: some View {\n\(body)\n} }\n"
      .write(to: folder.appending(path: "a.swift"), atomically: true, encoding: .utf8)
    return folder
  }

  static let clipped = """
    VStack {
      Text("Our house")
      Circle().fill(.red).frame(width: 20, height: 20)
        .alignmentGuide(.leading) { _ in 4 }
      HStack { Text("a"); Text("b").alignmentGuide(.leading) { _ in -40 } }
    }
    """

  @Test func provenRemediesArePrintedAsChangedLines() throws {
    let run = try ReflowProcess(["check", "-"], body: Self.clipped)
    #expect(run.output.contains("    proven: leave out alignmentGuide\n"))
    #expect(run.output.contains("\n    +  HStack { Text(\"a\"); Text(\"b\") }"))
    let none = try ReflowProcess(["check", "-", "--no-remedies"], body: Self.clipped)
    #expect(
      !none.output.contains("proven") && none.output.contains("guide-without-effect") == false)
    let sarif = try ReflowProcess(["check", "-", "--format", "sarif"], body: Self.clipped)
    #expect(sarif.output.contains("\"fixes\"") && sarif.output.contains("\"deletedRegion\""))
  }

  @Test func safeRemediesAreWrittenOrPrintedAsADiff() throws {
    let folder = try folder(
      "HStack { Text(\"a\"); Text(\"b\").alignmentGuide(.leading) { _ in -40 } }")
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "a.swift")
    let before = try String(contentsOf: file, encoding: .utf8)
    let dry = try ReflowProcess(["check", file.path, "--fix", "--dry-run"])
    #expect(dry.exitCode == 0)
    #expect(dry.output.hasPrefix("--- \(file.path)\n+++ \(file.path)\n@@ "))
    #expect(dry.output.contains("\n+HStack { Text(\"a\"); Text(\"b\") }\n"))
    #expect(try String(contentsOf: file, encoding: .utf8) == before)
    let run = try ReflowProcess(["check", file.path, "--fix"])
    #expect(run.exitCode == 0 && run.output == "")
    #expect(run.messages.contains("leave out alignmentGuide"))
    let after = try String(contentsOf: file, encoding: .utf8)
    #expect(after == before.replacing(".alignmentGuide(.leading) { _ in -40 }", with: ""))
    let again = try ReflowProcess(["check", file.path, "--fix", "--dry-run"])
    #expect(again.output == "")
  }

  @Test("What a baseline accepts, --fix leaves as it is")
  func fixesMindTheBaseline() throws {
    let guided = "HStack { Text(\"a\"); Text(\"b\").alignmentGuide(.leading) { _ in -40 } }"
    let folder = try folder(guided)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "a.swift")
    let baseline = folder.appending(path: "accepted.json").path
    let check = ["check", file.path, "--baseline", baseline]
    #expect(try ReflowProcess(check + ["--update-baseline"]).exitCode == 0)
    #expect(try ReflowProcess(check + ["--fix", "--dry-run"]).output == "")
    #expect(try ReflowProcess(check + ["--fix", "--update-baseline"]).exitCode == 64)
    // Another such line isn't accepted, and is mended alone.
    let text = try String(contentsOf: file, encoding: .utf8)
    let other = guided.replacing("-40", with: "-50")
    try text.replacing(guided, with: "VStack {\n\(guided)\n\(other)\n}")
      .write(to: file, atomically: true, encoding: .utf8)
    #expect(try ReflowProcess(check + ["--fix"]).exitCode == 0)
    let after = try String(contentsOf: file, encoding: .utf8)
    #expect(after.contains(guided) && !after.contains("-50"))
  }

  @Test(arguments: [["--dry-run"], ["--fix", "--watch"], ["--fix"]])
  func fixesNeedAFile(arguments: [String]) throws {
    #expect(try ReflowProcess(["check", "-"] + arguments, body: "Text(\"a\")").exitCode == 64)
  }

  /// A folder's app shows few of its views; what others' previews give fails unseen.
  @Test func errorsOfEveryPreviewAreTold() throws {
    let folder = try folder("Text(\"a\")")
    defer { try? FileManager.default.removeItem(at: folder) }
    let text = """
      import SwiftUI
      @main struct Main: App { var body: some Scene { WindowGroup { A() } } }
      struct Place: View {
        let number: Int
        var body: some View { Text("\\([1, 2][number])") }
      }
      #Preview { Place(number: 1) }
      #Preview { Place(number: 2) }
      #Preview { VStack { Place(number: 2) } }

      """
    try text.write(
      to: folder.appending(path: "main.swift"), atomically: true, encoding: .utf8)
    let run = try ReflowProcess(["check", folder.path])
    #expect(run.exitCode == 1)
    #expect(run.lines.filter { $0.contains("error:") }.count == 1)
    #expect(run.output.contains("main.swift:5:"))
  }

  @Test func anAcceptedFindingStaysAcceptedWhereItMoves() throws {
    let folder = try folder(Self.wide)
    defer { try? FileManager.default.removeItem(at: folder) }
    let scene = folder.appending(path: "a.swift")
    let check = ["check", scene.path, "--device", "iphone-se-3", "--baseline"]
    let baseline = folder.appending(path: "accepted.json").path
    #expect(try ReflowProcess(check + [baseline]).exitCode == 66)
    #expect(try ReflowProcess(check + [baseline, "--update-baseline"]).exitCode == 0)
    let text = try String(contentsOf: scene, encoding: .utf8)
    try ("// moved\n\n" + text).write(to: scene, atomically: true, encoding: .utf8)
    #expect(try ReflowProcess(check + [baseline]).exitCode == 0)
    try text.replacing("300", with: "301").write(to: scene, atomically: true, encoding: .utf8)
    #expect(try ReflowProcess(check + [baseline]).exitCode == 2)
  }

  private func git(_ arguments: [String], in folder: URL) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      ["git", "-C", folder.path, "-c", "user.name=a", "-c", "user.email=a@b.c"] + arguments
    process.standardOutput = Pipe()
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  @Test func onlyWhatChangedIsReported() throws {
    let folder = try folder(Self.wide)
    defer { try? FileManager.default.removeItem(at: folder) }
    try git(["init", "-q"], in: folder)
    try git(["add", "."], in: folder)
    try git(["commit", "-qm", "first"], in: folder)
    let check = ["check", ".", "--device", "iphone-se-3", "--changed-since", "HEAD"]
    let before = try ReflowProcess(check, folder: folder)
    #expect(before.exitCode == 0)
    #expect(before.output.isEmpty)
    let other = "import SwiftUI\n#Preview { \(Self.wide) }\n"
    try other.write(to: folder.appending(path: "b.swift"), atomically: true, encoding: .utf8)
    let after = try ReflowProcess(check, folder: folder)
    #expect(after.exitCode == 2)
    #expect(after.output.contains("b.swift:2:"))
    #expect(!after.output.contains("a.swift"))
    #expect(try ReflowProcess(check.dropLast() + ["nowhere"], folder: folder).exitCode == 66)
  }

  @Test(arguments: ReportFormats.all.dropFirst().map { $0.name })
  func everyFormatGoesToStandardOutputAndKeepsTheExitCode(format: String) throws {
    let run = try ReflowProcess(
      ["check", "-", "--device", "iphone-se-3", "--format", format], body: Self.wide)
    #expect(run.exitCode == 2)
    #expect(run.output.contains("overflow"))
    #expect(run.messages.isEmpty)
  }
}
