import Foundation
import SwiftInterpreter

extension FoundationLibrary {
  /// What an address is made from and consists of, as Foundation reads it.
  static let addresses: [NativeMember] =
    [
      // Foundation has both, so that `flatMap(URL.init(string:))` names one.
      NativeMember("init?(string: String)") { (call, string: String) in
        .optional(try URL(string: string).map { try call.address($0) })
      },
      NativeMember("init?(string: String, encodingInvalidCharacters: Bool)") {
        (call, string: String, encodingInvalidCharacters: Bool) in
        .optional(
          try URL(string: string, encodingInvalidCharacters: encodingInvalidCharacters)
            .map { try call.address($0) })
      },
      file("init(fileURLWithPath path: String)"), file("init(filePath path: String)"),
      NativeMember("init(fileURLWithPath path: String, isDirectory: Bool)") {
        (call, path: String, isDirectory: Bool) in
        try call.address(
          URL(filePath: rooted(path), directoryHint: isDirectory ? .isDirectory : .notDirectory))
      },
      NativeMember("init(fileURLWithPath path: String, relativeTo base: URL?)") {
        (call, path: String, base: Value?) in
        let base = try base.map { try $0.address() } ?? URL(filePath: "/")
        return try call.address(URL(fileURLWithPath: path, relativeTo: base).absoluteURL)
      },
      NativeMember("init?(string: String, relativeTo base: URL?)") {
        (call, string: String, base: Value?) in
        let base = try base.map { try $0.address() }
        return .optional(
          try URL(string: string, relativeTo: base).map { try call.address($0.absoluteURL) })
      },
      NativeMember("var standardized: URL { get }") { call in
        try call.changed { $0.standardize() }
      },
      NativeMember("var standardizedFileURL: URL { get }") { call in
        try call.changed { $0 = $0.standardizedFileURL }
      },
      part("scheme: String?") { .optional($0.scheme.map(Value.string)) },
      part("host: String?") { .optional($0.host().map(Value.string)) },
      part("port: Int?") { .optional($0.port.map(Value.int)) },
      part("user: String?") { .optional($0.user().map(Value.string)) },
      part("path: String") { .string($0.path) },
      decoded("host", optional: true) { $0.host(percentEncoded: $1) },
      decoded("user", optional: true) { $0.user(percentEncoded: $1) },
      decoded("path", optional: false) { $0.path(percentEncoded: $1) },
      decoded("query", optional: true) { $0.query(percentEncoded: $1) },
      decoded("fragment", optional: true) { $0.fragment(percentEncoded: $1) },
      part("query: String?") { .optional($0.query().map(Value.string)) },
      part("fragment: String?") { .optional($0.fragment().map(Value.string)) },
      part("pathComponents: [String]") { .array(ArrayBox($0.pathComponents.map(Value.string))) },
      part("lastPathComponent: String") { .string($0.lastPathComponent) },
      part("pathExtension: String") { .string($0.pathExtension) },
      part("isFileURL: Bool") { .bool($0.isFileURL) },
      part("hasDirectoryPath: Bool") { .bool($0.hasDirectoryPath) },
    ]
    + changed("appendPathComponent(_ component: String)", "appendingPathComponent") {
      $0.appendPathComponent($1)
    }
    + changed("appendPathExtension(_ pathExtension: String)", "appendingPathExtension") {
      $0.appendPathExtension($1)
    }
    + changed("deleteLastPathComponent()", "deletingLastPathComponent") { address, _ in
      address.deleteLastPathComponent()
    }
    + changed("deletePathExtension()", "deletingPathExtension") { address, _ in
      address.deletePathExtension()
    }

  /// A part as a function, which may leave out how special characters are written.
  private static func decoded(
    _ name: String, optional: Bool, _ part: @escaping @Sendable (URL, Bool) -> String?
  ) -> NativeMember {
    let result = optional ? "String?" : "String"
    return NativeMember("func \(name)(percentEncoded: Bool = true) -> \(result)") {
      (call, percentEncoded: Bool) in
      let text = part(try call.receiver.address(), percentEncoded).map(Value.string)
      return optional ? .optional(text) : text ?? .string("")
    }
  }

  /// A relative path begins at the root, because a scene has no folder of its own on the machine.
  private static func rooted(_ path: String) -> String { path.hasPrefix("/") ? path : "/" + path }

  private static func file(_ signature: String) -> NativeMember {
    NativeMember(signature) { (call, path: String, _: Rest) in
      try call.address(URL(filePath: rooted(path), directoryHint: .inferFromPath))
    }
  }

  private static func part(
    _ declaration: String, _ read: @escaping @Sendable (URL) -> Value
  ) -> NativeMember {
    NativeMember("var \(declaration) { get }") { call in read(try call.receiver.address()) }
  }

  /// A method that changes an address, and one of another name that returns the changed one.
  private static func changed(
    _ signature: String, _ name: String,
    _ change: @escaping @Sendable (_ address: inout URL, _ argument: String) -> Void
  ) -> [NativeMember] {
    let parameters = signature.drop { $0 != "(" }
    let changing = "mutating func \(signature)"
    let giving = "func \(name)\(parameters) -> URL"
    if parameters == "()" {
      return [
        NativeMember(changing) { call in
          call.receiver = try call.changed { change(&$0, "") }
          return .void
        },
        NativeMember(giving) { call in try call.changed { change(&$0, "") } },
      ]
    }
    return [
      NativeMember(
        changing,
        changing: { (call: inout NativeCall, argument: String) in
          call.receiver = try call.changed { change(&$0, argument) }
          return .void
        }),
      NativeMember(giving) { (call, argument: String) in
        try call.changed { change(&$0, argument) }
      },
    ]
  }
}

extension Value {
  fileprivate func address() throws -> URL { try Value?.some(self).address() }
}

extension Value? {
  /// Reads an address from a value of the scene's `URL` type.
  fileprivate func address() throws -> URL {
    guard let text = self?.stored("absoluteString")?.asString, let address = URL(string: text)
    else { throw ScriptFailure.trap("an address that can't be read") }
    return address
  }
}

extension NativeCall {
  /// The receiver as a change leaves it.
  fileprivate func changed(_ change: (inout URL) -> Void) throws -> Value {
    var address = try receiver.address()
    change(&address)
    return try self.address(address)
  }

  fileprivate func address(_ address: URL) throws -> Value {
    try interpreter.structure("URL", [.string(address.absoluteString)])
  }
}
