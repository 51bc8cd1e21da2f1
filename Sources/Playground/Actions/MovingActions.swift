import Cells

extension PlaygroundAction {
  static let movingActions: [PlaygroundAction] = [
    PlaygroundAction(
      "move.down", .moving, [.character("j"), .down], "Down",
      also: "select next child inside", hint: "select",
      help: "Goes a row down; on the canvas, to the first subview."
    ) { app, count in app.moveVertically(count) },
    PlaygroundAction(
      "move.up", .moving, [.character("k"), .up], "Up",
      also: "select previous parent outside",
      help: "Goes a row up; on the canvas, to the parent."
    ) { app, count in app.moveVertically(-count) },
    PlaygroundAction(
      "move.left", .moving, [.character("h"), .left], "Left",
      also: "select previous sibling fold",
      help: "In the tree, folds or goes to the parent; elsewhere to the previous sibling."
    ) { app, count in app.moveHorizontally(-count) },
    PlaygroundAction(
      "move.right", .moving, [.character("l"), .right], "Right",
      also: "select next sibling unfold",
      help: "In the tree, unfolds or goes to the first subview; elsewhere to the next sibling."
    ) { app, count in app.moveHorizontally(count) },
    PlaygroundAction(
      "neighbour.left", .moving, [.character("H")], "View to the left",
      help: "Selects the view to the left on the canvas."
    ) { app, count in app.selectNeighbour(.left, count) },
    PlaygroundAction(
      "neighbour.down", .moving, [.character("J")], "View below",
      help: "Selects the view below on the canvas."
    ) { app, count in app.selectNeighbour(.down, count) },
    PlaygroundAction(
      "neighbour.up", .moving, [.character("K")], "View above",
      help: "Selects the view above on the canvas."
    ) { app, count in app.selectNeighbour(.up, count) },
    PlaygroundAction(
      "neighbour.right", .moving, [.character("L")], "View to the right",
      help: "Selects the view to the right on the canvas."
    ) { app, count in app.selectNeighbour(.right, count) },
    PlaygroundAction(
      "parent", .moving, [.character("p"), .backspace], "Parent",
      also: "select outside superview around container",
      help: "Selects the parent of the selected view."
    ) { app, count in for _ in 0..<count { app.selectParent() } },
    PlaygroundAction(
      "page.down", .moving, [.control("d"), .pageDown], "Page down",
      also: "scroll", help: "Goes ten rows down."
    ) { app, count in app.moveVertically(10 * count) },
    PlaygroundAction(
      "page.up", .moving, [.control("u"), .pageUp], "Page up",
      also: "scroll", help: "Goes ten rows up."
    ) { app, count in app.moveVertically(-10 * count) },
    PlaygroundAction(
      "move.first", .moving, [.character("g"), .home], "First",
      also: "top beginning start",
      help: "Goes to the first row; `{palette}12` to the twelfth."
    ) { app, count in app.moveToRow(count) },
    PlaygroundAction(
      "move.last", .moving, [.character("G"), .end], "Last",
      also: "bottom end", help: "Goes to the last row."
    ) { app, _ in app.moveVertically(1_000_000) },
    PlaygroundAction(
      "choose", .moving, [.enter], "Press, or go there",
      also: "tap click button touch activate",
      help: "On the canvas, presses the selected view; in a list, goes to what the row is about."
    ) { app, _ in app.panels.focus.kind.press(in: app) },
    PlaygroundAction(
      "find", .moving, [.character("/")], "Find a view or text",
      also: "search look locate identifier", hint: "find",
      help: "Selects a view by its name, text or identifier; in the source, finds text."
    ) { app, _ in app.openFind() },
    PlaygroundAction(
      "find.next", .moving, [.character("n")], "Next found view",
      also: "search again",
      help: "Goes to the next view, or line, that matches what was last looked for."
    ) { app, count in app.findNext(count) },
    PlaygroundAction(
      "find.previous", .moving, [.character("N")], "Previous found view",
      also: "search again",
      help: "Goes to the previous view, or line, that matches what was last looked for."
    ) { app, count in app.findNext(-count) },
  ]
}
