/// Where in the tree a view is built: what comes down to it from around.
struct BuildScope {
  /// Index in the tree's table.
  var environment: Int32
  /// The axis of the stack around, for spacers and dividers.
  var orientation: Axis?
  var identity = Identity()
  /// The scene's own view whose body begins here.
  var owner: String?
  /// The scene's own view in whose body this is.
  var body: String?
  var depth = 0
  /// Whether a scroll view is around, which may be told to show the view.
  var isScrolled = false

  func stepping(_ step: AnyHashable) -> BuildScope {
    var scope = self
    scope.identity = identity.stepping(step)
    return scope
  }
}
