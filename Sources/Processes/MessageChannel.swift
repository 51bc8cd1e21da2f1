import CProcesses
import Foundation

/// One end of a connection between two processes that carries messages: each is JSON behind its
/// length, which is four bytes, the highest first.
package final class MessageChannel {
  /// Bytes that a message may have; what claims to be longer is none.
  private static let limit = 1 << 30
  private static let lengthBytes = 4

  package let descriptor: Int32
  /// What was read and not taken yet.
  private var pending: [UInt8] = []

  package init(descriptor: Int32) { self.descriptor = descriptor }

  /// Two ends of a connection; nil where the system has none.
  package static func pair() -> (MessageChannel, MessageChannel)? {
    var sockets: [Int32] = [-1, -1]
    guard cprocesses_pair(&sockets) else { return nil }
    return (MessageChannel(descriptor: sockets[0]), MessageChannel(descriptor: sockets[1]))
  }

  package func close() { Foundation.close(descriptor) }

  // MARK: Sending

  /// - Returns: false where the other end is gone.
  @discardableResult
  package func send(_ message: some Encodable) throws -> Bool {
    let encoder = JSONEncoder()
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return send(bytes: Array(try encoder.encode(message)))
  }

  /// The same with a message that is encoded already.
  @discardableResult
  package func send(bytes: [UInt8]) -> Bool {
    let length = (0..<Self.lengthBytes).map { place in
      UInt8(truncatingIfNeeded: bytes.count >> (8 * (Self.lengthBytes - 1 - place)))
    }
    return write(length + bytes)
  }

  private func write(_ bytes: [UInt8]) -> Bool {
    var start = 0
    while start < bytes.count {
      let count = bytes[start...].withUnsafeBytes {
        cprocesses_send(descriptor, $0.baseAddress, $0.count)
      }
      if count > 0 {
        start += count
      } else if errno != EINTR {
        return false
      }
    }
    return true
  }

  // MARK: Receiving

  /// Waits for a message.
  /// - Returns: nil where the other end is gone.
  package func receive<Message: Decodable>(_ type: Message.Type) throws -> Message? {
    while true {
      if let bytes = takeBytes() { return try Self.decoded(type, bytes) }
      guard readMore() else { return nil }
    }
  }

  /// Reads what there is, which may be no message yet; waits where there is nothing.
  /// - Returns: false where the other end is gone.
  package func readMore() -> Bool {
    withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 1) { buffer in
      var count = -1
      repeat {
        count = read(descriptor, buffer.baseAddress, buffer.count)
      } while count < 0 && errno == EINTR
      guard count > 0 else { return false }
      pending += buffer.prefix(count)
      return true
    }
  }

  /// A message that was read whole; nil where there is none yet.
  package func take<Message: Decodable>(_ type: Message.Type) throws -> Message? {
    try takeBytes().map { try Self.decoded(type, $0) }
  }

  /// The same, not decoded.
  package func takeBytes() -> [UInt8]? {
    guard pending.count >= Self.lengthBytes else { return nil }
    let length = pending.prefix(Self.lengthBytes).reduce(0) { $0 << 8 | Int($1) }
    guard length <= Self.limit, pending.count >= Self.lengthBytes + length else { return nil }
    let message = Array(pending[Self.lengthBytes..<Self.lengthBytes + length])
    pending.removeFirst(Self.lengthBytes + length)
    return message
  }

  package static func decoded<Message: Decodable>(
    _ type: Message.Type, _ bytes: [UInt8]
  ) throws -> Message {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return try decoder.decode(type, from: Data(bytes))
  }
}
