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

/// A key path's properties and subscripts.
public final class KeyPathBox {
  /// One step of a key path, with what reads and writes it.
  struct Step {
    let name: String
    /// The index of a subscript step, else nil.
    let index: Value?
    /// What stands for the value of a property that isn't here.
    let foreign: Value?
    var isOptionalChain = false
    var isForced = false

    init(name: String, index: Value? = nil, foreign: Value? = nil) {
      self.name = name
      self.index = index
      self.foreign = foreign
    }
  }

  let steps: [Step]
  let root: NominalType?

  /// Property names in order; empty for `\\.self`.
  public var names: [String] { steps.map(\.name) }

  /// Whether it is `\.self`, which leads to the root itself.
  public var isSelf: Bool { steps.isEmpty }

  init(root: NominalType?, steps: [Step]) {
    self.root = root
    self.steps = steps
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
