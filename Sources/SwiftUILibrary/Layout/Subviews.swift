import LayoutSolver
import SwiftInterpreter

extension SwiftUILibrary {
  /// The subviews and sections of some content, for containers of the scene's own.
  static let subviews = NativeLibrary(
    name: "Subviews",
    types: [
      NativeType(
        named: "Subview",
        members: [
          NativeMember("var id: Subview.ID { get }") { call in
            call.identity(try call.receiver(as: Subview.self).identity)
          },
          NativeMember("var containerValues: ContainerValues { get }") { call in
            let subview: Subview = try call.receiver()
            return call.containerValues(tag: subview.tag) { subview.containerValue($0) }
          },
        ]),
      NativeType("struct SubviewID: Hashable", isEqual: sameIdentity),
      NativeType(
        named: "SectionConfiguration",
        members: [
          NativeMember("var id: SectionConfiguration.ID { get }") { call in
            call.identity(try call.receiver(as: SubviewSection.self).identity)
          },
          NativeMember("var containerValues: ContainerValues { get }") { call in
            let section: SubviewSection = try call.receiver()
            return call.containerValues(tag: section.tag) { section.containerValue($0) }
          },
          part("header", \.header), part("content", \.content), part("footer", \.footer),
        ]),
    ],
    extensions: [
      "Group": [
        NativeMember(
          "init<Base: View, Result: View>(subviews view: Base, "
            + "@ViewBuilder transform: @escaping (SubviewsCollection) -> Result) "
            + "where Content == Result"
        ) { (call, view: View, transform: Closure) in
          try whole(call, view, transform) { call, content, build in
            call.collection(content.subviews(in: build))
          }
        },
        NativeMember(
          "init<Base: View, Result: View>(sections view: Base, "
            + "@ViewBuilder transform: @escaping (SectionCollection) -> Result) "
            + "where Content == Result"
        ) { (call, view: View, transform: Closure) in
          try whole(call, view, transform) { call, content, build in
            .array(ArrayBox(content.sections(in: build).map(call.section)))
          }
        },
      ],
      "ForEach": [
        NativeMember(
          "init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content) "
            + "where Data == SubviewsCollection, ID == Subview.ID"
        ) { (call, view: View, content: Closure) in
          try each(call, view, content) { call, content, build in
            content.subviews(in: build).map { ($0.identity, call.subview($0)) }
          }
        },
        NativeMember(
          "init<V: View>(sections view: V, "
            + "@ViewBuilder content: @escaping (SectionConfiguration) -> Content) "
            + "where Data == SectionCollection, ID == SectionConfiguration.ID"
        ) { (call, view: View, content: Closure) in
          try each(call, view, content) { call, content, build in
            content.sections(in: build).map { ($0.identity, call.section($0)) }
          }
        },
      ],
    ],
    sources: [Declarations.subviews])

  /// A closure applied to all subviews of a view, found where the view is placed.
  private static func whole(
    _ call: NativeCall, _ content: View, _ transform: Closure,
    _ parts: @escaping (NativeCall, View, BuildContext) -> Value
  ) throws -> Value {
    let context = call.context
    return call.make(
      .placed { build in
        context.guardedView("Group") {
          try context.view(transform(parts(call, content, build)))
        }
      })
  }

  /// A closure applied to each subview.
  private static func each(
    _ call: NativeCall, _ content: View, _ body: Closure,
    _ parts: @escaping (NativeCall, View, BuildContext) -> [(identity: AnyHashable, value: Value)]
  ) throws -> Value {
    let context = call.context
    return call.make(
      .placed { build in
        let parts = parts(call, content, build)
        return View(
          .forEach(
            count: parts.count, identity: { parts[$0].identity },
            content: { index in
              context.guardedView("ForEach") {
                try context.view(body(parts[index].value))
              }
            }), source: call.source)
      })
  }

  private static func part(
    _ name: String, _ path: KeyPath<SubviewSection, [Subview]>
  ) -> NativeMember {
    let path = UncheckedBox(path)
    return NativeMember("var \(name): SubviewsCollection { get }") { call in
      call.collection(try call.receiver(as: SubviewSection.self)[keyPath: path.value])
    }
  }

  private static let sameIdentity: @Sendable (Value, Value) -> Bool = {
    $0.asHost(AnyHashable.self) == $1.asHost(AnyHashable.self)
  }
}

extension Subview: ViewRepresentation {
  package func makeView(in context: SceneContext) -> View { View(.identity(view, identity)) }
}

extension NativeCall {
  fileprivate func subview(_ subview: Subview) -> Value { interpreter.host("Subview", subview) }

  fileprivate func section(_ section: SubviewSection) -> Value {
    interpreter.host("SectionConfiguration", section)
  }

  fileprivate func collection(_ subviews: [Subview]) -> Value {
    .array(ArrayBox(subviews.map(subview)))
  }

  fileprivate func identity(_ identity: AnyHashable) -> Value {
    interpreter.host("SubviewID", identity)
  }
}
