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
          ) {
            (
              call, alignment: Alignment, horizontalSpacing: Double?, verticalSpacing: Double?,
              content: Content
            ) in
            call.make(
              .container(
                .grid(
                  alignment: alignment, horizontalSpacing: horizontalSpacing,
                  verticalSpacing: verticalSpacing), try content()))
          }
        ]),
      NativeType(
        "struct GridRow<Content: View>: View",
        members: [
          NativeMember(
            "init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content)"
          ) { (call, alignment: AlignmentGuide?, content: Content) in
            call.make(.container(.gridRow(alignment: alignment), try content()))
          }
        ]),
      NativeType(
        "struct GridLayout: Layout",
        members: [
          NativeMember(
            "init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, "
              + "verticalSpacing: CGFloat? = nil)"
          ) { (call, alignment: Alignment, horizontalSpacing: Double?, verticalSpacing: Double?) in
            call.interpreter.host(
              "GridLayout",
              BuiltInLayout(
                container: .grid(
                  alignment: alignment, horizontalSpacing: horizontalSpacing,
                  verticalSpacing: verticalSpacing)))
          }
        ]),
    ],
    extensions: [
      "View": [
        NativeMember("func gridCellColumns(_ count: Int) -> some View") { (call, count: Int) in
          try call.trait(.gridCellColumns(count))
        },
        NativeMember("func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View") {
          (call, axes: Axis.Set) in
          try call.trait(.gridCellUnsizedAxes(axes))
        },
        NativeMember("func gridCellAnchor(_ anchor: UnitPoint) -> some View") {
          (call, anchor: UnitPoint) in
          try call.trait(.gridCellAnchor(anchor))
        },
        NativeMember("func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View") {
          (call, guide: AlignmentGuide) in try call.trait(.gridColumnAlignment(guide))
        },
      ]
    ])
}
