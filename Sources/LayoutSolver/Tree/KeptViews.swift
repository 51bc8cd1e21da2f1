/// What closures gave while a member of a lazy container was made, kept for the next layout.
///
/// The members are made anew in every layout, since other ones may be in sight. As long as the tree
/// is the same, though, the closures of one member are called in the same order, for the same
/// identities and in the same environment, so what they gave the last time need not be asked for
/// again. Every call has an entry, within that of the call whose view it was made for; an entry that
/// keeps nothing keeps nothing of what is inside either.
final class KeptViews {
  private var view: View?
  /// Of the calls made for the view's contents, in order, and of lazy segments among them.
  private var inside: [KeptViews] = []
  private var next = 0
  /// Of a segment's elements: those that the present layout has made, and those of the one before.
  private var elements: [Int: KeptViews] = [:]
  private var earlier: [Int: KeptViews] = [:]

  /// Makes ready for another layout. What the latest one didn't use is dropped.
  func begin() {
    next = 0
    earlier = elements
    elements = [:]
  }

  /// The entry of the next call.
  func entry() -> KeptViews {
    if next == inside.count { inside.append(KeptViews()) }
    defer { next += 1 }
    inside[next].begin()
    return inside[next]
  }

  /// The entry of a segment's element, which is made once in a layout.
  func entry(ofElement index: Int) -> KeptViews {
    let entry = elements[index] ?? earlier.removeValue(forKey: index) ?? KeptViews()
    elements[index] = entry
    entry.begin()
    return entry
  }

  /// The view that is kept, or what `make` gives, which is kept if making it did nothing else.
  func view(_ solver: Solver, _ make: () -> View) -> View {
    if let view { return view }
    guard let effects = solver.effects else { return make() }
    let before = effects()
    let made = make()
    if effects() == before {
      view = made
    } else {
      inside = []
    }
    return made
  }
}
