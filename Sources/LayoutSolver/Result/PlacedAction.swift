/// Something the scene wants done once its views are placed.
public struct PlacedAction {
  public let node: NodeID
  /// The action's place in the tree, the same from layout to layout: what has appeared before
  /// doesn't appear again.
  public let identity: Identity
  public let action: Action
  /// How many of the preferences that the node's modifiers set are outside of the action.
  let outerPreferences: Int
}

extension LayoutResult {
  /// The actions and observers of the placed views: inner views before outer ones, siblings in
  /// order.
  public var actions: [PlacedAction] { storage.actions }

  /// The preference value of the node and everything inside; the key's default for none.
  public func preference(_ key: PreferenceKey, of id: NodeID) -> Any {
    storage.preference(key, of: id, outer: 0)
  }

  /// The same for an observer: modifiers outside of it don't count.
  public func preference(_ key: PreferenceKey, observedBy observer: PlacedAction) -> Any {
    storage.preference(key, of: observer.node, outer: observer.outerPreferences)
  }
}
