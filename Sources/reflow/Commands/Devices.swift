import ArgumentParser
import JSONText
import LayoutChecks
import LayoutSolver
import Playground
import SceneLoader

struct Devices: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "devices",
    _superCommandName: Reflow.name,
    abstract: "List the known devices with their sizes and safe areas.")

  @Option(help: "How to print it.") var format = OutputFormat.text

  func run() throws {
    switch format {
    case .text:
      let header = ["device", "name", "points", "scale", "portrait safe area", "landscape"]
      TreeReport.table([header] + Device.all.map(Self.row)).forEach(Streams.data)
    case .json: Streams.data(JSON.array(Device.all.map(Self.json)).pretty)
    }
  }

  private static func row(_ device: Device) -> [String] {
    [
      device.id, device.name, PointsText.text(device.portraitSize),
      "@\(PointsText.text(device.displayScale))x",
      device.container(.portrait).safeAreaInsets.words,
      device.container(.landscape).safeAreaInsets.words,
    ]
  }

  private static func json(_ device: Device) -> JSON {
    .object([
      ("device", .string(device.id)), ("name", .string(device.name)),
      ("size", JSON(device.portraitSize)), ("displayScale", .number(device.displayScale)),
      ("portraitSafeAreaInsets", JSON(device.container(.portrait).safeAreaInsets)),
      ("landscapeSafeAreaInsets", JSON(device.container(.landscape).safeAreaInsets)),
    ])
  }
}
