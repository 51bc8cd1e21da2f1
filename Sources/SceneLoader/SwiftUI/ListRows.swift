import LayoutSolver
import SwiftInterpreter

/// The rows, headers and footers around a list's content.
///
/// Groups, `ForEach` and sections stay what they are; everything else is a row. Rows outside of
/// sections are a section of their own.
struct ListRows {
  let look: ListLook
  private var isFirst = true
  /// Whether a row would belong to a section already begun.
  private var isInside = false
  private var followsFooter = false
  /// The room above the next row or header.
  private var gap = 0.0

  init(_ look: ListLook) { self.look = look }

  /// A scroll view of the content's rows.
  static func list(_ content: View, style: String?, isForm: Bool, in place: ControlPlace) -> View {
    var rows = ListRows(ListLook(style: style, isForm: isForm, in: place))
    let column = View(
      .container(
        .lazyVStack(
          alignment: .leading, spacing: 0, pinned: rows.look.pinsHeaders ? .sectionHeaders : []),
        rows.rows(of: content)))
    return View(.container(.scrollView(axes: .vertical), column))
  }

  /// The content with rows around its members.
  private mutating func rows(of view: View) -> View {
    switch view.content {
    case .empty:
      return view
    case .group(let views):
      return View(.group(views.map { rows(of: $0) }), source: view.source)
    case .forEach(let count, let identity, let content):
      // Only the first element can have the room left above it.
      let atFirst = self
      if count > 0 { _ = rows(of: content(0)) }
      let afterFirst = self
      return View(
        .forEach(count: count, identity: identity) { index in
          var rows = index == 0 ? atFirst : afterFirst
          return rows.rows(of: content(index))
        }, source: view.source)
    case .section(let header, let content, let footer):
      return section(header, content, footer, view.source)
    case .identity(let inner, let id):
      return View(.identity(rows(of: inner), id), source: view.source)
    case .trait(let inner, let trait) where inner.holdsSeveral:
      return rows(of: inner.mapMembers { View(.trait($0, trait), source: $0.source) })
    case .modified(let inner, let modifier) where inner.holdsSeveral:
      return rows(of: inner.mapMembers { View(.modified($0, modifier), source: $0.source) })
    case .environment(let inner, let change) where inner.holdsSeveral:
      return View(.environment(rows(of: inner), change), source: view.source)
    case .identifier(let inner, _) where inner.holdsSeveral:
      return rows(of: inner)
    case .action(let inner, let action) where inner.holdsSeveral:
      return View(.action(rows(of: inner), action), source: view.source)
    default:
      if !isInside { begin(hasHeader: false) }
      return row(view)
    }
  }

  private mutating func section(
    _ header: View, _ content: View, _ footer: View, _ source: SourceRange?
  ) -> View {
    begin(hasHeader: !header.isEmpty)
    let top = part(header, look.header, above: takeGap(if: !header.isEmpty))
    let rows = rows(of: content)
    let bottom = part(footer, look.footer, above: 0)
    followsFooter = !footer.isEmpty
    isInside = false
    return View(.section(header: top, content: rows, footer: bottom), source: source)
  }

  private mutating func begin(hasHeader: Bool) {
    let room = isFirst ? look.first : followsFooter ? look.afterFooter : look.between
    gap = hasHeader ? room.header : room.bare
    isFirst = false
    isInside = true
    followsFooter = false
  }

  private mutating func takeGap(if isTaken: Bool) -> Double {
    guard isTaken else { return 0 }
    defer { gap = 0 }
    return gap
  }

  private mutating func row(_ view: View) -> View {
    let insets =
      view.trait { trait -> EdgeInsets? in
        if case .containerValue("listRowInsets", let insets) = trait {
          insets as? EdgeInsets
        } else {
          nil
        }
      } ?? look.insets
    let font = look.rowFont
    let padded = view.padded(
      EdgeInsets(
        top: insets.top, leading: look.margin + insets.leading, bottom: insets.bottom,
        trailing: look.margin + insets.trailing))
    let row = View(
      .modified(
        padded.styled {
          $0.custom["isListRow"] = true
          $0.font = $0.font ?? font
        },
        .flexibleFrame(
          FlexibleFrame(
            maxWidth: .infinity, minHeight: look.rowHeight,
            alignment: Alignment(horizontal: .leading, vertical: .verticalCenter)))))
    let top = takeGap(if: true)
    return top == 0 ? row : row.padded(EdgeInsets(top: top))
  }

  private func part(_ view: View, _ part: ListLook.Part, above gap: Double) -> View {
    if view.isEmpty { return view }
    let side = look.margin + look.insets.leading
    return view.styled {
      $0.font = $0.font ?? part.font
      $0.foreground = $0.foreground ?? .named(.secondary)
    }
    .modified(.flexibleFrame(FlexibleFrame(minHeight: part.height)))
    .padded(
      EdgeInsets(
        top: gap + part.top, leading: side, bottom: part.bottom, trailing: side)
    )
    .filling
  }
}

extension View {
  fileprivate var isEmpty: Bool {
    switch content {
    case .empty: true
    case .group(let views): views.allSatisfy(\.isEmpty)
    default: false
    }
  }

  /// Whether it contributes several rows, under whatever modifiers.
  fileprivate var holdsSeveral: Bool {
    switch content {
    case .group, .forEach, .section: true
    case .trait(let inner, _), .modified(let inner, _), .environment(let inner, _),
      .identifier(let inner, _), .identity(let inner, _), .action(let inner, _):
      inner.holdsSeveral
    default: false
    }
  }

  /// The view with every member changed, headers and footers included.
  fileprivate func mapMembers(_ change: @escaping (View) -> View) -> View {
    switch content {
    case .empty: self
    case .group(let views): View(.group(views.map { $0.mapMembers(change) }), source: source)
    case .forEach(let count, let identity, let content):
      View(
        .forEach(count: count, identity: identity) { content($0).mapMembers(change) },
        source: source)
    case .section(let header, let content, let footer):
      View(
        .section(
          header: header.mapMembers(change), content: content.mapMembers(change),
          footer: footer.mapMembers(change)), source: source)
    default: change(self)
    }
  }
}
