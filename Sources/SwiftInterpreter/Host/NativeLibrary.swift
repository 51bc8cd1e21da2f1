/// A member, initialiser or function that the host provides: its declaration in Swift, and its
/// implementation.
///
/// The signature is parsed when the name is first used. It has labels, types, defaults, variadics,
/// `inout`, builders and overloads. The body takes the call and the arguments, one for each
/// declared parameter, as Swift types that represent the declared ones; defaults are evaluated
/// before. A body that ignores its arguments takes the call alone.
///
///     NativeMember("func padding(_ length: CGFloat) -> some View") { (call, length: Double) in … }
///     NativeMember("init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)") {
///       (call, spacing: Double?, content: Content) in … }
///     NativeMember("static let red: Color") { _ in … }
///     NativeMember("var size: CGSize { get }") { call in … }
///     NativeMember("subscript(index: Int) -> LayoutSubview") { (call, index: Int) in … }
///
/// `NativeArgument` lists what can represent what; an argument without effect is taken as `Unused`.
/// A settable property or subscript has a `setter`, which takes the same parameters as the body and
/// finds the value in `newValue`. A member that changes its `receiver` and takes arguments has its
/// body as `changing:`.
public struct NativeMember: Sendable {
  public typealias Body = @Sendable (inout NativeCall) throws -> Value

  let written: LibraryText
  public var signature: String { written.text }
  public private(set) var body: Body
  public private(set) var setter: Body?
  /// Whether the body does more than return its receiver.
  public let hasEffect: Bool
  /// The types in which the body takes its arguments; nil where it takes the call alone.
  let arguments: ArgumentTypes?
  let contentValues: ContentValues?

  public init(
    _ signature: String, setter: Body? = nil, hasEffect: Bool = true, body: @escaping Body
  ) {
    self.init(
      signature, setter: setter, hasEffect: hasEffect, arguments: nil, body: body)
  }

  fileprivate init(
    _ signature: String, setter: Body?, hasEffect: Bool, arguments: ArgumentTypes?,
    contentValues: ContentValues? = nil, body: @escaping Body
  ) {
    written = LibraryText(signature)
    self.setter = setter
    self.hasEffect = hasEffect
    self.arguments = arguments
    self.contentValues = contentValues
    self.body = body
  }

  /// The methods that return a part of an array as an array, for types whose `SubSequence` is no
  /// slice.
  /// - Parameter type: a part's type, with a `where` clause that limits it to certain arrays.
  public static func parts(as type: String) -> [NativeMember] {
    StandardLibrary.parts(as: type) { _, elements in .array(Array(elements)) }
  }

  /// The member, with each call counting as this many more rounds.
  fileprivate func counting(_ rounds: Int) -> NativeMember {
    func counting(_ body: @escaping Body) -> Body {
      { call in
        try call.program.machine.charge(rounds)
        return try body(&call)
      }
    }
    var member = self
    member.body = counting(body)
    member.setter = setter.map(counting)
    return member
  }

  /// The member, overridden by one of that name in a type of the program's.
  func answeredByOwn() -> NativeMember {
    var member = self
    member.body = { [self] call in
      guard var own = call.receiver, call.program.runtimeType(of: own)?.isFromScene == true else {
        return try body(&call)
      }
      if signature.contains("{ get") { return try call.program.property(name, of: own, .none) }
      let arguments = zip(parameterLabels, call.arguments).map { label, value in
        Interpreter.Argument(label == "_" ? nil : label, value ?? .none)
      }
      let answer = try call.program.callCoder(name, on: &own, arguments)
      call.receiver = own
      return answer
    }
    return member
  }

  /// The declared name: `padding`, `init`, `subscript`.
  public var name: String { written.name }

  /// Argument labels in order, `_` for none.
  public var parameterLabels: [String] { written.labels }
}

/// Rows whose bodies take typed arguments.
extension NativeMember {
  /// Gives the types that a row's body takes its arguments as.
  typealias ArgumentTypes = @Sendable () -> [any NativeArgument.Type]

  package init<First: NativeArgument, each Next: NativeArgument>(
    _ signature: String, hasEffect: Bool = true, contentValues: ContentValues? = nil,
    body: @escaping @Sendable (NativeCall, First, repeat each Next) throws -> Value
  ) {
    self.init(
      signature, setter: nil, hasEffect: hasEffect,
      arguments: { Self.types(First.self, repeat (each Next).self) },
      contentValues: contentValues
    ) { call in
      var position = 0
      return try body(
        call, .read(at: 0, of: call), repeat (each Next).read(after: &position, of: call))
    }
  }

  /// A row whose body changes the receiver or an `inout` argument.
  package init<First: NativeArgument, each Next: NativeArgument>(
    _ signature: String,
    changing body: @escaping @Sendable (inout NativeCall, First, repeat each Next) throws -> Value
  ) {
    self.init(
      signature, setter: nil, hasEffect: true,
      arguments: { Self.types(First.self, repeat (each Next).self) },
      body: Self.body(changing: body))
  }

  /// A settable subscript.
  package init<First: NativeArgument, each Next: NativeArgument>(
    _ signature: String,
    setter: @escaping @Sendable (inout NativeCall, First, repeat each Next) throws -> Value,
    body: @escaping @Sendable (NativeCall, First, repeat each Next) throws -> Value
  ) {
    self.init(
      signature, setter: Self.body(changing: setter), hasEffect: true,
      arguments: { Self.types(First.self, repeat (each Next).self) }
    ) { call in
      var position = 0
      return try body(
        call, .read(at: 0, of: call), repeat (each Next).read(after: &position, of: call))
    }
  }

  private static func body<First: NativeArgument, each Next: NativeArgument>(
    changing body: @escaping @Sendable (inout NativeCall, First, repeat each Next) throws -> Value
  ) -> Body {
    { call in
      var position = 0
      let first = try First.read(at: 0, of: call)
      return try body(&call, first, repeat (each Next).read(after: &position, of: call))
    }
  }

  private static func types<First: NativeArgument, each Next: NativeArgument>(
    _ first: First.Type, _ rest: repeat (each Next).Type
  ) -> [any NativeArgument.Type] {
    var types: [any NativeArgument.Type] = [first]
    repeat types.append(each rest)
    return types
  }
}

/// Declares that a builder's content may name a generic parameter's values by implicit members, as
/// a picker's options do with the selectable values.
public struct ContentValues: Sendable {
  /// The parameter's name.
  let parameter: String
  /// Whether key paths in the content start at its type too, as those of keyframes do.
  let startsKeyPaths: Bool

  public init(_ parameter: String, startsKeyPaths: Bool = false) {
    self.parameter = parameter
    self.startsKeyPaths = startsKeyPaths
  }

  /// Notes it at the parameter, one of a declaration's.
  func note(at parameters: [GenericParameter]) {
    guard let found = parameters.first(where: { $0.name == parameter }) else {
      preconditionFailure("no generic parameter is called '\(parameter)'")
    }
    found.contentValues = self
  }
}

/// A type that the host brings.
public struct NativeType: Sendable {
  /// Such as `struct VStack<Content: View>: View`, `protocol View`, `enum ContentMode: Hashable`,
  /// `@resultBuilder struct ViewBuilder`, `@propertyWrapper struct State<Value>`.
  public var declaration: String { isWritten ? written.parts.head : ownDeclaration }
  private let ownDeclaration: String
  private(set) var written: LibraryText
  /// Without generic parameters: `VStack`.
  public let name: String
  /// Made on every access, which ``LibrarySet`` does once: scenes use no members of most types.
  public var members: [NativeMember] { rows() }
  private(set) var rows: @Sendable () -> [NativeMember]
  /// Further members as Swift source, interpreted: `case fit, fill`, computed properties, stored
  /// properties with a memberwise initialiser, and so on.
  public var source: String? { isWritten ? written.parts.body : ownSource }
  private let ownSource: String?
  /// Whether the library's sources declare the type.
  private let isWritten: Bool
  /// How `print` and interpolation show a value with a host payload.
  public let describe: (@Sendable (Value) -> String)?
  /// `==` for values with a host payload.
  public let isEqual: (@Sendable (Value, Value) -> Bool)?
  /// Types whose values the libraries' parameters of this type accept unchanged, where Apple
  /// declares an overload for each.
  public let standIns: [String]
  /// Makes an undeclared static property from its name, where a tool would have generated it, as
  /// Xcode does for an asset catalogue.
  public let generated: (@Sendable (_ name: String, NativeCall) throws -> Value)?
  /// The type whose generated static properties a protocol shares.
  public let generator: String?
  public let contentValues: ContentValues?

  public init(
    _ declaration: String,
    members: @autoclosure @escaping @Sendable () -> [NativeMember] = [], source: String? = nil,
    describe: (@Sendable (Value) -> String)? = nil,
    isEqual: (@Sendable (Value, Value) -> Bool)? = nil, standIns: [String] = [],
    generated: (@Sendable (_ name: String, NativeCall) throws -> Value)? = nil,
    generator: String? = nil, contentValues: ContentValues? = nil
  ) {
    self.generator = generator
    self.contentValues = contentValues
    self.standIns = standIns
    self.generated = generated
    ownDeclaration = declaration
    written = LibraryText("\(declaration) {\n\(source ?? "")\n}")
    name = written.name
    rows = members
    ownSource = source
    self.describe = describe
    self.isEqual = isEqual
    isWritten = false
  }

  /// A type declared in the library's sources, with what Swift source can't express.
  public init(
    named name: String,
    members: @autoclosure @escaping @Sendable () -> [NativeMember] = [],
    describe: (@Sendable (Value) -> String)? = nil,
    isEqual: (@Sendable (Value, Value) -> Bool)? = nil, standIns: [String] = [],
    generated: (@Sendable (_ name: String, NativeCall) throws -> Value)? = nil,
    generator: String? = nil, contentValues: ContentValues? = nil
  ) {
    self.generator = generator
    self.contentValues = contentValues
    self.standIns = standIns
    self.generated = generated
    ownDeclaration = name
    ownSource = nil
    written = LibraryText(name)
    self.name = name
    rows = members
    self.describe = describe
    self.isEqual = isEqual
    isWritten = true
  }

  fileprivate func counting(_ rounds: Int) -> NativeType {
    var type = self
    type.rows = { [rows] in rows().map { $0.counting(rounds) } }
    return type
  }

  /// The type with its declaration, where a library's sources have it.
  fileprivate func declared(in texts: [String: LibraryText], isPartial: Bool) -> NativeType {
    var type = self
    guard isWritten else {
      if isPartial { type.written = LibraryText(written.text, isPartial: true) }
      return type
    }
    guard let text = texts[name] else {
      preconditionFailure("no source declares the type '\(name)'")
    }
    type.written = text
    return type
  }
}

/// An attached or freestanding macro, as a rewriting of source text.
public struct NativeMacro: Sendable {
  /// One declaration that carries the macro's attribute.
  public struct Declaration: Sendable {
    /// The property's or type's name.
    public let name: String
    /// The declared type as written, if any.
    public let type: String?
    /// The initial value as written, if any.
    public let initialValue: String?
    /// The types between the attribute's angle brackets as written, if any.
    public let genericArguments: String?
    /// The attribute's own arguments as written.
    public let arguments: String
  }

  /// Without the `@`, such as `Entry`.
  public let name: String
  /// Protocols that a type with the attribute conforms to.
  public let conformances: [String]
  /// Members in Swift source that replace the declaration, or nil to leave it unchanged.
  public let expand: @Sendable (Declaration) -> String?

  public init(
    _ name: String, conformances: [String] = [],
    expand: @escaping @Sendable (Declaration) -> String?
  ) {
    self.name = name
    self.conformances = conformances
    self.expand = expand
  }
}

/// A set of names for scenes to use.
public struct NativeLibrary: Sendable {
  public let name: String
  public private(set) var types: [NativeType]
  /// Members added to types and protocols by name, such as `"View": [NativeMember]`.
  public private(set) var extensions: [String: [NativeMember]]
  public private(set) var functions: [NativeMember]
  /// Freestanding declaration macros with their closure, such as
  /// `macro Preview(_ name: String? = nil, @ViewBuilder body: () -> any View)`.
  public let declarationMacros: [String]
  let writtenMacros: [LibraryText]
  /// Freestanding expression macros as functions: `func colorLiteral(red: CGFloat, …) -> UIColor`
  /// for `#colorLiteral(red: …)`.
  public let expressionMacros: [NativeMember]
  public let attachedMacros: [NativeMacro]
  /// Foreign names: using them has no effect.
  public let foreign: [ForeignNames]
  /// The stand-in for property wrappers of missing modules.
  public let missingWrapper: MissingWrapper?
  /// Whether its types have members that are missing here and contribute nothing to a picture:
  /// using one has no effect, and a warning says so. In any other library they are errors.
  public let isPartial: Bool
  let writtenDeclarations: [LibraryText]
  /// Further declarations in Swift source, without those of ``types``.
  public var sources: [String] { writtenDeclarations.map(\.text) }

  public init(
    name: String, types: [NativeType] = [], extensions: [String: [NativeMember]] = [:],
    functions: [NativeMember] = [], declarationMacros: [String] = [],
    attachedMacros: [NativeMacro] = [], sources: [LibrarySource] = [],
    expressionMacros: [NativeMember] = [], foreign: [ForeignNames] = [],
    missingWrapper: MissingWrapper? = nil,
    isPartial: Bool = false
  ) {
    self.name = name
    self.foreign = foreign
    self.missingWrapper = missingWrapper
    self.isPartial = isPartial
    let texts = sources.flatMap { source in
      source.declarations.map { LibraryText($0, of: source, isPartial: isPartial) }
    }
    let written = Dictionary(
      texts.filter { $0.introducer != "extension" }.map { ($0.name, $0) },
      uniquingKeysWith: { first, _ in first })
    self.types = types.map { $0.declared(in: written, isPartial: isPartial) }
    let named = Set(types.map(\.name))
    writtenDeclarations = texts.filter {
      $0.introducer == "extension" || !named.contains($0.name)
    }
    self.extensions = extensions
    self.functions = functions
    self.declarationMacros = declarationMacros
    self.expressionMacros = expressionMacros
    self.attachedMacros = attachedMacros
    writtenMacros = declarationMacros.map { LibraryText($0) }
  }

  /// The library, with each call counting as this many more rounds, because it does much work.
  public func counting(_ rounds: Int) -> NativeLibrary {
    var library = self
    library.types = types.map { $0.counting(rounds) }
    library.extensions = extensions.mapValues { $0.map { $0.counting(rounds) } }
    library.functions = functions.map { $0.counting(rounds) }
    return library
  }
}
