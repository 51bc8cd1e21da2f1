/// How a stack shares out the room along its axis: probing, the order of serving, the offers.
///
/// Works on the slots of the stack's subviews and allocates nothing; `Validity` says whether it is
/// asked for which proposals the answers are the same.
struct StackDivision<Validity: ServedValidity> {
  let axis: Axis
  /// What is offered across the axis, NaN for nothing: the same to every subview.
  let across: Double
  let count: Int
  let slots: UnsafeMutablePointer<Slot>
  let children: UnsafeMutablePointer<Int32>
  /// The stack's own node.
  let node: Int
  let solver: Solver

  /// Makes the slots hold the minima and maxima asked with this length across.
  /// - Returns: whether there are any, and with them the order of serving.
  func begin() -> Bool {
    let record = solver.node(node)
    // A recorded stack asks again for every length across, and whenever there is none.
    let isKnown =
      Validity.isKept
      ? record.pointee.probedFor.contains(across) : record.pointee.probedFor.isOnly(across)
    if isKnown || (solver.remembersRanges && solver.exchangeProbes(of: node, for: across)) {
      return true
    }
    record.pointee.probedFor = Validity.isKept ? .everything : .only(across)
    for position in 0..<count {
      slots[position].minimum = .nan
      slots[position].maximum = .nan
    }
    return false
  }

  // MARK: The order of serving

  /// Sorts the subviews by falling priority, then rising flexibility, into `order`.
  ///
  /// Up to 32 subviews are sorted by insertion, which decides the order of the probes; a subview
  /// alone in its priority is never compared and so never probed here.
  func sort(isEven: Bool) {
    for position in 0..<count {
      slots[position].order = Int32(truncatingIfNeeded: position)
    }
    if count <= 32 {
      for end in 1..<max(count, 1) {
        var place = end
        while place > 0 && precedes(slots[place].order, slots[place - 1].order) {
          (slots[place].order, slots[place - 1].order) =
            (slots[place - 1].order, slots[place].order)
          place -= 1
        }
      }
    } else {
      sortMany()
    }
    if !isEven { askLowerMinima() }
  }

  /// Whether subview `a` is served before `b`, which precedes it in source order.
  private func precedes(_ a: Int32, _ b: Int32) -> Bool {
    let (first, second) = (Int(a), Int(b))
    let priority = priority(first)
    let other = self.priority(second)
    if priority != other { return priority > other }
    let minimum = minimum(first)
    let flexibility = maximum(first) - minimum
    let otherMinimum = self.minimum(second)
    let otherFlexibility = maximum(second) - otherMinimum
    if flexibility == .infinity && otherFlexibility == .infinity {
      return minimum > otherMinimum
    }
    return flexibility < otherFlexibility
  }

  private func sortMany() {
    for position in 0..<count {
      _ = minimum(position)
      _ = maximum(position)
    }
    var isSorted = true
    for place in 1..<count
    where precedes(Int32(truncatingIfNeeded: place), Int32(truncatingIfNeeded: place - 1)) {
      isSorted = false
      break
    }
    if isSorted { return }
    let order = (0..<Int32(truncatingIfNeeded: count)).sorted { a, b in
      if precedes(a, b) { return true }
      return !precedes(b, a) && a < b
    }
    for place in 0..<count { slots[place].order = order[place] }
  }

  /// Everything below the highest priority keeps its minimum in reserve.
  private func askLowerMinima() {
    guard count > 0 else { return }
    let highest = priority(Int(slots[0].order))
    for place in stride(from: count - 1, to: 0, by: -1) {
      let position = Int(slots[place].order)
      if priority(position) != highest { _ = minimum(position) }
    }
  }

  // MARK: Serving

  /// Offers each subview its share of `offer` less the gaps in the order of serving.
  func serve(_ offer: Double, gaps: Double, isEven: Bool, noting validity: inout Validity) {
    var room = offer - gaps
    // How much of the offer is used up for the subview being served.
    var taken = gaps
    var start = 0
    while start < count {
      var end = count
      if !isEven {
        let current = priority(Int(slots[start].order))
        end = start + 1
        while end < count && priority(Int(slots[end].order)) == current { end += 1 }
        let reserved = start == 0 ? end..<count : start..<end
        for place in reserved {
          let least = minimum(Int(slots[place].order))
          subtract(start == 0 ? least : -least, from: &room)
          taken += start == 0 ? least : -least
        }
      }
      for place in start..<end {
        let position = Int(slots[place].order)
        let share = max((room / Double(end - place)).orZero, 0)
        let slot = slots + position
        slot.pointee.proposal = Proposal(share, across: across, axis: axis)
        slot.pointee.size = solver.size(of: Int(children[position]), slot.pointee.proposal)
        validity.note(solver, parts: end - place, taken: taken)
        subtract(slot.pointee.size[axis], from: &room)
        taken += slot.pointee.size[axis]
      }
      start = end
    }
    validity.finish(offer, taken: taken, solver.node(node))
  }

  /// Infinity less infinity stays infinity.
  @inline(__always)
  private func subtract(_ length: Double, from room: inout Double) {
    let rest = room - length
    if !rest.isNaN { room = rest }
  }

  // MARK: Probes

  @inline(__always)
  private func priority(_ position: Int) -> Double {
    solver.node(Int(children[position])).pointee.priority
  }

  @inline(__always)
  private func minimum(_ position: Int) -> Double {
    let slot = slots + position
    if slot.pointee.minimum.isNaN { slot.pointee.minimum = probe(position, 0, .minProbe) }
    return slot.pointee.minimum
  }

  @inline(__always)
  private func maximum(_ position: Int) -> Double {
    let slot = slots + position
    if slot.pointee.maximum.isNaN { slot.pointee.maximum = probe(position, .infinity, .maxProbe) }
    return slot.pointee.maximum
  }

  /// The subview's length for 0 or infinity along the axis. A rigid subview is asked once: it
  /// answers the same to both.
  ///
  /// Not inlined: its stack space would otherwise be used at every call, at every level.
  @inline(never)
  private func probe(_ position: Int, _ offer: Double, _ phase: LayoutPhase) -> Double {
    let length = solver.size(
      of: Int(children[position]), Proposal(offer, across: across, axis: axis), phase)[axis]
    if Validity.isKept {
      solver.node(node).pointee.probedFor.formIntersection(solver.valid[axis.other])
      if solver.valid[axis].isEverything {
        slots[position].minimum = length
        slots[position].maximum = length
      }
    }
    return length
  }
}
