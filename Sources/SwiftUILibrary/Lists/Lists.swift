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
            (call, content: Content) in
            list(call, try content())
          },
          NativeMember(
            "init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content)"
          ) { (call, _: Unused, content: Content) in list(call, try content()) },
          NativeMember(
            "init<Element: Identifiable, RowContent: View>(_ data: [Element], "
              + "@ViewBuilder rowContent: @escaping (Element) -> RowContent) "
              + "where SelectionValue == Never, Content == RowContent"
          ) { (call, data: Value, rowContent: Closure) in
            try list(call, rowsOf: data, rowContent)
          },
          NativeMember(
            "init<Element: Identifiable, RowContent: View>(_ data: Binding<[Element]>, "
              + "@ViewBuilder rowContent: @escaping (Binding<Element>) -> RowContent) "
              + "where SelectionValue == Never, Content == RowContent"
          ) { (call, data: Value, rowContent: Closure) in
            try list(call, rowsOf: data, rowContent)
          },
          NativeMember(
            "init<Element, ID: Hashable, RowContent: View>(_ data: [Element], "
              + "id: KeyPath<Element, ID>, "
              + "@ViewBuilder rowContent: @escaping (Element) -> RowContent) "
              + "where SelectionValue == Never, Content == RowContent"
          ) { (call, data: Value, id: Value, rowContent: Closure) in
            try list(call, rowsOf: data, by: id, rowContent)
          },
          NativeMember(
            "init<Data: RandomAccessCollection, RowContent: View>(_ data: Data, "
              + "@ViewBuilder rowContent: @escaping (Data.Element) -> RowContent) "
              + "where Data.Element: Identifiable, SelectionValue == Never, Content == RowContent"
          ) { (call, data: Value, rowContent: Closure) in
            try list(call, rowsOf: data, rowContent)
          },
          NativeMember(
            "init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(_ data: Data, "
              + "id: KeyPath<Data.Element, ID>, "
              + "@ViewBuilder rowContent: @escaping (Data.Element) -> RowContent) "
              + "where SelectionValue == Never, Content == RowContent"
          ) { (call, data: Value, id: Value, rowContent: Closure) in
            try list(call, rowsOf: data, by: id, rowContent)
          },
        ], contentValues: ContentValues("SelectionValue")),
      NativeType(
        "struct Form<Content: View>: View",
        members: [
          NativeMember("init(@ViewBuilder content: () -> Content)") { (call, content: Content) in
            form(call, try content())
          }
        ]),
      NativeType(
        "struct Section<Parent: View, Content: View, Footer: View>: View",
        members: [
          NativeMember(
            "init(@ViewBuilder content: () -> Content) "
              + "where Parent == EmptyView, Footer == EmptyView"
          ) { (call, content: Content) in section(call, try content()) },
          NativeMember(
            "init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) "
              + "where Parent == Text, Footer == EmptyView"
          ) { (call, title: TextContent, content: Content) in
            section(call, try content(), header: call.text(title))
          },
          NativeMember(
            "init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) "
              + "where Footer == EmptyView"
          ) { (call, content: Content, header: Content) in
            section(call, try content(), header: try header())
          },
          NativeMember(
            "init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) "
              + "where Parent == EmptyView"
          ) { (call, content: Content, footer: Content) in
            section(call, try content(), footer: try footer())
          },
          NativeMember(
            "init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, "
              + "@ViewBuilder footer: () -> Footer)"
          ) { (call, content: Content, header: Content, footer: Content) in
            section(call, try content(), header: try header(), footer: try footer())
          },
          NativeMember(
            "init(header: Parent, @ViewBuilder content: () -> Content) where Footer == EmptyView"
          ) { (call, header: View, content: Content) in
            section(call, try content(), header: header)
          },
          NativeMember(
            "init(footer: Footer, @ViewBuilder content: () -> Content) where Parent == EmptyView"
          ) { (call, footer: View, content: Content) in
            section(call, try content(), footer: footer)
          },
          NativeMember(
            "init(isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, "
              + "@ViewBuilder header: () -> Parent) where Footer == EmptyView"
          ) { (call, isExpanded: BindingValue, content: Content, header: Content) in
            section(call, try content.shown(isExpanded) ?? .empty, header: try header())
          },
          NativeMember(
            "init(_ title: LocalizedStringKey, isExpanded: Binding<Bool>, "
              + "@ViewBuilder content: () -> Content) where Parent == Text, Footer == EmptyView"
          ) { (call, title: TextContent, isExpanded: BindingValue, content: Content) in
            section(call, try content.shown(isExpanded) ?? .empty, header: call.text(title))
          },
          NativeMember("init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content)")
          {
            (call, header: View, footer: View, content: Content) in
            section(call, try content(), header: header, footer: footer)
          },
        ]),
      NativeType(
        "struct GroupBox<Label: View, Content: View>: View",
        members: [
          NativeMember("init(@ViewBuilder content: () -> Content) where Label == EmptyView") {
            (call, content: Content) in
            box(call, nil, try content())
          },
          NativeMember(
            "init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) "
              + "where Label == Text"
          ) { (call, title: TextContent, content: Content) in
            box(call, call.text(title), try content())
          },
          NativeMember(
            "init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)"
          ) { (call, content: Content, label: Content) in box(call, try label(), try content()) },
          NativeMember("init(label: Label, @ViewBuilder content: () -> Content)") {
            (call, label: View, content: Content) in
            box(call, label, try content())
          },
          NativeMember(
            "init(_ configuration: GroupBoxStyleConfiguration) "
              + "where Label == _ErasedView, Content == _ErasedView"
          ) { (call, parts: Value) in
            box(
              call, try call.part("label", of: parts), try call.part("content", of: parts))
          },
        ]),
      NativeType(
        "struct DisclosureGroup<Label: View, Content: View>: View",
        members: [
          NativeMember(
            "init(_ label: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) "
              + "where Label == Text"
          ) { (call, label: TextContent, content: Content) in
            disclosure(call, call.text(label), content.callAsFunction)
          },
          NativeMember(
            "init(_ label: LocalizedStringKey, isExpanded: Binding<Bool>, "
              + "@ViewBuilder content: @escaping () -> Content) where Label == Text"
          ) { (call, label: TextContent, isExpanded: BindingValue, content: Content) in
            disclosure(call, call.text(label), content.callAsFunction, isExpanded)
          },
          NativeMember(
            "init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label)"
          ) { (call, content: Content, label: Content) in
            disclosure(call, try label(), content.callAsFunction)
          },
          NativeMember(
            "init(isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, "
              + "@ViewBuilder label: () -> Label)"
          ) { (call, isExpanded: BindingValue, content: Content, label: Content) in
            disclosure(call, try label(), content.callAsFunction, isExpanded)
          },
        ]),
    ],
    extensions: [
      "View": [
        controlStyle("func listStyle<S: ListStyle>(_ style: S) -> some View"),
        NativeMember("func listRowBackground<V: View>(_ view: V?) -> some View") {
          (call, view: View?) in
          guard let view else { return try call.unchanged() }
          guard case .leaf(.color(let color)) = view.content else {
            return try call.lacking("listRowBackground")
          }
          return try call.trait(.containerValue(key: ListRows.backgroundKey, color))
        },
        NativeMember("func listRowInsets(_ insets: EdgeInsets?) -> some View") {
          (call, insets: EdgeInsets?) in
          try call.rowInsets(.all, insets)
        },
        NativeMember(
          "func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View"
        ) { (call, edges: Edge.Set, length: Double?) in
          try call.rowInsets(edges, length.map { EdgeInsets($0) })
        },
        NativeMember("func listRowSpacing(_ spacing: CGFloat?) -> some View") {
          (call, spacing: Double?) in
          try call.environment { $0.listSpacing.row = spacing }
        },
        NativeMember("func listSectionSpacing(_ spacing: CGFloat) -> some View") {
          (call, spacing: Double) in
          try call.environment { $0.listSpacing.section = spacing }
        },
        NativeMember("func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View") {
          (call, spacing: Value) in
          let spacing = try spacing.stored("points")?.unwrapped?.requireDouble()
          return try call.environment { $0.listSpacing.section = spacing }
        },
        NativeMember(
          "func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View"
        ) { (call, edges: Edge.Set, length: Double?) in
          try call.environment { values in
            for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
              values.listSpacing.margins[edge] = length
            }
          }
        },
        NativeMember(
          "func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all)"
            + " -> some View"
        ) { (call, visibility: CaseName, edges: Value) in
          // The line above a row belongs to the row before it.
          let edges = try edges.stored("rawValue")?.requireInt() ?? 3
          guard edges & 2 != 0 else { return try call.unchanged() }
          let isHidden = visibility == "hidden"
          return try call.trait(.containerValue(key: ListRows.separatorKey, isHidden))
        },
        undrawn(
          "func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View"),
        undrawn(
          "func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all)"
            + " -> some View"),
        undrawn(
          "func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all)"
            + " -> some View"),
        NativeMember("func listItemTint(_ tint: Color?) -> some View") { (call, tint: Color?) in
          try call.environment { $0[ListItemTint.key] = tint }
        },
        NativeMember("func listItemTint(_ tint: ListItemTint?) -> some View") {
          (call, tint: Value?) in
          let color: Color? = tint?.stored("color")?.unwrapped?.asHost()
          return try call.environment { $0[ListItemTint.key] = color }
        },
        idle("func listRowHoverEffect(_ effect: HoverEffect?) -> some View"),
        undrawn("func headerProminence(_ prominence: Prominence) -> some View"),
        idle(
          "func swipeActions<T: View>(edge: HorizontalEdge = .trailing, "
            + "allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T) -> some View"),
        idle("func refreshable(action: @escaping () async -> Void) -> some View"),
        NativeMember("func badge(_ count: Int) -> some View") { (call, count: Int) in
          // None for zero.
          return try call.badge(count == 0 ? nil : "\(count)")
        },
        NativeMember("func badge(_ label: Text?) -> some View") { (call, label: View?) in
          try call.badge(label?.words)
        },
        NativeMember("func badge(_ key: LocalizedStringKey?) -> some View") {
          (call, key: TextContent?) in
          try call.badge(key.flatMap { call.text($0).words })
        },
        undrawn("func badgeProminence(_ prominence: BadgeProminence) -> some View"),
        idle("func selectionDisabled(_ isDisabled: Bool = true) -> some View"),
        NativeMember("func moveDisabled(_ isDisabled: Bool) -> some View") {
          (call, isDisabled: Bool) in
          try call.trait(.containerValue(key: ListEdit.move.disabledKey, isDisabled))
        },
        NativeMember("func deleteDisabled(_ isDisabled: Bool) -> some View") {
          (call, isDisabled: Bool) in
          try call.trait(.containerValue(key: ListEdit.delete.disabledKey, isDisabled))
        },
      ]
    ],
    sources: [Declarations.lists])

  private static func section(
    _ call: NativeCall, _ content: View, header: View = .empty, footer: View = .empty
  ) -> Value {
    call.make(.section(header: header, content: content, footer: footer))
  }

  static func form(_ call: NativeCall, _ rows: View) -> Value {
    let (context, source) = (call.context, call.source)
    return control(
      call, "Form", in: .form, configuration: { _ in [("content", context.value(rows))] }
    ) { style, place in
      if place.isMac, !place.isRow, style != .groupedForm {
        return View(.container(.custom(name: "Form", FormColumns()), rows))
          .styled { $0[.isInColumns] = true }
      }
      let list = list(rows, style, isForm: true, in: place, context)
      // A phone's columns aren't known.
      return style == .columnsForm && !place.isMac ? list.lacking("formStyle", at: source) : list
    }
  }

  static func list(_ call: NativeCall, _ rows: View) -> Value {
    let context = call.context
    return control(call, "List") { list(rows, $0.style("listStyle"), in: $0, context) }
  }

  private static func list(
    _ rows: View, _ style: BuiltInStyle?, isForm: Bool = false, in place: ControlPlace,
    _ context: SceneContext
  ) -> View {
    // A list in a list's row contributes its rows (recorded on iOS 26).
    if place.isRow { return rows }
    let margin =
      place.isMac || place.isNew
      ? context.screenMargin : ListLook.earlierMargin(in: context.readScreen().size.width)
    let look = ListLook(style: style, isForm: isForm, margin: margin, in: place)
    guard isForm, place.isMac else { return ListRows.list(rows, look, in: place) }
    func group(_ values: inout EnvironmentValues) { values[.isInGroupedForm] = true }
    // The bodies of rows are evaluated while they are gone through.
    var build = place.build
    group(&build.environment)
    return ListRows.list(rows, look, in: ControlPlace(build)).styled(group)
  }

  /// A Mac's box keeps 5 points around its content, under its label 10 in and 3 above it (recorded
  /// on macOS 26.2); a phone's keeps 16 around both.
  private static func box(_ call: NativeCall, _ label: View?, _ content: View) -> Value {
    let context = call.context
    return control(
      call, "GroupBox", in: .groupBox,
      configuration: { _ in
        [("label", context.value(label ?? .empty)), ("content", context.value(content))]
      }
    ) { _, place in
      let content = View.vStack([content], alignment: .horizontalCenter)
      guard place.isMac else {
        let title = label?.styled { $0.font = $0.font ?? Font(.style(.headline)) }
        return .vStack([title, content].compactMap { $0 })
          .modified(.padding(edges: .all, length: nil))
          .on(
            Backdrop(
              .roundedRectangle(cornerRadius: 12), .color(.system(.secondarySystemBackground))))
      }
      let title = label.map {
        $0.styled { $0.font = $0.font ?? Font(.style(.subheadline)) }
          .padded(EdgeInsets(leading: 10))
      }
      let card = content.padded(vertical: 5, horizontal: 5).on(
        Backdrop(.roundedRectangle(cornerRadius: 6), .color(.system(.quaternarySystemFill))))
      return .vStack([title, card].compactMap { $0 }, spacing: 3)
    }
  }

  /// A Mac's row keeps 4 points above and below its label, which is 5 after the chevron (recorded
  /// on macOS 26.2).
  ///
  /// On a phone its content in a list becomes rows, indented.
  ///
  /// - Parameters:
  ///   - content: Shown once it is open.
  ///   - isExpanded: nil where the group keeps itself whether it is open: it begins closed.
  static func disclosure(
    _ call: NativeCall, _ label: View, _ content: @escaping () throws -> View,
    _ isExpanded: BindingValue? = nil
  ) -> Value {
    let context = call.context
    func expansion(at build: BuildContext) -> BindingValue {
      isExpanded
        ?? BindingValue(
          to: context.state.variable(
            at: build.identity, property: "isExpanded", name: "DisclosureGroup.isExpanded"
          ) { .bool(false) })
    }
    return control(
      call, "DisclosureGroup", in: .disclosure,
      configuration: { build in
        [
          ("label", context.value(label)), ("content", context.value(try content())),
          ("isExpanded", context.interpreter.host("Binding", expansion(at: build))),
        ]
      }
    ) { _, place in
      let expansion = expansion(at: place.build)
      let content = try expansion.get().requireBool() ? content() : nil
      let line =
        place.isMac
        ? View.hStack([.control(.disclosureChevron, .isOn(content != nil)), label], spacing: 5)
          .padded(vertical: 4, horizontal: 0).filling
        : label.chevronRow(.isOn(content != nil), in: place)
      let row = View(
        .action(
          try context.styledButton(line, look: .disclosure, action: .none, at: place.build),
          .tap {
            context.guarded(()) { try expansion.toggle() }
          }))
      if !place.isMac, place.environment[ListRows.isTellingKey] == true {
        let level = place.environment[ListRows.levelKey] ?? 0
        let inner = content.map { content in
          View(.group([content])).styled { $0[ListRows.levelKey] = level + 1 }
        }
        return View(.group([row, inner ?? .empty]))
      }
      let column = [row, content.map { .vStack([$0], alignment: .horizontalCenter) }]
      return .vStack(column.compactMap { $0 }, spacing: 0)
    }
  }
}

/// The tint of the icons in a list's rows.
enum ListItemTint {
  static let key = EnvironmentName<Color>("listItemTint")

  /// The rows' tint, else the surrounding one.
  static func color(in environment: EnvironmentValues) -> Color {
    environment[key] ?? environment.accent
  }
}

extension Content {
  /// The rows of an open group, none for a closed one.
  fileprivate func shown(_ isExpanded: BindingValue) throws -> View? {
    try isExpanded.get().requireBool() ? self() : nil
  }
}

extension NativeCall {
  /// The view at the end of the receiver's row, or on its tab.
  fileprivate func badge(_ words: String?) throws -> Value {
    guard let words else { return try unchanged() }
    return try trait(.containerValue(key: Badge.key, Badge(words: words, source: source)))
  }

  /// The receiver with insets of its own as a list's row, on some edges.
  fileprivate func rowInsets(_ edges: Edge.Set, _ insets: EdgeInsets?) throws -> Value {
    guard let insets else { return try unchanged() }
    var view = try receiverView()
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
      view = View(
        .trait(view, .containerValue(key: ListRows.insetKey(edge), insets[edge])), source: source)
    }
    return make(view.content)
  }
}
