import LayoutSolver
import SwiftInterpreter

/// A phone or tablet a scene can be laid out on.
public struct Device: Hashable, Sendable {
  public enum Orientation: String, Hashable, Sendable, CaseIterable {
    case portrait, landscape

    public var turned: Orientation { self == .portrait ? .landscape : .portrait }
  }

  /// Its name on the command line and in `// reflow: device`: `iphone-16-pro`.
  public let id: String
  /// As its maker writes it: `iPhone 16 Pro`.
  public let name: String
  /// Other ids it answers to.
  public let aliases: [String]
  /// The upright screen's size, in points.
  public let portraitSize: Size
  /// Pixels per point.
  public let displayScale: Double
  /// The radius of the display's corners, in points.
  public let cornerRadius: Double
  let insets: DeviceInsets
  /// A folding phone's display and how it is held; nil for all other devices.
  var display: FoldableDisplay?

  /// The first release of iOS that it runs, as far as that matters here.
  public var firstRelease: Int { display == nil ? Platform.releases.lowerBound : 27 }

  public var isTablet: Bool { id.hasPrefix("ipad") }

  /// The screen with its safe area, as an app's window has it.
  /// - Parameters:
  ///   - orientation: how the device is held.
  ///   - os: the release of iOS.
  ///   - resized: the size of a resized window in points, whose corners are unknown; nil for the
  ///     whole screen.
  public func container(
    _ orientation: Orientation = .portrait, os: Int = 26, resized: Size? = nil
  ) -> LayoutContainer {
    let whole =
      orientation == .portrait
      ? portraitSize : Size(width: portraitSize.height, height: portraitSize.width)
    let size = resized ?? whole
    var container = LayoutContainer(
      size: size, safeAreaInsets: insets.of(orientation, os: os),
      cornerRadius: resized == nil ? cornerRadius : 0)
    if let display {
      container.isFoldable = true
      container.fold = display.fold(in: size)
      container.occlusions = resized == nil ? display.occlusions(orientation) : []
      container.uprightBar =
        display.hasVerticalBars(orientation)
        ? display.uprightBar(in: size, beside: container.occlusions, orientation) : nil
    }
    return container
  }

  /// How far the keyboard reaches from the lower edge of a screen, in points, the row above its keys and
  /// the home indicator's room included.
  ///
  /// Measured in the iOS 26.5 simulator (flutter_device_preview, a probe of the stock keyboard):
  /// screens of other sizes get the nearest one's, and so does a container that belongs to no
  /// device, by its width. An iPhone Duo's isn't published.
  /// - Parameter device: nil for a container that belongs to no device.
  static func keyboard(in size: Size, of device: Device?) -> Double {
    let isTurned = size.width > size.height
    let side = min(size.width, size.height)
    let heights: (upright: Double, turned: Double)
    if device?.isTablet ?? (side > 500) {
      heights = side > 1000 ? (403, 498) : side == 820 ? (337, 422) : (340, 428)
    } else if let device, device.hasHomeButton {
      heights = (260, 206)
    } else {
      heights = (side > 410 ? 345 : 335, 208)
    }
    return isTurned ? heights.turned : heights.upright
  }

  private var hasHomeButton: Bool { !isTablet && insets.portrait.bottom == 0 }

  /// The horizontal size class of an app's window so wide, in points.
  ///
  /// A tablet's windows are compact up to 639 points, the widest that Apple's table of split views
  /// lists as compact, and regular from 678 on, the narrowest that it lists as regular; those in
  /// between weren't measured, and are taken as regular. A resized iPhone app keeps the class of
  /// its screen.
  public func horizontalSizeClass(
    ofWindow width: Double, _ orientation: Orientation = .portrait
  ) -> UserInterfaceSizeClass {
    if isTablet { return width < 640 ? .compact : .regular }
    if let display { return display.isInner ? .regular : .compact }
    // Turned on its side, only a large phone (Plus, Max, XR) has regular width.
    return orientation == .landscape && portraitSize.width >= 414 ? .regular : .compact
  }

  /// A scene's environment on the device.
  public func settings(_ orientation: Orientation = .portrait, os: Int = 26) -> LayoutSettings {
    let container = container(orientation, os: os)
    let isTall = isTablet || orientation == .portrait || display?.isInner == true
    let os = max(os, firstRelease)
    return LayoutSettings(
      container: container,
      platform: Platform(kind: .ios, os: os, displayScale: displayScale),
      horizontalSizeClass: horizontalSizeClass(ofWindow: container.size.width, orientation),
      verticalSizeClass: isTall ? .regular : .compact)
  }
}

/// The unsafe edges of a screen, in points.
struct DeviceInsets: Hashable, Sendable {
  var portrait: EdgeInsets
  var landscape: EdgeInsets
  /// Those of iOS 13, where iOS 14 changed them.
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

/// A folding phone's display (iPhone Duo, iOS 27.1): two independent measurements in the simulator
/// agree on sizes, safe areas and the fold (kusumotoa/iPhoneDuoLab,
/// alexey1312/iPhone-Duo-Agent-Skill); size classes and the places of upright bars are Apple's
/// (tech talk 111462).
enum FoldableDisplay: Hashable, Sendable {
  case outer
  /// The same turned the other way, so that its camera and bars are on the left.
  case outerLeft
  /// Flat.
  case inner
  /// The inner one, folded half.
  case folded

  var isInner: Bool { self == .inner || self == .folded }

  /// Whether upright bars are on the left. The outer display held upside down wasn't measured, and
  /// phones aren't held that way: upright it is the same either way.
  func hasLeftBars(_ orientation: Device.Orientation) -> Bool {
    self == .outerLeft && orientation == .landscape
  }

  /// Always on the outer display, on the inner one if it is wider than high.
  func hasVerticalBars(_ orientation: Device.Orientation) -> Bool {
    !isInner || orientation == .landscape
  }

  /// 20 points on both sides of a line across the longer side.
  func fold(in size: Size) -> ScreenFold? {
    guard isInner else { return nil }
    let axis: Axis = size.width > size.height ? .horizontal : .vertical
    var frame = Rect(size: size)
    if axis == .horizontal {
      frame.origin.x = size.width / 2 - Self.margin
      frame.size.width = 2 * Self.margin
    } else {
      frame.origin.y = size.height / 2 - Self.margin
      frame.size.height = 2 * Self.margin
    }
    return ScreenFold(frame: frame, isActive: self == .folded)
  }

  private static let margin = 20.0

  /// The outer display's camera and the strip around it with the status bar; on the inner one the status
  /// bar, and the camera under the display, which hides nothing until it is used. Held the other way up,
  /// cameras are at the opposite corner (iPhoneDuoLab).
  func occlusions(_ orientation: Device.Orientation) -> [ScreenOcclusion] {
    func area(_ x: Double, _ y: Double, _ width: Double, _ height: Double, isActive: Bool = true)
      -> ScreenOcclusion
    { ScreenOcclusion(frame: Rect(x: x, y: y, width: width, height: height), isActive: isActive) }
    switch (isInner, orientation) {
    case (false, .portrait): return [area(1199.0 / 3, 88.0 / 3, 37, 37), area(382, 0, 84, 170)]
    case (false, .landscape) where self == .outerLeft:
      return [area(88.0 / 3, 88.0 / 3, 37, 37), area(0, 0, 84, 82)]
    case (false, .landscape): return [area(1835.0 / 3, 1199.0 / 3, 37, 37), area(594, 384, 84, 82)]
    case (true, .portrait):
      return [area(21, 647.0 / 3, 37, 58, isActive: false), area(535, 0, 134, 82)]
    case (true, .landscape):
      return [area(2032.0 / 3, 21, 58, 37, isActive: false), area(867, 0, 84, 120)]
    }
  }

  /// Items begin where an occlusion above ends, and end 11 before one below, 24 from a free edge
  /// (measured against the system's own bar, adaptive_platform_ui 1.0.1).
  func uprightBar(
    in size: Size, beside occlusions: [ScreenOcclusion], _ orientation: Device.Orientation
  ) -> UprightBar {
    var bar = UprightBar(top: 24, bottom: 24, isLeft: hasLeftBars(orientation))
    for area in occlusions where area.isActive {
      if area.frame.midY < size.height / 2 {
        bar.top = max(bar.top, area.frame.maxY)
      } else {
        bar.bottom = max(bar.bottom, size.height - area.frame.minY + 11)
      }
    }
    return bar
  }
}

// MARK: - Finding one

extension Device {
  /// The device of an id, alias or name, however it is capitalised or hyphenated.
  public static func named(_ text: String) -> Device? {
    let wanted = Self.id(from: text)
    return all.first { $0.id == wanted || $0.aliases.contains(wanted) }
  }

  /// The device whose id is nearest to `text` by edit distance, for a suggestion; nil if none is
  /// near.
  public static func nearest(to text: String) -> Device? {
    let names = all.flatMap { [$0.id] + $0.aliases }
    return Suggestion.nearest(to: Self.id(from: text), among: names).flatMap(named)
  }

  /// `iPhone SE (3rd generation)` becomes `iphone-se-3rd-generation`.
  static func id(from name: String) -> String {
    name.lowercased().split { !($0.isLetter || $0.isNumber || $0 == ".") }.joined(separator: "-")
  }
}
