import Cells
import LayoutSolver
import SceneLoader
import Testing

@testable import Playground

@Suite("The caption")
struct CaptionTests {
  @Test("At rest it says that the picture is the end; . goes to step 1, , to the last but one")
  func steps() {
    let session = Session().run([])
    let count = session.app.trace.timeline.count
    #expect(session.shows("The end, after \(count) steps"))
    #expect(session.type(".").shows("Step 1 of \(count) "))
    #expect(session.press([.escape]).shows("The end, after \(count) steps"))
    #expect(session.type(",").shows("Step \(count - 1) of \(count) "))
    #expect(session.type(".").shows("The end, after \(count) steps"))
    #expect(session.type(":3.").press([.enter]).shows("Step 3 of \(count) "))
  }

  @Test("Whatever is pressed, picture, trace and caption are at the same step", arguments: 1...12)
  func together(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let middle = vStack([text("Above"), threeViews.frame(100, 200), text("Below")])
    let session = Session(hStack([box(90, 120), middle, text("Right")]))
    let keys: [Character] = [".", ",", "[", "]", " ", "g", "G", "4", "1", "2", "j", "\\"]
    for _ in 0..<60 {
      let key = keys[Int(random.next() % UInt64(keys.count))]
      session.run([.key(.character(key))])
      let app = session.app
      let count = app.trace.timeline.count
      let caption = app.captionLine.text
      let plan = try app.canvas.plans.plan(
        #require(app.result), scale: app.scale, moment: app.trace.moment)
      guard let cursor = app.trace.cursor else {
        #expect(!caption.hasPrefix("Step ") && plan.step == nil, "\(key): \(caption)")
        continue
      }
      #expect(caption.hasPrefix("Step \(cursor + 1) of \(count) "), "\(key): \(caption)")
      #expect(session.shows("Step \(cursor + 1) of \(count)"))
      #expect(plan.step == cursor)
      guard app.trace.filter == nil else { continue }
      let row = try #require(app.traceRow)
      let steps = app.trace.rows[row].first...app.trace.rows[row].last
      #expect(steps.contains(cursor), "\(key): row \(row) has \(steps), not \(cursor)")
    }
  }

  @Test("Messages and errors stand in it, and the keys' hints stay")
  func messages() {
    let session = Session().run([])
    let hints = session.screen.split(separator: "\n").last
    session.type("y")
    #expect(session.shows("Copied the figures"))
    #expect(session.screen.split(separator: "\n").last == hints)
    let error = SceneDiagnostic(
      severity: .error, identifier: .syntax, message: "expected '}'", remedy: "close the brace")
    let canvas = session.app.screenLayout.canvas
    session.scene.saved = (nil, [error])
    session.run([.idle])
    #expect(session.shows("error: expected '}'; close the brace"))
    #expect(session.app.screenLayout.canvas == canvas)
  }
}

/// Numbers that follow from a seed.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64
  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
