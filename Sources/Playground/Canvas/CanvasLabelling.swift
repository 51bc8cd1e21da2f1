/// What the canvas shows: the screen, the frames over it, or the frames with their names.
public enum CanvasLabelling: CaseIterable, Sendable {
  /// The screen with all frames, their names and sizes.
  case namesAndSizes
  /// The screen alone; of the frames that of the selected view only.
  case picture
  /// The screen and all frames.
  case frames

  var next: CanvasLabelling {
    switch self {
    case .namesAndSizes: .picture
    case .picture: .frames
    case .frames: .namesAndSizes
    }
  }
}
