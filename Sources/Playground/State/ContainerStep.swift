import LayoutSolver

/// How far the keys that make the container larger or smaller move it.
enum ContainerStep: Hashable, CaseIterable {
  /// A column or row of the present scale.
  case cell
  case one, five, ten

  /// - Parameter cell: The points of a column or row.
  func points(_ cell: Double) -> Double {
    switch self {
    case .cell: cell
    case .one: 1
    case .five: 5
    case .ten: 10
    }
  }

  var words: String {
    switch self {
    case .cell: "a cell"
    case .one: "1 point"
    case .five: "5 points"
    case .ten: "10 points"
    }
  }

  var next: ContainerStep {
    let all = Self.allCases
    let index = all.firstIndex(of: self) ?? 0
    return all[(index + 1) % all.count]
  }
}
