/// A type, compared by its structure.
public indirect enum SwiftType: Hashable {
  /// What solving has to find.
  case variable(TypeVariable)
  /// A missing, foreign or broken type: it fits anything, and nothing more is reported about it.
  case hole(Hole)
  case nominal(NominalType, [SwiftType])
  case tuple([TupleElement])
  case function(FunctionType)
  /// A generic parameter, an associated type of one, or the type behind `some P`.
  case parameter(GenericParameter)
  /// `any P & Q`, each with its fixed primary associated types; without protocols `Any`.
  case existential([SwiftType])
  case metatype(SwiftType)
  /// `repeat each T`, with its pattern.
  case expansion(SwiftType)
  /// A parameter pack's types.
  case pack([SwiftType])

  public struct TupleElement: Hashable {
    public var label: String?
    public var type: SwiftType

    public init(label: String?, type: SwiftType) { (self.label, self.type) = (label, type) }
  }

  public struct FunctionType: Hashable {
    public struct Parameter: Hashable {
      /// For a variadic parameter an array.
      public var type: SwiftType
      public var isInout: Bool
      public var isVariadic: Bool
      /// Whether its argument is evaluated when it is called; ``type`` is then the function.
      public var isAutoclosure: Bool

      public init(
        type: SwiftType, isInout: Bool = false, isVariadic: Bool = false,
        isAutoclosure: Bool = false
      ) {
        (self.type, self.isInout) = (type, isInout)
        (self.isVariadic, self.isAutoclosure) = (isVariadic, isAutoclosure)
      }
    }
    public var parameters: [Parameter]
    public var result: SwiftType
    /// Its error type: nil if it doesn't throw, `any Error` if none is stated (SE-0413).
    public var thrown: SwiftType?
    public var isAsync: Bool

    public init(
      parameters: [Parameter], result: SwiftType, thrown: SwiftType? = nil, isAsync: Bool = false
    ) {
      (self.parameters, self.result) = (parameters, result)
      (self.thrown, self.isAsync) = (thrown, isAsync)
    }
  }
}

/// Why a type isn't known.
public enum Hole: Hashable, Sendable {
  /// The name isn't declared, which was reported.
  case missing
  /// It belongs to a framework that isn't run.
  case foreign
  /// The enclosing code doesn't parse or isn't well-typed, which was reported.
  case broken
}

/// One of a system's variables, by its number.
public struct TypeVariable: Hashable, Sendable {
  let number: Int
}

extension SwiftType {
  public static var void: SwiftType { .tuple([]) }
  public static var any: SwiftType { .existential([]) }

  public var nominal: NominalType? { if case .nominal(let type, _) = self { type } else { nil } }
  public var arguments: [SwiftType] { if case .nominal(_, let types) = self { types } else { [] } }
  var variable: TypeVariable? { if case .variable(let variable) = self { variable } else { nil } }
  /// Whether it is a variable or a parameter, of which something may be known.
  var mayStandForAnother: Bool {
    switch self {
    case .variable, .parameter: true
    default: false
    }
  }
  public var isHole: Bool { if case .hole = self { true } else { false } }
  var isOptional: Bool { nominal?.known == .optional }
  /// An optional's payload; nil for any other type.
  var object: SwiftType? { isOptional ? arguments.first : nil }
  var isAny: Bool { self == .any }
  var isExpansion: Bool { if case .expansion = self { true } else { false } }
  /// The type without any enclosing optionals.
  var withoutOptionals: SwiftType { object?.withoutOptionals ?? self }
  /// The instances' type of a metatype; nil of any other type.
  var instance: SwiftType? { if case .metatype(let type) = self { type } else { nil } }
}

// MARK: - Parts

extension SwiftType {
  /// The type with every part changed that `change` knows, from the outside in.
  func mapped(_ change: (SwiftType) -> SwiftType?) -> SwiftType {
    if let changed = change(self) { return changed }
    switch self {
    case .variable, .hole, .parameter: return self
    case .existential(let protocols):
      return protocols.isEmpty ? self : .existential(protocols.map { $0.mapped(change) })
    case .nominal(let type, let arguments):
      return arguments.isEmpty ? self : .nominal(type, arguments.map { $0.mapped(change) })
    case .tuple(let elements):
      return .tuple(elements.map { TupleElement(label: $0.label, type: $0.type.mapped(change)) })
    case .function(var function):
      function.parameters = function.parameters.map {
        var parameter = $0
        parameter.type = $0.type.mapped(change)
        return parameter
      }
      function.result = function.result.mapped(change)
      function.thrown = function.thrown?.mapped(change)
      return .function(function)
    case .metatype(let type): return .metatype(type.mapped(change))
    case .expansion(let type): return .expansion(type.mapped(change))
    case .pack(let types): return .pack(types.map { $0.mapped(change) })
    }
  }

  /// The direct parts of the type.
  var parts: [SwiftType] {
    switch self {
    case .variable, .hole, .parameter: []
    case .nominal(_, let types), .existential(let types), .pack(let types): types
    case .tuple(let elements): elements.map(\.type)
    case .function(let function):
      function.parameters.map(\.type) + [function.result] + (function.thrown.map { [$0] } ?? [])
    case .metatype(let type), .expansion(let type): [type]
    }
  }

  /// Whether some part satisfies `isMeant`.
  func contains(_ isMeant: (SwiftType) -> Bool) -> Bool {
    isMeant(self) || parts.contains { $0.contains(isMeant) }
  }

  var hasVariables: Bool { contains { $0.variable != nil } }
  public var hasHoles: Bool { contains(\.isHole) }

  var variables: [TypeVariable] {
    variable.map { [$0] } ?? parts.flatMap(\.variables)
  }

  /// Whether it has more parts than a limit: a tuple of tuples doubles with every call that makes
  /// one.
  func isLarger(than limit: Int) -> Bool {
    var left = limit
    func count(_ type: SwiftType) {
      left -= 1
      for part in type.parts where left >= 0 { count(part) }
    }
    count(self)
    return left < 0
  }

  public func substituting(_ bindings: [GenericParameter: SwiftType]) -> SwiftType {
    if bindings.isEmpty { return self }
    return mapped { if case .parameter(let parameter) = $0 { bindings[parameter] } else { nil } }
  }

  /// The type in terms of another parameter and its associated types.
  func renaming(_ old: GenericParameter, as new: GenericParameter) -> SwiftType {
    mapped { part in
      guard case .parameter(let parameter) = part, parameter.root == old else { return nil }
      return .parameter(parameter.moved(to: new))
    }
  }
}
