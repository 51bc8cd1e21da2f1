import Cells

/// Turns the bytes a terminal sends into keys, mouse events and pasted text.
///
/// Knows the sequences of xterm and its relatives, rxvt and the Linux console; what a terminal's
/// own description says besides is given to ``init(extraKeys:)``. A sequence it doesn't know is
/// swallowed whole, so that its tail never counts as typed letters.
struct InputDecoder {
  /// How much a paste may hold, in bytes; what is beyond is dropped.
  static let pasteLimit = 1 << 20

  private var pending: [UInt8] = []
  private var pasted: [UInt8]?
  private let extraKeys: [[UInt8]: Key]
  /// What the terminal has said of itself.
  private(set) var answers = TerminalAnswers()

  init(extraKeys: [[UInt8]: Key] = [:]) {
    // One byte long or not an escape sequence, they would take keys away that are typed.
    self.extraKeys = extraKeys.filter { $0.key.count > 2 && $0.key.first == Byte.escape }
  }

  /// Whether bytes wait for others to complete them. A lone Escape does: it is a key by itself
  /// only when nothing follows it for a moment (see ``giveUpWaiting()``).
  var isWaiting: Bool { !pending.isEmpty && pasted == nil }

  /// Whether what waits can only be a terminal's answer, of which more will come.
  var isInAnswer: Bool {
    Self.answerStarts.contains { pending.starts(with: $0) } && pasted == nil
  }

  /// Of the answers that are asked for: colours, names, pictures, device attributes. No key sends them.
  private static let answerStarts = ["]1", "P>|", "_G", "[?", "[6;"].map {
    [Byte.escape] + Array($0.utf8)
  }

  mutating func feed(_ bytes: some Sequence<UInt8>) { pending += bytes }

  /// The next event that is complete; nil when more bytes are needed.
  mutating func next() -> TerminalEvent? {
    while !pending.isEmpty {
      if pasted != nil {
        guard let event = continuePaste() else { return nil }
        return event
      }
      switch decode(pending[...]) {
      case .incomplete:
        return nil
      case .nothing(let length):
        pending.removeFirst(length)
      case .answer(let length):
        answers.add(String(decoding: pending.prefix(length), as: UTF8.self))
        pending.removeFirst(length)
      case .event(let event, let length):
        pending.removeFirst(length)
        return event
      case .paste(let length):
        pending.removeFirst(length)
        pasted = []
      }
    }
    return nil
  }

  /// Nothing more came: the Escape that began a sequence was a key by itself, an answer is lost.
  mutating func giveUpWaiting() -> TerminalEvent? {
    guard isWaiting else { return nil }
    if isInAnswer {
      pending = []
      return nil
    }
    return pending.removeFirst() == Byte.escape ? .key(.escape) : nil
  }

  // MARK: One event

  private enum Decoded {
    case incomplete
    case nothing(length: Int)
    /// What the terminal says of itself.
    case answer(length: Int)
    case event(TerminalEvent, length: Int)
    case paste(length: Int)
  }

  private func decode(_ bytes: ArraySlice<UInt8>) -> Decoded {
    guard let first = bytes.first else { return .incomplete }
    if first == Byte.escape { return decodeEscape(bytes) }
    if let key = Self.control(first) { return .event(.key(key), length: 1) }
    return decodeCharacter(bytes)
  }

  private static func control(_ byte: UInt8) -> Key? {
    switch byte {
    case 0x00: .control(" ")
    case 0x08, 0x7F: .backspace
    case 0x09: .tab
    case 0x0D: .enter
    case 0x01...0x1A: .control(Character(Unicode.Scalar(byte + 0x60)))
    case 0x1C...0x1F: .control(Character(Unicode.Scalar(byte + 0x40)))
    default: nil
    }
  }

  private func decodeCharacter(_ bytes: ArraySlice<UInt8>) -> Decoded {
    let expected =
      switch bytes.first ?? 0 {
      case 0x20...0x7E: 1
      case 0xC2...0xDF: 2
      case 0xE0...0xEF: 3
      case 0xF0...0xF4: 4
      default: 0
      }
    if expected == 0 { return .nothing(length: 1) }
    let encoded = bytes.prefix(expected)
    if let wrong = encoded.dropFirst().firstIndex(where: { $0 & 0xC0 != 0x80 }) {
      return .nothing(length: wrong - bytes.startIndex)
    }
    if encoded.count < expected { return .incomplete }
    guard let character = String(validating: encoded, as: UTF8.self)?.first else {
      return .nothing(length: expected)
    }
    return .event(.key(.character(character)), length: expected)
  }

  private func decodeEscape(_ bytes: ArraySlice<UInt8>) -> Decoded {
    for (sequence, key) in extraKeys where bytes.starts(with: sequence) {
      return .event(.key(key), length: sequence.count)
    }
    let rest = bytes.dropFirst()
    switch rest.first {
    case nil:
      return .incomplete
    case UInt8(ascii: "["):
      return decodeControlSequence(bytes)
    case UInt8(ascii: "]"):
      return decodeString(bytes)
    case UInt8(ascii: "P") where isAnswer(bytes, "P>|"),
      UInt8(ascii: "_") where isAnswer(bytes, "_G"):
      return decodeString(bytes)
    case UInt8(ascii: "O"):
      guard let final = rest.dropFirst().first else { return .incomplete }
      guard let key = KeySequences.afterO[final] else { return .nothing(length: 3) }
      return .event(.key(key), length: 3)
    default:
      return .event(.key(.escape), length: 1)
    }
  }

  /// Whether bytes begin as an answer does, as far as they have come; Alt with a letter does no more than
  /// that.
  private func isAnswer(_ bytes: ArraySlice<UInt8>, _ start: String) -> Bool {
    bytes.dropFirst().prefix(start.utf8.count).elementsEqual(start.utf8.prefix(bytes.count - 1))
  }

  /// `ESC` and one of `]`, `P` and `_`, a text, and `BEL` or `ESC \\` (ECMA-48 8.3.89, 8.3.27, 8.3.2): a
  /// terminal's answer to a question.
  private func decodeString(_ bytes: ArraySlice<UInt8>) -> Decoded {
    let body = bytes.dropFirst(2)
    guard let end = body.firstIndex(where: { $0 == Byte.bell || $0 == Byte.escape }) else {
      // Longer than any answer, it is no answer.
      return body.count < 256 ? .incomplete : .nothing(length: bytes.count)
    }
    var length = end - bytes.startIndex + 1
    if bytes[end] == Byte.escape {
      guard let last = bytes[end...].dropFirst().first else { return .incomplete }
      // Broken off by another sequence, which is left alone.
      length += last == UInt8(ascii: "\\") ? 1 : -1
    }
    let text = String(decoding: body[body.startIndex..<end], as: UTF8.self)
    guard bytes.dropFirst().first == UInt8(ascii: "]") else { return .answer(length: length) }
    let appearance = BackgroundQuestion.answer(text)
    return appearance.map { .event(.background($0), length: length) } ?? .nothing(length: length)
  }

  /// `ESC [`, parameters, and a final byte (ECMA-48 5.4).
  private func decodeControlSequence(_ bytes: ArraySlice<UInt8>) -> Decoded {
    let body = bytes.dropFirst(2)
    if body.first == UInt8(ascii: "[") {
      guard let letter = body.dropFirst().first else { return .incomplete }
      guard let key = KeySequences.linuxConsole[letter] else { return .nothing(length: 4) }
      return .event(.key(key), length: 4)
    }
    guard let end = body.firstIndex(where: { !(0x20...0x3F).contains($0) }) else {
      return .incomplete
    }
    let length = end - bytes.startIndex + 1
    let parameters = body[body.startIndex..<end]
    let final = bytes[end]
    if final == UInt8(ascii: "M"), parameters.isEmpty { return decodeOldMouse(bytes) }
    if !(0x40...0x7E).contains(final) {
      // Broken off by something that is no part of a sequence and may be a key.
      return .nothing(length: length - 1)
    }
    if parameters.first == UInt8(ascii: "<") {
      let isRelease = final == UInt8(ascii: "m")
      let event = MouseSequences.event(parameters.dropFirst(), isRelease: isRelease)
      return event.map { .event(.mouse($0), length: length) } ?? .nothing(length: length)
    }
    if parameters.first == UInt8(ascii: "?") || final == UInt8(ascii: "t") {
      return .answer(length: length)
    }
    let numbers = Self.numbers(parameters)
    if final == UInt8(ascii: "~"), numbers.first == 200 { return .paste(length: length) }
    guard let key = KeySequences.key(final: final, parameters: numbers) else {
      return .nothing(length: length)
    }
    return .event(.key(key), length: length)
  }

  /// `ESC [ M` and three bytes, each 32 more than its value.
  private func decodeOldMouse(_ bytes: ArraySlice<UInt8>) -> Decoded {
    let values = bytes.dropFirst(3).prefix(3).map { Int($0) - 32 }
    guard values.count == 3 else { return .incomplete }
    let event = MouseSequences.oldEvent(code: values[0], column: values[1], row: values[2])
    return event.map { .event(.mouse($0), length: 6) } ?? .nothing(length: 6)
  }

  /// Numbers between semicolons; what is none counts as 0.
  static func numbers(_ parameters: ArraySlice<UInt8>) -> [Int] {
    parameters.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map { part in
      part.prefix(6).reduce(0) { (0x30...0x39).contains($1) ? $0 * 10 + Int($1 - 0x30) : $0 }
    }
  }

  // MARK: Paste

  private static let pasteEnd: [UInt8] = [0x1B] + Array("[201~".utf8)

  /// Moves bytes from input to the paste until its end is found.
  private mutating func continuePaste() -> TerminalEvent? {
    guard var text = pasted else { return nil }
    let end = pending.indices.first { pending[$0...].starts(with: Self.pasteEnd) }
    // The end may have arrived in part.
    let taken = end ?? max(0, pending.count - Self.pasteEnd.count + 1)
    text += pending.prefix(min(taken, Self.pasteLimit - text.count))
    pending.removeFirst(end.map { $0 + Self.pasteEnd.count } ?? taken)
    pasted = end == nil ? text : nil
    return end == nil ? nil : .paste(String(decoding: text, as: UTF8.self))
  }
}

enum Byte {
  static let escape: UInt8 = 0x1B
  static let bell: UInt8 = 0x07
}
