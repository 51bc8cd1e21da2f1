/// Where in the tree a view is built: what comes down to it from around.
struct BuildScope {
  /// Index in the tree's table.
  var environment: Int32
  /// The axis of the stack around, for spacers and dividers.
  var orientation: Axis?
  var path: PathLink?
  /// The scene's own view whose body begins here.
  var owner: String?
  /// The scene's own view in whose body this is.
  var body: String?
  var depth = 0
  /// Whether a scroll view is around, which may be told to show the view.
  var isScrolled = false

  var identity: Identity { Identity(path: path?.steps ?? []) }

  func stepping(_ step: AnyHashable) -> BuildScope {
    var scope = self
    scope.path = PathLink(step: step, before: path)
    return scope
  }
}

/// A step on the way from the root to a view.
final class PathLink {
  let step: AnyHashable
  let before: PathLink?

  init(step: AnyHashable, before: PathLink?) {
    self.step = step
    self.before = before
  }

  var steps: [AnyHashable] {
    var steps: [AnyHashable] = []
    var link: PathLink? = self
    while let current = link {
      steps.append(current.step)
      link = current.before
    }
    return steps.reversed()
  }
}
