import Foundation
import Testing

@Suite struct SnapshotCommandTests {
  private static func scene(_ padding: Int) -> String {
    """
    import SwiftUI
    #Preview("One") { Text("a").padding(\(padding)) }
    #Preview("Two") { Text(Date.now.formatted() + " \\(1234.5.formatted()) " + Locale.current.identifier) }
    """
  }

  private func folder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  private func write(_ text: String, _ file: URL) throws {
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  @Test func filesAreWrittenComparedAndRenewed() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let scene = folder.appending(path: "Card.swift")
    try write(Self.scene(12), scene)
    let command = ["snapshot", scene.path, "--device", "iphone-se-3"]
    #expect(try ReflowProcess(command + ["--check"]).exitCode == 2)
    #expect(try ReflowProcess(command).exitCode == 0)
    let layouts = folder.appending(path: "__Layouts__").path
    let names = try FileManager.default.contentsOfDirectory(atPath: layouts).sorted()
    // A file for each, and nothing left over from writing.
    #expect(
      names == ["Card.One.iphone-se-3.layout.txt", "Card.Two.iphone-se-3.layout.txt"])
    let check = try ReflowProcess(
      command + ["--check"],
      environment: ["TZ": "Asia/Tokyo", "LANG": "de_DE.UTF-8", "LC_ALL": "de_DE.UTF-8"])
    #expect(check.exitCode == 0)
    #expect(check.output.isEmpty)

    try write(Self.scene(16), scene)
    let changed = try ReflowProcess(command)
    #expect(changed.exitCode == 2)
    #expect(changed.output.contains("padding of line 2 was 12, is 16"))
    #expect(try ReflowProcess(command + ["--update"]).exitCode == 0)
    #expect(try ReflowProcess(command + ["--check"]).exitCode == 0)
  }

  /// What differs from one machine to the next and is no layout's business: its zone, its language,
  /// who is at home, and where the project lies.
  @Test func nothingDiffersOnAnotherMachine() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let project = folder.appending(path: "one/Project")
    try FileManager.default.createDirectory(at: project, withIntermediateDirectories: true)
    try write(Self.scene(12), project.appending(path: "Card.swift"))
    let options = ["--each", "language,type-size,preview"]
    #expect(
      try ReflowProcess(["snapshot", "Project"] + options, folder: folder.appending(path: "one"))
        .exitCode == 0)
    let written = try FileManager.default.contentsOfDirectory(
      atPath: project.appending(path: "__Layouts__").path)
    #expect(written.count > 40)

    let copy = folder.appending(path: "other place/deep/Copy")
    try FileManager.default.createDirectory(
      at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.copyItem(at: project, to: copy)
    for (zone, locale) in [("Pacific/Auckland", "ar_EG.UTF-8"), ("America/St_Johns", "C")] {
      let environment = [
        "TZ": zone, "LANG": locale, "LC_ALL": locale, "LANGUAGE": locale, "HOME": copy.path,
      ]
      for (path, place) in [
        (copy.path, folder), (".", copy), ("Copy", copy.deletingLastPathComponent()),
      ] {
        let check = try ReflowProcess(
          ["snapshot", path, "--check"] + options, environment: environment, folder: place)
        #expect(check.exitCode == 0)
        #expect(check.output.isEmpty)
      }
    }
  }

  @Test func aPreviewThatIsGoneIsSaidAndItsFileRemoved() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let scene = folder.appending(path: "Card.swift")
    try write(Self.scene(12), scene)
    let command = ["snapshot", scene.path]
    #expect(try ReflowProcess(command).exitCode == 0)
    try write("import SwiftUI\n#Preview(\"One\") { Text(\"a\").padding(12) }\n", scene)
    let check = try ReflowProcess(command + ["--check"])
    #expect(check.exitCode == 2)
    #expect(check.output.contains("Card.Two"))
    #expect(try ReflowProcess(command + ["--update"]).exitCode == 0)
    #expect(try ReflowProcess(command + ["--check"]).exitCode == 0)
  }

  @Test func picturesStandBesideTheLayoutsTheyShow() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let scene = folder.appending(path: "Card.swift")
    // At one edge, since the screen is the same with more room all around a text in its middle.
    func padded(_ length: Int) -> String {
      Self.scene(length).replacing(".padding(", with: ".padding(.leading, ")
    }
    try write(padded(12), scene)
    let command = ["snapshot", scene.path, "--pictures"]
    #expect(try ReflowProcess(command).exitCode == 0)
    let layouts = folder.appending(path: "__Layouts__")
    let picture = layouts.appending(path: "Card.One.iphone-16-pro.layout.svg")
    let first = try String(contentsOf: picture, encoding: .utf8)
    #expect(first.hasPrefix("<svg"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: layouts.path).count == 4)
    // What is under review goes with the layout that was accepted.
    try write(padded(80), scene)
    #expect(try ReflowProcess(command).exitCode == 2)
    #expect(try String(contentsOf: picture, encoding: .utf8) == first)
    #expect(try ReflowProcess(command + ["--update"]).exitCode == 0)
    #expect(try String(contentsOf: picture, encoding: .utf8) != first)

    try write("import SwiftUI\n#Preview(\"Two\") { Text(\"a\") }\n", scene)
    #expect(try ReflowProcess(["snapshot", scene.path, "--update"]).exitCode == 0)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: layouts.path).sorted().first?.hasPrefix(
        "Card.Two") == true)
  }

  @Test func aFileThatIsNoSnapshotGetsItsPlace() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let scene = folder.appending(path: "Card.swift")
    try write("import SwiftUI\n#Preview(\"One\") { Text(\"a\") }\n", scene)
    #expect(try ReflowProcess(["snapshot", scene.path]).exitCode == 0)
    let layouts = folder.appending(path: "__Layouts__")
    let name = try #require(FileManager.default.contentsOfDirectory(atPath: layouts.path).first)
    let file = layouts.appending(path: name)
    try write("reflow layout 1\nOne\n\n>>>>>>> other\n", file)
    let run = try ReflowProcess(["snapshot", scene.path, "--check"])
    #expect(run.exitCode == 2)
    #expect(run.output.contains("\(name):4:1: error: "))
  }

  /// Each of the edits that reviews are full of is named before what it moved.
  @Test(arguments: [
    ("padding(12)", "padding(16)", "padding of line 6 was 12, is 16; "),
    (".body", ".largeTitle", "font of Text 'Title' of line 4 was 17 points, is 34; "),
    (
      ".padding(4).frame(width: 60)", ".frame(width: 60).padding(4)",
      "frame of line 7 comes before padding, came after it: the order of modifiers changed; "
    ),
  ])
  func anEditIsTheFirstCause(old: String, new: String, cause: String) throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let scene = folder.appending(path: "Card.swift")
    let text = """
      import SwiftUI
      #Preview("One") {
        VStack {
          Text("Title").font(.body)
          Text("Subtitle")
            .padding(12)
          Text("Foot").padding(4).frame(width: 60)
        }
      }
      """
    try write(text, scene)
    #expect(try ReflowProcess(["snapshot", scene.path]).exitCode == 0)
    try write(text.replacing(old, with: new), scene)
    let check = try ReflowProcess(["snapshot", scene.path, "--check"])
    #expect(check.exitCode == 2)
    #expect(check.lines.count == 1)
    #expect(check.output.contains(".layout.txt: " + cause))
  }

  /// The system ends a process that writes a file beyond its limit, here after the first block.
  @Test func anInterruptedUpdateLeavesTheLayoutsWhole() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let scene = folder.appending(path: "Card.swift")
    func text(_ padding: Int) -> String {
      let views = "ForEach(0..<100) { Text(\"\\($0)\").padding(\(padding)) }"
      return "import SwiftUI\n#Preview(\"One\") { VStack { \(views) } }\n"
    }
    try write(text(3), scene)
    #expect(try ReflowProcess(["snapshot", scene.path]).exitCode == 0)
    let layouts = folder.appending(path: "__Layouts__")
    let name = try #require(FileManager.default.contentsOfDirectory(atPath: layouts.path).first)
    let before = try Data(contentsOf: layouts.appending(path: name))
    try #require(before.count > 1024)

    try write(text(4), scene)
    let interrupted = Process()
    interrupted.executableURL = URL(filePath: "/bin/sh")
    interrupted.arguments = [
      "-c", "ulimit -c 0; ulimit -f 1; exec \"$0\" snapshot \"$1\" --update",
      ReflowProcess.executable.path, scene.path,
    ]
    interrupted.standardOutput = FileHandle.nullDevice
    interrupted.standardError = FileHandle.nullDevice
    try interrupted.run()
    interrupted.waitUntilExit()
    #expect(interrupted.terminationStatus != 0)
    #expect(try Data(contentsOf: layouts.appending(path: name)) == before)
    let kept = try FileManager.default.contentsOfDirectory(atPath: layouts.path)
    #expect(kept.filter { $0.hasSuffix(".layout.txt") } == [name])

    #expect(try ReflowProcess(["snapshot", scene.path, "--update"]).exitCode == 0)
    #expect(try ReflowProcess(["snapshot", scene.path, "--check"]).exitCode == 0)
    // Nor does the next run leave what the killed one left.
    #expect(try FileManager.default.contentsOfDirectory(atPath: layouts.path) == [name])
  }

  @Test(arguments: [
    ["-"], ["a.swift", "--check", "--update"], ["a.swift", "--check", "--pictures"],
    ["a.swift", "--device", "iphone-se-3", "--matrix", "phones"],
  ])
  func wrongUsage(arguments: [String]) throws {
    #expect(try ReflowProcess(["snapshot"] + arguments).exitCode == 64)
  }
}
