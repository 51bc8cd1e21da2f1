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
        ) { call in
          try call.modified(
            .background(
              call.styleView(0), alignment: .center,
              extendsIntoSafeArea: (call(1) as Edge.Set) == .all))
        },
        NativeMember(
          "func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View"
        ) { call in
          try call.modified(
            .background(
              View(.leaf(.color(.named(.white)))), alignment: .center,
              extendsIntoSafeArea: (call(0) as Edge.Set) == .all))
        },
        NativeMember(
          "func background<V: View>(alignment: Alignment = .center, "
            + "@ViewBuilder content: () -> V) -> some View"
        ) { call in
          try call.modified(
            .background(call.content(1), alignment: call(0), extendsIntoSafeArea: false))
        },
        NativeMember(
          "@_disfavoredOverload func background<Background: View>(_ background: Background, "
            + "alignment: Alignment = .center) -> some View"
        ) { call in
          try call.modified(
            .background(call.view(0), alignment: call(1), extendsIntoSafeArea: false))
        },
        NativeMember(
          "func background<S: ShapeStyle, T: Shape>(_ style: S, in shape: T, "
            + "fillStyle: FillStyle = FillStyle()) -> some View"
        ) { call in
          try call.modified(
            .background(
              call.shapeView(style: 0, shape: 1), alignment: .center, extendsIntoSafeArea: false))
        },
        NativeMember(
          "func background<T: Shape>(in shape: T, fillStyle: FillStyle = FillStyle()) -> some View"
        ) { call in
          let shape = try (call(0) as ShapeValue).filled(Paint(.named(.white)))
          return try call.modified(
            .background(
              shape.makeView(in: call.context), alignment: .center, extendsIntoSafeArea: false))
        },
        idle(
          "func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View"),
        NativeMember(
          "func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all)"
            + " -> some View"
        ) { call in try call.modified(.overlay(call.styleView(0), alignment: .center)) },
        NativeMember(
          "func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V)"
            + " -> some View"
        ) { call in try call.modified(.overlay(call.content(1), alignment: call(0))) },
        NativeMember(
          "@_disfavoredOverload func overlay<Overlay: View>(_ overlay: Overlay, "
            + "alignment: Alignment = .center) -> some View"
        ) { call in try call.modified(.overlay(call.view(0), alignment: call(1))) },
        NativeMember(
          "func overlay<S: ShapeStyle, T: Shape>(_ style: S, in shape: T, "
            + "fillStyle: FillStyle = FillStyle()) -> some View"
        ) { call in
          try call.modified(
            .overlay(call.shapeView(style: 0, shape: 1), alignment: .center))
        },
        NativeMember("func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View") {
          call in
          let paint: Paint = try call(0)
          return try call.decorated(.border(paint.style, width: call(1)))
        },
      ]
    ])
}

extension NativeCall {
  /// A style filling the space it is given. Where the argument's type was not known before, it
  /// may turn out to be a view.
  fileprivate func styleView(_ index: Int) throws -> View {
    let value = try value(index)
    guard interpreter.value(value, is: "ShapeStyle") else { return try context.view(value) }
    var view = try Paint(scene: value, in: context).makeView(in: context)
    view.source = source
    return view
  }

  fileprivate func shapeView(style: Int, shape: Int) throws -> View {
    var value = try (self(shape) as ShapeValue).filled(self(style))
    value.source = value.source ?? source
    return value.makeView(in: context)
  }
}
