import LayoutSolver
import SwiftInterpreter

extension SwiftUILibrary {
  /// Modifiers that decide a size.
  static let frames = NativeLibrary(
    name: "Frames",
    extensions: [
      "View": [
        // For visionOS, where views have a depth too.
        idle("func frame(depth: CGFloat?, alignment: Any? = nil) -> some View"),
        idle(
          "func frame(minDepth: CGFloat? = nil, idealDepth: CGFloat? = nil, "
            + "maxDepth: CGFloat? = nil, alignment: Any? = nil) -> some View"),
        idle("func offset(z: CGFloat) -> some View"),
        NativeMember(
          "func frame(width: CGFloat? = nil, height: CGFloat? = nil, "
            + "alignment: Alignment = .center) -> some View"
        ) { (call, width: Double?, height: Double?, alignment: Alignment) in
          try call.modified(
            .frame(width: width, height: height, alignment: alignment))
        },
        NativeMember(
          "func frame(minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, "
            + "maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil, "
            + "idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, "
            + "alignment: Alignment = .center) -> some View"
        ) {
          (
            call, minWidth: Double?, idealWidth: Double?, maxWidth: Double?, minHeight: Double?,
            idealHeight: Double?, maxHeight: Double?, alignment: Alignment
          ) in
          try call.modified(
            .flexibleFrame(
              FlexibleFrame(
                minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth,
                minHeight: minHeight,
                idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment)))
        },
        NativeMember("func fixedSize() -> some View") { call in
          try call.modified(.fixedSize(horizontal: true, vertical: true))
        },
        NativeMember("func fixedSize(horizontal: Bool, vertical: Bool) -> some View") {
          (call, horizontal: Bool, vertical: Bool) in
          try call.modified(.fixedSize(horizontal: horizontal, vertical: vertical))
        },
        NativeMember(
          "func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View"
        ) { (call, aspectRatio: Double?, contentMode: ContentMode) in
          try call.modified(.aspectRatio(aspectRatio, contentMode: contentMode))
        },
        NativeMember(
          "func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View"
        ) { (call, size: Size, contentMode: ContentMode) in
          try call.modified(
            .aspectRatio(size.width / size.height, contentMode: contentMode))
        },
        NativeMember("func scaledToFit() -> some View") { call in
          try call.modified(.aspectRatio(nil, contentMode: .fit))
        },
        NativeMember("func scaledToFill() -> some View") { call in
          try call.modified(.aspectRatio(nil, contentMode: .fill))
        },
        NativeMember(
          "func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center)"
            + " -> some View"
        ) { (call, axes: Axis.Set, alignment: Alignment) in
          try call.modified(
            .containerRelativeFrame(ContainerRelativeFrame(axes: axes, alignment: alignment)))
        },
        NativeMember(
          "func containerRelativeFrame(_ axes: Axis.Set, count: Int, span: Int = 1, "
            + "spacing: CGFloat, alignment: Alignment = .center) -> some View"
        ) { (call, axes: Axis.Set, count: Int, span: Int, spacing: Double, alignment: Alignment) in
          try call.modified(
            .containerRelativeFrame(
              ContainerRelativeFrame(
                axes: axes, count: count, span: span, spacing: spacing,
                alignment: alignment)))
        },
        NativeMember(
          "func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center, "
            + "_ length: @escaping (CGFloat, Axis) -> CGFloat) -> some View"
        ) { (call, axes: Axis.Set, alignment: Alignment, length: Closure) in
          let context = call.context
          return try call.modified(
            .containerRelativeFrame(
              ContainerRelativeFrame(axes: axes, alignment: alignment) { available, axis in
                context.guarded(available) {
                  try length(.double(available), axis.sceneValue(in: context)).requireDouble()
                }
              }))
        },
      ]
    ])
}
