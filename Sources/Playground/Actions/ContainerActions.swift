import Cells

extension PlaygroundAction {
  static let containerActions: [PlaygroundAction] = [
    PlaygroundAction(
      "container.narrower", .container, [.character("<"), .shiftLeft], "Narrower",
      also: "width smaller resize shrink",
      hint: "width",
      help:
        "Makes the container a step narrower in width, a column unless `{container.step}` changed "
        + "it; `{palette}50{container.narrower}` fifty."
    ) { app, count in app.stepContainer(width: -count) },
    PlaygroundAction(
      "container.wider", .container, [.character(">"), .shiftRight], "Wider",
      also: "width larger bigger resize grow",
      help: "Makes the container a step larger in width; `{palette}50{container.wider}` fifty."
    ) { app, count in app.stepContainer(width: count) },
    PlaygroundAction(
      "container.shorter", .container, [.character("-"), .shiftUp], "Shorter",
      also: "height smaller resize shrink", hint: "height",
      help: "Makes the container a step shorter, a row unless `{container.step}` changed it."
    ) { app, count in app.stepContainer(height: -count) },
    PlaygroundAction(
      "container.taller", .container, [.character("+"), .character("="), .shiftDown], "Taller",
      also: "height larger bigger resize grow",
      help: "Makes the container a step taller."
    ) { app, count in app.stepContainer(height: count) },
    PlaygroundAction(
      "container.much-narrower", .container, [.character("{")], "Much narrower",
      help: "Makes the container ten steps narrower."
    ) { app, count in app.stepContainer(width: -10 * count) },
    PlaygroundAction(
      "container.much-wider", .container, [.character("}")], "Much wider",
      help: "Makes the container ten steps wider."
    ) { app, count in app.stepContainer(width: 10 * count) },
    PlaygroundAction(
      "container.much-shorter", .container, [.character("(")], "Much shorter",
      help: "Makes the container ten steps shorter."
    ) { app, count in app.stepContainer(height: -10 * count) },
    PlaygroundAction(
      "container.much-taller", .container, [.character(")")], "Much taller",
      help: "Makes the container ten steps taller."
    ) { app, count in app.stepContainer(height: 10 * count) },
    PlaygroundAction(
      "container.step", .container, [.character("u")], "Step of the container's keys",
      also: "increment points", hint: "step",
      help: "Goes through how far `{container.narrower} {container.wider} {container.shorter} "
        + "{container.taller}` move: a cell, 1, 5 or 10 points."
    ) { app, _ in app.changeStep() },
    PlaygroundAction(
      "container.size", .container, [.character("s"), .character("d")], "Size or device",
      also:
        "device phone iphone ipad tablet mac width height resize dimensions screen simulator exact proposal offer",
      hint: "size",
      help: "Takes an exact size such as `390x844`, a device with its safe area, or what the root "
        + "is offered, such as `nilx400`."
    ) { app, _ in app.openOverlay(SizesOverlay()) },
    PlaygroundAction(
      "container.turn", .container, [.character("o")], "Turn",
      also: "rotate rotation landscape portrait orientation sideways", hint: "turn",
      help: "Turns the container on its side and back."
    ) { app, _ in app.turnContainer() },
    PlaygroundAction(
      "container.fold", .container, [.character("@")], "Fold",
      also: "duo pose open close hinge unfold", hint: "fold",
      help:
        "Walks the poses of an iPhone Duo: closed, open, folded half; from another container, takes one."
    ) { app, _ in app.foldContainer() },
    PlaygroundAction(
      "container.keyboard", .container, [.character("#")], "Keyboard",
      also: "field focus input typing show hide", hint: "keyboard",
      help: "Puts the keyboard up, as a focused field does on a phone or tablet, and takes it down."
    ) { app, _ in app.toggleKeyboard() },
    PlaygroundAction(
      "time.second", .container, [.character("&")], "Let a second pass",
      also: "time wait sleep timer delay clock later splash loading asyncAfter",
      help:
        "Lets a second pass for what sleeps, a timer or work for later; "
        + "`{palette}5{time.second}` five."
    ) { app, count in app.letTimePass(Double(count)) },
    PlaygroundAction(
      "time.all", .container, [.character("\"")], "Let time pass until nothing waits",
      also: "time wait sleep timer delay clock later splash loading finish settle",
      help:
        "Lets time pass until nothing waits any more; a timer that repeats ends it after a while."
    ) { app, _ in app.letAllTimePass() },
    PlaygroundAction(
      "container.window", .container, [.character("w")], "Follow the window",
      also: "terminal resize fit drag", hint: "window",
      help:
        "Ties the container to the terminal's window, a column of points a column, or keeps the "
        + "size it has."
    ) { app, _ in app.toggleWindow() },
    PlaygroundAction(
      "container.own", .container, [.character("0")], "The scene's own container",
      also: "reset restore original default device",
      help: "Goes back to the device the scene asks for, or to the window."
    ) { app, _ in app.useOwnContainer() },
    PlaygroundAction(
      "zoom.in", .container, [.character("z")], "Zoom in",
      also: "scale larger bigger magnify", hint: "zoom",
      help: "Shows fewer points a cell."
    ) { app, _ in app.zoom(to: app.scale.finer) },
    PlaygroundAction(
      "zoom.out", .container, [.character("Z")], "Zoom out",
      also: "scale smaller", help: "Shows more points a cell."
    ) { app, _ in app.zoom(to: app.scale.coarser) },
    PlaygroundAction(
      "zoom.fit", .container, [.character("f")], "Fit",
      also: "full whole all scale zoom",
      help: "Chooses a scale for the window as it is; of a device or an exact size shows all, and "
        + "pressed again as much as texts leave room for."
    ) { app, _ in app.fitPicture() },
    PlaygroundAction(
      "settings", .container, [.character("S")], "Settings",
      also: "preferences options configuration", hint: "settings",
      help: "Changes release, type size, direction, what the root is offered, and more."
    ) { app, _ in app.openOverlay(SettingsOverlay()) },
  ]
}
