import LayoutSolver
import Testing

@testable import Playground

/// What people type for what they mean, which the palette has in its first two rows.
@Suite("Command palette")
struct CommandPaletteTests {
  private static let meant: [(typed: String, rows: [String])] = [
    ("dark", ["Appearance: dark"]), ("light", ["Appearance: light"]), ("rotate", ["Turn"]),
    ("landscape", ["Turn"]), ("portrait", ["Turn"]), ("orientation", ["Turn"]),
    ("accessibility", ["Type size", "Matrix"]), ("font", ["Type size"]),
    ("dynamic type", ["Type size"]), ("large", ["Type size: large"]), ("text size", ["Type size"]),
    ("svg", ["Picture as SVG"]), ("screenshot", ["Export"]), ("export", ["Export"]),
    ("image", ["Export"]), ("json", ["Negotiation as JSON"]), ("rtl", ["Direction"]),
    ("arabic", ["Direction", "Language"]), ("german", ["Language"]), ("language", ["Language"]),
    ("locale", ["Language"]), ("grid", ["Grid tracks"]), ("padding", ["Padding"]),
    ("spacing", ["Spacing"]), ("safe area", ["Safe area"]), ("guides", ["Alignment guides"]),
    ("baseline", ["Overlays", "Alignment guides"]), ("alignment", ["Alignment guides"]),
    ("overlay", ["Overlays"]), ("axes", ["Axes"]), ("ruler", ["Rulers"]),
    ("distance", ["Mark the view"]), ("measure", ["Mark the view", "Rulers"]),
    ("mark", ["Mark the view"]), ("gap", ["Mark the view"]),
    ("ipad", ["Size or device"]), ("iphone", ["Size or device"]), ("phone", ["Size or device"]),
    ("tablet", ["Size or device"]), ("device", ["Size or device"]), ("size", ["Size or device"]),
    ("proposal", ["Size or device", "Ask the view"]), ("propose", ["Ask the view"]),
    ("offer", ["Ask the view", "Size or device"]),
    ("hide", ["Screen, frames, names"]), ("frames", ["Screen, frames, names"]),
    ("labels", ["Screen, frames, names"]), ("full", ["Fit"]), ("zoom", ["Zoom in"]),
    ("scale", ["Zoom in"]), ("width", ["Size against width", "Narrower"]),
    ("height", ["Size against height", "Shorter"]), ("why", ["Why this size?"]),
    ("reason", ["Why this size?"]), ("findings", ["Go to Findings"]),
    ("errors", ["Next finding", "Go to Findings"]),
    ("warnings", ["Next finding", "Go to Findings"]),
    ("source", ["Go to Source", "Edit the source"]), ("code", ["Go to Source", "Edit the source"]),
    ("edit", ["Edit the source"]), ("editor", ["Edit the source"]), ("reload", ["Reload"]),
    ("refresh", ["Reload"]), ("help", ["Help"]), ("keys", ["Help"]), ("shortcuts", ["Help"]),
    ("quit", ["Quit"]), ("exit", ["Quit"]), ("theme", ["Theme"]), ("contrast", ["Theme"]),
    ("compare", ["Compare with a recorded log", "Side by side"]),
    ("diff", ["What differs from the kept layout"]), ("matrix", ["Matrix"]),
    ("curve", ["Size against width"]), ("breakpoints", ["Size against width"]),
    ("previews", ["Pick a preview"]), ("scene", ["Pick a scene"]), ("open", ["Pick a scene"]),
    ("gallery", ["Pick a scene"]), ("lesson", ["What do you expect?", "Next lesson"]),
    ("step", ["A step back", "A step on"]), ("play", ["Play"]), ("animate", ["Play"]),
    ("trace", ["Go to Negotiation"]),
    ("log", ["Compare with a recorded log", "Go to Negotiation"]),
    ("copy", ["Copy the selected view's figures"]),
    ("clipboard", ["Copy the selected view's figures"]),
    ("save", ["Write the file", "Export"]), ("undo", ["Undo the changes"]),
    ("search", ["Find a view or text", "Command palette"]), ("find", ["Find a view or text"]),
    ("tap", ["Press, or go there"]), ("settings", ["Settings"]), ("ios", ["Release", "Platform"]),
    ("mac", ["Platform", "Size or device"]), ("screen", ["Screen, frames, names"]),
    ("tree", ["Go to View tree", "Unfold the tree"]), ("collapse", ["Fold the tree"]),
    ("scroll", ["Picture down"]), ("window", ["Follow the window"]),
    ("pixels", ["Display scale"]), ("release", ["Release"]),
    ("minimum", ["Offered width", "Ask the view"]),
  ]

  @Test("Each word leads to what is meant, first or second", arguments: meant)
  func words(typed: String, rows: [String]) {
    let app = Session().run([]).app
    let found = PaletteOverlay().entries(in: app, typed: typed).map(\.line.text)
    let first = found.prefix(2).joined(separator: "\n")
    #expect(rows.contains { first.contains($0) }, "\(typed): \(found.prefix(4))")
  }

  @Test("A word of an action's own sentence finds it")
  func sentences() {
    let app = Session().run([]).app
    for action in PlaygroundAction.all {
      let longest =
        app.keyMap.help(of: action).split(whereSeparator: { !$0.isLetter })
        .map(String.init).max { $0.count < $1.count } ?? ""
      let found = PaletteOverlay().entries(in: app, typed: longest)
      #expect(found.contains { $0.line.text.contains(action.name) }, "\(longest)")
    }
  }

  @Test("A value is set at once; a setting opens its values")
  func values() {
    let session = Session().type(":appearance: dark").press([.enter])
    #expect(session.app.conditions.settings.colorScheme == .dark && session.app.overlay == nil)
    #expect(session.type(":rtl").press([.enter]).app.overlay?.kind is ValuesOverlay)
    session.press([.escape, .escape]).type(":padding").press([.enter])
    #expect(session.app.canvas.overlays == [.padding])
    session.type(":svg").press([.enter])
    #expect(session.app.overlay?.kind is ExportPathOverlay)
  }

  @Test("A key finds its action, and nonsense nothing")
  func keys() {
    let app = Session().run([]).app
    let first = PaletteOverlay().entries(in: app, typed: "ctrl-l").first?.line.text
    #expect(first?.contains("Redraw") == true)
    #expect(PaletteOverlay().entries(in: app, typed: "xyzzy").isEmpty)
  }
}
