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
          ) { call in
            let columns = try call.array(0).map { try GridItem(scene: $0, in: call.context) }
            return call.make(
              .container(
                .lazyVGrid(
                  columns: columns, alignment: try call(1), spacing: try call(2),
                  pinned: try call(3)),
                try call.content(4)))
          }
        ]),
      NativeType(
        "struct LazyHGrid<Content: View>: View",
        members: [
          NativeMember(
            "init(rows: [GridItem], alignment: VerticalAlignment = .center, "
              + "spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [], "
              + "@ViewBuilder content: () -> Content)"
          ) { call in
            let rows = try call.array(0).map { try GridItem(scene: $0, in: call.context) }
            return call.make(
              .container(
                .lazyHGrid(
                  rows: rows, alignment: try call(1), spacing: try call(2),
                  pinned: try call(3)),
                try call.content(4)))
          }
        ]),
    ],
    sources: [Declarations.lazyGrids])
}

extension GridItem: SceneConvertible {
  package init(scene value: Value, in context: SceneContext) throws {
    guard let size = value.stored("size") else {
      throw ScriptFailure.trap("value is not a 'GridItem'", identifier: "type-mismatch")
    }
    self.init(
      try Size(scene: size, in: context), spacing: try value.optionalNumber("spacing"),
      alignment: try value.stored("alignment")?.unwrapped.map {
        try Alignment(scene: $0, in: context)
      })
  }
}

extension GridItem.Size: SceneConvertible {
  package init(scene value: Value, in context: SceneContext) throws {
    let lengths = try value.associatedValues.map { try $0.requireDouble() }
    switch (value.caseName, lengths.count) {
    case ("fixed", 1): self = .fixed(lengths[0])
    case ("flexible", 2): self = .flexible(minimum: lengths[0], maximum: lengths[1])
    case ("adaptive", 2): self = .adaptive(minimum: lengths[0], maximum: lengths[1])
    default:
      throw ScriptFailure.trap("value is not a 'GridItem.Size'", identifier: "type-mismatch")
    }
  }
}
