import JSONText

/// A request's identifier, which its answer repeats.
package enum RPCIdentifier: Hashable, Sendable {
  case number(Double)
  case text(String)

  /// Nil for what identifies nothing.
  package init?(_ json: JSON?) {
    switch json {
    case .number(let number): self = .number(number)
    case .string(let text): self = .text(text)
    default: return nil
    }
  }

  package var json: JSON {
    switch self {
    case .number(let number): .number(number)
    case .text(let text): .string(text)
    }
  }
}

/// A message of JSON-RPC 2.0.
package enum RPCMessage {
  /// A null identifier makes a request that can't be answered, which is none.
  case request(RPCIdentifier, method: String, JSON)
  case notification(method: String, JSON)
  case answer(RPCIdentifier, Result<JSON, RPCError>)

  /// - Throws: invalid request, for what is none of them.
  package init(_ json: JSON) throws(RPCError) {
    guard json.members != nil else {
      throw .invalidRequest("a message is an object with jsonrpc, method and params")
    }
    guard json["jsonrpc"]?.string == "2.0" else {
      throw .invalidRequest("a message has \"jsonrpc\": \"2.0\"")
    }
    let identifier = RPCIdentifier(json["id"])
    guard let method = json["method"] else {
      guard let identifier, let result = Self.result(of: json) else {
        throw .invalidRequest("a message has a method, or is an answer with id and result")
      }
      self = .answer(identifier, result)
      return
    }
    guard let method = method.string else { throw .invalidRequest("a method is a string") }
    let parameters = json["params"] ?? .null
    switch parameters {
    case .null, .object, .array, .row: break
    default: throw .invalidRequest("params are an object or an array")
    }
    if let identifier {
      self = .request(identifier, method: method, parameters)
    } else if json["id"] == nil {
      self = .notification(method: method, parameters)
    } else {
      throw .invalidRequest("an id is a number or a string")
    }
  }

  private static func result(of json: JSON) -> Result<JSON, RPCError>? {
    if let error = json["error"], let code = error["code"]?.integer {
      return .failure(
        RPCError(code: code, message: error["message"]?.string ?? "", data: error["data"]))
    }
    return json["result"].map { .success($0) }
  }

  package var json: JSON {
    var members: [(String, JSON)] = [("jsonrpc", .string("2.0"))]
    switch self {
    case .request(let identifier, let method, let parameters):
      members += [("id", identifier.json), ("method", .string(method))]
      if !parameters.isNull { members.append(("params", parameters)) }
    case .notification(let method, let parameters):
      members.append(("method", .string(method)))
      if !parameters.isNull { members.append(("params", parameters)) }
    case .answer(let identifier, let result):
      members += [("id", identifier.json), Self.member(result)]
    }
    return .object(members)
  }

  /// The answer to what can't be told apart: its id is null.
  static func refusal(_ error: RPCError, of json: JSON? = nil) -> JSON {
    .object([
      ("jsonrpc", .string("2.0")), ("id", RPCIdentifier(json?["id"])?.json ?? .null),
      member(.failure(error)),
    ])
  }

  private static func member(_ result: Result<JSON, RPCError>) -> (String, JSON) {
    switch result {
    case .success(let value): ("result", value)
    case .failure(let error): ("error", error.json)
    }
  }
}
