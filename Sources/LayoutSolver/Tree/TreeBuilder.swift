/// Turns view descriptions into nodes, depth first.
///
/// A view is built for the container around it, to which it contributes no member, one or several.
/// The modifiers on the way down are kept pending and are made again around every member.
struct TreeBuilder {
  let solver: Solver
  /// From the outermost to the innermost.
  var pending: [Pending] = []
  /// Members of the container whose content is being built.
  private(set) var members: [Int32] = []
  /// The grid row being built, with its alignment, and the index of the grid traits of its cells
  /// without their own; -1 before there is one.
  private var row: (number: Int, guide: Guide?, plainCell: Int32)?
  private var rows = 0
  /// The part of a section being walked.
  var part: (role: LazyContent.Role, section: Int32) = (.row, 0)
  /// Members recorded for a lazy container, to be made on demand; nil elsewhere.
  var deferred: [LazyContent.Segment]?
  /// The path to the lazy container whose content is being walked.
  var lazyPlace = Identity()
  /// The container for several views where one is wanted, until the walk reaches them; nil in
  /// lists.
  private var gathering: ImplicitContainer?
  /// What is kept of the closures called for a lazy container's member; nil outside of those.
  var kept: KeptViews?
  private var reportedDepth = false
  /// How deep the views were nested so far.
  private(set) var deepest = 0

  /// Deeper trees would exhaust the stack; what lies deeper is left out and reported.
  static let depthLimit = 10_000
  /// How many nodes a tree usually may have. Larger ones would exhaust the memory; the rest is
  /// omitted and reported.
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
    /// Whether it isn't in the source itself.
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
    let outer = (pending, members, row, part, deferred, lazyPlace, gathering)
    (pending, members, row, part, deferred, lazyPlace, gathering) =
      ([], [], nil, (.row, 0), nil, Identity(), nil)
    let result = walk(&self)
    (pending, members, row, part, deferred, lazyPlace, gathering) = outer
    return result
  }

  /// Builds a view as one node; nil without a member.
  ///
  /// Several members are gathered in an implicit container. What modifies them all is made once,
  /// around it: only where a list of views is wanted are its members modified one by one.
  mutating func buildOne(
    _ view: View, _ scope: BuildScope, parent: Int, in implicit: ImplicitContainer
  ) -> Int32? {
    let members = apart { builder in
      builder.gathering = implicit
      builder.visit(view, scope.deeper)
      return builder.members
    }
    guard members.count > 1 else {
      if let only = members.first {
        solver.node(Int(only)).pointee.parent = Int32(truncatingIfNeeded: parent)
      }
      return members.first
    }
    let container = implicit.container
    let node = newNode(layout(of: container, scope), view.source, scope, isPiece: true)
    for member in members { orient(Int(member), container.axisOfStack) }
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

  /// Adds the members that a view contributes.
  ///
  /// What is called at every level of a tree takes little of the stack: nested columns go through
  /// here alone, and what other views need is in functions of its own.
  mutating func visit(_ view: View, _ scope: BuildScope) {
    if isFull(scope) { return }
    guard scope.depth < Self.depthLimit else { return leaveOut(scope) }
    deepest = max(deepest, scope.depth + 1)
    if gathering != nil, gather(view, scope) { return }
    switch view.content {
    case .empty: break
    // Most views are leaves, whose scope needs no copy.
    case .leaf: addMember(view, scope)
    case .group(let views): visit(views, scope)
    case .container(.gridRow, _): visitInside(view, scope)
    case .container, .geometryReader: addMember(view, scope.deeper)
    default: visitInside(view, scope)
    }
  }

  private mutating func visit(_ views: [View], _ scope: BuildScope) {
    var inner = scope.deeper
    for (index, member) in views.enumerated() {
      visit(member, inner.stepping(index))
      inner.views = []
    }
  }

  /// Marks where views are nested too deep, and reports it once.
  private mutating func leaveOut(_ scope: BuildScope) {
    if !reportedDepth {
      solver.find(
        .error, .tooDeep,
        "views nested more than \(Self.depthLimit) deep are left out\(inBody(scope))",
        remedy: "end the recursion of a body that contains itself", 0)
    }
    reportedDepth = true
    addMember(View(.leaf(.placeholder(name: "…"))), scope)
  }

  /// Makes the implicit container of several views, where one view is wanted and a modifier applies
  /// to them. Others are walked through: they are gathered as members if there is more than one.
  @inline(never)
  private mutating func gather(_ view: View, _ scope: BuildScope) -> Bool {
    guard let container = gathering?.container, view.isList else { return false }
    gathering = nil
    if pending.isEmpty { return false }
    var scope = scope.deeper
    // It isn't in the source, though it is at the views' place.
    scope.maker = solver.payloads.index(of: view.source)
    addMember(View(.container(container, view), source: view.source), scope)
    return true
  }

  /// Visits the inside of a view that isn't a member itself.
  @inline(never)
  private mutating func visitInside(_ view: View, _ scope: BuildScope) {
    var inner = scope.deeper
    switch view.content {
    case .container(.gridRow(let guide), let content): visitRow(content, guide, inner)
    case .empty, .leaf, .container, .group, .geometryReader: break
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
      // Views around a scene have no source, but names that they are known by.
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
    }
  }

  /// Visits a closure's result at a place.
  private mutating func visit(_ scope: BuildScope, made view: (BuildContext) -> View) {
    defer { if solver.walk.isExhausted { reportTooMany(scope) } }
    guard let outer = kept else { return visit(context(scope).view(madeBy: view), scope) }
    let entry = outer.entry()
    kept = entry
    visit(entry.view(solver) { context(scope).view(madeBy: view) }, scope)
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
    row = (rows, guide.map { key($0) }, -1)
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

  /// Whether the tree has its maximum size, which is reported once.
  private func isFull(_ scope: BuildScope) -> Bool {
    let count = max(solver.nodes.count, deferred?.count ?? 0)
    guard count >= solver.nodeLimit else { return false }
    reportTooMany(scope)
    return true
  }

  private func reportTooMany(_ scope: BuildScope) {
    if solver.findings.contains(rule: .tooManyViews) { return }
    solver.find(
      .error, .tooManyViews,
      "views beyond \(solver.nodeLimit) are left out\(inBody(scope))",
      remedy: "use a lazy stack or grid in a ScrollView, which makes only those in sight", 0)
  }

  /// The scene's own view with the current body, for messages.
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

  /// Keeps a member's traits for the container around.
  private mutating func gatherTraits(of node: Int) {
    var traits: Payloads.MemberTraits?
    // As in the environment, the innermost value counts.
    for item in pending.reversed() {
      if case .trait(let trait) = item.kind { trait.gather(into: &traits) }
    }
    guard let row else {
      if let traits { keep(traits, of: node) }
      return
    }
    if traits == nil, row.plainCell >= 0 {
      solver.node(node).pointee.traits = row.plainCell
      return
    }
    var cell = traits ?? Payloads.MemberTraits()
    cell.grid.row = row.number
    cell.grid.rowAlignment = row.guide
    keep(cell, of: node)
    if traits == nil { self.row?.plainCell = solver.node(node).pointee.traits }
  }

  private func keep(_ traits: Payloads.MemberTraits, of node: Int) {
    solver.node(node).pointee.traits = solver.payloads.index(of: traits)
    if let zIndex = traits.zIndex { solver.payloads.label(node) { $0.zIndex = zIndex } }
  }

  /// Keeps the node of an identity, so that a scroll view can be asked to show it.
  private func noteTarget(_ identity: AnyHashable, from first: Int, _ scope: BuildScope) {
    guard scope.isScrolled && members.count > first else { return }
    solver.payloads.targets.append((identity, members[first]))
  }

  private func context(_ scope: BuildScope) -> BuildContext {
    BuildContext(environment: environment(scope), identity: scope.identity)
  }

  func environment(_ scope: BuildScope) -> EnvironmentValues {
    solver.payloads.environments[Int(scope.environment)]
  }

  func platform(_ scope: BuildScope) -> Platform {
    solver.payloads.environments[Int(scope.environment)].platform
  }
}
