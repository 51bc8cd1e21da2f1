/// A closure, function or bound method.
public final class FunctionBox {
  enum Body {
    case script(Code, captures: ContiguousArray<Value>)
    /// A local function that names itself. It is passed to each of its calls: a capture of itself
    /// would keep it, and all its other captures, for ever.
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

  /// The function's type; nil where its source doesn't reveal all of it.
  var type: SwiftType? {
    let known =
      switch body {
      case .script(let code, _), .recursive(let code, _): code.functionType
      case .native: nativeType
      }
    guard let known, !known.hasUnknown, known.genericParameters.isEmpty else { return nil }
    return known
  }

  /// Returns true for one closure, and for closures of one piece of code without captures: Swift
  /// makes no new function for those. Libraries' closures represent values, such as a publisher
  /// with its transform, and are the same if those are.
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
