import JSONRPC
import JSONText
import Synchronization
import Testing

@Suite("JSON-RPC", .timeLimit(.minutes(1)))
struct RPCServerTests {
  /// Repeats what it is asked; waits to be cancelled where it is asked to.
  private final class Echo: RPCService {
    let cancellation = (method: "cancel", parameter: "id")
    let answersCancelled: Bool
    let heard = Mutex<[String]>([])

    init(answersCancelled: Bool = true) { self.answersCancelled = answersCancelled }

    func answer(_ call: RPCCall, _ server: RPCServer) throws(RPCError) -> JSON {
      switch call.method {
      case "echo": return call.parameters
      case "told":
        server.notify("news", .null)
        return .array(heard.withLock { $0 }.map(JSON.string))
      case "ask":
        server.ask("name", .null) { answer in
          if case .success(let name) = answer {
            self.heard.withLock { $0.append(name.string ?? "") }
          }
        }
        return .null
      case "wait":
        while !call.isCancelled {}
        // Whoever ends it may take that for a change of the text.
        throw .contentModified
      case "fail": throw .invalidParameters("an x is missing")
      default: throw .methodNotFound(call.method)
      }
    }

    func notice(_ notification: RPCCall, _ server: RPCServer) {
      heard.withLock { $0.append(notification.method) }
    }
  }

  /// What a server writes to input, a line each.
  private func output(
    _ lines: [String], _ echo: Echo = Echo(), workers: Int = 1, limit: Int = 1000
  ) -> [String] {
    let output = Mutex<[UInt8]>([])
    let server = RPCServer(.lines, echo, limit: limit) { bytes in
      output.withLock { $0 += bytes }
    }
    var rest = lines[...]
    server.run(workers: workers) { rest.popFirst().map { Array(($0 + "\n").utf8) } }
    return output.withLock { String(decoding: $0, as: UTF8.self) }.split(separator: "\n")
      .map(String.init)
  }

  private func request(_ id: String, _ method: String, _ params: String = "{}") -> String {
    #"{"jsonrpc": "2.0", "id": \#(id), "method": "\#(method)", "params": \#(params)}"#
  }

  /// The id of an answer and its error's code.
  private func failures(_ answers: [String]) throws -> [String] {
    try answers.map { line in
      let answer = try JSON(parsing: line)
      return "\(answer["id"]?.compact ?? "none") \(answer["error"]?["code"]?.compact ?? "fine")"
    }
  }

  @Test("Requests are answered in order, with their ids; notifications aren't")
  func order() {
    #expect(
      output([
        request("1", "echo", #"{"a": [1]}"#), #"{"jsonrpc": "2.0", "method": "note"}"#,
        request("\"x\"", "told"),
      ]) == [
        #"{"jsonrpc": "2.0", "id": 1, "result": {"a": [1]}}"#,
        #"{"jsonrpc": "2.0", "method": "news"}"#,
        #"{"jsonrpc": "2.0", "id": "x", "result": ["note"]}"#,
      ])
  }

  @Test(
    "What is wrong is told by the protocol's codes",
    arguments: [
      ("{", "null -32700"), ("[]", "null -32600"), ("1", "null -32600"),
      (#"{"id": 4, "method": "echo"}"#, "4 -32600"),
      (#"{"jsonrpc": "2.0", "id": 4, "method": 1}"#, "4 -32600"),
      (#"{"jsonrpc": "2.0", "id": 4}"#, "4 -32600"),
      (#"{"jsonrpc": "2.0", "id": null, "method": "echo"}"#, "null -32600"),
      (#"{"jsonrpc": "2.0", "id": 4, "method": "echo", "params": 1}"#, "4 -32600"),
      (#"{"jsonrpc": "2.0", "id": 4, "method": "other"}"#, "4 -32601"),
      (#"{"jsonrpc": "2.0", "id": 4, "method": "fail"}"#, "4 -32602"),
    ])
  func errors(line: String, expected: String) throws {
    #expect(try failures(output([line, request("5", "echo")])) == [expected, "5 fine"])
  }

  @Test("A message that is too large is refused, and the next answered")
  func large() throws {
    let large = request("4", "echo", "[\"" + String(repeating: "x", count: 1000) + "\"]")
    #expect(try failures(output([large, request("5", "echo")])) == ["null -32600", "5 fine"])
  }

  @Test("A batch is answered by one array; one of notifications not at all")
  func batches() throws {
    let note = #"{"jsonrpc": "2.0", "method": "note"}"#
    let batch =
      "[" + [request("1", "echo"), note, "1", request("2", "other")].joined(separator: ",") + "]"
    let answers = output([batch, "[\(note)]"])
    #expect(answers.count == 1)
    let codes = try #require(try JSON(parsing: answers[0]).array).map {
      $0["error"]?["code"]?.integer
    }
    // What is no message is refused before the rest is worked on.
    #expect(Set(codes) == [nil, -32600, -32601] && codes.count == 3)
  }

  @Test(
    "A cancelled request ends, and is answered where the protocol wants it",
    arguments: [true, false])
  func cancelled(answers: Bool) throws {
    let cancel = { (id: String) in
      #"{"jsonrpc": "2.0", "method": "cancel", "params": {"id": \#(id)}}"#
    }
    let lines = [
      request("1", "wait"), request("2", "echo"), cancel("2"), cancel("1"), cancel("9"),
      request("3", "echo"),
    ]
    let found = try failures(output(lines, Echo(answersCancelled: answers)))
    #expect(found == (answers ? ["1 -32800", "2 -32800", "3 fine"] : ["3 fine"]))
  }

  @Test("With several workers one that takes long keeps none waiting")
  func parallel() throws {
    let cancel = #"{"jsonrpc": "2.0", "method": "cancel", "params": {"id": 1}}"#
    let output = Mutex<[String]>([])
    let server = RPCServer(.lines, Echo()) { bytes in
      output.withLock { $0.append(String(decoding: bytes, as: UTF8.self)) }
    }
    var parts = [request("1", "wait"), request("2", "echo")][...]
    server.run(workers: 2) {
      if let part = parts.popFirst() { return Array((part + "\n").utf8) }
      // The second is answered while the first waits.
      while output.withLock(\.isEmpty) {}
      defer { parts = [] }
      return output.withLock { $0.count } == 1 ? Array((cancel + "\n").utf8) : nil
    }
    #expect(try failures(output.withLock { $0 }) == ["2 fine", "1 -32800"])
  }

  @Test("The server can ask, and gets the answer")
  func asks() throws {
    let echo = Echo()
    let output = Mutex<[String]>([])
    let server = RPCServer(.lines, echo) { bytes in
      output.withLock { $0.append(String(decoding: bytes, as: UTF8.self)) }
    }
    var isAsked = false
    server.run {
      if !isAsked {
        isAsked = true
        return Array((request("1", "ask") + "\n").utf8)
      }
      while output.withLock({ $0.count < 2 }) {}
      guard echo.heard.withLock(\.isEmpty) else { return nil }
      return Array((#"{"jsonrpc": "2.0", "id": "reflow-1", "result": "me"}"# + "\n").utf8)
    }
    #expect(echo.heard.withLock { $0 } == ["me"])
    let question = try JSON(parsing: output.withLock { $0[0] })
    #expect(question["method"]?.string == "name" && question["id"]?.string == "reflow-1")
  }

  @Test("An id that is being answered is taken by no other request")
  func sameIdentifier() throws {
    let cancel = #"{"jsonrpc": "2.0", "method": "cancel", "params": {"id": 1}}"#
    let found = try failures(output([request("1", "wait"), request("1", "echo"), cancel]))
    #expect(found == ["1 -32600", "1 -32800"])
  }
}
