import Cells

extension PlaygroundAction {
  /// They precede those of all panels, with which they share some keys.
  static let sourceActions: [PlaygroundAction] = [
    PlaygroundAction(
      "source.more", .source, [.character("+"), .character("=")], "Number up",
      also: "increase value change edit", hint: "number",
      panels: [.source],
      help: "In the source, makes the line's current number larger by its last digit; "
        + "`{move.left}` and `{move.right}` choose the number."
    ) { app, count in app.scrub(by: count) },
    PlaygroundAction(
      "source.less", .source, [.character("-")], "Number down",
      also: "decrease value change edit", panels: [.source],
      help: "In the source, makes the line's current number smaller."
    ) { app, count in app.scrub(by: -count) },
    PlaygroundAction(
      "source.much-more", .source, [.character("}")], "Number up by ten", panels: [.source],
      help: "In the source, makes the line's current number larger by ten."
    ) { app, count in app.scrub(by: 10 * count) },
    PlaygroundAction(
      "source.much-less", .source, [.character("{")], "Number down by ten", panels: [.source],
      help: "In the source, makes the line's current number smaller by ten."
    ) { app, count in app.scrub(by: -10 * count) },
    PlaygroundAction(
      "finding.mend", .source, [.enter], "Mend the finding",
      also: "fix remedy repair solve quick", panels: [.findings],
      help: "In the findings, tries a change of the source that is shown to mend the finding, "
        + "beside the picture without it; again, the next such change. `{source.write}` writes "
        + "it, `{source.undo}` goes back."
    ) { app, _ in app.mendFinding() },
    PlaygroundAction(
      "source.write", .source, [.character("W")], "Write the file",
      also: "save store file",
      help: "Writes the changed numbers and remedies to the file, and nothing else."
    ) { app, _ in app.writeEdits() },
    PlaygroundAction(
      "source.undo", .source, [.character("U")], "Undo the changes",
      also: "revert reset discard",
      help: "Goes back by a remedy, or to the numbers of the file."
    ) { app, _ in app.dropEdits() },
  ]
}
