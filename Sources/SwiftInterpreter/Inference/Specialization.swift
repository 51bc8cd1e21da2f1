/// Which of several declarations is more specialised: what meets the demands of the one meets those
/// of the other too, and not the other way round (The Swift Programming Language, "Extensions with a
/// Generic Where Clause").
enum Specialization {
  /// Members of a name with those before others that are more specialised, or that the program
  /// declares and not a library; else in their order.
  static func ordered(_ members: [Member]) -> [Member] {
    guard let first = members.first, members.count > 1,
      members.contains(where: { $0.isOwn != first.isOwn || !$0.requirements.isEmpty })
    else { return members }
    let demands = members.map(\.requirements)
    let areOwn = members.map(\.isOwn)
    var order: [Int] = []
    for index in members.indices {
      let place = order.firstIndex { earlier in
        if areOwn[index] != areOwn[earlier] { return areOwn[index] }
        return isMore(demands[index], than: demands[earlier])
      }
      order.insert(index, at: place ?? order.endIndex)
    }
    return order.map { members[$0] }
  }

  private static func isMore(_ some: Requirements, than others: Requirements) -> Bool {
    !some.isEmpty && some.imply(others) && !others.imply(some)
  }
}

extension Member {
  /// Whether the program declares it, rather than a library.
  fileprivate var isOwn: Bool {
    switch self {
    case .property(let property): property.location != nil
    case .enumCase(let enumCase): enumCase.owner.isFromScene
    default: constrained?.location != nil
    }
  }
}
