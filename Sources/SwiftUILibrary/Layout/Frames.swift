import LayoutSolver
import SwiftInterpreter

extension SwiftUILibrary {
  /// Modifiers that decide a size.
  static let frames = NativeLibrary(
    name: "Frames",
    extensions: [
      "View": [
        // Of visionOS, where views have a depth too.
        idle("func frame(depth: CGFloat?, alignment: Any? = nil) -> some View"),
        idle(
          "func frame(minDepth: CGFloat? = nil, idealDepth: CGFloat? = nil, "
            + "maxDepth: CGFloat? = nil, alignment: Any? = nil) -> some View"),
        idle("func offset(z: CGFloat) -> some View"),
        NativeMember(
          "func frame(width: CGFloat? = nil, height: CGFloat? = nil, "
            + "alignment: Alignment = .center) -> some View"
        ) { call in
          try call.modified(
            .frame(width: call(0), height: call(1), alignment: call(2)))
        },
        NativeMember(
          "func frame(minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, "
            + "maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil, "
            + "idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, "
            + "alignment: Alignment = .center) -> some View"
        ) { call in
          try call.modified(
            .flexibleFrame(
              FlexibleFrame(
                minWidth: call(0), idealWidth: call(1), maxWidth: call(2), minHeight: call(3),
                idealHeight: call(4), maxHeight: call(5), alignment: call(6))))
        },
        NativeMember("func fixedSize() -> some View") { call in
          try call.modified(.fixedSize(horizontal: true, vertical: true))
        },
        NativeMember("func fixedSize(horizontal: Bool, vertical: Bool) -> some View") { call in
          try call.modified(.fixedSize(horizontal: call(0), vertical: call(1)))
        },
        NativeMember(
          "func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View"
        ) { call in
          try call.modified(.aspectRatio(call(0), contentMode: call(1)))
        },
        NativeMember(
          "func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View"
        ) { call in
          let size: Size = try call(0)
          return try call.modified(
            .aspectRatio(size.width / size.height, contentMode: call(1)))
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
        ) { call in
          try call.modified(
            .containerRelativeFrame(ContainerRelativeFrame(axes: call(0), alignment: call(1))))
        },
        NativeMember(
          "func containerRelativeFrame(_ axes: Axis.Set, count: Int, span: Int = 1, "
            + "spacing: CGFloat, alignment: Alignment = .center) -> some View"
        ) { call in
          try call.modified(
            .containerRelativeFrame(
              ContainerRelativeFrame(
                axes: call(0), count: call(1), span: call(2), spacing: call(3),
                alignment: call(4))))
        },
        NativeMember(
          "func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center, "
            + "_ length: @escaping (CGFloat, Axis) -> CGFloat) -> some View"
        ) { call in
          let context = call.context
          let length = try call.value(2)
          return try call.modified(
            .containerRelativeFrame(
              ContainerRelativeFrame(axes: call(0), alignment: call(1)) { available, axis in
                context.guarded(available) {
                  try context.interpreter.call(
                    length, [.double(available), axis.sceneValue(in: context)]
                  ).requireDouble()
                }
              }))
        },
      ]
    ])
}
