enum ScrollIndicatorVisibility: Hashable { case automatic, visible, hidden, never }
enum ScrollBounceBehavior: Hashable { case automatic, always, basedOnSize }
protocol ScrollTargetBehavior {}
struct PagingScrollTargetBehavior: ScrollTargetBehavior { init() {} }
struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  enum LimitBehavior: Hashable { case automatic, always, alwaysByFew, alwaysByOne, never }
  init(limitBehavior: LimitBehavior = .automatic) {}
  init(limitBehavior: LimitBehavior = .automatic, anchor: UnitPoint?) {}
}
extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}
extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }
  static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
  static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior = .automatic,
    anchor: UnitPoint?
  ) -> ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
}
struct ScrollTarget: Hashable {
  var rect: CGRect
  var anchor: UnitPoint?
}
struct ScrollTargetBehaviorContext {
  var originalTarget: ScrollTarget
  var velocity: CGVector
  var contentSize: CGSize
  var containerSize: CGSize
  var axes: Axis.Set
}
extension ScrollTargetBehavior {
  typealias TargetContext = ScrollTargetBehaviorContext
}
enum ScrollDismissesKeyboardMode: Hashable { case automatic, immediately, interactively, never }
enum Visibility: Hashable, CaseIterable { case automatic, visible, hidden }
extension Axis.Set {
  static let all: Axis.Set = [.horizontal, .vertical]
}
struct ScrollAnchorRole: Hashable {
  private let name: String
  static let initialOffset = ScrollAnchorRole(name: "initialOffset")
  static let sizeChanges = ScrollAnchorRole(name: "sizeChanges")
  static let alignment = ScrollAnchorRole(name: "alignment")
}
struct ScrollPosition: Equatable {
  private var identity: AnyHashable?
  private var edge: Edge?
  private var x: CGFloat?
  private var y: CGFloat?
  private var anchor: UnitPoint?
  private var moves = 0

  init() {}
  init<ID: Hashable>(idType type: ID.Type) {}
  init<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) { scrollTo(id: id, anchor: anchor) }
  init(edge: Edge) { scrollTo(edge: edge) }
  init(point: CGPoint) { scrollTo(point: point) }
  init(x: CGFloat, y: CGFloat) { scrollTo(x: x, y: y) }
  init(x: CGFloat) { scrollTo(x: x) }
  init(y: CGFloat) { scrollTo(y: y) }

  var viewID: AnyHashable? { identity }

  mutating func scrollTo<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) {
    aim(identity: AnyHashable(id), anchor: anchor)
  }
  mutating func scrollTo(edge: Edge) { aim(edge: edge) }
  mutating func scrollTo(point: CGPoint) { aim(x: point.x, y: point.y) }
  mutating func scrollTo(x: CGFloat, y: CGFloat) { aim(x: x, y: y) }
  mutating func scrollTo(x: CGFloat) { aim(x: x) }
  mutating func scrollTo(y: CGFloat) { aim(y: y) }

  private mutating func aim(
    identity: AnyHashable? = nil, edge: Edge? = nil, x: CGFloat? = nil, y: CGFloat? = nil,
    anchor: UnitPoint? = nil
  ) {
    self.identity = identity
    self.edge = edge
    self.x = x
    self.y = y
    self.anchor = anchor
    moves += 1
  }
}
struct ScrollGeometry: Equatable {
  var contentOffset: CGPoint
  var contentSize: CGSize
  var contentInsets: EdgeInsets
  var containerSize: CGSize
  var visibleRect: CGRect {
    CGRect(
      x: contentOffset.x, y: contentOffset.y,
      width: containerSize.width + contentInsets.leading + contentInsets.trailing,
      height: containerSize.height + contentInsets.top + contentInsets.bottom)
  }
  var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }
}
enum ScrollPhase: Hashable {
  case idle, tracking, interacting, decelerating, animating
  var isScrolling: Bool { self != .idle }
}
struct ScrollPhaseChangeContext { var geometry: ScrollGeometry }
struct ScrollEdgeEffectStyle: Hashable {
  private let name: String
  static let automatic = ScrollEdgeEffectStyle(name: "automatic")
  static let hard = ScrollEdgeEffectStyle(name: "hard")
  static let soft = ScrollEdgeEffectStyle(name: "soft")
}
enum ContentMarginPlacement: Hashable { case automatic, scrollContent, scrollIndicators }
