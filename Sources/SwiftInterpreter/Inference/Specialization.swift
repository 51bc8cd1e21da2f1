/// Which of several declarations is more specialised: everything that meets its requirements meets
/// the other's too, and not the other way round (The Swift Programming Language, "Extensions with a
/// Generic Where Clause").
enum Specialization {
  /// Members of a name, more specialised ones first, and the program's before a library's; else in
  /// their order.
  static func ordered(_ members: [Member]) -> [Member] {
    guard let first = members.first, members.count > 1,
      members.contains(where: { $0.isOwn != first.isOwn || !$0.requirements.isEmpty })
    else { return members }
    let areOwn = members.map(\.isOwn)
    var order: [Int] = []
    for index in members.indices {
      let place = order.firstIndex { earlier in
        if areOwn[index] != areOwn[earlier] { return areOwn[index] }
        return isMore(members[index], than: members[earlier])
      }
      order.insert(index, at: place ?? order.endIndex)
    }
    return order.map { members[$0] }
  }

  /// Whether one of two members requires all that the other requires, and more.
  static func isMore(_ some: Member, than others: Member) -> Bool {
    let demands = some.requirements
    if demands.isEmpty { return false }
    let others = others.requirements.named(as: some, insteadOf: others)
    return demands.imply(others) && !others.imply(demands)
  }
}

extension Requirements {
  /// The requirements of a function in terms of another's generic parameters, to compare them.
  fileprivate func named(as member: Member, insteadOf other: Member) -> Requirements {
    guard let own = other.constrained?.typeParameters, !own.isEmpty, !isEmpty,
      let parameters = member.constrained?.typeParameters, parameters.count == own.count
    else { return self }
    let bindings = Bindings(own, parameters.map { .parameter($0) })
    return mapTypes { $0.substituting(bindings) }
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
