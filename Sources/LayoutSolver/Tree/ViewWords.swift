import Numbers

extension Trait {
  var isPreference: Bool {
    switch self {
    case .preference, .transformPreference, .anchorPreference: true
    default: false
    }
  }

  /// Adds a container's traits; outer ones were added before and stay.
  func gather(into traits: inout Payloads.MemberTraits?) {
    if isPreference { return }
    var all = traits ?? Payloads.MemberTraits()
    switch self {
    case .layoutValue(let key, let value):
      if all.layoutValues[key] == nil { all.layoutValues[key] = value }
    case .containerValue(let key, let value):
      if all.containerValues[key] == nil { all.containerValues[key] = value }
    case .zIndex(let value): all.zIndex = all.zIndex ?? value
    case .tag(let value): all.tag = all.tag ?? value
    case .gridCellColumns(let count): all.grid.columns = all.grid.columns ?? count
    case .gridCellUnsizedAxes(let axes): all.grid.unsizedAxes = all.grid.unsizedAxes ?? axes
    case .gridCellAnchor(let anchor): all.grid.anchor = all.grid.anchor ?? anchor
    case .gridColumnAlignment(let guide):
      all.grid.columnAlignment = all.grid.columnAlignment ?? guide
    case .preference, .transformPreference, .anchorPreference: break
    }
    traits = all
  }
}

extension Decoration {
  var isBorder: Bool {
    if case .border = self { return true }
    return false
  }
}

/// The container for several views where one is wanted.
enum ImplicitContainer {
  /// At the root and in a scroll view.
  case column
  /// In an overlay, a background and an inset of the safe area.
  case layers

  var container: Container {
    switch self {
    case .column: .vStack(alignment: .horizontalCenter, spacing: nil)
    case .layers: .zStack(alignment: .center)
    }
  }
}

extension Container {
  /// A stack of one subview shows its priority.
  var isStack: Bool {
    switch self {
    case .hStack, .vStack, .zStack: true
    default: false
    }
  }

  /// Whether it makes its members only when they are in sight.
  var isLazy: Bool {
    switch self {
    case .lazyHStack, .lazyVStack, .lazyHGrid, .lazyVGrid: true
    default: false
    }
  }

  /// The axis along which a built-in stack puts its subviews; nil for other containers.
  var axisOfStack: Axis? {
    switch self {
    case .hStack, .lazyHStack: .horizontal
    case .vStack, .lazyVStack: .vertical
    default: nil
    }
  }

  var isScrollView: Bool {
    if case .scrollView = self { return true }
    return false
  }
}

extension Color {
  /// In plain words: `red`, `red 50%`, `#FF8000`, `"brand"`.
  var words: String {
    switch self {
    case .named(let name): return name.rawValue
    case .system(let name): return name.rawValue
    case .adaptive(let light, _): return light.words
    case .provided(let color, _), .shade(let color, _): return color.words
    case .rgb(let red, let green, let blue):
      return "#"
        + [red, green, blue].map { component in
          let byte = Int(clamped: (min(max(component.orZero, 0), 1) * 255).rounded())
          return (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        }.joined()
    case .asset(let name): return "\"\(name)\""
    case .opacity(let color, let opacity):
      return "\(color.words) \(PointsText.text(opacity * 100))%"
    }
  }
}

extension Drawing {
  /// With the styles of its environment: the foreground where the scene sets none.
  func resolved(in environment: EnvironmentValues) -> Drawing {
    switch self {
    case .fill(let outline, let style):
      .fill(outline, environment.resolved(style ?? .hierarchical(.primary)))
    case .stroke(let outline, let style, let line):
      .stroke(outline, environment.resolved(style ?? .hierarchical(.primary)), line)
    default: self
    }
  }

  /// The colours it is drawn with, in words; empty for the default ones.
  var words: String {
    switch self {
    case .fill(_, let style), .stroke(_, let style, _), .text(let style):
      style?.colors.map(\.words).abridged.joined(separator: ", ") ?? ""
    case .none, .image, .control, .canvas, .placeholder: ""
    }
  }
}
