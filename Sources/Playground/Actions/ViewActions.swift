import Cells

extension PlaygroundAction {
  static let viewActions: [PlaygroundAction] = [
    PlaygroundAction(
      "tree.form", .view, [.character("v")], "As written, as laid out",
      also: "hierarchy modifiers wrappers raw expand",
      help:
        "Shows the tree as it was written, as it is laid out with all that Reflow makes of it, or "
        + "so without wrappers that are as large as what they wrap."
    ) { app, _ in app.stepTreeForm() },
    PlaygroundAction(
      "tree.unfold", .view, [.character("*")], "Unfold the tree",
      also: "expand open hierarchy", help: "Unfolds all of the tree."
    ) { app, _ in app.tree.folded = [] },
    PlaygroundAction(
      "tree.fold", .view, [.character("_")], "Fold the tree",
      also: "collapse close hierarchy",
      help: "Folds all below the root's subviews."
    ) { app, _ in app.foldTree() },
    PlaygroundAction(
      "mark", .view, [.character("m")], "Mark the view",
      also: "measure distance gap ruler between",
      help: "Marks the selected view, to read the gap between it and what is selected next."
    ) { app, _ in app.toggleMark() },
    PlaygroundAction(
      "rulers", .view, [.character("R")], "Rulers",
      also: "ruler lines edges measure guides align",
      help: "Draws the selected view's edges and middles across the canvas."
    ) { app, _ in app.toggle(.rulers) },
    PlaygroundAction(
      "labels", .view, [.character("b")], "Screen, frames, names",
      also: "frame label hide show outline boxes border bare clean",
      help: "Changes between the screen alone, its frames, and the frames with names and sizes."
    ) { app, _ in app.canvas.labels = app.canvas.labels.next },
    PlaygroundAction(
      "present", .view, [.character("F")], "Show to others",
      help: "Hides panels, selection and labels, shows all of the device, and lets its width go "
        + "slowly to and fro; `{trace.play}` stops it, `{close}` goes back."
    ) { app, _ in app.togglePresentation() },
    PlaygroundAction(
      "layout.keep", .view, [.character("B")], "Keep this layout",
      also: "save snapshot remember before compare",
      help: "Keeps the present layout, to compare another size or scene with it."
    ) { app, _ in app.keepLayout() },
    PlaygroundAction(
      "layout.compare", .view, [.character("D")], "What differs from the kept layout",
      also: "diff difference changes compare",
      help: "Lists the views whose size, or place in its parent, isn't that of the kept layout."
    ) { app, _ in app.openDifferences() },
    PlaygroundAction(
      "matrix", .view, [.character("M")], "Matrix",
      also: "devices compare languages variants conditions", hint: "matrix",
      help:
        "Shows the scene on several devices, at several type sizes or in several languages side "
        + "by side, with what is wrong under each; Enter takes one."
    ) { app, _ in app.openMatrix() },
    PlaygroundAction(
      "strip", .view, [.character("I")], "Strip of type sizes, languages, previews",
      also: "variants dynamic type",
      help: "Shows how the scene comes out at every type size in a row under the canvas; pressed "
        + "again, in every language, in every preview, and so on. ✓ says that nothing is wrong, "
        + "·1 that there is a note, ⚠1 a warning and ✗1 an error."
    ) { app, _ in app.stepStrip() },
    PlaygroundAction(
      "strip.next", .view, [.character(";")], "Next in the strip", hint: "strip",
      help: "Makes the next type size, or what the strip has, the present one."
    ) { app, count in app.walkStrip(count) },
    PlaygroundAction(
      "strip.previous", .view, [.character("'")], "Previous in the strip",
      help: "Makes the one before it in the strip the present one."
    ) { app, count in app.walkStrip(-count) },
    PlaygroundAction(
      "finding.next", .view, [.character("!")], "Next finding",
      also: "error warning problem issue note",
      help: "Goes to the next error, warning or finding."
    ) { app, count in app.nextFinding(count) },
  ]
}
