/// Where every node was placed in one layout: the part of a result that geometry is read from.
final class PlacedTree {
  struct Place: BitwiseCopyable {
    /// In the container's space, before any transform.
    var origin = Point()
    var size = Size()
    var proposal = Proposal.unspecified
    var parent: Int32 = -1
    /// -1 for a node that was measured but not placed.
    var transform: Int32 = -1
    var safeArea: Int32 = 0
  }

  /// The insets that a placed view may read: those between a safe rectangle and the one around it.
  struct SafeArea: BitwiseCopyable {
    var outer: Rect
    var safe: Rect
    /// The safe rectangle without what views of the scene's inset.
    var screen: Rect
    /// The safe rectangle's lower end without the keyboard.
    var bottom: Double
  }

  /// A scroll view's visible part: its frame, and that extended into the safe area's insets it
  /// touches, in the container's space.
  struct Viewport {
    var frame: Rect
    var visible: Rect
  }

  let container: LayoutContainer
  /// How close to the safe area's edge counts as touching it, in points.
  private let tolerance: Double
  @exclusivity(unchecked) private(set) var places = Slab<Place>(capacity: 64)
  private(set) var transforms: [Affine] = [.identity]
  private(set) var safeAreas: [SafeArea] = []
  /// The container's own comes first.
  private(set) var viewports: [Viewport] = []
  /// The requested scroll offsets, to lay the same out again.
  var scrollOffsets: [Identity: Point] = [:]
  /// The scroll views that were placed, by node.
  var scrolls: [Int32: ScrolledView] = [:]
  /// The named spaces, by the node that makes them.
  var spaces: [Int32: AnyHashable] = [:]

  init(container: LayoutContainer = LayoutContainer(size: .zero), displayScale: Double = 1) {
    self.container = container
    tolerance = 0.5 / max(displayScale, 1) + 0.001
    let whole = Rect(size: container.size)
    viewports = [Viewport(frame: whole, visible: whole)]
    let insets = container.contentInsets
    let safe = Rect(
      x: insets.leading, y: insets.top, width: whole.width - insets.leading - insets.trailing,
      height: whole.height - insets.top - insets.bottom)
    let bottom = whole.maxY - container.safeAreaInsets.bottom
    safeAreas = [SafeArea(outer: whole, safe: safe, screen: safe, bottom: bottom)]
  }

  deinit { places.free() }

  // MARK: Placing

  func reserve(_ count: Int) { places.extend(to: count, with: Place()) }

  @inline(__always)
  func place(_ index: Int, parent: Int32, _ bounds: Bounds) {
    places[index] = Place(
      origin: bounds.origin, size: bounds.size, proposal: bounds.proposal, parent: parent,
      transform: bounds.context.transform, safeArea: bounds.context.safeArea)
  }

  /// A transform of the inside of a node that is itself transformed by `outer`.
  func add(_ transform: Affine, inside outer: Int32) -> Int32 {
    transforms.append(transform.then(transforms[Int(outer)]))
    return Int32(transforms.count - 1)
  }

  func add(_ area: SafeArea) -> Int32 {
    safeAreas.append(area)
    return Int32(safeAreas.count - 1)
  }

  func addViewport(_ frame: Rect, safeArea: Int32) -> Int32 {
    viewports.append(
      Viewport(frame: frame, visible: extended(frame, edges: .all, in: Int(safeArea))))
    return Int32(viewports.count - 1)
  }

  // MARK: Reading

  func isPlaced(_ index: Int) -> Bool {
    index < places.count && places[index].transform >= 0
  }

  /// The node's rectangle, before any transform.
  func rect(_ index: Int) -> Rect {
    Rect(origin: places[index].origin, size: places[index].size)
  }

  func size(_ index: Int) -> Size { index < places.count ? places[index].size : .zero }

  /// A rectangle in the node's own space, as seen in another one.
  func convert(_ rect: Rect, of index: Int, to space: CoordinateSpace) -> Rect {
    if space == .local || !isPlaced(index) { return rect }
    let place = places[index]
    let global = transforms[Int(place.transform)].apply(
      Rect(
        x: place.origin.x + rect.minX, y: place.origin.y + rect.minY, width: rect.width,
        height: rect.height))
    return home(of: space, around: index).map { convert(global, into: $0) } ?? global
  }

  /// A rectangle of the container's space in a node's own.
  func convert(_ global: Rect, into index: Int) -> Rect {
    guard isPlaced(index) else { return global }
    let place = places[index]
    let back = transforms[Int(place.transform)].inverse ?? .identity
    let inside = back.apply(global)
    return Rect(
      x: inside.minX - place.origin.x, y: inside.minY - place.origin.y, width: inside.width,
      height: inside.height)
  }

  func frame(_ index: Int, in space: CoordinateSpace) -> Rect {
    convert(Rect(size: size(index)), of: index, to: space)
  }

  /// The node of the nearest enclosing space of this name, or the nearest scroll view; nil for the
  /// local and the global space, and for none.
  func home(of space: CoordinateSpace, around index: Int) -> Int? {
    var node = index
    while node >= 0 && node < places.count {
      switch space {
      case .local, .global: return nil
      case .named(let name): if spaces[Int32(node)] == name { return node }
      case .scrollView(let axis):
        if node != index, scrolls[Int32(node)]?.scrolls(axis) == true { return node }
      }
      node = Int(places[node].parent)
    }
    return nil
  }

  func namedSpaces(around index: Int) -> [AnyHashable] {
    var names: [AnyHashable] = []
    var node = index
    while node >= 0 && node < places.count {
      if let name = spaces[Int32(node)] { names.append(name) }
      node = Int(places[node].parent)
    }
    return names
  }

  /// On every edge where the rectangle touches the safe area's boundary, the distance from there to
  /// the unsafe edge; if it lies in the unsafe part itself, how much of it does.
  func safeAreaInsets(_ index: Int) -> EdgeInsets {
    guard isPlaced(index) else { return .zero }
    let place = places[index]
    let rect = Rect(origin: place.origin, size: place.size)
    return insets(of: rect, in: Int(place.safeArea))
  }

  func insets(of rect: Rect, in area: Int) -> EdgeInsets {
    let area = safeAreas[area]
    let safe = area.safe
    let outer = area.outer
    return EdgeInsets(
      top: inset(safe.minY - rect.minY, safe.minY - outer.minY),
      leading: inset(safe.minX - rect.minX, safe.minX - outer.minX),
      bottom: inset(rect.maxY - safe.maxY, outer.maxY - safe.maxY),
      trailing: inset(rect.maxX - safe.maxX, outer.maxX - safe.maxX))
  }

  /// The rectangle with the edges that touch the safe area, or lie beyond it, moved to those of
  /// `safe`.
  func kept(_ rect: Rect, to safe: Rect, of area: SafeArea) -> Rect {
    let left = rect.minX <= area.safe.minX + tolerance ? safe.minX : rect.minX
    let top = rect.minY <= area.safe.minY + tolerance ? safe.minY : rect.minY
    let right = rect.maxX >= area.safe.maxX - tolerance ? safe.maxX : rect.maxX
    let bottom = rect.maxY >= area.safe.maxY - tolerance ? safe.maxY : rect.maxY
    guard right >= left, bottom >= top else { return rect }
    let kept = Rect(x: left, y: top, width: right - left, height: bottom - top)
    let edges = zip(
      [rect.minX, rect.minY, rect.maxX, rect.maxY], [left, top, right, bottom])
    return edges.allSatisfy { abs($0 - $1) <= tolerance } ? rect : kept
  }

  /// The inset of an edge that lies `beyond` points outside the safe area.
  private func inset(_ beyond: Double, _ whole: Double) -> Double {
    if beyond > tolerance { return min(beyond, whole) }
    return beyond >= -tolerance ? max(whole, 0) : 0
  }

  /// How far a bar of the screen's lies under the keyboard, where a rectangle ends at that.
  func keyboardOverlap(_ rect: Rect, in area: Int) -> Double {
    let area = safeAreas[area]
    let isAtKeyboard = area.bottom > area.safe.maxY && rect.maxY >= area.safe.maxY - tolerance
    return isAtKeyboard ? max(area.bottom - rect.maxY, 0) : 0
  }

  /// How far a view may reach that ignores these regions.
  private func reach(ignoring regions: SafeAreaRegions, in area: SafeArea) -> Rect {
    if regions == .all { return area.outer }
    var reach = regions.contains(.container) ? area.outer : area.safe
    if regions.contains(.keyboard) {
      reach.size.height = area.bottom - reach.minY
    } else if container.keyboard > 0 {
      reach.size.height = min(reach.maxY, container.size.height - container.keyboard) - reach.minY
    }
    return reach
  }

  /// The rectangle grown into the insets it touches.
  func extended(
    _ rect: Rect, edges: Edge.Set, ignoring regions: SafeAreaRegions = .all, in area: Int
  ) -> Rect {
    let outer = reach(ignoring: regions, in: safeAreas[area])
    let insets = insets(of: rect, in: area)
    let left = edges.contains(.leading) && insets.leading > 0 ? outer.minX : rect.minX
    let top = edges.contains(.top) && insets.top > 0 ? outer.minY : rect.minY
    let right = edges.contains(.trailing) && insets.trailing > 0 ? outer.maxX : rect.maxX
    let bottom = edges.contains(.bottom) && insets.bottom > 0 ? outer.maxY : rect.maxY
    let low = Point(x: min(left, rect.minX), y: min(top, rect.minY))
    return Rect(
      x: low.x, y: low.y, width: max(right, rect.maxX) - low.x,
      height: max(bottom, rect.maxY) - low.y)
  }
}
