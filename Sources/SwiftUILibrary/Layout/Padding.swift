import LayoutSolver
import SwiftInterpreter

extension SwiftUILibrary {
  static let padding = NativeLibrary(
    name: "Padding",
    extensions: [
      "View": [
        NativeMember(
          "func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View"
        ) { (call, edges: Edge.Set, length: Double?) in
          try call.modified(.padding(edges: edges, length: length))
        },
        NativeMember("func padding(_ length: CGFloat) -> some View") { (call, length: Double) in
          try call.modified(.padding(edges: .all, length: length))
        },
        NativeMember("func padding(_ insets: EdgeInsets) -> some View") {
          (call, insets: EdgeInsets) in
          try call.modified(.paddingInsets(insets))
        },
        NativeMember("func scenePadding(_ edges: Edge.Set = .all) -> some View") {
          (call, edges: Edge.Set) in
          try call.modified(.padding(edges: edges, length: nil))
        },
        NativeMember(
          "func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View"
        ) { (call, _: Unused, edges: Edge.Set) in
          try call.modified(.padding(edges: edges, length: nil))
        },
      ]
    ],
    sources: [Declarations.padding])
}
