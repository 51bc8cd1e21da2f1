import Foundation
import Testing

@Suite struct PreviewsTests {
  /// One of two apps that have views of the same names is read; the list doesn't lack the other
  /// without a word.
  @Test func whatIsLeftOutIsSaid() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["One", "Two"] {
      let own = folder.appending(path: "\(name)/\(name)")
      try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
      let app = """
        import SwiftUI
        @main struct \(name)App: App { var body: some Scene { WindowGroup { ContentView() } } }
        struct ContentView: View { var body: some View { Text("\(name)") } }
        """
      try app.write(
        to: own.appending(path: "\(name)App.swift"), atomically: true, encoding: .utf8)
    }
    let run = try ReflowProcess(["previews", folder.path])
    #expect(run.exitCode == 0)
    #expect(run.output.contains("OneApp") && !run.output.contains("TwoApp"))
    #expect(run.messages.contains("note: the target 'Two' is left out"), "\(run.messages)")
  }

  /// What is listed for a platform is what is opened for it, and kept as layouts.
  @Test func eachPlatformHasItsOwn() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(path: "Both.swift").path
    try """
    import SwiftUI
    #if os(macOS)
    struct Window: View { var body: some View { Text("window") } }
    #Preview("Desk") { Window() }
    #else
    #Preview("Pocket") { Text("pocket") }
    #Preview("Table") { Text("table") }
    #endif
    """.write(toFile: file, atomically: true, encoding: .utf8)
    func names(_ options: [String]) throws -> [String] {
      let run = try ReflowProcess(["previews", file, "--format", "json", "--open"] + options)
      #expect(run.exitCode == 0)
      let list = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]]
      return try #require(list).compactMap { $0["name"] as? String }
    }
    #expect(try names([]) == ["Pocket", "Table"])
    #expect(try names(["--platform", "mac"]) == ["Desk", "Window"])
    let mac = ["--platform", "mac", "--container", "90x90", "--display-scale", "1"]
    let opened = try ReflowProcess(["inspect", file, "--preview", "Desk"] + mac)
    #expect(opened.output.contains("window"))
    let kept = try ReflowProcess(["snapshot", file] + mac)
    #expect(kept.exitCode == 0)
    let layouts = try FileManager.default.contentsOfDirectory(
      atPath: folder.appending(path: "__Layouts__").path)
    #expect(layouts == ["Both.Desk.90x90.mac.1x.layout.txt"])
  }

  /// What stops in Xcode as well is told from what is wrong here.
  @Test func whatLacksAnObjectIsCounted() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try """
    import SwiftUI
    @Observable final class Theme { var title = "dark" }
    struct Themed: View {
      @Environment(Theme.self) private var theme
      var body: some View { Text(theme.title) }
    }
    #Preview("handed") { Themed().environment(Theme()) }
    #Preview("alone") { Themed() }
    #Preview("wrong") { Text("\\([1][3])") }
    """.write(to: folder.appending(path: "Themed.swift"), atomically: true, encoding: .utf8)
    let run = try ReflowProcess(["previews", folder.path, "--open"])
    #expect(run.exitCode == 1)
    // The view by itself is listed, too.
    let sum = "1 of 4 open; 2 lack an object of the environment and stop in Xcode, too\n"
    #expect(run.messages.hasSuffix(sum), "\(run.messages)")
  }

  /// What has an error comes last, before and after it was laid out, and a missing module is named.
  @Test func whatOpensComesFirst() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let wrong = "import SwiftUI\n#Preview(\"wrong\") { Text(nowhere) }"
    let others = """
      import SwiftUI
      import Pictures
      #Preview("right") { Text("right") }
      #Preview("far") { RemotePicture() }
      """
    for (name, text) in [("All.swift", wrong), ("Others.swift", others)] {
      try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
    }
    for options in [[], ["--open"]] {
      let run = try ReflowProcess(["previews", folder.path, "--format", "json"] + options)
      let list = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]]
      let shown = try #require(list)
      #expect(shown.compactMap { $0["name"] as? String } == ["right", "far", "wrong"])
      #expect(shown.map { $0["problem"] is String } == [false, false, true])
      let missing = shown.compactMap { $0["missingModules"] as? [String] }
      #expect(missing == [["Pictures"], ["Pictures"], []])
      #expect(run.messages.contains("1 module isn't here: Pictures; "), "\(run.messages)")
    }
    let run = try ReflowProcess(["previews", folder.path, "--open"])
    #expect(run.messages.hasSuffix("2 of 3 open; 1 with placeholders\n"), "\(run.messages)")
  }
}
