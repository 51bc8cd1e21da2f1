/// A closure, function or bound method.
public final class FunctionBox {
  enum Body {
    case script(Code, captures: ContiguousArray<Value>)
    /// A local function that names itself. It is given itself with each call: what it captured would
    /// keep it, and all else that it captured, for ever.
    case recursive(Code, captures: ContiguousArray<Value>)
    case native((inout [Value]) throws -> Value)
  }

  /// The function's name for messages.
  public let name: String
  private(set) var body: Body
  private let nativeType: SwiftType?

  init(name: String, type: SwiftType? = nil, body: Body) {
    self.name = name
    self.body = body
    nativeType = type
  }

  /// The function's type; nil where what it was made from didn't tell all of it.
  var type: SwiftType? {
    let known =
      switch body {
      case .script(let code, _), .recursive(let code, _): code.functionType
      case .native: nativeType
      }
    guard let known, !known.hasUnknown, known.genericParameters.isEmpty else { return nil }
    return known
  }

  deinit {
    switch body {
    case .script(let code, var captures), .recursive(let code, var captures):
      body = .script(code, captures: [])
      LettingGo.end(&captures)
    case .native: break
    }
  }
}

/// A captured variable, shared between a function and its closures.
public final class Cell {
  var value: Value
  /// How many objects and shared variables were made before it.
  let birth: Int

  init(_ value: Value, birth: Int) {
    self.value = value
    self.birth = birth
  }

  deinit { LettingGo.end(&value) }
}
