import Cells
import LayoutSolver
import Testing

@testable import Playground
@testable import SceneLoader

@Suite("Lessons")
struct LessonTests {
  /// 200 by 300 with a text, a box and the rest; a question with two choices, or a number.
  private func session(_ answers: String, columns: Int = 160, rows: Int = 48) -> Session {
    let session = Session(
      columns: columns, rows: rows, container: .exact(Size(width: 200, height: 300)))
    let text = "// reflow: ask \"How wide is the rest?\"\n\(answers)"
    session.scene.directives = SceneDirectives([Scene.File(name: "x", text: text)])
    return session
  }

  private let choices = """
    // reflow: answer "As wide as the text" if width of rest = width of greeting
    // reflow: answer "As wide as the stack" if width of rest = width of container
    """

  @Test("The question hides the picture and shows the source without its comments")
  func asking() {
    let session = session(choices).type("A")
    #expect(session.shows("How wide is the rest?"))
    #expect(session.shows("As wide as the text"))
    #expect(!session.shows("Geometry") && !session.shows("200×300"))
  }

  @Test("A right choice says so, beside the whole scene at its end", arguments: [80, 160])
  func right(columns: Int) throws {
    let session = session(choices, columns: columns, rows: 24).type("Aj").press([.enter])
    #expect(session.shows("Right: As wide as the stack"))
    #expect(session.app.gallery.lessons == ["hand-made": .right])
    let rest = try #require(session.app.result?.node(identifier: "rest"))
    #expect(session.app.selection.node == rest.id && session.app.panels.focus == .canvas)
    #expect(session.app.trace.cursor == nil)
    #expect(session.shows("Hello, wor"))
    #expect(session.shows("right 1 of 1"))
    #expect(session.press([.escape]).app.overlay == nil)
  }

  @Test("A wrong one says what is so first, then why, with what was asked for")
  func wrong() {
    let session = session(choices).type("A").press([.enter])
    let lines = (session.app.overlay?.kind.entries(in: session.app, typed: "") ?? [])
      .map(\.line.text)
    let text = lines.joined(separator: " ").replacing("  ", with: "")
    #expect(text.hasPrefix("Wrong: the answer is As wide as the stack"))
    #expect(lines.contains("You said: As wide as the text"))
    #expect(lines.contains("width of rest: 200") && lines.contains("width of container: 200"))
    #expect(session.app.gallery.lessons == ["hand-made": .wrong])
    #expect(session.shows("right 0 of 1"))
  }

  @Test("The last row names the keys of what is open")
  func hints() {
    let session = session(choices).type("A").press([.enter])
    let last = session.screen.split(separator: "\n", omittingEmptySubsequences: false).last ?? ""
    #expect(last.contains("Enter all lessons") && last.contains("Esc the scene"))
    #expect(!last.contains("? help"))
  }

  @Test(
    "A number is typed, to half a point",
    arguments: [("200", true), ("200.4", true), ("60", false)])
  func number(typed: String, isRight: Bool) {
    let session = session("// reflow: answer width of rest").type("A" + typed).press([.enter])
    #expect(session.shows(isRight ? "Right: 200 points" : "Wrong: the answer is 200 points"))
  }

  @Test("Esc skips, and the picture is there")
  func skipping() {
    let session = session(choices).type("A").press([.escape])
    #expect(session.app.gallery.lessons == ["hand-made": .skipped])
    #expect(session.shows("Geometry"))
  }

  @Test("A scene without a question says so")
  func nothing() { #expect(Session().type("A").shows("This scene asks nothing")) }

  @Test("The gallery asks when a lesson is opened, and shows how each ended")
  func gallery() {
    let scene = HandMadeScene(threeViews)
    scene.name = "01-first"
    scene.directives = SceneDirectives([
      Scene.File(name: "x", text: "// reflow: ask \"Wide?\"\n// reflow: answer width of rest")
    ])
    let entries = [
      SceneGallery.Entry(name: "01-first", path: "", title: "First", question: "How wide is it?"),
      SceneGallery.Entry(name: "02-second", path: "", title: "Second", question: "And this?"),
    ]
    let app = Playground(
      scene: scene,
      library: SceneLibrary(gallery: SceneGallery(entries: entries)) { _ in .success(scene) },
      settings: LayoutSettings(container: LayoutContainer(size: .zero)), size: (120, 30),
      capabilities: TerminalCapabilities(colors: 256, unicode: true, mouse: true))
    app.gallery.lessons = ["02-second": .wrong]
    app.openScenePicker()
    #expect(app.paint().text.contains("right 0 of 1, 1 to go"))
    #expect(app.paint().text.contains("✗ 02-second"))
    // What isn't answered yet is asked above its picture.
    #expect(app.paint().text.contains("How wide is it?"))
    #expect(app.paint().text.contains("Hello, wor"))
    app.handle(.key(.down))
    #expect(!app.paint().text.contains("And this?"))
    #expect(app.paint().text.contains("Hello, wor"))
    app.handle(.key(.up))
    app.handle(.key(.enter))
    #expect(app.overlay?.kind is LessonOverlay)
    app.gallery.lessons["01-first"] = .right
    app.overlay = nil
    app.openScenePicker()
    #expect(app.paint().text.contains("right 1 of 2"))
    app.handle(.key(.enter))
    #expect(app.overlay == nil)
  }

  @Test("What is kept is read again; anything else is left out")
  func file() {
    let lessons: [String: LessonOutcome] = ["a b": .right, "c": .skipped]
    #expect(LessonFile.lessons(LessonFile.text(lessons)) == lessons)
    #expect(LessonFile.lessons("x\ny maybe\n\nz wrong") == ["z": .wrong])
  }
}
