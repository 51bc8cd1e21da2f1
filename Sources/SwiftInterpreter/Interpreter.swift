/// Runs Swift source that uses the names of its libraries.
///
/// One interpreter belongs to one thread at a time. The host enters it through `call`,
/// `property`, `callMethod`, `construct` and the like; each throws a `ScriptFailure`.
public final class Interpreter {
  /// A source file: its name in messages, and its text.
  public struct File: Sendable {
    public var name: String
    public var text: String

    public init(name: String, text: String) {
      self.name = name
      self.text = text
    }
  }

  /// One argument of a call from the host. An `inout` parameter writes back into `value`.
  public struct Argument {
    public var label: String?
    public var value: Value

    public init(_ label: String? = nil, _ value: Value) {
      self.label = label
      self.value = value
    }
  }

  /// A freestanding declaration macro in a scene, such as `#Preview("Dark") { … }`.
  public struct MacroExpansion {
    public var name: String
    /// The macro's parameters by position, a closure as a function value; nil where omitted.
    public var arguments: [Value?]
    public var location: SourceLocation
  }

  public let configuration: Configuration
  /// What the run printed, a line each.
  public private(set) var output: [String] = []
  /// Warnings and errors met while running, after `load`.
  public private(set) var runtimeDiagnostics: [Diagnostic] = []
  /// Asked for members and calls nobody declares.
  public var resolveUnknownName: ((UnknownName) -> UnknownNameResolution)?
  /// Called for each line printed, as it is printed.
  public var onOutput: ((String) -> Void)?

  public init(libraries: [NativeLibrary], configuration: Configuration = Configuration()) {
    self.configuration = configuration
  }

  /// Reads, checks and lowers files; every problem of each file at once. With no error among
  /// them the files' names can be used.
  public func load(_ files: [File]) -> [Diagnostic] { fatalError() }

  /// Runs a body on a thread with a stack large enough for deep recursion.
  public func withLargeStack<T>(_ body: () throws -> T) rethrows -> T { try body() }

  // MARK: Types

  /// A type by name, `Outer.Inner` for a nested one; nil where nobody declares it.
  public func type(named name: String) -> NominalType? { fatalError() }
  /// The loaded files' types that conform to a protocol, in source order.
  public func types(conformingTo protocolName: String) -> [NominalType] { fatalError() }
  /// Whether a value's type conforms to a protocol or is the named type.
  public func value(_ value: Value, is typeName: String) -> Bool { fatalError() }
  /// The dynamic type of a value.
  public func typeName(of value: Value) -> String { fatalError() }
  public var macroExpansions: [MacroExpansion] { fatalError() }

  // MARK: Entering

  public func call(_ function: Value, _ arguments: [Value] = []) throws -> Value { fatalError() }
  public func call(_ function: Value, arguments: inout [Argument]) throws -> Value { fatalError() }
  /// Calls a method by name and labels; a mutating one changes `receiver`.
  public func callMethod(
    _ name: String, on receiver: inout Value, arguments: inout [Argument]
  ) throws -> Value { fatalError() }
  public func hasMember(_ name: String, on value: Value) -> Bool { fatalError() }
  public func hasStaticMember(_ name: String, on type: NominalType) -> Bool { fatalError() }
  /// Whether the type itself or an extension of it, rather than a protocol's default or the
  /// host, declares a member.
  public func declares(_ name: String, in type: NominalType) -> Bool { fatalError() }
  /// A stored or computed property; `_x` and `$x` of wrapped properties too.
  public func property(_ name: String, of value: Value) throws -> Value { fatalError() }
  public func setProperty(_ name: String, of value: inout Value, to newValue: Value) throws {
    fatalError()
  }
  public func staticProperty(_ name: String, of type: NominalType) throws -> Value { fatalError() }
  public func callStatic(
    _ name: String, of type: NominalType, arguments: inout [Argument]
  ) throws -> Value { fatalError() }
  public func construct(_ type: NominalType, _ arguments: [Argument] = []) throws -> Value {
    fatalError()
  }
  /// Whether the type can be made without arguments.
  public func canConstructWithoutArguments(_ type: NominalType) -> Bool { fatalError() }
  public func read(_ keyPath: Value, of root: Value) throws -> Value { fatalError() }
  public func write(_ keyPath: Value, of root: inout Value, to newValue: Value) throws {
    fatalError()
  }
  public func areEqual(_ lhs: Value, _ rhs: Value) throws -> Bool { fatalError() }
  /// As `print` shows it, and as `debugPrint` shows it.
  public func describe(_ value: Value, debug: Bool = false) throws -> String { fatalError() }

  // MARK: Making values

  /// A value of a host type declared by one of the libraries.
  public func host(_ typeName: String, _ payload: Any) -> Value { fatalError() }
  /// A case without associated values of an enum by type and case name, such as
  /// `("Edge", "top")`.
  public func enumCase(_ typeName: String, _ caseName: String) throws -> Value { fatalError() }
  /// A function value with a native body; parameters are positional.
  public func function(_ body: @escaping ([Value]) throws -> Value) -> Value { fatalError() }
}
