import Cells

extension PlaygroundAction {
  /// They precede those of all panels, with which they share keys.
  static let traceActions: [PlaygroundAction] = [
    PlaygroundAction(
      "trace.find", .negotiation, [.character("/")], "Calls with words",
      also: "filter", hint: "filter",
      panels: [.negotiation],
      help: "In the negotiation, shows the calls with the words typed: a view, a phase, a length."
    ) { app, _ in app.openOverlay(TraceFilterOverlay()) },
    PlaygroundAction(
      "trace.find-next", .negotiation, [.character("n")], "Next found call", panels: [.negotiation],
      help: "In the negotiation, goes to the next call with the words last typed."
    ) { app, count in app.findCall(count) },
    PlaygroundAction(
      "trace.find-previous", .negotiation, [.character("N")], "Previous found call",
      panels: [.negotiation],
      help: "In the negotiation, goes to the previous call with the words last typed."
    ) { app, count in app.findCall(-count) },
  ]

  static let negotiationActions: [PlaygroundAction] = [
    PlaygroundAction(
      "trace.back", .negotiation, [.character(","), .function(7)], "A step back",
      also: "step previous trace log debug", hint: "step",
      help: "Goes a step of the negotiation back: an answer, a proposal, a place."
    ) { app, count in app.stepTrace(-count) },
    PlaygroundAction(
      "trace.on", .negotiation, [.character("."), .function(8)], "A step on",
      also: "step next trace log debug",
      help: "Goes a step of the negotiation on; `{palette}20{trace.on}` twenty steps."
    ) { app, count in app.stepTrace(count) },
    PlaygroundAction(
      "trace.node-back", .negotiation, [.character("[")], "The view's step before",
      help: "Goes back to the selected view's step before."
    ) { app, count in app.stepTraceOfSelection(-count) },
    PlaygroundAction(
      "trace.node-on", .negotiation, [.character("]")], "The view's next step",
      help: "Goes on to the selected view's next step."
    ) { app, count in app.stepTraceOfSelection(count) },
    PlaygroundAction(
      "trace.play", .negotiation, [.character(" ")], "Play",
      also: "animate animation run replay trace negotiation", hint: "play",
      help:
        "Plays the negotiation from the cursor on, or stops it; `{palette}9{trace.play}` plays nine "
        + "rows at a time."
    ) { app, count in app.togglePlaying(pace: count) },
    PlaygroundAction(
      "trace.probes", .negotiation, [.character("x")], "Unfold probes",
      also: "minimum maximum flexibility trace log expand",
      help: "Shows every probe for minimum and maximum, or folds them again."
    ) { app, _ in app.trace.toggleProbes() },
    PlaygroundAction(
      "trace.filter", .negotiation, [.character("\\")], "Only the view's calls",
      also: "isolate trace log",
      help: "Shows only the calls of the selected view, or all again."
    ) { app, _ in app.toggleTraceFilter() },
    PlaygroundAction(
      "ask", .negotiation, [.character("a")], "Ask the view",
      also: "propose proposal offer query minimum ideal maximum", hint: "ask",
      help: "Asks the selected view for its size at any proposal: `100xnil`, `0x0`, `infxnil`."
    ) { app, _ in app.openOverlay(AskOverlay()) },
    PlaygroundAction(
      "why", .negotiation, [.character("i")], "Why this size?",
      also: "explain explanation reason because size place position alignment width height",
      hint: "why?",
      help: "Explains the selected view's size, up to the container."
    ) { app, _ in app.openOverlay(WhyOverlay()) },
    PlaygroundAction(
      "log.compare", .negotiation, [.character("O")], "Compare with a recorded log",
      also: "log console recording print output",
      help: "Compares what the scene prints with a console's log; pasting one does the same."
    ) { app, _ in app.openOverlay(LogPathOverlay()) },
    PlaygroundAction(
      "sweep.width", .negotiation, [.character("c")], "Size against width",
      also: "curve breakpoint graph plot chart responsive sweep", hint: "curve",
      help: "Draws the selected view's size against the container's width, with its breakpoints."
    ) { app, _ in app.openSweep(.horizontal) },
    PlaygroundAction(
      "sweep.height", .negotiation, [.character("C")], "Size against height",
      also: "curve breakpoint graph plot chart responsive sweep",
      help: "Draws the selected view's size against the container's height."
    ) { app, _ in app.openSweep(.vertical) },
  ]
}
