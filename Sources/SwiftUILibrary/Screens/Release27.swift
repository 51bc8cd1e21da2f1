import LayoutSolver
import SwiftInterpreter

extension SwiftUILibrary {
  /// Names that iOS 27 and its siblings have added without a size of their own, or whose looks
  /// weren't measured. Alerts and dialogs by an item, and the names of builders, are for older
  /// releases, too.
  static let release27 = NativeLibrary(
    name: "Release27",
    types: [
      NativeType(
        named: "ReservedRegion",
        members: [
          // Its frame's origin and size in the container, and 1 where it is active; empty without a
          // fold.
          NativeMember("static var _fold: [CGFloat] { get }") { call in
            guard let fold = call.context.readScreen(isForScene: true).fold else {
              return .array([])
            }
            let frame = fold.frame
            return .array(
              [frame.minX, frame.minY, frame.width, frame.height, fold.isActive ? 1 : 0]
                .map(Value.double))
          },
          // Five numbers each, as of the fold.
          NativeMember("static var _occlusions: [CGFloat] { get }") { call in
            .array(
              call.context.readScreen(isForScene: true).occlusions.flatMap { area in
                [
                  area.frame.minX, area.frame.minY, area.frame.width, area.frame.height,
                  area.isActive ? 1 : 0,
                ].map(Value.double)
              })
          },
          // On a Duo they are UIKit's minimum layout margins (measured), which are assumed
          // elsewhere.
          NativeMember("static var _sideMargins: [CGFloat] { get }") { call in
            let screen = call.context.readScreen(isForScene: true)
            let margin = screen.isFoldable ? 20 : SceneContext.margin(of: screen)
            let bar = screen.uprightBar
            return .array(
              [bar?.isLeft == true, bar?.isLeft == false].map { .double($0 ? 0 : margin) })
          },
          // The hinge's status, by its number, and its angle in degrees; empty without a hinge.
          NativeMember("static var _hinge: [CGFloat] { get }") { call in
            let screen = call.context.readScreen(isForScene: true)
            guard screen.isFoldable else { return .array([]) }
            let state: (Double, Double) =
              screen.fold.map { $0.isActive ? (1, 127.8) : (2, 180) } ?? (0, 0)
            return .array([.double(state.0), .double(state.1)])
          },
        ])
    ],
    extensions: [
      "EnvironmentValues": [
        NativeMember("var toolbarVerticalEdge: HorizontalEdge? { get }") { call in
          let values: EnvironmentValues = try call.receiver()
          let bar = call.context.readScreen(isForScene: true).uprightBar
          guard let bar, values[UprightItems.areOffKey] == nil else { return .none }
          let isLeading = bar.isLeft == (values.layoutDirection == .leftToRight)
          return .optional(
            try call.interpreter.enumCase("HorizontalEdge", isLeading ? "leading" : "trailing"))
        }
      ],
      "GeometryProxy": [
        NativeMember("var concentricCornerRadii: RectangleCornerRadii? { get }") { noRadii($0) },
        NativeMember(
          "func concentricCornerRadii(in rect: CGRect) -> RectangleCornerRadii?"
        ) { noRadii($0) },
      ],
      "View": reordering + barBehaviors + [
        undrawn("func textInputBorderShape(_ shape: TextInputBorderShape) -> some View"),
        presentationPlacement,
        undrawn("func defaultTabBarPlacement(_ placement: AdaptableTabBarPlacement) -> some View"),
        undrawn(
          "func defaultAdaptableTabBarPlacement("
            + "_ placement: AdaptableTabBarPlacement = .automatic) -> some View"),
        idle("func asyncImageURLSession(_ session: URLSession) -> some View"),
        idle("func swipeActionsContainer() -> some View"),
        idle(
          "func swipeActions<T: View>(edge: HorizontalEdge = .trailing, "
            + "allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T, "
            + "onPresentationChanged: @escaping (Bool) -> Void) -> some View"),
      ],
    ],
    sources: [Declarations.release27, Declarations.arrangements])

  private static func noRadii(_ call: NativeCall) -> Value {
    call.reportUndrawn(
      .note, "concentricCornerRadii is nil here: nobody has published what devices answer")
    return .none
  }

  private static let reordering = [
    idle("func reorderable() -> some View"),
    idle("func reorderable<ID: Hashable>(collectionID: ID) -> some View"),
    idle(
      "func reorderContainer<Item: Identifiable>(for type: Item.Type, isEnabled: Bool = true, "
        + "move: @escaping (ReorderDifference<Item.ID, ReorderableSingleCollectionIdentifier>)"
        + " -> Void) -> some View"),
    idle(
      "func reorderContainer<Item: Identifiable, ID: Hashable>(for type: Item.Type, "
        + "in collectionID: ID.Type, isEnabled: Bool = true, "
        + "move: @escaping (ReorderDifference<Item.ID, ID>) -> Void) -> some View"),
    idle(
      "func reorderContainer<Item, ItemID: Hashable>(for type: Item.Type, "
        + "itemID: KeyPath<Item, ItemID>, isEnabled: Bool = true, "
        + "move: @escaping (ReorderDifference<ItemID, ReorderableSingleCollectionIdentifier>)"
        + " -> Void) -> some View"),
    idle(
      "func reorderContainer<Item, ItemID: Hashable, ID: Hashable>(for type: Item.Type, "
        + "itemID: KeyPath<Item, ItemID>, in collectionID: ID.Type, isEnabled: Bool = true, "
        + "move: @escaping (ReorderDifference<ItemID, ID>) -> Void) -> some View"),
  ]

  /// Bars don't move here, and fold by their own rules.
  private static let barBehaviors = [
    NativeMember("func visibilityPriority(_ priority: ToolbarItemVisibilityPriority) -> some View")
    {
      (call, priority: Value) in
      let rank = try call.interpreter.property("_rank", of: priority)
      return try call.trait(.containerValue(key: ToolbarGlass.priority, rank.requireDouble()))
    },
    NativeMember("func axisBehavior(_ behavior: ToolbarAxisBehavior) -> some View") {
      (call, behavior: CaseName) in
      try call.trait(
        .containerValue(key: ToolbarGlass.axis, behavior.name))
    },
    NativeMember("func toolbarVerticalBehavior(_ behavior: ToolbarVerticalBehavior) -> some View") {
      (call, behavior: CaseName) in
      guard behavior == "disabled" else { return try call.unchanged() }
      let view = try call.receiverView().styled { $0[UprightItems.areOffKey] = true }
      return call.make(.trait(view, .preference(key: NavigationBar.hasLyingBars.value, true)))
    },
    idle(
      "func toolbarVerticalCompressionBehavior(_ behavior: ToolbarVerticalCompressionBehavior)"
        + " -> some View"),
    idle(
      "func toolbarMinimizationBehavior(_ behavior: ToolbarMinimizationBehavior, "
        + "for placements: ToolbarPlacement...) -> some View"),
    idle(
      "func toolbarMinimizationSafeAreaAdjustment("
        + "_ adjustment: ToolbarMinimizationSafeAreaAdjustment, "
        + "for placements: ToolbarPlacement...) -> some View"),
    idle(
      "func toolbarMinimizationRestoration(_ restoration: ToolbarMinimizationRestoration, "
        + "for placements: ToolbarPlacement...) -> some View"),
  ]
}
