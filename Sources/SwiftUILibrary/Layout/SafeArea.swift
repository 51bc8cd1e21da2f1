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
        ) { call in
          // The keyboard is never out, so its region alone changes nothing.
          let regions = try call.value(0).stored("rawValue")?.requireInt() ?? 3
          guard regions & 1 != 0 else { return try call.unchanged() }
          return try call.modified(.ignoresSafeArea(edges: call(1)))
        },
        NativeMember("func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View") { call in
          try call.modified(.ignoresSafeArea(edges: call(0)))
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
        ) { call in
          try call.modified(.safeAreaPadding(edges: call(0), length: call(1)))
        },
        NativeMember("func safeAreaPadding(_ length: CGFloat) -> some View") { call in
          try call.modified(.safeAreaPadding(edges: .all, length: call(0)))
        },
        NativeMember("func safeAreaPadding(_ insets: EdgeInsets) -> some View") { call in
          let insets: EdgeInsets = try call(0)
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

  private static let inset: NativeMember.Body = { call in
    guard let edge = Edge.allCases.first(where: { "\($0)" == (try? call.value(0).caseName) ?? "" })
    else { throw ScriptFailure.trap("value is not an edge", identifier: "type-mismatch") }
    return try call.modified(
      .safeAreaInset(edge: edge, alignment: call(1), spacing: call(2), call.content(3)))
  }
}
