import Testing

@testable import LayoutSolver

@Suite("Text: the font")
struct SystemFontTests {
  /// Shaped texts are kept by their font: one that isn't equal to itself would be kept again every
  /// time, and looking for it takes longer with each.
  @Test(
    "A font with numbers that are none is equal to itself",
    arguments: [\EnvironmentValues.tracking, \.kerning])
  func notANumber(_ key: WritableKeyPath<EnvironmentValues, Double> & Sendable) {
    var environment = EnvironmentValues()
    environment[keyPath: key] = .nan
    let font = SystemFont(environment)
    #expect(font == SystemFont(environment))
    #expect(font.tracking.isFinite)
  }

  @Test("A font whose size is no number is equal to itself")
  func size() {
    var environment = EnvironmentValues()
    environment.font = Font(.size(.nan))
    #expect(SystemFont(environment) == SystemFont(environment))
  }
}
