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
}
