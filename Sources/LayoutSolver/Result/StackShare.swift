/// What one subview of a stack was asked and offered, along the stack's axis.
struct StackShare {
  /// Among the stack's subviews.
  let position: Int
  /// Its answers to 0 and infinity; NaN where it wasn't asked.
  let minimum: Double
  let maximum: Double
  let offer: Double
  let answer: Double

  /// The shares of an event that divided a stack's room, in the order of serving.
  static func all(in event: LayoutEvent) -> [StackShare] {
    stride(from: 2, to: event.operands.count - 4, by: 5).map { first in
      StackShare(
        position: Int(event.operands[first]), minimum: event.operands[first + 1],
        maximum: event.operands[first + 2], offer: event.operands[first + 3],
        answer: event.operands[first + 4])
    }
  }
}
