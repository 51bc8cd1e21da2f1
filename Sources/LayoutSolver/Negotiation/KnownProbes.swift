/// The answers of a stack's subviews to 0 and infinity along its axis, with another length across
/// than the last.
///
/// A stack within a stack is offered the same three lengths across again and again: the minimum,
/// the maximum and its share. Its slots hold the answers for one of them, and the others wait here.
struct ProbeSet: BitwiseCopyable {
  /// The lengths across for which the answers are the same.
  var lengths: ValidLengths
  /// The index of the first subview's answers.
  var first: Int32
  /// The stack's next set, -1 for none.
  var next: Int32
}

/// One subview's answers; NaN if it wasn't asked.
struct KnownProbe: BitwiseCopyable {
  var minimum: Double
  var maximum: Double
  /// The subview at this place in the order of serving.
  var order: Int32
}

extension Solver {
  /// Beyond as many lengths across, known ones are asked for again.
  private static let probeSetLimit = 3

  /// Fills the slots with what is known for a length across, and stores their contents.
  /// - Returns: false if nothing is known; the slots then hold outdated values.
  func exchangeProbes(of index: Int, for across: Double) -> Bool {
    let node = nodes.base + index
    let count = Int(node.pointee.childCount)
    let slots = slots.base + Int(node.pointee.firstChild)
    var (next, known) = (node.pointee.firstProbes, 0)
    while next >= 0 {
      let set = probeSets.base + Int(next)
      if set.pointee.lengths.contains(across) {
        swap(&node.pointee.probedFor, &set.pointee.lengths)
        let probes = probes.base + Int(set.pointee.first)
        for position in 0..<count {
          swap(&slots[position].minimum, &probes[position].minimum)
          swap(&slots[position].maximum, &probes[position].maximum)
          swap(&slots[position].order, &probes[position].order)
        }
        return true
      }
      next = set.pointee.next
      known += 1
    }
    if known < Self.probeSetLimit, !node.pointee.probedFor.isNothing {
      let set = ProbeSet(
        lengths: node.pointee.probedFor, first: Int32(truncatingIfNeeded: probes.count),
        next: node.pointee.firstProbes)
      node.pointee.firstProbes = Int32(truncatingIfNeeded: probeSets.count)
      probeSets.append(set)
      for position in 0..<count {
        let slot = slots[position]
        probes.append(
          KnownProbe(minimum: slot.minimum, maximum: slot.maximum, order: slot.order))
      }
    }
    return false
  }
}
