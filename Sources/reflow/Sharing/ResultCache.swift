import Foundation
import LayoutChecks

/// Answers by the keys of their units, in a folder or on a server, as Bazel keeps the results of
/// actions: `ac/KEY`. An entry is such a result, whose standard output is the answers; a server
/// that validates entries accepts it, and a Bazel cache can be shared.
final class ResultCache {
  private struct Content<Value: Codable>: Codable {
    var key: String
    var value: Value
  }

  private enum Place {
    case folder(String)
    case server(HTTPAddress)
  }

  private static let kind = "result"
  private let place: Place
  /// A server that doesn't answer is only asked once.
  private var isGone = false

  init(_ place: String) {
    self.place = HTTPAddress(place).map(Place.server) ?? .folder(place)
  }

  /// The entry for a key; nil for none, or if it is damaged.
  func value<Value: Codable>(_ type: Value.Type, for key: String) -> Value? {
    guard let data = read(key) else { return nil }
    let content = Self.output(of: data).flatMap { output in
      try? SealedText.value(Content<Value>.self, in: output, kind: Self.kind)
    }
    if let content, content.key == key { return content.value }
    if case .folder = place { try? FileManager.default.removeItem(atPath: path(key)) }
    return nil
  }

  func keep(_ value: some Codable, for key: String) {
    guard let output = try? SealedText.data(Content(key: key, value: value), kind: Self.kind)
    else { return }
    write(Self.result(output), key)
  }

  // MARK: Places

  private func path(_ key: String) -> String {
    guard case .folder(let folder) = place else { return "" }
    return "\(folder)/ac/\(key.prefix(2))/\(key)"
  }

  private func read(_ key: String) -> Data? {
    switch place {
    case .folder: return FileManager.default.contents(atPath: path(key))
    case .server(let address):
      guard !isGone, let answer = asked({ try HTTPRequest.get(address, "ac/\(key)") }),
        answer.status == 200
      else { return nil }
      return answer.body
    }
  }

  private func write(_ data: Data, _ key: String) {
    guard !isGone else { return }
    switch place {
    case .folder:
      let file = URL(filePath: path(key))
      do {
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file, options: .atomic)
      } catch {
        leave("can't write '\(file.path)': \(error.localizedDescription)")
      }
    case .server(let address):
      guard let answer = asked({ try HTTPRequest.put(data, address, "ac/\(key)") }) else { return }
      if !(200..<300).contains(answer.status) {
        leave("the cache at \(address.host) answers \(answer.status) to what is put there")
      }
    }
  }

  private func asked(_ ask: () throws -> HTTPRequest.Answer) -> HTTPRequest.Answer? {
    do {
      return try ask()
    } catch {
      leave("\(error)")
      return nil
    }
  }

  private func leave(_ why: String) {
    isGone = true
    Streams.message("warning: \(why); the check goes on without the cache")
  }

  // MARK: Results of actions

  /// The field `stdout_raw` of an `ActionResult` (Remote Execution API, version 2), the only one in
  /// use.
  private static let outputField: UInt8 = 5 << 3 | 2

  private static func result(_ output: Data) -> Data {
    var data = Data([outputField])
    var length = output.count
    while length >= 0x80 {
      data.append(UInt8(length & 0x7F | 0x80))
      length >>= 7
    }
    data.append(UInt8(length))
    return data + output
  }

  private static func output(of data: Data) -> Data? {
    guard data.first == outputField else { return nil }
    var (length, shift) = (0, 0)
    for (place, byte) in data.dropFirst().prefix(5).enumerated() {
      length |= Int(byte & 0x7F) << shift
      shift += 7
      guard byte & 0x80 == 0 else { continue }
      let output = data.dropFirst(place + 2)
      return output.count == length ? Data(output) : nil
    }
    return nil
  }
}
