/// Sizes of SF Symbols as recorded on macOS 26.2 at 17 points, regular, 2 pixels a point; iOS 26
/// gives the same ones. Source: swiftui-web's `symbol/catalog-17` and `ios/symbol/basic`; for
/// `mic.fill` AccessibilitySnapshot's demonstration on iOS 18.5 and 26.2; for `textformat.abc` and
/// `text.quote` their widths in pictures of Hymns-iOS (iOS 18.2) and WordsLearner (iOS 26.2), with
/// the heights of symbols like them; for `book.pages.fill` pictures of SpeziViews (iOS 18 and 26).
enum SymbolTable {
  /// A symbol's size in points; nil if it wasn't recorded.
  static func size(of name: String) -> Size? { sizes[name] ?? sizes[leftToRight(name)] }

  /// Recordings from before iOS 26 that differ: swift-snapshot-testing's `checkmark.circle.fill`.
  static let earlierSizes = ["checkmark.circle.fill": Size(width: 17.26, height: 17.26)]

  /// The size of the known symbol that a name contains: `car.fill` is as large as `car`,
  /// `star.circle` as `circle`, others as the one they are listed with.
  static func related(to name: String) -> Size? {
    func size(of name: String) -> Size? { Self.size(of: name) ?? SymbolDrawings.size(of: name) }
    if let listed = SymbolAliases.recorded(for: name) { return size(of: listed) }
    var parts = name.split(separator: ".")
    if parts.last == "fill" || parts.last == "slash" { parts.removeLast() }
    let whole = parts.joined(separator: ".")
    if let size = size(of: whole) ?? size(of: whole + ".fill") { return size }
    if let listed = SymbolAliases.recorded(for: whole) { return size(of: listed) }
    // `sparkles.rectangle.stack` is as large as `rectangle.stack`, or else as `rectangle`.
    for frame in frames {
      guard let start = parts.dropFirst().firstIndex(of: Substring(frame)) else { continue }
      return size(of: parts[start...].joined(separator: ".")) ?? size(of: frame)
    }
    while parts.count > 1 {
      parts.removeLast()
      let start = parts.joined(separator: ".")
      if let size = size(of: start) ?? size(of: start + ".fill") { return size }
      if let listed = SymbolAliases.recorded(for: start) { return size(of: listed) }
    }
    return nil
  }

  /// The frames that may surround a symbol's picture.
  private static let frames = [
    "circle", "square", "rectangle", "triangle", "seal", "shield", "hexagon",
  ]

  /// `chevron.forward` is `chevron.right` where text runs from left to right.
  static func leftToRight(_ name: String) -> String {
    let parts = name.split(separator: ".")
    return parts.enumerated().map { index, part in
      switch part {
      case "forward" where index > 0: "right"
      case "backward" where index > 0: "left"
      default: String(part)
      }
    }.joined(separator: ".")
  }

  /// A size, then the symbols that have it.
  private static let rows = """
    6.5x18 exclamationmark
    12.5x16.5 chevron.left chevron.right
    13x14 italic
    13x20.5 thermometer
    13.5x18 questionmark
    14x14 bold
    14x17 underline
    14x19.5 cursorarrow
    14.5x16 pause.fill
    14.5x19 music.note
    15x16 play.fill
    15x19 drop
    15.5x21.5 lightbulb
    15.5x23 key
    16.5x14.5 arrow.down.left arrow.up.right
    16.5x18.5 lock
    17x18 arrow.down arrow.up
    17x19.5 arrow.down.to.line arrow.up.to.line
    17x20 flame iphone mic mic.slash
    17x21.5 bolt
    17.2x20 mic.fill
    17.5x15.5 pencil xmark
    17.5x20 bookmark speaker.slash
    18x3.5 minus
    18x16 plus
    18x17 person.fill
    18x19 shield snowflake
    18x20 arrow.clockwise arrow.counterclockwise book.closed doc doc.text rectangle.portrait
    18x20 wallet.pass
    18.5x5.5 ellipsis
    18.5x10.5 chevron.down chevron.up
    18.5x16.5 checkmark
    18.5x19.5 cylinder
    18.5x21 sparkles
    18.5x22 ant
    18.5x22.5 doc.badge.plus
    19x17.5 person
    19x18.5 number
    19x20.5 bell.slash
    19x21.5 person.badge.plus square.and.arrow.down
    19x22 square.and.arrow.up
    19.5x15 arrow.left arrow.right backward.end.fill forward.end.fill
    19.5x17.5 checkmark.square minus.square plus.square qrcode square square.dashed square.fill
    19.5x17.5 square.grid.2x2 xmark.square
    19.5x18.5 flag percent
    19.5x20.5 bell.badge trash trash.fill
    19.5x23 tram
    20x15.5 arrow.turn.up.left
    20x17 speaker.wave.1
    20x17.5 arrow.uturn.left
    20x18 arrow.up.left.and.arrow.down.right
    20x18.5 location
    20x19 arrow.down.circle arrow.left.circle arrow.right.circle arrow.up.circle chart.pie
    20x19 checkmark.circle checkmark.circle.fill chevron.right.circle circle circle.fill clock
    20x19 dollarsign.circle ellipsis.circle exclamationmark.circle exclamationmark.circle.fill
    20x19 face.smiling globe heart.circle info.circle info.circle.fill minus.circle moon
    20x19 person.circle plus.circle plus.circle.fill questionmark.circle safari star.circle
    20x19 trash.circle xmark.circle xmark.circle.fill
    20x19.5 bell bell.fill gift power waveform.path.ecg
    20x20.5 hand.thumbsdown hand.thumbsup
    20x21 paperclip
    20x21.5 pin
    20.5x17.5 heart heart.fill
    20.5x18 exclamationmark.triangle triangle
    20.5x18.5 magnifyingglass minus.magnifyingglass phone plus.magnifyingglass
    20.5x19.5 eraser gearshape.fill
    20.5x20 at
    20.5x20.5 hand.raised trophy
    20.5x21.5 building.2
    20.5x23.5 book.pages.fill
    21x10.5 line.3.horizontal
    21x14.5 list.bullet
    21x16 list.number
    21x16.5 slider.horizontal.3 text.aligncenter text.alignleft text.alignright text.justify
    21x17 wind
    21x17.5 archivebox calendar
    21x18 antenna.radiowaves.left.and.right leaf
    21x19 airplane
    21x19.5 paperplane
    21x20 gearshape headphones square.and.pencil
    21x20.5 shippingbox square.3.layers.3d sun.max
    21x21 hexagon
    21x23 doc.on.clipboard doc.on.doc
    21.5x18.5 lock.open map
    21.5x20 eyedropper highlighter
    21.5x20.5 gear touchid
    21.5x21.5 seal
    21.5x22.5 paintbrush
    22x17 repeat
    22x17.5 chart.line.uptrend.xyaxis
    21.5x16 text.quote
    22x20 star star.fill star.leadinghalf.filled
    22x21 link
    22x21.5 link.badge.plus
    22.5x14 quote.opening
    22.5x15.5 cloud
    22.5x16 wifi
    22.5x17.5 book
    22.5x18.5 message
    22.5x19.5 bubble.left
    22.5x20 pentagon
    22.5x20.5 crop
    22.5x21 tag
    22.5x21.5 arrow.up.and.down.and.arrow.left.and.right bus
    23x17.5 folder folder.fill
    23x18.5 cart
    23x19 checklist folder.badge.plus paintpalette
    23x20 newspaper printer
    23.5x14.5 textformat
    23.5x17.5 shuffle
    23.5x18.5 briefcase
    23.5x20.5 storefront
    23.5x23 wrench
    24x16.5 creditcard tray
    24x17 speaker.wave.2
    24x17.5 car photo rectangle rectangle.split.3x1 sidebar.left sidebar.right tablecells terminal
    24x18.5 arrow.up.arrow.down
    24x19 desktopcomputer
    24x19.5 house house.fill
    24x20 pills
    24x21.5 radio
    24.5x11 ruler
    24.5x16 video
    24.5x16.5 envelope
    24.5x18 camera
    25x19 tv
    25x23 hammer
    25.5x15 backward.fill forward.fill
    25.5x18 chart.bar
    25.5x18.5 crown
    25.5x24 tree
    26x16.5 eye
    26x19 scissors
    26x20 eye.slash
    27x22 cat
    27x22.5 graduationcap
    27.5x18 chevron.left.forwardslash.chevron.right
    27.5x19 person.2
    27.5x21.5 dog
    28x17.5 gamecontroller
    28.5x18.5 puzzlepiece
    28.5x20 truck.box
    29x13.5 battery.100
    31x19 bicycle
    32.5x14.5 textformat.abc
    33x17 mountain.2
    """

  private static let sizes = read(rows)

  /// Rows of a size and the symbols that have it.
  static func read(_ rows: String) -> [String: Size] {
    var sizes: [String: Size] = [:]
    for row in rows.utf8.split(separator: UInt8(ascii: "\n")) {
      let words = row.split(separator: UInt8(ascii: " ")).map(Substring.init)
      let sides = words[0].utf8.split(separator: UInt8(ascii: "x")).compactMap {
        Double(Substring($0))
      }
      guard sides.count == 2 else { continue }
      let size = Size(width: sides[0], height: sides[1])
      for name in words.dropFirst() { sizes[String(name)] = size }
    }
    return sizes
  }
}
