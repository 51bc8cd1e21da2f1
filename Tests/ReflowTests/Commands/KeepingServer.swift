import Foundation
import Synchronization

/// An HTTP server that keeps what is put there and gives it back, and nothing else.
final class KeepingServer: Sendable {
  private struct State {
    var kept: [String: [UInt8]] = [:]
    var credentials: Set<String> = []
  }

  let port: Int
  private let descriptor: Int32
  private let state = Mutex(State())

  var kept: [String: [UInt8]] { state.withLock(\.kept) }
  var credentials: Set<String> { state.withLock(\.credentials) }

  /// Makes of all that is kept something else, of which some is cut off.
  func damageAll() {
    state.withLock { state in
      for (place, path) in state.kept.keys.sorted().enumerated() {
        if place.isMultiple(of: 2) {
          state.kept[path]?.removeLast(20)
        } else {
          state.kept[path] = [1]
        }
      }
    }
  }

  init?() {
    #if canImport(Darwin)
      descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #else
      descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let descriptor = descriptor
    let isBound = withUnsafeMutablePointer(to: &address) { address in
      address.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(descriptor, address, length) == 0 && listen(descriptor, 16) == 0
          && getsockname(descriptor, address, &length) == 0
      }
    }
    guard isBound else { return nil }
    port = Int(UInt16(bigEndian: address.sin_port))
    Thread.detachNewThread { [self] in
      while true {
        let connection = accept(descriptor, nil, nil)
        guard connection >= 0 else { return }
        answer(connection)
        close(connection)
      }
    }
  }

  func stop() {
    shutdown(descriptor, Int32(SHUT_RDWR))
    close(descriptor)
  }

  private func answer(_ connection: Int32) {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    var head: [String] = []
    var body: ArraySlice<UInt8> = []
    while true {
      if let end = Data(bytes).range(of: Data("\r\n\r\n".utf8)) {
        head = String(decoding: bytes[..<end.lowerBound], as: UTF8.self)
          .split(separator: "\r\n").map(String.init)
        body = bytes[end.upperBound...]
        let length = value("Content-Length", head).flatMap { Int($0) } ?? 0
        if body.count >= length { break }
      }
      let count = read(connection, &buffer, buffer.count)
      guard count > 0 else { return }
      bytes += buffer.prefix(count)
    }
    let words = head[0].split(separator: " ").map(String.init)
    let answer = state.withLock { state -> [UInt8] in
      if let name = value("Authorization", head) { state.credentials.insert(name) }
      if words[0] == "PUT" {
        state.kept[words[1]] = Array(body)
        return Array("HTTP/1.1 201 Created\r\nContent-Length: 0\r\n\r\n".utf8)
      }
      guard let kept = state.kept[words[1]] else {
        return Array("HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n".utf8)
      }
      return Array("HTTP/1.1 200 OK\r\nContent-Length: \(kept.count)\r\n\r\n".utf8) + kept
    }
    var rest = answer[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(connection, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  private func value(_ name: String, _ head: [String]) -> String? {
    head.first { $0.lowercased().hasPrefix(name.lowercased() + ": ") }
      .map { String($0.dropFirst(name.count + 2)) }
  }
}
