import LayoutSolver

extension RootProposal {
  /// `nilx400`, `inf x room`, `0 0`, where `room` is the container's; nil for anything else.
  public init?(typed: String) {
    let parts = typed.lowercased().split { "x×, ".contains($0) }.map(String.init)
    guard parts.count == 2 else { return nil }
    let lengths = parts.compactMap { part -> Length? in
      part == "room" ? .room : ProposedViewSize.length(part).map(Length.exactly)
    }
    guard lengths.count == 2 else { return nil }
    self.init(width: lengths[0], height: lengths[1])
  }
}

extension ProposedViewSize {
  /// `100xnil`, `inf x 50`, `0 0`; nil for anything else.
  init?(typed: String) {
    let parts = typed.lowercased().split { "x×, ".contains($0) }.map(String.init)
    guard parts.count == 2, let width = Self.length(parts[0]), let height = Self.length(parts[1])
    else { return nil }
    self.init(width: width, height: height)
  }

  /// A length in an optional that says whether the text is one at all.
  static func length(_ text: String) -> Double?? {
    switch text {
    case "nil": return .some(nil)
    case "inf", "infinity", "∞": return .infinity
    default:
      guard let value = Double(text), value.isFinite, value >= 0 else { return nil }
      return value
    }
  }
}
