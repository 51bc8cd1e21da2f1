/// The lengths of a lazy grid's tracks, which are resolved twice.
public struct TrackPasses: Hashable, Sendable {
  /// From the length the grid was offered, in points; nil for none.
  public var offered: Double?
  public var measured: [Double]
  /// From the length it reported.
  public var reported: Double
  public var placed: [Double]

  /// Whether the second pass's tracks differ from the first's, by more than rounding.
  public var differ: Bool {
    measured.count != placed.count || zip(measured, placed).contains { abs($0 - $1) > 0.01 }
  }
}

extension LayoutResult {
  /// Both passes of a lazy grid's tracks; nil for other views.
  public func trackPasses(of id: NodeID) -> TrackPasses? {
    storage.negotiation.asking(storage) { $0.trackPasses(of: id.index) }
  }
}

extension Solver {
  func trackPasses(of index: Int) -> TrackPasses? {
    guard case .lazyGrid(let grid) = node(index).pointee.layout, placed.isPlaced(index) else {
      return nil
    }
    let place = placed.places[index]
    func tracks(_ across: Double) -> [Double] {
      grid.measuring(across: across, index, self).tracks.map(\.length)
    }
    let (offered, reported) = (place.proposal[grid.axis.other], place.size[grid.axis.other])
    return TrackPasses(
      offered: offered.orNil, measured: tracks(offered), reported: reported,
      placed: tracks(reported))
  }
}
