import ArgumentParser
import LayoutChecks
import LayoutSolver
import Numbers
import Playground
import SceneLoader
import SwiftInterpreter
import SwiftUILibrary

/// The conditions of a scene's layout. Missing ones are taken from the scene's own `// reflow:
/// device …` comment, else they are those of an iPhone 16 Pro of the newest release.
///
/// Values with a syntax of their own are read here and not by the parser, to which each further
/// type of an option is as much work as a small scene's layout.
struct LayoutOptions: ParsableArguments {
  @Option(
    name: .customLong("container"),
    help: ArgumentHelp(
      "A plain rectangle in points without safe area, such as 390x844.", valueName: "container"))
  private var containerText: String?
  @Option(
    help: "A device, such as iphone-16-pro; 'reflow devices' lists them.",
    completion: .custom { _, _, _ in Device.all.map(\.id) })
  var device: String?
  @Option(
    name: .customLong("orientation"),
    help: ArgumentHelp("portrait or landscape, for a device.", valueName: "orientation"),
    completion: .list(Device.Orientation.names))
  private var orientationText: String?
  @Option(
    name: .customLong("platform"),
    help: ArgumentHelp("Whose text metrics and spacing: ios or mac.", valueName: "platform"),
    completion: .list(Platform.Kind.names))
  private var platformText: String?
  @Option(
    name: .customLong("os"),
    help: ArgumentHelp("The major release whose behaviour is shown, 13 to 27.", valueName: "os"))
  private var osText: String?
  @Option(
    name: .customLong("sdk"),
    help: ArgumentHelp(
      """
      The release whose SDK the scene is built with, which decides what the compiler and modules are, and \
      some of the layout: 26, or 27 where --os is.
      """, valueName: "sdk"))
  private var sdkText: String?
  @Option(
    name: .customLong("display-scale"),
    help: ArgumentHelp(
      "Pixels a point, to which texts are rounded: 1, 2 or 3, instead of the device's.",
      valueName: "display-scale"))
  private var displayScaleText: String?
  @Option(
    name: .customLong("type-size"),
    help: ArgumentHelp("Dynamic Type size, such as xxLarge.", valueName: "type-size"),
    completion: .list(DynamicTypeSize.names))
  private var typeSizeText: String?
  @Flag(help: "Lay out from right to left.") var rtl = false
  @Flag(help: "Show it in dark appearance.") var dark = false
  @Option(
    name: .customLong("language"),
    help: ArgumentHelp(
      """
      The language of the texts, such as de, or a pseudo-language: double-length, accented or \
      right-to-left.
      """, valueName: "language"))
  private var languageText: String?
  @Option(
    name: .customLong("proposal"),
    help: ArgumentHelp(
      "What the root is offered instead of the container's room: nilx400, infx0, nilxroom.",
      valueName: "proposal"))
  private var proposalText: String?
  @Flag(help: "Put the keyboard up, as a focused field does on a phone or tablet.") var keyboard =
    false
  @Option(
    name: .customLong("after"),
    help: ArgumentHelp(
      """
      Seconds that have passed since the scene was shown: what sleeps, a timer, or work for a later \
      moment until then is done; 0 if not given.
      """, valueName: "seconds"))
  private var afterText: String?
  @Flag(
    name: .customLong("bounds"),
    help: "Let the scene's own 'reflow: bounds' say how much time and memory it may take.")
  var allowsBounds = false

  @Option(
    name: .customLong("seed"),
    help: ArgumentHelp(
      """
      What is left to chance follows from this number: random numbers, identifiers and hashes, which \
      are the same in each run with the same; 0 if not given.
      """, valueName: "seed"))
  private var seedText: String?

  /// As the parser makes them of no arguments.
  static func plain() throws -> LayoutOptions {
    var options = LayoutOptions()
    (options.containerText, options.device, options.orientationText) = (nil, nil, nil)
    (options.platformText, options.osText, options.sdkText) = (nil, nil, nil)
    (options.displayScaleText, options.typeSizeText, options.languageText) = (nil, nil, nil)
    (options.proposalText, options.afterText, options.seedText) = (nil, nil, nil)
    (options.rtl, options.dark, options.keyboard) = (false, false, false)
    options.allowsBounds = false
    try options.validate()
    return options
  }

  func validate() throws {
    Seed.ofProcess = UInt64(bitPattern: Int64(seed ?? 0))
    try OptionText.expect("container", containerText, container != nil, "a size, such as 390x844")
    try OptionText.expect(
      "proposal", proposalText, proposal != nil, "two lengths, such as nilx400")
    try OptionText.expect(
      "orientation", orientationText, orientation != nil, one: Device.Orientation.names)
    try OptionText.expect("platform", platformText, platform != nil, one: Platform.Kind.names)
    try OptionText.expect("type-size", typeSizeText, typeSize != nil, one: DynamicTypeSize.names)
    try OptionText.expect(
      "display-scale", displayScaleText, displayScale != nil, "1, 2 or 3 pixels a point")
    try OptionText.expect("seed", seedText, seed != nil, "a whole number")
    try OptionText.expect("after", afterText, after != nil, "seconds from 0 to 3600, such as 2.5")
    _ = try languageText.map(SceneLanguage.init(argument:))
    if container != nil, device != nil {
      throw ValidationError("--container and --device exclude each other")
    }
    if container != nil, orientation != nil {
      throw ValidationError(
        "--orientation turns a device; a container's sides are given as they are")
    }
    try OptionText.expect("os", osText, releases != nil, "a number, such as 26")
    try OptionText.expect("sdk", sdkText, sdks != nil, "a number, such as 26")
    let known = Platform.releases
    if let releases, !releases.all.allSatisfy(known.contains) {
      throw ValidationError(
        "--os is a major release from \(known.lowerBound) to \(known.upperBound)")
    }
    // Earlier compilers aren't distinguished.
    if let sdks, !sdks.all.allSatisfy((26...known.upperBound).contains) {
      throw ValidationError(
        "--sdk is 26 or \(known.upperBound); older scenes are read as Xcode 26 does")
    }
    if keyboard, platform == .mac {
      throw ValidationError("a Mac has no keyboard on its screen; leave out --keyboard")
    }
    if let device = device.flatMap(Device.named), let os, os < device.firstRelease {
      throw ValidationError(
        "\(device.name) runs iOS \(device.firstRelease) and newer; leave out --os \(os)")
    }
    if let device, Device.named(device) == nil {
      let near = Device.nearest(to: device).map { "did you mean '\($0.id)'?" }
      throw ValidationError(
        "there is no device '\(device)'; \(near ?? "'reflow devices' lists them")")
    }
  }

  var container: ContainerSize? { containerText.flatMap(ContainerSize.init) }
  var language: SceneLanguage? { languageText.map { SceneLanguage($0) } }
  var proposal: RootProposal? { proposalText.flatMap(RootProposal.init(typed:)) }
  var orientation: Device.Orientation? { orientationText.flatMap(Device.Orientation.init) }
  var typeSize: DynamicTypeSize? { typeSizeText.flatMap(DynamicTypeSize.named) }
  private var after: Double? {
    Double(afterText ?? "0").flatMap { (0...3600).contains($0) ? $0 : nil }
  }
  private var seed: Int? { seedText.flatMap { Int($0) } }
  private(set) var platform: Platform.Kind? {
    get { platformText.flatMap(Platform.Kind.init) }
    set { platformText = newValue?.rawValue }
  }
  private(set) var displayScale: Int? {
    get { displayScaleText.flatMap { Int($0) }.flatMap { (1...3).contains($0) ? $0 : nil } }
    set { displayScaleText = newValue.map(String.init) }
  }

  /// The options as arguments.
  var arguments: [String] {
    let named = [
      ("container", containerText), ("device", device), ("orientation", orientationText),
      ("platform", platformText), ("os", osText), ("sdk", sdkText),
      ("display-scale", displayScaleText), ("type-size", typeSizeText),
      ("language", languageText), ("proposal", proposalText), ("seed", seedText),
      ("after", afterText),
    ]
    return named.flatMap { name, value in value.map { ["--\(name)=\($0)"] } ?? [] }
      + [("--rtl", rtl), ("--dark", dark), ("--keyboard", keyboard), ("--bounds", allowsBounds)]
      .filter(\.1).map(\.0)
  }

  private var releases: ReleaseList? {
    get { osText.flatMap(ReleaseList.init) }
    set { osText = newValue?.text }
  }
  private var sdks: ReleaseList? {
    get { sdkText.flatMap(ReleaseList.init) }
    set { sdkText = newValue?.text }
  }

  /// The release; of two that are compared the first.
  var os: Int? { releases?.all.first }
  var sdk: Int? { sdks?.all.first }

  /// The conditions of each release and SDK to compare; one if there are none.
  var compared: [LayoutOptions] {
    let count = max(releases?.all.count ?? 1, sdks?.all.count ?? 1)
    return (0..<count).map { place in
      var layout = self
      layout.releases = releases?.one(at: place)
      layout.sdks = sdks?.one(at: place)
      return layout
    }
  }

  /// The platform and release, which scenes are read for.
  var target: Platform { chosen.target }

  /// Takes the first release that the devices of a matrix run if no other is chosen.
  mutating func run(on devices: [Device]?) {
    guard releases == nil, let first = devices?.map(\.firstRelease).min(), first > target.os
    else { return }
    releases = ReleaseList(all: [first])
  }

  /// Takes over a log's description of its device, unless something else is chosen.
  mutating func fill(from recorded: Platform) {
    platform = platform ?? recorded.kind
    releases = releases ?? ReleaseList(all: [recorded.os])
    displayScale = displayScale ?? Int(clamped: recorded.displayScale)
  }

  /// The same with a device or a type size that was chosen later.
  func with(device: String?, typeSize: DynamicTypeSize?) -> LayoutOptions {
    var layout = self
    if let device { (layout.device, layout.containerText) = (device, nil) }
    if let typeSize { layout.typeSizeText = typeSize.description }
    return layout
  }

  /// The options, over the scene's own comments, over the standard device.
  func settings(for scene: Scene) -> LayoutSettings {
    settings(forDevice: scene.directives.device)
  }

  /// - Parameter directive: the device that a scene's own comments name.
  func settings(forDevice directive: SceneDirectives.Device?) -> LayoutSettings {
    chosen.settings(forDevice: directive)
  }

  /// The only condition.
  func matrix(for scene: Scene) -> LayoutMatrix { LayoutMatrix(base: settings(for: scene)) }

  func screen(for scene: Scene) -> Screen { screen(forDevice: scene.directives.device) }

  /// - Parameter directive: the device that a scene's own comments name.
  func screen(forDevice directive: SceneDirectives.Device?) -> Screen {
    chosen.screen(forDevice: directive)
  }

  private var chosen: ChosenConditions {
    var chosen = ChosenConditions()
    chosen.container = container?.size
    chosen.device = device
    chosen.orientation = orientation
    chosen.platform = platform
    (chosen.os, chosen.sdk) = (os, sdk)
    chosen.displayScale = displayScale
    chosen.typeSize = typeSize
    chosen.isRightToLeft = rtl
    chosen.isDark = dark
    chosen.language = language
    chosen.proposal = proposal
    chosen.hasKeyboard = keyboard
    chosen.elapsed = after ?? 0
    return chosen
  }
}

extension DynamicTypeSize {
  fileprivate static var names: [String] { allCases.map { $0.description } }
}

extension CaseIterable where Self: RawRepresentable, RawValue == String {
  fileprivate static var names: [String] { allCases.map { $0.rawValue } }
}

extension SceneLanguage {
  /// A code of letters, with a script or region after hyphens; a pseudo-language's name.
  init(argument: String) throws {
    self.init(argument)
    guard case .code(let code) = self, !Self.isCode(code) else { return }
    let names = Self.pseudo.map(\.name)
    let near =
      Suggestion.nearest(to: argument, among: names).map { "did you mean '\($0)'?" }
      ?? "there are codes such as de, and \(names.joined(separator: ", "))"
    throw ValidationError("there is no language '\(argument)'; \(near)")
  }
}

/// A major release, or two to be compared: `26`, `26,27`.
private struct ReleaseList {
  /// One or two.
  let all: [Int]

  init(all: [Int]) { self.all = all }

  init?(_ text: String) {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
    all = parts.compactMap(\.self)
    guard all.count == parts.count, (1...2).contains(all.count) else { return nil }
  }

  var text: String { all.map(String.init).joined(separator: ",") }

  /// The one at a place; the last if there are fewer.
  func one(at place: Int) -> ReleaseList { ReleaseList(all: [all[min(place, all.count - 1)]]) }
}
