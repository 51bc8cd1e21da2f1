import Foundation
import Testing

/// Snapshots are a file a preview, of that preview alone, and say exactly what they were written of.
@Suite struct KeptFileTests {
  private func inFolder(_ run: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try run(folder)
  }

  private func write(_ previews: String..., to file: URL) throws {
    try ("import SwiftUI\n" + previews.joined(separator: "\n") + "\n").write(
      to: file, atomically: true, encoding: .utf8)
  }

  private func layouts(_ folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      atPath: folder.appending(path: "__Layouts__").path
    ).sorted()
  }

  @Test func previewsThatReadAlikeHaveAFileEach() throws {
    try inFolder { folder in
      let scene = folder.appending(path: "S.swift")
      let titles = ["a b", "a-b", "A B", "a.b", "a  b", "é", "e\\u{301}", "", "preview", "a b"]
      let previews = titles.enumerated().map { "#Preview(\"\($1)\") { Text(\"\($0)\") }" }
      try write(previews.joined(separator: "\n"), to: scene)
      #expect(try ReflowProcess(["snapshot", scene.path]).exitCode == 0)
      let names = try layouts(folder)
      #expect(names.count == titles.count, "\(names)")
      #expect(Set(names.map { $0.lowercased() }).count == titles.count)
      // What needs no change keeps its name.
      #expect(names.contains("S.a-b.iphone-16-pro.layout.txt"))
      #expect(try ReflowProcess(["snapshot", scene.path, "--check"]).exitCode == 0)
    }
  }

  @Test func namesThatAreAloneStayAsTheyWere() throws {
    try inFolder { folder in
      let scene = folder.appending(path: "Card.swift")
      try write(
        "#Preview { Text(\"a\") }", "#Preview(\"Empty, dark – large\") { Text(\"b\") }", to: scene)
      #expect(try ReflowProcess(["snapshot", scene.path]).exitCode == 0)
      #expect(
        try layouts(folder) == [
          "Card.1.iphone-16-pro.layout.txt", "Card.Empty-dark-large.iphone-16-pro.layout.txt",
        ])
    }
  }

  @Test func aSourceRemovesItsOwnFilesAlone() throws {
    try inFolder { folder in
      let (a, ab) = (folder.appending(path: "A.swift"), folder.appending(path: "A.B.swift"))
      for file in [a, ab] { try write("#Preview(\"Card\") { Text(\"1\") }", to: file) }
      #expect(try ReflowProcess(["snapshot", a.path]).exitCode == 0)
      let first = try layouts(folder)
      #expect(try ReflowProcess(["snapshot", ab.path, "--update"]).exitCode == 0)
      #expect(try layouts(folder).count == 2)
      #expect(try Set(layouts(folder)).isSuperset(of: first))
      #expect(try ReflowProcess(["snapshot", a.path, "--update"]).exitCode == 0)
      #expect(try layouts(folder).count == 2)
    }
  }

  @Test func titlesReadBackWhateverTheyHold() throws {
    try inFolder { folder in
      let scene = folder.appending(path: "S.swift")
      try write("#Preview(\"a\\u{1b}[31m\\nb\\u{2028}\\\"c\") { Text(\"1\") }", to: scene)
      #expect(try ReflowProcess(["snapshot", scene.path]).exitCode == 0)
      #expect(try ReflowProcess(["snapshot", scene.path, "--check"]).exitCode == 0)
      let file = folder.appending(path: "__Layouts__").appending(path: try layouts(folder)[0])
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(!text.contains("\u{1B}"))
    }
  }

  @Test func noNumberEqualsNothingElse() throws {
    try inFolder { folder in
      let scene = folder.appending(path: "S.swift")
      try write("#Preview { Text(\"1\") }", to: scene)
      #expect(try ReflowProcess(["snapshot", scene.path]).exitCode == 0)
      let file = folder.appending(path: "__Layouts__").appending(path: try layouts(folder)[0])
      let text = try String(contentsOf: file, encoding: .utf8)
      for odd in ["nan", "inf", "∞"] {
        try text.replacing(#/at .*/#, with: "at \(odd) \(odd) size \(odd) \(odd)").write(
          to: file, atomically: true, encoding: .utf8)
        #expect(try ReflowProcess(["snapshot", scene.path, "--check"]).exitCode == 2, "\(odd)")
      }
    }
  }

  @Test func nothingIsReadOrWrittenThroughALinkOutOfTheFolder() throws {
    try inFolder { folder in
      let (inside, outside) = (folder.appending(path: "in"), folder.appending(path: "out"))
      for part in [inside, outside] {
        try FileManager.default.createDirectory(at: part, withIntermediateDirectories: true)
      }
      try write("#Preview { Text(\"1\") }", to: inside.appending(path: "S.swift"))
      let kept = ["S.Old.iphone-16-pro.layout.txt", ".S.x.layout.txt.draft"]
      for name in kept {
        try "x".write(to: outside.appending(path: name), atomically: true, encoding: .utf8)
      }
      try FileManager.default.createSymbolicLink(
        atPath: inside.appending(path: "__Layouts__").path, withDestinationPath: "../out")
      for path in [inside.path, inside.appending(path: "S.swift").path] {
        for option in ["--update", "--check"] {
          let run = try ReflowProcess(["snapshot", path, option])
          #expect(run.exitCode == 66)
          #expect(run.messages.contains("__Layouts__"))
        }
      }
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: outside.path).sorted() == kept.sorted())
    }
  }

  @Test func runsAtOnceDontDisturbEachOther() throws {
    try inFolder { folder in
      for index in 0..<6 {
        let previews = (0..<4).map { "#Preview(\"p\($0)\") { Text(\"\($0)\") }" }
        try write(
          previews.joined(separator: "\n"), to: folder.appending(path: "P\(index).swift"))
      }
      let command = Command.run(
        "sh",
        [
          "-c",
          """
          for i in 1 2 3; do "$0" snapshot "$1" --update > "$1/$i.out" 2>&1 & pids="$pids $!"; done
          for p in $pids; do wait $p || exit 1; done
          """, ReflowProcess.executable.path, folder.path,
        ])
      #expect(command.status == 0)
      let names = try layouts(folder)
      #expect(names.count == 24)
      #expect(names.allSatisfy { $0.hasSuffix(".layout.txt") })
      #expect(try ReflowProcess(["snapshot", folder.path, "--check"]).exitCode == 0)
    }
  }

  @Test func pipesInPlaceOfFilesAreRefusedAtOnce() throws {
    try inFolder { folder in
      let pipe = folder.appending(path: "pipe").path
      #expect(mkfifo(pipe, 0o600) == 0)
      let scene = ReflowProcess.scene("07-flexibility")
      let run = try ReflowProcess(["check", scene, "--baseline", pipe])
      #expect(run.exitCode == 66)
      #expect(run.messages.contains("it is not a regular file"))
      let keys = try ReflowProcess(["keys", "--keys", pipe])
      #expect(keys.exitCode == 66)
    }
  }

  /// Watching goes on whatever becomes of the files.
  @Test func watchingDoesntEnd() throws {
    try inFolder { folder in
      let scene = folder.appending(path: "S.swift")
      try write("#Preview { Text(\"1\") }", to: scene)
      let process = Process()
      process.executableURL = ReflowProcess.executable
      process.arguments = ["check", scene.path, "--watch"]
      let messages = Pipe()
      process.standardOutput = FileHandle.nullDevice
      process.standardError = messages
      try process.run()
      // A test's own threads block other signals, and what they start does, too.
      defer {
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
      }
      var said = ""
      func wait(for count: Int, _ words: String) {
        while said.components(separatedBy: words).count <= count {
          let data = messages.fileHandleForReading.availableData
          if data.isEmpty { return }
          said += String(decoding: data, as: UTF8.self)
        }
      }
      wait(for: 1, "waiting for a change")
      try FileManager.default.moveItem(at: scene, to: folder.appending(path: "B"))
      wait(for: 2, "waiting for a change")
      #expect(said.contains("there is no file"))
      try Data([0xFF, 0xFE, 0x00]).write(to: scene)
      wait(for: 3, "waiting for a change")
      #expect(said.contains("it is not UTF-8 text"))
      try write("#Preview { Text(\"2\") }", to: scene)
      wait(for: 4, "waiting for a change")
      #expect(process.isRunning)
    }
  }
}
