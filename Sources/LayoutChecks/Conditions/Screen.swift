import LayoutSolver
import SceneLoader

/// A screen to lay scenes out on: what several devices share, or a container given by its sides.
package struct Screen: Hashable, Sendable {
  /// Empty for a container given by its sides.
  package var devices: [Device]
  package var orientation: Device.Orientation
  /// What a scene gets of it: container, scale and size classes.
  package var settings: LayoutSettings

  package init(devices: [Device], orientation: Device.Orientation, settings: LayoutSettings) {
    self.devices = devices
    self.orientation = orientation
    self.settings = settings
  }

  /// In points, safe area included.
  package var size: Size { settings.container.size }
  package var isTablet: Bool { devices.first?.isTablet == true }

  /// The devices' screens in these orientations, each screen once, however many devices have it. Devices
  /// that don't run the release are left out, unless none does: then it is their first one.
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

  /// `iphone-se-3`, or `iphone-se-3 in landscape`, or `390×844`.
  package var words: String {
    guard let device = devices.first else { return PointsText.text(size) }
    return device.id + (orientation == .landscape ? " in landscape" : "")
  }

  /// What a scene can use of it, in points.
  private var room: Size {
    settings.container.safeArea.size
  }

  /// Positions of the screens in chains along which both sides grow and the size classes stay, so
  /// that what doesn't fit on one doesn't on those before it. Each screen is in one chain.
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
