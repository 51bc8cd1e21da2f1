import LayoutSolver
import SwiftInterpreter

extension SwiftUILibrary {
  /// The stacks, as views and as layouts, and what separates their subviews.
  static let stacks = NativeLibrary(
    name: "Stacks",
    types: [
      NativeType(
        "struct HStack<Content: View>: View",
        members: [
          NativeMember(
            "init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, "
              + "@ViewBuilder content: () -> Content)"
          ) { (call, alignment: AlignmentGuide, spacing: Double?, content: Content) in
            call.make(
              .container(
                .hStack(alignment: alignment, spacing: spacing), try content()))
          }
        ]),
      NativeType(
        "struct VStack<Content: View>: View",
        members: [
          NativeMember(
            "init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, "
              + "@ViewBuilder content: () -> Content)"
          ) { (call, alignment: AlignmentGuide, spacing: Double?, content: Content) in
            call.make(
              .container(
                .vStack(alignment: alignment, spacing: spacing), try content()))
          }
        ]),
      NativeType(
        "struct ZStack<Content: View>: View",
        members: [
          NativeMember(
            "init(alignment: Alignment = .center, @ViewBuilder content: () -> Content)"
          ) { (call, alignment: Alignment, content: Content) in
            call.make(.container(.zStack(alignment: alignment), try content()))
          }
        ]),
      NativeType(
        "struct LazyHStack<Content: View>: View",
        members: [
          NativeMember(
            "init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, "
              + "pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content)"
          ) {
            (
              call, alignment: AlignmentGuide, spacing: Double?, pinnedViews: PinnedViews,
              content: Content
            ) in
            call.make(
              .container(
                .lazyHStack(
                  alignment: alignment, spacing: spacing, pinned: pinnedViews),
                try content()))
          }
        ]),
      NativeType(
        "struct LazyVStack<Content: View>: View",
        members: [
          NativeMember(
            "init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, "
              + "pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content)"
          ) {
            (
              call, alignment: AlignmentGuide, spacing: Double?, pinnedViews: PinnedViews,
              content: Content
            ) in
            call.make(
              .container(
                .lazyVStack(
                  alignment: alignment, spacing: spacing, pinned: pinnedViews),
                try content()))
          }
        ]),
      NativeType(
        "struct Spacer: View",
        members: [
          NativeMember("init(minLength: CGFloat? = nil)") { (call, minLength: Double?) in
            call.make(.leaf(.spacer(minLength: minLength)))
          }
        ]),
      NativeType(
        "struct Divider: View",
        members: [NativeMember("init()") { $0.make(.leaf(.divider)) }]),
      layout("HStackLayout", "VerticalAlignment") { .hStack(alignment: $0, spacing: $1) },
      layout("VStackLayout", "HorizontalAlignment") { .vStack(alignment: $0, spacing: $1) },
      NativeType(
        "struct ZStackLayout: Layout",
        members: [
          NativeMember("init(alignment: Alignment = .center)") { (call, alignment: Alignment) in
            call.interpreter.host(
              "ZStackLayout", BuiltInLayout(container: .zStack(alignment: alignment)))
          }
        ]),
      NativeType(
        "struct AnyLayout: Layout",
        members: [
          NativeMember("init<L: Layout>(_ layout: L)") { (call, layout: Value) in
            call.interpreter.host(
              "AnyLayout", BuiltInLayout(container: try call.context.container(layout)))
          }
        ]),
    ],
    extensions: [
      "View": [
        NativeMember("func layoutPriority(_ value: Double) -> some View") { (call, value: Double) in
          try call.modified(.layoutPriority(value))
        },
        NativeMember("func zIndex(_ value: Double) -> some View") { (call, value: Double) in
          try call.trait(.zIndex(value))
        },
      ]
    ],
    sources: [Declarations.stacks])

  private static func layout(
    _ name: String, _ alignment: String,
    _ container: @escaping @Sendable (AlignmentGuide, Double?) -> Container
  ) -> NativeType {
    NativeType(
      "struct \(name): Layout",
      members: [
        NativeMember("init(alignment: \(alignment) = .center, spacing: CGFloat? = nil)") {
          (call, alignment: AlignmentGuide, spacing: Double?) in
          call.interpreter.host(name, BuiltInLayout(container: container(alignment, spacing)))
        }
      ])
  }
}

/// One of SwiftUI's containers as a `Layout` value.
struct BuiltInLayout {
  var container: Container
}
