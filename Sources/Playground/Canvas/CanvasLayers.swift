/// Which of the picture's two layers are drawn.
public enum CanvasLayers: String, CaseIterable, Hashable, Sendable {
  /// What someone would see on the device.
  case screen
  /// The frames that explain it.
  case frames
  case all

  var hasScreen: Bool { self != .frames }
  var hasFrames: Bool { self != .screen }
}
