import Cells

extension PlaygroundAction {
  /// Actions that move and style the picture; on the canvas they precede the actions of all panels,
  /// with which they share some keys.
  static let canvasActions: [PlaygroundAction] = [
    PlaygroundAction(
      "pan.down", .view, [.control("d"), .pageDown], "Picture down",
      also: "scroll", panels: [.canvas],
      help: "On the canvas, scrolls around the selected view, else moves a picture larger than it."
    ) { app, count in app.panPicture(pagesDown: count) },
    PlaygroundAction(
      "pan.up", .view, [.control("u"), .pageUp], "Picture up",
      also: "scroll", panels: [.canvas],
      help: "On the canvas, scrolls or moves the picture back up."
    ) { app, count in app.panPicture(pagesDown: -count) },
    PlaygroundAction(
      "pan.left", .view, [.character("^")], "Picture left",
      also: "scroll",
      help: "Shows what is further left in a picture larger than the canvas."
    ) { app, count in app.panPicture(pagesRight: -count) },
    PlaygroundAction(
      "pan.right", .view, [.character("$")], "Picture right",
      also: "scroll",
      help: "Shows what is further right."
    ) { app, count in app.panPicture(pagesRight: count) },
    PlaygroundAction(
      "overlays", .view, [.character("V")], "Overlays",
      also: "padding spacing guide alignment baseline grid safe area axis coordinates show",
      hint: "overlays",
      help: "Shows padding, spacing, alignment guides, grid tracks, safe area or axes."
    ) { app, _ in app.openOverlay(SwitchesOverlay()) },
    PlaygroundAction(
      "layout.beside", .view, [.character("|")], "Side by side",
      also: "compare split before after",
      help: "Shows the kept layout beside the present one, with what differs marked `≠` or `↔`."
    ) { app, _ in app.toggleSideBySide() },
    PlaygroundAction(
      "export", .view, [.character("E")], "Export",
      also: "save screenshot image picture svg png ansi text json file write print share",
      help: "Writes the picture (text, ANSI, SVG) or the negotiation (text, JSON) to a file."
    ) { app, _ in app.openOverlay(ExportOverlay()) },
    PlaygroundAction(
      "theme", .view, [.character("T")], "Theme",
      also: "dark light color colour contrast background appearance",
      help: "Changes between the theme for the terminal's background, and the other one."
    ) { app, _ in app.switchTheme() },
  ]
}
