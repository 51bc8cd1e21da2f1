import LayoutSolver
import SceneLoader
import SwiftUILibrary

/// The conditions to lay a scene out under, as the user chooses them. What isn't chosen is taken
/// from the scene's own `// reflow: device …` comment, else it is an iPhone 16 Pro with the newest
/// release.
package struct ChosenConditions: Hashable, Sendable {
  package static let usualDevice = "iphone-16-pro"

  /// A plain rectangle without safe area, in points.
  package var container: Size?
  /// A device's name, as `reflow devices` lists them.
  package var device: String?
  package var orientation: Device.Orientation?
  package var platform: Platform.Kind?
  /// The major release.
  package var os: Int?
  /// The release whose SDK the scene is built with.
  package var sdk: Int?
  /// Pixels a point.
  package var displayScale: Int?
  package var typeSize: DynamicTypeSize?
  package var isRightToLeft = false
  package var isDark = false
  package var language: SceneLanguage?
  /// The proposal to the root, instead of the container's room.
  package var proposal: RootProposal?
  package var hasKeyboard = false
  /// Seconds since the scene was shown.
  package var elapsed = 0.0

  package init() {}

  /// The platform and release, which scenes are read for.
  package var target: Platform {
    let first = device.flatMap(Device.named)?.firstRelease ?? 0
    return Platform(kind: platform ?? .ios, os: os ?? max(Platform().os, first), sdk: sdk)
  }

  /// The settings that were chosen, else those of the scene's own comments, else those of the
  /// default device.
  package func settings(for scene: Scene) -> LayoutSettings {
    settings(forDevice: scene.directives.device)
  }

  /// - Parameter directive: the device that a scene's own comments name.
  package func settings(forDevice directive: SceneDirectives.Device?) -> LayoutSettings {
    var settings = screen(forDevice: directive).settings
    settings.platform.chosenSDK = sdk
    if let typeSize { settings.dynamicTypeSize = typeSize }
    settings.language = language
    if isRightToLeft || language?.isRightToLeft == true { settings.layoutDirection = .rightToLeft }
    if isDark { settings.colorScheme = .dark }
    if let proposal { settings.container.proposal = proposal }
    return settings
  }

  /// The device's screen, or the container as one.
  /// - Parameter directive: the device that a scene's own comments name.
  package func screen(forDevice directive: SceneDirectives.Device?) -> Screen {
    if let container {
      let settings = LayoutSettings(
        container: LayoutContainer(size: container), platform: target)
      return Screen(devices: [], orientation: .portrait, settings: scaled(settings, of: nil))
    }
    let directive = device == nil ? directive : nil
    let name = device ?? directive?.name ?? Self.usualDevice
    let turned = directive?.isLandscape == true ? Device.Orientation.landscape : .portrait
    let device = Device.named(name) ?? Device.all[0]
    var settings = device.settings(orientation ?? turned, os: target.os)
    settings.platform.kind = target.kind
    return Screen(
      devices: [device], orientation: orientation ?? turned, settings: scaled(settings, of: device))
  }

  private func scaled(_ settings: LayoutSettings, of device: Device?) -> LayoutSettings {
    var settings = settings
    settings.chosenScale = displayScale.map(Double.init)
    settings.takeScale(of: device)
    settings.hasKeyboard = hasKeyboard
    settings.elapsed = elapsed
    settings.takeKeyboard(of: device)
    return settings
  }
}

/// A container given by its width and height, as in `390x844`; points.
package struct ContainerSize: Equatable {
  package var size: Size

  package static let largest = 100_000.0

  package init?(_ argument: String) {
    let sides = argument.lowercased().split(
      whereSeparator: { $0 == "x" || $0 == "×" }
    ).map { Double($0) }
    guard sides.count == 2, let width = sides[0], let height = sides[1],
      (0...Self.largest).contains(width), (0...Self.largest).contains(height)
    else { return nil }
    size = Size(width: width, height: height)
  }
}
