/// How much of a negotiation is recorded.
public enum Recording: Hashable, Sendable { case off, on }

/// One scene being laid out: the tree built from its description, its memory and its event log.
public final class Negotiation {
  /// The container of `layout()`.
  public let container: LayoutContainer
  let solver: Solver
  private let root: Int32?
  /// The tree without any reader's content.
  private let mark: Payloads.Mark
  private let childMark: Int
  private let buildFindings: LayoutFindings
  /// How many levels a layout recurses, as far as is known beforehand.
  private let levels: Int
  /// What the closures of the views need, kept as long as the negotiation or one of its results.
  private let owner: AnyObject?
  /// The latest result, as long as it is in use; it keeps the negotiation, not the other way.
  private weak var last: LayoutResult.Storage?

  /// Builds the tree; the bodies of the scene's own views are evaluated here, the content of its
  /// readers in `layout`.
  /// - Parameters:
  ///   - root: the view to lay out.
  ///   - environment: the root's environment.
  ///   - container: the room it is laid out in, unless `layout` is given another.
  ///   - recording: whether every call is recorded, for explanations.
  ///   - bounds: how many times the usual number of views and answers there may be, at least 1;
  ///     usual are 100,000 views and 10 million answers.
  ///   - givesUp: called now and then while the tree is built; true omits the rest of it.
  ///   - owner: what the closures of the views need but don't hold themselves; it lives as long as
  ///     the negotiation or one of its results.
  public init(
    root: View, environment: EnvironmentValues = EnvironmentValues(), container: LayoutContainer,
    recording: Recording = .on, bounds: Int = 1, givesUp: (() -> Bool)? = nil,
    owner: AnyObject? = nil
  ) {
    self.container = container
    self.owner = owner
    let solver = Solver(recording: recording, bounds: max(bounds, 1))
    var environment = environment
    environment.walk = solver.walk
    solver.walk.givesUp = givesUp
    solver.payloads.environments.append(environment)
    var builder = TreeBuilder(solver: solver)
    self.root = LargeStack.run {
      builder.buildOne(
        root, BuildScope(environment: 0), parent: -1, in: .column)
    }
    // The depth of a reader's content isn't known yet; it may hold its own reader, and so on.
    let growsLater =
      !solver.payloads.readers.isEmpty || !solver.payloads.preferenceReaders.isEmpty
      || !solver.payloads.lazyContents.isEmpty
    levels = growsLater ? TreeBuilder.depthLimit : builder.deepest
    mark = solver.payloads.mark(nodes: solver.nodes.count)
    childMark = solver.children.count
    buildFindings = solver.findings
    self.solver = solver
  }

  /// Called now and then during a layout; true gives it up, as ``giveUp()`` does.
  public var givesUp: (() -> Bool)? {
    get { solver.givesUp }
    set { solver.givesUp = newValue }
  }

  /// Runs work with a scene's code between two layouts, such as a view's answer to another
  /// proposal; false if it was ended early, or failed. Without it the work takes as long as it
  /// takes.
  public var asks: ((_ work: () -> Void) -> Bool)? {
    get { solver.asks }
    set { solver.asks = newValue }
  }

  /// Whether a layout, or a later question, was given up: what is remembered isn't complete.
  public var isGivenUp: Bool { solver.isGivenUp }

  /// Counts the side effects of the views' closures so far: random numbers drawn, output, writes.
  /// With it, a lazy container's member that is in sight again in the next layout is made from its
  /// closures' last results, unless they had side effects. Without it they are called in every
  /// layout.
  public var effects: (() -> Int)? {
    get { solver.effects }
    set { solver.effects = newValue }
  }

  /// How many bytes the events of the latest layout, or of the one that is going on, take when they
  /// are read.
  public var bytesOfEvents: Int { solver.log.weight }

  /// Lays the tree out in the container it was made with.
  public func layout(scrollOffsets: [Identity: Point] = [:]) -> LayoutResult {
    layout(in: container, scrollOffsets: scrollOffsets)
  }

  /// Lays the tree out in `container`; the tree is kept, the content of readers and lazy containers
  /// is made again.
  /// - Parameters:
  ///   - container: the room, its unsafe edges included.
  ///   - scrollOffsets: the offsets of scroll views, in points, by their identity; the others begin
  ///     at their start, or by their anchors.
  public func layout(
    in container: LayoutContainer, scrollOffsets: [Identity: Point] = [:]
  ) -> LayoutResult {
    last?.complete()
    solver.rewind(to: mark, children: childMark)
    solver.begin()
    solver.findings = buildFindings
    let container = container.sane
    solver.placed = PlacedTree(
      container: container,
      displayScale: solver.payloads.environments[0].platform.displayScale)
    solver.placed.reserve(solver.nodes.count)
    solver.scrollOffsets = scrollOffsets
    solver.placed.scrollOffsets = scrollOffsets
    solver.reserveRoom()
    solver.collectSpaces()
    if let root, LargeStack.isNeeded(for: levels) {
      LargeStack.run { place(Int(root), in: container) }
    } else if let root {
      place(Int(root), in: container)
    }
    solver.finish()
    let storage = LayoutResult.Storage(
      negotiation: self, placed: solver.placed, root: root.map { NodeID(Int($0)) })
    last = storage
    return LayoutResult(storage: storage)
  }

  /// Whether the latest layout omitted views that were nested too deep.
  public var isTooDeep: Bool { solver.findings.contains(rule: .tooDeep) }

  /// Ends the running layout, from within one of its closures, as soon as possible: its result is
  /// useless, and so is the negotiation from then on. It answers nothing more, and the next layout
  /// needs another one.
  public func giveUp() { solver.isGivenUp = true }

  /// Offers the root what is inside the safe area, or the container's own proposal, and centres it
  /// in that room. An infinite answer can't be placed: the root is then placed with the room's
  /// length.
  private func place(_ root: Int, in container: LayoutContainer) {
    let (start, inner) = (container.safeArea.origin, container.safeArea.size)
    solver.rootContainer = inner
    solver.wholeContainer = container.size
    var offer = container.proposal.proposal(in: inner)
    var size = solver.size(of: root, offer)
    let endless = Axis.allCases.filter { !size[$0].isFinite }
    if !endless.isEmpty {
      for axis in endless { offer[axis] = inner[axis] }
      size = solver.size(of: root, offer)
    }
    let middle = Solver.centred(size, in: inner)
    solver.place(
      root,
      in: Bounds(
        origin: Point(x: start.x + middle.x, y: start.y + middle.y), size: size,
        proposal: offer, context: PlacementContext()))
    solver.placeWaitingMatches()
  }

  /// Lays out again what a result shows, unless it is the latest, so that the tree can be asked.
  func bringBack(_ storage: LayoutResult.Storage) {
    guard !isLatest(storage) else { return }
    _ = layout(in: storage.placed.container, scrollOffsets: storage.placed.scrollOffsets)
  }

  /// Whether the result is from the latest layout, so that the tree still has its nodes.
  func isLatest(_ storage: LayoutResult.Storage) -> Bool { last === storage }
}

extension LayoutContainer {
  /// Finite and not negative.
  fileprivate var sane: LayoutContainer {
    func length(_ value: Double) -> Double { value.isFinite ? max(value, 0) : 0 }
    var container = self
    container.size = Size(width: length(size.width), height: length(size.height))
    container.safeAreaInsets = EdgeInsets(
      top: length(safeAreaInsets.top), leading: length(safeAreaInsets.leading),
      bottom: length(safeAreaInsets.bottom), trailing: length(safeAreaInsets.trailing))
    container.cornerRadius = length(cornerRadius)
    container.keyboard = min(length(keyboard), container.size.height)
    return container
  }
}
