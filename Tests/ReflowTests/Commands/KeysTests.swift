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

  /// The XDG specification: its variables go before `HOME`, and a relative path is ignored.
  @Test(arguments: [
    (["HOME": "/home"], "F2"), (["HOME": "/home", "XDG_CONFIG_HOME": "/config"], "F3"),
    (["HOME": "/home", "XDG_CONFIG_HOME": ""], "F2"),
    (["HOME": "/home", "XDG_CONFIG_HOME": "config"], "F2"),
  ])
  func readsTheKeysOfTheFolderThatTheEnvironmentNames(
    variables: [String: String], key: String
  ) throws {
    let root = FileManager.default.temporaryDirectory
      .appending(path: "reflow-home-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    for (folder, key) in [("home/.config", "F2"), ("config", "F3")] {
      let place = root.appending(path: "\(folder)/reflow")
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      try "quit \(key)".write(to: place.appending(path: "keys"), atomically: true, encoding: .utf8)
    }
    var environment = ["XDG_CONFIG_HOME": ""]
    for (name, path) in variables {
      environment[name] = path.hasPrefix("/") ? root.path + path : path
    }
    let result = try ReflowProcess(
      ["keys", "--format", "json"], environment: environment, folder: root)
    let actions = try #require(try result.json()["actions"] as? [[String: Any]])
    let quit = try #require(actions.first { $0["action"] as? String == "quit" })
    #expect(quit["keys"] as? [String] == [key])
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
