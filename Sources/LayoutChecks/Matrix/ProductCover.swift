/// A set of points in a few axes, expressed as a few products of the axes' values, as a person
/// would say it: "from accessibility1 on, on small screens; in German at every size".
struct ProductCover {
  /// For each axis, the positions of the values that belong to the product.
  typealias Box = [Set<Int>]

  /// How many values each axis has.
  let counts: [Int]

  /// Products that together are the set; at most as many as `limit`.
  /// - Returns: the largest first, and how many points they leave out.
  func boxes(of points: Set<[Int]>, limit: Int) -> (boxes: [Box], rest: Int) {
    var boxes: [Box] = []
    var left = points
    while !left.isEmpty, boxes.count < limit {
      guard let box = largest(in: points, covering: left) else { break }
      boxes.append(box)
      left = left.filter { !Self.contains(box, $0) }
    }
    return (boxes, left.count)
  }

  /// The product within the set that covers most of the remaining points.
  private func largest(in points: Set<[Int]>, covering left: Set<[Int]>) -> Box? {
    let seeds = Self.seeds(left)
    var best: (box: Box, gain: Int)?
    for seed in seeds {
      for order in Self.permutations(Array(counts.indices)) {
        let box = grown(seed, order, in: points)
        let gain = left.count { Self.contains(box, $0) }
        if best.map({ gain > $0.gain }) ?? true { best = (box, gain) }
      }
    }
    return best?.box
  }

  /// The lowest and the highest point: thresholds lie at the ends of axes.
  private static func seeds(_ points: Set<[Int]>) -> [[Int]] {
    let ends = [
      points.min { $0.lexicographicallyPrecedes($1) },
      points.max { $0.lexicographicallyPrecedes($1) },
    ]
    return ends.compactMap(\.self)
  }

  /// The point, with every value taken in, an axis after the other, with which all stays in the set.
  private func grown(_ seed: [Int], _ order: [Int], in points: Set<[Int]>) -> Box {
    var box = seed.map { Set([$0]) }
    for axis in order {
      for value in 0..<counts[axis] where !box[axis].contains(value) {
        var slab = box
        slab[axis] = [value]
        if Self.all(of: slab, satisfy: points.contains) { box[axis].insert(value) }
      }
    }
    return box
  }

  private static func contains(_ box: Box, _ point: [Int]) -> Bool {
    zip(box, point).allSatisfy { $0.contains($1) }
  }

  private static func all(of box: Box, satisfy isTrue: ([Int]) -> Bool) -> Bool {
    var point = [Int](repeating: 0, count: box.count)
    func visit(_ axis: Int) -> Bool {
      guard axis < box.count else { return isTrue(point) }
      return box[axis].allSatisfy { value in
        point[axis] = value
        return visit(axis + 1)
      }
    }
    return visit(0)
  }

  private static func permutations(_ values: [Int]) -> [[Int]] {
    guard values.count > 1 else { return [values] }
    return values.indices.flatMap { index -> [[Int]] in
      var rest = values
      let first = rest.remove(at: index)
      return permutations(rest).map { [first] + $0 }
    }
  }
}
