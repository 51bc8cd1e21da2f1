/// What the canvas shows besides what the scene draws.
public enum CanvasLabelling: CaseIterable, Sendable {
  case namesAndSizes, names, frames
  /// Nothing but the frame of the selected view.
  case picture

  var next: CanvasLabelling {
    switch self {
    case .namesAndSizes: .names
    case .names: .frames
    case .frames: .picture
    case .picture: .namesAndSizes
    }
  }
}
