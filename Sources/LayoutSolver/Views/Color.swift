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
