import LayoutSolver
import SwiftInterpreter

extension SwiftUILibrary {
  /// Alignments, guides, and the scene's own `AlignmentID`s.
  static let alignment = NativeLibrary(
    name: "Alignment",
    types: [
      NativeType("protocol AlignmentID"),
      NativeType(
        "struct HorizontalAlignment: Equatable",
        members: [
          own("HorizontalAlignment", .horizontal),
          guide("static let leading: HorizontalAlignment", .leading),
          guide("static let center: HorizontalAlignment", .horizontalCenter),
          guide("static let trailing: HorizontalAlignment", .trailing),
          guide(
            "static let listRowSeparatorLeading: HorizontalAlignment",
            AlignmentGuide(.listRowSeparatorLeading)),
          guide(
            "static let listRowSeparatorTrailing: HorizontalAlignment",
            AlignmentGuide(.listRowSeparatorTrailing)),
        ],
        isEqual: sameGuide),
      NativeType(
        "struct VerticalAlignment: Equatable",
        members: [
          own("VerticalAlignment", .vertical),
          guide("static let top: VerticalAlignment", .top),
          guide("static let center: VerticalAlignment", .verticalCenter),
          guide("static let bottom: VerticalAlignment", .bottom),
          guide("static let firstTextBaseline: VerticalAlignment", .firstTextBaseline),
          guide("static let lastTextBaseline: VerticalAlignment", .lastTextBaseline),
        ],
        isEqual: sameGuide),
      NativeType(
        "struct Alignment: Equatable",
        members: [
          NativeMember("init(horizontal: HorizontalAlignment, vertical: VerticalAlignment)") {
            (call, horizontal: AlignmentGuide, vertical: AlignmentGuide) in
            try call.give(Alignment(horizontal: horizontal, vertical: vertical))
          },
          NativeMember("var horizontal: HorizontalAlignment { get }") { call in
            call.interpreter.host(
              "HorizontalAlignment", try call.receiver(as: Alignment.self).horizontal)
          },
          NativeMember("var vertical: VerticalAlignment { get }") { call in
            call.interpreter.host(
              "VerticalAlignment", try call.receiver(as: Alignment.self).vertical)
          },
          place("center", .horizontalCenter, .verticalCenter),
          place("leading", .leading, .verticalCenter),
          place("trailing", .trailing, .verticalCenter),
          place("top", .horizontalCenter, .top),
          place("bottom", .horizontalCenter, .bottom),
          place("topLeading", .leading, .top),
          place("topTrailing", .trailing, .top),
          place("bottomLeading", .leading, .bottom),
          place("bottomTrailing", .trailing, .bottom),
          place("centerFirstTextBaseline", .horizontalCenter, .firstTextBaseline),
          place("centerLastTextBaseline", .horizontalCenter, .lastTextBaseline),
          place("leadingFirstTextBaseline", .leading, .firstTextBaseline),
          place("leadingLastTextBaseline", .leading, .lastTextBaseline),
          place("trailingFirstTextBaseline", .trailing, .firstTextBaseline),
          place("trailingLastTextBaseline", .trailing, .lastTextBaseline),
        ],
        isEqual: { lhs, rhs in
          guard let left: Alignment = lhs.asHost(), let right: Alignment = rhs.asHost() else {
            return false
          }
          return left.horizontal.key == right.horizontal.key
            && left.vertical.key == right.vertical.key
        }),
      NativeType(
        "struct ViewDimensions: Equatable",
        members: [
          NativeMember("var width: CGFloat { get }") { call in
            .double(try call.receiver(as: ViewDimensions.self).width)
          },
          NativeMember("var height: CGFloat { get }") { call in
            .double(try call.receiver(as: ViewDimensions.self).height)
          },
          NativeMember("subscript(guide: HorizontalAlignment) -> CGFloat", body: guideValue),
          NativeMember("subscript(guide: VerticalAlignment) -> CGFloat", body: guideValue),
          NativeMember(
            "subscript(explicit guide: HorizontalAlignment) -> CGFloat?", body: explicitValue),
          NativeMember(
            "subscript(explicit guide: VerticalAlignment) -> CGFloat?", body: explicitValue),
        ]),
    ],
    extensions: [
      "View": [
        NativeMember(
          "func alignmentGuide(_ g: HorizontalAlignment, "
            + "computeValue: @escaping (ViewDimensions) -> CGFloat) -> some View",
          body: alignmentGuide),
        NativeMember(
          "func alignmentGuide(_ g: VerticalAlignment, "
            + "computeValue: @escaping (ViewDimensions) -> CGFloat) -> some View",
          body: alignmentGuide),
      ]
    ])

  /// `init(_ id: any AlignmentID.Type)`: a guide of the scene's own.
  private static func own(_ typeName: String, _ axis: Axis) -> NativeMember {
    NativeMember("init(_ id: any AlignmentID.Type)") { (call, id: Value) in
      guard let type = id.asType else {
        throw ScriptFailure.trap("expected a type that conforms to 'AlignmentID'")
      }
      let context = call.context
      let guide = AlignmentGuide(context.alignmentKey(for: type, axis: axis)) { dimensions in
        context.guarded(0) {
          var arguments = [
            Interpreter.Argument(
              "in", context.interpreter.host("ViewDimensions", dimensions))
          ]
          return try context.interpreter.callStatic(
            "defaultValue", of: type, arguments: &arguments
          ).requireDouble()
        }
      }
      return context.interpreter.host(typeName, guide)
    }
  }

  private static func guide(
    _ signature: String, _ guide: @autoclosure @escaping () -> AlignmentGuide
  )
    -> NativeMember
  {
    let guide = UncheckedBox(guide())
    let typeName = String(signature.drop { $0 != ":" }.dropFirst(2))
    return NativeMember(signature) { call in call.interpreter.host(typeName, guide.value) }
  }

  private static func place(
    _ name: String, _ horizontal: AlignmentGuide, _ vertical: AlignmentGuide
  ) -> NativeMember {
    let alignment = UncheckedBox(Alignment(horizontal: horizontal, vertical: vertical))
    return NativeMember("static let \(name): Alignment") { call in
      try call.give(alignment.value)
    }
  }

  private static let sameGuide: @Sendable (Value, Value) -> Bool = { lhs, rhs in
    guard let left: AlignmentGuide = lhs.asHost(), let right: AlignmentGuide = rhs.asHost()
    else { return false }
    return left.key == right.key
  }

  private static func guideValue(_ call: NativeCall, guide: AlignmentGuide) throws -> Value {
    .double(try call.receiver(as: ViewDimensions.self)[guide])
  }

  private static func explicitValue(_ call: NativeCall, guide: AlignmentGuide) throws -> Value {
    .optional(try call.receiver(as: ViewDimensions.self)[explicit: guide].map(Value.double))
  }

  private static func alignmentGuide(
    _ call: NativeCall, guide: AlignmentGuide, compute: Closure
  ) throws -> Value {
    let context = call.context
    return try call.modified(
      .alignmentGuide(guide) { dimensions in
        context.guarded(0) {
          try compute(context.interpreter.host("ViewDimensions", dimensions)).requireDouble()
        }
      })
  }
}

/// A constant of the table whose type isn't `Sendable` only because it may hold a closure.
struct UncheckedBox<T>: @unchecked Sendable {
  let value: T
  init(_ value: T) { self.value = value }
}

extension Alignment: SceneConvertible, SceneRepresentable {
  package static var declared: DeclaredTypes { .named("Alignment") }

  package init(scene value: Value, in context: SceneContext) throws {
    self = try value.requireHost()
  }
  package func sceneValue(in context: SceneContext) -> Value {
    context.interpreter.host("Alignment", self)
  }
}

extension AlignmentGuide: SceneConvertible {
  package static var declared: DeclaredTypes {
    .named("HorizontalAlignment", "VerticalAlignment")
  }

  package init(scene value: Value, in context: SceneContext) throws {
    self = try value.requireHost()
  }
}
