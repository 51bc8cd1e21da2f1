import Cells
import LayoutSolver
import SceneLoader
import Testing

@testable import Playground

/// A `Canvas` draws what shapes and texts in the same places draw (Apple's documentation of
/// `GraphicsContext`).
@Suite("What a canvas draws")
struct CanvasDrawingTests {
  @Test(
    "As shapes and texts would be drawn in its place",
    arguments: [
      (
        "context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.red))",
        "Circle().fill(.red)"
      ),
      // Moved by 40, then twice as large: 20 to 60 becomes 40 to 80 along both axes.
      (
        """
        var moved = context
        moved.translateBy(x: 20, y: 20)
        moved.scaleBy(x: 2, y: 2)
        moved.fill(Path(CGRect(x: 10, y: 10, width: 20, height: 20)), with: .color(.blue))
        """,
        "Rectangle().transform(.identity).fill(.blue).frame(width: 40, height: 40).position(x: 60, y: 60)"
      ),
      (
        """
        context.stroke(
          Path { $0.move(to: .zero); $0.addLine(to: CGPoint(x: size.width, y: size.height)) },
          with: .color(.green), style: StrokeStyle(lineWidth: 1, dash: [20]))
        """,
        """
        Path { $0.move(to: .zero); $0.addLine(to: CGPoint(x: 120, y: 120)) }
          .stroke(.green, style: StrokeStyle(lineWidth: 1, dash: [20]))
        """
      ),
      (
        """
        context.drawLayer { layer in
          layer.clip(to: Path(ellipseIn: CGRect(origin: .zero, size: size)))
          layer.opacity = 0.5
          layer.fill(Path(CGRect(x: 0, y: 0, width: 120, height: 60)), with: .color(.red))
        }
        """,
        """
        Path(CGRect(x: 0, y: 0, width: 120, height: 60)).fill(.red).opacity(0.5).clipShape(Circle())
        """
      ),
      (
        "context.draw(Text(\"Hi\"), at: CGPoint(x: size.width / 2, y: size.height / 2))",
        "Text(\"Hi\")"
      ),
    ])
  func asShapes(_ drawing: String, _ view: String) throws {
    let canvas = try ink("Canvas { context, size in \(drawing) }")
    let views = try ink("ZStack { Color.clear; \(view) }")
    #expect(canvas.text == views.text)
    #expect(canvas.text.contains { !$0.isWhitespace && !"┌┐└┘─│".contains($0) })
  }

  @Test("What fails in its closure is the scene's problem")
  func failure() throws {
    let outcome = try layout("Canvas { _, _ in let none: [Int] = []; print(none[1]) }")
    #expect(outcome.diagnostics.map(\.severity) == [.error])
  }

  @Test("A symbol is drawn as the view it is, where and as large as it is told")
  func symbols() throws {
    let canvas = try ink(
      """
      Canvas { context, size in
        if let symbol = context.resolveSymbol(id: "dot") {
          context.draw(symbol, in: CGRect(x: 20, y: 20, width: 80, height: 80))
        }
      } symbols: {
        Text("no").tag("other")
        Circle().fill(.red).frame(width: 40, height: 40).tag("dot")
      }
      """)
    let circle = try ink("ZStack { Color.clear; Circle().fill(.red).frame(width: 80, height: 80) }")
    #expect(canvas.text == circle.text)
  }

  private func ink(_ body: String) throws -> CellGrid {
    var options = CanvasPicture.Options()
    options.colors = 0
    options.labelling = .picture
    let result = try #require(try layout(body).result)
    return CanvasPicture(result, scale: CellScale(pointsPerColumn: 10), options: options).grid()
  }

  private func layout(_ body: String) throws -> SceneResult {
    let text =
      "import SwiftUI\n#Preview { \(body.replacing("\n", with: "\n  ")) }\n"
    let scene = Scene(files: [Scene.File(name: "-", text: text)], name: "-")
    try #require(scene.diagnostics.map(\.message) == [])
    let container = LayoutContainer(size: Size(width: 120, height: 120))
    return scene.layout(LayoutSettings(container: container))
  }
}
