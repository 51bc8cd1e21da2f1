import Foundation
import Testing

@testable import Processes

/// What one end of a connection sends arrives whole and in order at the other.
@Suite struct MessageChannelTests {
  private struct Message: Codable, Equatable {
    var text: String
    var number: Double?
  }

  @Test func messagesOfAnySizeArriveInOrder() throws {
    let (own, other) = try #require(MessageChannel.pair())
    let messages = [
      Message(text: "", number: nil), Message(text: "é\u{1B}\0\n", number: -.infinity),
      Message(text: String(repeating: "long ", count: 400_000), number: 0.1),
    ]
    // This thread has the other end.
    nonisolated(unsafe) let end = own
    let sender = Thread {
      for message in messages { _ = try? end.send(message) }
      end.close()
    }
    sender.start()
    for message in messages { #expect(try other.receive(Message.self) == message) }
    #expect(try other.receive(Message.self) == nil)
    other.close()
  }

  @Test func sendingToNobodyIsNoSignal() throws {
    let (own, other) = try #require(MessageChannel.pair())
    other.close()
    #expect(try !own.send(Message(text: "a", number: 1)))
    own.close()
  }

  @Test func whatIsNoMessageIsRefused() throws {
    #expect(throws: DecodingError.self) {
      try MessageChannel.decoded(Message.self, Array("{\"number\": 1}".utf8))
    }
  }
}
