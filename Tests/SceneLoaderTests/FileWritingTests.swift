import Foundation
import Testing

@testable import SceneLoader

/// A file that is written stays the file that it is.
@Suite struct FileWritingTests {
  private func inFolder(_ run: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try run(folder)
  }

  private func status(_ path: String) throws -> stat {
    var status = stat()
    try #require(lstat(path, &status) == 0)
    return status
  }

  @Test func modesAndMarksStay() throws {
    try inFolder { folder in
      let file = folder.appending(path: "a.swift").path
      let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
      try Data(mark + Array("let a = 1\r\n".utf8)).write(to: URL(filePath: file))
      #expect(chmod(file, 0o640) == 0)
      // As it is read, the mark is no part of the text.
      let text = try RegularFile.text(file, limit: 100)
      try RegularFile.write(text.replacing("1", with: "22"), to: file)
      #expect(
        try Data(contentsOf: URL(filePath: file)) == Data(mark + Array("let a = 22\r\n".utf8)))
      #expect(try status(file).st_mode & 0o7777 == 0o640)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.swift"])
    }
  }

  @Test func linksAndHardLinksStay() throws {
    try inFolder { folder in
      let (file, link, twin) = (
        folder.appending(path: "a").path, folder.appending(path: "link").path,
        folder.appending(path: "twin").path
      )
      try "longer than the other".write(toFile: file, atomically: true, encoding: .utf8)
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "a")
      try RegularFile.write("1", to: link)
      #expect(try status(link).st_mode & S_IFMT == S_IFLNK)
      #expect(try String(contentsOfFile: file, encoding: .utf8) == "1")
      try FileManager.default.linkItem(atPath: file, toPath: twin)
      for text in ["a longer text", "b"] {
        try RegularFile.write(text, to: link)
        #expect(try status(file).st_nlink == 2)
        #expect(try String(contentsOfFile: twin, encoding: .utf8) == text)
      }
      // A link that isn't followed is replaced, and what it leads to stays.
      try RegularFile.write("c", to: link, followsLinks: false)
      #expect(try status(link).st_mode & S_IFMT == S_IFREG)
      #expect(try String(contentsOfFile: file, encoding: .utf8) == "b")
    }
  }

  @Test(.enabled(if: getuid() == 0, "only an administrator may give files away"))
  func ownersStay() throws {
    try inFolder { folder in
      let file = folder.appending(path: "a").path
      try "1".write(toFile: file, atomically: true, encoding: .utf8)
      #expect(chown(file, 12_345, 54_321) == 0)
      try RegularFile.write("2", to: file)
      #expect(try status(file).st_uid == 12_345)
      #expect(try status(file).st_gid == 54_321)
    }
  }

  @Test func whatIsReadOnlyIsRefused() throws {
    try inFolder { folder in
      let file = folder.appending(path: "a").path
      try "1".write(toFile: file, atomically: true, encoding: .utf8)
      #expect(chmod(file, 0o444) == 0)
      #expect(throws: FileWriteError(path: file, reason: "it is read-only")) {
        try RegularFile.write("2", to: file)
      }
      #expect(try String(contentsOfFile: file, encoding: .utf8) == "1")
      let pipe = folder.appending(path: "pipe").path
      #expect(mkfifo(pipe, 0o600) == 0)
      #expect(throws: FileWriteError.self) { try RegularFile.write("2", to: pipe) }
      let link = folder.appending(path: "link").path
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "nowhere")
      #expect(throws: FileWriteError.self) { try RegularFile.write("2", to: link) }
      #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "nowhere").path))
    }
  }

  @Test func draftsOfProcessesThatAreGoneAreRemoved() throws {
    try inFolder { folder in
      let file = folder.appending(path: "a.txt").path
      let gone = ".a.txt.999999999-1.draft"
      let kept = [
        ".a.txt.\(getpid())-1.draft", ".b.txt.999999999-1.draft", ".a.txt.draft", "a.txt",
      ]
      for name in [gone] + kept.dropLast() {
        try "x".write(
          to: folder.appending(path: name), atomically: true, encoding: .utf8)
      }
      try RegularFile.write("1", to: file)
      try RegularFile.write("2", to: file)
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == kept.sorted())
    }
  }
}
