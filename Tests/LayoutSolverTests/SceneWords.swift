import LayoutSolver

/// Short words for building view trees by hand, as a scene would.
func vStack(
  _ views: [View], _ alignment: AlignmentGuide = .horizontalCenter, spacing: Double? = nil
) -> View {
  View(.container(.vStack(alignment: alignment, spacing: spacing), View(.group(views))))
}

func hStack(
  _ views: [View], _ alignment: AlignmentGuide = .verticalCenter, spacing: Double? = nil
) -> View {
  View(.container(.hStack(alignment: alignment, spacing: spacing), View(.group(views))))
}

func zStack(_ views: [View], _ alignment: Alignment = .center) -> View {
  View(.container(.zStack(alignment: alignment), View(.group(views))))
}

func color(_ name: Color.Name = .blue) -> View { View(.leaf(.color(.named(name)))) }
func text(_ string: String) -> View { View(.leaf(.text(TextContent(string)))) }
func spacer(_ minLength: Double? = nil) -> View { View(.leaf(.spacer(minLength: minLength))) }
func divider() -> View { View(.leaf(.divider)) }
func box(_ width: Double, _ height: Double) -> View { color().frame(width, height) }

func circle() -> View {
  View(
    .leaf(.shape(Shape(name: "Circle", outline: .circle, drawing: .fill(.circle, nil)))))
}

func reader(_ content: @escaping (any GeometryProxy) -> View) -> View {
  View(.geometryReader { proxy, _ in content(proxy) })
}

func custom(_ layout: any Layout, _ views: [View]) -> View {
  View(.container(.custom(name: "\(type(of: layout))", layout), View(.group(views))))
}

extension View {
  func modified(_ modifier: Modifier) -> View { View(.modified(self, modifier)) }
  func id(_ name: String) -> View { View(.identifier(self, name)) }

  func frame(_ width: Double?, _ height: Double?, _ alignment: Alignment = .center) -> View {
    modified(.frame(width: width, height: height, alignment: alignment))
  }

  func flexible(
    minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil,
    minHeight: Double? = nil, idealHeight: Double? = nil, maxHeight: Double? = nil,
    _ alignment: Alignment = .center
  ) -> View {
    modified(
      .flexibleFrame(
        FlexibleFrame(
          minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
          idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment)))
  }

  func padding(_ length: Double? = nil, _ edges: Edge.Set = .all) -> View {
    modified(.padding(edges: edges, length: length))
  }

  func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> View {
    modified(.fixedSize(horizontal: horizontal, vertical: vertical))
  }

  func aspectRatio(_ ratio: Double?, _ mode: ContentMode = .fit) -> View {
    modified(.aspectRatio(ratio, contentMode: mode))
  }

  func priority(_ value: Double) -> View { modified(.layoutPriority(value)) }

  func guide(_ guide: AlignmentGuide, _ value: @escaping (ViewDimensions) -> Double) -> View {
    modified(.alignmentGuide(guide, value))
  }

  func overlay(_ view: View, _ alignment: Alignment = .center) -> View {
    modified(.overlay(view, alignment: alignment))
  }

  func background(_ view: View, _ alignment: Alignment = .center) -> View {
    modified(.background(view, alignment: alignment, extendsIntoSafeArea: false))
  }

  func environment(_ change: @escaping (inout EnvironmentValues) -> Void) -> View {
    View(.environment(self, change))
  }

  var rightToLeft: View { environment { $0.layoutDirection = .rightToLeft } }

  /// Lays the view out in a plain container.
  func laidOut(_ width: Double, _ height: Double, insets: EdgeInsets = .zero) -> LayoutResult {
    Negotiation(
      root: self,
      container: LayoutContainer(
        size: Size(width: width, height: height), safeAreaInsets: insets)
    ).layout()
  }
}

extension LayoutResult {
  func frame(_ identifier: String) -> Rect? { node(identifier: identifier)?.frame }
}

/// The whole screen of a device without rounding: the article's phone.
let phone = LayoutContainer(
  size: Size(width: 402, height: 874), safeAreaInsets: EdgeInsets(top: 62, bottom: 34))
