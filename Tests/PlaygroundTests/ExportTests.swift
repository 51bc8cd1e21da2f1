import Cells
import Foundation
import LayoutSolver
import Testing

@testable import Playground

@Suite("Export")
struct ExportTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "reflow-export-\(UUID().uuidString)")

  private func session() throws -> Session {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return Session(container: .exact(Size(width: 200, height: 160)))
  }

  /// Opens the list, goes to a format, and gives the file a name.
  private func export(_ format: ExportFormat, to name: String, _ session: Session) throws {
    let row = try #require(ExportFormat.allCases.firstIndex(of: format))
    session.type("E").press(Array(repeating: .down, count: row) + [.enter])
    #expect((session.app.overlay?.kind as? ExportPathOverlay)?.format == format)
    let proposed = session.app.overlay?.filter ?? ""
    #expect(proposed.hasPrefix("hand-made-200x160") && proposed.hasSuffix(format.ending))
    session.press(Array(repeating: .backspace, count: proposed.count))
    session.type(folder.appending(path: name).path).press([.enter])
  }

  private func contents(_ name: String) throws -> String {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }

  @Test("Pictures are written as text, with colours, and as SVG")
  func pictures() throws {
    let session = try session()
    defer { try? FileManager.default.removeItem(at: folder) }
    try export(.text, to: "a.txt", session)
    #expect(session.shows("Written to \(folder.appending(path: "a.txt").path)"))
    #expect(try contents("a.txt").contains("Hello, world."))
    try export(.ansi, to: "a.ansi", session)
    #expect(try contents("a.ansi").contains("\u{1B}["))
    for (format, name) in [(ExportFormat.svgCells, "a.svg"), (.svg, "b.svg")] {
      try export(format, to: name, session)
      #expect(try contents(name).hasPrefix("<svg") && contents(name).hasSuffix("</svg>\n"))
    }
    #expect(try contents("b.svg").contains(">Hello, world.</tspan>"))
    try export(.png, to: "a.png", session)
    let png = try Data(contentsOf: folder.appending(path: "a.png"))
    // Its width and height, of two pixels a point.
    #expect(Array(png[16..<24]) == [0, 0, 1, 144, 0, 0, 1, 64])
  }

  @Test("The negotiation is written as text, or as JSON with a call a line")
  func traces() throws {
    let session = try session()
    defer { try? FileManager.default.removeItem(at: folder) }
    try export(.traceText, to: "t.txt", session)
    #expect(try contents("t.txt").contains("VStack"))
    try export(.traceJSON, to: "t.json", session)
    let lines = try contents("t.json").split(separator: "\n")
    #expect(lines.count == session.app.result?.events.count)
    for line in lines { _ = try JSONSerialization.jsonObject(with: Data(line.utf8)) }
  }

  @Test("A file that exists is replaced only where that is chosen")
  func existing() throws {
    let session = try session()
    defer { try? FileManager.default.removeItem(at: folder) }
    try "mine".write(to: folder.appending(path: "a.txt"), atomically: true, encoding: .utf8)
    try export(.text, to: "a.txt", session)
    #expect(try contents("a.txt") == "mine")
    #expect(try contents("a-2.txt").contains("Hello, world."))
    let path = folder.appending(path: "a.txt").path
    let rows = ExportPathOverlay(format: .text).entries(in: session.app, typed: path)
    #expect(rows.map(\.line.text).last == "Replace \(path), which exists already")
    rows.last?.choose?(session.app)
    #expect(
      session.app.requests.map(String.init(describing:)).contains { $0.contains("\"\(path)\"") })
  }

  @Test("What can't be written is said")
  func failing() throws {
    let session = try session()
    defer { try? FileManager.default.removeItem(at: folder) }
    try export(.text, to: "no/such/folder.txt", session)
    #expect(session.shows("can't be written"))
  }

  @Test("A terminal without a clipboard says so")
  func clipboard() {
    let session = Session()
    session.terminal.hasClipboard = false
    #expect(session.type("y").shows("This terminal has no clipboard"))
    session.terminal.hasClipboard = true
    #expect(session.type("y").shows("Copied"))
  }
}
