import LayoutSolver
import SceneLoader

/// How the container's size is chosen.
public enum ContainerChoice: Hashable, Sendable {
  /// The canvas's size: resizing the terminal's window resizes it.
  case window
  /// In points, without a safe area.
  case exact(Size)
  case device(Device, Device.Orientation)
  /// A device made larger or smaller, with its safe area and all else that is its own.
  case resized(Device, Device.Orientation, Size)

  /// The device that a scene requests; nil for an unknown one.
  init?(_ asked: SceneDirectives.Device) {
    guard let device = Device.named(asked.name) else { return nil }
    self = .device(device, asked.isLandscape ? .landscape : .portrait)
  }

  /// The size that people type, `390x844` or `390 844`: two lengths of 0 to 10,000 points with an
  /// `x`, `×`, comma or blank between them.
  init?(size text: String) {
    let parts = text.lowercased().split { "x×, ".contains($0) }
    let lengths = parts.compactMap { Double($0) }
    guard parts.count == 2, lengths.count == 2,
      lengths.allSatisfy({ (0...10_000).contains($0) })
    else { return nil }
    self = .exact(Size(width: lengths[0], height: lengths[1]))
  }

  /// The container, where the window doesn't decide it.
  func container(os: Int) -> LayoutContainer? {
    switch self {
    case .window: nil
    case .exact(let size): LayoutContainer(size: size)
    case .device(let device, let orientation): device.container(orientation, os: os)
    case .resized(let device, let orientation, let size):
      device.container(orientation, os: os, resized: size)
    }
  }

  /// The device it is, resized or not.
  var device: (device: Device, orientation: Device.Orientation)? {
    switch self {
    case .device(let device, let orientation), .resized(let device, let orientation, _):
      (device, orientation)
    case .window, .exact: nil
    }
  }

  /// The same with another size.
  func resized(to size: Size) -> ContainerChoice {
    device.map { .resized($0.device, $0.orientation, size) } ?? .exact(size)
  }

  /// Whether it follows the window, has a size of its own, or is a device.
  var words: String {
    switch self {
    case .window: "follows the window"
    case .exact: "exact size"
    case .device(let device, .portrait): device.name
    case .device(let device, .landscape): device.name + ", landscape"
    case .resized(let device, _, _): device.name + ", resized"
    }
  }
}
