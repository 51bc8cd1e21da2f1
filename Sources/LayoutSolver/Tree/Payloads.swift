/// What nodes refer to by index because it isn't a plain value.
///
/// Everything made for a reader's content is dropped again when the reader is placed anew, so each
/// table only ever grows at its end.
struct Payloads {
  var environments: [EnvironmentValues] = []
  var texts: [TextMeasurer] = []
  var figures: [Figure] = []
  /// What the scene's own shapes answer to a proposal.
  var shapeSizes: [(ProposedViewSize) -> Size] = []
  var hosts: [LayoutHost] = []
  var readers: [Reader] = []
  var preferenceReaders: [PreferenceReader] = []
  var tracks: [[GridTrack]] = []
  /// Nil until the grid is first asked.
  var gridTables: [GridTable?] = []
  var relativeFrames: [ContainerRelativeFrame] = []
  var visualEffects: [(any GeometryProxy) -> [GeometricEffect]] = []
  var lazyContents: [LazyContent] = []
  var scrolls: [Scroll] = []
  /// What a scroll view may be told to show: identities inside scroll views, with their nodes.
  var targets: [(identity: AnyHashable, node: Int32)] = []
  /// The named spaces, with the nodes that make them, in the order of the nodes.
  var spaces: [(name: AnyHashable, node: Int32)] = []
  /// How many sections there are; they are counted from 1.
  var sections: Int32 = 0
  var guideClosures: [(ViewDimensions) -> Double] = []
  var guideDefaults: [Int32: (ViewDimensions) -> Double] = [:]
  /// What few nodes have, by node.
  var labels: [Int32: Label] = [:]
  private var memberTraits: [Int32: MemberTraits] = [:]
  var sources: [SourceRange] = []

  /// A view that draws something, as the scene gave it.
  struct Figure: Equatable {
    var name: String
    var detail: String
    var drawing: Drawing
  }

  struct Reader {
    var content: (GeometryProxy, BuildContext) -> View
    var scope: BuildScope
  }

  /// A scroll view's place under which its offset is kept, and where it begins without one.
  struct Scroll {
    var identity: Identity
    var anchors: ScrollAnchors
    /// Between its edges and its content.
    var margins: EdgeInsets
  }

  struct PreferenceReader {
    var key: PreferenceKey
    var content: (Any) -> View
    var scope: BuildScope
  }

  /// What a node carries for the result, beside its layout.
  struct Label {
    /// Its own name, where the layout's isn't it: `LazyVStack`, a scene's layout.
    var name: String?
    /// The views whose bodies begin with the node, the outermost first.
    var views: [WrittenView] = []
    var identifier: String?
    var decorations: [Decoration] = []
    var zIndex = 0.0
    var actions: [Action] = []
    /// Whether `disabled` keeps it from being pressed.
    var isDisabled = false
    /// Where the actions belong.
    var identity = Identity()
    /// From the outermost modifier to the innermost.
    var preferences: [Trait] = []
    /// What a scene's own shape draws in a rectangle.
    var outline: ((Rect) -> ShapePath)?
    /// What is drawn into a canvas of a size.
    var marks: ((Size) -> [CanvasMark])?
  }

  /// What the container around reads from a member.
  struct MemberTraits {
    var layoutValues: [String: Any] = [:]
    var containerValues: [String: Any] = [:]
    var zIndex: Double?
    var tag: AnyHashable?
    var gridColumns: Int?
    var gridUnsizedAxes: Axis.Set?
    var gridAnchor: UnitPoint?
    var gridColumnAlignment: AlignmentGuide?
    /// Which of the grid's rows it stands in; nil for a view across all columns.
    var gridRow: Int?
    var gridRowAlignment: Guide?
  }

  /// The index of a figure; neighbours that look alike share one.
  mutating func index(of figure: Figure) -> Int32 { Self.index(of: figure, in: &figures) }

  /// The index of a source range, -1 for none; neighbours from one expression share one.
  mutating func index(of source: SourceRange?) -> Int32 {
    source.map { Self.index(of: $0, in: &sources) } ?? -1
  }

  private static func index<Entry: Equatable>(of entry: Entry, in table: inout [Entry]) -> Int32 {
    if table.last != entry { table.append(entry) }
    return Int32(truncatingIfNeeded: table.count - 1)
  }

  func traits(of node: Int) -> MemberTraits? { memberTraits[Int32(truncatingIfNeeded: node)] }

  mutating func setTraits(_ traits: MemberTraits, of node: Int) {
    memberTraits[Int32(truncatingIfNeeded: node)] = traits
  }

  func label(of node: Int) -> Label? { labels[Int32(truncatingIfNeeded: node)] }

  mutating func label(_ node: Int, _ change: (inout Label) -> Void) {
    change(&labels[Int32(truncatingIfNeeded: node), default: Label()])
  }

  /// How much of every table there is.
  struct Mark {
    var nodes = 0
    var counts: [Int] = []
  }

  func mark(nodes: Int) -> Mark {
    Mark(
      nodes: nodes,
      counts: [
        environments.count, texts.count, figures.count, hosts.count, readers.count,
        guideClosures.count, sources.count, preferenceReaders.count, tracks.count,
        gridTables.count, relativeFrames.count, lazyContents.count, scrolls.count, targets.count,
        Int(sections), visualEffects.count, shapeSizes.count, spaces.count,
      ])
  }

  /// Drops everything made after `mark`.
  mutating func rewind(to mark: Mark) {
    environments.removeLast(environments.count - mark.counts[0])
    texts.removeLast(texts.count - mark.counts[1])
    figures.removeLast(figures.count - mark.counts[2])
    hosts.removeLast(hosts.count - mark.counts[3])
    readers.removeLast(readers.count - mark.counts[4])
    guideClosures.removeLast(guideClosures.count - mark.counts[5])
    sources.removeLast(sources.count - mark.counts[6])
    preferenceReaders.removeLast(preferenceReaders.count - mark.counts[7])
    tracks.removeLast(tracks.count - mark.counts[8])
    gridTables.removeLast(gridTables.count - mark.counts[9])
    relativeFrames.removeLast(relativeFrames.count - mark.counts[10])
    lazyContents.removeLast(lazyContents.count - mark.counts[11])
    scrolls.removeLast(scrolls.count - mark.counts[12])
    targets.removeLast(targets.count - mark.counts[13])
    sections = Int32(mark.counts[14])
    visualEffects.removeLast(visualEffects.count - mark.counts[15])
    shapeSizes.removeLast(shapeSizes.count - mark.counts[16])
    spaces.removeLast(spaces.count - mark.counts[17])
    for content in lazyContents { content.reset() }
    let last = Int32(truncatingIfNeeded: mark.nodes)
    if labels.keys.contains(where: { $0 >= last }) { labels = labels.filter { $0.key < last } }
    if memberTraits.keys.contains(where: { $0 >= last }) {
      memberTraits = memberTraits.filter { $0.key < last }
    }
  }
}
