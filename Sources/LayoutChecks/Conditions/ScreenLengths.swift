import LayoutSolver
import SceneLoader

/// The lengths that a window's side can have where people resize it.
struct ScreenLengths {
  /// From the narrowest phone to the longest side of a tablet, in points.
  static let usual = 320...1400

  let axis: Axis
  let lengths: ClosedRange<Int>

  /// A screen with each of the lengths; it has the safe area of that screen, and of a tablet the size
  /// class of a window so wide.
  func screens(of screen: Screen) -> [Screen] {
    lengths.map { length in
      var settings = screen.settings
      settings.container.size[axis] = Double(length)
      if let device = screen.devices.first {
        settings.horizontalSizeClass = device.horizontalSizeClass(
          ofWindow: settings.container.size.width, screen.orientation)
      }
      return Screen(devices: [], orientation: screen.orientation, settings: settings)
    }
  }
}
