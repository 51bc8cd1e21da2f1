import LayoutSolver
import SwiftInterpreter

extension SwiftUILibrary {
  /// `ForEach` over ranges, collections and bindings of them.
  static let forEach = NativeLibrary(
    name: "ForEach",
    types: [
      NativeType("protocol DynamicViewContent: View"),
      NativeType(
        "struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: "
          + "DynamicViewContent",
        members: [
          byIdentity(
            "init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) "
              + "where Data.Element: Identifiable, ID == Data.Element.ID"),
          byPath(
            "init(_ data: Data, id: KeyPath<Data.Element, ID>, "
              + "@ViewBuilder content: @escaping (Data.Element) -> Content)"),
          NativeMember(
            "init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) "
              + "where Data == Range<Int>, ID == Int"
          ) { call in try elements(call, content: 1) { element in element } },
          // Ranges and arrays of their own, so that the element's type is known in the closure.
          byPath(
            "init(_ data: Range<Int>, id: KeyPath<Int, ID>, "
              + "@ViewBuilder content: @escaping (Int) -> Content) where Data == Range<Int>"),
          byPath(
            "init(_ data: ClosedRange<Int>, id: KeyPath<Int, ID>, "
              + "@ViewBuilder content: @escaping (Int) -> Content) where Data == ClosedRange<Int>"),
          byPath(
            "init<Element>(_ data: [Element], id: KeyPath<Element, ID>, "
              + "@ViewBuilder content: @escaping (Element) -> Content) where Data == [Element]"),
          byIdentity(
            "init<Element: Identifiable>(_ data: [Element], "
              + "@ViewBuilder content: @escaping (Element) -> Content) "
              + "where Data == [Element], ID == Element.ID"),
          NativeMember(
            "init<Element: Identifiable>(_ data: Binding<[Element]>, "
              + "@ViewBuilder content: @escaping (Binding<Element>) -> Content) "
              + "where Data == [Element], ID == Element.ID"
          ) { call in
            let interpreter = call.interpreter
            return call.make(
              try bindings(call, content: 1) { try interpreter.property("id", of: $0) }.content)
          },
          NativeMember(
            "init<Element>(_ data: Binding<[Element]>, id: KeyPath<Element, ID>, "
              + "@ViewBuilder content: @escaping (Binding<Element>) -> Content) "
              + "where Data == [Element]"
          ) { call in
            let (interpreter, path) = (call.interpreter, try call.value(1))
            return call.make(
              try bindings(call, content: 2) { try interpreter.read(path, of: $0) }.content)
          },
        ]),
    ],
    extensions: [
      "DynamicViewContent": [
        dynamic("func onDelete(perform action: ((IndexSet) -> Void)?)"),
        dynamic("func onMove(perform action: ((IndexSet, Int) -> Void)?)"),
        dynamic("func onInsert(of types: [Any], perform action: @escaping (Int, [Any]) -> Void)"),
      ]
    ],
    sources: [Declarations.forEach])

  /// A modifier of a `ForEach`'s rows, which are still rows after it.
  private static func dynamic(_ signature: String) -> NativeMember {
    NativeMember("\(signature) -> some DynamicViewContent") { try $0.unchanged() }
  }

  private static func byIdentity(_ signature: String) -> NativeMember {
    NativeMember(signature) { call in
      let interpreter = call.interpreter
      // A range whose type was not known when the call was read: its elements identify themselves.
      if case .range = try call.value(0) { return try elements(call, content: 1) { $0 } }
      return try elements(call, content: 1) { try interpreter.property("id", of: $0) }
    }
  }

  private static func byPath(_ signature: String) -> NativeMember {
    NativeMember(signature) { call in
      let (interpreter, path) = (call.interpreter, try call.value(1))
      return try elements(call, content: 2) { try interpreter.read(path, of: $0) }
    }
  }

  private static func elements(
    _ call: NativeCall, content: Int, id: @escaping (Value) throws -> Value
  ) throws -> Value {
    call.make(try forEachView(call, data: 0, content: content, id: id).content)
  }

  /// A view for each element of one argument, made by another. A binding whose type was not known
  /// when the call was read gives bindings of its elements.
  package static func forEachView(
    _ call: NativeCall, data: Int, content: Int, id: @escaping (Value) throws -> Value
  ) throws -> View {
    if try call.value(data).asHost(BindingValue.self) != nil {
      return try bindings(call, content: content, id: id)
    }
    let elements = try SceneElements(call.value(data), in: call.interpreter)
    return try forEach(call, elements, content: content, id: id) { try elements.element($0) }
  }

  /// A view for each element's binding; the collection's binding is the first argument.
  static func bindings(
    _ call: NativeCall, content: Int, id: @escaping (Value) throws -> Value
  ) throws -> View {
    let binding: BindingValue = try call(0)
    let data = try SceneElements(binding.get(), in: call.interpreter)
    let interpreter = call.interpreter
    return try forEach(call, data, content: content, id: id) { index in
      interpreter.host("Binding", binding.element(at: index))
    }
  }

  private static func forEach(
    _ call: NativeCall, _ data: SceneElements, content: Int,
    id: @escaping (Value) throws -> Value, argument: @escaping (Int) throws -> Value
  ) throws -> View {
    let context = call.context
    let body = try call.value(content)
    let isIdle = context.state.updates.isIdle
    return View(
      .forEach(
        count: data.count,
        identity: { index in
          context.guarded(AnyHashable(index)) {
            AnyHashable(HashedValue(try id(data.element(index))))
          }
        },
        content: { index in
          context.guardedView("ForEach") {
            try context.state.updates.evaluating(isIdle: isIdle) {
              try context.view(context.interpreter.call(body, [argument(index)]))
            }
          }
        }), source: call.source)
  }
}

/// The elements of a collection, without listing those of a range.
struct SceneElements {
  let count: Int
  private let lookUp: (Int) throws -> Value

  init(_ value: Value, in interpreter: Interpreter) throws {
    if case .range(let range)? = value.unwrapped, let lower = range.lower?.asInt,
      let upper = range.upper?.asInt
    {
      count = max(0, upper - lower + (range.kind == .closed ? 1 : 0))
      lookUp = { .int(lower + $0) }
      return
    }
    let elements = try interpreter.elements(of: value)
    count = elements.count
    lookUp = { elements[$0] }
  }

  func element(_ index: Int) throws -> Value {
    guard index >= 0, index < count else { throw ScriptFailure.trap("Index out of range") }
    return try lookUp(index)
  }
}
