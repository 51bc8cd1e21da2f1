/// A colour, only to be drawn; layout never looks at it.
public enum Color: Hashable, Sendable {
  public enum Name: String, Hashable, Sendable, CaseIterable {
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown
    case white, gray, black, clear, primary, secondary, tertiary, accentColor
  }
  case named(Name)
  /// Components 0…1.
  case rgb(red: Double, green: Double, blue: Double)
  /// One of the scene's assets, whose colour is unknown here.
  case asset(String)
  indirect case opacity(Color, Double)
}

/// How a node is to be drawn. The solver only carries it to the result.
public enum Drawing: Hashable, Sendable {
  public enum Outline: Hashable, Sendable {
    case rectangle, circle, ellipse, capsule
    case roundedRectangle(cornerRadius: Double)
    /// A scene's own shape or path: see ``PlacedNode/outline``.
    case path
  }
  case none
  /// The lines follow from layout (`PlacedNode.textLines`).
  case text(Color?)
  case fill(Outline, [Color])
  case stroke(Outline, Color?, lineWidth: Double)
  case image(name: String, isSystem: Bool)
  case control(name: String, label: String)
  /// A view Reflow doesn't know, drawn hatched with its name.
  case placeholder(String)
}

/// Something drawn on a node's own frame without taking part in layout.
public enum Decoration {
  case border(Color?, width: Double)
  case clip(Drawing.Outline)
  case opacity(Double)
  case shadow
  case hidden
}
