import Cells

extension PlaygroundAction {
  static let generalActions: [PlaygroundAction] =
    [
      PlaygroundAction(
        "help", .general, [.character("?"), .function(1)], "Help", hint: "help",
        help: "Shows every key; `/` searches in it, Enter does what is chosen."
      ) { app, _ in app.openOverlay(HelpOverlay()) },
      PlaygroundAction(
        "palette", .general, [.character(":")], "Command palette", hint: "commands",
        help: "Finds an action by its name and does it; after a number, so many times: "
          + "`{palette}50{container.wider}`."
      ) { app, _ in app.openOverlay(PaletteOverlay()) },
      PlaygroundAction(
        "scenes", .general, [.character("t")], "Pick a scene", hint: "scenes",
        help: "Switches to another of the bundled scenes."
      ) { app, _ in app.openScenePicker() },
      PlaygroundAction(
        "previews", .general, [.character("P")], "Pick a preview",
        help: "Shows another preview of the scene, or one of its views that needs no arguments."
      ) { app, _ in app.pickPreview() },
      PlaygroundAction(
        "lesson", .general, [.character("A")], "What do you expect?",
        help: "Asks for a prediction where the scene has a question, and shows what is so."
      ) { app, _ in app.askQuestion() },
      PlaygroundAction(
        "panel.next", .general, [.tab], "Next panel", hint: "panel",
        help: "Gives the keys to the next panel."
      ) { app, count in app.focus(app.panels.focus.stepped(by: count)) },
      PlaygroundAction(
        "panel.previous", .general, [.backTab, .character("~")], "Previous panel",
        help: "Gives the keys to the previous panel."
      ) { app, count in app.focus(app.panels.focus.stepped(by: -count)) },
    ]
    + Panel.allCases.map { panel in
      PlaygroundAction(
        "panel.\(panel.rawValue)", .general, [.character(Character("\(panel.rawValue)"))],
        "Go to \(panel.title)", help: "Gives the keys to the panel \(panel.title)."
      ) { app, _ in app.focus(panel) }
    } + [
      PlaygroundAction(
        "reload", .general, [.character("r")], "Reload",
        help: "Lays the scene out anew; a saved file reloads by itself."
      ) { app, _ in app.reload() },
      PlaygroundAction(
        "edit", .general, [.character("e")], "Edit the source",
        help: "Opens `$VISUAL` or `$EDITOR` at the selected view's line."
      ) { app, _ in app.editSource() },
      PlaygroundAction(
        "copy", .general, [.character("y")], "Copy the selected view's figures",
        help: "Puts what the geometry panel says on the clipboard."
      ) { app, _ in app.copySummary() },
      PlaygroundAction(
        "copy.trace", .general, [.character("Y")], "Copy the negotiation",
        help: "Puts the whole negotiation on the clipboard."
      ) { app, _ in app.copyTrace() },
      PlaygroundAction(
        "redraw", .general, [.control("l")], "Redraw", help: "Draws the whole screen again."
      ) { app, _ in app.requests.append(.redraw) },
      PlaygroundAction(
        "close", .general, [.escape], "Close, back to the end, select nothing",
        help: "Closes what is open; else the picture shows the end of the negotiation again, the "
          + "canvas gets the keys, or nothing is selected any more."
      ) { app, _ in app.goBack() },
      PlaygroundAction(
        "quit", .general, [.character("q")], "Quit", hint: "quit",
        help: "Closes what is open, else quits."
      ) { app, _ in app.requests.append(.quit) },
      PlaygroundAction(
        "quit.now", .general, [.character("Q"), .control("c")], "Quit at once",
        help: "Quits whatever is open."
      ) { app, _ in app.requests.append(.quit) },
    ]
}
