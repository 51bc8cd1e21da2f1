import LayoutSolver
import SwiftInterpreter

extension SwiftUILibrary {
  /// `Canvas`, which takes what it is offered, and its closure's drawing.
  static let canvas = NativeLibrary(
    name: "Canvas",
    types: [
      NativeType(
        "struct Canvas<Symbols: View>: View",
        members: [
          NativeMember("init(\(options)) where Symbols == EmptyView") {
            (call, _: Unused, _: Unused, _: Unused, renderer: Closure) in
            canvas(call, renderer)
          },
          NativeMember("init(\(options), @ViewBuilder symbols: () -> Symbols)") {
            (call, _: Unused, _: Unused, _: Unused, renderer: Closure, symbols: Content) in
            canvas(call, renderer, symbols: try symbols())
          },
        ]),
      NativeType(
        "struct CanvasRecorder",
        members: [
          NativeMember("var size: CGSize { get }") { call in
            try call.give(call.receiver(as: CanvasRecorder.self).size)
          },
          NativeMember("func lacks(_ name: String)") { (call, name: String) in
            call.context.report(
              Diagnostic(
                severity: .note, identifier: DiagnosticID(.undrawn),
                message: "\(name) changes nothing in a canvas here: Reflow doesn't draw it"))
            return .void
          },
          NativeMember("func fill(_ path: Path, _ style: Any?, _ opacity: Double, _ clips: [Path])")
          { (call, path: PathValue, style: Value?, opacity: Double, clips: [PathValue]) in
            try call.draw(opacity, clips) { _ in .fill(path.path, try call.paint(style)) }
          },
          NativeMember(
            "func stroke(_ path: Path, _ style: Any?, _ opacity: Double, _ clips: [Path], "
              + "_ line: StrokeStyle)"
          ) {
            (
              call, path: PathValue, style: Value?, opacity: Double, clips: [PathValue],
              line: StrokeStyle
            ) in
            try call.draw(opacity, clips) { _ in .stroke(path.path, try call.paint(style), line) }
          },
          NativeMember(
            "func text(_ text: Text, _ style: Any?, _ opacity: Double, _ clips: [Path], "
              + "_ rect: CGRect)"
          ) {
            (
              call, text: TextContent, style: Value?, opacity: Double, clips: [PathValue],
              rect: Rect
            ) in
            try call.draw(opacity, clips) { recorder in
              let lines = recorder.measurer(text).layout(
                width: rect.width, height: rect.height
              ).lines
              return .text(lines, try call.paint(style) ?? recorder.color(of: text), in: rect)
            }
          },
          NativeMember(
            "func image(_ image: Image, _ style: Any?, _ opacity: Double, _ clips: [Path], "
              + "_ rect: CGRect)"
          ) {
            (
              call, image: ImageValue, _: Unused, opacity: Double, clips: [PathValue], rect: Rect
            ) in
            try call.draw(opacity, clips) { _ in
              .image(name: image.image.name, isSystem: image.image.isSystem, in: rect)
            }
          },
          NativeMember("func size(of text: Text, in size: CGSize) -> CGSize") {
            (call, text: TextContent, room: Size) in
            let recorder: CanvasRecorder = try call.receiver()
            return try call.give(
              recorder.measurer(text).size(width: room.width, height: room.height))
          },
          NativeMember("func baseline(of text: Text, in size: CGSize, isFirst: Bool) -> CGFloat") {
            (call, text: TextContent, room: Size, isFirst: Bool) in
            let recorder: CanvasRecorder = try call.receiver()
            let layout = recorder.measurer(text).layout(
              width: room.width, height: room.height)
            return .double(isFirst ? layout.firstBaseline : layout.lastBaseline)
          },
          NativeMember("func sizeOfSymbol(_ id: Any) -> CGSize?") { (call, id: Value) in
            let recorder: CanvasRecorder = try call.receiver()
            let size = recorder.symbol(AnyHashable(HashedValue(id)))?.size
            return .optional(try size.map { try call.give($0) })
          },
          NativeMember(
            "func symbol(_ id: Any, _ opacity: Double, _ clips: [Path], _ rect: CGRect, "
              + "_ transform: CGAffineTransform)"
          ) { (call, id: Value, opacity: Double, clips: [PathValue], rect: Rect, outer: Affine) in
            let recorder: CanvasRecorder = try call.receiver()
            guard let symbol = recorder.symbol(AnyHashable(HashedValue(id))) else {
              return .void
            }
            let across = symbol.size.width > 0 ? rect.width / symbol.size.width : 1
            let down = symbol.size.height > 0 ? rect.height / symbol.size.height : 1
            recorder.marks += symbol.marks.map { mark in
              var mark = mark.applying {
                $0.applying(Affine(a: across, d: down, tx: rect.minX, ty: rect.minY))
                  .applying(outer)
              }
              mark.opacity *= opacity
              mark.clips += clips.map(\.path)
              return mark
            }
            return .void
          },
          NativeMember("func size(of image: Image) -> CGSize") { (call, image: ImageValue) in
            let recorder: CanvasRecorder = try call.receiver()
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
  private static func canvas(
    _ call: NativeCall, _ renderer: Closure, symbols: View = .empty
  ) -> Value {
    let context = call.context
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
}

/// One canvas's drawings, by size.
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

  func run(_ renderer: Closure, in context: SceneContext) throws {
    let interpreter = context.interpreter
    let graphics = try context.interpreter.construct(
      "GraphicsContext", [("recorder", interpreter.host("CanvasRecorder", self))])
    var arguments = [
      Interpreter.Argument(nil, graphics),
      Interpreter.Argument(nil, try size.sceneValue(in: context)),
    ]
    _ = try interpreter.call(renderer.value, arguments: &arguments)
  }

  func measurer(_ text: TextContent) -> TextMeasurer {
    TextMeasurer(content: text, environment: environment)
  }

  /// A text's own colour, where all of it has one.
  func color(of text: TextContent) -> ShapeStyle? {
    guard let first = text.runs.first else { return nil }
    var values = environment
    first.style?(&values)
    return values.shownForeground
  }
}

extension NativeCall {
  fileprivate func paint(_ style: Value?) throws -> ShapeStyle? {
    try style.flatMap { try Paint(scene: $0, in: context).style }
  }

  /// Records a drawing for the canvas that is the receiver.
  fileprivate func draw(
    _ opacity: Double, _ clips: [PathValue],
    _ content: (CanvasRecorder) throws -> CanvasMark.Content
  ) throws -> Value {
    let recorder: CanvasRecorder = try receiver()
    recorder.marks.append(
      CanvasMark(try content(recorder), opacity: opacity, clips: clips.map(\.path)))
    return .void
  }
}
