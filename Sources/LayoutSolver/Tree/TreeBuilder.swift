/// Turns view descriptions into nodes, depth first.
///
/// A view is built for the container around it, to which it contributes no member, one or several.
/// The modifiers on the way down are kept pending and are made anew around every member.
struct TreeBuilder {
  let solver: Solver
  /// From the outermost to the innermost.
  var pending: [Pending] = []
  /// Members of the container whose content is being built.
  private(set) var members: [Int32] = []
  /// The grid row being built, with its alignment.
  private var row: (number: Int, guide: Guide?)?
  private var rows = 0
  /// What is being walked is this part of a section.
  var part: (role: LazyContent.Role, section: Int32) = (.row, 0)
  /// Members noted for a lazy container, to be made when it asks for them; nil elsewhere.
  var deferred: [LazyContent.Segment]?
  /// The way to the lazy container whose content is being walked.
  var lazyPlace = Identity()
  /// What is kept of the closures called for a lazy container's member; nil outside of those.
  var kept: KeptViews?
  private var reportedDepth = false
  /// How deep the views were nested so far.
  private(set) var deepest = 0

  /// Deeper trees would exhaust the stack; what lies deeper is left out and reported.
  static let depthLimit = 10_000
  /// How many nodes a tree usually may have. Larger ones would exhaust the memory; what comes after
  /// is left out and reported.
  static let nodeLimit = 100_000

  init(solver: Solver) { self.solver = solver }

  /// Something applied to a view, with the scope in which it was applied.
  struct Pending {
    enum Kind {
      case modifier(Modifier)
      case decoration(Decoration)
      case trait(Trait)
      case identifier(String)
      case action(Action)
    }
    var kind: Kind
    var source: SourceRange?
    var scope: BuildScope
    /// Whether it doesn't stand in the source itself.
    var isPiece = false
  }

  /// Builds a view; its members in order.
  mutating func build(_ view: View, _ scope: BuildScope) -> [Int32] {
    apart { builder in
      builder.visit(view, scope)
      return builder.members
    }
  }

  /// Walks the content of another container, with nothing pending.
  mutating func apart<R>(_ walk: (inout TreeBuilder) -> R) -> R {
    let outer = (pending, members, row, part, deferred, lazyPlace)
    (pending, members, row, part, deferred, lazyPlace) = ([], [], nil, (.row, 0), nil, Identity())
    let result = walk(&self)
    (pending, members, row, part, deferred, lazyPlace) = outer
    return result
  }

  /// Builds a view as one node: several members are gathered in `wrapper`; nil without a member.
  mutating func buildOne(
    _ view: View, _ scope: BuildScope, parent: Int, wrapper: NodeLayout, orientation: Axis?
  ) -> Int32? {
    var inner = scope
    inner.depth += 1
    let members = build(view, inner)
    guard members.count > 1 else {
      if let only = members.first {
        solver.node(Int(only)).pointee.parent = Int32(truncatingIfNeeded: parent)
      }
      return members.first
    }
    let node = newNode(wrapper, view.source, scope, isPiece: true)
    for member in members { orient(Int(member), orientation) }
    adopt(members, into: node)
    finish(node)
    solver.node(node).pointee.parent = Int32(truncatingIfNeeded: parent)
    return Int32(truncatingIfNeeded: node)
  }

  /// A spacer or divider learns only here that an implicit stack is around it.
  private func orient(_ member: Int, _ axis: Axis?) {
    var node = member
    while solver.node(node).pointee.layout.isModifier { node = solver.onlyChild(of: node) }
    switch solver.node(node).pointee.layout {
    case .spacer(var leaf):
      leaf.orientation = axis
      solver.node(node).pointee.layout = .spacer(leaf)
    case .divider(var leaf):
      leaf.isVertical = axis == .horizontal
      solver.node(node).pointee.layout = .divider(leaf)
    default: break
    }
  }

  // MARK: Walking

  mutating func visit(_ view: View, _ scope: BuildScope) {
    if isFull(scope) { return }
    guard scope.depth < Self.depthLimit else {
      if !reportedDepth {
        solver.find(
          .error, "too-deep",
          "views nested more than \(Self.depthLimit) deep are left out\(inBody(scope))",
          remedy: "end the recursion of a body that contains itself", 0)
      }
      reportedDepth = true
      addMember(View(.leaf(.placeholder(name: "…"))), scope)
      return
    }
    deepest = max(deepest, scope.depth + 1)
    // Most views are leaves, whose scope needs no copy.
    if case .leaf = view.content { return addMember(view, scope) }
    var inner = scope
    inner.depth += 1
    switch view.content {
    case .empty: break
    case .group(let views):
      for (index, member) in views.enumerated() {
        visit(member, inner.stepping(index))
        inner.views = []
      }
    case .forEach(let count, let identity, let content):
      if deferred != nil {
        let elements = LazyContent.Segment.Source.elements(identity: identity, content: content)
        postpone(elements, 0..<max(count, 0), inner)
        return
      }
      for index in 0..<max(count, 0) {
        if isFull(inner) { return }
        let id = identity(index)
        let first = members.count
        visit(inner.stepping(id), made: { _ in content(index) })
        noteTarget(id, from: first, scope)
        inner.views = []
      }
    case .section(let header, let content, let footer):
      visitSection([(.header, header), (.row, content), (.footer, footer)], inner)
    case .composite(let name, let isBuiltIn, let body):
      if !name.isEmpty { inner = inner.stepping(name) }
      // What stands around a scene has no source, and yet names that it is known by.
      let isUnnamed = isBuiltIn && scope.maker != Self.unwritten && isPiece(view.source, scope)
      if !name.isEmpty, !isUnnamed {
        inner.views.append(WrittenView(name: name, source: view.source, isBuiltIn: isBuiltIn))
      }
      inner.maker = isBuiltIn ? solver.payloads.index(of: view.source) : nil
      if !isBuiltIn { inner.body = name }
      visit(inner, made: body)
    case .placed(let body):
      inner = inner.stepping("placed")
      visit(inner, made: body)
    case .environment(let view, let change):
      var environment = solver.payloads.environments[Int(scope.environment)]
      change(&environment)
      solver.payloads.environments.append(environment)
      inner.environment = Int32(solver.payloads.environments.count - 1)
      visit(view, inner)
    case .identity(let view, let id):
      let first = members.count
      visit(view, inner.stepping(id))
      noteTarget(id, from: first, scope)
    case .modified(let inside, let modifier):
      apply(.modifier(modifier), to: inside, view.source, inner)
    case .decorated(let inside, let decoration):
      apply(.decoration(decoration), to: inside, view.source, inner)
    case .trait(let inside, let trait): apply(.trait(trait), to: inside, view.source, inner)
    case .identifier(let inside, let name):
      apply(.identifier(name), to: inside, view.source, inner)
    case .action(let inside, let action): apply(.action(action), to: inside, view.source, inner)
    case .container(.gridRow(let guide), let content):
      visitRow(content, guide, inner)
    case .leaf, .container, .geometryReader: addMember(view, inner)
    }
  }

  /// Visits what a closure gives at a place.
  private mutating func visit(_ scope: BuildScope, made view: (BuildContext) -> View) {
    guard let outer = kept else { return visit(view(context(scope)), scope) }
    let entry = outer.entry()
    kept = entry
    visit(entry.view(solver) { view(context(scope)) }, scope)
    kept = outer
  }

  private mutating func apply(
    _ kind: Pending.Kind, to inside: View, _ source: SourceRange?, _ scope: BuildScope
  ) {
    var item = Pending(kind: kind, source: source, scope: scope)
    var inner = scope
    if case .modifier = kind {
      inner.views = []
      item.isPiece = isPiece(source, scope) || (source != nil && source == inside.source)
    }
    pending.append(item)
    visit(inside, inner)
    pending.removeLast()
  }

  /// A row's cells are the grid's own members; outside of a grid it is a group.
  private mutating func visitRow(
    _ content: View, _ guide: AlignmentGuide?, _ scope: BuildScope
  ) {
    let outer = row
    rows += 1
    row = (rows, guide.map { key($0) })
    visit(content, scope)
    row = outer
  }

  /// The parts of a section are members of the container around.
  private mutating func visitSection(
    _ parts: [(role: LazyContent.Role, view: View)], _ scope: BuildScope
  ) {
    let outer = part
    solver.payloads.sections += 1
    let section = solver.payloads.sections
    for (number, (role, view)) in parts.enumerated() {
      part = (role, section)
      visit(view, scope.stepping(number))
    }
    part = outer
  }

  // MARK: Members

  /// Whether the tree is as large as it may get, which is reported once.
  private func isFull(_ scope: BuildScope) -> Bool {
    let count = max(solver.nodes.count, deferred?.count ?? 0)
    guard count >= solver.nodeLimit else { return false }
    if !solver.findings.contains(rule: "too-many-views") {
      solver.find(
        .error, "too-many-views",
        "views beyond \(solver.nodeLimit) are left out\(inBody(scope))",
        remedy: "use a lazy stack or grid in a ScrollView, which makes only those in sight", 0)
    }
    return true
  }

  /// The scene's own view in whose body something is, for messages.
  private func inBody(_ scope: BuildScope) -> String {
    scope.body.map { " in the body of '\($0)'" } ?? ""
  }

  mutating func addMember(_ view: View, _ scope: BuildScope) {
    if deferred != nil {
      postpone(.view(view), 0..<1, scope)
      return
    }
    if isFull(scope) { return }
    let node = make(0, view, scope)
    if !pending.isEmpty || row != nil { gatherTraits(of: node) }
    members.append(Int32(truncatingIfNeeded: node))
  }

  /// Keeps what the container around reads from a member.
  private func gatherTraits(of node: Int) {
    var traits: Payloads.MemberTraits?
    // As in the environment, the innermost value counts.
    for item in pending.reversed() {
      if case .trait(let trait) = item.kind { trait.gather(into: &traits) }
    }
    if let row {
      traits = traits ?? Payloads.MemberTraits()
      traits?.gridRow = row.number
      traits?.gridRowAlignment = row.guide
    }
    guard let traits else { return }
    solver.payloads.setTraits(traits, of: node)
    if let zIndex = traits.zIndex { solver.payloads.label(node) { $0.zIndex = zIndex } }
  }

  /// Makes the pending modifiers from `first` inwards, then the view itself.
  private mutating func make(_ first: Int, _ view: View, _ scope: BuildScope) -> Int {
    if first == pending.count { return makeView(view, scope, nil) }
    var label: Payloads.Label?
    var index = first
    while index < pending.count {
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
        label = label ?? Payloads.Label()
        label?.actions.append(action)
        if case .tap = action, !environment(item.scope).isEnabled { label?.isDisabled = true }
      case .trait(let trait):
        guard trait.isPreference else { break }
        label = label ?? Payloads.Label()
        label?.preferences.append(trait)
      case .modifier(let modifier):
        let node = newNode(
          layout(of: modifier, item.scope), item.source, item.scope, isPiece: item.isPiece)
        attach(label, node, item.scope)
        makeInside(of: node, modifier, item, index + 1, view, scope)
        return node
      }
      index += 1
    }
    let node = makeView(view, scope, label)
    return node
  }

  private mutating func makeInside(
    of node: Int, _ modifier: Modifier, _ item: Pending, _ next: Int, _ view: View,
    _ scope: BuildScope
  ) {
    var inside = [Int32(truncatingIfNeeded: make(next, view, scope))]
    switch modifier {
    case .overlay(let secondary, _), .background(let secondary, _, _),
      .safeAreaInset(_, _, _, let secondary):
      var outer = item.scope.stepping("secondary")
      outer.views = []
      // What a modifier makes of a colour or a shape isn't written, either.
      if !item.isPiece, item.source != nil { outer.maker = solver.payloads.index(of: item.source) }
      if let built = buildOne(
        secondary, outer, parent: node,
        wrapper: .zStack(ZStackLayout(alignment: .center)), orientation: nil)
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
    if case .leaf(let leaf) = view.content {
      return makeLeaf(leaf, view.source, scope, label, isPiece: isPiece)
    }
    var inner = scope
    inner.views = []
    if !isPiece { inner.maker = nil }
    switch view.content {
    case .geometryReader(let content):
      solver.payloads.readers.append(.init(content: content, scope: inner))
      let platform = platform(scope)
      let layout = GeometryReaderLayout(
        content: Int32(solver.payloads.readers.count - 1),
        centresSingleChild: platform.kind == .ios && platform.os < 14)
      let node = newNode(.reader(layout), view.source, scope, isPiece: isPiece)
      attach(label, node, scope)
      return node
    case .container(let container, let content):
      inner.isScrolled = scope.isScrolled || container.isScrollView
      if container.isLazy {
        let node = makeLazy(container, content, view.source, scope, inner, isPiece: isPiece)
        attach(label, node, scope)
        name(node, container)
        return node
      }
      let node = newNode(layout(of: container, scope), view.source, scope, isPiece: isPiece)
      attach(label, node, scope)
      inner.orientation = orientation(of: container, node)
      if container.isScrollView { inner = insideScrollView(inner) }
      let inside = buildInside(of: container, content, inner, node)
      adopt(inside, into: node)
      name(node, container)
      if case .scrollView = container {
        solver.payloads.label(node) { $0.decorations.append(.clip(.area(.rectangle))) }
      }
      finish(node)
      let only = inside.count == 1 ? solver.node(Int(inside[0])).pointee.priority : 0
      solver.node(node).pointee.priority =
        inside.isEmpty ? -.infinity : container.isStack ? only : 0
      return node
    default:
      return newNode(
        .passThrough(PassThroughLayout(modifier: .unknown)), view.source, scope, isPiece: isPiece)
    }
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
    let column = StackLayout(axis: .vertical, guide: .horizontalCenter, gap: .nan)
    return buildOne(
      content, scope, parent: node, wrapper: .stack(column), orientation: .vertical
    ).map { [$0] } ?? []
  }

  /// A scroll view's anchors and margins aren't those of the scroll views inside it.
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

  /// Keeps the node of an identity, so that a scroll view can be told to show it.
  private func noteTarget(_ identity: AnyHashable, from first: Int, _ scope: BuildScope) {
    guard scope.isScrolled && members.count > first else { return }
    solver.payloads.targets.append((identity, members[first]))
  }

  // MARK: Nodes

  private func context(_ scope: BuildScope) -> BuildContext {
    BuildContext(environment: environment(scope), identity: scope.identity)
  }

  func environment(_ scope: BuildScope) -> EnvironmentValues {
    solver.payloads.environments[Int(scope.environment)]
  }

  func platform(_ scope: BuildScope) -> Platform {
    solver.payloads.environments[Int(scope.environment)].platform
  }

  /// In place of the source of the view that others are made for, where that has none.
  private static let unwritten: Int32 = -1

  /// Whether Reflow made a view or modifier of this source for the view around, which is one that
  /// it builds.
  private func isPiece(_ source: SourceRange?, _ scope: BuildScope) -> Bool {
    guard let maker = scope.maker else { return false }
    return source == nil || (maker >= 0 && source == solver.payloads.sources[Int(maker)])
  }

  private func newNode(
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
    solver.payloads.labels[Int32(truncatingIfNeeded: node)] = label
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

  /// What follows from the node's layout and its subviews.
  private func finish(_ node: Int) {
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
