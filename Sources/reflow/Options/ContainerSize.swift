import ArgumentParser
import LayoutSolver

/// A container given by its sides, as in `390x844`; points.
struct ContainerSize: Equatable {
  var size: Size

  static let largest = 100_000.0

  init?(_ argument: String) {
    let sides = argument.lowercased().split(
      whereSeparator: { $0 == "x" || $0 == "×" }
    ).map { Double($0) }
    guard sides.count == 2, let width = sides[0], let height = sides[1],
      (0...Self.largest).contains(width), (0...Self.largest).contains(height)
    else { return nil }
    size = Size(width: width, height: height)
  }
}

/// A range of lengths, as in `200...800`; points.
struct LengthRange: ExpressibleByArgument, Equatable {
  var bounds: ClosedRange<Double>

  init?(argument: String) {
    let ends = argument.replacing("...", with: " ").split(separator: " ").map { Double($0) }
    guard ends.count == 2, let low = ends[0], let high = ends[1],
      low >= 0, low < high, high <= ContainerSize.largest
    else { return nil }
    bounds = low...high
  }
}
