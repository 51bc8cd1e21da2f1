/// A view of the source whose body begins with some node: one of the scene's own, or one that
/// Reflow builds from several.
public struct WrittenView: Hashable, Sendable {
  /// Its type: `ContentView`, `Form`.
  public var name: String
  public var source: SourceRange?
  /// Whether it is SwiftUI's, so that Reflow builds its body.
  public var isBuiltIn: Bool

  public init(name: String, source: SourceRange? = nil, isBuiltIn: Bool = false) {
    self.name = name
    self.source = source
    self.isBuiltIn = isBuiltIn
  }
}

/// The kinds of SwiftUI's own views, by their names; a scene's view of such a name doesn't count.
extension WrittenView {
  /// Whether its content is rows that scroll.
  var isList: Bool { isBuiltIn && ["List", "Form"].contains(name) }

  /// Whether it is as large as its offer, whatever its content needs.
  var fillsItsOffer: Bool {
    isBuiltIn
      && ["TabView", "NavigationStack", "NavigationSplitView", "NavigationView"].contains(name)
  }

  var isButton: Bool { isBuiltIn && name == "Button" }

  var isLabel: Bool { isBuiltIn && name == "Label" }

  /// Whether it is one line, or some, that scroll under the cursor.
  var isField: Bool { isBuiltIn && ["TextField", "SecureField"].contains(name) }

  /// Whether it has pages with titles.
  var isNavigation: Bool { isBuiltIn && ["NavigationStack", "NavigationView"].contains(name) }

  /// Whether a list's row of it has a label and a value.
  var isLabelledRow: Bool { isBuiltIn && name == "Picker" }
}

/// A view's or modifier's name in all of Reflow's text: as in the source.
public struct ViewName: Hashable, Sendable {
  /// `Button`, `VStack`, `padding`.
  public var word: String
  /// What distinguishes it from others of the name: `"Send"`, `16`; empty for nothing.
  public var detail: String
  public var identifier: String?
  /// The view or modifier that Reflow made it for, `Form`; nil for one in the source.
  public var whole: String?

  /// `Button "Send" #send`, without what it is a piece of.
  public var text: String {
    var text = word
    if !detail.isEmpty { text += " " + detail }
    if let identifier { text += " #" + identifier }
    return text
  }

  /// The same for use away from the tree: `Form › padding 16`.
  public var full: String { whole.map { "\($0) › \(text)" } ?? text }

  /// In few words, for sums and tables: its identifier, its text, else its kind.
  public var short: String {
    if let identifier { return identifier }
    let own = detail.hasPrefix("\"") ? "\(word) \(detail)" : word
    return whole.map { "\($0) › \(own)" } ?? own
  }
}

/// The one place where views get their names.
public struct ViewNames {
  let nodes: [PlacedNode]

  public init(_ nodes: [PlacedNode]) { self.nodes = nodes }

  /// The node's name: a view that Reflow builds by its own name and title, everything else by its
  /// kind in layout.
  public func name(of id: NodeID) -> ViewName {
    let node = nodes[id.index]
    guard node.isPiece else {
      let detail = node.detail.isEmpty && node.isModifier ? figure(of: node) : node.detail
      return ViewName(word: node.name, detail: detail, identifier: node.identifier)
    }
    if let view = node.views.last {
      return ViewName(word: view.name, detail: title(of: node), identifier: node.identifier)
    }
    let whole = written(id)
    let name = whole == id ? nil : nodes[whole.index].word
    return ViewName(
      word: node.name, detail: node.detail, identifier: node.identifier, whole: name)
  }

  /// The node of the view or modifier in the source that `id` is a piece of; the node itself if it
  /// is in the source.
  public func written(_ id: NodeID) -> NodeID {
    var node = nodes[id.index]
    while node.isHidden, let parent = node.parent { node = nodes[parent.index] }
    return node.id
  }

  /// The place of the node's view or modifier in the source.
  public func source(of id: NodeID) -> SourceRange? {
    let whole = nodes[written(id).index]
    return whole.isPiece ? whole.views.last?.source ?? whole.source : whole.source
  }

  // MARK: What tells a view from its like

  /// A view's title is one of its first pieces, so that no more are examined.
  private static let mostPieces = 100

  /// The text among a view's own pieces, else the only text of its content, if that is short.
  private func title(of view: PlacedNode) -> String {
    if !view.textLines.isEmpty || view.children.isEmpty { return view.detail }
    if let own = first(in: view, where: { !$0.textLines.isEmpty }) { return own.detail }
    let inside = subtree(of: view, atMost: 12)
    let texts = inside.filter { !$0.textLines.isEmpty }
    return inside.count < 12 && texts.count == 1 ? texts[0].detail : ""
  }

  /// The colour or shape of a background.
  private func figure(of modifier: PlacedNode) -> String {
    first(in: modifier) { $0.figureDetail != nil }?.detail ?? ""
  }

  /// Among the pieces made for a view or modifier, from top to bottom.
  private func first(in whole: PlacedNode, where isWanted: (PlacedNode) -> Bool) -> PlacedNode? {
    var pending = Array(whole.children.reversed())
    var left = Self.mostPieces
    while let id = pending.popLast(), left > 0 {
      let node = nodes[id.index]
      guard node.isHidden else { continue }
      if isWanted(node) { return node }
      left -= 1
      pending += node.children.reversed()
    }
    return nil
  }

  private func subtree(of view: PlacedNode, atMost count: Int) -> [PlacedNode] {
    var found: [PlacedNode] = []
    var pending = view.children
    while let id = pending.popLast(), found.count < count {
      found.append(nodes[id.index])
      pending += nodes[id.index].children
    }
    return found
  }
}

extension PlacedNode {
  /// Whether no view or modifier of the source begins with it.
  public var isHidden: Bool { isPiece && views.isEmpty }

  /// The word of its name, as ``ViewNames/name(of:)`` gives it: `Button`, `padding`.
  public var word: String { isPiece ? views.last?.name ?? name : name }
}

extension LayoutResult {
  /// The node's name, everywhere.
  public func name(of id: NodeID) -> ViewName { ViewNames(nodes).name(of: id) }

  /// The node of the view or modifier in the source that `id` is a piece of, or the node itself.
  public func written(_ id: NodeID) -> NodeID { ViewNames(nodes).written(id) }

  /// The place of the node's view or modifier in the source.
  public func source(of id: NodeID) -> SourceRange? { ViewNames(nodes).source(of: id) }
}
