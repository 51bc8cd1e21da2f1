import Cells
import LayoutSolver
import Numbers

/// The picture as a document of shapes and texts.
///
/// Cairo's own surface for SVG draws texts as outlines, which nobody can search or copy. Here a line of
/// text is an element as long as the layout made it.
public struct ArtworkSVG {
  private var defs = ""
  private var body = ""
  private var count = 0
  private var clipNames: [[Int]: String] = [:]
  private let artwork: Artwork

  public init(_ artwork: Artwork) { self.artwork = artwork }

  /// - Parameter tools: what reads the pictures of the picture; without them placeholders are drawn.
  /// - Returns: the document, and what couldn't be drawn, a sentence each.
  public func document(
    title: String, tools: DrawingTools?
  ) -> (text: String, notes: [String]) {
    var notes: [String] = []
    let text = document(title: title) { picture in
      tools?.address(of: picture) { if !notes.contains("\($0)") { notes.append("\($0)") } }
    }
    return (text, notes)
  }

  /// - Parameter pictures: A picture as an address that the document can show; nil for one that can't be
  ///   read.
  public func document(title: String, pictures: (Picture) -> String? = { _ in nil }) -> String {
    var writer = self
    for operation in artwork.operations { writer.write(operation, pictures) }
    let size = "\(Self.number(artwork.size.width)) \(Self.number(artwork.size.height))"
    let sides = size.split(separator: " ")
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(sides[0])" height="\(sides[1])" \
      viewBox="0 0 \(size)">
      <title>\(XMLText.escaped(title))</title>
      <defs>
      \(writer.defs)</defs>
      \(writer.body)</svg>
      """
  }

  // MARK: Operations

  private mutating func write(_ operation: Artwork.Operation, _ pictures: (Picture) -> String?) {
    let clip = clip(artwork.chain(operation.clip))
    switch operation {
    case .fill(let path, let paint, _):
      body += "<path d=\"\(Self.data(path))\"\(rule(path))\(fill(paint))\(clip)/>\n"
    case .stroke(let path, let style, let paint, _):
      body +=
        "<path d=\"\(Self.data(path))\" fill=\"none\"\(stroke(paint))\(lines(style))\(clip)/>\n"
    case .cut(let path, let paint, let lines, let width, let areas, _):
      let name = newName()
      let round = StrokeStyle(lineWidth: width, cap: .round, join: .round)
      defs += """
        <mask id="\(name)" maskUnits="userSpaceOnUse" x="-10000" y="-10000" width="20000" \
        height="20000"><path d="\(Self.data(path))" fill="#fff" stroke="#fff"\(self.lines(round))/>\
        <path d="\(Self.data(lines))" fill="none" stroke="#000"\(self.lines(round))/>\
        <path d="\(Self.data(areas))"/></mask>

        """
      let alpha = paint.alpha < 1 ? " opacity=\"\(Self.number(paint.alpha))\"" : ""
      body += "<g\(clip)\(alpha)>"
      body += "<path d=\"\(Self.data(path))\"\(fill(paint.opaque))\(stroke(paint.opaque))"
      body += "\(self.lines(round)) mask=\"url(#\(name))\"/></g>\n"
    case .shadow(let path, let color, let radius, let others, _):
      let name = newName()
      let reach = Self.number(radius * 2)
      defs += """
        <filter id="\(name)" x="-\(reach)" y="-\(reach)" width="20000" height="20000" \
        filterUnits="userSpaceOnUse"><feGaussianBlur stdDeviation="\(Self.number(radius / 2))"/>\
        </filter>

        """
      var mask = ""
      if !others.isEmpty {
        let outside = newName()
        let areas = others.map { "<path d=\"\(Self.data($0))\"/>" }.joined()
        defs += """
          <mask id="\(outside)" maskUnits="userSpaceOnUse" x="-10000" y="-10000" width="20000" \
          height="20000"><rect x="-10000" y="-10000" width="20000" height="20000" fill="#fff"/>\
          \(areas)</mask>

          """
        mask = " mask=\"url(#\(outside))\""
      }
      body += "<g\(clip)\(mask)><path d=\"\(Self.data(path))\"\(fill(.color(color)))"
      body += radius > 0 ? " filter=\"url(#\(name))\"/></g>\n" : "/></g>\n"
    case .cast(let others, let shadow, _, let color, _):
      let name = newName()
      defs += """
        <filter id="\(name)" x="-10000" y="-10000" width="20000" height="20000" \
        filterUnits="userSpaceOnUse"><feGaussianBlur in="SourceAlpha" \
        stdDeviation="\(Self.number(shadow.radius / 2))" result="b"/>\
        <feFlood\(Self.attributes(color, "flood-color", "flood-opacity"))/>\
        <feComposite in2="b" operator="in"/></filter>

        """
      body +=
        "<g\(clip)><g transform=\"translate(\(Self.number(shadow.x)) \(Self.number(shadow.y)))\""
      body += " filter=\"url(#\(name))\">\n"
      for other in others { write(other, pictures) }
      body += "</g></g>\n"
    case .layer(let others, let layer, _):
      body += "<g\(clip)><g\(attributes(layer))>\n"
      for other in others { write(other, pictures) }
      body += "</g></g>\n"
    case .blur: break
    case .line(let line, _): write(line, clip)
    case .picture(let picture, let instead, _):
      guard let address = pictures(picture) else {
        for other in instead { write(other, pictures) }
        return
      }
      write(picture, address, clip)
    }
  }

  /// The pieces of a picture, each a window onto it, or a pattern of such windows.
  private mutating func write(_ picture: Picture, _ address: String, _ clip: String) {
    var pieces = ""
    for piece in picture.pieces {
      let frame = piece.frame
      func window(at origin: Point, _ size: Size) -> String {
        let part = piece.source
        return """
          <svg x="\(Self.number(origin.x))" y="\(Self.number(origin.y))" \
          width="\(Self.number(size.width))" height="\(Self.number(size.height))" \
          viewBox="\(Self.number(part.minX)) \(Self.number(part.minY)) \
          \(Self.number(part.width)) \(Self.number(part.height))" preserveAspectRatio="none">\
          <image href="\(XMLText.escaped(address))" width="1" height="1" \
          preserveAspectRatio="none"/></svg>
          """
      }
      guard let copy = piece.repeats else {
        pieces += window(at: frame.origin, frame.size)
        continue
      }
      let name = newName()
      defs += """
        <pattern id="\(name)" patternUnits="userSpaceOnUse" x="\(Self.number(frame.minX))" \
        y="\(Self.number(frame.minY))" width="\(Self.number(copy.width))" \
        height="\(Self.number(copy.height))">\(window(at: .zero, copy))</pattern>

        """
      pieces += rectangle(frame, " fill=\"url(#\(name))\"")
    }
    pieces = "<g\(Self.transform(picture.placement))>\(pieces)</g>"
    if let tint = picture.tint {
      let name = newName()
      let everywhere = Rect(x: -10_000, y: -10_000, width: 20_000, height: 20_000)
      defs += """
        <mask id="\(name)" mask-type="alpha" maskUnits="userSpaceOnUse" x="-10000" y="-10000" \
        width="20000" height="20000">\(pieces)</mask>

        """
      body += "<g\(clip)>\(rectangle(everywhere, "\(fill(tint)) mask=\"url(#\(name))\""))</g>\n"
    } else {
      body += "<g\(clip)><g opacity=\"\(Self.number(picture.alpha))\">\(pieces)</g></g>\n"
    }
  }

  private func rectangle(_ rect: Rect, _ attributes: String) -> String {
    "<rect x=\"\(Self.number(rect.minX))\" y=\"\(Self.number(rect.minY))\""
      + " width=\"\(Self.number(rect.width))\" height=\"\(Self.number(rect.height))\"\(attributes)/>"
  }

  private mutating func attributes(_ layer: Artwork.Layer) -> String {
    switch layer {
    case .opacity(let part):
      return part < 1 ? " opacity=\"\(Self.number(part))\"" : " style=\"isolation:isolate\""
    case .blend(let mode): return mode.css.map { " style=\"mix-blend-mode:\($0)\"" } ?? ""
    case .blur(let deviation):
      let name = newName()
      defs += """
        <filter id="\(name)" x="-10000" y="-10000" width="20000" height="20000" \
        filterUnits="userSpaceOnUse"><feGaussianBlur stdDeviation="\(Self.number(deviation))"/>\
        </filter>

        """
      return " filter=\"url(#\(name))\""
    }
  }

  private mutating func write(_ line: TextLine, _ clip: String) {
    guard !line.string.isEmpty else { return }
    let anchor =
      switch line.anchor {
      case .start: ""
      case .middle: " text-anchor=\"middle\""
      case .end: " text-anchor=\"end\""
      }
    let length =
      line.width.map { width in
        " textLength=\"\(Self.number(width))\" lengthAdjust=\"spacingAndGlyphs\""
      } ?? ""
    body += "<g\(clip)><text x=\"\(Self.number(line.origin.x))\""
    body += " y=\"\(Self.number(line.origin.y))\"\(anchor)\(length) xml:space=\"preserve\""
    body += "\(Self.transform(line.placement))>"
    for run in line.runs where run.symbol == nil {
      var lines: [String] = []
      if run.isUnderlined { lines.append("underline") }
      if run.isStruckThrough { lines.append("line-through") }
      let names = run.font.families.map { $0.contains(" ") ? "'\($0)'" : $0 }
      body += "<tspan font-family=\"\(XMLText.escaped(names.joined(separator: ", ")))\""
      body +=
        " font-size=\"\(Self.number(run.font.size))\" font-weight=\"\(run.font.weightNumber)\""
      if run.isItalic { body += " font-style=\"italic\"" }
      if !lines.isEmpty { body += " text-decoration=\"\(lines.joined(separator: " "))\"" }
      body += "\(fill(run.paint))>\(XMLText.escaped(run.string))</tspan>"
    }
    body += "</text></g>\n"
  }

  // MARK: Paints

  private mutating func newName() -> String {
    count += 1
    return "p\(count)"
  }

  /// Inside of all of these areas.
  private mutating func clip(_ chain: [Int]) -> String {
    guard let last = chain.last else { return "" }
    if let known = clipNames[chain] { return " clip-path=\"url(#\(known))\"" }
    let outer = clip(Array(chain.dropLast()))
    let name = newName()
    let path = artwork.clips[last].path
    let rule = path.isEvenOdd ? " clip-rule=\"evenodd\"" : ""
    defs += "<clipPath id=\"\(name)\"\(outer)><path d=\"\(Self.data(path))\"\(rule)/></clipPath>\n"
    clipNames[chain] = name
    return " clip-path=\"url(#\(name))\""
  }

  private mutating func fill(_ paint: Paint) -> String { attributes(paint, "fill") }
  private mutating func stroke(_ paint: Paint) -> String { attributes(paint, "stroke") }

  private mutating func attributes(_ paint: Paint, _ name: String) -> String {
    switch paint {
    case .color(let color): return Self.attributes(color, name, "\(name)-opacity")
    case .gradient(let gradient):
      let id = newName()
      defs += element(gradient, id)
      return " \(name)=\"url(#\(id))\""
    case .mesh(let mesh):
      // SVG has no such gradient: the mean of its colours.
      let count = Double(max(mesh.colors.count, 1))
      func mean(_ part: KeyPath<RGBA, Double>) -> Double {
        mesh.colors.reduce(0) { $0 + $1[keyPath: part] } / count
      }
      let color = RGBA(
        red: mean(\.red), green: mean(\.green), blue: mean(\.blue), alpha: mean(\.alpha))
      return Self.attributes(color, name, "\(name)-opacity")
    }
  }

  private static func attributes(_ color: RGBA, _ name: String, _ opacity: String) -> String {
    func byte(_ part: Double) -> String {
      let text = String(Int(clamped: (min(max(part, 0), 1) * 255).rounded()), radix: 16)
      return text.count < 2 ? "0" + text : text
    }
    let text = " \(name)=\"#\(byte(color.red))\(byte(color.green))\(byte(color.blue))\""
    return color.alpha < 1 ? text + " \(opacity)=\"\(number(color.alpha))\"" : text
  }

  private func element(_ gradient: GradientPaint, _ id: String) -> String {
    let place = Self.transform(gradient.placement).replacing("transform", with: "gradientTransform")
    let stops = gradient.stops.map { stop in
      "<stop offset=\"\(Self.number(stop.location))\""
        + "\(Self.attributes(stop.color, "stop-color", "stop-opacity"))/>"
    }.joined()
    switch gradient.kind {
    case .linear(let from, let to):
      return "<linearGradient id=\"\(id)\" gradientUnits=\"userSpaceOnUse\""
        + " x1=\"\(Self.number(from.x))\" y1=\"\(Self.number(from.y))\" x2=\"\(Self.number(to.x))\""
        + " y2=\"\(Self.number(to.y))\"\(place)>\(stops)</linearGradient>\n"
    case .radial(let center, let from, let to):
      return "<radialGradient id=\"\(id)\" gradientUnits=\"userSpaceOnUse\""
        + " cx=\"\(Self.number(center.x))\" cy=\"\(Self.number(center.y))\""
        + " r=\"\(Self.number(to))\" fr=\"\(Self.number(from))\"\(place)>\(stops)</radialGradient>\n"
    case .angular(let center, _, _):
      // SVG has none that goes around; its colours from the left to the right.
      return "<linearGradient id=\"\(id)\" gradientUnits=\"userSpaceOnUse\" x1=\"0\" y1=\"0\""
        + " x2=\"\(Self.number(center.x * 2))\" y2=\"0\"\(place)>\(stops)</linearGradient>\n"
    }
  }

  private func lines(_ style: StrokeStyle) -> String {
    var text = " stroke-width=\"\(Self.number(style.lineWidth))\""
    if style.cap != .butt {
      text += " stroke-linecap=\"\(style.cap == .round ? "round" : "square")\""
    }
    if style.join != .miter {
      text += " stroke-linejoin=\"\(style.join == .round ? "round" : "bevel")\""
    }
    if !style.dash.isEmpty {
      text += " stroke-dasharray=\"\(style.dash.map(Self.number).joined(separator: " "))\""
    }
    return text
  }

  private func rule(_ path: ShapePath) -> String {
    path.isEvenOdd ? " fill-rule=\"evenodd\"" : ""
  }

  // MARK: Words

  private static func data(_ path: ShapePath) -> String {
    func place(_ point: Point) -> String { "\(number(point.x)) \(number(point.y))" }
    return path.steps.map { step in
      switch step {
      case .move(let to): "M\(place(to))"
      case .line(let to): "L\(place(to))"
      case .curve(let one, let two, let to): "C\(place(one)) \(place(two)) \(place(to))"
      case .close: "Z"
      }
    }.joined()
  }

  private static func transform(_ place: Placement) -> String {
    if place == .identity { return "" }
    let numbers = [place.a, place.b, place.c, place.d, place.tx, place.ty].map(number)
    return " transform=\"matrix(\(numbers.joined(separator: " ")))\""
  }

  /// To a thousandth, without zeros at its end.
  private static func number(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e9 else { return "0" }
    let thousandths = Int(clamped: (value * 1000).rounded())
    let (whole, rest) = abs(thousandths).quotientAndRemainder(dividingBy: 1000)
    var text = (thousandths < 0 ? "-" : "") + "\(whole)"
    if rest > 0 {
      var digits = String(rest + 1000).dropFirst()
      while digits.last == "0" { digits.removeLast() }
      text += "." + digits
    }
    return text
  }
}

extension BlendMode {
  /// The word of CSS; nil for those that it has none for.
  fileprivate var css: String? {
    switch self {
    case .normal, .sourceAtop, .destinationOver, .destinationOut: nil
    case .plusDarker: "multiply"
    case .plusLighter: "plus-lighter"
    case .colorDodge: "color-dodge"
    case .colorBurn: "color-burn"
    case .softLight: "soft-light"
    case .hardLight: "hard-light"
    default: rawValue
    }
  }
}
