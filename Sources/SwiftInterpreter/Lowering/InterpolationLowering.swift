import SwiftSyntax

extension Lowerer {
  /// A literal with interpolations as a type of the program's own: its `StringInterpolation` is
  /// made and appended to in turn, as `ExpressibleByStringInterpolation` requires. Nil for other
  /// types.
  func lower(_ literal: StringLiteralExprSyntax, interpolatedAs type: SwiftType) -> Lowered? {
    guard let nominal = type.nominal, nominal.isFromScene,
      let initializer = initializers(of: type).first(where: {
        $0.function.parameters.first?.label == "stringInterpolation"
      }),
      let storage = initializer.function.parameters.first?.type.substituting(initializer.bindings),
      let maker = storage.nominal, maker.isFromScene,
      let append = candidates("appendLiteral", of: storage, isStatic: false).first
    else { return nil }
    let held = HeldValue()
    let receiver = Lowered(held, storage)
    var length = 0
    var pieces: [Expression] = []
    for segment in literal.segments.nodes {
      switch segment {
      case .stringSegment(let text):
        let piece = Escapes.decode(
          text.content.text, pounds: literal.openingPounds?.text.count ?? 0)
        length += piece.utf8.count
        pieces.append(
          Call(
            append.function, receiver: held, arguments: [.value(Constant(.string(piece)))],
            isDynamic: false, site: site(text), machine: machine))
      case .expressionSegment(let segment):
        let arguments = segment.expressions.written
        pieces.append(
          lowerCall(
            candidates("appendInterpolation", of: storage, isStatic: false), arguments,
            receiver: receiver, at: segment, expecting: .unknown
          ).node)
      }
    }
    let made = construct(type, initializer.function, [.value(held)], site: site(literal))
    let counts = (literal: length, interpolation: literal.segments.count / 2)
    let (steps, interpreter) = (pieces, program.interpreter)
    return Lowered(
      Computed { [unowned interpreter] frame in
        // An interpolation may be within another's arguments.
        let outer = held.value
        defer { held.value = outer }
        held.value = try interpreter.construct(
          maker,
          [
            Interpreter.Argument("literalCapacity", .int(counts.literal)),
            Interpreter.Argument("interpolationCount", .int(counts.interpolation)),
          ])
        for step in steps { _ = try step.evaluate(frame) }
        return try made.evaluate(frame)
      }, type)
  }
}
