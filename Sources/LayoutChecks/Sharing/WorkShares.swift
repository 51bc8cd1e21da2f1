/// A share of some work, as in `3/20`: of twenty the third.
package struct WorkShare: Equatable, Codable, Sendable {
  /// From 1 on.
  package let number: Int
  package let count: Int

  /// The most shares there may be.
  package static let most = 10_000

  package init?(number: Int, count: Int) {
    guard (1...Self.most).contains(count), (1...count).contains(number) else { return nil }
    self.number = number
    self.count = count
  }

  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1] else { return nil }
    self.init(number: number, count: count)
  }

  package var text: String { "\(number)/\(count)" }

  /// Which units of work belong to the share. Starting with the most expensive, each goes to the
  /// share with the least work, so that every process with the same costs divides them in the same
  /// way.
  /// - Returns: positions among the costs, in their order.
  package func units(of costs: [Int]) -> [Int] {
    var loads = Array(repeating: 0, count: count)
    var own: [Int] = []
    for unit in costs.indices.sorted(by: { (-costs[$0], $0) < (-costs[$1], $1) }) {
      guard let least = loads.indices.min(by: { (loads[$0], $0) < (loads[$1], $1) }) else {
        continue
      }
      loads[least] += costs[unit]
      if least == number - 1 { own.append(unit) }
    }
    return own.sorted()
  }
}
