import Foundation
import Testing

@Suite("Documents")
struct DocumentTests {
  static let documents =
    ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"]
    + ["Sources", "Tests"].flatMap { Project.files(below: $0, suffix: ".md") }

  @Test("Paths they name exist", arguments: documents)
  func paths(document: String) throws {
    let text = try Project.text(document)
    let folder = document.lastIndex(of: "/").map { String(document[...$0]) } ?? ""
    for match in text.matches(of: /\]\(([^):#]+)\)/) {
      #expect(Project.exists(folder + match.output.1), "\(match.output.1)")
    }
    for match in text.matches(of: /`((?:Sources|Tests|Scenes|\.ci)\/[^`*… ]+)`/) {
      #expect(Project.exists(String(match.output.1)), "\(match.output.1)")
    }
  }

  @Test("The map has a row for every module")
  func map() throws {
    let map = try Project.text("Sources/README.md")
    for module in try Project.entries("Sources") where !module.contains(".") {
      #expect(map.contains("`\(module)`"), "\(module)")
    }
  }

  /// `--version` prints the version of `Reflow.swift`, and `Distribution/facts` reads it there.
  @Test("The newest version in CHANGELOG, and every other that is written, is the program's")
  func version() throws {
    let program = try Project.text("Sources/reflow/Reflow.swift")
    let version = try #require(program.firstMatch(of: /\n    version: "(.+)",\n/)).output.1
    for (document, pattern) in [
      ("CHANGELOG.md", /\n## (\S+)/), ("README.md", /from: "(.+)"/),
      ("Editors/vscode/package.json", /\n  "version": "(.+)"/),
      ("Tests/VersionedPackage/Package.swift", /from: "(.+)"/),
      ("Distribution/examples/github/layouts.yml", /action@v(\S+)/),
      ("Distribution/examples/github/layouts.yml", /ref: v([^,]+),/),
    ] {
      let written = try #require(try Project.text(document).firstMatch(of: pattern), "\(document)")
      #expect(written.output.1 == version, "\(document)")
    }
  }

  static let kindsOfChanges = ["Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"]

  @Test("No part of CHANGELOG is longer than a page, and each says in order what is new")
  func changes() throws {
    let parts = try Project.text("CHANGELOG.md").split(separator: "\n### ").dropFirst()
    #expect(!parts.isEmpty)
    for part in parts {
      let title = part.prefix { $0 != "\n" }
      #expect(part.count { $0 == "\n" } <= 60, "\(title)")
      let kinds = part.matches(of: /\n#### (.+)/).map { String($0.output.1) }
      #expect(kinds == Self.kindsOfChanges.filter(kinds.contains), "\(title)")
    }
  }

  @Test("README names the two commands, and CI runs its test command")
  func commands() throws {
    let readme = try Project.text("README.md")
    #expect(readme.contains("<!-- command: play -->\n```sh\n"))
    #expect(readme.contains("<!-- command: test -->\n```sh\n"))
    #expect(try Project.text(".ci/run").contains(".ci/readme-command test"))
    #expect(try Project.text("Package.swift").contains("REFLOW_FLUENT"))
  }

  @Test("The top level holds what a newcomer expects and nothing else")
  func topLevel() throws {
    let expected: Set = [
      "Benchmarks", "CHANGELOG.md", "CONTRIBUTING.md", "Distribution", "Editors", "Examples",
      "LICENSE", "NOTICE",
      "Package.swift",
      "Package.resolved", "Pictures", "Plugins", "README.md", "Scenes", "Sources", "Tests",
    ]
    let visible = try Project.entries("").filter { !$0.hasPrefix(".") }
    #expect(Set(visible).subtracting(expected).isEmpty)
  }

  @Test("No file names a place on somebody's machine", arguments: Project.textFiles)
  func machinePaths(path: String) throws {
    let text = try Project.text(path)
    // Spelt in two parts, so that this file passes.
    for place in ["/ho" + "me/", "/Us" + "ers/", "/ro" + "ot/", "/wo" + "rk/"] {
      #expect(!text.contains(place), "\(path) names \(place)")
    }
  }
}
