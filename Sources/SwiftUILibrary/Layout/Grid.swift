import LayoutSolver
import SwiftInterpreter

extension SwiftUILibrary {
  static let grid = NativeLibrary(
    name: "Grid",
    types: [
      NativeType(
        "struct Grid<Content: View>: View",
        members: [
          NativeMember(
            "init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, "
              + "verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content)"
          ) { call in
            call.make(
              .container(
                .grid(
                  alignment: try call(0), horizontalSpacing: try call(1),
                  verticalSpacing: try call(2)), try call.content(3)))
          }
        ]),
      NativeType(
        "struct GridRow<Content: View>: View",
        members: [
          NativeMember(
            "init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content)"
          ) { call in
            call.make(.container(.gridRow(alignment: try call(0)), try call.content(1)))
          }
        ]),
      NativeType(
        "struct GridLayout: Layout",
        members: [
          NativeMember(
            "init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, "
              + "verticalSpacing: CGFloat? = nil)"
          ) { call in
            call.interpreter.host(
              "GridLayout",
              BuiltInLayout(
                container: .grid(
                  alignment: try call(0), horizontalSpacing: try call(1),
                  verticalSpacing: try call(2))))
          }
        ]),
    ],
    extensions: [
      "View": [
        NativeMember("func gridCellColumns(_ count: Int) -> some View") { call in
          try call.trait(.gridCellColumns(call(0)))
        },
        NativeMember("func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View") { call in
          try call.trait(.gridCellUnsizedAxes(call(0)))
        },
        NativeMember("func gridCellAnchor(_ anchor: UnitPoint) -> some View") { call in
          try call.trait(.gridCellAnchor(call(0)))
        },
        NativeMember("func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View") {
          call in try call.trait(.gridColumnAlignment(call(0)))
        },
      ]
    ])
}
