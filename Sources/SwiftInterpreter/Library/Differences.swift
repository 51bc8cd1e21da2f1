extension StandardLibrary {
  /// Which elements are removed and inserted between two collections; the declarations make a
  /// `CollectionDifference` of it.
  static let differences: [NativeMember] = [
    NativeMember(
      "func _edits<C: BidirectionalCollection>(from other: C) -> [(isInsertion: Bool, offset: Int)]"
    ) { (call, other: Elements) in
      try edits(from: other, call) { try call.program.areEqual($0, $1) }
    },
    NativeMember(
      "func _edits<C: BidirectionalCollection>(from other: C, by areEquivalent: (C.Element, Element) -> Bool) -> [(isInsertion: Bool, offset: Int)]"
    ) { (call, other: Elements, areEquivalent: Function) in
      try edits(from: other, call) { try areEquivalent.holds($0, $1) }
    },
  ]

  private static func edits(
    from other: Elements, _ call: NativeCall,
    by areEquivalent: (_ old: Value, _ new: Value) throws -> Bool
  ) throws -> Value {
    var failure: (any Error)?
    let difference = try call.elements().difference(from: other.all) { old, new in
      // After a failure the rest is as good as equal: the library's algorithm doesn't throw.
      guard failure == nil else { return true }
      do {
        try call.program.machine.countRound()
        return try areEquivalent(old, new)
      } catch {
        failure = error
        return true
      }
    }
    if let failure { throw failure }
    let edits = difference.insertions + difference.removals
    return .array(
      edits.map { change in
        let (isInsertion, offset) =
          switch change {
          case .insert(let offset, _, _): (true, offset)
          case .remove(let offset, _, _): (false, offset)
          }
        return .tuple([.bool(isInsertion), .int(offset)], labels: ["isInsertion", "offset"])
      })
  }
}
