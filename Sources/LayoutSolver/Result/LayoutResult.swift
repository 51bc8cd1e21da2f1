/// The handle of a node in one result: its index in `LayoutResult.nodes`, in depth-first order of
/// creation. Content of a `GeometryReader` comes after everything made while sizing.
public struct NodeID: Hashable, Sendable, Comparable {
  public let index: Int
  public init(_ index: Int) { self.index = index }
  public static func < (a: NodeID, b: NodeID) -> Bool { a.index < b.index }
}

/// The space a root is laid out in.
public struct LayoutContainer: Hashable, Sendable {
  /// In points, safe area included.
  public var size: Size
  public var safeAreaInsets: EdgeInsets
  /// The proposal to the root.
  public var proposal: RootProposal
  /// Of the display's corners, in points; 0 where they are square or not known.
  public var cornerRadius: Double
  /// The display's fold; nil for none.
  public var fold: ScreenFold?
  /// The upright bar at the trailing edge, beside the safe area; nil for horizontal bars.
  public var uprightBar: UprightBar?
  /// What covers parts of the display: cameras, and a folding phone's status bar.
  public var occlusions: [ScreenOcclusion] = []
  /// Whether it is a folding phone's display, whose bars have heights of their own.
  public var isFoldable = false
  /// How far the keyboard that is up reaches from the lower edge, in points; 0 where none is up.
  public var keyboard = 0.0

  public init(
    size: Size, safeAreaInsets: EdgeInsets = .zero, proposal: RootProposal = .room,
    cornerRadius: Double = 0
  ) {
    self.cornerRadius = cornerRadius
    self.size = size
    self.safeAreaInsets = safeAreaInsets
    self.proposal = proposal
  }

  /// Whether bars are upright.
  public var hasVerticalBars: Bool { uprightBar != nil }

  /// The insets that content avoids: the unsafe edges, and the keyboard where it reaches further.
  public var contentInsets: EdgeInsets {
    var insets = safeAreaInsets
    insets.bottom = max(insets.bottom, keyboard)
    return insets
  }

  /// What the unsafe edges and the keyboard leave, in the container's space; never less than nothing.
  public var safeArea: Rect {
    let insets = contentInsets
    return Rect(
      x: insets.leading, y: insets.top,
      width: max(size.width - insets.leading - insets.trailing, 0),
      height: max(size.height - insets.top - insets.bottom, 0))
  }
}

/// The reasons why a part of a screen is unsafe.
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The device's edges, bars, and a scene's own insets.
  public static let container = SafeAreaRegions(rawValue: 1)
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all: SafeAreaRegions = [.container, .keyboard]
}

public enum CoordinateSpace: Hashable {
  case local
  /// The container's: origin at its top left, safe area included.
  case global
  /// The nearest enclosing one of this name; the global one if there is none.
  case named(AnyHashable)
  /// The visible part of the nearest scroll view that scrolls along the axis, nil for either.
  case scrollView(axis: Axis?)
}

/// A finished layout pass.
///
/// Geometry is available at once; nodes and events are put into words on first use.
public struct LayoutResult {
  let storage: Storage

  public var container: LayoutContainer { storage.placed.container }
  public var nodes: [PlacedNode] { storage.nodes }
  /// Nil only when the scene has no view at all.
  public var root: NodeID? { storage.root }
  public var events: [LayoutEvent] { storage.events }
  public var findings: [LayoutFinding] { storage.findings }

  public func node(_ id: NodeID) -> PlacedNode { storage.nodes[id.index] }
  /// A node's subviews, without the rest of its data.
  public func children(of id: NodeID) -> [NodeID] { storage.nodes[id.index].children }
  /// A node's parent; nil for the root.
  public func parent(of id: NodeID) -> NodeID? { storage.nodes[id.index].parent }

  /// Draws the shapes of closures now, once for all uses of the nodes.
  public func drawShapes() {
    if storage.negotiation.solver.payloads.drawsShapes { _ = storage.nodes.count }
  }

  /// Whether both are from the same layout pass.
  public func isSame(as other: LayoutResult) -> Bool { storage === other.storage }

  /// The first node that carries the identifier.
  public func node(identifier: String) -> PlacedNode? {
    storage.nodes.first { $0.identifier == identifier }
  }

  /// The node's answer to a proposal, asked again without leaving a trace.
  ///
  /// A result that isn't its negotiation's latest is laid out again for it.
  public func size(of id: NodeID, for proposal: ProposedViewSize) -> Size {
    storage.negotiation.answer(of: id, for: proposal, in: storage)
  }

  /// The same for several proposals; nil if that takes longer than ``Negotiation/asks`` allows, or
  /// the scene's code fails.
  public func sizes(of id: NodeID, for proposals: [ProposedViewSize]) -> [Size]? {
    storage.negotiation.answers(of: id, for: proposals, in: storage)
  }

  public func frame(of id: NodeID, in space: CoordinateSpace) -> Rect {
    storage.placed.frame(id.index, in: space)
  }

  /// How far the container's unsafe edges reach into the node.
  public func safeAreaInsets(of id: NodeID) -> EdgeInsets {
    storage.placed.safeAreaInsets(id.index)
  }

  /// The named spaces around the node, innermost first.
  public func namedSpaces(around id: NodeID) -> [AnyHashable] {
    storage.placed.namedSpaces(around: id.index)
  }

  public func proxy(of id: NodeID) -> any GeometryProxy {
    PlacedProxy(placed: storage.placed, node: id.index)
  }

  /// The event that decided the node's size, for "why this size?": its last answer to the proposal
  /// it was placed with. Nil without a recording, or if the node wasn't asked.
  public func decidingEvent(of id: NodeID) -> LayoutEvent? { storage.decidingEvent(of: id) }

  /// That size in a sentence and a sum.
  public func explanation(of id: NodeID) -> String { storage.explanation(of: id) }
}

extension LayoutResult {
  /// A result's data. While it is the latest of its negotiation it reads from there; before the
  /// next layout it copies what it hasn't read yet.
  final class Storage {
    let negotiation: Negotiation
    let placed: PlacedTree
    let root: NodeID?
    private(set) lazy var nodes: [PlacedNode] = {
      var writer = NodeWriter(negotiation.solver, placed)
      return writer.nodes()
    }()
    private(set) lazy var events: [LayoutEvent] = EventReader(negotiation.solver).events
    private(set) lazy var findings: [LayoutFinding] =
      negotiation.solver.findings.all
      + negotiation.solver.unrecorded {
        GeometryFindings(nodes: nodes, events: events, solver: negotiation.solver).all()
      }
    private(set) lazy var actions: [PlacedAction] = placedActions()
    private(set) lazy var scrollViews: [ScrolledView] =
      placed.scrolls.values.sorted { $0.node < $1.node }
    private(set) lazy var findingContext = FindingContext(nodes: nodes, solver: negotiation.solver)
    private var verdicts: [NodeID: String] = [:]
    private lazy var deciding: [NodeID: Int] = decidingEvents()

    init(negotiation: Negotiation, placed: PlacedTree, root: NodeID?) {
      self.negotiation = negotiation
      self.placed = placed
      self.root = root
    }

    /// Reads everything now.
    func complete() {
      _ = nodes.count
      _ = events.count
      _ = findings.count
      _ = actions.count
    }

    /// Inner views come before outer ones; several actions of one place are distinguished by their
    /// number.
    private func placedActions() -> [PlacedAction] {
      let labels = negotiation.solver.payloads.labels
      guard labels.contains(where: { !$0.value.actions.isEmpty }) else { return [] }
      var seen: [Identity: Int] = [:]
      return postorder().flatMap { node -> [PlacedAction] in
        guard let label = labels[node.index],
          placed.isPlaced(node.index)
        else { return [] }
        return label.actions.reversed().map { action, outerPreferences in
          let number = seen[label.identity, default: 0]
          seen[label.identity] = number + 1
          return PlacedAction(
            node: node, identity: label.identity.stepping(number), action: action,
            outerPreferences: outerPreferences)
        }
      }
    }

    /// Subviews before their parents, siblings in order.
    private func postorder() -> [NodeID] {
      var order: [NodeID] = []
      var open = root.map { [$0] } ?? []
      while let node = open.popLast() {
        order.append(node)
        open += nodes[node.index].children
      }
      return order.reversed()
    }

    func preference(_ key: PreferenceKey, of id: NodeID, outer: Int) -> Any {
      negotiation.bringBack(self)
      guard id.index >= 0 && id.index < negotiation.solver.nodes.count else {
        return key.defaultValue()
      }
      return negotiation.solver.preference(key, of: id.index, outer: outer) ?? key.defaultValue()
    }

    /// Why the node has its size, in a sentence and a sum.
    func explanation(of id: NodeID) -> String {
      guard id.index >= 0 && id.index < nodes.count else { return "" }
      let node = nodes[id.index]
      guard let event = decidingEvent(of: id) else {
        return "\(node.name): \(PointsText.text(node.size))"
      }
      return explanation(of: id, by: event)
    }

    func explanation(of id: NodeID, by event: LayoutEvent) -> String {
      negotiation.asking(self) { solver in
        Explanation(
          nodes: nodes, events: events, solver: solver, node: nodes[id.index], event: event
        ).text
      }
    }

    /// Kept, since it is shown again with every picture.
    func verdict(of id: NodeID) -> String {
      if let known = verdicts[id] { return known }
      let findings = findings
      let verdict = negotiation.asking(self) { _ in
        Verdict(context: findingContext, findings: findings).sentence(id.index)
      }
      verdicts[id] = verdict
      return verdict
    }

    func decidingEvent(of id: NodeID) -> LayoutEvent? { deciding[id].map { events[$0] } }

    private func decidingEvents() -> [NodeID: Int] {
      var found: [NodeID: Int] = [:]
      for event in events where event.phase != .place && !event.isRepeat {
        let isFinal =
          event.node.index < nodes.count && nodes[event.node.index].proposal == event.proposal
        if found[event.node] == nil || isFinal { found[event.node] = event.index }
      }
      return found
    }
  }
}

extension Negotiation {
  func answers(
    of id: NodeID, for proposals: [ProposedViewSize], in storage: LayoutResult.Storage
  ) -> [Size]? {
    if solver.isGivenUp { return nil }
    var sizes: [Size] = []
    let work = { sizes = proposals.map { self.answer(of: id, for: $0, in: storage) } }
    guard let asks else {
      work()
      return sizes
    }
    if asks(work), !solver.isGivenUp { return sizes }
    // Answers on the way are wrong, and remembered.
    giveUp()
    return nil
  }

  func answer(
    of id: NodeID, for proposal: ProposedViewSize, in storage: LayoutResult.Storage
  ) -> Size {
    asking(storage) { solver in
      guard id.index >= 0 && id.index < solver.nodes.count else { return .zero }
      return solver.size(of: id.index, Proposal(proposal))
    }
  }
}
