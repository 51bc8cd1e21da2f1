import Foundation
import LayoutSolver
import SceneLoader
import Testing

/// One file of `Cases`: a scene, and in its leading comments what SwiftUI made of it.
///
///     // source: where the numbers come from
///     // observed: on what they were seen
///     // confidence: observed, derived (by the notes' arithmetic), parity, or disputed
///     // platform: ios 18; 3 pixels a point, or as in: ios 26 @2x
///     // container: 300x100, or a device: iphone-16-pro landscape
///     // safe area: 62 0 34 0            of a plain container: top leading bottom trailing
///     // type size: medium               Dynamic Type's; large where none is given
///     // proposal: nil 100               what the root is offered instead of the container
///     // tolerance: 0.01
///     // frame id: x y width height      in the container's space; any, for what wasn't seen
///     // text Name: x y width height     of the first text that reads so, or begins so: Name…
///     // size id: width height
///     // call tag: width height, answers width height       a question to the layout `tag`; nil, inf
///     // prints: one line that the scene prints
///     // notes: the arithmetic
///
/// A line that begins with two spaces goes on with the one before.
struct ConformanceCase: CustomTestStringConvertible {
  let id: String
  let path: String
  var source = ""
  var confidence = ""
  var settings = LayoutSettings(container: LayoutContainer(size: .zero))
  var tolerance = 0.01
  var frames: [(id: String, frame: [Double?])] = []
  var texts: [(words: String, frame: [Double?])] = []
  var sizes: [(id: String, size: [Double?])] = []
  /// What the scene's own layouts were asked and answered, in the order in which the calls begin.
  var calls: [(tag: String, numbers: [Double?])] = []
  var output: [String] = []

  var testDescription: String { id }

  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Cases").path

  static let all: [ConformanceCase] = {
    let names = FileManager.default.subpaths(atPath: folder) ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted().map { ConformanceCase(name: $0) }
  }()

  init(name: String) {
    id = String(name.dropLast(".swift".count))
    path = "\(Self.folder)/\(name)"
    source = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    var platform = Platform()
    var container = ""
    var proposal: [Double?] = []
    var safeArea: [Double] = []
    var typeSize = DynamicTypeSize.large
    for (key, value) in Self.fields(of: source) {
      let numbers = value.split(separator: " ").compactMap { Double($0) }
      let lengths = value.split(separator: " ").map { Double($0) }
      switch key.split(separator: " ").first {
      case "confidence": confidence = value
      case "platform":
        platform.kind = value.hasPrefix("mac") ? .mac : .ios
        platform.os = Int(numbers.first ?? 0)
        let scale = value.firstMatch(of: /@(\d)x/).flatMap { Double($0.1) }
        platform.displayScale = scale ?? platform.kind.usualScale
      case "container": container = value
      case "safe": safeArea = numbers
      case "type":
        typeSize = DynamicTypeSize.allCases.first { "\($0)" == value } ?? .large
      case "tolerance": tolerance = Double(value) ?? 0
      case "proposal": proposal = lengths
      case "frame": frames.append((String(key.dropFirst(6)), lengths))
      case "text": texts.append((String(key.dropFirst(5)), lengths))
      case "size": sizes.append((String(key.dropFirst(5)), lengths))
      case "call":
        let words = value.split { " ,".contains($0) }.filter { $0 != "answers" }
        calls.append((String(key.dropFirst(5)), words.map { Double($0) }))
      case "prints": output.append(value)
      default: break
      }
    }
    settings = Self.settings(container, platform)
    settings.dynamicTypeSize = typeSize
    if safeArea.count == 4 {
      settings.container.safeAreaInsets = EdgeInsets(
        top: safeArea[0], leading: safeArea[1], bottom: safeArea[2], trailing: safeArea[3])
    }
    if proposal.count == 2 {
      settings.container.proposal = RootProposal(
        width: .exactly(proposal[0]), height: .exactly(proposal[1]))
    }
  }

  private static func settings(_ container: String, _ platform: Platform) -> LayoutSettings {
    let lengths = container.split(separator: "x").compactMap { Double($0) }
    if lengths.count == 2 {
      return LayoutSettings(
        container: LayoutContainer(size: Size(width: lengths[0], height: lengths[1])),
        platform: platform)
    }
    let words = container.split(separator: " ")
    guard let name = words.first, let device = Device.named(String(name)) else {
      return LayoutSettings(container: LayoutContainer(size: .zero), platform: platform)
    }
    return device.settings(words.last == "landscape" ? .landscape : .portrait, os: platform.os)
  }

  private static func fields(of source: String) -> [(key: String, value: String)] {
    var fields: [(key: String, value: String)] = []
    for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
      guard line.hasPrefix("//") else { break }
      let text = line.dropFirst(3)
      if text.hasPrefix("  "), var last = fields.popLast() {
        last.value += " " + text.drop { $0 == " " }
        fields.append(last)
      } else if let colon = text.firstIndex(of: ":") {
        fields.append(
          (String(text[..<colon]), String(text[text.index(after: colon)...].dropFirst())))
      }
    }
    return fields
  }
}
