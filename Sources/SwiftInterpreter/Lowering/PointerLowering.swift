import SwiftSyntax

/// A place that a call lends to a function which takes a pointer.
struct LentPlace {
  /// The pointer during the call.
  let pointer: Expression
  let place: Expression
  /// Whether the place is a list of the pointer's type.
  let isList: Bool
}

extension Lowerer {
  /// The type a pointer points to, for which `&place` may be passed; nil for any other type.
  func pointee(of type: SwiftType) -> SwiftType? {
    let type = type.fullyUnwrapped
    guard let nominal = type.nominal, !nominal.isFromScene,
      nominal.is(.unsafePointer) || nominal.is(.unsafeMutablePointer)
    else { return nil }
    return type.argument(0)
  }

  /// How well `&place` fits a parameter that takes a pointer.
  func score(ofPointerTo place: ExprSyntax, for wanted: SwiftType) -> Score? {
    guard let pointee = pointee(of: wanted) else { return nil }
    let found = quickType(place)
    if found.isUnknown { return Score(.unknown) }
    let element = isList(found) ? fit(found.argument(0), into: pointee) : nil
    return (fit(found, into: pointee) ?? element).map { $0 + Score(.functionConversion) }
  }

  /// A pointer to a place, whose value is written back after the enclosing call.
  func lowerPointer(to place: ExprSyntax, for wanted: SwiftType) -> Lowered {
    let (type, pointee) = (wanted.fullyUnwrapped, pointee(of: wanted) ?? .unknown)
    let found = quickType(place)
    let isList = isList(found) && !pointee.isUnknown && fit(found, into: pointee) == nil
    let target = lower(place, expecting: isList ? .unknown : pointee)
    if let constant = constantPlace(target.node) {
      report(
        .immutable, "cannot pass immutable value as inout argument: \(constant.reason)",
        at: place, remedy: constant.remedy)
    }
    guard let nominal = type.nominal else { return target }
    let made = SwiftType.nominal(nominal, [isList ? target.type.argument(0) : target.type])
    let variable = context.declare("pointer \(lentPlaces.count)", type: made, isLet: false)
    let program = program
    let slot = variable.place()
    lentPlaces.append(LentPlace(pointer: slot, place: target.node, isList: isList))
    let node = Computed { frame in
      let value = try target.node.evaluate(frame)
      let pointer = try program.construct(
        nominal, of: made.arguments,
        [Interpreter.Argument("_lent", isList ? value : .array([value]))])
      try slot.store(pointer, frame)
      return pointer
    }
    return Lowered(node, made)
  }

  /// A call, after which the places that it lends have their new values.
  func lending(_ lower: () -> Lowered) -> Lowered {
    let outer = lentPlaces
    lentPlaces = []
    let lowered = lower()
    let lent = lentPlaces
    lentPlaces = outer
    if lent.isEmpty { return lowered }
    let program = program
    let node = Computed { frame in
      try storing({ try lowered.node.evaluate(frame) }) {
        for lent in lent where lent.place.isPlace {
          let pointer = try lent.pointer.evaluate(frame)
          // Only one of several lowered versions is run.
          guard case .structure = pointer,
            case .array(let box) = try program.property("_lent", of: pointer, .none)
          else { continue }
          let value = lent.isList ? .array(ArrayBox(box.elements)) : box.elements.first ?? .void
          try lent.place.store(value, frame)
          try lent.pointer.store(.void, frame)
        }
      }
    }
    return Lowered(node, lowered.type)
  }
}
