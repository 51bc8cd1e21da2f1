import LayoutSolver
import SwiftInterpreter

/// The rows, headers and footers around a list's content.
///
/// Groups, `ForEach`, sections and the scene's own views with several rows stay what they are;
/// everything else is a row. Rows outside of sections form a section of their own.
struct ListRows {
  let look: ListLook
  private var isFirst = true
  /// Whether a row would belong to a section already begun.
  private var isInside = false
  private var followsFooter = false
  /// The room above the next row or header.
  private var gap = 0.0
  /// The spacing that the previous section requests.
  private var before = ListSpacing()

  init(_ look: ListLook) { self.look = look }

  /// A scroll view of the content's rows.
  static func list(_ content: View, _ look: ListLook, in place: ControlPlace) -> View {
    var rows = ListRows(look)
    rows.before = place.environment.listSpacing
    let column = View(
      .container(
        .lazyVStack(
          alignment: .leading, spacing: 0, pinned: rows.look.pinsHeaders ? .sectionHeaders : []),
        rows.rows(of: content, at: place.build)))
    var scroll = View(.container(.scrollView(axes: .vertical), column))
    if let background = rows.look.background,
      place.environment[.hidesScrollBackground] != true
    {
      scroll = scroll.on(
        Backdrop(.rectangle, .color(.system(background)), extendsIntoSafeArea: true))
    }
    return scroll.styled {
      // Those at the sides are the rows' own.
      $0.contentMargins[.leading] = nil
      $0.contentMargins[.trailing] = nil
    }
  }

  static let backgroundKey = "listRowBackground"
  static let separatorKey = "listRowSeparator.isHidden"
  static func insetKey(_ edge: Edge) -> String { "listRowInsets.\(edge)" }
  /// How many groups that open a row is in.
  static let levelKey = EnvironmentName<Int>("ListRows.level")
  /// Set while a view's body is searched for rows, and not in the rows themselves.
  static let isTellingKey = EnvironmentName<Bool>("ListRows.isTelling")
  /// The indentation of a row in a group that opens, in points: seen, not measured.
  private static let indent = 20.0

  /// The content with rows around its members.
  /// - Parameter wrap: modifiers of all of the content, to be applied to every member.
  private mutating func rows(
    of unresolved: View, at build: BuildContext, _ wrap: @escaping (View) -> View = { $0 }
  ) -> View {
    let (view, isSeveral) = resolved(unresolved, at: build)
    guard isSeveral else {
      if !isInside { begin(hasHeader: false, build.environment.listSpacing) }
      return row(wrap(view), build.environment.listSpacing, at: build)
    }
    switch view.content {
    case .group(let views):
      return View(
        .group(views.enumerated().map { rows(of: $1, at: build.stepping($0), wrap) }),
        source: view.source)
    case .forEach(let count, let identity, let content):
      // Only the first element can have the room left above it.
      let first = count > 0 ? rows(of: content(0), at: build.stepping(identity(0)), wrap) : .empty
      let afterFirst = self
      return View(
        .forEach(count: count, identity: identity) { index in
          if index == 0 { return first }
          var rows = afterFirst
          return rows.rows(of: content(index), at: build.stepping(identity(index)), wrap)
        }, source: view.source)
    case .section(let header, let content, let footer):
      return section(header, content, footer, view.source, at: build, wrap)
    case .composite(let name, let isBuiltIn, let body):
      let inside = build.stepping(name)
      let rows = rows(of: inside.view(madeBy: body), at: inside, wrap)
      return View(.composite(name: name, isBuiltIn: isBuiltIn) { _ in rows }, source: view.source)
    case .placed(let body):
      let inside = build.stepping("placed")
      let rows = rows(of: inside.view(madeBy: body), at: inside, wrap)
      return View(.placed { _ in rows }, source: view.source)
    case .identity(let inner, let id):
      return View(
        .identity(rows(of: inner, at: build.stepping(id), wrap), id), source: view.source)
    case .environment(let inner, let change):
      var inside = build
      change(&inside.environment)
      return View(.environment(rows(of: inner, at: inside, wrap), change), source: view.source)
    case .trait(let inner, let trait):
      return rows(of: inner, at: build.inside(trait)) {
        wrap(View(.trait($0, trait), source: $0.source))
      }
    case .modified(let inner, let modifier):
      return rows(of: inner, at: build) {
        wrap(View(.modified($0, modifier), source: view.source))
      }
    case .decorated(let inner, let decoration):
      return rows(of: inner, at: build) {
        wrap(View(.decorated($0, decoration), source: $0.source))
      }
    case .identifier(let inner, _):
      return rows(of: inner, at: build, wrap)
    case .action(let inner, let action):
      return View(.action(rows(of: inner, at: build, wrap), action), source: view.source)
    case .empty, .leaf, .container, .geometryReader:
      return view
    }
  }

  /// The view with the bodies evaluated that show whether it has other than one row.
  private func resolved(_ view: View, at build: BuildContext) -> (View, isSeveral: Bool) {
    func inside(_ step: String, _ body: (BuildContext) -> View) -> (View, isSeveral: Bool) {
      var place = build.stepping(step)
      inRow(&place.environment)
      place.environment[Self.isTellingKey] = true
      return resolved(place.view(madeBy: body), at: place)
    }
    func wrapped(
      _ inner: View, _ place: BuildContext, _ wrap: (View) -> View.Content
    ) -> (View, isSeveral: Bool) {
      let (inner, isSeveral) = resolved(inner, at: place)
      return (View(wrap(inner), source: view.source), isSeveral)
    }
    switch view.content {
    case .empty, .group, .forEach, .section:
      return (view, true)
    case .leaf, .container, .geometryReader:
      return (view, false)
    case .composite(let name, let isBuiltIn, let body):
      let (content, isSeveral) = inside(name, body)
      let composite = View.Content.composite(name: name, isBuiltIn: isBuiltIn) { _ in content }
      return (View(composite, source: view.source), isSeveral)
    case .placed(let body):
      let (content, isSeveral) = inside("placed", body)
      return (View(.placed { _ in content }, source: view.source), isSeveral)
    case .environment(let inner, let change):
      var place = build
      change(&place.environment)
      return wrapped(inner, place) { .environment($0, change) }
    case .identity(let inner, let id):
      return wrapped(inner, build.stepping(id)) { .identity($0, id) }
    case .trait(let inner, let trait):
      return wrapped(inner, build.inside(trait)) { .trait($0, trait) }
    case .modified(let inner, let modifier):
      return wrapped(inner, build) { .modified($0, modifier) }
    case .decorated(let inner, let decoration):
      return wrapped(inner, build) { .decorated($0, decoration) }
    case .identifier(let inner, let name):
      return wrapped(inner, build) { .identifier($0, name) }
    case .action(let inner, let action): return wrapped(inner, build) { .action($0, action) }
    }
  }

  private mutating func section(
    _ header: View, _ content: View, _ footer: View, _ source: SourceRange?,
    at build: BuildContext, _ wrap: @escaping (View) -> View
  ) -> View {
    let spacing = build.environment.listSpacing
    begin(hasHeader: !header.isEmpty, spacing)
    let top = part(
      header.isEmpty ? header : wrap(header), look.header, above: takeGap(if: !header.isEmpty),
      spacing)
    let rows = rows(of: content, at: build.stepping(1), wrap)
    let bottom = part(footer.isEmpty ? footer : wrap(footer), look.footer, above: 0, spacing)
    followsFooter = !footer.isEmpty
    isInside = false
    return View(.section(header: top, content: rows, footer: bottom), source: source)
  }

  private mutating func begin(hasHeader: Bool, _ spacing: ListSpacing) {
    let room = isFirst ? look.first : followsFooter ? look.afterFooter : look.between
    gap = hasHeader ? room.header : room.bare
    if isFirst {
      gap = spacing.margins[.top] ?? gap
    } else {
      // Sections apply half of their spacing above and below.
      if let next = spacing.section ?? before.section {
        gap = ((before.section ?? next) + next) / 2
      }
      gap = (before.margins[.bottom] ?? gap / 2) + (spacing.margins[.top] ?? gap / 2)
    }
    isFirst = false
    isInside = true
    followsFooter = false
    before = spacing
  }

  private mutating func takeGap(if isTaken: Bool) -> Double {
    guard isTaken else { return 0 }
    defer { gap = 0 }
    return gap
  }

  private mutating func row(
    _ view: View, _ spacing: ListSpacing, at build: BuildContext
  ) -> View {
    func inset(_ edge: Edge) -> Double { self.inset(edge, of: view) ?? look.insets[edge] }
    func value<T>(_ key: String) -> T? { self.value(key, of: view) }
    let sides = sides(spacing)
    let indent = Double(build.environment[Self.levelKey] ?? 0) * Self.indent
    let content = edited(badged(view, value(Badge.key), at: build), of: view, at: build)
    let padded = content.padded(
      EdgeInsets(
        top: inset(.top), leading: sides.leading + inset(.leading) + indent,
        bottom: inset(.bottom), trailing: sides.trailing + inset(.trailing)))
    let row = View(
      .modified(
        padded.styled(inRow),
        .flexibleFrame(
          FlexibleFrame(
            maxWidth: .infinity, minHeight: look.rowHeight,
            alignment: Alignment(horizontal: .leading, vertical: .verticalCenter))))
    )
    .onCard(
      look, sides: sides, leading: inset(.leading) + indent, background: value(Self.backgroundKey),
      hidesSeparator: value(Self.separatorKey) ?? false)
    let top = takeGap(if: true)
    gap = spacing.row ?? 0
    return top == 0 ? row : row.padded(EdgeInsets(top: top))
  }

  private func inset(_ edge: Edge, of view: View) -> Double? {
    value(Self.insetKey(edge), of: view)
  }

  /// A modifier's value for the row or header that a view becomes.
  private func value<T>(_ key: String, of view: View) -> T? {
    view.trait { trait -> T? in
      guard case .containerValue(key, let value) = trait else { return nil }
      return value as? T
    }
  }

  /// A row while its list is edited: what can be deleted has a red button before it, what can be moved a
  /// handle at its end. Their sizes and distances are seen, not measured.
  private func edited(_ row: View, of view: View, at build: BuildContext) -> View {
    guard build.environment.isEditing, build.environment.platform.kind == .ios else { return row }
    func can(_ edit: ListEdit) -> Bool {
      value(edit.key, of: view) == true && value(edit.disabledKey, of: view) != true
    }
    func symbol(_ name: String, _ style: ShapeStyle) -> View {
      View(.leaf(.image(Image(name: name, isSystem: true, naturalSize: nil))))
        .styled {
          $0.foreground = style
          $0.imageScale = .large
        }
        .modified(.frame(width: 22, height: 0, alignment: .center))
    }
    var parts = [row.filling]
    if can(.delete) { parts.insert(symbol("minus.circle.fill", .color(.named(.red))), at: 0) }
    if can(.move) { parts.append(symbol("line.3.horizontal", .named(.tertiary))) }
    return parts.count == 1 ? row : .hStack(parts, spacing: 16)
  }

  /// A row with a badge at its end: a text of the row's own font in grey, with as much room before it
  /// as a label's value has. A link puts it before its own chevron.
  private func badged(_ view: View, _ badge: Badge?, at build: BuildContext) -> View {
    guard let badge, !view.isLink(at: build) else { return view }
    return view.badged(badge)
  }

  /// The environment of a row's content.
  private var inRow: (inout EnvironmentValues) -> Void {
    let font = look.rowFont
    return {
      $0[.isListRow] = true
      $0.font = $0.font ?? font
    }
  }

  private func part(
    _ view: View, _ part: ListLook.Part, above gap: Double, _ spacing: ListSpacing
  ) -> View {
    if view.isEmpty { return view }
    let sides = sides(spacing)
    let inset = part.isAtCard ? 0 : look.insets.leading
    func own(_ edge: Edge) -> Double? { self.inset(edge, of: view) }
    return view.styled {
      $0.font = $0.font ?? part.font
      if part.isInCapitals { $0.textCase = $0.textCase ?? .uppercase }
      $0.setUsualForeground(.named(.secondary))
    }
    .modified(.flexibleFrame(FlexibleFrame(minHeight: part.height)))
    .padded(
      EdgeInsets(
        top: gap + (own(.top) ?? part.top), leading: sides.leading + (own(.leading) ?? inset),
        bottom: own(.bottom) ?? part.bottom,
        trailing: sides.trailing + (own(.trailing) ?? inset))
    )
    .filling
  }

  private func sides(_ spacing: ListSpacing) -> EdgeInsets {
    EdgeInsets(
      leading: spacing.margins[.leading] ?? look.sides.leading,
      trailing: spacing.margins[.trailing] ?? look.sides.trailing)
  }
}

/// How a row can be edited: `onDelete` and `onMove` of its `ForEach`, or the list's `editActions`.
enum ListEdit: String {
  case delete, move

  var key: String { "ListEdit.\(rawValue)" }
  var disabledKey: String { "ListEdit.\(rawValue)Disabled" }
}

extension EnvironmentValues {
  /// The scene's own, else the page's; nil for neither.
  var editMode: BindingValue? { self[.editMode]?.unwrapped?.asHost() }

  var isEditing: Bool {
    guard let editMode, let mode = try? editMode.get() else { return false }
    return ["active", "transient"].contains(mode.unwrapped?.caseName)
  }
}

/// A scene's spacing for its lists, in points; nil for the list's own.
struct ListSpacing {
  var row: Double?
  var section: Double?
  var margins: [Edge: Double] = [:]
}

extension EnvironmentValues {
  var listSpacing: ListSpacing {
    get { self[.listSpacing] ?? ListSpacing() }
    set { self[.listSpacing] = newValue }
  }
}

/// The text of `badge`, at the end of a row or on a tab.
struct Badge {
  static let key = "badge"

  var words: String
  /// The modifier's.
  var source: SourceRange?

  /// A view with a name of its own, so that its words aren't taken for the title of what it is on.
  var view: View {
    View(
      .composite(name: "Badge", isBuiltIn: true) { _ in
        View(.leaf(.text(TextContent(words))), source: source)
      }, source: source)
  }
}

extension BuildContext {
  /// The environment of a row's view inside of a trait: its badge, which a link shows itself.
  fileprivate func inside(_ trait: Trait) -> BuildContext {
    guard case .containerValue(Badge.key, let badge) = trait else { return self }
    var inside = self
    inside.environment.custom[Badge.key] = badge
    return inside
  }
}

extension View {
  /// The view with a badge at the trailing edge of all the width.
  func badged(_ badge: Badge) -> View {
    let text = badge.view.styled { $0.foreground = .color(.named(.secondary)) }
    return .hStack([filling, text], spacing: 8)
  }

  /// Whether it is a link to another page, whatever was applied to it. The bodies of a row's views
  /// are those evaluated to find its rows.
  fileprivate func isLink(at build: BuildContext) -> Bool {
    switch content {
    case .composite("NavigationLink", isBuiltIn: true, _): true
    case .composite(_, isBuiltIn: false, let body): body(build).isLink(at: build)
    case .trait(let inner, _), .environment(let inner, _), .modified(let inner, _),
      .decorated(let inner, _), .identifier(let inner, _), .identity(let inner, _),
      .action(let inner, _):
      inner.isLink(at: build)
    default: false
    }
  }

  fileprivate var isEmpty: Bool {
    switch content {
    case .empty: true
    case .group(let views): views.allSatisfy(\.isEmpty)
    default: false
    }
  }
}

extension View {
  /// A row on the card of its section.
  fileprivate func onCard(
    _ look: ListLook, sides: EdgeInsets, leading: Double, background: Color?,
    hidesSeparator: Bool
  ) -> View {
    View(
      .decorated(
        self,
        .listRow(
          ListRowBackdrop(
            card: background.map { .color($0) } ?? look.card.map { .color(.system($0)) },
            cornerRadius: look.cornerRadius,
            margins: EdgeInsets(leading: sides.leading, trailing: sides.trailing),
            separator: look.hasSeparators && !hidesSeparator
              ? EdgeInsets(leading: leading, trailing: look.background == nil ? 0 : leading) : nil
          ))), source: source)
  }
}
