import Foundation
import JSONText
import Testing

/// The protocol, spoken within the process.
@Suite struct ProtocolTests {
  private let address = "file:///nowhere/a.swift"

  private func screen(_ width: Int, _ title: String = "Hello") -> String {
    """
    import SwiftUI
    struct Card: View {
      var body: some View {
        Text("\(title)")
          .frame(width: \(width), height: 40)
      }
    }
    #Preview("Card") { Card() }
    """
  }

  @Test func aFindingHasItsPlaceItsRuleAndItsSource() throws {
    let client = TestClient()
    try client.open(address, screen(600))
    let found = try client.diagnostics(address, version: 1)
    let finding = try #require(found.first)
    #expect(finding["source"]?.string == "reflow")
    #expect(finding["severity"]?.integer == 2)
    #expect(finding["code"]?.string == "larger-than-container")
    // `frame` behind its dot.
    #expect(finding["range"]?["start"]?["line"]?.integer == 4)
    #expect(finding["range"]?["start"]?["character"]?.integer == 7)
    try client.leave()
  }

  @Test func aStretchOfTheTextIsChanged() throws {
    let client = TestClient()
    try client.open(address, screen(600, "😀"))
    #expect(try !client.diagnostics(address, version: 1).isEmpty)
    // The 6 of 600.
    try client.notify(
      "textDocument/didChange",
      """
      {"textDocument": {"uri": "\(address)", "version": 2}, "contentChanges": [
        {"range": {"start": {"line": 3, "character": 10}, "end": {"line": 3, "character": 12}},
         "text": "Hi"},
        {"range": {"start": {"line": 4, "character": 20}, "end": {"line": 4, "character": 21}},
         "text": "1"}]}
      """)
    #expect(try client.diagnostics(address, version: 2).isEmpty)
    let hints = try client.ask(
      "textDocument/inlayHint", #"{"textDocument": {"uri": "\#(address)"}}"#)
    #expect(hints.array?.compactMap { $0["label"]?.string }.contains("100×40") == true)
    try client.leave()
  }

  @Test func ofManyChangesTheLastOneCounts() throws {
    let client = TestClient(rest: .milliseconds(50))
    try client.open(address, screen(600))
    _ = try client.diagnostics(address, version: 1)
    for version in 2...30 {
      try client.change(address, version: version, to: screen(600 + version))
    }
    let last = try #require(try client.diagnostics(address, version: 30).first)
    #expect(last["message"]?.string?.contains("630") == true)
    // Each would be said where none waited for the next.
    #expect(client.versions(address).count < 15)
    try client.leave()
  }

  @Test func aRemedyMendsTheText() throws {
    let client = TestClient()
    try client.open(address, screen(600))
    let range = #"{"start": {"line": 4, "character": 8}, "end": {"line": 4, "character": 8}}"#
    let actions = try client.ask(
      "textDocument/codeAction",
      """
      {"textDocument": {"uri": "\(address)"}, "range": \(range), "context": {"diagnostics": []}}
      """)
    let action = try #require(actions.array?.first)
    #expect(action["kind"]?.string == "quickfix")
    #expect(action["title"]?.string?.contains("phones") == true)
    let none = try client.ask(
      "textDocument/codeAction",
      """
      {"textDocument": {"uri": "\(address)"}, "range": \(range),
       "context": {"diagnostics": [], "only": ["source.organizeImports"]}}
      """)
    #expect(none.array?.isEmpty == true)
    try client.leave()
  }

  @Test func aRequestThatIsCancelledIsAnsweredSo() throws {
    let client = TestClient()
    try client.open(address, screen(600))
    let range = #"{"start": {"line": 4, "character": 8}, "end": {"line": 4, "character": 8}}"#
    let request = try client.begin(
      "textDocument/codeAction",
      #"{"textDocument": {"uri": "\#(address)"}, "range": \#(range), "context": {"diagnostics": []}}"#
    )
    try client.notify("$/cancelRequest", #"{"id": \#(request)}"#)
    let answer = try client.answer(to: request)
    #expect(answer["error"]?["code"]?.integer == -32800)
    // What was ended leaves the next one whole.
    #expect(try client.diagnostics(address, version: 1).count == 1)
    try client.leave()
  }

  @Test func theDeviceCanBeChosen() throws {
    let client = TestClient()
    try client.open(address, "import SwiftUI\n#Preview { Color.red }\n")
    func size() throws -> String? {
      let hints = try client.ask(
        "textDocument/inlayHint", #"{"textDocument": {"uri": "\#(address)"}}"#)
      return hints.array?.first?["label"]?.string
    }
    // Without the safe area: 874 − 62 − 34, and 667 − 20.
    #expect(try size() == "402×778")
    _ = try client.ask(
      "workspace/executeCommand", #"{"command": "reflow.device", "arguments": ["iphone-se-3"]}"#)
    #expect(try size() == "375×647")
    let refused = try client.answer(
      to: client.begin(
        "workspace/executeCommand", #"{"command": "reflow.device", "arguments": ["iphone-se3"]}"#))
    #expect(refused["error"]?["code"]?.integer == -32602)
    try client.leave()
  }

  @Test func everyQuestionOfTheListIsAnsweredAboutTheTextAsItStands() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "Asked-\(UUID()).swift")
    try screen(600).write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let address = file.absoluteString
    let client = TestClient()
    try client.open(address, screen(120))
    func ask(_ question: String, _ arguments: String) throws -> JSON {
      try client.answer(
        to: client.begin(
          "workspace/executeCommand",
          #"{"command": "reflow.ask", "arguments": ["\#(question)", \#(arguments)]}"#))
    }
    func size(_ arguments: String) throws -> Double? {
      let answer = try ask("tree", #"{"path": "\#(address)", "view": "frame width"\#(arguments)}"#)
      return answer["result"]?["answer"]?["views"]?.array?.first?["size"]?["width"]?.number
    }
    #expect(try size("") == 120)
    let lines = try ask("previews", #"{"path": "\#(address)"}"#)["result"]?["words"]?.array
    #expect(lines?.contains { $0.string?.hasPrefix("Card") == true } == true)

    // The editor's device holds where none is given.
    func room(_ more: String) throws -> Double? {
      let answer = try ask("tree", #"{"path": "\#(address)"\#(more)}"#)["result"]?["answer"]
      return answer?["views"]?.array?.first?["proposal"]?["width"]?.number
    }
    _ = try client.ask(
      "workspace/executeCommand", #"{"command": "reflow.device", "arguments": ["iphone-se-3"]}"#)
    #expect(try room("") == 375)
    #expect(try room(#", "device": "iphone-16-pro""#) == 402)
    #expect(try room(#", "container": "300x200""#) == 300)

    let unknown = try ask("colour", "{}")["error"]
    #expect(unknown?["code"]?.integer == -32602)
    #expect(unknown?["message"]?.string?.contains("there are previews, ") == true)
    #expect(try ask("tree", "{}")["error"]?["code"]?.integer == -32602)
    #expect(try ask("tree", #"{"path": "/nowhere/b.swift"}"#)["error"]?["code"]?.integer == -32803)

    try client.notify("textDocument/didClose", #"{"textDocument": {"uri": "\#(address)"}}"#)
    #expect(try size("") == 600)
    try client.leave()
  }

  @Test func aClosedTextHasNothingToSay() throws {
    let client = TestClient()
    try client.open(address, screen(600))
    _ = try client.diagnostics(address, version: 1)
    try client.notify("textDocument/didClose", #"{"textDocument": {"uri": "\#(address)"}}"#)
    _ = try client.message("an empty list") { message in
      message["params"]?["uri"]?.string == address && message["params"]?["version"] == nil
        && message["params"]?["diagnostics"]?.array?.isEmpty == true
    }
    try client.leave()
  }

  @Test func requestsHaveTheirTime() throws {
    let client = TestClient()
    let early = try client.answer(to: client.begin("textDocument/hover", "{}"))
    #expect(early["error"]?["code"]?.integer == -32002)
    let capabilities = try client.ask("initialize", #"{"capabilities": {}}"#)["capabilities"]
    #expect(capabilities?["completionProvider"] == nil)
    let twice = try client.answer(to: client.begin("initialize", "{}"))
    #expect(twice["error"]?["code"]?.integer == -32600)
    #expect(try client.ask("shutdown", "{}").isNull)
    let late = try client.answer(to: client.begin("textDocument/hover", "{}"))
    #expect(late["error"]?["code"]?.integer == -32600)
    try client.notify("exit", "{}")
    try client.leave()
    #expect(client.exit() == [true])
  }
}
