import Foundation
import LayoutSolver
import SceneLoader
import Testing

/// A scene below `Tests/Conformance` and what SwiftUI makes of it, from its leading comments:
///
///     // observed on mac 26 in 200x200
///     // source: where that is known from
///     // frame inner: 40 60 40 40
///     // size text: 94.333 20.333
///     // prints: a line of output
struct ConformanceCase: CustomTestStringConvertible {
  var name: String
  var text: String
  /// `observed`, `derived`, `parity` (compared in pixels) or `disputed`.
  var confidence = ""
  var settings: LayoutSettings
  var tolerance = 0.01
  /// x, y, width and height in the container, by identifier.
  var frames: [String: [Double]] = [:]
  /// Width and height, by identifier.
  var sizes: [String: [Double]] = [:]
  /// Nil where the output doesn't matter.
  var output: [String]?

  var testDescription: String { name }

  /// While the way from source to frames is being built, `REFLOW_CASES=1` runs the cases.
  static let isAsked = ProcessInfo.processInfo.environment["REFLOW_CASES"] == "1"

  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Conformance")

  static let all: [ConformanceCase] = {
    let names = FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted().compactMap { ConformanceCase(path: $0) }
  }()

  /// Nil where the file or its first line can't be read.
  init?(path: String) {
    guard
      let text = try? String(contentsOf: Self.folder.appending(path: path), encoding: .utf8),
      let head = text.firstMatch(of: /^\/\/ (\w+) on (\w+) (\d+) in (\S+)(?: (landscape))?\n/),
      let platform = Platform.Kind(rawValue: String(head.output.2)), let os = Int(head.output.3)
    else { return nil }
    name = String(path.dropLast(".swift".count))
    self.text = text
    confidence = String(head.output.1)
    if let device = Device.named(String(head.output.4)) {
      settings = device.settings(head.output.5 == nil ? .portrait : .landscape, os: os)
    } else {
      let sides = head.output.4.split(separator: "x").compactMap { Double($0) }
      guard sides.count == 2 else { return nil }
      settings = LayoutSettings(
        container: LayoutContainer(size: Size(width: sides[0], height: sides[1])),
        platform: Platform(kind: platform, os: os, displayScale: platform == .mac ? 2 : 3))
    }
    for line in text.split(separator: "\n").prefix(while: { $0.hasPrefix("//") }) {
      read(line)
    }
  }

  private mutating func read(_ line: Substring) {
    if let frame = line.wholeMatch(of: /\/\/ frame (\w+): (.+)/) {
      frames[String(frame.output.1)] = frame.output.2.split(separator: " ").compactMap {
        Double($0)
      }
    } else if let size = line.wholeMatch(of: /\/\/ size (\w+): (.+)/) {
      sizes[String(size.output.1)] = size.output.2.split(separator: " ").compactMap { Double($0) }
    } else if let printed = line.wholeMatch(of: /\/\/ prints: ?(.*)/) {
      output = (output ?? []) + [String(printed.output.1)]
    } else if let length = line.wholeMatch(of: /\/\/ tolerance: (.+)/) {
      tolerance = Double(length.output.1) ?? tolerance
    }
  }
}
