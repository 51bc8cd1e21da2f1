import Foundation
import Testing

@Suite struct KeysTests {
  /// A folder with `reflow/keys` in it, as `XDG_CONFIG_HOME` names one.
  private func run(_ keys: String, _ arguments: [String]) throws -> ReflowProcess {
    let home = FileManager.default.temporaryDirectory
      .appending(path: "reflow-keys-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: home) }
    let folder = home.appending(path: "reflow")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try keys.write(to: folder.appending(path: "keys"), atomically: true, encoding: .utf8)
    return try ReflowProcess(arguments, environment: ["XDG_CONFIG_HOME": home.path])
  }

  @Test func listsTheKeysInForce() throws {
    let actions = try #require(
      try run("quit Ctrl-X", ["keys", "--format", "json"]).json()["actions"] as? [[String: Any]])
    let quit = try #require(actions.first { $0["action"] as? String == "quit" })
    #expect(quit["keys"] as? [String] == ["Ctrl-X"])
    let help = try #require(actions.first { $0["action"] as? String == "help" })
    #expect(help["keys"] as? [String] == ["?", "F1"])
  }

  @Test func saysWhatIsWrongAndWhere() throws {
    for arguments in [["keys"], []] {
      let result = try run("quit q\nhelp Nokey\n", arguments)
      #expect(result.exitCode == 64)
      #expect(result.output.isEmpty)
      #expect(result.messages.contains("reflow/keys:2: error: there is no key 'Nokey'"))
    }
  }

  @Test func aNamedFileMustBeThere() throws {
    #expect(try ReflowProcess(["keys", "--keys", "/no/such/file"]).exitCode == 66)
  }

  @Test func theManualHasEveryCommandAndKey() throws {
    let manual = try ReflowProcess(["manual"]).output
    let keys = try run("", ["keys", "--format", "json"]).json()
    let actions = try #require(keys["actions"] as? [[String: Any]])
    #expect(actions.count > 50)
    for action in actions {
      let help = try #require(action["help"] as? String)
      let plain = help.replacing("`", with: "").replacing("\\", with: "\\e")
      #expect(manual.contains(plain.replacing("-", with: "\\-")), "\(help)")
    }
    for command in ["play", "inspect", "trace", "sweep", "compare", "keys"] {
      #expect(manual.contains("\n.SS \(command)\n"))
    }
    #expect(manual.hasPrefix(".TH REFLOW 1 "))
  }
}
