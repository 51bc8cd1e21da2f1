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
          ) { (call, axes: Axis.Set, content: Content) in
            call.make(.container(.viewThatFits(axes: axes), try content()))
          }
        ])
    ])
}
