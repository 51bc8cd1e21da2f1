import LayoutSolver
import SwiftInterpreter

extension SwiftUILibrary {
  /// Scroll views, where they begin and what scrolls them.
  static let scroll = NativeLibrary(
    name: "Scroll",
    types: [
      NativeType(
        "struct ScrollView<Content: View>: View",
        members: [
          NativeMember(
            "init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, "
              + "@ViewBuilder content: () -> Content)"
          ) { (call, axes: Axis.Set, _: Unused, content: Content) in
            // Scrolling content within a row isn't the row's: a link there has no chevron.
            let content = try content().styled { $0[.isListRow] = nil }
            return call.make(.container(.scrollView(axes: axes), content))
          }
        ]),
      NativeType(
        "struct ScrollViewReader<Content: View>: View",
        members: [
          NativeMember("init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content)") {
            (call, content: Closure) in
            let context = call.context
            return call.make(
              .placed { build in
                context.guardedView("ScrollViewReader") {
                  let proxy = context.interpreter.host("ScrollViewProxy", build.identity)
                  return try context.view(content(proxy))
                }
              })
          }
        ]),
      NativeType(
        "struct ScrollViewProxy",
        members: [
          NativeMember("func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil)") {
            (call, id: Value, anchor: UnitPoint?) in
            let identity = AnyHashable(HashedValue(id))
            call.context.scrolling.show(
              .identity(identity, anchor: anchor),
              inside: try call.receiver(as: Identity.self))
            return .void
          }
        ]),
    ],
    extensions: [
      "View": [
        NativeMember(
          "func contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat?, "
            + "for placement: ContentMarginPlacement = .automatic) -> some View"
        ) { (call, edges: Edge.Set, length: Double?, placement: CaseName) in
          try call.contentMargins(edges, length.map { EdgeInsets($0) }, for: placement)
        },
        NativeMember(
          "func contentMargins(_ edges: Edge.Set = .all, _ insets: EdgeInsets, "
            + "for placement: ContentMarginPlacement = .automatic) -> some View"
        ) { (call, edges: Edge.Set, insets: EdgeInsets, placement: CaseName) in
          try call.contentMargins(edges, insets, for: placement)
        },
        NativeMember(
          "func contentMargins(_ length: CGFloat, "
            + "for placement: ContentMarginPlacement = .automatic) -> some View"
        ) { (call, length: Double, placement: CaseName) in
          try call.contentMargins(.all, EdgeInsets(length), for: placement)
        },
        NativeMember("func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View") {
          (call, anchor: UnitPoint?) in
          try call.environment {
            $0.scrollAnchors = ScrollAnchors(initialOffset: anchor, alignment: anchor)
          }
        },
        NativeMember(
          "func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View"
        ) { (call, anchor: UnitPoint?, role: Value) in
          let role = try role.stored("name")?.requireString()
          return try call.environment {
            if role == "initialOffset" { $0.scrollAnchors.initialOffset = anchor }
            if role == "alignment" { $0.scrollAnchors.alignment = anchor }
          }
        },
        NativeMember(
          "func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil)"
            + " -> some View"
        ) { (call, id: BindingValue, anchor: UnitPoint?) in
          try call.scrollPosition(
            id,
            { value in
              value.unwrapped.map { .identity(AnyHashable(HashedValue($0)), anchor: anchor) }
            }, shown: { .optional($0) })
        },
        NativeMember(
          "func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil)"
            + " -> some View"
        ) { (call, position: BindingValue, anchor: UnitPoint?) in
          let context = call.context
          return try call.scrollPosition(position) { value in
            try ScrollState.Target(scrollPosition: value, anchor: anchor, in: context)
          }
        },
        NativeMember(
          "func onScrollGeometryChange<T: Equatable>(for type: T.Type, "
            + "of transform: @escaping (ScrollGeometry) -> T, "
            + "action: @escaping (T, T) -> Void) -> some View"
        ) { (call, _: Unused, transform: Closure, action: Closure) in
          let context = call.context
          let name = "onScrollGeometryChange \(call.location.file):\(call.location.offset)"
          return try call.action(
            .onGeometry { _ in
              context.guarded(()) {
                guard let view = context.scrolling.view(at: context.place) else { return }
                let value = try transform(view.geometry(in: context))
                try context.changes(to: value, at: name) { old in
                  try action(old ?? value, value)
                }
              }
            })
        },
        NativeMember(
          "func onScrollVisibilityChange(threshold: Double = 0.5, "
            + "_ action: @escaping (Bool) -> Void) -> some View"
        ) { (call, threshold: Double, action: Closure) in
          let context = call.context
          let name = "onScrollVisibilityChange \(call.location.file):\(call.location.offset)"
          return try call.action(
            .onGeometry { proxy in
              context.guarded(()) {
                let isVisible = proxy.visiblePart >= threshold
                try context.changes(to: .bool(isVisible), at: name, initially: isVisible) { _ in
                  try action(.bool(isVisible))
                }
              }
            })
        },
        idle(
          "func onScrollPhaseChange(_ action: @escaping (ScrollPhase, ScrollPhase) -> Void)"
            + " -> some View"),
        idle(
          "func onScrollPhaseChange(_ action: @escaping (ScrollPhase, ScrollPhase, "
            + "ScrollPhaseChangeContext) -> Void) -> some View"),
        idle(
          "func onScrollTargetVisibilityChange<ID: Hashable>(idType: ID.Type, "
            + "threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void) -> some View"),
        idle("func scrollIndicatorsFlash(onAppear: Bool) -> some View"),
        idle("func scrollIndicatorsFlash<V: Equatable>(trigger value: V) -> some View"),
        idle(
          "func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set)"
            + " -> some View"),
        idle(
          "func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all)"
            + " -> some View"),
        idle(
          "func scrollIndicators(_ visibility: ScrollIndicatorVisibility, "
            + "axes: Axis.Set = .all) -> some View"),
        idle("func scrollDisabled(_ disabled: Bool) -> some View"),
        undrawn("func scrollClipDisabled(_ disabled: Bool = true) -> some View"),
        idle(
          "func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, "
            + "axes: Axis.Set = .vertical) -> some View"),
        idle("func scrollTargetLayout(isEnabled: Bool = true) -> some View"),
        idle("func scrollTarget(isEnabled: Bool = true) -> some View"),
        idle(
          "func scrollTargetBehavior<B: ScrollTargetBehavior>(_ behavior: B) -> some View"),
        NativeMember("func scrollContentBackground(_ visibility: Visibility) -> some View") {
          (call, visibility: CaseName) in
          let isHidden = visibility == "hidden"
          return try call.environment { $0[.hidesScrollBackground] = isHidden }
        },
        idle("func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View"),
      ]
    ],
    sources: [Declarations.scroll])
}

extension NativeCall {
  /// Margins of the scroll views inside; indicators, which have their own, aren't laid out.
  fileprivate func contentMargins(
    _ edges: Edge.Set, _ insets: EdgeInsets?, for placement: CaseName
  ) throws -> Value {
    guard let insets, placement != "scrollIndicators" else { return try unchanged() }
    return try environment { values in
      for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
        values.contentMargins[edge] = insets[edge]
      }
    }
  }

  /// The receiver with a binding that scrolls it at first and whenever it is changed.
  /// - Parameter shown: the binding's value when the user has scrolled to a view, by its identity.
  fileprivate func scrollPosition(
    _ binding: BindingValue, _ target: @escaping (Value) throws -> ScrollState.Target?,
    shown: ((Value) -> Value)? = nil
  ) throws -> Value {
    let context = context
    let name = "scrollPosition \(location.file):\(location.offset)"
    return try action(
      .onGeometry { _ in
        context.guarded(()) {
          if let shown, let identity = context.scrolling.takeShown(at: context.place) {
            let value = shown(identity)
            try binding.set(value)
            // It is in sight already.
            _ = context.state.remember(value, as: name, at: context.place)
          }
          let value = try binding.get()
          try context.changes(to: value, at: name) { _ in
            guard let target = try target(value) else { return }
            // The last step of an action's place is its number there.
            context.scrolling.show(target, inside: context.place.around)
          }
        }
      })
  }
}

extension ScrollState.Target {
  /// A `ScrollPosition`'s request; nil for one that only follows.
  fileprivate init?(
    scrollPosition value: Value, anchor: UnitPoint?, in context: SceneContext
  ) throws {
    if let identity = value.stored("identity")?.unwrapped {
      let own = try value.stored("anchor")?.unwrapped.map { try UnitPoint(scene: $0, in: context) }
      self = .identity(AnyHashable(HashedValue(identity)), anchor: own ?? anchor)
    } else if let edge = value.stored("edge")?.unwrapped {
      self = .edge(try Edge(scene: edge, in: context))
    } else {
      let (x, y) = (try value.optionalNumber("x"), try value.optionalNumber("y"))
      guard x != nil || y != nil else { return nil }
      self = .point(x: x, y: y)
    }
  }
}

extension ScrolledView {
  /// The geometry for `onScrollGeometryChange`, as recorded on macOS 26: at rest the content's
  /// offset is negative by its margins, which the container's size excludes.
  fileprivate func geometry(in context: SceneContext) throws -> Value {
    try context.interpreter.construct(
      "ScrollGeometry",
      [
        (
          "contentOffset",
          try Point(x: offset.x - margins.leading, y: offset.y - margins.top)
            .sceneValue(in: context)
        ),
        ("contentSize", try contentSize.sceneValue(in: context)),
        ("contentInsets", try margins.sceneValue(in: context)),
        ("containerSize", try size.sceneValue(in: context)),
      ])
  }
}

extension GeometryProxy {
  /// How much of it is visible in the scroll view around, 0…1; 1 without one.
  fileprivate var visiblePart: Double {
    guard let sight = bounds(of: .scrollView(axis: nil)) else { return 1 }
    func part(_ length: Double, _ start: Double, _ end: Double) -> Double {
      guard length > 0 else { return start <= 0 && end >= 0 ? 1 : 0 }
      return max(min(end, length) - max(start, 0), 0) / length
    }
    return part(size.width, sight.minX, sight.maxX) * part(size.height, sight.minY, sight.maxY)
  }
}
