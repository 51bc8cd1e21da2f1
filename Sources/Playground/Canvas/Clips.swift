/// A clip of a layout, by its place in ``Clips``.
struct ClipID: Hashable {
  fileprivate let index: Int
}

/// The clips of a layout, each with the one around it. Nodes name their innermost one, so that what
/// lies in many clips takes no more memory than what lies in one.
struct Clips {
  private struct Clip {
    let shape: PlacedShape
    let outer: ClipID?
  }

  /// Those outside come before those inside.
  private var clips: [Clip] = []

  /// - Returns: a shape that clips within another clip.
  mutating func add(_ shape: PlacedShape, within outer: ClipID?) -> ClipID {
    clips.append(Clip(shape: shape, outer: outer))
    return ClipID(index: clips.count - 1)
  }

  subscript(id: ClipID) -> (shape: PlacedShape, outer: ClipID?) {
    (clips[id.index].shape, clips[id.index].outer)
  }

  /// What each clip leaves of a value, made from its shape and what the one around it leaves.
  /// - Complexity: the number of clips.
  func map<T>(_ change: (PlacedShape, T?) -> T) -> ClipValues<T> {
    var values = ClipValues<T>()
    for clip in clips { values.append(change(clip.shape, clip.outer.map { values[$0] })) }
    return values
  }
}

/// A value for each clip of a layout.
struct ClipValues<Value> {
  private var values: [Value] = []

  subscript(id: ClipID) -> Value { values[id.index] }

  fileprivate mutating func append(_ value: Value) { values.append(value) }
}
