import LayoutSolver
import SwiftInterpreter

extension SwiftUILibrary {
  /// Lists, forms and sections, as the scroll views of rows they are.
  static let lists = NativeLibrary(
    name: "Lists",
    types: [
      NativeType(
        "struct List<SelectionValue: Hashable, Content: View>: View",
        members: [
          NativeMember("init(@ViewBuilder content: () -> Content) where SelectionValue == Never") {
            call in
            list(call, try call.content(0))
          },
          NativeMember(
            "init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content)"
          ) { call in list(call, try call.content(1)) },
          NativeMember(
            "init<Element: Identifiable, RowContent: View>(_ data: [Element], "
              + "@ViewBuilder rowContent: @escaping (Element) -> RowContent) "
              + "where SelectionValue == Never, Content == RowContent"
          ) { call in
            let interpreter = call.interpreter
            let rows = try forEachView(call, data: 0, content: 1) {
              try interpreter.property("id", of: $0)
            }
            return list(call, rows)
          },
          NativeMember(
            "init<Element: Identifiable, RowContent: View>(_ data: Binding<[Element]>, "
              + "@ViewBuilder rowContent: @escaping (Binding<Element>) -> RowContent) "
              + "where SelectionValue == Never, Content == RowContent"
          ) { call in
            let interpreter = call.interpreter
            return list(
              call,
              try bindings(call, content: 1) { try interpreter.property("id", of: $0) })
          },
          NativeMember(
            "init<Element, ID: Hashable, RowContent: View>(_ data: [Element], "
              + "id: KeyPath<Element, ID>, "
              + "@ViewBuilder rowContent: @escaping (Element) -> RowContent) "
              + "where SelectionValue == Never, Content == RowContent"
          ) { call in
            let (interpreter, path) = (call.interpreter, try call.value(1))
            let rows = try forEachView(call, data: 0, content: 2) {
              try interpreter.read(path, of: $0)
            }
            return list(call, rows)
          },
          NativeMember(
            "init<Data: RandomAccessCollection, RowContent: View>(_ data: Data, "
              + "@ViewBuilder rowContent: @escaping (Data.Element) -> RowContent) "
              + "where Data.Element: Identifiable, SelectionValue == Never, Content == RowContent"
          ) { call in
            let interpreter = call.interpreter
            let rows = try forEachView(call, data: 0, content: 1) {
              try interpreter.property("id", of: $0)
            }
            return list(call, rows)
          },
          NativeMember(
            "init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(_ data: Data, "
              + "id: KeyPath<Data.Element, ID>, "
              + "@ViewBuilder rowContent: @escaping (Data.Element) -> RowContent) "
              + "where SelectionValue == Never, Content == RowContent"
          ) { call in
            let (interpreter, path) = (call.interpreter, try call.value(1))
            let rows = try forEachView(call, data: 0, content: 2) {
              try interpreter.read(path, of: $0)
            }
            return list(call, rows)
          },
        ]),
      NativeType(
        "struct Form<Content: View>: View",
        members: [
          NativeMember("init(@ViewBuilder content: () -> Content)") { call in
            list(call, try call.content(0))
          }
        ]),
      NativeType(
        "struct Section<Parent: View, Content: View, Footer: View>: View",
        members: [
          section(
            "init(@ViewBuilder content: () -> Content) "
              + "where Parent == EmptyView, Footer == EmptyView"
          ) { call in (nil, try call.content(0), nil) },
          section(
            "init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) "
              + "where Parent == Text, Footer == EmptyView"
          ) { call in (try call.text(0), try call.content(1), nil) },
          section(
            "init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) "
              + "where Footer == EmptyView"
          ) { call in (try call.content(1), try call.content(0), nil) },
          section(
            "init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) "
              + "where Parent == EmptyView"
          ) { call in (nil, try call.content(0), try call.content(1)) },
          section(
            "init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, "
              + "@ViewBuilder footer: () -> Footer)"
          ) { call in (try call.content(1), try call.content(0), try call.content(2)) },
          section(
            "init(header: Parent, @ViewBuilder content: () -> Content) where Footer == EmptyView"
          ) { call in (try call.view(0), try call.content(1), nil) },
          section(
            "init(footer: Footer, @ViewBuilder content: () -> Content) where Parent == EmptyView"
          ) { call in (nil, try call.content(1), try call.view(0)) },
          section("init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content)") {
            call in (try call.view(0), try call.content(2), try call.view(1))
          },
        ]),
      NativeType(
        "struct GroupBox<Label: View, Content: View>: View",
        members: [
          NativeMember("init(@ViewBuilder content: () -> Content) where Label == EmptyView") {
            call in
            call.make(box(nil, try call.content(0)))
          },
          NativeMember(
            "init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) "
              + "where Label == Text"
          ) { call in call.make(box(try call.text(0), try call.content(1))) },
          NativeMember(
            "init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)"
          ) { call in call.make(box(try call.content(1), try call.content(0))) },
          NativeMember("init(label: Label, @ViewBuilder content: () -> Content)") { call in
            call.make(box(try call.view(0), try call.content(1)))
          },
        ]),
      NativeType(
        "struct DisclosureGroup<Label: View, Content: View>: View",
        members: [
          NativeMember(
            "init(_ label: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) "
              + "where Label == Text"
          ) { call in call.make(.group([try call.text(0)])) },
          NativeMember(
            "init(_ label: LocalizedStringKey, isExpanded: Binding<Bool>, "
              + "@ViewBuilder content: @escaping () -> Content) where Label == Text"
          ) { call in
            let binding: BindingValue = try call(1)
            var views = [try call.text(0)]
            if try binding.get().requireBool() { views.append(try call.content(2)) }
            return call.make(
              .container(.vStack(alignment: .leading, spacing: nil), View(.group(views))))
          },
          NativeMember(
            "init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label)"
          ) { call in call.make(.group([try call.content(1)])) },
          NativeMember(
            "init(isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, "
              + "@ViewBuilder label: () -> Label)"
          ) { call in
            let binding: BindingValue = try call(0)
            var views = [try call.content(2)]
            if try binding.get().requireBool() { views.append(try call.content(1)) }
            return call.make(
              .container(.vStack(alignment: .leading, spacing: nil), View(.group(views))))
          },
        ]),
    ],
    extensions: [
      "View": [
        idle("func listStyle<S: ListStyle>(_ style: S) -> some View"),
        idle("func listRowBackground<V: View>(_ view: V?) -> some View"),
        idle("func listRowInsets(_ insets: EdgeInsets?) -> some View"),
        idle("func listRowSpacing(_ spacing: CGFloat?) -> some View"),
        idle("func listSectionSpacing(_ spacing: CGFloat) -> some View"),
        idle(
          "func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all)"
            + " -> some View"),
        idle(
          "func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View"),
        idle(
          "func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all)"
            + " -> some View"),
        idle(
          "func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all)"
            + " -> some View"),
        idle("func listItemTint(_ tint: Color?) -> some View"),
        idle("func listItemTint(_ tint: ListItemTint?) -> some View"),
        idle("func listRowHoverEffect(_ effect: HoverEffect?) -> some View"),
        idle("func formStyle<S: FormStyle>(_ style: S) -> some View"),
        idle("func headerProminence(_ prominence: Prominence) -> some View"),
        idle(
          "func swipeActions<T: View>(edge: HorizontalEdge = .trailing, "
            + "allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T) -> some View"),
        idle("func refreshable(action: @escaping () async -> Void) -> some View"),
        idle("func badge(_ count: Int) -> some View"),
        idle("func badge(_ label: Text?) -> some View"),
        idle("func badge(_ key: LocalizedStringKey?) -> some View"),
        idle("func badgeProminence(_ prominence: BadgeProminence) -> some View"),
        idle("func selectionDisabled(_ isDisabled: Bool = true) -> some View"),
        idle("func moveDisabled(_ isDisabled: Bool) -> some View"),
        idle("func deleteDisabled(_ isDisabled: Bool) -> some View"),
      ]
    ],
    sources: [
      """
      enum Prominence { case standard, increased }
      enum BadgeProminence: Hashable { case decreased, standard, increased }
      enum ListItemTint {
        case monochrome
        static func fixed(_ tint: Color) -> ListItemTint { .monochrome }
        static func preferred(_ tint: Color) -> ListItemTint { .monochrome }
      }
      protocol ListStyle {}
      struct PlainListStyle: ListStyle { init() {} }
      struct InsetListStyle: ListStyle { init() {} }
      struct GroupedListStyle: ListStyle { init() {} }
      struct InsetGroupedListStyle: ListStyle { init() {} }
      struct SidebarListStyle: ListStyle { init() {} }
      struct CarouselListStyle: ListStyle { init() {} }
      extension ListStyle where Self == CarouselListStyle {
        static var carousel: CarouselListStyle { CarouselListStyle() }
      }
      struct DefaultListStyle: ListStyle { init() {} }
      extension ListStyle where Self == PlainListStyle {
        static var plain: PlainListStyle { PlainListStyle() }
      }
      extension ListStyle where Self == InsetListStyle {
        static var inset: InsetListStyle { InsetListStyle() }
      }
      extension ListStyle where Self == GroupedListStyle {
        static var grouped: GroupedListStyle { GroupedListStyle() }
      }
      extension ListStyle where Self == InsetGroupedListStyle {
        static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
      }
      extension ListStyle where Self == SidebarListStyle {
        static var sidebar: SidebarListStyle { SidebarListStyle() }
      }
      extension ListStyle where Self == DefaultListStyle {
        static var automatic: DefaultListStyle { DefaultListStyle() }
      }
      protocol FormStyle {}
      struct GroupedFormStyle: FormStyle { init() {} }
      struct ColumnsFormStyle: FormStyle { init() {} }
      extension FormStyle where Self == GroupedFormStyle {
        static var grouped: GroupedFormStyle { GroupedFormStyle() }
      }
      extension FormStyle where Self == ColumnsFormStyle {
        static var columns: ColumnsFormStyle { ColumnsFormStyle() }
      }
      """
    ])

  private static func section(
    _ signature: String,
    _ parts:
      @escaping @Sendable (NativeCall) throws -> (header: View?, content: View, footer: View?)
  ) -> NativeMember {
    NativeMember(signature) { call in
      let (header, content, footer) = try parts(call)
      return call.make(
        .section(header: header ?? .empty, content: content, footer: footer ?? .empty))
    }
  }

  /// A plain list: rows at least 44 points high on a phone, 20 in from the sides, 11 above and
  /// below, a hairline after each.
  static func list(_ call: NativeCall, _ rows: View) -> Value {
    let column = View(
      .container(
        .lazyVStack(alignment: .leading, spacing: 0, pinned: .sectionHeaders),
        ListRows.separated(rows)))
    return call.make(.container(.scrollView(axes: .vertical), column))
  }

  private static func box(_ label: View?, _ content: View) -> View.Content {
    let column = View(
      .container(
        .vStack(alignment: .leading, spacing: nil),
        View(.group([label, content].compactMap { $0 })))
    )
    return .modified(column, .padding(edges: .all, length: nil))
  }
}

/// The rows of a list around a list's content.
enum ListRows {
  /// Every leaf of the content becomes a row; groups and `ForEach` stay what they are.
  static func separated(_ view: View) -> View {
    switch view.content {
    case .empty:
      return view
    case .group(let views):
      return View(.group(views.map(separated)), source: view.source)
    case .forEach(let count, let identity, let content):
      return View(
        .forEach(count: count, identity: identity, content: { separated(content($0)) }),
        source: view.source)
    case .section(let header, let content, let footer):
      return View(
        .section(
          header: separated(header), content: separated(content), footer: separated(footer)),
        source: view.source)
    case .identity(let inner, let id):
      return View(.identity(separated(inner), id), source: view.source)
    default:
      return row(view)
    }
  }

  private static func row(_ view: View) -> View {
    let leading = Alignment(horizontal: .leading, vertical: .verticalCenter)
    let padded = View(
      .modified(
        view, .paddingInsets(EdgeInsets(top: 11, leading: 20, bottom: 11, trailing: 20))))
    return View(
      .modified(
        padded,
        .flexibleFrame(
          FlexibleFrame(maxWidth: .infinity, minHeight: 44, alignment: leading))))
  }
}
