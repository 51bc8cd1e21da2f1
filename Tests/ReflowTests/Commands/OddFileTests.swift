import Foundation
import Testing

/// Files that are none, and outputs that take nothing: a message, and the documented exit code.
@Suite struct OddFileTests {
  /// A folder for what a test makes, gone afterwards.
  private func inFolder(_ run: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try run(folder)
  }

  private func refused(_ path: String, _ reason: String) throws {
    let run = try ReflowProcess(["inspect", path])
    #expect(run.exitCode == 66)
    #expect(run.messages.contains("can't read '\(path)': \(reason)"), "\(run.messages)")
    #expect(run.output.isEmpty)
  }

  @Test func pipesDevicesAndWhatLeadsToThem() throws {
    try inFolder { folder in
      let pipe = folder.appending(path: "pipe.swift").path
      #expect(mkfifo(pipe, 0o600) == 0)
      try refused(pipe, "it is not a regular file")
      let link = folder.appending(path: "link.swift").path
      for target in ["/dev/zero", pipe] {
        try? FileManager.default.removeItem(atPath: link)
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
        try refused(link, "it is not a regular file")
      }
    }
  }

  @Test func aCatalogueOfPipesAndDevices() throws {
    try inFolder { folder in
      let set = folder.appending(path: "A.xcassets/b.imageset")
      try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
      #expect(mkfifo(set.appending(path: "Contents.json").path, 0o600) == 0)
      #expect(mkfifo(folder.appending(path: "c.png").path, 0o600) == 0)
      try "import SwiftUI\n#Preview { Image(\"b\"); Image(\"c\") }".write(
        to: folder.appending(path: "Scene.swift"), atomically: true, encoding: .utf8)
      #expect(try ReflowProcess(["inspect", folder.path]).exitCode == 0)
    }
  }

  @Test func aLogWithoutAnEnd() throws {
    let run = try ReflowProcess(["compare", ReflowProcess.scene("07-flexibility"), "/dev/zero"])
    #expect(run.exitCode == 66)
    #expect(run.messages.contains("'/dev/zero' is larger than 64 MB"))
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func aFullDisk() throws {
    let command = Command.run(
      "sh",
      [
        "-c", "\"$0\" inspect \"$1\" > /dev/full", ReflowProcess.executable.path,
        ReflowProcess.scene("07-flexibility"),
      ])
    #expect(command.status == 74)
    #expect(command.output.contains("standard output can't be written"))
  }

  @Test func aReaderThatWentAway() throws {
    let command = Command.run(
      "sh",
      [
        "-c", "\"$0\" trace \"$1\" | head -1", ReflowProcess.executable.path,
        ReflowProcess.scene("07-flexibility"),
      ])
    #expect(command.status == 0)
    #expect(command.output.split(separator: "\n").count == 1)
  }

  @Test func noHome() throws {
    let command = Command.run(
      ReflowProcess.executable.path, ["inspect", ReflowProcess.scene("07-flexibility")],
      environment: [:])
    #expect(command.status == 0)
  }

  @Test func linksInCircles() throws {
    try inFolder { folder in
      let paths = ["a.swift", "b.swift"].map { folder.appending(path: $0).path }
      try FileManager.default.createSymbolicLink(atPath: paths[0], withDestinationPath: paths[1])
      try FileManager.default.createSymbolicLink(atPath: paths[1], withDestinationPath: paths[0])
      #expect(try ReflowProcess(["inspect", paths[0]]).exitCode == 66)
      // A folder within itself is gone through once.
      try FileManager.default.removeItem(atPath: paths[1])
      try FileManager.default.removeItem(atPath: paths[0])
      try "import SwiftUI\n#Preview { Text(\"a\") }".write(
        toFile: paths[0], atomically: true, encoding: .utf8)
      try FileManager.default.createSymbolicLink(
        atPath: folder.appending(path: "within").path, withDestinationPath: folder.path)
      #expect(try ReflowProcess(["inspect", folder.path]).exitCode == 0)
    }
  }

  @Test func outputsThatAreClosed() throws {
    func status(_ redirection: String) -> Int32 {
      Command.run(
        "sh",
        [
          "-c", "\"$0\" inspect \"$1\" \(redirection)", ReflowProcess.executable.path,
          ReflowProcess.scene("07-flexibility"),
        ]
      ).status
    }
    #expect(status(">&-") == 74)
    #expect(status(">&- 2>&-") == 74)
    #expect(status("2>&-") == 0)
    #expect(status("<&-") == 0)
  }

  /// A folder where a file is to be stands for a disk that takes nothing: it refuses root as well.
  @Test func filesThatCannotBeWritten() throws {
    try inFolder { folder in
      let scene = ReflowProcess.scene("07-flexibility")
      let baseline = folder.appending(path: "baseline.json")
      try FileManager.default.createDirectory(
        at: baseline.appending(path: "kept"), withIntermediateDirectories: true)
      func refused(_ arguments: [String], _ name: String) throws {
        let run = try ReflowProcess(arguments, input: "text proposed 100x100 reports 20x20")
        #expect(run.exitCode == 74, "\(run.messages)")
        #expect(run.messages.contains("error: can't write '"))
        #expect(run.messages.contains(name))
      }
      try refused(
        ["check", scene, "--baseline", baseline.path, "--update-baseline"], "baseline.json")
      try refused(["compare", scene, "-", "--case", baseline.path], "baseline.json")
      let own = folder.appending(path: "Scene.swift")
      try "import SwiftUI\n#Preview { Text(\"a\") }".write(
        to: own, atomically: true, encoding: .utf8)
      try "".write(
        to: folder.appending(path: "__Layouts__"), atomically: true, encoding: .utf8)
      try refused(["snapshot", own.path], "__Layouts__")
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == [
          "Scene.swift", "__Layouts__", "baseline.json",
        ])
    }
  }
}
