import Foundation
import LayoutSolver
import SceneLoader

/// A scene on a phone to which happens what happens to one that somebody works at. Nothing of the
/// negotiation is recorded.
public final class SceneSession {
  private let text: SceneText
  private let phone: LayoutSettings
  private let scene: Scene
  private var latest: SceneResult
  private var step = 0

  /// Loads a scene and lays it out; nil where it has problems.
  public init?(_ text: SceneText) {
    guard let phone = Device.named("iphone-16-pro") else { return nil }
    self.text = text
    self.phone = phone.settings(.portrait)
    scene = Scene(files: [Scene.File(name: text.name, text: text.text)], name: text.name)
    guard scene.diagnostics.isEmpty else { return nil }
    latest = scene.layout(self.phone, recording: .off)
    guard Self.isWhole(latest) else { return nil }
  }

  /// What can happen, by its name.
  public static let events: [(name: String, run: @Sendable (SceneSession) -> Bool)] = [
    ("another width", { $0.resize() }), ("the same container again", { $0.layOutAgain() }),
    ("a state change", { $0.changeState() }), ("a saved body", { $0.saveBody() }),
    ("a saved type", { $0.saveType() }),
    ("a sweep of 101 widths", { $0.sweep() }),
  ]

  private static func isWhole(_ outcome: SceneResult) -> Bool {
    outcome.diagnostics.isEmpty && outcome.result?.nodes.isEmpty == false
  }

  private func layOut(_ width: Double? = nil) -> Bool {
    var settings = phone
    settings.container.size.width = width ?? settings.container.size.width
    latest = scene.layout(settings, recording: .off)
    return Self.isWhole(latest)
  }

  /// One of 101 widths after another.
  private func resize() -> Bool {
    step += 1
    return layOut(phone.container.size.width - Double((37 * step) % 101))
  }

  private func layOutAgain() -> Bool { layOut() }

  /// Presses the first view that can be pressed; a scene without one is laid out again.
  private func changeState() -> Bool {
    latest.result?.nodes.lazy.compactMap(\.tap).first?()
    return layOut()
  }

  /// Saves the scene with a line more in a view's body.
  private func saveBody() -> Bool {
    let start = "var body: some View {\n"
    guard let body = text.text.range(of: start) else { return false }
    return save(text.text.replacingCharacters(in: body, with: start + "let _ = \(step)\n"))
  }

  /// Saves it with another type, which any body may name.
  private func saveType() -> Bool { save(text.text + "\nstruct Saved\(step) {}\n") }

  private func save(_ text: String) -> Bool {
    step += 1
    scene.edit([Scene.File(name: self.text.name, text: text)])
    return scene.diagnostics.isEmpty && layOut()
  }

  private func sweep() -> Bool {
    (0...100).allSatisfy { layOut(phone.container.size.width - Double($0)) }
  }
}
