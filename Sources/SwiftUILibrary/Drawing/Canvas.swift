import LayoutSolver
import SwiftInterpreter

extension SwiftUILibrary {
  /// `Canvas`, which takes what it is offered, and what its closure draws into it.
  static let canvas = NativeLibrary(
    name: "Canvas",
    types: [
      NativeType(
        "struct Canvas<Symbols: View>: View",
        members: [
          NativeMember("init(\(options)) where Symbols == EmptyView") { canvas($0) },
          NativeMember("init(\(options), @ViewBuilder symbols: () -> Symbols)") { call in
            let symbols = try call.content(4)
            return canvas(call, symbols)
          },
        ]),
      NativeType(
        "struct CanvasRecorder",
        members: [
          NativeMember("var size: CGSize { get }") { call in
            try call.give(call.receiver(as: CanvasRecorder.self).size)
          },
          drawing("func fill(_ path: Path, _ style: Any?, _ opacity: Double, _ clips: [Path])") {
            call, _ in .fill(try call.path(0), try call.paint(1)?.style)
          },
          drawing(
            "func stroke(_ path: Path, _ style: Any?, _ opacity: Double, _ clips: [Path], "
              + "_ line: StrokeStyle)"
          ) { call, _ in
            .stroke(try call.path(0), try call.paint(1)?.style, try call(4))
          },
          drawing(
            "func text(_ text: Text, _ style: Any?, _ opacity: Double, _ clips: [Path], "
              + "_ rect: CGRect)"
          ) { call, recorder in
            let rect: Rect = try call(4)
            let content: TextContent = try call(0)
            let lines = recorder.measurer(content).layout(
              width: rect.width, height: rect.height
            ).lines
            return .text(lines, try call.paint(1)?.style ?? recorder.color(of: content), in: rect)
          },
          drawing(
            "func image(_ image: Image, _ style: Any?, _ opacity: Double, _ clips: [Path], "
              + "_ rect: CGRect)"
          ) { call, _ in
            let image: ImageValue = try call(0)
            return .image(
              name: image.image.name, isSystem: image.image.isSystem, in: try call(4))
          },
          NativeMember("func size(of text: Text, in size: CGSize) -> CGSize") { call in
            let recorder: CanvasRecorder = try call.receiver()
            let room: Size = try call(1)
            return try call.give(
              recorder.measurer(try call(0)).size(width: room.width, height: room.height))
          },
          NativeMember("func baseline(of text: Text, in size: CGSize, isFirst: Bool) -> CGFloat") {
            call in
            let recorder: CanvasRecorder = try call.receiver()
            let room: Size = try call(1)
            let layout = recorder.measurer(try call(0)).layout(
              width: room.width, height: room.height)
            return .double(try call.bool(2) ? layout.firstBaseline : layout.lastBaseline)
          },
          NativeMember("func sizeOfSymbol(_ id: Any) -> CGSize?") { call in
            let recorder: CanvasRecorder = try call.receiver()
            let size = recorder.symbol(AnyHashable(HashedValue(try call.value(0))))?.size
            return .optional(try size.map { try call.give($0) })
          },
          NativeMember(
            "func symbol(_ id: Any, _ opacity: Double, _ clips: [Path], _ rect: CGRect, "
              + "_ transform: CGAffineTransform)"
          ) { call in
            let recorder: CanvasRecorder = try call.receiver()
            guard let symbol = recorder.symbol(AnyHashable(HashedValue(try call.value(0)))) else {
              return .void
            }
            let (rect, outer): (Rect, Affine) = (try call(3), try call.transform(4))
            let across = symbol.size.width > 0 ? rect.width / symbol.size.width : 1
            let down = symbol.size.height > 0 ? rect.height / symbol.size.height : 1
            let opacity = try call.double(1)
            let clips = try call.array(2).compactMap { $0.asHost(PathValue.self)?.path }
            recorder.marks += symbol.marks.map { mark in
              var mark = mark.applying {
                $0.applying(Affine(a: across, d: down, tx: rect.minX, ty: rect.minY))
                  .applying(outer)
              }
              mark.opacity *= opacity
              mark.clips += clips
              return mark
            }
            return .void
          },
          NativeMember("func size(of image: Image) -> CGSize") { call in
            let recorder: CanvasRecorder = try call.receiver()
            let image: ImageValue = try call(0)
            return try call.give(image.image.size(in: recorder.environment))
          },
        ]),
    ],
    sources: [Declarations.graphicsContext])

  private static let options =
    "opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, "
    + "rendersAsynchronously: Bool = false, "
    + "renderer: @escaping (inout GraphicsContext, CGSize) -> Void"

  /// The closure runs once the canvas is placed, like the observers of a view's geometry.
  private static func canvas(_ call: NativeCall, _ symbols: View = .empty) -> Value {
    let context = call.context
    let renderer = call.optional(3) ?? .void
    return call.make(
      .placed { build in
        let drawn = CanvasDrawings()
        return View(
          .action(
            View(.leaf(.canvas(marks: { drawn.marks[$0] ?? [] })), source: call.source),
            .onGeometry { proxy in
              let recorder = CanvasRecorder(
                size: proxy.size, environment: build.environment, symbols: symbols)
              context.guarded(()) { try recorder.run(renderer, in: context) }
              drawn.marks[proxy.size] = recorder.marks
            }))
      })
  }

  private static func drawing(
    _ signature: String,
    _ content: @escaping @Sendable (NativeCall, CanvasRecorder) throws -> CanvasMark.Content
  ) -> NativeMember {
    NativeMember(signature) { call in
      let recorder: CanvasRecorder = try call.receiver()
      let clips = try call.array(3).compactMap { $0.asHost(PathValue.self)?.path }
      recorder.marks.append(
        CanvasMark(try content(call, recorder), opacity: try call.double(2), clips: clips))
      return .void
    }
  }
}

/// What was drawn into one canvas, by its size.
private final class CanvasDrawings {
  var marks: [Size: [CanvasMark]] = [:]
}

/// Notes what one run of a canvas' closure draws.
final class CanvasRecorder {
  /// In points.
  let size: Size
  let environment: EnvironmentValues
  var marks: [CanvasMark] = []
  private let symbols: View
  private var resolved: [AnyHashable: Symbol] = [:]

  /// A view to be drawn, in its own size.
  struct Symbol {
    var size: Size
    var marks: [CanvasMark]
  }

  init(size: Size, environment: EnvironmentValues, symbols: View) {
    self.size = size
    self.environment = environment
    self.symbols = symbols
  }

  /// The symbol of a tag, laid out by itself at its ideal size.
  func symbol(_ tag: AnyHashable) -> Symbol? {
    if let known = resolved[tag] { return known }
    guard let view = symbols.page(tagged: tag) else { return nil }
    let container = LayoutContainer(
      size: size, proposal: RootProposal(width: .exactly(nil), height: .exactly(nil)))
    let result = Negotiation(
      root: view, environment: environment, container: container, recording: .off
    ).layout()
    guard let root = result.root.map(result.node) else { return nil }
    let symbol = Symbol(
      size: root.size,
      marks: result.marks.map { mark in
        mark.applying {
          $0.applying(Affine(tx: -root.frame.minX, ty: -root.frame.minY))
        }
      })
    resolved[tag] = symbol
    return symbol
  }

  func run(_ renderer: Value, in context: SceneContext) throws {
    let interpreter = context.interpreter
    let graphics = try context.interpreter.construct(
      "GraphicsContext", [("recorder", interpreter.host("CanvasRecorder", self))])
    var arguments = [
      Interpreter.Argument(nil, graphics),
      Interpreter.Argument(nil, try size.sceneValue(in: context)),
    ]
    _ = try interpreter.call(renderer, arguments: &arguments)
  }

  func measurer(_ text: TextContent) -> TextMeasurer {
    TextMeasurer(content: text, environment: environment)
  }

  /// A text's own colour, where all of it has one.
  func color(of text: TextContent) -> ShapeStyle? {
    guard let first = text.runs.first else { return nil }
    var values = environment
    first.style?(&values)
    return values.foreground
  }
}

extension NativeCall {
  fileprivate func path(_ index: Int) throws -> ShapePath {
    (try host(index) as PathValue).path
  }

  fileprivate func paint(_ index: Int) throws -> Paint? {
    try optional(index).map { try Paint(scene: $0, in: context) }
  }
}
