/// Where a message ends in a stream of bytes.
package enum Framing: Sendable {
  /// LSP's: `Content-Length` and a blank line in front.
  case headers
  /// MCP's over standard input and output: a line each.
  case lines

  package func framed(_ text: String) -> [UInt8] {
    switch self {
    case .headers: Array("Content-Length: \(text.utf8.count)\r\n\r\n\(text)".utf8)
    case .lines: Array((text + "\n").utf8)
    }
  }
}

/// Takes the messages out of a stream, whose parts come as they come.
package struct MessageDecoder {
  /// What the stream has next.
  package enum Piece: Equatable {
    case message([UInt8])
    /// No message; in words.
    case garbage(String)
    /// A message with more bytes than are taken, which is passed over.
    case tooLarge
  }

  /// A header with more bytes is none.
  private static let headerLimit = 4096

  private let framing: Framing
  /// A message's bytes at most.
  private let limit: Int
  private var bytes: [UInt8] = []
  /// Where the rest begins that wasn't handed out.
  private var start = 0
  /// Where a message's end wasn't found yet.
  private var searched = 0
  /// Bytes of a message that is too large, to be passed over.
  private var unwanted = 0
  private var isInUnwantedLine = false
  /// Whether garbage is being passed over.
  private var isLost = false

  package init(_ framing: Framing, limit: Int) { (self.framing, self.limit) = (framing, limit) }

  package mutating func append(_ more: some Sequence<UInt8>) {
    bytes.removeFirst(start)
    searched = max(0, searched - start)
    start = 0
    bytes.append(contentsOf: more)
  }

  /// Nil until there is more.
  package mutating func next() -> Piece? {
    switch framing {
    case .lines: nextLine()
    case .headers: nextWithHeader()
    }
  }

  /// What is said about the rest where the stream ends; nil where it ended after a message.
  package mutating func end() -> Piece? {
    defer { (bytes, start, searched) = ([], 0, 0) }
    let rest = bytes[start...]
    guard !isInUnwantedLine, unwanted == 0, !isLost, rest.contains(where: { !$0.isSpace }) else {
      return nil
    }
    // A last line needs no end.
    if framing == .lines { return .message(Array(rest)) }
    return .garbage("the input ends within a message")
  }

  // MARK: Lines

  private mutating func nextLine() -> Piece? {
    while let end = bytes[max(start, searched)...].firstIndex(of: UInt8(ascii: "\n")) {
      let line = bytes[start..<end]
      start = end + 1
      searched = start
      if isInUnwantedLine {
        isInUnwantedLine = false
      } else if line.count > limit {
        return .tooLarge
      } else if line.contains(where: { !$0.isSpace }) {
        return .message(Array(line))
      }
    }
    searched = bytes.count
    guard bytes.count - start > limit || isInUnwantedLine else { return nil }
    start = bytes.count
    defer { isInUnwantedLine = true }
    return isInUnwantedLine ? nil : .tooLarge
  }

  // MARK: Headers

  private mutating func nextWithHeader() -> Piece? {
    let passed = min(unwanted, bytes.count - start)
    start += passed
    unwanted -= passed
    guard unwanted == 0, start < bytes.count, !isLost || findsHeader() else { return nil }
    guard let (header, body) = header() else {
      guard bytes.count - start > Self.headerLimit else { return nil }
      return passGarbage()
    }
    guard let length = Self.length(header) else { return passGarbage() }
    if length > limit {
      start = body
      unwanted = length
      return .tooLarge
    }
    guard bytes.count - body >= length else { return nil }
    start = body + length
    return .message(Array(bytes[body..<start]))
  }

  /// A header and where it ends; nil where it doesn't yet.
  private func header() -> (Substring, body: Int)? {
    let newline = UInt8(ascii: "\n")
    var line = start
    while let end = bytes[line...].firstIndex(of: newline) {
      let isBlank = bytes[line..<end].allSatisfy { $0 == UInt8(ascii: "\r") }
      if isBlank { return (Substring(decoding: bytes[start..<line], as: UTF8.self), end + 1) }
      // What begins as no header line has no blank line to wait for.
      if !bytes[line..<end].contains(UInt8(ascii: ":")) { return ("", end + 1) }
      line = end + 1
    }
    return nil
  }

  private static func length(_ header: Substring) -> Int? {
    for line in header.split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, parts[0].lowercased() == "content-length" else { continue }
      let digits = parts[1].utf8.drop(while: \.isSpace).prefix { !$0.isSpace }
      return Int(Substring(digits)).flatMap { $0 < 0 ? nil : $0 }
    }
    return nil
  }

  /// Nothing more is said until the next header.
  private mutating func passGarbage() -> Piece {
    isLost = true
    start += 1
    return .garbage("a message begins with Content-Length and a blank line")
  }

  /// Whether the next header begins in what has come.
  private mutating func findsHeader() -> Bool {
    let name = Array("Content-Length".utf8)
    if let next = bytes[start...].firstRange(of: name)?.lowerBound {
      start = next
      isLost = false
      return true
    }
    // The name may have begun to come.
    start = max(start, bytes.count - name.count + 1)
    return false
  }
}

extension UInt8 {
  fileprivate var isSpace: Bool { self == 0x20 || self == 0x0A || self == 0x0D || self == 0x09 }
}
