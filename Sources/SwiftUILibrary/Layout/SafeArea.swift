import LayoutSolver
import SwiftInterpreter

extension SwiftUILibrary {
  static let safeArea = NativeLibrary(
    name: "SafeArea",
    extensions: [
      "View": [
        NativeMember(
          "func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all)"
            + " -> some View"
        ) { (call, regions: Value, edges: Edge.Set) in
          let regions = try regions.stored("rawValue")?.requireInt()
          return try call.modified(
            .ignoresSafeArea(
              edges: edges, regions: regions.map(SafeAreaRegions.init) ?? .all))
        },
        NativeMember("func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View") {
          (call, edges: Edge.Set) in
          try call.modified(.ignoresSafeArea(edges: edges))
        },
        NativeMember(
          "func safeAreaInset<V: View>(edge: VerticalEdge, alignment: HorizontalAlignment = "
            + ".center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V) -> some View",
          body: inset),
        NativeMember(
          "func safeAreaInset<V: View>(edge: HorizontalEdge, alignment: VerticalAlignment = "
            + ".center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V) -> some View",
          body: inset),
        NativeMember(
          "func safeAreaBar<V: View>(edge: VerticalEdge, alignment: HorizontalAlignment = "
            + ".center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V) -> some View",
          body: inset),
        NativeMember(
          "func safeAreaBar<V: View>(edge: HorizontalEdge, alignment: VerticalAlignment = "
            + ".center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V) -> some View",
          body: inset),
        NativeMember(
          "func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View"
        ) { (call, edges: Edge.Set, length: Double?) in
          try call.modified(.safeAreaPadding(edges: edges, length: length))
        },
        NativeMember("func safeAreaPadding(_ length: CGFloat) -> some View") {
          (call, length: Double) in
          try call.modified(.safeAreaPadding(edges: .all, length: length))
        },
        NativeMember("func safeAreaPadding(_ insets: EdgeInsets) -> some View") {
          (call, insets: EdgeInsets) in
          var view = try call.receiverView()
          for (edge, length) in [
            (Edge.Set.top, insets.top), (.leading, insets.leading), (.bottom, insets.bottom),
            (.trailing, insets.trailing),
          ] where length != 0 {
            view = View(
              .modified(view, .safeAreaPadding(edges: edge, length: length)), source: call.source)
          }
          return call.make(view.content)
        },
      ]
    ],
    sources: [Declarations.safeArea])

  private static func inset(
    _ call: NativeCall, edge: Edge, alignment: AlignmentGuide, spacing: Double?, content: Content
  ) throws -> Value {
    try call.modified(
      .safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content()))
  }
}
