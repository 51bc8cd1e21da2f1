import LayoutSolver
import Numbers

/// A view's size as a function of one of the container's sides: straight pieces between
/// breakpoints.
public struct SizeSweep {
  public struct Sample: Equatable, Sendable {
    /// The container's side, in points.
    public var length: Double
    public var size: Size
  }

  /// A stretch over which the size follows a straight line.
  public struct Piece: Equatable, Sendable {
    public var start: Sample
    public var end: Sample
  }

  /// The view's size in a container of a length.
  private let measure: (Double) -> Size
  /// How precisely a breakpoint is found, and how near samples need none; in points.
  private static let resolution = 0.05
  private static let stride = 4.0

  /// The maximum number of layouts; after that, the curve between samples counts as straight.
  private let limit: Int
  /// Whether the limit made the last answer less exact than possible.
  public private(set) var isCoarse = false

  private var known: [Double: Size] = [:]

  /// - Parameters:
  ///   - limit: The maximum number of layouts, give or take an eighth, since the user is waiting.
  ///   - measure: Lays out in a container of the given length and returns the view's size; called
  ///     once per length.
  public init(limit: Int = .max, measure: @escaping (Double) -> Size) {
    self.limit = limit
    self.measure = measure
  }

  /// The pieces from end to end; each ends within the resolution of the next one's start.
  /// - Complexity: a layout for every four points of the range, and a dozen for each breakpoint.
  public mutating func pieces(over range: ClosedRange<Double>) -> [Piece] {
    // A stretch that is straight takes four layouts; half of the limit is left for breakpoints.
    let wanted = ((range.upperBound - range.lowerBound) / Self.stride).rounded(.up)
    let count = max(1, Int(clamped: min(wanted, Double(limit / 8))))
    isCoarse = Double(count) < wanted
    let lengths = (0...count).map { step in
      range.lowerBound + (range.upperBound - range.lowerBound) * Double(step) / Double(count)
    }
    var pieces: [Piece] = []
    for (low, high) in zip(lengths, lengths.dropFirst()) {
      appendPieces(from: sample(low), to: sample(high), onto: &pieces)
    }
    return pieces
  }

  /// Halves a stretch until it is straight or shorter than the resolution; the short ones are the
  /// breakpoints and belong to no piece.
  private mutating func appendPieces(
    from start: Sample, to end: Sample, onto pieces: inout [Piece]
  ) {
    if isStraight(from: start, to: end) {
      if let last = pieces.last, last.end == start,
        Self.slope(last.start, last.end, matches: (start, end))
      {
        pieces[pieces.count - 1].end = end
      } else {
        pieces.append(Piece(start: start, end: end))
      }
      return
    }
    guard end.length - start.length > Self.resolution else { return }
    let middle = sample((start.length + end.length) / 2)
    appendPieces(from: start, to: middle, onto: &pieces)
    appendPieces(from: middle, to: end, onto: &pieces)
  }

  /// Whether the size lies on the line between two samples, checked at three uneven places.
  private mutating func isStraight(from start: Sample, to end: Sample) -> Bool {
    guard known.count < limit else {
      isCoarse = true
      return true
    }
    for fraction in [0.5, 0.27, 0.81] {
      let length = start.length + (end.length - start.length) * fraction
      let size = sample(length).size
      for axis in Axis.allCases {
        let line = start.size[axis] + (end.size[axis] - start.size[axis]) * fraction
        if abs(size[axis] - line) > 1e-6 { return false }
      }
    }
    return true
  }

  private static func slope(
    _ a: Sample, _ b: Sample, matches other: (Sample, Sample)
  ) -> Bool {
    Axis.allCases.allSatisfy { axis in
      let first = (b.size[axis] - a.size[axis]) / (b.length - a.length)
      let second =
        (other.1.size[axis] - other.0.size[axis]) / (other.1.length - other.0.length)
      return abs(first - second) < 1e-6
    }
  }

  private mutating func sample(_ length: Double) -> Sample {
    if let size = known[length] { return Sample(length: length, size: size) }
    let size = measure(length)
    known[length] = size
    return Sample(length: length, size: size)
  }
}
