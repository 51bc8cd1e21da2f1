import LayoutSolver
import SceneLoader

/// A view's size as a function of one of the container's sides: straight pieces between
/// breakpoints.
struct SceneSweep {
  struct Sample: Equatable {
    /// The container's side, in points.
    var length: Double
    var size: Size
  }

  /// A stretch over which the size follows a straight line.
  struct Piece: Equatable {
    var start: Sample
    var end: Sample
  }

  let scene: Scene
  let settings: LayoutSettings
  let axis: Axis
  /// Nil for the root.
  let identifier: String?

  /// How close a breakpoint is found, and between which samples none is looked for; in points.
  private static let resolution = 0.05
  private static let stride = 4.0

  private var known: [Double: Size] = [:]

  init(scene: Scene, settings: LayoutSettings, axis: Axis, identifier: String?) {
    self.scene = scene
    self.settings = settings
    self.axis = axis
    self.identifier = identifier
  }

  /// The pieces from end to end; each ends within the resolution of the next one's start.
  /// - Complexity: a layout for every four points of the range, and a dozen for each breakpoint.
  mutating func pieces(over range: ClosedRange<Double>) -> [Piece] {
    let count = max(1, Int(((range.upperBound - range.lowerBound) / Self.stride).rounded(.up)))
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

  /// Whether the size lies on the line between two samples, looked at in three uneven places.
  private mutating func isStraight(from start: Sample, to end: Sample) -> Bool {
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
    var settings = settings
    settings.container.size[axis] = length
    let result = scene.layout(settings, recording: .off).result
    let node = identifier.flatMap { result?.node(identifier: $0) }
    let size = node?.size ?? result.flatMap { $0.root.map($0.node)?.size } ?? .zero
    known[length] = size
    return Sample(length: length, size: size)
  }
}
