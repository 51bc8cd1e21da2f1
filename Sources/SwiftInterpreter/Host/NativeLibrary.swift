/// A member, initialiser or function that the host brings: its declaration as Swift writes it,
/// and what it does.
///
/// The signature is parsed when the name is first used. It tells labels, types, defaults,
/// variadics, `inout`, builders and overloads. The body takes the call and the arguments, one for
/// each declared parameter, as Swift types that stand for the declared ones; defaults are
/// evaluated before. A body that looks at no argument takes the call alone.
///
///     NativeMember("func padding(_ length: CGFloat) -> some View") { (call, length: Double) in … }
///     NativeMember("init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)") {
///       (call, spacing: Double?, content: Content) in … }
///     NativeMember("static let red: Color") { _ in … }
///     NativeMember("var size: CGSize { get }") { call in … }
///     NativeMember("subscript(index: Int) -> LayoutSubview") { (call, index: Int) in … }
///
/// `NativeArgument` says what can stand for what; an argument that changes nothing is taken as
/// `Unused`. A settable property or subscript has a `setter`, which takes what the body takes,
/// and finds the value in `newValue`. A member that changes its `receiver` and takes arguments has
/// its body as `changing:`.
public struct NativeMember: Sendable {
  public typealias Body = @Sendable (inout NativeCall) throws -> Value

  let written: LibraryText
  public var signature: String { written.text }
  public private(set) var body: Body
  public private(set) var setter: Body?
  /// Whether the body does more than give its receiver back.
  public let hasEffect: Bool
  /// The types that the body takes the arguments as; nil where it takes the call alone.
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

  /// The methods that give a part of an array as an array, for those whose `SubSequence` is no slice.
  /// - Parameter type: what a part is, with a `where` clause that says which arrays it holds for.
  public static func parts(as type: String) -> [NativeMember] {
    StandardLibrary.parts(as: type) { _, elements in .array(Array(elements)) }
  }

  /// The member, each call of which counts as so many rounds more.
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

  /// The member, which a value of a type of the program's answers by its own of that name.
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

/// Rows whose bodies take the arguments as types of their own.
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

/// Says that a builder's content may name the values of a generic parameter by implicit members, as
/// a picker's options do those that can be selected.
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
  /// Made whenever they are asked for, which ``LibrarySet`` does once: of most types no scene
  /// uses any.
  public var members: [NativeMember] { rows() }
  private(set) var rows: @Sendable () -> [NativeMember]
  /// Further members as Swift source, interpreted: `case fit, fill`, computed properties, stored
  /// properties with a memberwise initialiser, and so on.
  public var source: String? { isWritten ? written.parts.body : ownSource }
  private let ownSource: String?
  /// Whether the library's sources declare the type.
  private let isWritten: Bool
  /// How `print` and interpolation show a value whose payload is the host's.
  public let describe: (@Sendable (Value) -> String)?
  /// `==` for values whose payload is the host's.
  public let isEqual: (@Sendable (Value, Value) -> Bool)?
  /// Types whose values the libraries' own parameters of this type take as they are, where Apple
  /// declares an overload for each.
  public let standIns: [String]
  /// Makes a static property that nobody declares from its name, where a tool would have
  /// generated it, as Xcode does for the names of an asset catalogue.
  public let generated: (@Sendable (_ name: String, NativeCall) throws -> Value)?
  /// The name of the type whose generated static properties a protocol has too.
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

  /// A type that the library's sources declare, with what they can't say of it.
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
    /// The declared type as written, if there is one.
    public let type: String?
    /// The initial value as written, if there is one.
    public let initialValue: String?
    /// The types between the attribute's angle brackets as written, if there are any.
    public let genericArguments: String?
    /// The attribute's own arguments as written.
    public let arguments: String
  }

  /// Without the `@`, such as `Entry`.
  public let name: String
  /// Protocols that a type with the attribute conforms to.
  public let conformances: [String]
  /// Members in Swift source that take the declaration's place, or nil to leave it as it is.
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
  /// Names that stand for themselves: what is done with them changes nothing.
  public let foreign: [ForeignNames]
  /// What stands for the property wrappers of modules that aren't here.
  public let missingWrapper: MissingWrapper?
  /// Whether its types have more members than are here, which take no part in a picture: what a
  /// scene uses of them counts as nothing, and a warning says so. Of any other library they are
  /// errors.
  public let isPartial: Bool
  let writtenDeclarations: [LibraryText]
  /// Further declarations in Swift source, those of ``types`` left out.
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

  /// The library, each call of which counts as so many rounds more: what does much in one call.
  public func counting(_ rounds: Int) -> NativeLibrary {
    var library = self
    library.types = types.map { $0.counting(rounds) }
    library.extensions = extensions.mapValues { $0.map { $0.counting(rounds) } }
    library.functions = functions.map { $0.counting(rounds) }
    return library
  }
}
