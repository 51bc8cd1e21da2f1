import Foundation
import Testing

@Suite struct TraceTests {
  /// The inspector article's three rectangles: spacing 10, in 300 by 500.
  private static let article = """
    VStack(spacing: 10) {
      Rectangle().frame(width: 100).frame(minHeight: 10, maxHeight: 100)
        .accessibilityIdentifier("red")
      Rectangle().frame(width: 100, height: 100)
        .accessibilityIdentifier("blue")
      Rectangle().frame(width: 100).frame(minHeight: 50, maxHeight: 100)
        .accessibilityIdentifier("yellow")
    }
    .accessibilityIdentifier("stack")
    .frame(width: 300, height: 500)
    """

  @Test func logsTheArticlesNineCallsInItsOrder() throws {
    let run = try ReflowProcess(["trace", "-", "--format", "json"], body: Self.article)
    let calls = try run.lines.map(Call.init).filter {
      ["red", "blue", "yellow"].contains($0.id) && !$0.isRepeat && $0.phase != "place"
    }
    #expect(
      calls.map(\.sentence) == [
        "blue 300x0 100x100", "blue 300xinf 100x100", "red 300x0 100x10", "red 300xinf 100x100",
        "yellow 300x0 100x50", "yellow 300xinf 100x100", "blue 300x160 100x100",
        "yellow 300x190 100x100", "red 300x280 100x100",
      ])
  }

  @Test func reportsTheStackAsTheArticleDoes() throws {
    let run = try ReflowProcess(
      ["trace", "-", "--node", "stack", "--format", "json"], body: Self.article)
    let call = try #require(try run.lines.map(Call.init).first)
    #expect(call.sentence == "stack 300x500 100x320")
  }

  @Test func printsOnlyWhatTheScenePrints() throws {
    let run = try ReflowProcess(
      ["trace", "-", "--printed"], body: #"let _ = print("one", 2.0, Optional(3)); Color.red"#)
    #expect(run.output == "one 2.0 Optional(3)\n")
  }

  @Test func namesTheKnownIdentifiers() throws {
    let run = try ReflowProcess(["trace", "-", "--node", "stak"], body: Self.article)
    #expect(run.exitCode == 64)
    #expect(run.messages.contains("red, blue, yellow"))
  }
}

/// One line of `reflow trace --format json`.
private struct Call {
  let id: String
  let phase: String
  let isRepeat: Bool
  /// `blue 300x0 100x100`: who, proposal, answer.
  let sentence: String

  init(line: String) throws {
    let event = try #require(
      try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    id = event["id"] as? String ?? ""
    phase = try #require(event["phase"] as? String)
    isRepeat = try #require(event["repeat"] as? Bool)
    sentence =
      "\(id) \(try Self.size(event["proposal"])) \(try Self.size(event["answer"]))"
  }

  private static func size(_ value: Any?) throws -> String {
    let size = try #require(value as? [String: Any])
    return try ["width", "height"].map { key in
      if let number = size[key] as? Double { return "\(Int(number))" }
      if let text = size[key] as? String { return text }
      return try #require(size[key] is NSNull ? "nil" : nil)
    }.joined(separator: "x")
  }
}
