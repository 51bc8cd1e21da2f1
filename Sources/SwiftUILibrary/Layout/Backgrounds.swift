import LayoutSolver
import SwiftInterpreter

extension SwiftUILibrary {
  /// Secondary views: they get the primary view's size as their proposal and never change it.
  static let backgrounds = NativeLibrary(
    name: "Backgrounds",
    extensions: [
      "View": [
        NativeMember(
          "func background<S: ShapeStyle>(_ style: S, "
            + "ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View"
        ) { (call, style: Filling, edges: Edge.Set) in
          try call.modified(
            .background(
              style.view, alignment: .center,
              extendsIntoSafeArea: edges == .all))
        },
        NativeMember(
          "func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View"
        ) { (call, edges: Edge.Set) in
          try call.modified(
            .background(
              View(.leaf(.color(.named(.white)))), alignment: .center,
              extendsIntoSafeArea: edges == .all))
        },
        NativeMember(
          "func background<V: View>(alignment: Alignment = .center, "
            + "@ViewBuilder content: () -> V) -> some View"
        ) { (call, alignment: Alignment, content: Content) in
          try call.modified(
            .background(content(), alignment: alignment, extendsIntoSafeArea: false))
        },
        NativeMember(
          "@_disfavoredOverload func background<Background: View>(_ background: Background, "
            + "alignment: Alignment = .center) -> some View"
        ) { (call, background: View, alignment: Alignment) in
          try call.modified(
            .background(background, alignment: alignment, extendsIntoSafeArea: false))
        },
        NativeMember(
          "func background<S: ShapeStyle, T: Shape>(_ style: S, in shape: T, "
            + "fillStyle: FillStyle = FillStyle()) -> some View"
        ) { (call, style: Paint, shape: ShapeValue, _: Unused) in
          try call.modified(
            .background(
              call.view(of: shape, style), alignment: .center, extendsIntoSafeArea: false))
        },
        NativeMember(
          "func background<T: Shape>(in shape: T, fillStyle: FillStyle = FillStyle()) -> some View"
        ) { (call, shape: ShapeValue, _: Unused) in
          let shape = shape.filled(Paint(.named(.white)))
          return try call.modified(
            .background(
              shape.makeView(in: call.context), alignment: .center, extendsIntoSafeArea: false))
        },
        undrawn(
          "func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View"),
        NativeMember(
          "func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all)"
            + " -> some View"
        ) { (call, style: Filling, _: Unused) in
          try call.modified(.overlay(style.view, alignment: .center))
        },
        NativeMember(
          "func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V)"
            + " -> some View"
        ) { (call, alignment: Alignment, content: Content) in
          try call.modified(.overlay(content(), alignment: alignment))
        },
        NativeMember(
          "@_disfavoredOverload func overlay<Overlay: View>(_ overlay: Overlay, "
            + "alignment: Alignment = .center) -> some View"
        ) { (call, overlay: View, alignment: Alignment) in
          try call.modified(.overlay(overlay, alignment: alignment))
        },
        NativeMember(
          "func overlay<S: ShapeStyle, T: Shape>(_ style: S, in shape: T, "
            + "fillStyle: FillStyle = FillStyle()) -> some View"
        ) { (call, style: Paint, shape: ShapeValue, _: Unused) in
          try call.modified(
            .overlay(call.view(of: shape, style), alignment: .center))
        },
        NativeMember("func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View") {
          (call, paint: Paint, width: Double) in
          try call.decorated(.border(paint.style, width: width))
        },
      ]
    ])
}

/// A style that fills the space it is given. If the argument's type wasn't known before, it may
/// turn out to be a view.
private struct Filling: NativeArgument {
  static var declared: DeclaredTypes { .named("ShapeStyle") }
  let view: View

  init(argument: Value, of call: borrowing NativeCall) throws {
    guard call.interpreter.value(argument, is: "ShapeStyle") else {
      view = try call.context.view(argument)
      return
    }
    var view = try Paint(argument: argument, of: call).makeView(in: call.context)
    view.source = call.source
    self.view = view
  }
}

extension NativeCall {
  fileprivate func view(of shape: ShapeValue, _ style: Paint) -> View {
    var value = shape.filled(style)
    value.source = value.source ?? source
    return value.makeView(in: context)
  }
}
