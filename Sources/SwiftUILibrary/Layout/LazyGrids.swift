import LayoutSolver
import SwiftInterpreter

extension SwiftUILibrary {
  static let lazyGrids = NativeLibrary(
    name: "LazyGrids",
    types: [
      NativeType(
        "struct LazyVGrid<Content: View>: View",
        members: [
          NativeMember(
            "init(columns: [GridItem], alignment: HorizontalAlignment = .center, "
              + "spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [], "
              + "@ViewBuilder content: () -> Content)"
          ) {
            (
              call, columns: [GridItem], alignment: AlignmentGuide, spacing: Double?,
              pinnedViews: PinnedViews, content: Content
            ) in
            call.make(
              .container(
                .lazyVGrid(
                  columns: columns, alignment: alignment, spacing: spacing,
                  pinned: pinnedViews),
                try content()))
          }
        ]),
      NativeType(
        "struct LazyHGrid<Content: View>: View",
        members: [
          NativeMember(
            "init(rows: [GridItem], alignment: VerticalAlignment = .center, "
              + "spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [], "
              + "@ViewBuilder content: () -> Content)"
          ) {
            (
              call, rows: [GridItem], alignment: AlignmentGuide, spacing: Double?,
              pinnedViews: PinnedViews, content: Content
            ) in
            call.make(
              .container(
                .lazyHGrid(
                  rows: rows, alignment: alignment, spacing: spacing,
                  pinned: pinnedViews),
                try content()))
          }
        ]),
    ],
    sources: [Declarations.lazyGrids])
}

extension GridItem: SceneConvertible {
  package static var declared: DeclaredTypes { .named("GridItem") }

  package init(scene value: Value, in context: SceneContext) throws {
    guard let size = value.stored("size") else {
      throw ScriptFailure.trap("value is not a 'GridItem'", identifier: .typeMismatch)
    }
    self.init(
      try Size(scene: size, in: context), spacing: try value.optionalNumber("spacing"),
      alignment: try value.stored("alignment")?.unwrapped.map {
        try Alignment(scene: $0, in: context)
      })
  }
}

extension GridItem.Size: SceneConvertible {
  package static var declared: DeclaredTypes { .named("GridItem.Size") }

  package init(scene value: Value, in context: SceneContext) throws {
    let lengths = try value.associatedValues.map { try $0.requireDouble() }
    switch (value.caseName, lengths.count) {
    case ("fixed", 1): self = .fixed(lengths[0])
    case ("flexible", 2): self = .flexible(minimum: lengths[0], maximum: lengths[1])
    case ("adaptive", 2): self = .adaptive(minimum: lengths[0], maximum: lengths[1])
    default:
      throw ScriptFailure.trap("value is not a 'GridItem.Size'", identifier: .typeMismatch)
    }
  }
}
