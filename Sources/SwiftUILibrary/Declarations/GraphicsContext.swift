struct GraphicsContext {
  struct Shading {
    var style: Any? = nil
    var gradient: Gradient? = nil
    var start = CGPoint.zero
    var end = CGPoint.zero
    var startRadius: CGFloat = 0
    var endRadius: CGFloat? = nil
    var angle: Angle? = nil
    static let foreground = Shading()
    static let backdrop = Shading(style: Color.clear)
    static func color(_ color: Color) -> Shading { Shading(style: color) }
    static func color(
      red: Double, green: Double, blue: Double, opacity: Double = 1
    ) -> Shading {
      Shading(style: Color(red: red, green: green, blue: blue, opacity: opacity))
    }
    static func color(white: Double, opacity: Double = 1) -> Shading {
      Shading(style: Color(white: white, opacity: opacity))
    }
    static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(style: style) }
    static func palette(_ array: [Shading]) -> Shading { array.first ?? .foreground }
    static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(gradient: gradient, start: startPoint, end: endPoint)
    }
    static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(
        gradient: gradient, start: center, startRadius: startRadius, endRadius: endRadius)
    }
    static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = .zero,
      options: GradientOptions = GradientOptions()
    ) -> Shading { Shading(gradient: gradient, start: center, angle: angle) }
    func style(in size: CGSize, _ transform: CGAffineTransform) -> Any? {
      guard let gradient else { return style }
      func unit(_ point: CGPoint) -> UnitPoint {
        let place = point.applying(transform)
        return UnitPoint(
          x: place.x / max(size.width, 0.001), y: place.y / max(size.height, 0.001))
      }
      if let endRadius {
        return RadialGradient(
          gradient: gradient, center: unit(start), startRadius: startRadius,
          endRadius: endRadius)
      }
      if let angle {
        return AngularGradient(gradient: gradient, center: unit(start), angle: angle)
      }
      return LinearGradient(gradient: gradient, startPoint: unit(start), endPoint: unit(end))
    }
  }
  struct GradientOptions: OptionSet {
    let rawValue: Int
    init(rawValue: Int) { self.rawValue = rawValue }
    init() { rawValue = 0 }
    static let mirror = GradientOptions(rawValue: 1)
    static let linearColor = GradientOptions(rawValue: 2)
    static let `repeat` = GradientOptions(rawValue: 4)
  }
  struct ClipOptions: OptionSet {
    let rawValue: Int
    init(rawValue: Int) { self.rawValue = rawValue }
    init() { rawValue = 0 }
    static let inverse = ClipOptions(rawValue: 1)
  }
  struct ResolvedText {
    let recorder: CanvasRecorder
    let text: Text
    var shading: Shading
    func measure(in size: CGSize) -> CGSize { recorder.size(of: text, in: size) }
    func firstBaseline(in size: CGSize) -> CGFloat {
      recorder.baseline(of: text, in: size, isFirst: true)
    }
    func lastBaseline(in size: CGSize) -> CGFloat {
      recorder.baseline(of: text, in: size, isFirst: false)
    }
  }
  struct ResolvedImage {
    let image: Image
    let size: CGSize
    var baseline: CGFloat { size.height }
    var shading: Shading? = nil
  }
  struct ResolvedSymbol {
    let id: Any
    let size: CGSize
  }
  struct FilterOptions: OptionSet {
    let rawValue: Int
    init(rawValue: Int) { self.rawValue = rawValue }
    init() { rawValue = 0 }
    static let linearColor = FilterOptions(rawValue: 1)
  }
  struct Filter {
    static func blur(radius: CGFloat) -> Filter { Filter() }
    static func shadow(
      color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> Filter { Filter() }
    static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter {
      Filter()
    }
    static func projectionTransform(_ matrix: ProjectionTransform) -> Filter { Filter() }
    static func hueRotation(_ angle: Angle) -> Filter { Filter() }
    static func saturation(_ amount: Double) -> Filter { Filter() }
    static func brightness(_ amount: Double) -> Filter { Filter() }
    static func contrast(_ amount: Double) -> Filter { Filter() }
    static func grayscale(_ amount: Double) -> Filter { Filter() }
    static func colorInvert(_ amount: Double = 1) -> Filter { Filter() }
    static func colorMultiply(_ color: Color) -> Filter { Filter() }
    static var luminanceToAlpha: Filter { Filter() }
  }
  let recorder: CanvasRecorder
  var opacity: Double = 1
  var blendMode: BlendMode = .normal {
    didSet { if blendMode != .normal { recorder.lacks("blendMode") } }
  }
  var transform: CGAffineTransform = .identity
  var clips: [Path] = []

  init(recorder: CanvasRecorder) { self.recorder = recorder }

  var environment: EnvironmentValues { EnvironmentValues() }
  var clipBoundingRect: CGRect {
    clips.last?.boundingRect ?? CGRect(origin: .zero, size: recorder.size)
  }
  func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    recorder.fill(
      placed(path, style), shading.style(in: recorder.size, transform), opacity, clips)
  }
  func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }
  func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    recorder.stroke(
      path.applying(transform), shading.style(in: recorder.size, transform), opacity, clips,
      style)
  }
  mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {
    if !options.contains(.inverse) { clips.append(placed(path, style)) }
  }
  private func placed(_ path: Path, _ style: FillStyle) -> Path {
    (style.isEOFilled ? path.normalized(eoFill: true) : path).applying(transform)
  }
  mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(),
    content: (inout GraphicsContext) throws -> Void
  ) rethrows { recorder.lacks("clipToLayer") }
  mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    recorder.lacks("addFilter")
  }
  mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }
  mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }
  mutating func rotate(by angle: Angle) { transform = transform.rotated(by: angle.radians) }
  mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }
  func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var layer = self
    try content(&layer)
  }
  func resolve(_ text: Text) -> ResolvedText {
    ResolvedText(recorder: recorder, text: text, shading: .foreground)
  }
  func resolve(_ image: Image) -> ResolvedImage {
    ResolvedImage(image: image, size: recorder.size(of: image))
  }
  func resolve(_ shading: Shading) -> Shading { shading }
  func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    recorder.sizeOfSymbol(id).map { ResolvedSymbol(id: id, size: $0) }
  }
  private func placed(_ size: CGSize, at point: CGPoint, _ anchor: UnitPoint) -> CGRect {
    CGRect(
      x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height,
      width: size.width, height: size.height)
  }
  func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }
  func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }
  func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }
  func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect)
  }
  func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let room = CGSize(width: CGFloat.infinity, height: CGFloat.infinity)
    draw(text, in: placed(text.measure(in: room), at: point, anchor))
  }
  func draw(_ text: ResolvedText, in rect: CGRect) {
    recorder.text(
      text.text, text.shading.style(in: recorder.size, transform), opacity, clips,
      Path(rect).applying(transform).boundingRect)
  }
  func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image, in: placed(image.size, at: point, anchor))
  }
  func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    recorder.image(
      image.image, nil, opacity, clips, Path(rect).applying(transform).boundingRect)
  }
  func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(symbol, in: placed(symbol.size, at: point, anchor))
  }
  func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    recorder.symbol(symbol.id, opacity, clips, rect, transform)
  }
}
