import Foundation
import LayoutChecks
import Testing

/// A check that is done in shares, here or elsewhere, comes out as one that is done alone.
@Suite struct SharedCheckTests {
  /// A folder with two views in files of their own, a model of one, and what is shown of them.
  private func withApp(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let app = folder.appending(path: "App")
    try FileManager.default.createDirectory(at: app, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = [
      "Row.swift": """
      import SwiftUI
      struct Row: View {
        // reflow: expect title is not truncated
        let name: String
        var body: some View {
          HStack {
            Text(name).lineLimit(1).accessibilityIdentifier("title")
            Color.red.frame(width: 300)
          }
        }
      }
      #Preview("Row") { Row(name: Names.long) }
      #Preview("Short") { Row(name: "a") }
      """,
      "Names.swift": "enum Names { static let long = \"A name that has no room\" }",
      "Side.swift": """
      import SwiftUI
      struct Side: View { var body: some View { HStack(spacing: 0) { Color.red.frame(width: 400) } } }
      #Preview("Side") { Side() }
      """,
    ]
    for (name, text) in files {
      try text.write(to: app.appending(path: name), atomically: true, encoding: .utf8)
    }
    try body(folder)
  }

  private static let matrix = ["--each", "orientation,type-size,preview"]

  /// Does so many shares, and gives the files.
  private func shares(
    _ count: Int, of arguments: [String], in folder: URL, environment: [String: String] = [:]
  ) throws -> [String] {
    try (1...count).map { number in
      let run = try ReflowProcess(
        ["check"] + arguments + [
          "--shard", "\(number)/\(count)", "--output-blob", "\(number).blob",
        ],
        environment: environment, folder: folder)
      #expect([0, 1, 2, 70].contains(run.exitCode), "\(run.messages)")
      return "\(number).blob"
    }
  }

  @Test(arguments: [
    ["App"] + matrix, ["App"], ["App", "App/Names.swift", "App/Side.swift"],
    ["App/Side.swift", "--each", "width"],
  ])
  func sharesMakeOneReport(arguments: [String]) throws {
    try withApp { folder in
      let formats = ReportFormats.all.map { $0.name }
      let alone = try formats.map {
        try ReflowProcess(["check"] + arguments + ["--format", $0], folder: folder)
      }
      for count in [1, 3] {
        let blobs = try shares(count, of: arguments, in: folder)
        for (format, alone) in zip(formats, alone) {
          // In another order, and one twice.
          let merged = try ReflowProcess(
            ["merge"] + blobs.reversed() + [blobs[0], "--format", format], folder: folder)
          #expect(merged.output == alone.output)
          #expect(merged.exitCode == alone.exitCode, "\(merged.messages)")
        }
      }
    }
  }

  /// Previews that end their process are the same error by whomever they were laid out.
  @Test func endsAreMerged() throws {
    try withApp { folder in
      let faults = ["REFLOW_TEST_FAULTS": "Short=11"]
      let arguments = ["App", "--no-remedies"] + Self.matrix
      let blobs = try shares(4, of: arguments, in: folder, environment: faults)
      let alone = try ReflowProcess(["check"] + arguments, environment: faults, folder: folder)
      let merged = try ReflowProcess(["merge"] + blobs, folder: folder)
      #expect(alone.output.contains("preview 'Short' ended Reflow: signal 11"))
      #expect(merged.output == alone.output)
      #expect(merged.exitCode == 70 && alone.exitCode == 70)
    }
  }

  @Test func whatIsMissingTornOrForeignIsNamed() throws {
    try withApp { folder in
      let blobs = try shares(3, of: ["App", "--no-remedies"] + Self.matrix, in: folder)
      let place = { (name: String) in folder.appending(path: name) }
      let whole = try Data(contentsOf: place(blobs[1]))
      try whole.prefix(whole.count / 2).write(to: place("torn.blob"))
      let text = String(decoding: whole, as: UTF8.self)
      let words = text.split(separator: " ", maxSplits: 2)
      try "\(words[0]) 0.0.1 \(words[2])".write(
        to: place("old.blob"), atomically: true, encoding: .utf8)
      try "{}".write(to: place("other.blob"), atomically: true, encoding: .utf8)
      let foreign = try ReflowProcess(
        ["check", "App", "--output-blob", "plain.blob"], folder: folder)
      #expect(foreign.exitCode == 2)
      let names = ["gone.blob", "torn.blob", "old.blob", "other.blob", "plain.blob"]
      let run = try ReflowProcess(["merge", blobs[0]] + names + [blobs[2]], folder: folder)
      #expect(run.exitCode == 1)
      #expect(run.output.contains("warning"))
      for (name, why) in zip(
        names, ["no file", "cut off", "version 0.0.1", "nothing that", "another check"])
      {
        let lines = run.messages.split(separator: "\n").filter { $0.contains("'\(name)'") }
        #expect(lines.count == 1 && lines.first?.contains(why) == true, "\(run.messages)")
      }
      #expect(run.messages.contains("those of the share 2/3"))
    }
  }

  /// The runner's variables say which share; one that knows them touches a file.
  @Test func bazelsSharesAreHeeded() throws {
    try withApp { folder in
      let arguments = ["check", "App"] + Self.matrix + ["--no-remedies"]
      let status = folder.appending(path: "status").path
      var outputs: [String] = []
      for index in 0..<2 {
        let run = try ReflowProcess(
          arguments,
          environment: [
            "TEST_SHARD_INDEX": "\(index)", "TEST_TOTAL_SHARDS": "2",
            "TEST_SHARD_STATUS_FILE": status,
          ], folder: folder)
        let asked = try ReflowProcess(arguments + ["--shard", "\(index + 1)/2"], folder: folder)
        #expect(run.output == asked.output)
        outputs.append(run.output)
        #expect(FileManager.default.fileExists(atPath: status))
        try? FileManager.default.removeItem(atPath: status)
      }
      #expect(outputs[0] != outputs[1])
      let wrong = try ReflowProcess(
        arguments, environment: ["TEST_SHARD_INDEX": "2", "TEST_TOTAL_SHARDS": "2"], folder: folder)
      #expect(wrong.exitCode == 64)
    }
  }

  private func keys(_ folder: URL) throws -> [String: Set<String>] {
    let run = try ReflowProcess(
      ["plan", "App", "--format", "json", "--no-remedies"] + Self.matrix, folder: folder)
    let units = try #require(run.json()["units"] as? [[String: Any]])
    return units.reduce(into: [:]) { keys, unit in
      guard let key = unit["key"] as? String else { return }
      keys[unit["preview"] as? String ?? "", default: []].insert(key)
    }
  }

  @Test func anEditChangesTheKeysOfWhatReadsIt() throws {
    try withApp { folder in
      let before = try keys(folder)
      #expect(Set(before.keys) == ["Row", "Short", "Side", ""])
      try "enum Names { static let long = \"Another name that has no room\" }".write(
        to: folder.appending(path: "App/Names.swift"), atomically: true, encoding: .utf8)
      let after = try keys(folder)
      #expect(before["Side"] == after["Side"])
      for preview in ["Row", "Short", ""] {
        #expect(before[preview]?.isDisjoint(with: after[preview] ?? []) == true, "\(preview)")
      }
    }
  }

  /// What is kept is what would be found; what isn't as it was kept is found anew.
  @Test func aCacheKeepsWhatWasFound() throws {
    try withApp { folder in
      let arguments = ["check", "App", "--format", "json", "--cache", "kept"] + Self.matrix
      let alone = try ReflowProcess(
        ["check", "App", "--format", "json"] + Self.matrix, folder: folder)
      #expect(try ReflowProcess(arguments, folder: folder).output == alone.output)
      let kept = folder.appending(path: "kept")
      let files = try FileManager.default.subpathsOfDirectory(atPath: kept.path).map {
        kept.appending(path: $0)
      }.filter { !$0.hasDirectoryPath && $0.lastPathComponent.count == 64 }
      #expect(files.count > 5)
      // Nothing is laid out: who would lay one out, ends.
      let faults = ["REFLOW_TEST_FAULTS": "Row=11,Short=11,Side=11"]
      let second = try ReflowProcess(arguments, environment: faults, folder: folder)
      #expect(second.output == alone.output)
      // Torn, of another key, and changed.
      let bytes = try files.map { try Data(contentsOf: $0) }
      try bytes[0].prefix(50).write(to: files[0])
      try bytes[1].write(to: files[2])
      var changed = bytes[3]
      changed[changed.count - 9] ^= 1
      try changed.write(to: files[3])
      try Data().write(to: files[4])
      let third = try ReflowProcess(arguments, folder: folder)
      #expect(third.output == alone.output)
      #expect(
        try ReflowProcess(arguments, environment: faults, folder: folder).output == alone.output)
    }
  }

  /// An edit in code that a preview mentions and doesn't run lays nothing out again; one in code that it
  /// runs lays out that preview alone.
  @Test func anEditLaysOutWhatRunsIt() throws {
    try withApp { folder in
      func write(side: Int, extra: Int) throws {
        let files = [
          "Side.swift": """
          import SwiftUI
          struct Side: View {
            @State private var isOpen = false
            var body: some View {
              HStack(spacing: 0) { Color.red.frame(width: \(side)) }
                .sheet(isPresented: $isOpen) { Extra() }
            }
          }
          #Preview("Side") { Side() }
          """,
          "Extra.swift": """
          import SwiftUI
          struct Extra: View { var body: some View { Color.red.frame(width: \(extra)) } }
          """,
        ]
        for (name, text) in files {
          try text.write(
            to: folder.appending(path: "App/\(name)"), atomically: true, encoding: .utf8)
        }
      }
      let arguments = ["check", "App", "--format", "json"] + Self.matrix
      func alone() throws -> String { try ReflowProcess(arguments, folder: folder).output }
      func kept(_ faults: String) throws -> String {
        try ReflowProcess(
          arguments + ["--cache", "kept"], environment: ["REFLOW_TEST_FAULTS": faults],
          folder: folder
        ).output
      }
      try write(side: 400, extra: 500)
      #expect(try kept("") == alone())
      try write(side: 400, extra: 600)
      #expect(try kept("Row=11,Short=11,Side=11") == alone())
      try write(side: 410, extra: 600)
      #expect(try kept("Side=11").contains("preview 'Side' ended Reflow"))
      #expect(try kept("Row=11,Short=11") == alone())
    }
  }

  /// A server that knows nothing of Reflow keeps what is put there.
  @Test func aServerKeepsWhatWasFound() throws {
    try withApp { folder in
      let server = try #require(KeepingServer())
      defer { server.stop() }
      let place = "http://me:secret@127.0.0.1:\(server.port)/some/cache"
      let arguments = ["check", "App", "--cache", place] + Self.matrix
      let first = try ReflowProcess(arguments, folder: folder)
      #expect(!first.messages.contains("warning"), "\(first.messages)")
      let kept = server.kept
      #expect(kept.count > 5 && kept.keys.allSatisfy { $0.hasPrefix("/some/cache/ac/") })
      // "me:secret" in base 64.
      #expect(server.credentials == ["Basic bWU6c2VjcmV0"])
      // The field 5 of a message, with bytes: an action's result with its standard output.
      #expect(kept.values.allSatisfy { $0.first == 0x2A })
      let faults = ["REFLOW_TEST_FAULTS": "Row=11,Short=11,Side=11"]
      let second = try ReflowProcess(arguments, environment: faults, folder: folder)
      #expect(second.output == first.output && second.exitCode == first.exitCode)
      server.damageAll()
      let third = try ReflowProcess(arguments, folder: folder)
      #expect(third.output == first.output)
      #expect(server.kept.values.allSatisfy { $0.first == 0x2A })
    }
  }

  @Test func aCacheThatCannotBeUsedIsLeft() throws {
    try withApp { folder in
      // Nobody listens at the port for discarding.
      let run = try ReflowProcess(
        ["check", "App", "--cache", "http://127.0.0.1:9/cache"], folder: folder)
      #expect(run.exitCode == 2 && run.messages.contains("goes on without the cache"))
      let wrong = try ReflowProcess(
        ["check", "App", "--cache", "ftp://a/b"], folder: folder)
      #expect(wrong.exitCode == 64)
    }
  }

  @Test(arguments: [["--fix"], ["--watch"], ["--baseline", "b", "--update-baseline"]])
  func aShareIsNotTheWhole(arguments: [String]) throws {
    try withApp { folder in
      let run = try ReflowProcess(
        ["check", "App", "--shard", "1/2"] + arguments, folder: folder)
      #expect(run.exitCode == 64)
    }
  }
}
