/// A function that a native calls before it returns; one that it keeps is a ``Closure``.
struct Function: NativeArgument {
  static var declared: DeclaredTypes { .function(parameters: nil) }
  let value: Value
  private let machine: Machine

  init(argument: Value, of call: borrowing NativeCall) {
    value = argument
    machine = call.program.machine
  }

  func callAsFunction(_ arguments: Value...) throws -> Value {
    var arguments = arguments
    return try machine.call(value, &arguments)
  }

  /// Calls a function that returns a `Bool`.
  func holds(_ arguments: Value...) throws -> Bool {
    var arguments = arguments
    return try machine.call(value, &arguments).requireBool()
  }

  /// The function to be called with one value after another.
  var ofOne: FunctionOfOne { FunctionOfOne(function: value, machine: machine) }
}

/// A function that is called with one value after another, from one list of arguments.
struct FunctionOfOne {
  fileprivate let function: Value
  fileprivate let machine: Machine
  private var arguments: [Value] = [.void]

  fileprivate init(function: Value, machine: Machine) {
    self.function = function
    self.machine = machine
  }

  mutating func callAsFunction(_ argument: Value) throws -> Value {
    // A closure of several parameters spreads a tuple over the list.
    if arguments.count == 1 { arguments[0] = argument } else { arguments = [argument] }
    return try machine.call(function, &arguments)
  }

  mutating func holds(_ argument: Value) throws -> Bool {
    try self(argument).requireBool()
  }
}

/// The elements of a sequence of any kind.
struct Elements: NativeArgument {
  static var declared: DeclaredTypes { .either([.array(.anything), .named("Sequence")]) }
  let all: [Value]

  init(argument: Value, of call: borrowing NativeCall) throws {
    all = try call.elements(of: argument)
  }

  /// Characters and texts as one text.
  var text: String { all.map { $0.asString ?? "" }.joined() }
}

/// A type of any kind passed as a value, such as `[Int].self`.
extension SwiftType: NativeArgument {
  static var declared: DeclaredTypes { .metatype }

  init(argument: Value, of call: borrowing NativeCall) throws {
    self = try StandardLibrary.type(argument)
  }
}

/// A range of indices of any kind.
package struct IndexRange: NativeArgument {
  package static var declared: DeclaredTypes { Bounds<Int>.declared }
  package let range: RangeBox

  package init(argument: Value, of call: borrowing NativeCall) throws {
    guard case .range(let range) = argument else {
      throw ScriptFailure.trap("value is no range of indices", identifier: .typeMismatch)
    }
    self.range = range
  }
}

extension Bounds {
  /// The bounds of numbers to draw from.
  func drawn() throws -> (lower: Bound, upper: Bound) {
    guard let lower, let upper else { throw ScriptFailure.trap("not a range of numbers") }
    return (lower, upper)
  }

  /// The trap for drawing from an empty range.
  static var empty: ScriptFailure {
    .trap("Can't get random value with an empty range")
  }
}

extension FloatingPointRoundingRule: NativeArgument {
  package static var declared: DeclaredTypes { .named("FloatingPointRoundingRule") }

  package init(argument: Value, of call: borrowing NativeCall) {
    self =
      switch argument.caseName {
      case "toNearestOrEven": .toNearestOrEven
      case "up": .up
      case "down": .down
      case "towardZero": .towardZero
      case "awayFromZero": .awayFromZero
      default: .toNearestOrAwayFromZero
      }
  }
}

extension Unicode.Scalar: NativeArgument {
  package static var declared: DeclaredTypes { .named("UnicodeScalar") }

  package init(argument: Value, of call: borrowing NativeCall) throws {
    guard let scalar = UnicodeScalars.scalar(argument) else {
      throw ScriptFailure.trap("expected a Unicode scalar")
    }
    self = scalar
  }
}

/// The base in which a number is written.
struct Radix: NativeArgument {
  static var declared: DeclaredTypes { .named("Int") }
  let base: Int

  init(argument: Value, of call: borrowing NativeCall) throws {
    base = try argument.requireInt()
    guard (2...36).contains(base) else {
      throw ScriptFailure.trap("Radix must be between 2 and 36")
    }
  }
}
