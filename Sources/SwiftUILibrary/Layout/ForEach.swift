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
          ) { (call, data: Value, content: Closure) in
            try elements(call, data, content) { element in element }
          },
          // Ranges and arrays separately, so that the element's type is known in the closure.
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
          ) { (call, data: Value, content: Closure) in
            let interpreter = call.interpreter
            return try elements(call, data, content) { try interpreter.property("id", of: $0) }
          },
          NativeMember(
            "init<Element>(_ data: Binding<[Element]>, id: KeyPath<Element, ID>, "
              + "@ViewBuilder content: @escaping (Binding<Element>) -> Content) "
              + "where Data == [Element]"
          ) { (call, data: Value, id: Value, content: Closure) in
            let interpreter = call.interpreter
            return try elements(call, data, content) { try interpreter.read(id, of: $0) }
          },
          NativeMember("var data: Data { get }") { call in try forEach(call).data },
          NativeMember("var content: (Data.Element) -> Content { get }") { call in
            try forEach(call).content
          },
        ]),
    ],
    extensions: [
      "DynamicViewContent": [
        editing("func onDelete(perform action: ((IndexSet) -> Void)?)", .delete),
        editing("func onMove(perform action: ((IndexSet, Int) -> Void)?)", .move),
        dynamic("func onInsert(of types: [Any], perform action: @escaping (Int, [Any]) -> Void)"),
      ]
    ],
    sources: [Declarations.forEach])

  /// A modifier of a `ForEach`'s rows, which stay rows.
  private static func dynamic(_ signature: String) -> NativeMember {
    NativeMember("\(signature) -> some DynamicViewContent") { try $0.unchanged() }
  }

  /// A `ForEach` whose rows can be edited this way, unless the action is nil.
  private static func editing(_ signature: String, _ edit: ListEdit) -> NativeMember {
    NativeMember("\(signature) -> some DynamicViewContent") { (call, action: Closure?) in
      guard action != nil, call.receiver?.asHost(ForEachValue.self) != nil else {
        return try call.unchanged()
      }
      var value: ForEachValue = try call.receiver()
      value.view = View(
        .trait(value.view, .containerValue(key: edit.key, true)), source: value.view.source)
      return call.interpreter.host("ForEach", value)
    }
  }

  private static func byIdentity(_ signature: String) -> NativeMember {
    NativeMember(signature) { (call, data: Value, content: Closure) in
      let interpreter = call.interpreter
      // A range whose type wasn't known when the call was read: its elements identify themselves.
      if case .range = data { return try elements(call, data, content) { $0 } }
      return try elements(call, data, content) { try interpreter.property("id", of: $0) }
    }
  }

  private static func byPath(_ signature: String) -> NativeMember {
    NativeMember(signature) { (call, data: Value, id: Value, content: Closure) in
      let interpreter = call.interpreter
      // By `\.self` each element identifies itself: nothing is read, however many there are.
      if case .keyPath(let path) = id, path.isSelf {
        return try elements(call, data, content) { $0 }
      }
      return try elements(call, data, content) { try interpreter.read(id, of: $0) }
    }
  }

  private static func elements(
    _ call: NativeCall, _ data: Value, _ content: Closure, id: @escaping (Value) throws -> Value
  ) throws -> Value {
    let view = try forEachView(call, data, content, id: id)
    return call.interpreter.host(
      "ForEach", ForEachValue(view: view, data: data, content: content.value, id: id))
  }

  /// The `ForEach` whose properties are read.
  private static func forEach(_ call: NativeCall) throws -> ForEachValue {
    guard let value = call.receiver?.asHost(ForEachValue.self),
      value.data.asHost(BindingValue.self) == nil
    else {
      throw ScriptFailure.trap("Reflow tells the data of a 'ForEach' over a collection alone")
    }
    return value
  }

  /// A view for each element of a collection. A binding whose type wasn't known when the call was
  /// read yields bindings of its elements.
  /// - Parameter view: The view for an element; nil for that of `content`.
  package static func forEachView(
    _ call: NativeCall, _ data: Value, _ content: Closure, id: @escaping (Value) throws -> Value,
    view: ((Value) throws -> View)? = nil
  ) throws -> View {
    if let binding = data.asHost(BindingValue.self) {
      return try bindings(call, binding, content, id: id)
    }
    let elements = try SceneElements(data, in: call.interpreter)
    let context = call.context
    return try forEach(call, elements, id: id) { index in
      let element = try elements.element(index)
      return try view?(element) ?? context.view(content(element))
    }
  }

  /// A view for the binding of each element of a collection.
  static func bindings(
    _ call: NativeCall, _ binding: BindingValue, _ content: Closure,
    id: @escaping (Value) throws -> Value
  ) throws -> View {
    let (context, interpreter) = (call.context, call.interpreter)
    let data = try SceneElements(binding.get(), in: interpreter)
    return try forEach(call, data, id: id) { index in
      try context.view(content(interpreter.host("Binding", binding.element(at: index))))
    }
  }

  private static func forEach(
    _ call: NativeCall, _ data: SceneElements, id: @escaping (Value) throws -> Value,
    view: @escaping (Int) throws -> View
  ) throws -> View {
    let context = call.context
    let evaluation = context.state.updates.current
    let known = KnownElements()
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
            try known.view(index, in: context) {
              try context.state.updates.evaluating(evaluation) {
                try view(index)
              }
            }
          }
        }), source: call.source)
  }
}

/// A `ForEach`'s views for its elements at a start, to be used again at the next one with the same
/// surroundings.
private final class KnownElements {
  private var views: [Int: (view: View, start: Int, surroundings: Int, writes: Int)] = [:]
  private static let most = 1_000

  func view(_ index: Int, in context: SceneContext, _ make: () throws -> View) rethrows -> View {
    let updates = context.state.updates
    guard updates.isFirstTree, updates.keepsBodies, !context.dependsOnScreen else {
      return try make()
    }
    // At this start others exist where the same value is in two places.
    if let known = views[index], known.start != updates.start,
      known.surroundings == updates.surroundings, known.writes == context.writes
    {
      return known.view
    }
    let effects = context.effects
    let made = try make()
    if effects == context.effects, views.count < Self.most {
      views[index] = (made, updates.start, updates.surroundings, context.writes)
    }
    return made
  }
}

/// A `ForEach` as a value, until it is used as a view.
struct ForEachValue: ViewRepresentation, GenericPayload {
  var view: View
  let data: Value
  /// The function that makes an element's view.
  let content: Value
  let id: (Value) throws -> Value

  func makeView(in context: SceneContext) -> View { view }

  /// The views' type is only known once one was made, which may change state.
  func typeExamples(in interpreter: Interpreter) -> [Value?] {
    guard data.asHost(BindingValue.self) == nil else { return [] }
    let first = try? SceneElements(data, in: interpreter).element(0)
    return [data, first.flatMap { try? id($0) }, nil]
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
      // A range may span more integers than can be counted; the last ones are never reached.
      let (span, overflows) = upper.subtractingReportingOverflow(lower)
      let isWhole = range.kind == .closed && !overflows && span < .max && span >= 0
      count = overflows ? .max : max(0, isWhole ? span + 1 : span)
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
