import LayoutSolver
import SceneLoader
import Testing

@testable import Playground

@Suite("Pixels a point")
struct DisplayScaleTests {
  private func setting(_ app: Playground) throws -> Setting {
    try #require(app.allSettings.first { $0.name == "Display scale" })
  }

  private func choose(_ words: String, _ app: Playground) throws {
    let value = try #require(try setting(app).values.first { $0.words == words })
    value.set(app)
  }

  @Test("They are the device's until they are chosen, and then again")
  func session() throws {
    let phone = try #require(Device.named("iphone-se-3"))
    let session = Session(container: .device(phone, .portrait))
    #expect(try setting(session.app).current == "as usual, 2 pixels a point")
    try choose("1 pixel a point", session.app)
    session.run([])
    #expect(session.scene.layouts.last?.platform.displayScale == 1)
    session.app.conditions.container = .window
    session.type("S")
    #expect(session.shows("Display scale   1 pixel a point"))
    session.press([.escape])
    try choose("as usual, 3 pixels a point", session.app)
    session.run([])
    #expect(session.scene.layouts.last?.platform.displayScale == 3)
  }
}
