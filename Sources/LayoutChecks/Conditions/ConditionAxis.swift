import LayoutSolver
import SceneLoader

/// Something around a scene that it can be checked under several values of.
package enum ConditionAxis: String, CaseIterable, Sendable {
  case device
  case typeSize = "type-size"
  case language
  case direction
  case colorScheme = "color-scheme"
  case orientation
  case preview
  case width
  case height

  /// The names as help lists them. They are written out, because joining them at every start takes
  /// as long as laying out a few views.
  package static let names =
    "device, type-size, language, direction, color-scheme, orientation, preview, width, height"

  /// Whether its values are all lengths in a range, too many to lay each out.
  package var isLength: Bool { self == .width || self == .height }
}

extension DynamicTypeSize {
  /// The size called so, however it is capitalised.
  package static func named(_ text: String) -> DynamicTypeSize? {
    allCases.first { $0.description.lowercased() == text.lowercased() }
  }
}

extension LayoutDirection {
  package static func named(_ text: String) -> LayoutDirection? {
    ["left-to-right": .leftToRight, "right-to-left": .rightToLeft][text.lowercased()]
  }
}

extension ColorScheme {
  package static func named(_ text: String) -> ColorScheme? {
    ["light": .light, "dark": .dark][text.lowercased()]
  }
}
