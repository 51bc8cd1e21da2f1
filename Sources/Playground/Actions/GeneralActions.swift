import Cells

extension PlaygroundAction {
  static let generalActions: [PlaygroundAction] =
    [
      PlaygroundAction(
        "help", .general, [.character("?"), .function(1)], "Help and keys",
        also: "keys keyboard shortcuts manual documentation commands", hint: "help",
        help: "Shows every key; `/` searches in it, Enter does what is chosen."
      ) { app, _ in app.openOverlay(HelpOverlay()) },
      PlaygroundAction(
        "palette", .general, [.character(":")], "Command palette",
        also: "actions run", hint: "commands",
        help: "Finds an action, a setting, a device by its name or another word for it; after a "
          + "number, does an action so many times: `{palette}50{container.wider}`."
      ) { app, _ in app.openOverlay(PaletteOverlay()) },
      PlaygroundAction(
        "scenes", .general, [.character("t")], "Pick a scene",
        also: "gallery open file examples lessons bundled", hint: "scenes",
        help: "Switches to another of the bundled scenes."
      ) { app, _ in app.openScenePicker() },
      PlaygroundAction(
        "previews", .general, [.character("P")], "Pick a preview",
        also: "canvas views root screens",
        help: "Shows another preview of the scene, or one of its views that needs no arguments."
      ) { app, _ in app.pickPreview() },
      PlaygroundAction(
        "lesson", .general, [.character("A")], "What do you expect?",
        also: "lesson question quiz prediction predict answer learn",
        help: "Asks for a prediction where the scene has a question, and shows what is so."
      ) { app, _ in app.askQuestion() },
      PlaygroundAction(
        "lesson.next", .general, [.character("X")], "Next lesson",
        also: "lesson question continue learn", hint: "next lesson",
        help: "Opens the next scene that asks something you haven't answered."
      ) { app, _ in app.goToNextLesson() },
      PlaygroundAction(
        "panel.next", .general, [.tab], "Next panel",
        also: "focus switch tab", hint: "panel",
        help: "Gives the keys to the next panel."
      ) { app, count in app.focus(app.panels.focus.stepped(by: count)) },
      PlaygroundAction(
        "panel.previous", .general, [.backTab, .character("~")], "Previous panel",
        also: "focus switch tab",
        help: "Gives the keys to the previous panel."
      ) { app, count in app.focus(app.panels.focus.stepped(by: -count)) },
    ]
    + Panel.all.map { panel in
      PlaygroundAction(
        "panel.\(panel.digit)", .general, [.character(Character("\(panel.digit)"))],
        "Go to \(panel.kind.title)", also: panel.kind.also,
        help: "Gives the keys to the panel \(panel.kind.title)."
      ) { app, _ in app.focus(panel) }
    } + [
      PlaygroundAction(
        "reload", .general, [.character("r")], "Reload",
        also: "refresh update file again rerun",
        help: "Lays the scene out anew; a saved file reloads by itself."
      ) { app, _ in app.reload() },
      PlaygroundAction(
        "edit", .general, [.character("e")], "Edit the source",
        also: "editor open code vim file change source",
        help: "Opens `$VISUAL` or `$EDITOR` at the selected view's line."
      ) { app, _ in app.editSource() },
      PlaygroundAction(
        "copy", .general, [.character("y")], "Copy the selected view's figures",
        also: "clipboard yank numbers size frame",
        help: "Puts what the geometry panel says on the clipboard."
      ) { app, _ in app.copySummary() },
      PlaygroundAction(
        "copy.trace", .general, [.character("Y")], "Copy the negotiation",
        also: "clipboard yank log trace",
        help: "Puts the whole negotiation on the clipboard."
      ) { app, _ in app.copyTrace() },
      PlaygroundAction(
        "redraw", .general, [.control("l")], "Redraw",
        also: "refresh repaint garbage clear", help: "Draws the whole screen again."
      ) { app, _ in app.requests.append(.redraw) },
      PlaygroundAction(
        "close", .general, [.escape], "Close, back to the end, select nothing",
        also: "back cancel end escape deselect",
        help: "Closes what is open; else the picture shows the end of the negotiation again, the "
          + "canvas gets the keys, or nothing is selected any more."
      ) { app, _ in app.goBack() },
      PlaygroundAction(
        "quit", .general, [.character("q")], "Quit",
        also: "exit leave bye stop", hint: "quit",
        help: "Closes what is open, else quits; asks first where changes aren't written."
      ) { app, _ in app.quit() },
      PlaygroundAction(
        "quit.now", .general, [.character("Q"), .control("c")], "Quit at once",
        also: "exit leave abort kill force",
        help: "Quits whatever is open; unwritten changes are offered again at the next start."
      ) { app, _ in app.requests.append(.quit) },
    ]
}
