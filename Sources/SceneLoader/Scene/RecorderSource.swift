/// The Swift file of `reflow recorder`, `Declarations/Recorder.swift`: added to an app, it prints how
/// SwiftUI lays views out there, as `reflow compare` reads it. It is a scene itself.
public enum RecorderSource {
  /// The whole file, its last line ended.
  public static let text = Declarations.recorder.text
}
