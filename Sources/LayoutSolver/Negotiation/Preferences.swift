/// Preferences: values that views hand up, reduced on the way.
extension Solver {
  /// The preference value of the node and everything inside for a key; nil for none.
  ///
  /// A view that sets the preference replaces what comes from inside; one that transforms it gets
  /// that, or the key's default. The value of several subviews is reduced in their order, with a
  /// background before what it is behind.
  /// - Parameter outer: how many of the node's own modifiers that set preferences are left out, from
  ///   the outermost inwards.
  func preference(_ key: PreferenceKey, of index: Int, outer: Int = 0) -> Any? {
    var value = reducedPreference(key, of: index)
    for trait in (payloads.label(of: index)?.preferences ?? []).dropFirst(outer).reversed() {
      switch trait {
      case .preference(let own, let set) where own.name == key.name: value = set
      case .transformPreference(let own, let change) where own.name == key.name:
        var changed = value ?? own.defaultValue()
        change(&changed)
        value = changed
      case .anchorPreference(let own, let source, let transform) where own.name == key.name:
        value = transform(Anchor(node: NodeID(index), source: source))
      default: break
      }
    }
    return value
  }

  private func reducedPreference(_ key: PreferenceKey, of index: Int) -> Any? {
    var order = (0..<Int(nodes[index].childCount)).map { child($0, of: index) }
    if nodes[index].layout.isBackground { order.reverse() }
    var value: Any?
    for child in order {
      guard let next = preference(key, of: child) else { continue }
      if var reduced = value {
        key.reduce(&reduced) { next }
        value = reduced
      } else {
        value = next
      }
    }
    return value
  }

  /// Makes and places the view for a preference's value around a placed primary view.
  func placePreferenceContent(
    _ content: Int, _ alignment: GuidePair, of index: Int, in bounds: Bounds
  ) {
    let primary = onlyChild(of: index)
    let reader = payloads.preferenceReaders[content]
    let value = preference(reader.key, of: primary) ?? reader.key.defaultValue()
    var builder = TreeBuilder(solver: self)
    guard
      let secondary = builder.buildOne(
        reader.content(value), reader.scope, parent: index, in: .layers)
    else { return }
    grow(index, to: [Int32(truncatingIfNeeded: primary), secondary])
    SecondaryLayout(alignment: alignment).placeSecondary(in: bounds, index, self)
  }
}

extension NodeLayout {
  /// Whether its second subview lies behind the first.
  var isBackground: Bool {
    switch self {
    case .secondary(let layout): layout.isBackground
    case .preference(let layout): layout.isBackground
    default: false
    }
  }
}
