import LayoutSolver
import SceneLoader

/// A screen to lay scenes out on: one that several devices share, or a container given by its width
/// and height.
package struct Screen: Hashable, Sendable {
  /// Empty for a container given by its width and height.
  package var devices: [Device]
  package var orientation: Device.Orientation
  /// What the screen sets for a scene: container, scale and size classes.
  package var settings: LayoutSettings
  /// Which part of a tablet's width a window has: `half`, `third`; nil for a whole screen.
  package var part: String?

  package init(devices: [Device], orientation: Device.Orientation, settings: LayoutSettings) {
    self.devices = devices
    self.orientation = orientation
    self.settings = settings
  }

  /// In points, safe area included.
  package var size: Size { settings.container.size }
  package var isTablet: Bool { devices.first?.isTablet == true }

  /// The devices' screens in these orientations. Devices with the same screen share one. Devices
  /// that don't run the release are left out; if none does, all are used with their first release.
  package static func screens(
    of devices: [Device], _ orientations: [Device.Orientation], os: Int
  ) -> [Screen] {
    let running = devices.filter { $0.firstRelease <= os }
    let devices = running.isEmpty ? devices : running
    var screens: [Screen] = []
    for orientation in orientations {
      var places: [LayoutSettings: Int] = [:]
      for device in devices {
        let settings = device.settings(orientation, os: os)
        if let place = places[settings] {
          screens[place].devices.append(device)
        } else {
          places[settings] = screens.count
          screens.append(Screen(devices: [device], orientation: orientation, settings: settings))
        }
      }
    }
    return screens
  }

  /// The windows of tablets that have a name.
  ///
  /// Since iPadOS 26 windows have any size; Apple asks to test at a half, a third and a quarter of the width
  /// (HIG, Layout), of which those below 320 points are left out. Before, an app had what Split View leaves
  /// beside a divider of 10 points: the other one has 320, on the largest 375, or both have the same
  /// (measured up to iOS 11, gists of sgl0v and macguru).
  package static func windows(os: Int) -> [Screen] {
    let ids =
      os >= 26
      ? ["ipad-mini-6", "ipad-pro-11", "ipad-pro-13"]
      : ["ipad-mini-5", "ipad-air-3", "ipad-pro-12.9"]
    return ids.compactMap(Device.named).flatMap { device in
      Device.Orientation.allCases.flatMap { orientation in
        windows(of: device, orientation, os: os)
      }
    }
  }

  private static func windows(
    of device: Device, _ orientation: Device.Orientation, os: Int
  ) -> [Screen] {
    let whole = device.container(orientation, os: os).size
    let narrow = whole.width + whole.height > 2300 ? 375.0 : 320
    var parts: [(name: String, width: Double)] = []
    if os >= 26 {
      parts = [("half", 2.0), ("third", 3), ("quarter", 4)].map { name, share in
        (name, (whole.width / share).rounded(.down))
      }
    } else {
      if orientation == .landscape { parts.append(("half", (whole.width - 10) / 2)) }
      parts += [("narrow part", narrow), ("wide part", whole.width - narrow - 10)]
    }
    return parts.filter { $0.width >= 320 }.map { name, width in
      var settings = device.settings(orientation, os: os)
      settings.container = device.container(
        orientation, os: os, resized: Size(width: width, height: whole.height))
      settings.horizontalSizeClass = device.horizontalSizeClass(ofWindow: width, orientation)
      var screen = Screen(devices: [device], orientation: orientation, settings: settings)
      screen.part = name
      return screen
    }
  }

  /// `iphone-se-3`, or `iphone-se-3 in landscape`, or `390×844`.
  package var words: String {
    guard let device = devices.first else { return PointsText.text(size) }
    let turned = device.id + (orientation == .landscape ? " in landscape" : "")
    return part.map { "\(turned), \($0) (\(PointsText.text(size.width)) wide)" } ?? turned
  }

  /// The size that a scene can use, in points.
  private var room: Size {
    settings.container.safeArea.size
  }

  /// Positions of the screens in chains in which both lengths grow and the size classes are the
  /// same, so that what doesn't fit on one screen doesn't fit on those before it. Each screen is in
  /// one chain.
  package static func chains(_ screens: [Screen]) -> [[Int]] {
    let order = screens.indices.sorted { a, b in
      let (a, b) = (screens[a].room, screens[b].room)
      return (a.width, a.height) < (b.width, b.height)
    }
    var chains: [[Int]] = []
    for next in order {
      let screen = screens[next]
      let fitting = chains.indices.filter { chain in
        chains[chain].last.map { screens[$0].isBelow(screen) } ?? false
      }
      // The chain that ends nearest below leaves the others to lower screens.
      let nearest = fitting.max { a, b in
        Self.height(chains[a].last, screens) < Self.height(chains[b].last, screens)
      }
      if let nearest { chains[nearest].append(next) } else { chains.append([next]) }
    }
    return chains
  }

  private static func height(_ position: Int?, _ screens: [Screen]) -> Double {
    position.map { screens[$0].room.height } ?? 0
  }

  private func isBelow(_ other: Screen) -> Bool {
    settings.horizontalSizeClass == other.settings.horizontalSizeClass
      && settings.verticalSizeClass == other.settings.verticalSizeClass
      && isTablet == other.isTablet && orientation == other.orientation
      && room.width <= other.room.width && room.height <= other.room.height
  }
}
