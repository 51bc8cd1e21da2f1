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

  /// Returns true for one closure, and for what one piece of code makes that captures nothing: Swift
  /// makes no new function of that. Closures of libraries stand for values, such as a publisher of
  /// another and what maps it, and are the same where those are.
  func isSame(as other: FunctionBox) -> Bool {
    if self === other { return true }
    guard case .script(let code, let captures) = body,
      case .script(let otherCode, let otherCaptures) = other.body
    else { return false }
    guard code === otherCode else { return false }
    if captures.isEmpty, otherCaptures.isEmpty { return true }
    return !code.machine.program.isOfScene(code.extent) && captures.count == otherCaptures.count
      && zip(captures, otherCaptures).allSatisfy { $0.isSame(as: $1) }
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
