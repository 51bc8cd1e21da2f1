/// From members to nodes: a member is a view with its pending modifiers.
extension TreeBuilder {
  /// Makes the pending modifiers from `first` inwards, then the view itself.
  ///
  /// Each step on the way down is a function that isn't inlined, so that the others' stack space
  /// isn't used at every level.
  mutating func make(_ first: Int, _ view: View, _ scope: BuildScope) -> Int {
    first == pending.count ? makeView(view, scope, nil) : makePending(first, view, scope)
  }

  @inline(never)
  private mutating func makePending(_ first: Int, _ view: View, _ scope: BuildScope) -> Int {
    let (label, index) = label(from: first, scope)
    guard index < pending.count, case .modifier(let modifier) = pending[index].kind else {
      return makeView(view, scope, label)
    }
    let item = pending[index]
    let place = modifier.addsViews ? addition(by: index, to: scope) : item.scope
    let node = newNode(layout(of: modifier, place), item.source, item.scope, isPiece: item.isPiece)
    attach(label, node, item.scope)
    makeInside(of: node, index, place, view, scope)
    return node
  }

  /// The pending modifiers from `first` inwards that make no node, up to the next one that does.
  /// - Returns: nil for the label if there is none; the modifier's place, or the end.
  @inline(never)
  private func label(from first: Int, _ scope: BuildScope) -> (Payloads.Label?, next: Int) {
    var label: Payloads.Label?
    for index in first..<pending.count {
      let item = pending[index]
      switch item.kind {
      case .decoration(let decoration):
        label = label ?? Payloads.Label()
        label?.decorations.append(decoration.resolved(in: environment(scope)))
      case .identifier(let name):
        var named = label ?? Payloads.Label()
        named.identifier = named.identifier ?? name
        label = named
      case .action(let action):
        var acting = label ?? Payloads.Label()
        acting.actions.append((action, acting.preferences.count))
        if case .tap = action, !environment(item.scope).isEnabled { acting.isDisabled = true }
        label = acting
      case .trait(let trait):
        guard trait.isPreference else { break }
        label = label ?? Payloads.Label()
        label?.preferences.append(trait)
      case .modifier: return (label, index)
      }
    }
    return (label, pending.count)
  }

  /// Where a pending modifier adds views to a member.
  private func addition(by index: Int, to member: BuildScope) -> BuildScope {
    let number = pending[..<index].count { item in
      if case .modifier(let modifier) = item.kind { modifier.addsViews } else { false }
    }
    var place = pending[index].scope
    place.views = []
    place.identity = place.identity.ofAddition(to: member.identity, number)
    return place
  }

  /// Makes the inside of a pending modifier's node: the view, and the modifier's additions.
  private mutating func makeInside(
    of node: Int, _ index: Int, _ place: BuildScope, _ view: View, _ scope: BuildScope
  ) {
    var inside = [Int32(truncatingIfNeeded: make(index + 1, view, scope))]
    finish(node, of: index, &inside, place)
  }

  @inline(never)
  private mutating func finish(
    _ node: Int, of index: Int, _ inside: inout [Int32], _ place: BuildScope
  ) {
    let item = pending[index]
    guard case .modifier(let modifier) = item.kind else { return }
    switch modifier {
    case .overlay(let secondary, _), .background(let secondary, _, _),
      .safeAreaInset(_, _, _, _, let secondary):
      var outer = place
      // A modified colour or shape isn't in the source, either.
      if !item.isPiece, item.source != nil { outer.maker = solver.payloads.index(of: item.source) }
      if let built = buildOne(
        secondary, outer, parent: node, in: .layers)
      {
        inside.append(built)
      }
    default: break
    }
    adopt(inside, into: node)
    name(node, modifier)
    finish(node)
    solver.node(node).pointee.priority = priority(
      of: modifier, solver.node(node).pointee.layout, inside: Int(inside[0]))
  }

  private mutating func makeView(
    _ view: View, _ scope: BuildScope, _ label: Payloads.Label?
  ) -> Int {
    let isPiece = isPiece(view.source, scope)
    switch view.content {
    case .leaf(let leaf): return makeLeaf(leaf, view.source, scope, label, isPiece: isPiece)
    case .geometryReader(let content):
      let layout = reader(content, inside(scope, isPiece: isPiece))
      let node = newNode(.reader(layout), view.source, scope, isPiece: isPiece)
      attach(label, node, scope)
      return node
    case .container(let container, let content):
      return makeContainer(container, content, view.source, scope, label, isPiece: isPiece)
    default:
      return newNode(
        .passThrough(PassThroughLayout(modifier: .unknown)), view.source, scope, isPiece: isPiece)
    }
  }

  /// The scope for the inside of a view.
  private func inside(_ scope: BuildScope, isPiece: Bool) -> BuildScope {
    var inner = scope
    inner.views = []
    if !isPiece { inner.maker = nil }
    return inner
  }

  private func reader(
    _ content: @escaping (GeometryProxy, BuildContext) -> View, _ inside: BuildScope
  ) -> GeometryReaderLayout {
    solver.payloads.readers.append(.init(content: content, scope: inside))
    let platform = platform(inside)
    return GeometryReaderLayout(
      content: Int32(solver.payloads.readers.count - 1),
      centresSingleChild: platform.kind == .ios && platform.os < 14)
  }

  @inline(never)
  private mutating func makeContainer(
    _ container: Container, _ content: View, _ source: SourceRange?, _ scope: BuildScope,
    _ label: Payloads.Label?, isPiece: Bool
  ) -> Int {
    var inner = inside(scope, isPiece: isPiece)
    inner.isScrolled = scope.isScrolled || container.isScrollView
    if container.isLazy {
      let node = makeLazy(container, content, source, scope, inner, isPiece: isPiece)
      attach(label, node, scope)
      name(node, container)
      return node
    }
    let node = newNode(layout(of: container, scope), source, scope, isPiece: isPiece)
    attach(label, node, scope)
    inner.orientation = orientation(of: container, node)
    if container.isScrollView { inner = insideScrollView(inner) }
    finish(node, of: container, buildInside(of: container, content, inner, node))
    return node
  }

  @inline(never)
  private func finish(_ node: Int, of container: Container, _ members: [Int32]) {
    adopt(members, into: node)
    name(node, container)
    if container.isScrollView {
      solver.payloads.label(node) { $0.decorations.append(.clip(.area(.rectangle))) }
    }
    finish(node)
    let only = members.count == 1 ? solver.node(Int(members[0])).pointee.priority : 0
    solver.node(node).pointee.priority =
      members.isEmpty ? -.infinity : container.isStack ? only : 0
  }

  private func makeLeaf(
    _ leaf: Leaf, _ source: SourceRange?, _ scope: BuildScope, _ label: Payloads.Label?,
    isPiece: Bool
  ) -> Int {
    let node = newNode(layout(of: leaf, scope), source, scope, isPiece: isPiece)
    attach(label, node, scope)
    finish(node)
    switch leaf {
    case .spacer: solver.node(node).pointee.priority = -.infinity
    case .shape(let shape):
      guard let path = shape.path else { break }
      solver.payloads.label(node) { $0.outline = path }
      solver.payloads.drawsShapes = true
    case .canvas(_, let marks): solver.payloads.label(node) { $0.marks = marks }
    default: break
    }
    return node
  }

  /// A scroll view has one content: several views are gathered in a column.
  private mutating func buildInside(
    of container: Container, _ content: View, _ scope: BuildScope, _ node: Int
  ) -> [Int32] {
    guard case .scrollView = container else { return build(content, scope) }
    return buildOne(content, scope, parent: node, in: .column).map { [$0] } ?? []
  }

  /// A scroll view's anchors and margins don't apply to scroll views inside it.
  @inline(never)
  private func insideScrollView(_ scope: BuildScope) -> BuildScope {
    var (inner, values) = (scope, environment(scope))
    guard values.scrollAnchors != ScrollAnchors() || !values.contentMargins.isEmpty else {
      return scope
    }
    values.scrollAnchors = ScrollAnchors()
    values.contentMargins = [:]
    solver.payloads.environments.append(values)
    inner.environment = Int32(solver.payloads.environments.count - 1)
    return inner
  }

  @inline(never)
  private mutating func makeLazy(
    _ container: Container, _ content: View, _ source: SourceRange?, _ scope: BuildScope,
    _ inside: BuildScope, isPiece: Bool
  ) -> Int {
    var inside = inside
    inside.orientation = container.axisOfStack
    let content = LazyContent(segments(of: content, inside))
    solver.payloads.lazyContents.append(content)
    let node = newNode(layout(of: container, scope), source, scope, isPiece: isPiece)
    finish(node)
    solver.node(node).pointee.priority = content.count == 0 ? -.infinity : 0
    content.makeFirst(of: node, solver)
    return node
  }

  // MARK: Nodes

  /// The source index of pieces of a view without a source.
  static let unwritten: Int32 = -1

  /// Whether Reflow made a view or modifier of this source for the outer view, which is one that it
  /// builds.
  func isPiece(_ source: SourceRange?, _ scope: BuildScope) -> Bool {
    guard let maker = scope.maker else { return false }
    return source == nil || (maker >= 0 && source == solver.payloads.sources[Int(maker)])
  }

  func newNode(
    _ layout: NodeLayout, _ source: SourceRange?, _ scope: BuildScope, isPiece: Bool
  ) -> Int {
    var node = Node(layout: layout, parent: -1, environment: scope.environment)
    if solver.payloads.environments[Int(scope.environment)].direction == .rightToLeft {
      node.flags.insert(.rightToLeft)
    }
    if isPiece { node.flags.insert(.isPiece) }
    node.source = solver.payloads.index(of: source)
    solver.nodes.append(node)
    return solver.nodes.count - 1
  }

  private func attach(_ label: Payloads.Label?, _ node: Int, _ scope: BuildScope) {
    guard label != nil || !scope.views.isEmpty else { return }
    var label = label ?? Payloads.Label()
    label.views = scope.views
    label.identity = scope.identity
    if label.decorations.contains(where: \.isBorder) {
      solver.node(node).pointee.flags.insert(.isBordered)
    }
    if label.decorations.contains(where: \.drawsShape) { solver.payloads.drawsShapes = true }
    solver.payloads.labels[node] = label
  }

  /// Makes `inside` the node's subviews.
  func adopt(_ inside: [Int32], into node: Int) {
    let record = solver.node(node)
    record.pointee.firstChild = Int32(truncatingIfNeeded: solver.children.count)
    record.pointee.childCount = Int32(truncatingIfNeeded: inside.count)
    var isEven = true
    for child in inside {
      solver.node(Int(child)).pointee.parent = Int32(truncatingIfNeeded: node)
      solver.children.append(child)
      solver.slots.append(Slot())
      isEven =
        isEven
        && solver.node(Int(child)).pointee.priority
          == solver.node(Int(inside[0])).pointee.priority
    }
    if isEven { solver.node(node).pointee.flags.insert(.hasEvenPriorities) }
  }

  /// Derives data from the node's layout and its subviews.
  func finish(_ node: Int) {
    let record = solver.node(node)
    var flags = record.pointee.flags
    for position in 0..<Int(record.pointee.childCount) {
      let child = solver.child(position, of: node)
      flags.formUnion(solver.node(child).pointee.flags.intersection(.explicit))
    }
    flags.formUnion(record.pointee.layout.flags)
    if record.pointee.layout.answer(SingleAnswerQuestion(node: node, solver: solver)) {
      flags.insert(.answersSingly)
    }
    record.pointee.flags = flags
  }
}
