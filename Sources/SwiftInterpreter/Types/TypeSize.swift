/// How large types may become. A walk over a type visits a part as often as it occurs, so that a
/// pair of pairs of pairs costs the sum of all, however few are written.
extension SwiftType {
  /// How many parts a type may have; those of real programs have some dozens.
  static let partLimit = 1_000

  /// Whether it has more parts than are examined. No type is made from one that has.
  var isTooLarge: Bool {
    switch self {
    case .unknown, .parameter, .existential, .opaque: return false
    case .nominal(_, let arguments) where arguments.isEmpty: return false
    default:
      var left = Self.partLimit
      return !fits(&left)
    }
  }

  private func fits(_ left: inout Int) -> Bool {
    left -= 1
    if left < 0 { return false }
    switch self {
    case .unknown, .parameter, .existential, .opaque: return true
    case .nominal(_, let arguments), .pack(let arguments):
      return arguments.allSatisfy { $0.fits(&left) }
    case .tuple(let elements): return elements.allSatisfy { $0.type.fits(&left) }
    case .function(let type):
      return type.parameters.allSatisfy { $0.fits(&left) } && type.result.fits(&left)
    case .metatype(let type), .expansion(let type): return type.fits(&left)
    }
  }

  /// The type, or an unknown one in place of one that is too large.
  var orUnknownIfTooLarge: SwiftType { isTooLarge ? .unknown : self }

  static let tooLarge = "the type has more than \(partLimit) parts"
}

extension MetatypeBox {
  /// A type that a running program makes of others.
  static func made(_ type: SwiftType) throws -> Value {
    guard !type.isTooLarge else {
      throw ScriptFailure.trap(SwiftType.tooLarge, identifier: .typeSize)
    }
    return .metatype(MetatypeBox(type))
  }
}
