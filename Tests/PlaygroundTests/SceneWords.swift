import LayoutSolver

/// Short words for building view trees by hand, as a scene would.
func vStack(_ views: [View], spacing: Double? = nil) -> View {
  View(.container(.vStack(alignment: .horizontalCenter, spacing: spacing), View(.group(views))))
}

func hStack(_ views: [View], spacing: Double? = nil) -> View {
  View(.container(.hStack(alignment: .verticalCenter, spacing: spacing), View(.group(views))))
}

func zStack(_ views: [View]) -> View {
  View(.container(.zStack(alignment: .center), View(.group(views))))
}

func color(_ name: Color.Name = .blue) -> View { View(.leaf(.color(.named(name)))) }
func text(_ string: String) -> View { View(.leaf(.text(TextContent(string)))) }
func box(_ width: Double, _ height: Double) -> View { color().frame(width, height) }

extension View {
  func modified(_ modifier: Modifier) -> View { View(.modified(self, modifier)) }
  func id(_ name: String) -> View { View(.identifier(self, name)) }
  func at(line: Int) -> View { View(content, source: SourceRange(line: line, column: 3)) }

  func frame(_ width: Double?, _ height: Double?) -> View {
    modified(.frame(width: width, height: height, alignment: .center))
  }

  func padding(_ length: Double? = nil) -> View {
    modified(.padding(edges: .all, length: length))
  }

  func fixedSize() -> View { modified(.fixedSize(horizontal: true, vertical: true)) }

  /// Lays the view out in a plain container.
  func laidOut(_ width: Double, _ height: Double, insets: EdgeInsets = .zero) -> LayoutResult {
    Negotiation(
      root: self,
      container: LayoutContainer(
        size: Size(width: width, height: height), safeAreaInsets: insets)
    ).layout()
  }
}
