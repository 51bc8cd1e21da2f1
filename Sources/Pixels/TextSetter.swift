import LayoutSolver
import Numbers

/// Sets lines of text in the machine's fonts: Pango finds fonts for letters, their order and their forms.
///
/// Letters are neither fitted to pixels nor rounded to them: a line is as wide at each scale.
final class TextSetter {
  typealias Handle = GraphicsLibraries.Handle

  private let library: GraphicsLibraries
  private let map: Handle?
  private let context: Handle?
  private let layout: Handle?
  /// Of a length in points.
  private static let unit = 1024.0

  init(_ library: GraphicsLibraries, _ fonts: FontList = .machine) {
    self.library = library
    map = library.createFontMap()
    fonts.use(in: map)
    context = library.createTextContext(map)
    let options = library.createFontOptions()
    library.setAntialias(options, 2)
    library.setHinting(options, 1)
    library.setMetricsHinting(options, 1)
    library.setFontOptions(context, options)
    library.setRoundPositions(context, 0)
    layout = library.createLayout(context)
    library.setSingleParagraph(layout, 1)
    library.destroyFontOptions(options)
  }

  deinit {
    library.release(layout)
    library.release(context)
    library.release(map)
  }

  /// - Parameter colored: whether its runs have colours of their own.
  func set(_ line: TextLine, colored: Bool) {
    let text = line.string
    library.setText(layout, text, Int32(clamping: text.utf8.count))
    let attributes = library.createAttributes()
    var start = 0
    for run in line.runs {
      let end = start + run.string.utf8.count
      func insert(_ attribute: Handle?) {
        guard let attribute else { return }
        // After the attribute's class: where it begins and ends, in bytes.
        attribute.storeBytes(of: UInt32(clamping: start), toByteOffset: 8, as: UInt32.self)
        attribute.storeBytes(of: UInt32(clamping: end), toByteOffset: 12, as: UInt32.self)
        library.insertAttribute(attributes, attribute)
      }
      let description = description(of: run)
      insert(library.fontAttribute(description))
      library.freeDescription(description)
      if run.symbol != nil { insert(shape(run.font.size)) }
      if run.isUnderlined { insert(library.underlineAttribute(1)) }
      if run.isStruckThrough { insert(library.strikethroughAttribute(1)) }
      if colored, case .color(let color) = run.paint {
        func part(_ value: Double) -> UInt16 { UInt16(clamped: min(max(value, 0), 1) * 65535) }
        insert(library.colorAttribute(part(color.red), part(color.green), part(color.blue)))
        insert(library.alphaAttribute(max(part(color.alpha), 1)))
      }
      start = end
    }
    library.setAttributes(layout, attributes)
    library.releaseAttributes(attributes)
  }

  /// As high as capitals and as wide, with a little room: about what a symbol in a line takes.
  private func shape(_ size: Double) -> Handle? {
    let side = Int32(clamped: size * 1.2 * Self.unit)
    var box: [Int32] = [0, -Int32(clamped: size * 0.95 * Self.unit), side, side]
    return box.withUnsafeMutableBufferPointer { box in
      library.shapeAttribute(box.baseAddress, box.baseAddress)
    }
  }

  /// Where a byte of what was set last is, from the upper left corner, in points.
  func place(ofByte index: Int) -> Rect {
    var box = [Int32](repeating: 0, count: 4)
    library.letterPlace(layout, Int32(clamping: index), &box)
    let parts = box.map { Double($0) / Self.unit }
    return Rect(
      x: min(parts[0], parts[0] + parts[2]), y: parts[1], width: abs(parts[2]), height: parts[3])
  }

  private func description(of run: TextLine.Run) -> Handle? {
    let description = library.createDescription()
    library.setFamily(description, run.font.families.joined(separator: ","))
    library.setWeight(description, run.font.weightNumber)
    library.setStyle(description, run.isItalic ? 2 : 0)
    library.setSize(description, min(max(run.font.size, 0.1), 2000) * Self.unit)
    return description
  }

  /// In points, of what was set last.
  var width: Double {
    var box = [Int32](repeating: 0, count: 4)
    library.extents(layout, nil, &box)
    return Double(box[2]) / Self.unit
  }

  /// How many letters of what was set last no font of the machine has.
  var unknownLetters: Int { Int(library.unknownLetters(layout)) }

  /// From the top of what was set last, in points.
  var baseline: Double { Double(library.baseline(layout)) / Self.unit }

  func show(in drawing: Handle) { library.showLayout(drawing, layout) }
}
