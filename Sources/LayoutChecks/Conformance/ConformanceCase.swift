import LayoutSolver
import SceneLoader

/// A scene, and in its leading comments what SwiftUI made of it.
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
package struct ConformanceCase: Sendable {
  /// Its path in the set, without `.swift`: `stacks/equal-shares`.
  package let id: String
  /// The file's text.
  package let text: String
  package private(set) var source = ""
  package private(set) var confidence = ""
  /// As the device, if there is one, is named in the list of devices, and how it is held.
  package private(set) var device: (id: String, orientation: Device.Orientation)?
  package private(set) var settings = LayoutSettings(container: LayoutContainer(size: .zero))
  package private(set) var tolerance = 0.01
  package private(set) var frames: [(name: String, numbers: [Double?])] = []
  package private(set) var texts: [(name: String, numbers: [Double?])] = []
  package private(set) var sizes: [(name: String, numbers: [Double?])] = []
  /// What the scene's own layouts were asked and answered, in the order in which the calls begin.
  package private(set) var calls: [ConformanceCall] = []
  package private(set) var output: [String] = []

  package init(id: String, text: String) {
    self.id = id
    self.text = text
    var platform = Platform()
    var container = ""
    var proposal: [Double?] = []
    var safeArea: [Double] = []
    var typeSize = DynamicTypeSize.large
    for (key, value) in Self.fields(of: text) {
      let numbers = value.split(separator: " ").compactMap { Double($0) }
      let lengths = value.split(separator: " ").map { Double($0) }
      switch key.split(separator: " ").first {
      case "source": source = value
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
        calls.append(ConformanceCall(String(key.dropFirst(5)), words.map { Double($0) }))
      case "prints": output.append(value)
      default: break
      }
    }
    lay(in: container, platform)
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

  /// `iOS 18`, `macOS 15`: a Mac's releases before 26 are counted as the iOS of the same year.
  package var release: String {
    let platform = settings.platform
    guard platform.kind == .mac else { return "iOS \(platform.os)" }
    return "macOS \(platform.os < 26 ? platform.os - 3 : platform.os)"
  }

  /// The repository, else the site, else the words that the source begins with.
  package var origin: String {
    if let match = source.firstMatch(of: /(?:^|github\.com\/|github:)([\w\-]+\/[\w.\-]*\w)/) {
      return String(match.1)
    }
    if let match = source.firstMatch(of: /https?:\/\/([^\/]+)/) { return String(match.1) }
    return source.prefix { !",(:".contains($0) }.split(separator: " ").joined(separator: " ")
  }

  private mutating func lay(in container: String, _ platform: Platform) {
    let lengths = container.split(separator: "x").compactMap { Double($0) }
    let words = container.split(separator: " ")
    if lengths.count == 2 {
      settings = LayoutSettings(
        container: LayoutContainer(size: Size(width: lengths[0], height: lengths[1])),
        platform: platform)
    } else if let name = words.first, let device = Device.named(String(name)) {
      let orientation: Device.Orientation = words.last == "landscape" ? .landscape : .portrait
      self.device = (device.id, orientation)
      settings = device.settings(orientation, os: platform.os)
    } else {
      settings = LayoutSettings(container: LayoutContainer(size: .zero), platform: platform)
    }
  }

  private static func fields(of text: String) -> [(key: String, value: String)] {
    var fields: [(key: String, value: String)] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      guard line.hasPrefix("//") else { break }
      let text = line.dropFirst(3)
      if text.hasPrefix("  "), var last = fields.popLast() {
        last.value += (last.value.isEmpty ? "" : " ") + text.drop { $0 == " " }
        fields.append(last)
      } else if let colon = text.firstIndex(of: ":") {
        fields.append(
          (String(text[..<colon]), String(text[text.index(after: colon)...].dropFirst())))
      }
    }
    return fields
  }
}

/// One question to a layout of the scene's, and its answer.
package struct ConformanceCall: Equatable, Sendable {
  /// What the layout is called in the log.
  package var tag: String
  /// The proposal's width and height, then the answer's; nil for a length that isn't proposed.
  package var numbers: [Double?]

  init(_ tag: String, _ numbers: [Double?]) {
    self.tag = tag
    self.numbers = numbers
  }
}
