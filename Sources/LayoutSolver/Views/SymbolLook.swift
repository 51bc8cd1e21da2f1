/// With what the parts of a symbol are coloured.
public enum SymbolMode: Int, Hashable, Sendable, BitwiseCopyable {
  /// All of it in the foreground style.
  case monochrome
  /// In colours of its own where it has any.
  case multicolor
  /// In the foreground style, what is further back paler.
  case hierarchical
  /// Each part in a style of its own.
  case palette
}

/// The forms of a symbol that a view's surroundings ask for.
public struct SymbolVariants: Hashable, Sendable {
  /// A circle, a square or a rectangle; nil for none.
  public var frame: String?
  public var isFilled = false
  public var isSlashed = false

  public init() {}

  /// The name of a symbol in these forms.
  func name(of symbol: String) -> String {
    var words = symbol.split(separator: ".").map(String.init)
    let isFilled = isFilled || words.last == "fill"
    if words.last == "fill" { words.removeLast() }
    if isSlashed, !words.contains("slash") { words.append("slash") }
    if let frame, words.count > 1 ? !words.contains(frame) : words.first != frame {
      words.append(frame)
    }
    if isFilled { words.append("fill") }
    return words.joined(separator: ".")
  }
}
