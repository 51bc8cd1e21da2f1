import Foundation
import Testing

/// The program in a window that is dragged.
@Suite("Windows that are dragged", .enabled(if: Tmux.canRun, Tmux.howToRun), .serialized)
struct WindowTests {
  private struct Window: Hashable {
    var columns: Int
    var rows: Int
  }

  private struct Container: Equatable {
    var width: Double
    var height: Double
  }

  @Test(
    "A narrower window has a narrower container, column by column, and the way back is the same",
    arguments: [30, 48, 100])
  func widths(rows: Int) throws {
    let steps = (rows == 48 ? Array(40...300) : Array(stride(from: 40, through: 300, by: 4)))
    try drag(steps.map { Window(columns: $0, rows: rows) }, focus: nil) {
      $0.width < $1.width && $0.height <= $1.height
    }
  }

  @Test("A lower window has a lower container, row by row", arguments: [60, 110, 160])
  func heights(columns: Int) throws {
    try drag((12...100).map { Window(columns: columns, rows: $0) }, focus: nil) {
      $0.height < $1.height && $0.width == $1.width
    }
  }

  @Test("So it is whichever panel has the keys", arguments: 2...6)
  func panels(focus: Int) throws {
    let widths = stride(from: 40, through: 300, by: 13).map { Window(columns: $0, rows: 40) }
    try drag(widths, focus: focus) { $0.width < $1.width }
    let heights = stride(from: 12, through: 100, by: 8).map { Window(columns: 130, rows: $0) }
    try drag(heights, focus: focus) { $0.height < $1.height }
  }

  /// From the largest window to the smallest and back, with each one's container less than the next
  /// one's.
  private func drag(
    _ windows: [Window], focus: Int?, isLess: (Container, Container) -> Bool
  ) throws {
    let largest = try #require(windows.last)
    let terminal = try Tmux(
      columns: largest.columns, rows: largest.rows, environment: ["PATH": Products.searchPath],
      script: "\(ExampleScene.command)\nexec reflow Scene.swift\n")
    defer { try? terminal.press("Q") }
    try terminal.wait(for: " pt")
    if let focus { try terminal.press("\(focus)") }
    var containers: [Window: Container] = [:]
    containers[largest] = try container(of: terminal, not: nil)
    var latest = containers[largest]
    for window in windows.dropLast().reversed() + windows.dropFirst() {
      try terminal.resize(columns: window.columns, rows: window.rows)
      let container = try container(of: terminal, not: latest)
      latest = container
      if let there = containers[window] {
        #expect(there == container, "on the way back at \(window)")
      }
      containers[window] = container
    }
    for (smaller, larger) in zip(windows, windows.dropFirst()) {
      let (less, more) = try (
        #require(containers[smaller]), #require(containers[larger])
      )
      #expect(isLess(less, more), "\(smaller) has \(less), \(larger) has \(more)")
    }
  }

  /// The container that the screen says, once it is another one and stays.
  private func container(of terminal: Tmux, not previous: Container?) throws -> Container {
    var seen: Container?
    try terminal.wait(for: "another container than \(previous as Any)") { screen in
      let before = seen
      seen = Self.container(in: screen)
      return seen != nil && seen != previous && seen == before
    }
    return try #require(seen)
  }

  /// `384×540 pt` in the canvas's title, or `384×540 col` in the last row.
  private static func container(in screen: String) -> Container? {
    guard
      let sizes = screen.firstMatch(of: /([0-9.]+)×([0-9.]+) (?:pt|col)/),
      let width = Double(sizes.1), let height = Double(sizes.2)
    else { return nil }
    return Container(width: width, height: height)
  }
}
