import Foundation
import LayoutSolver
import SceneLoader
import SwiftUILibrary
import Testing

@testable import LayoutChecks

@Suite("A project's own sets of conditions")
struct ProjectFileTests {
  @Test("Each axis takes a word, a list, or all")
  func values() throws {
    let file = try ProjectFile(
      text: """
        # what we release for
        matrices:
          release:
            device: [iphone-se-3, "iPhone 16 Pro"]
            type-size: [large, Accessibility3]
            language: [own, de, double-length]
            orientation: landscape
            direction: all
            color-scheme: dark
            preview: all
          tablets-only:
            device: tablets
        """)
    let release = try #require(file.matrices["release"])
    #expect(release.devices?.map(\.id) == ["iphone-se-3", "iphone-16-pro"])
    #expect(release.typeSizes == [.large, .accessibility3])
    #expect(release.languages == .only([nil, .code("de"), .doubleLength]))
    #expect(release.orientations == [.landscape])
    #expect(release.directions == [.leftToRight, .rightToLeft])
    #expect(release.colorSchemes == [.dark])
    #expect(release.everyPreview)
    let tablets = try #require(file.matrices["tablets-only"])
    #expect(tablets.devices?.allSatisfy(\.isTablet) == true && tablets.typeSizes == nil)
    #expect(try ProjectFile(text: "").matrices.isEmpty)
  }

  @Test(
    "What is wrong has its place and the nearest right word",
    arguments: [
      (
        "matrices:\n  a:\n    device: [iphone-se-33]",
        ".reflow.yml:3:14: there is no device 'iphone-se-33'; did you mean 'iphone-se-3'?"
      ),
      (
        "matrices:\n  a:\n    type-size:\n      - lage",
        ".reflow.yml:4:9: there is no type size 'lage'; did you mean 'large'?"
      ),
      (
        "matrices:\n  a:\n    typesize: all",
        ".reflow.yml:3:5: there is no condition 'typesize'; did you mean 'type-size'?"
      ),
      (
        "matrics:\n  a: {}",
        ".reflow.yml:1:1: there is no section 'matrics'; did you mean 'matrices'?"
      ),
      (
        "matrices:\n  a:\n    language: double-lenght",
        ".reflow.yml:3:15: there is no language 'double-lenght'; did you mean 'double-length'?"
      ),
      (
        "matrices:\n  a:\n    preview: First",
        ".reflow.yml:3:14: previews are checked all or not at all: write 'preview: all'"
      ),
      ("matrices: 3", ".reflow.yml:1:11: expected sets of conditions by name"),
    ])
  func problems(text: String, message: String) {
    #expect(throws: ProjectFile.Problem.self) { try ProjectFile(text: text) }
    do {
      _ = try ProjectFile(text: text)
    } catch {
      #expect(error.description == message)
    }
  }

  /// Twice as much with each line: forty lines would fill any machine.
  @Test("Aliases of aliases are refused before anything follows them")
  func aliases() {
    let lines = (1..<40).map { "a\($0): &a\($0) [*a\($0 - 1),*a\($0 - 1)]\n" }.joined()
    for end in ["", "? *a39\n: 1\n", "matrices: *a39\n"] {
      #expect(throws: ProjectFile.Problem.self) {
        try ProjectFile(text: "a0: &a0 [x,x]\n" + lines + end)
      }
    }
    #expect(throws: Never.self) {
      try ProjectFile(
        text: "matrices:\n  a:\n    device: &d [iphone-se-3]\n  b:\n    device: *d\n")
    }
  }

  @Test("What is no YAML has the place at which it ends")
  func broken() {
    #expect(throws: ProjectFile.Problem.self) { try ProjectFile(text: "matrices: [a\nb: c") }
    do {
      _ = try ProjectFile(text: "matrices: [a\nb: c")
    } catch {
      #expect(error.line == 2)
    }
  }

  @Test("The nearest file above a folder counts, no further than the repository's root")
  func place() throws {
    let root = FileManager.default.temporaryDirectory.appending(path: "project-\(UUID())")
    defer { try? FileManager.default.removeItem(at: root) }
    let inner = root.appending(path: "repository/Sources/App")
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    let repository = root.appending(path: "repository")
    try FileManager.default.createDirectory(
      at: repository.appending(path: ".git"), withIntermediateDirectories: true)
    let outside = root.appending(path: ProjectFile.name)
    try "matrices: {}".write(to: outside, atomically: true, encoding: .utf8)
    #expect(ProjectFile.path(from: inner.path) == nil)
    let own = repository.appending(path: ProjectFile.name)
    try "matrices: {}".write(to: own, atomically: true, encoding: .utf8)
    #expect(ProjectFile.path(from: inner.path) == own.standardizedFileURL.path)
  }
}
