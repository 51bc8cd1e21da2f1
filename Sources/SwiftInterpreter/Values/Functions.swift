/// A closure, function or bound method.
public final class FunctionBox {
  enum Body {
    case script(Code, captures: ContiguousArray<Value>)
    case native((inout [Value]) throws -> Value)
  }

  /// The function's name for messages.
  public let name: String
  private(set) var body: Body

  init(name: String, body: Body) {
    self.name = name
    self.body = body
  }

  deinit {
    guard case .script(let code, var captures) = body else { return }
    body = .script(code, captures: [])
    LettingGo.end(&captures)
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
