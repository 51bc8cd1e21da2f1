import Foundation

/// A server's address: `http://name:password@host:port/path`.
struct HTTPAddress: Equatable {
  var host: String
  var port: String
  /// Begins and ends with a slash.
  var path: String
  /// The credentials for the server; nil for none.
  var credentials: String?

  init?(_ text: String) {
    guard let url = URLComponents(string: text), url.scheme?.lowercased() == "http",
      let host = url.host, !host.isEmpty
    else { return nil }
    self.host = host.hasPrefix("[") ? String(host.dropFirst().dropLast()) : host
    port = "\(url.port ?? 80)"
    path =
      url.percentEncodedPath.hasSuffix("/") ? url.percentEncodedPath : url.percentEncodedPath + "/"
    credentials = url.user.map { Data("\($0):\(url.password ?? "")".utf8).base64EncodedString() }
  }
}

/// A request to a server, and its answer. It is made in a process that must not have threads, and
/// so without a library; requests are small and local.
enum HTTPRequest {
  struct Answer {
    var status: Int
    var body: Data
  }

  /// The reason for a missing answer.
  struct NoAnswer: Error, CustomStringConvertible {
    var description: String
  }

  /// Seconds that a server may keep silent.
  private static let patience = 15
  /// The most bytes that an answer may have.
  private static let limit = 1 << 28

  static func get(_ address: HTTPAddress, _ name: String) throws -> Answer {
    try ask("GET", address, name, body: nil)
  }

  static func put(_ body: Data, _ address: HTTPAddress, _ name: String) throws -> Answer {
    try ask("PUT", address, name, body: body)
  }

  private static func ask(
    _ method: String, _ address: HTTPAddress, _ name: String, body: Data?
  ) throws -> Answer {
    let descriptor = try connected(address)
    defer { close(descriptor) }
    // In version 1.0 the answer ends with the connection.
    var head =
      "\(method) \(address.path)\(name) HTTP/1.0\r\nHost: \(address.host):\(address.port)\r\n"
    if let credentials = address.credentials { head += "Authorization: Basic \(credentials)\r\n" }
    if let body {
      head += "Content-Type: application/octet-stream\r\nContent-Length: \(body.count)\r\n"
    }
    try send(Data((head + "\r\n").utf8) + (body ?? Data()), to: descriptor, address)
    return try answer(received(from: descriptor, address), address)
  }

  private static func connected(_ address: HTTPAddress) throws -> Int32 {
    var hints = addrinfo()
    #if canImport(Darwin)
      hints.ai_socktype = SOCK_STREAM
    #else
      hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    #endif
    var list: UnsafeMutablePointer<addrinfo>?
    guard getaddrinfo(address.host, address.port, &hints, &list) == 0 else {
      throw NoAnswer(description: "there is no host '\(address.host)'")
    }
    defer { freeaddrinfo(list) }
    var next = list
    while let info = next?.pointee {
      let descriptor = socket(info.ai_family, info.ai_socktype, info.ai_protocol)
      var time = timeval(tv_sec: patience, tv_usec: 0)
      let size = socklen_t(MemoryLayout<timeval>.size)
      setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &time, size)
      setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &time, size)
      if descriptor >= 0, connect(descriptor, info.ai_addr, info.ai_addrlen) == 0 {
        return descriptor
      }
      close(descriptor)
      next = info.ai_next
    }
    throw NoAnswer(
      description:
        "nobody answers at \(address.host):\(address.port): \(String(cString: strerror(errno)))")
  }

  private static func send(_ data: Data, to descriptor: Int32, _ address: HTTPAddress) throws {
    #if canImport(Darwin)
      let flags: Int32 = 0
    #else
      let flags = Int32(MSG_NOSIGNAL)
    #endif
    var rest = data[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Foundation.send(descriptor, $0.baseAddress, $0.count, flags)
      }
      // A server may answer before it has read all.
      if count < 0, errno == EPIPE || errno == ECONNRESET { return }
      guard count > 0 || errno == EINTR else { throw silent(address) }
      if count > 0 { rest = rest.dropFirst(count) }
    }
  }

  private static func received(from descriptor: Int32, _ address: HTTPAddress) throws -> Data {
    var data = Data()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = recv(descriptor, &buffer, buffer.count, 0)
      if count == 0 { return data }
      if count < 0 {
        if errno == EINTR { continue }
        throw silent(address)
      }
      data += buffer.prefix(count)
      guard data.count <= limit else {
        throw NoAnswer(description: "\(address.host) answers with more than \(limit >> 20) MB")
      }
    }
  }

  private static func answer(_ data: Data, _ address: HTTPAddress) throws -> Answer {
    guard let end = data.range(of: Data("\r\n\r\n".utf8)) else { throw silent(address) }
    let lines = String(decoding: data[..<end.lowerBound], as: UTF8.self).split(separator: "\r\n")
    let words = lines.first?.split(separator: " ") ?? []
    guard words.count >= 2, words[0].hasPrefix("HTTP/"), let status = Int(words[1]) else {
      throw NoAnswer(
        description: "what answers at \(address.host):\(address.port) is no HTTP server")
    }
    return Answer(status: status, body: Data(data[end.upperBound...]))
  }

  private static func silent(_ address: HTTPAddress) -> NoAnswer {
    NoAnswer(description: "\(address.host):\(address.port) doesn't answer")
  }
}
