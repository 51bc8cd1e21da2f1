/// The parts of the screen that can have the keys, in the order of their digits.
public enum Panel: Int, Hashable, Sendable, CaseIterable {
  case canvas = 1
  case tree, proxy, trace, source, findings

  var title: String {
    switch self {
    case .canvas: "Canvas"
    case .tree: "View tree"
    case .proxy: "Geometry"
    case .trace: "Negotiation"
    case .source: "Source"
    case .findings: "Findings"
    }
  }

  /// Other words for it.
  var also: String {
    switch self {
    case .canvas: "picture screen"
    case .tree: "hierarchy outline structure"
    case .proxy: "proxy size frame position inspector numbers"
    case .trace: "trace log calls proposals events"
    case .source: "code swift file"
    case .findings: "errors warnings problems issues diagnostics notes printed output"
    }
  }

  /// Those as high as their contents.
  static let grows: Set<Panel> = [.tree, .proxy, .findings]

  func stepped(by step: Int) -> Panel {
    let all = Self.allCases
    let index = (rawValue - 1 + step % all.count + all.count) % all.count
    return all[index]
  }
}
