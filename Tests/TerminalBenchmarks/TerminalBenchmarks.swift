import Foundation
import Pseudoterminals

/// Times the playground on a pseudoterminal, from the key to the last byte of the picture:
/// `swift run -c release TerminalBenchmarks [SCENE…]`, after `swift build -c release`.
///
/// Prints milliseconds for each bundled scene and each of `Tests/Screens`, or those given, in a
/// window of 200 by 50 cells; then the same for a scene with 5,000 views in sight, and for one with
/// about 100,000 events while its negotiation is scrolled, filtered and stepped through; the
/// processor's time while nothing happens; and the most memory held.
@main
struct TerminalBenchmarks {
  /// Each changes the picture: container, selection, negotiation, panels, lists. Esc isn't among
  /// them, since it waits for the rest of a sequence.
  private static let keys =
    [">", "<", "+", "-", "}", "{", "j", "l", "k", ",", ",", ".", "]", "[", "9", "."]
    + ["\t", "\t", "4", "j", "j", "x", "x", "1", "v", "v", "R", "R", "i", "q", "b", "b", "b"]
  private static let traceKeys =
    ["4", "k", "k", "k", "\u{15}", "\u{15}", "\u{04}", "g", "j", "j", "\u{04}", ".", ".", ",", "]"]
    + ["[", "G", "k", "/", "R", "o", "w", " ", "1", "\r", "j", "n", "N", "\u{1B}", "x", "k", "x"]
    + ["\\", "k", "\\"]

  static func main() throws {
    let folder = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    let program = folder.appending(path: "reflow").path
    let named = CommandLine.arguments.dropFirst()
    let scenes = named.isEmpty ? try bundled() : Array(named)
    print(pad("key to picture, ms", 44), "median     95%     most   memory, MB")
    var all: [Double] = []
    for scene in scenes {
      let playing = try Playing(program, [scene], columns: 200, rows: 50)
      let times = (keys + keys).compactMap { playing.press($0) }
      all += times
      report(URL(filePath: scene).lastPathComponent, times, playing.quit())
    }
    report("all", all, nil)
    let crowded = try scene(crowdedScene)
    defer { try? FileManager.default.removeItem(at: crowded) }
    let crowd = try Playing(program, [crowded.path], columns: 200, rows: 50)
    report(
      "5,000 views in sight", crowdKeys.compactMap { crowd.press($0, quiet: 300) }, crowd.quit())
    let large = try scene(largeScene)
    defer { try? FileManager.default.removeItem(at: large) }
    let playing = try Playing(program, [large.path], columns: 200, rows: 50)
    let times = traceKeys.compactMap { key in
      let time = playing.press(key, quiet: 300)
      return key == "\u{1B}" ? nil : time
    }
    let idle = playing.idle(seconds: 5)
    report("100,000 events", times, playing.quit())
    print("idle for 5 s:", idle.map { "\($0) s of the processor" } ?? "not measured here")
  }

  private static func bundled() throws -> [String] {
    try ["Scenes", "Tests/Screens"].flatMap { folder in
      try FileManager.default.contentsOfDirectory(atPath: folder).sorted().map { "\(folder)/\($0)" }
    }
  }

  /// Keys that change the picture of what is laid out: selection, frames, scale, overlays.
  private static let crowdKeys =
    ["j", "j", "j", "l", "l", "l", "h", "k", "b", "b", "b", "j", "l", "l", "l", "k", "b", "b", "b"]

  /// 50 rows of 100 rectangles, all of them in sight.
  private static let crowdedScene = """
    import SwiftUI

    struct ContentView: View {
      var body: some View {
        VStack(spacing: 0) {
          ForEach(0..<50, id: \\.self) { row in
            HStack(spacing: 0) {
              ForEach(0..<100, id: \\.self) { column in
                Color(red: Double(row) / 50, green: Double(column) / 100, blue: 0.5)
              }
            }
          }
        }
      }
    }
    """

  /// Rows of texts and stacks in a scroll view, each of which takes 65 calls.
  private static let largeScene = """
    import SwiftUI

    struct ContentView: View {
      var body: some View {
        ScrollView {
          VStack(spacing: 4) {
            ForEach(0..<1540, id: \\.self) { index in
              HStack {
                Text("Row \\(index)")
                Spacer()
                VStack(alignment: .leading) {
                  Text("of \\(index)").frame(maxWidth: 200)
                  Color.red.frame(width: 20, height: 10)
                }
              }
              .padding(4)
            }
          }
        }
      }
    }
    """

  private static func scene(_ text: String) throws -> URL {
    let file = FileManager.default.temporaryDirectory
      .appending(path: "reflow-large-\(UUID().uuidString).swift")
    try text.write(to: file, atomically: true, encoding: .utf8)
    return file
  }

  // MARK: Report

  private static func report(_ name: String, _ times: [Double], _ memory: Double?) {
    let sorted = times.sorted()
    guard let most = sorted.last else { return }
    let columns = [sorted[sorted.count / 2], sorted[sorted.count * 95 / 100], most]
    let cells = columns.map { pad(String(format: "%.1f", $0), -8) }
    print(pad(name, 42), cells.joined(), memory.map { pad(String(format: "%.0f", $0), -10) } ?? "")
  }

  /// To the right of the text, or to its left for a negative length.
  private static func pad(_ text: String, _ length: Int) -> String {
    let blank = String(repeating: " ", count: max(abs(length) - text.count, 0))
    return length < 0 ? blank + text : text + blank
  }
}
