import LayoutSolver
import SwiftInterpreter

extension SwiftUILibrary {
  /// The stacks, as views and as layouts, and what stands between their subviews.
  static let stacks = NativeLibrary(
    name: "Stacks",
    types: [
      NativeType(
        "struct HStack<Content: View>: View",
        members: [
          NativeMember(
            "init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, "
              + "@ViewBuilder content: () -> Content)"
          ) { call in
            call.make(
              .container(
                .hStack(alignment: try call(0), spacing: try call(1)), try call.content(2)))
          }
        ]),
      NativeType(
        "struct VStack<Content: View>: View",
        members: [
          NativeMember(
            "init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, "
              + "@ViewBuilder content: () -> Content)"
          ) { call in
            call.make(
              .container(
                .vStack(alignment: try call(0), spacing: try call(1)), try call.content(2)))
          }
        ]),
      NativeType(
        "struct ZStack<Content: View>: View",
        members: [
          NativeMember(
            "init(alignment: Alignment = .center, @ViewBuilder content: () -> Content)"
          ) { call in
            call.make(.container(.zStack(alignment: try call(0)), try call.content(1)))
          }
        ]),
      NativeType(
        "struct LazyHStack<Content: View>: View",
        members: [
          NativeMember(
            "init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, "
              + "pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content)"
          ) { call in
            call.make(
              .container(
                .lazyHStack(
                  alignment: try call(0), spacing: try call(1), pinned: try call(2)),
                try call.content(3)))
          }
        ]),
      NativeType(
        "struct LazyVStack<Content: View>: View",
        members: [
          NativeMember(
            "init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, "
              + "pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content)"
          ) { call in
            call.make(
              .container(
                .lazyVStack(
                  alignment: try call(0), spacing: try call(1), pinned: try call(2)),
                try call.content(3)))
          }
        ]),
      NativeType(
        "struct Spacer: View",
        members: [
          NativeMember("init(minLength: CGFloat? = nil)") { call in
            call.make(.leaf(.spacer(minLength: try call(0))))
          }
        ]),
      NativeType(
        "struct Divider: View",
        members: [NativeMember("init()") { $0.make(.leaf(.divider)) }]),
      layout(
        "HStackLayout", "VerticalAlignment"
      ) { call in .hStack(alignment: try call(0), spacing: try call(1)) },
      layout(
        "VStackLayout", "HorizontalAlignment"
      ) { call in .vStack(alignment: try call(0), spacing: try call(1)) },
      NativeType(
        "struct ZStackLayout: Layout",
        members: [
          NativeMember("init(alignment: Alignment = .center)") { call in
            call.interpreter.host(
              "ZStackLayout", BuiltInLayout(container: .zStack(alignment: try call(0))))
          }
        ]),
      NativeType(
        "struct AnyLayout: Layout",
        members: [
          NativeMember("init<L: Layout>(_ layout: L)") { call in
            call.interpreter.host(
              "AnyLayout", BuiltInLayout(container: try call.context.container(call.value(0))))
          }
        ]),
    ],
    extensions: [
      "View": [
        NativeMember("func layoutPriority(_ value: Double) -> some View") { call in
          try call.modified(.layoutPriority(call(0)))
        },
        NativeMember("func zIndex(_ value: Double) -> some View") { call in
          try call.trait(.zIndex(call(0)))
        },
      ]
    ],
    sources: [Declarations.stacks])

  private static func layout(
    _ name: String, _ alignment: String,
    _ container: @escaping @Sendable (NativeCall) throws -> Container
  ) -> NativeType {
    NativeType(
      "struct \(name): Layout",
      members: [
        NativeMember("init(alignment: \(alignment) = .center, spacing: CGFloat? = nil)") { call in
          call.interpreter.host(name, BuiltInLayout(container: try container(call)))
        }
      ])
  }
}

/// One of SwiftUI's containers as a `Layout` value.
struct BuiltInLayout {
  var container: Container
}
