/// The results of closures while a member of a lazy container was made, kept for the next layout.
///
/// The members are made again in every layout, since other ones may be in sight. As long as the
/// tree is the same, though, the closures of one member are called in the same order, for the same
/// identities and in the same environment, so their last results can be used again. Every call has
/// an entry, within that of the call whose view it was made for; an entry without a result keeps
/// none inside either.
final class KeptViews {
  private var view: View?
  /// The calls made for the view's contents, in order, including lazy segments.
  private var inside: [KeptViews] = []
  private var next = 0
  /// A segment's elements: those made in the present layout, and in the one before.
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

  /// The entry of a segment's element, which is made once per layout.
  func entry(ofElement index: Int) -> KeptViews {
    let entry = elements[index] ?? earlier.removeValue(forKey: index) ?? KeptViews()
    elements[index] = entry
    entry.begin()
    return entry
  }

  /// The kept view, or the result of `make`, which is kept if making it had no side effects.
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
