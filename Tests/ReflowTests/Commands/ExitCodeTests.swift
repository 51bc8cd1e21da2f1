import Foundation
import Testing

/// Whatever is wrong is said in one clear message with the documented exit code.
@Suite struct ExitCodeTests {
  @Test func syntaxErrorsAreTheScenes() throws {
    let run = try ReflowProcess(["inspect", "-"], body: "VStack { Text(\"a\" }")
    #expect(run.exitCode == 1)
    #expect(run.messages.contains(#/-:3:\d+: error: /#))
    #expect(run.messages.contains("^"))
  }

  @Test func anUnknownViewIsAWarningAndAPlaceholder() throws {
    let run = try ReflowProcess(
      ["inspect", "-", "--container", "100x100", "--format", "json"], body: "Fancy(3)")
    #expect(run.exitCode == 0)
    #expect(run.messages.contains("-:3:1: warning: "))
    #expect(run.messages.contains("'Fancy'"))
    let root = try InspectedNode(try run.json()["root"])
    #expect(try root.frame() == [0, 0, 100, 100])
  }

  @Test func anUnknownModifierIsAWarningAndPassedThrough() throws {
    let run = try ReflowProcess(
      ["inspect", "-", "--container", "100x100", "--format", "json"],
      body: "Color.red.frame(width: 40, height: 20).paddin(4)")
    #expect(run.exitCode == 0)
    #expect(run.messages.contains("'padding'"))
    let root = try InspectedNode(try run.json()["root"])
    #expect(try root.frame() == [30, 40, 40, 20])
  }

  @Test func endlessRecursionEnds() throws {
    let run = try ReflowProcess(
      ["inspect", "-"],
      input: """
        import SwiftUI
        func deeper(_ n: Int) -> Int { deeper(n + 1) }
        struct ContentView: View { var body: some View { Text("\\(deeper(0))") } }
        """)
    #expect(run.exitCode == 1)
    #expect(run.messages.contains("error: "))
    #expect(!run.messages.contains("Fatal"))
  }

  @Test func aViewInsideItselfEnds() throws {
    let run = try ReflowProcess(
      ["inspect", "-"],
      input: """
        import SwiftUI
        struct ContentView: View { var body: some View { VStack { ContentView() } } }
        """)
    #expect(run.exitCode == 1)
    #expect(run.messages.contains("ContentView"))
  }

  @Test func anEndlessLoopEnds() throws {
    let run = try ReflowProcess(
      ["inspect", "-"],
      input: """
        import SwiftUI
        func spin() -> Int { var n = 0; while true { n = 1 - n }; return n }
        struct ContentView: View { var body: some View { Text("\\(spin())") } }
        """)
    #expect(run.exitCode == 1)
    #expect(run.messages.contains("error: "))
  }

  @Test(arguments: [
    ["inspect", "/no/such/file.swift"], ["inspect", "/"], ["check", "/dev/null/x"],
  ])
  func unreadableInputIs66(arguments: [String]) throws {
    let run = try ReflowProcess(arguments)
    #expect(run.exitCode == 66)
    #expect(run.messages.hasPrefix("error: "))
    #expect(run.output.isEmpty)
  }

  @Test(arguments: [
    ["inspect"], ["inspect", "x.swift", "--container", "wide"],
    ["inspect", "x.swift", "--device", "iphone-99"], ["inspect", "x.swift", "--os", "9"],
    ["inspect", "x.swift", "--container", "1x1", "--device", "iphone-16"],
  ])
  func wrongUsageIs64(arguments: [String]) throws {
    let run = try ReflowProcess(arguments)
    #expect(run.exitCode == 64)
    #expect(run.messages.contains("Error: "))
  }

  @Test func aMistypedSubcommandIsSuggested() throws {
    let run = try ReflowProcess(["inspct"])
    #expect(run.exitCode == 66)
    #expect(run.messages.contains("did you mean 'reflow inspect'?"))
  }

  @Test func thePlaygroundNeedsATerminal() throws {
    let run = try ReflowProcess([ReflowProcess.scene("01-text-and-reader")])
    #expect(run.exitCode == 69)
    #expect(!run.output.contains("\u{1B}"))
  }
}
