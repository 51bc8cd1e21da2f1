/// Where in the tree a view is built: what it inherits from outside.
struct BuildScope {
  /// Index in the tree's table.
  var environment: Int32
  /// The axis of the stack around, for spacers and dividers.
  var orientation: Axis?
  var identity = Identity()
  /// The views whose bodies begin here, the outermost first.
  var views: [WrittenView] = []
  /// In the body of a view that Reflow builds: that view's source among the tree's, -1 for none.
  /// Nil in the scene's own.
  var maker: Int32?
  /// The scene's own view with the body.
  var body: String?
  var depth = 0
  /// Whether a scroll view is around, which may be asked to show the view.
  var isScrolled = false

  /// The scope a level further in.
  var deeper: BuildScope {
    var scope = self
    scope.depth += 1
    return scope
  }

  func stepping(_ step: AnyHashable) -> BuildScope { at(identity.stepping(step)) }
  func stepping(_ index: Int) -> BuildScope { at(identity.stepping(index)) }
  func stepping(_ name: String) -> BuildScope { at(identity.stepping(name)) }

  private func at(_ identity: Identity) -> BuildScope {
    var scope = self
    scope.identity = identity
    return scope
  }
}
