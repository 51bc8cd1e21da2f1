extension LayoutResult {
  /// A point of the node's own space in the container's, transforms included; unchanged for a node
  /// that wasn't placed.
  public func point(_ point: Point, of id: NodeID) -> Point {
    storage.placed.point(point, of: id.index)
  }

  /// A point of the container's space in the node's own; nil where a transform has no way back, or
  /// for a node that wasn't placed.
  public func point(_ point: Point, in id: NodeID) -> Point? {
    storage.placed.point(point, in: id.index)
  }
}

extension PlacedTree {
  func point(_ point: Point, of index: Int) -> Point {
    guard isPlaced(index) else { return point }
    let place = places[index]
    return transforms[Int(place.transform)].apply(
      Point(x: place.origin.x + point.x, y: place.origin.y + point.y))
  }

  func point(_ point: Point, in index: Int) -> Point? {
    guard isPlaced(index) else { return nil }
    let place = places[index]
    return transforms[Int(place.transform)].inverse.map { inverse in
      let inside = inverse.apply(point)
      return Point(x: inside.x - place.origin.x, y: inside.y - place.origin.y)
    }
  }
}
