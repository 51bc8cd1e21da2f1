import LayoutSolver
import SwiftInterpreter

extension SwiftUILibrary {
  static let viewThatFits = NativeLibrary(
    name: "ViewThatFits",
    types: [
      NativeType(
        "struct ViewThatFits<Content: View>: View",
        members: [
          NativeMember(
            "init(in axes: Axis.Set = [.horizontal, .vertical], "
              + "@ViewBuilder content: () -> Content)"
          ) { call in
            call.make(.container(.viewThatFits(axes: try call(0)), try call.content(1)))
          }
        ])
    ])
}
