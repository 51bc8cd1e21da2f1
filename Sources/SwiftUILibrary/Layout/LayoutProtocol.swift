import LayoutSolver
import SwiftInterpreter

extension SwiftUILibrary {
  /// The `Layout` protocol, a layout's view of its subviews, and their layout values.
  static let layoutProtocol = NativeLibrary(
    name: "Layout",
    types: [
      NativeType(named: "Animatable"),
      NativeType(named: "Layout"),
      NativeType(named: "LayoutValueKey"),
      NativeType(named: "LayoutProperties"),
      NativeType(
        "struct LayoutSubview: Equatable",
        members: [
          NativeMember("func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize") {
            (call, proposal: ProposedViewSize) in
            try call.give(call.subview().sizeThatFits(proposal))
          },
          NativeMember("func dimensions(in proposal: ProposedViewSize) -> ViewDimensions") {
            (call, proposal: ProposedViewSize) in
            call.interpreter.host(
              "ViewDimensions", try call.subview().dimensions(in: proposal))
          },
          NativeMember(
            "func place(at position: CGPoint, anchor: UnitPoint = .topLeading, "
              + "proposal: ProposedViewSize)"
          ) { (call, position: Point, anchor: UnitPoint, proposal: ProposedViewSize) in
            try call.subview().place(at: position, anchor: anchor, proposal: proposal)
            return .void
          },
          NativeMember("var spacing: ViewSpacing { get }") { call in
            call.interpreter.host("ViewSpacing", try call.subview().spacing)
          },
          NativeMember("var priority: Double { get }") { call in
            .double(try call.subview().priority)
          },
          NativeMember("subscript<K: LayoutValueKey>(key: K.Type) -> K.Value") {
            (call, key: TypeArgument) in
            if let value = try call.subview().layoutValue(key.type.qualifiedName) as? Value {
              return value
            }
            return try call.interpreter.staticProperty("defaultValue", of: key.type)
          },
          NativeMember("var containerValues: ContainerValues { get }") { call in
            let subview = try call.subview()
            return call.containerValues(tag: subview.tag) { subview.containerValue($0) }
          },
        ]),
      NativeType(
        "struct ViewSpacing",
        members: [
          NativeMember("init()") { $0.interpreter.host("ViewSpacing", ViewSpacing()) },
          NativeMember("static let zero: ViewSpacing") {
            $0.interpreter.host("ViewSpacing", ViewSpacing.zero)
          },
          NativeMember("func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat") {
            (call, next: ViewSpacing, axis: Axis) in
            .double(
              try call.receiver(as: ViewSpacing.self).distance(
                to: next, along: axis))
          },
          NativeMember(
            "mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all)",
            changing: { (call: inout NativeCall, other: ViewSpacing, edges: Edge.Set) in
              var spacing = try call.receiver(as: ViewSpacing.self)
              spacing.formUnion(other, edges: edges)
              call.receiver = call.interpreter.host("ViewSpacing", spacing)
              return .void
            }),
          NativeMember(
            "func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing"
          ) { (call, other: ViewSpacing, edges: Edge.Set) in
            var spacing = try call.receiver(as: ViewSpacing.self)
            spacing.formUnion(other, edges: edges)
            return call.interpreter.host("ViewSpacing", spacing)
          },
        ]),
    ],
    extensions: [
      "Array": [
        NativeMember("var layoutDirection: LayoutDirection { get }") { call in
          let rightToLeft = try call.receiver?.requireArray().first.map {
            try $0.requireHost(as: SubviewValue.self).isRightToLeft
          }
          return try call.give(
            rightToLeft == true ? LayoutDirection.rightToLeft : .leftToRight)
        },
        // Unlike an array's, a slice of subviews counts from 0.
        NativeMember(
          "subscript(bounds: Range<Int>) -> LayoutSubviews where Element == LayoutSubview"
        ) { (call, bounds: Value) in
          guard case .array(let subviews)? = call.receiver,
            case .range(let range) = bounds
          else { throw ScriptFailure.trap("expected a range of indices") }
          guard let offsets = subviews.offsets(of: range) else {
            throw ScriptFailure.trap("Array index is out of range", identifier: .index)
          }
          return .array(ArrayBox(Array(subviews.elements[offsets])))
        },
      ] + NativeMember.parts(as: "LayoutSubviews where Element == LayoutSubview"),
      "Layout": [
        NativeMember("func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View") {
          (call, content: Content) in
          guard let receiver = call.receiver else {
            throw ScriptFailure.trap("call without a receiver")
          }
          return call.make(
            .container(try call.context.container(receiver), try content()))
        }
      ],
      "View": [
        NativeMember(
          "func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View"
        ) { (call, key: TypeArgument, value: Value) in
          try call.trait(.layoutValue(key: key.type.qualifiedName, value))
        }
      ],
    ],
    sources: [Declarations.layoutProtocol])
}

/// A subview in a scene's layout.
struct SubviewValue {
  let subview: LayoutSubview
  let isRightToLeft: Bool
}

extension ViewSpacing: HostArgument {
  package static var declared: DeclaredTypes { .named("ViewSpacing") }
}

extension NativeCall {
  fileprivate func subview() throws -> LayoutSubview {
    try receiver(as: SubviewValue.self).subview
  }
}
