import SwiftSyntax

/// A type as far as lowering knows it. `unknown` is any type and is settled at run time.
indirect enum SwiftType: Hashable {
  case unknown
  case nominal(NominalType, [SwiftType])
  case tuple([TupleElement])
  case function(FunctionType)
  case parameter(GenericParameter)
  /// `any P`, `any P & Q`; without protocols `Any`.
  case existential([NominalType])
  /// `some P`, one type for each place where it is written; without a place where only the
  /// protocols are known.
  case opaque([NominalType], SyntaxIdentifier?)
  case metatype(SwiftType)
  /// `repeat each T`, with its pattern.
  case expansion(SwiftType)
  /// A parameter pack's types.
  case pack([SwiftType])

  struct TupleElement: Hashable {
    var label: String?
    var type: SwiftType
  }

  struct FunctionType: Hashable {
    var parameters: [SwiftType]
    var inouts: [Bool] = []
    /// Which parameters are variadic; their types are arrays.
    var variadics: [Bool] = []
    /// Which parameters take an expression that is evaluated when they are called.
    var autoclosures: [Bool] = []
    var result: SwiftType
    var isThrowing = false
    /// It doesn't distinguish types.
    var isAsync = false

    static func == (a: FunctionType, b: FunctionType) -> Bool {
      a.parameters == b.parameters && a.result == b.result && a.isThrowing == b.isThrowing
        && a.parameters.indices.allSatisfy {
          a.isInout($0) == b.isInout($0) && a.isVariadic($0) == b.isVariadic($0)
            && a.isAutoclosure($0) == b.isAutoclosure($0)
        }
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(parameters)
      hasher.combine(result)
      hasher.combine(isThrowing)
    }

    func isInout(_ index: Int) -> Bool { inouts.indices.contains(index) && inouts[index] }
    func isVariadic(_ index: Int) -> Bool {
      variadics.indices.contains(index) && variadics[index]
    }
    func isAutoclosure(_ index: Int) -> Bool {
      autoclosures.indices.contains(index) && autoclosures[index]
    }
  }

  static var void: SwiftType { .tuple([]) }

  var isUnknown: Bool {
    if case .unknown = self { return true }
    return false
  }

  var isVoid: Bool {
    if case .tuple(let elements) = self { return elements.isEmpty }
    return false
  }

  var nominal: NominalType? {
    if case .nominal(let type, _) = self { return type }
    return nil
  }

  var arguments: [SwiftType] {
    if case .nominal(_, let arguments) = self { return arguments }
    return []
  }

  /// The type's argument at a position, unknown beyond the last.
  func argument(_ index: Int) -> SwiftType {
    let arguments = arguments
    return arguments.indices.contains(index) ? arguments[index] : .unknown
  }

  var isOptional: Bool { self.is(.optional) }
  /// Whether it is `Double` or `CGFloat`.
  var isDouble: Bool { self.is(.double) }
  var isAnyHashable: Bool { nominal?.isAnyHashable == true }
  /// Whether it is `CGFloat`: `Double` with an argument as a mark. Each converts to the other
  /// (SE-0307), and a value distinguishes them only by its digits; overloads, extensions and
  /// messages do distinguish them.
  var isCGFloat: Bool { isDouble && !arguments.isEmpty }
  var isInt: Bool { self.is(.int) }
  var isString: Bool { self.is(.string) }
  /// Whether it is a text or a slice of one.
  var isText: Bool { isString || self.is(.substring) }
  var isBool: Bool { self.is(.bool) }
  var isAny: Bool {
    if let protocols = self.composition { return protocols.isEmpty }
    return false
  }
  /// Whether a value of the type may have any type that conforms to its protocols.
  var isExistential: Bool {
    switch self {
    case .existential, .opaque: true
    case .nominal(let type, _): type.kind == .protocolType
    default: false
    }
  }
  /// Whether it is an existential or a collection or an optional of them, whose values reveal more
  /// than the type.
  var isOfExistentials: Bool {
    switch self {
    case .nominal(let type, let arguments) where type.kind != .protocolType:
      !arguments.isEmpty && !type.isFromScene && !hasUnknown
        && arguments.contains(where: \.isOfExistentials)
    default: isExistential
    }
  }
  /// Whether it is uninhabited: an expression that never returns fits any type.
  var isNever: Bool { self.is(.never) }

  /// The wrapped type of an optional, else the type itself.
  var wrapped: SwiftType { isOptional ? argument(0) : self }
  /// The wrapped type of an optional to any depth.
  var fullyUnwrapped: SwiftType { isOptional ? argument(0).fullyUnwrapped : self }

  var functionType: FunctionType? {
    switch self {
    case .function(let type): type
    case .nominal: isOptional ? argument(0).functionType : nil
    default: nil
    }
  }

  /// The protocols that a value of the type is known by, where it is not a nominal type.
  var protocols: [NominalType] {
    switch self {
    case .parameter(let parameter): parameter.constraints
    case .existential(let protocols), .opaque(let protocols, _): protocols
    default: []
    }
  }

  /// An existential's protocols.
  var composition: [NominalType]? {
    switch self {
    case .existential(let protocols), .opaque(let protocols, _): protocols
    default: nil
    }
  }

  /// Whether every part of the type is known and concrete.
  var isConcrete: Bool {
    switch self {
    case .unknown, .parameter, .existential, .opaque, .expansion: false
    case .pack(let types): types.allSatisfy(\.isConcrete)
    case .nominal(let type, let arguments):
      type.kind != .protocolType && arguments.allSatisfy(\.isConcrete)
    case .tuple(let elements): elements.allSatisfy { $0.type.isConcrete }
    case .function(let type):
      type.parameters.allSatisfy(\.isConcrete) && type.result.isConcrete
    case .metatype(let type): type.isConcrete
    }
  }

  /// Whether it is an existential or a generic parameter rather than a concrete type.
  var isAbstract: Bool {
    switch self {
    case .parameter, .existential, .opaque: true
    default: false
    }
  }

  var isParameter: Bool {
    if case .parameter = self { return true }
    return false
  }

  /// The generic parameters named in it, those of associated types after their bases.
  var genericParameters: [GenericParameter] {
    switch self {
    case .unknown, .existential, .opaque: []
    case .parameter(let parameter): [parameter.base, parameter].compactMap(\.self)
    case .nominal(_, let arguments): arguments.flatMap(\.genericParameters)
    case .tuple(let elements): elements.flatMap(\.type.genericParameters)
    case .function(let type): (type.parameters + [type.result]).flatMap(\.genericParameters)
    case .metatype(let type), .expansion(let type): type.genericParameters
    case .pack(let types): types.flatMap(\.genericParameters)
    }
  }

  var hasUnknown: Bool {
    switch self {
    case .unknown: true
    case .parameter, .existential, .opaque: false
    case .nominal(_, let arguments): arguments.contains(where: \.hasUnknown)
    case .tuple(let elements): elements.contains { $0.type.hasUnknown }
    case .function(let type):
      type.parameters.contains(where: \.hasUnknown) || type.result.hasUnknown
    case .metatype(let type), .expansion(let type): type.hasUnknown
    case .pack(let types): types.contains(where: \.hasUnknown)
    }
  }
}

/// A generic parameter or associated type.
final class GenericParameter: Hashable {
  let name: String
  /// Whether it is the `Self` of a protocol.
  var isSelf = false
  /// Whether it has no written constraints, rather than unknown ones.
  var isBare = false
  /// Whether it stands for any number of types: `each T`.
  var isPack = false
  /// Whether it is an expected type of which only conformances and associated types are known.
  var isExpectation = false
  /// The protocols and the class that its type conforms to.
  var constraints: [NominalType] {
    get {
      if let pending = pendingConstraints {
        pendingConstraints = nil
        known += pending()
      }
      return known
    }
    set {
      pendingConstraints = nil
      known = newValue
    }
  }
  private var known: [NominalType]
  private var pendingConstraints: (() -> [NominalType])?
  /// Associated types of the constraints that are fixed, as by `where Item == String`.
  var associatedTypes: Bindings {
    get {
      if let equate {
        self.equate = nil
        equate()
      }
      return knownAssociatedTypes
    }
    set { knownAssociatedTypes = newValue }
  }
  private var knownAssociatedTypes = Bindings()
  /// Whether any of them is fixed.
  var hasSaidTypes: Bool { equate != nil || !knownAssociatedTypes.isEmpty }
  /// Finds them on first use.
  var equate: (() -> Void)?
  /// Said of it where a builder's content may name its values.
  var contentValues: ContentValues?
  /// An `associatedtype`'s default.
  var fallback: (() -> SwiftType)?
  /// An `associatedtype`'s inheritance clause, as in `associatedtype Index: Comparable`.
  var inherited: (() -> [NominalType])?

  /// For `C.Element`: the parameter `C` and the associated type.
  private(set) weak var base: GenericParameter?
  private(set) var associated: GenericParameter?
  private var memberTypes: [GenericParameter] = []

  init(name: String, constraints: [NominalType] = []) {
    self.name = name
    known = constraints
  }

  /// Releases what is unresolved, which holds the program.
  func tearDown() {
    fallback = nil
    inherited = nil
    equate = nil
    pendingConstraints = nil
  }

  /// An associated type of the parameter's type: `C.Element` of `C`.
  func member(_ associated: GenericParameter) -> SwiftType {
    if let known = associatedTypes[associated] { return known }
    if let known = memberTypes.first(where: { $0.associated === associated }) {
      return .parameter(known)
    }
    let member = GenericParameter(name: associated.name, constraints: associated.constraints)
    member.base = self
    member.associated = associated
    memberTypes.append(member)
    return .parameter(member)
  }

  /// The same where the parameter's type is known; nil where that doesn't determine it.
  fileprivate func witness(_ bindings: Bindings, erasing: [GenericParameter]) -> SwiftType? {
    guard let base, let associated else { return nil }
    let owner = SwiftType.parameter(base).substituting(bindings, erasing: erasing)
    switch owner {
    case .nominal(let nominal, let arguments):
      return nominal.witness(of: associated)?
        .substituting(Bindings(nominal.typeParameters, arguments)) ?? .unknown
    case .parameter(let other): return other === base ? nil : other.member(associated)
    default: return .unknown
    }
  }

  /// Whether it is the same one, or the same associated type of it, which a refining protocol may
  /// name again.
  func isSame(as other: GenericParameter) -> Bool {
    if self === other { return true }
    guard let base, let otherBase = other.base, name == other.name else { return false }
    return base.isSame(as: otherBase)
  }

  static func == (a: GenericParameter, b: GenericParameter) -> Bool { a.isSame(as: b) }

  func hash(into hasher: inout Hasher) {
    if let base {
      hasher.combine(base)
      hasher.combine(name)
    } else {
      hasher.combine(ObjectIdentifier(self))
    }
  }

  /// Adds constraints that are resolved on first use.
  func constrain(later resolve: @escaping () -> [NominalType]) {
    guard let earlier = pendingConstraints else { return pendingConstraints = resolve }
    pendingConstraints = { earlier() + resolve() }
  }
}

/// Generic arguments at a use. There are few, so they are kept in a row.
struct Bindings {
  private var types: [(parameter: ObjectIdentifier, type: SwiftType, isExistential: Bool)] = []

  init() {}

  init(_ parameters: [GenericParameter], _ arguments: [SwiftType]) {
    for (parameter, argument) in zip(parameters, arguments) { self[parameter] = argument }
  }

  subscript(parameter: GenericParameter) -> SwiftType? {
    get { index(ObjectIdentifier(parameter)).map { types[$0].type } }
    set {
      let parameter = ObjectIdentifier(parameter)
      switch (index(parameter), newValue) {
      case (let index?, let type?):
        types[index].type = type.orUnknownIfTooLarge
        types[index].isExistential = false
      case (let index?, nil): types.remove(at: index)
      case (nil, let type?): types.append((parameter, type.orUnknownIfTooLarge, false))
      case (nil, nil): break
      }
    }
  }

  /// Binds a parameter to a type as written: for `Box<any Shape>` the existential itself. For any
  /// other binding to a protocol the value determines the type.
  mutating func bind(_ parameter: GenericParameter, exactly type: SwiftType) {
    self[parameter] = type
    guard type.composition != nil, let index = index(ObjectIdentifier(parameter)) else { return }
    types[index].isExistential = true
  }

  func isExistential(_ parameter: GenericParameter) -> Bool {
    index(ObjectIdentifier(parameter)).map { types[$0].isExistential } ?? false
  }

  private func index(_ parameter: ObjectIdentifier) -> Int? {
    types.firstIndex { $0.parameter == parameter }
  }

  var isEmpty: Bool { types.isEmpty }

  /// The bindings without those to unknown types.
  var withoutUnknown: Bindings {
    guard types.contains(where: \.type.isUnknown) else { return self }
    var known = self
    known.types.removeAll(where: \.type.isUnknown)
    return known
  }

  /// Adds the others' bindings that are missing here.
  mutating func merge(_ other: Bindings) {
    for binding in other.types where index(binding.parameter) == nil { types.append(binding) }
  }
}

extension SwiftType.TupleElement {
  /// Whether the labels are equal, or one is missing: a tuple without labels converts to one with
  /// any.
  func isLabelled(as other: String?) -> Bool { label == nil || other == nil || label == other }
}

extension [SwiftType.TupleElement] {
  /// The index of the element with a label or a number: `0` or `width`.
  func index(of name: String) -> Int? {
    let index = Int(name) ?? firstIndex { $0.label == name }
    return index.flatMap { indices.contains($0) ? $0 : nil }
  }

  /// The type of the element with a label or a number; nil where there is none.
  func type(of name: String) -> SwiftType? { index(of: name).map { self[$0].type } }
}

extension SwiftType {
  /// The type with bound parameters replaced; unbound ones of `erasing` become unknown.
  func substituting(_ bindings: Bindings, erasing: [GenericParameter] = []) -> SwiftType {
    if bindings.isEmpty && erasing.isEmpty { return self }
    switch self {
    case .unknown, .existential, .opaque: return self
    case .parameter(let parameter):
      if let bound = bindings[parameter] { return bound }
      if let witness = parameter.witness(bindings, erasing: erasing) { return witness }
      if erasing.contains(where: { $0 === parameter }) {
        return parameter.constraints.isEmpty ? .unknown : .opaque(parameter.constraints, nil)
      }
      return self
    case .nominal(let type, let arguments):
      if arguments.isEmpty { return self }
      return .nominal(
        type,
        arguments.map { argument in
          // Only the name of a parameter's own argument is known.
          if case .parameter(let parameter) = argument, bindings[parameter] == nil,
            erasing.contains(where: { $0 === parameter })
          {
            return .unknown
          }
          return argument.substituting(bindings, erasing: erasing)
        })
    case .tuple(let elements):
      return .tuple(spreading: elements, bindings, erasing: erasing)
    case .expansion(let pattern): return .expanded(pattern, bindings, erasing: erasing)
    case .pack(let types): return .pack(Self.spread(types, bindings, erasing: erasing))
    case .function(let type):
      return .function(
        FunctionType(
          parameters: Self.spread(type.parameters, bindings, erasing: erasing),
          inouts: type.inouts, variadics: type.variadics, autoclosures: type.autoclosures,
          result: type.result.substituting(bindings, erasing: erasing),
          isThrowing: type.isThrowing))
    case .metatype(let type): return .metatype(type.substituting(bindings, erasing: erasing))
    }
  }
}

extension SwiftType {
  /// Whether another type is written the same: `some P` is another one at each place, but two
  /// functions that return it are declared alike.
  func isDeclared(like other: SwiftType) -> Bool {
    self == other || !isConcrete && isSame(as: other)
  }
}

extension SwiftType {
  /// The type as a running program prints it: without the sugar of `[T]` and `T?`.
  var printedName: String { printedName(isQualified: false) }

  /// The same with modules and enclosing types, as in debug output.
  func printedName(isQualified: Bool) -> String {
    switch self {
    case .nominal where isCGFloat: isQualified ? "CoreGraphics.CGFloat" : "CGFloat"
    case .nominal(let type, let arguments):
      if isQualified, let outer = type.outer, type.sharedArgumentCount > 0 {
        SwiftType.nominal(outer, Array(arguments.prefix(type.sharedArgumentCount)))
          .printedName(isQualified: true) + "." + type.name
          + printedArguments(isQualified: true)
      } else {
        (isQualified ? type.fullName : type.name) + printedArguments(isQualified: isQualified)
      }
    case .tuple(let elements):
      "("
        + elements.map {
          ($0.label.map { "\($0): " } ?? "") + $0.type.printedName(isQualified: isQualified)
        }
        .joined(separator: ", ") + ")"
    case .metatype(let type): "\(type.printedName(isQualified: isQualified)).Type"
    case .pack(let types):
      "Pack{\(types.map { $0.printedName(isQualified: isQualified) }.joined(separator: ", "))}"
    case .function(let type):
      "("
        + type.parameters.enumerated().map { index, parameter in
          type.isVariadic(index)
            ? parameter.argument(0).printedName(isQualified: isQualified) + "..."
            : parameter.printedName(isQualified: isQualified)
        }
        .joined(separator: ", ") + ")" + (type.isThrowing ? " throws" : "") + " -> "
        + type.result.printedName(isQualified: isQualified)
    case .existential(let protocols) where !protocols.isEmpty,
      .opaque(let protocols, _) where !protocols.isEmpty:
      protocols.map { SwiftType.nominal($0, []).printedName(isQualified: isQualified) }
        .joined(separator: " & ")
    default: description
    }
  }

  /// `<Int, String>`; nothing where one of the arguments is unknown.
  private func printedArguments(isQualified: Bool) -> String {
    let own = arguments.dropFirst(nominal?.sharedArgumentCount ?? 0)
    return own.isEmpty || own.contains(where: \.hasUnknown)
      ? "" : "<\(own.map { $0.printedName(isQualified: isQualified) }.joined(separator: ", "))>"
  }
}

extension SwiftType: CustomStringConvertible {
  /// A type's name with its arguments, those of enclosing types after their names.
  private func described(_ type: NominalType, _ arguments: ArraySlice<SwiftType>) -> String {
    if arguments.isEmpty { return type.qualifiedName }
    let own = arguments.dropFirst(type.sharedArgumentCount)
    let list = own.isEmpty ? "" : "<\(own.map(\.description).joined(separator: ", "))>"
    guard let outer = type.outer, type.sharedArgumentCount > 0 else {
      return type.qualifiedName + list
    }
    return described(outer, arguments.prefix(type.sharedArgumentCount)) + ".\(type.name)" + list
  }

  /// As the compiler writes it in messages.
  var description: String {
    switch self {
    case .unknown: "_"
    case .nominal(let type, let arguments):
      switch type.builtin {
      case .optional: "\(argument(0).description)?"
      case .array: "[\(argument(0))]"
      case .dictionary: "[\(argument(0)) : \(argument(1))]"
      case .double where isCGFloat: "CGFloat"
      default:
        described(type, arguments[...])
      }
    case .tuple(let elements):
      "("
        + elements.map { ($0.label.map { "\($0): " } ?? "") + $0.type.description }
        .joined(separator: ", ") + ")"
    case .function(let type):
      "(\(type.parameters.map(\.description).joined(separator: ", ")))"
        + (type.isThrowing ? " throws" : "")
        + " -> \(type.result.isVoid ? "Void" : type.result.description)"
    case .parameter(let parameter): parameter.isPack ? "each \(parameter.name)" : parameter.name
    case .expansion(let pattern): "repeat \(pattern)"
    case .pack(let types): types.map(\.description).joined(separator: ", ")
    case .existential(let protocols):
      protocols.isEmpty ? "Any" : "any " + protocols.map(\.name).joined(separator: " & ")
    case .opaque(let protocols, _): "some " + protocols.map(\.name).joined(separator: " & ")
    case .metatype(let type): "\(type).Type"
    }
  }
}
