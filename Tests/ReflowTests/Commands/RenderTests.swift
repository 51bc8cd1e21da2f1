import Foundation
import Testing

@Suite struct RenderTests {
  private static let scene = """
    import SwiftUI
    struct ContentView: View {
      var body: some View {
        VStack(spacing: 0) {
          Color.red.frame(width: 40, height: 10)
          Text("Said & done")
          Image(systemName: "heart.fill")
        }
      }
    }
    """

  private func picture(_ arguments: [String] = []) throws -> [UInt8] {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).png")
    defer { try? FileManager.default.removeItem(at: file) }
    let run = try ReflowProcess(
      ["render", "-", "--format", "png", "--container", "120x90", "--output", file.path]
        + arguments, input: Self.scene)
    #expect(run.exitCode == 0)
    #expect(run.output.isEmpty)
    return Array(try Data(contentsOf: file))
  }

  /// Width and height stand in the header, four bytes each.
  @Test(arguments: [1, 2, 3])
  func aPictureHasSoManyPixelsAPoint(factor: Int) throws {
    let png = try picture(["--scale-factor", "\(factor)"])
    let sides = [120 * factor, 90 * factor].flatMap { side -> [UInt8] in
      [0, 0, UInt8(side >> 8), UInt8(side & 255)]
    }
    #expect(Array(png[16..<24]) == sides)
  }

  @Test func aPictureIsTheSameInEachRunAndDarkInAnotherAppearance() throws {
    let first = try picture()
    #expect(try picture() == first)
    #expect(try picture(["--dark"]) != first)
  }

  @Test func shapesAndTextsAreADocument() throws {
    let run = try ReflowProcess(
      ["render", "-", "--format", "svg", "--container", "120x90"], input: Self.scene)
    #expect(run.exitCode == 0)
    #expect(run.output.hasPrefix("<svg"))
    #expect(run.output.contains(">Said &amp; done</tspan>"))
    // The red bar, in the middle of the container.
    #expect(run.output.contains("M40 "))
  }

  @Test func cellsAreAnotherFormat() throws {
    let run = try ReflowProcess(
      ["render", "-", "--format", "svg-cells", "--container", "120x90"], input: Self.scene)
    #expect(run.output.hasPrefix("<svg"))
    #expect(!run.output.contains("</tspan>") || run.output.contains("monospace"))
  }

  @Test(arguments: [
    (["--format", "png", "--scale-factor", "4"], "--scale-factor"),
    (["--format", "png", "--layers", "frames"], "svg-cells"),
  ])
  func whatCannotBeDrawnIsRefused(arguments: [String], word: String) throws {
    let run = try ReflowProcess(["render", "-"] + arguments, input: Self.scene)
    #expect(run.exitCode == 64)
    #expect(run.messages.contains(word))
  }

  @Test func aPictureThatIsTooLargeIsRefusedWithARemedy() throws {
    let run = try ReflowProcess(
      ["render", "-", "--format", "png", "--container", "50000x50000"], input: Self.scene)
    #expect(run.exitCode == 69)
    #expect(run.messages.contains("--scale-factor"))
  }
}
