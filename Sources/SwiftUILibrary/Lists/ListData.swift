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
          NativeMember(
            "init(_ data: Data, children: KeyPath<Data.Element, Data?>, "
              + "@ViewBuilder content: @escaping (Data.Element) -> Content) "
              + "where Data.Element: Identifiable, ID == Data.Element.ID"
          ) { (call, data: Value, children: Value, content: Closure) in
            call.make(try outline(call, data, children, content).content)
          },
          NativeMember(
            "init(_ data: Data, id: KeyPath<Data.Element, ID>, "
              + "children: KeyPath<Data.Element, Data?>, "
              + "@ViewBuilder content: @escaping (Data.Element) -> Content)"
          ) { (call, data: Value, id: Value, children: Value, content: Closure) in
            call.make(try outline(call, data, by: id, children, content).content)
          },
          NativeMember(
            "init<DataElement: Identifiable>(_ root: DataElement, "
              + "children: KeyPath<DataElement, Data?>, "
              + "@ViewBuilder content: @escaping (DataElement) -> Content) "
              + "where DataElement == Data.Element, ID == DataElement.ID"
          ) { (call, root: Value, children: Value, content: Closure) in
            call.make(try outline(call, .array([root]), children, content).content)
          },
        ])
    ],
    extensions: [
      "List": [
        NativeMember(
          "init<RowContent: View>(_ data: Range<Int>, "
            + "@ViewBuilder rowContent: @escaping (Int) -> RowContent) "
            + "where SelectionValue == Never, Content == RowContent"
        ) { (call, data: Value, rowContent: Closure) in
          list(call, try forEachView(call, data, rowContent) { $0 })
        },
        NativeMember(
          "init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content)"
        ) { (call, _: Unused, content: Content) in list(call, try content()) },
      ] + selections.flatMap(selecting) + [
        NativeMember(
          "init<Data: RandomAccessCollection, RowContent: View>(_ data: Data, "
            + "children: KeyPath<Data.Element, Data?>, "
            + "@ViewBuilder rowContent: @escaping (Data.Element) -> RowContent) "
            + "where Data.Element: Identifiable, SelectionValue == Never, Content == RowContent"
        ) { (call, data: Value, children: Value, rowContent: Closure) in
          list(call, try outline(call, data, children, rowContent))
        },
        NativeMember(
          "init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(_ data: Data, "
            + "id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>, "
            + "@ViewBuilder rowContent: @escaping (Data.Element) -> RowContent) "
            + "where Data.Element: Identifiable, SelectionValue == Never, Content == RowContent"
        ) { (call, data: Value, id: Value, children: Value, rowContent: Closure) in
          list(call, try outline(call, data, by: id, children, rowContent))
        },
        NativeMember(
          "init<Element, ID: Hashable, RowContent: View>(_ data: Binding<[Element]>, "
            + "id: KeyPath<Element, ID>, "
            + "@ViewBuilder rowContent: @escaping (Binding<Element>) -> RowContent) "
            + "where SelectionValue == Never, Content == RowContent"
        ) { (call, data: Value, id: Value, rowContent: Closure) in
          try list(call, rowsOf: data, by: id, rowContent)
        },
        NativeMember(
          "init<Element: Identifiable, RowContent: View>(_ data: Binding<[Element]>, "
            + "editActions: EditActions, "
            + "@ViewBuilder rowContent: @escaping (Binding<Element>) -> RowContent) "
            + "where SelectionValue == Never, Content == RowContent"
        ) { (call, data: Value, _: Unused, rowContent: Closure) in
          try list(call, rowsOf: data, rowContent)
        },
        NativeMember(
          "init<Element, ID: Hashable, RowContent: View>(_ data: Binding<[Element]>, "
            + "id: KeyPath<Element, ID>, editActions: EditActions, "
            + "@ViewBuilder rowContent: @escaping (Binding<Element>) -> RowContent) "
            + "where SelectionValue == Never, Content == RowContent"
        ) { (call, data: Value, id: Value, _: Unused, rowContent: Closure) in
          try list(call, rowsOf: data, by: id, rowContent)
        },
      ]
    ],
    sources: [Declarations.listData])

  private static let selections = [
    "Binding<SelectionValue?>?", "Binding<SelectionValue>?", "Binding<Set<SelectionValue>>?",
  ]

  private static func selecting(_ selection: String) -> [NativeMember] {
    [
      NativeMember(
        "init<Element: Identifiable, RowContent: View>(_ data: [Element], "
          + "selection: \(selection), "
          + "@ViewBuilder rowContent: @escaping (Element) -> RowContent) "
          + "where Content == RowContent"
      ) { (call, data: Value, _: Unused, rowContent: Closure) in
        try list(call, rowsOf: data, rowContent)
      },
      NativeMember(
        "init<Element, ID: Hashable, RowContent: View>(_ data: [Element], "
          + "id: KeyPath<Element, ID>, selection: \(selection), "
          + "@ViewBuilder rowContent: @escaping (Element) -> RowContent) "
          + "where Content == RowContent"
      ) { (call, data: Value, id: Value, _: Unused, rowContent: Closure) in
        try list(call, rowsOf: data, by: id, rowContent)
      },
    ]
  }

  /// A list with a row for each element, identified by a key path or by itself.
  static func list(
    _ call: NativeCall, rowsOf data: Value, by id: Value? = nil, _ rowContent: Closure
  ) throws -> Value {
    list(call, try rows(call, of: data, by: id, rowContent))
  }

  /// The rows of an outline: an element with children, even an empty list of them, is a group that
  /// opens, closed at first.
  private static func outline(
    _ call: NativeCall, _ data: Value, by id: Value? = nil, _ children: Value, _ content: Closure
  ) throws -> View {
    let (context, interpreter) = (call.context, call.interpreter)
    return try forEachView(call, data, content) { element in
      if let id { return try interpreter.read(id, of: element) }
      return try interpreter.property("id", of: element)
    } view: { element in
      let label = try context.view(content(element))
      guard let inner = try interpreter.read(children, of: element).unwrapped else { return label }
      let group = disclosure(
        call, label, { try outline(call, inner, by: id, children, content) })
      return try context.view(group)
    }
  }

  /// A view for each element, identified by a key path or by itself.
  private static func rows(
    _ call: NativeCall, of data: Value, by id: Value?, _ content: Closure
  ) throws -> View {
    let interpreter = call.interpreter
    return try forEachView(call, data, content) { element in
      if let id { return try interpreter.read(id, of: element) }
      return try interpreter.property("id", of: element)
    }
  }
}
