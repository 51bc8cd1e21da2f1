import LayoutSolver
import SwiftInterpreter

extension SwiftUILibrary {
  /// `View` itself, and the views that only wrap others.
  static let views = NativeLibrary(
    name: "Views",
    types: [
      NativeType(named: "View"),
      NativeType("struct _ErasedView: View"),
      NativeType(
        "struct ModifiedContent<Content, Modifier>: View",
        members: [
          NativeMember("init(content: Content, modifier: Modifier)") {
            (call, content: Value, modifier: Value) in
            try modified(call, content, by: modifier)
          },
          NativeMember("var content: Content { get }") { call in
            try call.receiver(as: ModifiedContentValue.self).content
          },
          NativeMember("var modifier: Modifier { get }") { call in
            try call.receiver(as: ModifiedContentValue.self).modifier
          },
        ]),
      NativeType(
        "struct EmptyView: View",
        members: [NativeMember("init()") { $0.interpreter.host("EmptyView", View.empty) }]),
      NativeType(
        "struct AnyView: View",
        members: [
          NativeMember("init<V: View>(_ view: V)") { (call, view: View) in
            call.interpreter.host("AnyView", view)
          },
          NativeMember("init<V: View>(erasing view: V)") { (call, view: View) in
            call.interpreter.host("AnyView", view)
          },
        ]),
      NativeType(
        "struct Group<Content: View>: View",
        members: [
          NativeMember("init(@ViewBuilder content: () -> Content)") { (call, content: Content) in
            call.interpreter.host("Group", try content())
          }
        ]),
      NativeType(named: "ViewModifier"),
      NativeType(
        "struct EmptyModifier: ViewModifier",
        members: [
          NativeMember("init()") { $0.interpreter.host("EmptyModifier", ()) },
          NativeMember("func body(content: _ErasedView) -> some View") { (_, content: Value) in
            content
          },
        ]),
      NativeType(
        "struct EquatableView<Content: View>: View",
        members: [
          NativeMember("init(content: Content)") { (call, content: View) in
            call.interpreter.host("EquatableView", content)
          }
        ]),
    ],
    extensions: [
      "View": [
        NativeMember("func modifier<T: ViewModifier>(_ modifier: T) -> ModifiedContent<Self, T>") {
          (call, modifier: Value) in
          try modified(call, call.receiver ?? .void, by: modifier)
        },
        NativeMember("func accessibilityIdentifier(_ identifier: String) -> some View") {
          (call, identifier: String) in
          call.make(.identifier(try call.receiverView(), identifier))
        },
        NativeMember("func id<ID: Hashable>(_ id: ID) -> some View") { (call, id: Value) in
          call.make(.identity(try call.receiverView(), AnyHashable(HashedValue(id))))
        },
        idle("func equatable() -> some View"),
      ]
    ],
    sources: [Declarations.views])

  /// A view in a `ViewModifier`'s body.
  private static func modified(
    _ call: NativeCall, _ content: Value, by modifier: Value
  ) throws -> Value {
    let context = call.context
    let view = try context.view(content)
    // The stand-in for an unknown modifier.
    if modifier.isForeign || modifier.asHost(View.self) != nil {
      return call.interpreter.host(
        "_ErasedView", View(view.content, source: view.source ?? call.source))
    }
    let name = context.interpreter.typeName(of: modifier)
    let origin = context.state.updates.origin
    let made = View(
      .composite(name: name) { build in
        context.guardedView(name) {
          let isSame = context.state.updates.isKept(modifier, at: build.identity, from: origin)
          return try context.body(
            of: modifier, at: build, isKept: isSame, mayKeepBody: isSame
          ) { linked in
            var linked = linked
            var arguments = [
              Interpreter.Argument("content", context.interpreter.host("_ErasedView", view))
            ]
            return try context.view(
              context.interpreter.callMethod("body", on: &linked, arguments: &arguments))
          }
        }
      }, source: call.source)
    return call.interpreter.host(
      "ModifiedContent", ModifiedContentValue(view: made, content: content, modifier: modifier))
  }

  /// The functions of a view builder.
  static let builders = NativeLibrary(
    name: "ViewBuilder",
    types: [
      NativeType(
        "@resultBuilder struct ViewBuilder",
        members: [
          NativeMember("static func buildExpression<Content: View>(_ content: Content) -> Content")
          { (call, value: Value) in
            guard needsPlace(value) else { return value }
            if let placed = value.placed(at: call) { return placed }
            var view = try call.context.view(value)
            view.source = view.source ?? call.source
            return call.interpreter.host("_ErasedView", view)
          },
          NativeMember("static func buildBlock() -> EmptyView") {
            $0.interpreter.host("EmptyView", View.empty)
          },
          NativeMember("static func buildBlock<Content: View>(_ content: Content) -> Content") {
            (_, content: Value) in content
          },
          NativeMember(
            "static func buildBlock<each Content: View>(_ content: repeat each Content)"
              + " -> TupleView<(repeat each Content)>"
          ) { (call, content: [Value]) in try tuple(of: content, call) },
          NativeMember("static func buildIf<Content: View>(_ content: Content?) -> Content?") {
            (_, content: Value?) in .optional(content)
          },
          NativeMember(
            "static func buildEither<TrueContent: View, FalseContent: View>(first: TrueContent)"
              + " -> _ConditionalContent<TrueContent, FalseContent>"
          ) { (call, first: View) in arm(first, "first", call) },
          NativeMember(
            "static func buildEither<TrueContent: View, FalseContent: View>(second: FalseContent)"
              + " -> _ConditionalContent<TrueContent, FalseContent>"
          ) { (call, second: View) in arm(second, "second", call) },
          NativeMember(
            "static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView"
          ) { (call, content: View) in call.interpreter.host("AnyView", content) },
        ]),
      NativeType(
        "struct TupleView<T>: View",
        members: [
          NativeMember("init(_ value: T)") { (call, value: Value) in
            let parts = if case .tuple(let box) = value { box.elements } else { [value] }
            return try tuple(of: parts, call)
          },
          NativeMember("var value: T { get }") { call in
            let values = try call.receiver(as: TupleViewValue.self).values
            return values.count == 1 ? values[0] : .tuple(TupleBox(values))
          },
        ]),
      NativeType("struct _ConditionalContent<TrueContent: View, FalseContent: View>: View"),
    ])

  private static func tuple(of values: [Value], _ call: NativeCall) throws -> Value {
    let views = try values.map(call.context.view)
    return call.interpreter.host(
      "TupleView",
      TupleViewValue(view: View(.group(views), source: call.source), values: values))
  }

  /// Whether its place in the source is where it is used: a view of the scene's own, or a colour, a
  /// gradient or a shape, which is a value until it is used as a view.
  private static func needsPlace(_ value: Value) -> Bool {
    if value.isPlaced { return false }
    if value.nominalType?.isFromScene == true { return true }
    guard case .host(let box) = value else { return false }
    switch box.payload {
    case is Color, is Paint, is ShapeValue, is PathValue: return true
    default: return false
    }
  }

  /// One arm of a condition, with its own state.
  private static func arm(_ view: View, _ name: String, _ call: NativeCall) -> Value {
    call.interpreter.host(
      "_ConditionalContent", View(.identity(view, name), source: call.source))
  }
}

/// Several views from a builder, with their values.
struct TupleViewValue: ViewRepresentation, GenericPayload {
  let view: View
  let values: [Value]

  func makeView(in context: SceneContext) -> View { view }
  func typeExamples(in interpreter: Interpreter) -> [Value?] {
    [values.count == 1 ? values[0] : .tuple(TupleBox(values))]
  }
}

/// A `ModifiedContent` as a value, until it is used as a view.
private struct ModifiedContentValue: ViewRepresentation, GenericPayload {
  let view: View
  let content: Value
  let modifier: Value

  func makeView(in context: SceneContext) -> View { view }
  func typeExamples(in interpreter: Interpreter) -> [Value?] { [content, modifier] }
}
