import LayoutChecks
import LayoutSolver
import SceneLoader

/// On how many phones a change brings no error or warning that wasn't there, and mends what it is for.
package struct PhoneProof {
  private let before: Scene
  private let after: Scene?
  private let edits: SourceEdits
  private let key: FindingKey?
  private let settings: LayoutSettings
  private let choice: Int?

  /// - Parameters:
  ///   - scene: stays as it is.
  ///   - key: the finding that has to be gone; nil where none has to be.
  ///   - choice: what is shown, among all that the scene can show.
  package init(
    _ scene: Scene, _ edits: SourceEdits, mends key: FindingKey?, _ settings: LayoutSettings,
    showing choice: Int?
  ) {
    before = scene.edited(scene.files)
    after = edits.applied(to: scene.files).map { scene.edited($0) }
    (self.edits, self.key, self.settings, self.choice) = (edits, key, settings, choice)
  }

  /// `fits 12 of 12 phones`; nil where that was interrupted.
  package var words: String? {
    guard let after else { return nil }
    let os = settings.platform.os
    let phones = Screen.screens(
      of: Device.all.filter { !$0.isTablet && $0.firstRelease <= os }, [.portrait], os: os)
    var fitting = 0
    for phone in phones {
      if SceneInterruption.current?.isRequested == true { return nil }
      let found = problems(after, phone)
      if let key, found.contains(where: { edits.key($0) == key }) { continue }
      let bad = Set(found.filter { $0.severity != .note }.map(edits.key))
      if bad.isEmpty || bad.isSubset(of: problems(before, phone).map { FindingKey($0) }) {
        fitting += 1
      }
    }
    return "fits \(fitting) of \(phones.count) phones"
  }

  private func problems(_ scene: Scene, _ phone: Screen) -> [SceneDiagnostic] {
    var here = settings
    here.container = phone.settings.container
    here.platform.displayScale = phone.settings.platform.displayScale
    here.horizontalSizeClass = phone.settings.horizontalSizeClass
    here.verticalSizeClass = phone.settings.verticalSizeClass
    return scene.problems(of: scene.layoutFromStart(here, showing: choice, recording: .off))
  }
}
