import ArgumentParser
import Cells
import CursesTerminal
import Foundation
import LayoutChecks
import LayoutSolver
import Playground
import SceneLoader

struct Play: LaysOut {
  var runsOneScene: Bool { false }
  static let configuration = CommandConfiguration(
    commandName: "play",
    _superCommandName: Reflow.name, abstract: "Open the playground (the default).",
    discussion: """
      Without a scene it opens the gallery of bundled ones. A scene that asks for a device, and a
      folder with an app, opens as that device; else the container follows the terminal's window
      unless one is given. In it, ? shows every key and q leaves; 'reflow keys' tells how
      to choose other keys.
      """)

  @Argument(
    help: "A Swift file, a folder of them, a bundled scene's name, or - for standard input.",
    completion: .file(extensions: ["swift"]))
  var path: String?
  @Option(
    help: "The preview to show; the first one if not given.",
    completion: .custom { words, _, _ in SceneOptions.previews(of: words) })
  var preview: String?
  @OptionGroup var layout: LayoutOptions
  @OptionGroup var color: ColorOptions
  @OptionGroup var keys: KeyOptions
  @Flag(help: "Draw with ASCII characters only.") var ascii = false
  @OptionGroup var pixels: PixelOptions
  @Option(help: "Colours for a dark or a light background; auto asks the terminal.")
  var theme = ThemeChoice.auto

  /// Without options, as the parser would make it.
  static func plain(_ path: String?) throws -> Play {
    var play = Play()
    (play.path, play.preview) = (path, nil)
    (play.layout, play.pixels) = try (.plain(), .plain())
    (play.color, play.keys) = (.plain(), .plain())
    (play.ascii, play.theme) = (false, .auto)
    try play.validate()
    return play
  }

  func validate() throws {
    if path == "-" {
      throw ValidationError(
        "the playground needs standard input for its keys; save the scene first")
    }
  }

  func run() throws {
    TerminalDescriptions.find()
    try Supervisor.run { recovery, keeper in try play(recovery, keeper) }
  }

  /// - Parameters:
  ///   - recovery: what is left of a playground that crashed.
  ///   - keeper: notes what another one would need.
  private func play(_ recovery: Supervisor.Recovery?, _ keeper: (any SessionKeeper)?) throws {
    let library = SceneLibrary.bundled()
    guard let path = self.path ?? library.gallery.entries.first?.path else {
      Streams.message("error: the bundled scenes are not here; name a scene, or set REFLOW_SCENES")
      throw Outcome.inputUnreadable
    }
    let keyMap = try keys.load()
    // A scene that loads quickly needs no message in the terminal.
    var loaded: (any PlayableScene)?
    let loading = SceneLoading(path) { [layout, preview] () -> any PlayableScene in
      if let recovery { return recovery.scene(path, preview: preview, for: layout) }
      return try SceneOptions.load(path, preview: preview, for: layout)
    }
    if loading.isDone(within: Self.patience) { loaded = try loading.get() }
    do {
      try CursesTerminal.run(terminalOptions) { terminal in
        guard let scene = try loaded ?? loading.get(on: terminal) else { return }
        let openedPath = recovery?.record.map(\.path) ?? SceneOptions.found(path)
        let playground = Playground(
          scene: scene, at: openedPath, library: library,
          settings: layout.settings(forDevice: scene.directives.device), container: container,
          size: terminal.size, capabilities: terminal.capabilities,
          files: SystemFiles(stateFolder: UserFolder.state.path))
        playground.terminal.themeChoice = theme
        playground.terminal.appearance = appearance
        playground.keyMap = keyMap
        playground.keeper = keeper
        playground.terminal.patience = Self.patience
        loading.answers.forEach(playground.handle)
        playground.readLessons()
        playground.conditions.rootProposal = layout.proposal ?? .room
        if let recovery {
          playground.recover(recovery.record, recovery.picture)
        } else if self.path == nil {
          playground.openScenePicker()
        } else {
          playground.offerUnwritten()
        }
        playground.run(on: terminal)
      }
    } catch let error as TerminalError {
      Streams.message("error: \(error)")
      throw Outcome.noUsableTerminal
    }
  }

  /// Seconds after which the terminal says so and keys are read.
  private static let patience = 0.1

  private var terminalOptions: CursesTerminal.Options {
    var options = CursesTerminal.Options()
    options.ascii = ascii
    options.pixels = pixels.choice
    switch color.color {
    case .auto: options.color = .auto
    case .always: options.color = .always
    case .never: options.color = .never
    }
    return options
  }

  /// The terminal's background according to the environment, until the terminal answers itself.
  private var appearance: Appearance {
    ProcessInfo.processInfo.environment["COLORFGBG"].flatMap(Appearance.init(colorFGBG:)) ?? .dark
  }

  /// The container from the options; the window by default.
  private var container: ContainerChoice {
    if let size = layout.container?.size { return .exact(size) }
    let device = layout.device ?? layout.orientation.map { _ in ChosenConditions.usualDevice }
    return device.flatMap(Device.named)
      .map { .device($0, layout.orientation ?? .portrait) } ?? .window
  }
}

extension ThemeChoice: ChoiceArgument {}
