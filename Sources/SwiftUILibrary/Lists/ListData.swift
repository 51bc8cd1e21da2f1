import LayoutSolver
import SwiftInterpreter

extension SwiftUILibrary {
  /// Lists of data: with a selection, of a range, of an outline; and outlines by themselves.
  static let listData = NativeLibrary(
    name: "ListData",
    types: [
      NativeType(
        "struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Content: View>: View",
        members: [
          outline(
            "init(_ data: Data, children: KeyPath<Data.Element, Data?>, "
              + "@ViewBuilder content: @escaping (Data.Element) -> Content) "
              + "where Data.Element: Identifiable, ID == Data.Element.ID"),
          outline(
            "init<DataElement: Identifiable>(_ root: DataElement, "
              + "children: KeyPath<DataElement, Data?>, "
              + "@ViewBuilder content: @escaping (DataElement) -> Content) "
              + "where DataElement == Data.Element, ID == DataElement.ID", hasRoot: true),
        ])
    ],
    extensions: [
      "List": [
        NativeMember(
          "init<RowContent: View>(_ data: Range<Int>, "
            + "@ViewBuilder rowContent: @escaping (Int) -> RowContent) "
            + "where SelectionValue == Never, Content == RowContent"
        ) { call in list(call, try forEachView(call, data: 0, content: 1) { $0 }) },
        NativeMember(
          "init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content)"
        ) { call in list(call, try call.content(1)) },
      ] + selections.flatMap(selecting) + [
        rows(
          "init<Data: RandomAccessCollection, RowContent: View>(_ data: Data, "
            + "children: KeyPath<Data.Element, Data?>, "
            + "@ViewBuilder rowContent: @escaping (Data.Element) -> RowContent) "
            + "where Data.Element: Identifiable, SelectionValue == Never, Content == RowContent",
          content: 2),
        rows(
          "init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(_ data: Data, "
            + "id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>, "
            + "@ViewBuilder rowContent: @escaping (Data.Element) -> RowContent) "
            + "where SelectionValue == Never, Content == RowContent", path: 1, content: 3),
        rows(
          "init<Element, ID: Hashable, RowContent: View>(_ data: Binding<[Element]>, "
            + "id: KeyPath<Element, ID>, "
            + "@ViewBuilder rowContent: @escaping (Binding<Element>) -> RowContent) "
            + "where SelectionValue == Never, Content == RowContent", path: 1, content: 2),
        rows(
          "init<Element: Identifiable, RowContent: View>(_ data: Binding<[Element]>, "
            + "editActions: EditActions, "
            + "@ViewBuilder rowContent: @escaping (Binding<Element>) -> RowContent) "
            + "where SelectionValue == Never, Content == RowContent", content: 2),
        rows(
          "init<Element, ID: Hashable, RowContent: View>(_ data: Binding<[Element]>, "
            + "id: KeyPath<Element, ID>, editActions: EditActions, "
            + "@ViewBuilder rowContent: @escaping (Binding<Element>) -> RowContent) "
            + "where SelectionValue == Never, Content == RowContent", path: 1, content: 3),
      ]
    ],
    sources: [Declarations.listData])

  private static let selections = [
    "Binding<SelectionValue?>?", "Binding<SelectionValue>?", "Binding<Set<SelectionValue>>?",
  ]

  private static func selecting(_ selection: String) -> [NativeMember] {
    [
      rows(
        "init<Element: Identifiable, RowContent: View>(_ data: [Element], "
          + "selection: \(selection), "
          + "@ViewBuilder rowContent: @escaping (Element) -> RowContent) "
          + "where Content == RowContent", content: 2),
      rows(
        "init<Element, ID: Hashable, RowContent: View>(_ data: [Element], "
          + "id: KeyPath<Element, ID>, selection: \(selection), "
          + "@ViewBuilder rowContent: @escaping (Element) -> RowContent) "
          + "where Content == RowContent", path: 1, content: 3),
    ]
  }

  /// A list with a row for each element, identified by a key path or by itself.
  private static func rows(_ signature: String, path: Int? = nil, content: Int) -> NativeMember {
    NativeMember(signature) { call in
      let interpreter = call.interpreter
      let keyPath = try path.map { try call.value($0) }
      return list(
        call,
        try forEachView(call, data: 0, content: content) { element in
          if let keyPath { return try interpreter.read(keyPath, of: element) }
          return try interpreter.property("id", of: element)
        })
    }
  }

  /// The rows of an outline, its branches closed.
  private static func outline(_ signature: String, hasRoot: Bool = false) -> NativeMember {
    NativeMember(signature) { call in
      let interpreter = call.interpreter
      if hasRoot { call.arguments[0] = .array(ArrayBox([try call.value(0)])) }
      return call.make(
        try forEachView(call, data: 0, content: 2) { try interpreter.property("id", of: $0) }
          .content)
    }
  }
}
