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
}
