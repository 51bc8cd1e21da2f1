import FoundationLibrary
import LayoutSolver
import SwiftInterpreter
import SwiftUILibrary

/// A view over or behind a chart, which is told where the chart's values are.
struct ChartCover {
  static let key = "Charts.covers"

  let isBehind: Bool
  let alignment: Alignment
  let content: Closure

  /// A chart with its covers, the first the innermost; each is as large as the chart.
  static func apply(
    _ covers: [ChartCover], to chart: View, _ plot: ChartPlot, _ context: SceneContext
  ) -> View {
    guard !covers.isEmpty else { return chart }
    // A cover's anchors are places in the chart's own view.
    let key = PreferenceKey(
      name: "Charts.plot", defaultValue: { 0 },
      reduce: { value, next in if !(value is Anchor) { value = next() } })
    let anchored = View(
      .trait(chart, .anchorPreference(key: key, source: .bounds) { $0 }), source: chart.source)
    return covers.reduce(anchored) { inner, cover in
      let make: (Any) -> View = { anchor in
        guard let anchor = anchor as? Anchor else { return .empty }
        return cover.view(on: plot, of: anchor.node, context)
      }
      let modifier: Modifier =
        cover.isBehind
        ? .backgroundPreferenceValue(key: key, alignment: .center, make)
        : .overlayPreferenceValue(key: key, alignment: .center, make)
      return View(.modified(inner, modifier), source: chart.source)
    }
  }

  private func view(on plot: ChartPlot, of node: NodeID, _ context: SceneContext) -> View {
    View(
      .geometryReader { geometry, _ in
        let proxy = ChartProxyValue(plot: plot, size: geometry.size, node: node)
        let view = context.guardedView("Chart") {
          try context.view(content(context.interpreter.host("ChartProxy", proxy)))
        }
        return View(
          .modified(
            view,
            .flexibleFrame(
              FlexibleFrame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment))))
      })
  }
}

/// A chart in its actual size, for the questions that its covers ask.
private struct ChartProxyValue: HostArgument {
  static var declared: DeclaredTypes { .named("ChartProxy") }
  let plot: ChartPlot
  let size: Size
  /// The view of the chart itself.
  let node: NodeID

  var room: Rect { plot.room(in: size) }
  var frame: AnchorValue {
    AnchorValue(anchor: Anchor(node: node, source: .rect(room)), isPoint: false)
  }

  /// Points from the plot's leading or top edge.
  func position(_ value: ChartValue, _ axis: Axis) -> Double {
    axis == .horizontal
      ? plot.x.place(value, on: room.width) : room.height - plot.y.place(value, on: room.height)
  }

  func value(at position: Double, _ axis: Axis) -> ChartValue? {
    axis == .horizontal
      ? plot.x.value(at: position, on: room.width)
      : plot.y.value(at: room.height - position, on: room.height)
  }
}

extension AppleLibraries {
  /// Positions are points in the plot, as Swift Charts gives them.
  static let chartProxyType = NativeType(
    "struct ChartProxy",
    members: ["plotSize", "plotAreaSize"].map { name in
      NativeMember("var \(name): CGSize { get }") { call in
        try call.give(proxy(call).room.size)
      }
    } + [
      NativeMember("var plotFrame: Anchor<CGRect>? { get }") { call in
        .optional(call.interpreter.host("Anchor", try proxy(call).frame))
      },
      NativeMember("var plotAreaFrame: Anchor<CGRect> { get }") { call in
        call.interpreter.host("Anchor", try proxy(call).frame)
      },
      NativeMember("func value<X, Y>(at position: CGPoint, as type: (X, Y).Type) -> (X, Y)?") {
        (call, position: Point, type: TupleTypeArgument) in
        let proxy = try proxy(call)
        guard type.elements.count == 2,
          let x = try proxy.value(at: position.x, .horizontal)?
            .value(as: type.elements[0], in: call.interpreter).unwrapped,
          let y = try proxy.value(at: position.y, .vertical)?
            .value(as: type.elements[1], in: call.interpreter).unwrapped
        else { return .none }
        return .optional(.tuple([x, y]))
      },
    ]
      + [("X", Axis.horizontal), ("Y", .vertical)].flatMap { name, axis in
        [
          NativeMember("func position<P>(for\(name) value: P) -> CGFloat?") {
            (call, value: Value) in
            guard let value = try ChartValue(plotted: value, in: call.interpreter) else {
              return .none
            }
            return .optional(.double(try proxy(call).position(value, axis)))
          },
          NativeMember(
            "func value<P>(at\(name) position: CGFloat, as type: P.Type = P.self) -> P?"
          ) { (call, position: Double, type: TypeArgument) in
            guard let value = try proxy(call).value(at: position, axis) else { return .none }
            return try value.value(as: type.type, in: call.interpreter)
          },
        ]
      })

  private static func proxy(_ call: NativeCall) throws -> ChartProxyValue { try call.receiver() }
}

extension ChartValue {
  /// The value as a type that the scene wants; `nil` where it has no such value.
  fileprivate func value(as type: NominalType, in interpreter: Interpreter) throws -> Value {
    if case .number(let number) = self, type.name == "Int" {
      return Int(exactly: number.rounded()).map { .optional(.int($0)) } ?? .none
    }
    let value = try value(in: interpreter)
    return interpreter.value(value, is: type.name) ? .optional(value) : .none
  }
}
