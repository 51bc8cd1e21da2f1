/// Something the scene wants done once its views are placed.
public struct PlacedAction {
  public let node: NodeID
  /// The place in the tree the action belongs to, the same from layout to layout: what has appeared
  /// before hasn't appeared again.
  public let identity: Identity
  public let action: Action
}

extension LayoutResult {
  /// The actions and observers of the placed views: what is inside before what is around it,
  /// siblings in order.
  public var actions: [PlacedAction] { storage.actions }

  /// What the node and everything inside hand up for a preference; the key's default where nobody
  /// does.
  public func preference(_ key: PreferenceKey, of id: NodeID) -> Any {
    storage.preference(key, of: id)
  }
}
