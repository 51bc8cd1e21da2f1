import LayoutSolver
import SwiftInterpreter

/// The offsets of a scene's scroll views, and requests to show something.
package final class ScrollState {
  enum Target {
    /// Nil for the shortest way that shows all of the view.
    case identity(AnyHashable, anchor: UnitPoint?)
    case edge(Edge)
    /// Nil leaves the axis unchanged.
    case point(x: Double?, y: Double?)
  }

  private struct Request {
    var target: Target
    /// Only scroll views inside this place are affected.
    var place: Identity
    var rounds = 0
  }

  /// The offsets in points by the scroll view's place in the tree.
  package private(set) var offsets: [Identity: Point] = [:]
  private var requests: [Request] = []
  /// The field in focus that was shown above the keyboard.
  private var focus: Identity?
  /// Scroll views that the user has moved since the last request.
  private var moved: Set<Identity> = []
  /// The result that the running actions follow from.
  package var latest: LayoutResult?
  /// A view that a lazy container hadn't made is found at an estimated place first.
  private static let mostRounds = 4
  /// Views that are looked at in about the time of a step of the scene's code.
  private static let nodesPerRound = 16

  /// Resets all offsets.
  func forget() {
    offsets = [:]
    requests = []
    focus = nil
    moved = []
  }

  package func scroll(_ view: ScrolledView, to offset: Point) {
    offsets[view.identity] = view.clamped(offset)
    moved.insert(view.identity)
  }

  /// The scroll view that a modifier is applied to, by the place of its action.
  func view(at place: Identity) -> ScrolledView? {
    // The last step of an action's place is its number there.
    let around = place.around
    return latest?.scrollViews.first { $0.identity.isInside(around) }
  }

  /// The identity of the view the user has scrolled to; nil if the user hasn't scrolled since the
  /// last call.
  func takeShown(at place: Identity) -> Value? {
    guard let view = view(at: place), moved.remove(view.identity) != nil else { return nil }
    return (latest?.firstIdentity(in: view)?.base as? HashedValue)?.value
  }

  /// Asks the scroll views inside a place to show something, once they are laid out.
  func show(_ target: Target, inside place: Identity) {
    requests.append(Request(target: target, place: place))
  }

  /// Requests that the scroll view around a newly focused field shows it; once, so that the user
  /// may scroll on.
  func showFocus(at place: Identity) {
    guard focus != place else { return }
    focus = place
    show(.identity(AnyHashable(FocusMark()), anchor: nil), inside: Identity())
  }

  func leaveFocus() { focus = nil }

  /// Turns requests into offsets, by the latest result.
  /// - Returns: whether another layout is needed to show it.
  /// - Throws: if there are more requests than the scene's limit.
  package func settle(in result: LayoutResult, charging interpreter: Interpreter) throws -> Bool {
    var isMoved = false
    requests = try requests.compactMap { request in
      try interpreter.charge(1 + result.nodeCount / Self.nodesPerRound)
      guard let (view, offset) = answer(request, in: result), offset != view.offset else {
        return nil
      }
      offsets[view.identity] = offset
      isMoved = true
      var next = request
      next.rounds += 1
      return next.rounds < Self.mostRounds ? next : nil
    }
    return isMoved
  }

  /// The scroll view for a request and its offset; nil for none, as SwiftUI ignores it.
  private func answer(
    _ request: Request, in result: LayoutResult
  ) -> (view: ScrolledView, offset: Point)? {
    if case .identity(let id, let anchor) = request.target {
      return result.scrollView(showing: id, anchor: anchor, inside: request.place)
    }
    let view = result.scrollViews.first { $0.identity.isInside(request.place) }
    guard let view else { return nil }
    var wanted = view.offset
    switch request.target {
    case .identity: break
    case .edge(.top): wanted.y = 0
    case .edge(.leading): wanted.x = 0
    case .edge(.bottom): wanted.y = view.contentSize.height
    case .edge(.trailing): wanted.x = view.contentSize.width
    case .point(let x, let y): wanted = Point(x: x ?? wanted.x, y: y ?? wanted.y)
    }
    return (view, view.clamped(wanted))
  }
}
