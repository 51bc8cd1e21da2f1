import Cells

extension PlaygroundAction {
  static let viewActions: [PlaygroundAction] = [
    PlaygroundAction(
      "tree.compact", .view, [.character("v")], "Compact tree",
      help: "Leaves out wrappers that are as large as what they wrap, or shows them again."
    ) { app, _ in app.isTreeCompact.toggle() },
    PlaygroundAction(
      "tree.unfold", .view, [.character("*")], "Unfold the tree", help: "Unfolds all of the tree."
    ) { app, _ in app.folded = [] },
    PlaygroundAction(
      "tree.fold", .view, [.character("_")], "Fold the tree",
      help: "Folds all below the root's subviews."
    ) { app, _ in app.foldTree() },
    PlaygroundAction(
      "mark", .view, [.character("m")], "Mark the view",
      help: "Marks the selected view, to read the gap between it and what is selected next."
    ) { app, _ in app.toggleMark() },
    PlaygroundAction(
      "rulers", .view, [.character("R")], "Rulers",
      help: "Draws the selected view's edges and middles across the canvas."
    ) { app, _ in app.toggle(.rulers) },
    PlaygroundAction(
      "labels", .view, [.character("b")], "Names, sizes, frames",
      help: "Changes between names and sizes, names, frames alone, and the scene without frames."
    ) { app, _ in app.labels = app.labels.next },
    PlaygroundAction(
      "layout.keep", .view, [.character("B")], "Keep this layout",
      help: "Keeps the present layout, to compare another size or scene with it."
    ) { app, _ in app.keepLayout() },
    PlaygroundAction(
      "layout.compare", .view, [.character("D")], "What differs from the kept layout",
      help: "Lists the views whose size, or place in its parent, isn't that of the kept layout."
    ) { app, _ in app.openDifferences() },
    PlaygroundAction(
      "finding.next", .view, [.character("!")], "Next finding",
      help: "Goes to the next error, warning or finding."
    ) { app, count in app.nextFinding(count) },
  ]
}
