struct TableColumn<RowValue> {
  let title: Text
  let content: (RowValue) -> AnyView
  fileprivate var length: CGFloat?
  fileprivate var least: CGFloat = 0
  fileprivate var most: CGFloat = .infinity
  fileprivate var side: Alignment = .leading

  init<V: View>(_ title: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> V) {
    self.title = Text(title)
    self.content = { AnyView(content($0)) }
  }
  init<V: View, C: Comparable>(
    _ title: LocalizedStringKey, value: KeyPath<RowValue, C>,
    @ViewBuilder content: @escaping (RowValue) -> V
  ) {
    self.title = Text(title)
    self.content = { AnyView(content($0)) }
  }
  init(_ title: LocalizedStringKey, value: KeyPath<RowValue, String>) {
    self.title = Text(title)
    self.content = { AnyView(Text($0[keyPath: value])) }
  }
  func width(_ width: CGFloat? = nil) -> TableColumn<RowValue> {
    var column = self
    column.length = width
    return column
  }
  func width(
    min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil
  ) -> TableColumn<RowValue> {
    var column = self
    column.least = min ?? 0
    column.most = max ?? .infinity
    return column
  }
  func alignment(_ alignment: TableColumnAlignment) -> TableColumn<RowValue> {
    var column = self
    column.side =
      alignment == .center ? .center : alignment == .trailing ? .trailing : .leading
    return column
  }
  fileprivate func cell<V: View>(_ view: V) -> AnyView {
    if let length { return AnyView(view.frame(width: length, alignment: side)) }
    return AnyView(view.frame(minWidth: least, maxWidth: most, alignment: side))
  }
}
enum TableColumnAlignment { case automatic, leading, center, trailing, numeric }
@resultBuilder struct TableColumnBuilder {
  static func buildExpression<R>(_ column: TableColumn<R>) -> [TableColumn<R>] { [column] }
  static func buildBlock<R>(_ parts: [TableColumn<R>]...) -> [TableColumn<R>] {
    parts.flatMap { $0 }
  }
  static func buildOptional<R>(_ part: [TableColumn<R>]?) -> [TableColumn<R>] { part ?? [] }
  static func buildEither<R>(first part: [TableColumn<R>]) -> [TableColumn<R>] { part }
  static func buildEither<R>(second part: [TableColumn<R>]) -> [TableColumn<R>] { part }
}
/// A row of a table: the table makes it from its value.
struct TableRow<Value: Identifiable>: View {
  let value: Value
  @Environment(\._tableCells) private var cells
  init(_ value: Value) { self.value = value }
  var id: Value.ID { value.id }
  var body: some View { cells?(value) ?? AnyView(EmptyView()) }
}
struct _TableCellsKey: EnvironmentKey {
  static var defaultValue: ((Any) -> AnyView)? { nil }
}
extension EnvironmentValues {
  var _tableCells: ((Any) -> AnyView)? {
    get { self[_TableCellsKey.self] }
    set { self[_TableCellsKey.self] = newValue }
  }
}
struct Table<RowValue: Identifiable>: View {
  private let rows: AnyView
  private let columns: [TableColumn<RowValue>]
  private let file: String
  private let line: Int
  @Environment(\.horizontalSizeClass) private var widthClass

  init(
    _ data: [RowValue], _file: String = #fileID, _line: Int = #line,
    @TableColumnBuilder columns: () -> [TableColumn<RowValue>]
  ) {
    self.init(columns(), ForEach(data) { TableRow($0) }, _file, _line)
  }
  init<S>(
    _ data: [RowValue], selection: Binding<S>, _file: String = #fileID, _line: Int = #line,
    @TableColumnBuilder columns: () -> [TableColumn<RowValue>]
  ) {
    self.init(columns(), ForEach(data) { TableRow($0) }, _file, _line)
  }
  init<O>(
    _ data: [RowValue], sortOrder: Binding<[O]>, _file: String = #fileID, _line: Int = #line,
    @TableColumnBuilder columns: () -> [TableColumn<RowValue>]
  ) {
    self.init(columns(), ForEach(data) { TableRow($0) }, _file, _line)
  }
  init<S, O>(
    _ data: [RowValue], selection: Binding<S>, sortOrder: Binding<[O]>,
    _file: String = #fileID, _line: Int = #line,
    @TableColumnBuilder columns: () -> [TableColumn<RowValue>]
  ) {
    self.init(columns(), ForEach(data) { TableRow($0) }, _file, _line)
  }
  init<Rows: View>(
    of valueType: RowValue.Type, _file: String = #fileID, _line: Int = #line,
    @TableColumnBuilder columns: () -> [TableColumn<RowValue>], @ViewBuilder rows: () -> Rows
  ) {
    self.init(columns(), rows(), _file, _line)
  }
  init<S, Rows: View>(
    of valueType: RowValue.Type, selection: Binding<S>,
    _file: String = #fileID, _line: Int = #line,
    @TableColumnBuilder columns: () -> [TableColumn<RowValue>], @ViewBuilder rows: () -> Rows
  ) {
    self.init(columns(), rows(), _file, _line)
  }
  init<Rows: View>(
    sortOrder: Binding<[KeyPathComparator<RowValue>]>,
    _file: String = #fileID, _line: Int = #line,
    @TableColumnBuilder columns: () -> [TableColumn<RowValue>], @ViewBuilder rows: () -> Rows
  ) {
    self.init(columns(), rows(), _file, _line)
  }
  init<S, Rows: View>(
    selection: Binding<S>, sortOrder: Binding<[KeyPathComparator<RowValue>]>,
    _file: String = #fileID, _line: Int = #line,
    @TableColumnBuilder columns: () -> [TableColumn<RowValue>], @ViewBuilder rows: () -> Rows
  ) {
    self.init(columns(), rows(), _file, _line)
  }
  private init<Rows: View>(
    _ columns: [TableColumn<RowValue>], _ rows: Rows, _ file: String, _ line: Int
  ) {
    self.columns = columns
    self.rows = AnyView(rows)
    self.file = file
    self.line = line
  }
  @ViewBuilder var body: some View {
    if widthClass == .compact && !_isMac() {
      let _ = reportHidden()
      List { rows }
        .listStyle(.plain)
        .environment(\._tableCells) { value in
          (value as? RowValue).map(columns[0].content) ?? AnyView(EmptyView())
        }
    } else {
      let _ = report()
      VStack(spacing: 0) {
        HStack {
          ForEach(columns.indices, id: \.self) { index in
            columns[index].cell(columns[index].title.font(.subheadline))
          }
        }
        .padding(.horizontal)
        .padding(.vertical, 6)
        Divider()
        ScrollView {
          LazyVStack(spacing: 0) { rows }
            .environment(\._tableCells) { value in
              (value as? RowValue).map(cells) ?? AnyView(EmptyView())
            }
        }
      }
    }
  }
  private func cells(_ row: RowValue) -> AnyView {
    AnyView(
      HStack {
        ForEach(columns.indices, id: \.self) { index in
          columns[index].cell(columns[index].content(row).lineLimit(1))
        }
      }
      .padding(.horizontal)
      .frame(minHeight: _isMac() ? 24 : 44))
  }
  private func reportHidden() {
    if columns.count > 1 { _reportHiddenColumns(columns.count - 1, file, line) }
  }
  private func report() {
    guard columns.contains(where: { $0.length == nil }) else { return }
    _reportColumns(file, line)
  }
}
protocol TableStyle {}
struct InsetTableStyle: TableStyle { init() {} }
extension TableStyle where Self == InsetTableStyle {
  static var automatic: InsetTableStyle { InsetTableStyle() }
  static var inset: InsetTableStyle { InsetTableStyle() }
  static var bordered: InsetTableStyle { InsetTableStyle() }
}
extension View {
  func tableStyle<S: TableStyle>(_ style: S) -> some View { self }
  func tableColumnHeaders(_ visibility: Visibility) -> some View { self }
}
