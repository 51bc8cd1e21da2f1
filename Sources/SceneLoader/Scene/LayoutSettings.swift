import LayoutSolver
import SwiftUILibrary

/// The conditions of a scene's layout: those of a device, or of the user's options.
public struct LayoutSettings: Hashable, Sendable {
  /// The space in points with its unsafe edges; a plain rectangle has none.
  public var container: LayoutContainer
  public var platform: Platform
  /// Pixels per point if chosen; nil for those of the device or the platform.
  public var chosenScale: Double?
  public var dynamicTypeSize: DynamicTypeSize
  public var layoutDirection: LayoutDirection
  public var colorScheme: ColorScheme
  /// Nil where the platform has no size classes, as on a Mac.
  public var horizontalSizeClass: UserInterfaceSizeClass?
  public var verticalSizeClass: UserInterfaceSizeClass?
  /// Nil for the project's own.
  public var language: SceneLanguage?
  /// Whether the keyboard is up, on platforms with one on the screen.
  public var hasKeyboard = false
  /// The seconds that have passed since the scene was shown: what waits for a moment until then is
  /// done, and nothing else.
  public var elapsed = 0.0
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

  /// Takes the chosen pixels per point, or else a device's; a Mac counts as none.
  /// - Parameter device: nil for a container that belongs to no device, which has the platform's.
  public mutating func takeScale(of device: Device?) {
    let own = platform.kind == .ios ? device?.displayScale : nil
    platform.displayScale = chosenScale ?? own ?? platform.kind.usualScale
  }

  /// Puts the keyboard up in the container, or takes it down.
  /// - Parameter device: whose keyboard it is; nil for a container that belongs to no device.
  public mutating func takeKeyboard(of device: Device?) {
    let isUp = hasKeyboard && platform.kind == .ios
    container.keyboard = isUp ? Device.keyboard(in: container.size, of: device) : 0
  }

  /// The kind of device in text catalogues.
  var catalogueDevice: String {
    let isLarge = horizontalSizeClass == .regular && verticalSizeClass == .regular
    return platform.kind == .mac ? "mac" : isLarge ? "ipad" : "iphone"
  }

  /// What code outside of views can read of the screen besides its size.
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
