/// What can be drawn over the picture: each shows one kind of what layout leaves invisible.
public enum CanvasOverlay: String, CaseIterable, Hashable, Sendable {
  case padding, spacing, alignment, grid, safeArea, axes, rulers

  var title: String {
    switch self {
    case .padding: "Padding"
    case .spacing: "Spacing"
    case .alignment: "Alignment guides"
    case .grid: "Grid tracks"
    case .safeArea: "Safe area"
    case .axes: "Axes"
    case .rulers: "Rulers"
    }
  }

  /// What it shows, in a few words.
  var help: String {
    switch self {
    case .padding: "what it adds"
    case .spacing: "gaps in stacks"
    case .alignment: "of the selection"
    case .grid: "columns, rows"
    case .safeArea: "insets"
    case .axes: "of the space below"
    case .rulers: "edges and middles"
    }
  }

  /// What its areas are filled with; lines have none.
  var pattern: Character {
    switch self {
    case .padding: "·"
    case .spacing: "╱"
    case .safeArea: "╳"
    case .alignment, .grid, .axes, .rulers: "╎"
    }
  }

  /// Its place among the theme's colours for nesting.
  var hue: Int {
    switch self {
    case .padding: 2
    case .spacing: 3
    case .alignment: 5
    case .grid: 4
    case .safeArea: 1
    case .axes: 0
    case .rulers: 1
    }
  }
}
