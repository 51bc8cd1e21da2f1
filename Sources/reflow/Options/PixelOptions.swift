import ArgumentParser
import Cells
import Foundation

/// Whether the playground's screen is drawn in pixels.
struct PixelOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Draw the screen in pixels: as the terminal answers, by one of its protocols, or not at all.",
      discussion: "Without it, $REFLOW_PIXELS says so; auto if that isn't set."))
  var pixels: PixelChoice?

  /// As the parser makes them of no arguments.
  static func plain() throws -> PixelOptions {
    var options = PixelOptions()
    options.pixels = nil
    try options.validate()
    return options
  }

  var choice: PixelChoice { pixels ?? variable.flatMap(PixelChoice.init) ?? .auto }

  private var variable: String? {
    ProcessInfo.processInfo.environment["REFLOW_PIXELS"].flatMap { $0.isEmpty ? nil : $0 }
  }

  func validate() throws {
    guard pixels == nil, let variable, PixelChoice(rawValue: variable) == nil else { return }
    let names = PixelChoice.allCases.map(\.rawValue).joined(separator: ", ")
    throw ValidationError("REFLOW_PIXELS is '\(variable)'; take one of \(names)")
  }
}

extension PixelChoice: ChoiceArgument {}
