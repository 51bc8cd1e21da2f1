import ArgumentParser
import LayoutChecks

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
