import AgentServer
import Foundation
import JSONRPC
import JSONText
import Questions
import Synchronization
import Testing

@Suite("The Model Context Protocol", .timeLimit(.minutes(2)))
struct AgentServerTests {
  private static let card = """
    import SwiftUI

    struct Card: View {
      var body: some View {
        Text("Rain until the evening, and clear in the night").fixedSize().font(.title)
      }
    }
    """
  private static let endless = """
    import SwiftUI

    struct Slow: View {
      func count(_ n: Int) -> Int { n < 2 ? n : count(n - 1) + count(n - 2) }
      var body: some View { Text("\\(count(60))") }
    }
    """

  /// The answers to messages, by their ids.
  private func answers(_ messages: [String], workers: Int = 1) throws -> [Int: JSON] {
    let output = Mutex<[UInt8]>([])
    let server = RPCServer(.lines, AgentService(QuestionSession(), version: "1")) { bytes in
      output.withLock { $0 += bytes }
    }
    var rest = messages[...]
    server.run(workers: workers) { rest.popFirst().map { Array(($0 + "\n").utf8) } }
    let lines = output.withLock { String(decoding: $0, as: UTF8.self) }.split(separator: "\n")
    let all = try lines.map { try JSON(parsing: String($0)) }
    return Dictionary(all.map { ($0["id"]?.integer ?? -1, $0) }) { $1 }
  }

  private func request(_ id: Int, _ method: String, _ params: String = "{}") -> String {
    #"{"jsonrpc": "2.0", "id": \#(id), "method": "\#(method)", "params": \#(params)}"#
  }

  private func call(_ id: Int, _ name: String, _ arguments: String) -> String {
    request(id, "tools/call", #"{"name": "\#(name)", "arguments": \#(arguments)}"#)
  }

  private func with(_ text: String, _ body: (String) throws -> Void) throws {
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("agent-\(UUID().uuidString).swift").path
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(atPath: path) }
    try body(path)
  }

  @Test("The revision is the client's where it is spoken, else the newest that shakes hands")
  func revisions() throws {
    for (asked, expected) in [
      ("2024-11-05", "2024-11-05"), ("2025-06-18", "2025-06-18"), ("1999-01-01", "2025-11-25"),
    ] {
      let message = request(
        1, "initialize", #"{"protocolVersion": "\#(asked)", "capabilities": {}}"#)
      let answer = try #require(try answers([message])[1]?["result"])
      #expect(answer["protocolVersion"]?.string == expected)
      #expect(answer["serverInfo"]?["name"]?.string == "reflow")
      #expect(answer["capabilities"]?["tools"] != nil)
    }
  }

  @Test("Where each request says its revision, results are complete, and unknown ones refused")
  func stateless() throws {
    func meta(_ revision: String) -> String {
      #"{"_meta": {"io.modelcontextprotocol/protocolVersion": "\#(revision)"}}"#
    }
    let found = try answers([
      request(1, "server/discover", meta("2026-07-28")),
      request(2, "tools/list", meta("2026-07-28")),
      request(3, "tools/list", meta("2030-01-01")), request(4, "tools/list"),
    ])
    let versions = found[1]?["result"]?["supportedVersions"]?.array?.compactMap(\.string)
    #expect(versions?.first == "2026-07-28" && versions?.contains("2025-11-25") == true)
    #expect(found[2]?["result"]?["resultType"]?.string == "complete")
    #expect(found[2]?["result"]?["ttlMs"]?.integer != nil)
    #expect(found[3]?["error"]?["code"]?.integer == -32022)
    #expect(found[4]?["result"]?["resultType"] == nil)
  }

  @Test("A picture in pixels is a PNG of the container, beside the data rather than in it")
  func pixels() throws {
    try with(Self.card) { path in
      let arguments = #"{"path": "\#(path)", "container": "120x80", "pixels": 3}"#
      let found = try #require(try answers([call(1, "look", arguments)])[1]?["result"])
      let image = try #require(found["content"]?.array?.last)
      #expect(image["type"]?.string == "image" && image["mimeType"]?.string == "image/png")
      let png = try Array(#require(Data(base64Encoded: image["data"]?.string ?? "")))
      #expect(Array(png.prefix(8)) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
      // The header's width and height, of four bytes each.
      #expect(Array(png[16..<24]) == [0, 0, 1, 104, 0, 0, 0, 240])
      #expect((found["structuredContent"]?.compact ?? "").utf8.count < 400)
      let wrong = try answers([call(2, "look", #"{"path": "\#(path)", "pixels": 4}"#)])[2]
      #expect(wrong?["result"]?["isError"]?.bool == true)
    }
  }

  @Test("Tools are named by what one wants, each with its schemas")
  func tools() throws {
    let tools = try #require(try answers([request(1, "tools/list")])[1]?["result"]?["tools"]?.array)
    #expect(
      tools.map { $0["name"]?.string ?? "" } == [
        "look", "check", "explain", "try_fix", "compare", "previews",
      ])
    for tool in tools {
      #expect(tool["inputSchema"]?["type"]?.string == "object")
      #expect(tool["outputSchema"]?["type"]?.string == "object")
    }
  }

  @Test("A tool answers in words and as data; what is asked wrongly is an error for the agent")
  func calls() throws {
    try with(Self.card) { path in
      let found = try answers([
        call(1, "check", #"{"path": "\#(path)"}"#), call(2, "check", #"{"path": "/none.swift"}"#),
        call(3, "explain", #"{"path": "\#(path)", "what": "sizes", "view": "5"}"#),
        call(4, "dance", "{}"), call(5, "explain", #"{"path": "\#(path)", "what": "dance"}"#),
      ])
      let check = try #require(found[1]?["result"])
      #expect(check["structuredContent"]?["findings"]?.array?.first?["line"]?.integer == 5)
      let words = check["content"]?.array?.first?["text"]?.string
      #expect(words?.contains("line 5") == true)
      #expect(found[2]?["result"]?["isError"]?.bool == true)
      #expect(found[3]?["result"]?["structuredContent"]?["sizes"]?["size"]?["width"] != nil)
      #expect(found[4]?["error"]?["code"]?.integer == -32602)
      #expect(found[5]?["result"]?["isError"]?.bool == true)
    }
  }

  @Test("A cancelled call stops, isn't answered, and leaves its scene to the next")
  func cancelled() throws {
    try with(Self.endless) { path in
      let cancel =
        #"{"jsonrpc": "2.0", "method": "notifications/cancelled", "params": {"requestId": 1}}"#
      let found = try answers([
        call(1, "check", #"{"path": "\#(path)"}"#), cancel,
        call(2, "previews", #"{"path": "\#(path)"}"#),
      ])
      #expect(found[1] == nil)
      #expect(found[2]?["result"]?["structuredContent"]?["first"]?.string == "Slow")
    }
  }
}
