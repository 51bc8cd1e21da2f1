/// A part of the screen that can have the keys.
public struct Panel: Hashable, Sendable {
  let kind: any PanelKind

  init(_ kind: any PanelKind) { self.kind = kind }

  /// All of them, in the order of their digits.
  static let all: [Panel] = [.canvas, .tree, .geometry, .negotiation, .source, .findings]

  /// From 1.
  var digit: Int { (Self.all.firstIndex(of: self) ?? 0) + 1 }

  /// - Parameter digit: Nil is returned where no panel has it.
  init?(digit: Int) {
    guard let panel = Self.all[safe: digit - 1] else { return nil }
    self = panel
  }

  func stepped(by step: Int) -> Panel {
    let all = Self.all
    return all[(digit - 1 + step % all.count + all.count) % all.count]
  }

  public static func == (a: Panel, b: Panel) -> Bool { a.kind.title == b.kind.title }
  public func hash(into hasher: inout Hasher) { hasher.combine(kind.title) }
}
