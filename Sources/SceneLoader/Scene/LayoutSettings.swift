import LayoutSolver
import SwiftUILibrary

/// Where and as what a scene is laid out: what a device, or the user's options, decide.
public struct LayoutSettings: Hashable, Sendable {
  /// The space in points with its unsafe edges; a plain rectangle has none.
  public var container: LayoutContainer
  public var platform: Platform
  /// Pixels per point where someone chose them; nil for those of the device or the platform.
  public var chosenScale: Double?
  public var dynamicTypeSize: DynamicTypeSize
  public var layoutDirection: LayoutDirection
  public var colorScheme: ColorScheme
  /// Nil where the platform has no size classes, as on a Mac.
  public var horizontalSizeClass: UserInterfaceSizeClass?
  public var verticalSizeClass: UserInterfaceSizeClass?
  /// Nil for the project's own.
  public var language: SceneLanguage?
  /// Whether the keyboard is up, where the platform has one on its screen.
  public var hasKeyboard = false
  public typealias Language = SceneLanguage

  public init(
    container: LayoutContainer, platform: Platform = Platform(),
    dynamicTypeSize: DynamicTypeSize = .large, layoutDirection: LayoutDirection = .leftToRight,
    colorScheme: ColorScheme = .light, horizontalSizeClass: UserInterfaceSizeClass? = .compact,
    verticalSizeClass: UserInterfaceSizeClass? = .regular,
    language: SceneLanguage? = nil
  ) {
    self.container = container
    self.platform = platform
    self.dynamicTypeSize = dynamicTypeSize
    self.layoutDirection = layoutDirection
    self.colorScheme = colorScheme
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.language = language
  }

  /// Takes the pixels per point that were chosen, or else those of a device; a Mac is none of them.
  /// - Parameter device: nil for a container that is no device's, which has the platform's.
  public mutating func takeScale(of device: Device?) {
    let own = platform.kind == .ios ? device?.displayScale : nil
    platform.displayScale = chosenScale ?? own ?? platform.kind.usualScale
  }

  /// Puts the keyboard up in the container, or takes it down.
  /// - Parameter device: whose keyboard it is; nil for a container that is no device's.
  public mutating func takeKeyboard(of device: Device?) {
    let isUp = hasKeyboard && platform.kind == .ios
    container.keyboard = isUp ? Device.keyboard(in: container.size, of: device) : 0
  }

  /// What catalogues of texts call the kind of device.
  var catalogueDevice: String {
    let isLarge = horizontalSizeClass == .regular && verticalSizeClass == .regular
    return platform.kind == .mac ? "mac" : isLarge ? "ipad" : "iphone"
  }

  /// What code outside of views is told of the screen besides its size.
  var traits: ScreenTraits { ScreenTraits(environment, device: catalogueDevice) }

  /// The environment a scene's root starts with.
  var environment: EnvironmentValues {
    var values = EnvironmentValues()
    values.platform = platform
    values.dynamicTypeSize = dynamicTypeSize
    values.layoutDirection = layoutDirection
    values.deviceInsets = container.safeAreaInsets
    values.colorScheme = colorScheme
    values.horizontalSizeClass = horizontalSizeClass
    values.verticalSizeClass = verticalSizeClass
    return values
  }
}
