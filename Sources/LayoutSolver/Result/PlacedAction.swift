/// Something the scene wants done once its views are placed.
public struct PlacedAction {
  public let node: NodeID
  /// The place in the tree the action belongs to, the same from layout to layout: what has appeared
  /// before hasn't appeared again.
  public let identity: Identity
  public let action: Action
  /// How many of the preferences that the node's modifiers set stand outside the action.
  let outerPreferences: Int
}

extension LayoutResult {
  /// The actions and observers of the placed views: what is inside before what is around it,
  /// siblings in order.
  public var actions: [PlacedAction] { storage.actions }

  /// What the node and everything inside hand up for a preference; the key's default where nobody
  /// does.
  public func preference(_ key: PreferenceKey, of id: NodeID) -> Any {
    storage.preference(key, of: id, outer: 0)
  }

  /// The same as an observer hears it: what modifiers outside of it set isn't part of that.
  public func preference(_ key: PreferenceKey, observedBy observer: PlacedAction) -> Any {
    storage.preference(key, of: observer.node, outer: observer.outerPreferences)
  }
}
