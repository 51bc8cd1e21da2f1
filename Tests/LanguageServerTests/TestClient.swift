import Foundation
import JSONRPC
import JSONText
import Testing

@testable import LanguageServer

/// An editor that speaks to a server within the same process.
final class TestClient: @unchecked Sendable {
  // All that follows is read and written with the condition locked.
  private let condition = NSCondition()
  private var sent: [UInt8] = []
  private var hasEnded = false
  private var decoder = MessageDecoder(.headers, limit: 1 << 24)
  private var received: [JSON] = []
  private var isOver = false
  private var lastIdentifier = 0

  /// Whether the server was told to end, and whether it was told before that it would be.
  private var exits: [Bool] = []

  /// Far more than an answer takes.
  private static let patience = 60.0

  struct NoAnswer: Error { var to: String }

  init(rest: Duration = .milliseconds(1)) {
    let service = LanguageServer(
      program: "reflow", version: "1", rest: rest, settings: { phoneSettings },
      exit: { [weak self] isOrderly in
        self?.condition.withLock { self?.exits.append(isOrderly) }
      })
    let server = RPCServer(.headers, service) { [weak self] bytes in self?.take(bytes) }
    #expect(service.start(server))
    Thread.detachNewThread { [self] in
      server.run {
        condition.withLock {
          while sent.isEmpty, !hasEnded { condition.wait() }
          defer { sent = [] }
          return sent.isEmpty ? nil : sent
        }
      }
      service.stop()
      condition.withLock {
        isOver = true
        condition.broadcast()
      }
    }
  }

  private func take(_ bytes: [UInt8]) {
    condition.withLock {
      decoder.append(bytes)
      while case .message(let message)? = decoder.next() {
        if let json = try? JSON(parsing: message) { received.append(json) }
      }
      condition.broadcast()
    }
  }

  private func send(_ message: RPCMessage) {
    condition.withLock {
      sent += Framing.headers.framed(message.json.compact)
      condition.broadcast()
    }
  }

  func notify(_ method: String, _ parameters: String) throws {
    send(.notification(method: method, try JSON(parsing: parameters)))
  }

  /// Sends a request without waiting for its answer.
  func begin(_ method: String, _ parameters: String) throws -> Int {
    let number = condition.withLock {
      lastIdentifier += 1
      return lastIdentifier
    }
    send(.request(.number(Double(number)), method: method, try JSON(parsing: parameters)))
    return number
  }

  func answer(to request: Int) throws -> JSON {
    try message("\(request)") { $0["id"]?.integer == request && $0["method"] == nil }
  }

  /// The answer's result.
  func ask(_ method: String, _ parameters: String) throws -> JSON {
    try #require(try answer(to: begin(method, parameters))["result"])
  }

  /// What is said of a version of a text.
  func diagnostics(_ address: String, version: Int) throws -> [JSON] {
    let said = try message("diagnostics of version \(version)") { message in
      message["params"]?["uri"]?.string == address
        && message["params"]?["version"]?.integer == version
    }
    return said["params"]?["diagnostics"]?.array ?? []
  }

  /// Of which versions something was said so far.
  func versions(_ address: String) -> [Int] {
    condition.withLock {
      received.filter { $0["params"]?["uri"]?.string == address }
        .compactMap { $0["params"]?["version"]?.integer }
    }
  }

  func message(_ what: String, where isWanted: (JSON) -> Bool) throws -> JSON {
    let end = Date.now + Self.patience
    return try condition.withLock {
      while true {
        if let found = received.first(where: isWanted) { return found }
        if !condition.wait(until: end) { throw NoAnswer(to: what) }
      }
    }
  }

  func open(_ address: String, _ text: String) throws {
    _ = try ask("initialize", #"{"capabilities": {}}"#)
    let text = JSON.string(text).compact
    try notify(
      "textDocument/didOpen",
      #"{"textDocument": {"uri": "\#(address)", "version": 1, "text": \#(text)}}"#)
  }

  func change(_ address: String, version: Int, to text: String) throws {
    try notify(
      "textDocument/didChange",
      """
      {"textDocument": {"uri": "\(address)", "version": \(version)},
       "contentChanges": [{"text": \(JSON.string(text).compact)}]}
      """)
  }

  /// Goes away, and waits for the server to end.
  func leave() throws {
    condition.withLock {
      hasEnded = true
      condition.broadcast()
    }
    let end = Date.now + Self.patience
    try condition.withLock {
      while !isOver { if !condition.wait(until: end) { throw NoAnswer(to: "the end") } }
    }
  }

  func exit() -> [Bool] { condition.withLock { exits } }
}
