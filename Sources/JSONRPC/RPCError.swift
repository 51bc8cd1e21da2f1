import JSONText

/// An error as a protocol's answer has it.
package struct RPCError: Error {
  package var code: Int
  /// What is wrong, then what to do.
  package var message: String
  package var data: JSON?

  package init(code: Int, message: String, data: JSON? = nil) {
    (self.code, self.message, self.data) = (code, message, data)
  }

  /// What came is no JSON.
  package static func parse(_ why: String) -> RPCError { RPCError(code: -32700, message: why) }
  /// It is JSON and no request.
  package static func invalidRequest(_ why: String) -> RPCError {
    RPCError(code: -32600, message: why)
  }
  package static func methodNotFound(_ method: String) -> RPCError {
    RPCError(code: -32601, message: "there is no method '\(method)'")
  }
  package static func invalidParameters(_ why: String) -> RPCError {
    RPCError(code: -32602, message: why)
  }
  package static func internalError(_ why: String) -> RPCError {
    RPCError(code: -32603, message: why)
  }
  /// LSP's: a request before `initialize`.
  package static let notInitialized = RPCError(
    code: -32002, message: "the first request is 'initialize'")
  /// LSP's: the request was right, and can't be answered.
  package static func requestFailed(_ why: String) -> RPCError {
    RPCError(code: -32803, message: why)
  }
  /// LSP's: nobody wants the answer any more.
  package static let cancelled = RPCError(code: -32800, message: "the request was cancelled")
  /// LSP's: the text is another than the one that was asked about.
  package static let contentModified = RPCError(code: -32801, message: "the text has changed")

  package var json: JSON {
    .object(
      [("code", .integer(code)), ("message", .string(message))]
        + (data.map { [("data", $0)] } ?? []))
  }
}
