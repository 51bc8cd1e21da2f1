import LayoutSolver
import SwiftInterpreter

/// A phone or tablet a scene can be laid out on.
public struct Device: Hashable, Sendable {
  public enum Orientation: String, Hashable, Sendable, CaseIterable {
    case portrait, landscape

    public var turned: Orientation { self == .portrait ? .landscape : .portrait }
  }

  /// What the command line and `// reflow: device` call it: `iphone-16-pro`.
  public let id: String
  /// As its maker writes it: `iPhone 16 Pro`.
  public let name: String
  /// Other ids it answers to.
  public let aliases: [String]
  /// Of the screen held upright, in points.
  public let portraitSize: Size
  /// Pixels per point.
  public let displayScale: Double
  /// Of the display's corners, in points.
  public let cornerRadius: Double
  let insets: DeviceInsets

  public var isTablet: Bool { id.hasPrefix("ipad") }

  /// The screen with its safe area, as release `os` of iOS gives it to an app's whole window.
  public func container(_ orientation: Orientation = .portrait, os: Int = 26) -> LayoutContainer {
    let insets = insets.of(orientation, os: os)
    switch orientation {
    case .portrait:
      return LayoutContainer(
        size: portraitSize, safeAreaInsets: insets, cornerRadius: cornerRadius)
    case .landscape:
      let size = Size(width: portraitSize.height, height: portraitSize.width)
      return LayoutContainer(size: size, safeAreaInsets: insets, cornerRadius: cornerRadius)
    }
  }

  /// All that follows from the device for a scene's environment.
  public func settings(_ orientation: Orientation = .portrait, os: Int = 26) -> LayoutSettings {
    // Turned on its side, only a large phone (Plus, Max, XR) has regular width.
    let isWide = isTablet || (orientation == .landscape && portraitSize.width >= 414)
    let isTall = isTablet || orientation == .portrait
    return LayoutSettings(
      container: container(orientation, os: os),
      platform: Platform(kind: .ios, os: os, displayScale: displayScale),
      horizontalSizeClass: isWide ? .regular : .compact,
      verticalSizeClass: isTall ? .regular : .compact)
  }
}

/// The unsafe edges of a screen, in points.
struct DeviceInsets: Hashable, Sendable {
  var portrait: EdgeInsets
  var landscape: EdgeInsets
  /// Where iOS 14 changed them, those of iOS 13.
  var portraitUntil13: EdgeInsets?
  /// Where iOS 26 changed them.
  var portraitSince26: EdgeInsets?
  var landscapeSince26: EdgeInsets?

  func of(_ orientation: Device.Orientation, os: Int) -> EdgeInsets {
    switch orientation {
    case .portrait:
      (os >= 26 ? portraitSince26 : os <= 13 ? portraitUntil13 : nil) ?? portrait
    case .landscape: os >= 26 ? landscapeSince26 ?? landscape : landscape
    }
  }
}

// MARK: - Finding one

extension Device {
  /// The device of an id, alias or name, however it is capitalised or hyphenated.
  public static func named(_ text: String) -> Device? {
    let wanted = Self.id(from: text)
    return all.first { $0.id == wanted || $0.aliases.contains(wanted) }
  }

  /// The device whose id takes the fewest edits to reach from `text`, for a suggestion; nil when
  /// none is near.
  public static func nearest(to text: String) -> Device? {
    let names = all.flatMap { [$0.id] + $0.aliases }
    return Suggestion.nearest(to: Self.id(from: text), among: names).flatMap(named)
  }

  /// `iPhone SE (3rd generation)` becomes `iphone-se-3rd-generation`.
  static func id(from name: String) -> String {
    name.lowercased().split { !($0.isLetter || $0.isNumber || $0 == ".") }.joined(separator: "-")
  }
}
