import Cells

extension PlaygroundAction {
  static let negotiationActions: [PlaygroundAction] = [
    PlaygroundAction(
      "trace.back", .negotiation, [.character(","), .function(7)], "A call back", hint: "step",
      help: "Shows the picture as it was a call of the negotiation earlier."
    ) { app, count in app.stepTrace(-count) },
    PlaygroundAction(
      "trace.on", .negotiation, [.character("."), .function(8)], "A call on",
      help: "Shows the picture a call of the negotiation later."
    ) { app, count in app.stepTrace(count) },
    PlaygroundAction(
      "trace.node-back", .negotiation, [.character("[")], "The view's call before",
      help: "Goes back to the selected view's call before."
    ) { app, _ in app.stepTraceOfSelection(-1) },
    PlaygroundAction(
      "trace.node-on", .negotiation, [.character("]")], "The view's next call",
      help: "Goes on to the selected view's next call."
    ) { app, _ in app.stepTraceOfSelection(1) },
    PlaygroundAction(
      "trace.play", .negotiation, [.character(" ")], "Play", hint: "play",
      help: "Plays the negotiation from the cursor on, or stops it; at the end, from the start."
    ) { app, _ in app.togglePlaying() },
    PlaygroundAction(
      "trace.probes", .negotiation, [.character("x")], "Unfold probes",
      help: "Shows every probe for minimum and maximum, or folds them again."
    ) { app, _ in app.trace.toggleProbes() },
    PlaygroundAction(
      "trace.filter", .negotiation, [.character("\\")], "Only the view's calls",
      help: "Shows only the calls of the selected view, or all again."
    ) { app, _ in app.trace.setFilter(app.trace.filter == nil ? app.selection : nil) },
    PlaygroundAction(
      "ask", .negotiation, [.character("a")], "Ask the view", hint: "ask",
      help: "Asks the selected view for its size at any proposal: `100xnil`, `0x0`, `infxnil`."
    ) { app, _ in app.overlay = Overlay(.ask, isTyping: true) },
    PlaygroundAction(
      "why", .negotiation, [.character("i")], "Why this size?", hint: "why?",
      help: "Explains the selected view's size, up to the container."
    ) { app, _ in app.overlay = Overlay(.why) },
    PlaygroundAction(
      "log.compare", .negotiation, [.character("O")], "Compare with a recorded log",
      help: "Compares what the scene prints with a console's log; pasting one does the same."
    ) { app, _ in app.overlay = Overlay(.logPath, isTyping: true) },
    PlaygroundAction(
      "sweep.width", .negotiation, [.character("c")], "Size against width", hint: "curve",
      help: "Draws the selected view's size against the container's width, with its breakpoints."
    ) { app, _ in app.openSweep(.horizontal) },
    PlaygroundAction(
      "sweep.height", .negotiation, [.character("C")], "Size against height",
      help: "Draws the selected view's size against the container's height."
    ) { app, _ in app.openSweep(.vertical) },
  ]
}
