import LayoutSolver

extension Device {
  /// Every device known, phones before tablets, newest first.
  ///
  /// Sizes and safe areas as printed by apps and recorded in public lists of devices; the table of
  /// `iphone-16-pro` (62 and 34) and `iphone-15` on its side (59 and 21) was observed. Upright
  /// figures of iOS 26 are those of the iOS 26.5 simulator, as flutter_device_preview's probe read
  /// them: 32 and 25 on every iPad. For turned phones sources disagree: the probe's rule is 20
  /// below and nothing above; UIKit's own insets on phones of 402, 420 and 440 points were printed
  /// as 20 above, which is kept, and 29 below on an iPhone Air. The safe areas of an iPhone 18 Pro
  /// and Pro Max aren't published: those of their predecessors are taken. Corners are UIKit's, as
  /// lists of them have it.
  public static let all: [Device] = [
    // Dynamic Island.
    phones(
      ["iPhone 18 Pro", "iPhone 17 Pro", "iPhone 17", "iPhone 16 Pro"], 402, 874, top: 62,
      bottom: 34, corners: 62,
      landscapeSince26: (top: 20, bottom: 20)),
    phones(
      ["iPhone 18 Pro Max", "iPhone 17 Pro Max", "iPhone 16 Pro Max"], 440, 956, top: 62,
      bottom: 34, corners: 62,
      landscapeSince26: (top: 20, bottom: 20)),
    phones(
      ["iPhone Air"], 420, 912, top: 68, bottom: 34, corners: 62,
      landscapeSince26: (top: 20, bottom: 29)),
    phones(
      ["iPhone 16", "iPhone 15 Pro", "iPhone 15", "iPhone 14 Pro"], 393, 852, top: 59, bottom: 34,
      corners: 55),
    phones(
      ["iPhone 16 Plus", "iPhone 15 Pro Max", "iPhone 15 Plus", "iPhone 14 Pro Max"], 430, 932,
      top: 59, bottom: 34, corners: 55),
    // A notch.
    phones(
      [
        "iPhone 17e", "iPhone 16e", "iPhone 14", "iPhone 13 Pro", "iPhone 13", "iPhone 12 Pro",
        "iPhone 12",
      ], 390, 844, top: 47, bottom: 34, corners: 47.33),
    phones(
      ["iPhone 14 Plus", "iPhone 13 Pro Max", "iPhone 12 Pro Max"], 428, 926, top: 47, bottom: 34,
      corners: 53.33),
    phones(["iPhone 13 mini", "iPhone 12 mini"], 375, 812, top: 50, bottom: 34, corners: 44),
    phones(["iPhone 11 Pro", "iPhone XS", "iPhone X"], 375, 812, top: 44, bottom: 34, corners: 39),
    phones(["iPhone 11 Pro Max", "iPhone XS Max"], 414, 896, top: 44, bottom: 34, corners: 39),
    phones(
      ["iPhone 11", "iPhone XR"], 414, 896, scale: 2, top: 48, bottom: 34, corners: 41.5,
      topUntil13: 44),
    // A home button.
    phones(
      ["iPhone SE 3", "iPhone SE 2", "iPhone 8", "iPhone 7", "iPhone 6s", "iPhone 6"], 375, 667,
      scale: 2, top: 20, bottom: 0),
    phones(
      ["iPhone 8 Plus", "iPhone 7 Plus", "iPhone 6s Plus", "iPhone 6 Plus"], 414, 736, top: 20,
      bottom: 0),
    phones(["iPhone SE 1", "iPhone 5s"], 320, 568, scale: 2, top: 20, bottom: 0),

    // Two displays; poses of one phone.
    foldable("iPhone Duo", .outer, 466, 678), foldable("iPhone Duo open", .inner, 669, 951),
    foldable("iPhone Duo folded", .folded, 669, 951),
    foldable("iPhone Duo left", .outerLeft, 466, 678),

    tablets(
      ["iPad Pro 13", "iPad Pro 13 M5", "iPad Pro 13 M4"], 1032, 1376, top: 24, bottom: 20,
      corners: 30),
    tablets(
      ["iPad Pro 12.9", "iPad Air 13", "iPad Air 13 M4", "iPad Air 13 M2"], 1024, 1366, top: 24,
      bottom: 20, corners: 18),
    tablets(["iPad Pro 11 M5", "iPad Pro 11 M4"], 834, 1210, top: 24, bottom: 20, corners: 30),
    tablets(["iPad Pro 11"], 834, 1194, top: 24, bottom: 20, corners: 18),
    tablets(["iPad A16", "iPad 10"], 820, 1180, top: 24, bottom: 20, corners: 25),
    tablets(
      ["iPad Air 11", "iPad Air 11 M4", "iPad Air 11 M2", "iPad Air 5", "iPad Air 4"], 820, 1180,
      top: 24, bottom: 20, corners: 18),
    tablets(["iPad mini A17 Pro", "iPad mini 6"], 744, 1133, top: 24, bottom: 20, corners: 21.5),
    tablets(["iPad 9"], 810, 1080, top: 20, bottom: 0),
    tablets(["iPad Air 3"], 834, 1112, top: 20, bottom: 0),
    tablets(["iPad mini 5"], 768, 1024, top: 20, bottom: 0),
  ].flatMap { $0 }

  /// The poses of phones that fold, in the order in which one unfolds them.
  public static let foldables = all.filter { $0.display != nil }

  /// Those of them that differ in their screen when a phone is held this way.
  public static func poses(_ orientation: Orientation) -> [Device] {
    foldables.filter { orientation == .landscape || $0.display != .outerLeft }
  }

  /// The device that represents those with the same screen, by their short names.
  private static let aliases = [
    "iphone-se-3": ["iphone-se"], "ipad-pro-12.9": ["ipad-pro"], "ipad-air-5": ["ipad-air"],
    "ipad-mini-6": ["ipad-mini"], "ipad-9": ["ipad"], "iphone-17-pro": ["iphone"],
    "iphone-duo": ["iphone-duo-closed"],
  ]

  /// Phones of one screen. Those with a home indicator keep the height of the notch clear on both
  /// sides when turned, and 21 points at the bottom, 20 since iOS 26; the others turn to the full
  /// screen.
  private static func phones(
    _ names: [String], _ width: Double, _ height: Double, scale: Double = 3, top: Double,
    bottom: Double, corners: Double = 0, topUntil13: Double? = nil,
    landscapeSince26: (top: Double, bottom: Double)? = nil
  ) -> [Device] {
    let side = bottom > 0 ? top : 0
    func landscape(_ top: Double, _ bottom: Double) -> EdgeInsets {
      EdgeInsets(top: top, leading: side, bottom: bottom, trailing: side)
    }
    let insets = DeviceInsets(
      portrait: EdgeInsets(top: top, bottom: bottom), landscape: landscape(0, bottom > 0 ? 21 : 0),
      portraitUntil13: topUntil13.map { EdgeInsets(top: $0, bottom: bottom) },
      landscapeSince26: bottom == 0
        ? nil : landscape(landscapeSince26?.top ?? 0, landscapeSince26?.bottom ?? 20))
    return devices(names, width, height, scale, insets, corners)
  }

  /// A folding phone's display. Its top is free; upright bars have their room at one side, whether
  /// there are any or not.
  private static func foldable(
    _ name: String, _ display: FoldableDisplay, _ width: Double, _ height: Double
  ) -> [Device] {
    func insets(_ orientation: Device.Orientation) -> EdgeInsets {
      let side: Double = display.hasVerticalBars(orientation) ? 84 : 0
      return display.hasLeftBars(orientation)
        ? EdgeInsets(leading: side, bottom: 34) : EdgeInsets(bottom: 34, trailing: side)
    }
    let both = DeviceInsets(portrait: insets(.portrait), landscape: insets(.landscape))
    return devices([name], width, height, 3, both, 0).map { device in
      var device = device
      device.display = display
      return device
    }
  }

  /// Tablets with the same screen, whose safe area doesn't turn with them; since iPadOS 26 all have
  /// the same.
  private static func tablets(
    _ names: [String], _ width: Double, _ height: Double, top: Double, bottom: Double,
    corners: Double = 0
  ) -> [Device] {
    let before = EdgeInsets(top: top, bottom: bottom)
    let now = EdgeInsets(top: 32, bottom: 25)
    let insets = DeviceInsets(
      portrait: before, landscape: before, portraitSince26: now, landscapeSince26: now)
    return devices(names, width, height, 2, insets, corners)
  }

  private static func devices(
    _ names: [String], _ width: Double, _ height: Double, _ scale: Double, _ insets: DeviceInsets,
    _ corners: Double
  ) -> [Device] {
    names.map { name in
      let id = Device.id(from: name)
      return Device(
        id: id, name: name, aliases: aliases[id] ?? [],
        portraitSize: Size(width: width, height: height), displayScale: scale,
        cornerRadius: corners, insets: insets)
    }
  }
}
