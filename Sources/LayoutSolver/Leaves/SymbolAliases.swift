/// Symbols without a recording or a known drawing, each listed with a recorded one of about its size:
/// drawn in the same frame or of the same proportions. Others that were paired like this proved to be
/// 1 point off at the median, and up to 14.
enum SymbolAliases {
  /// The recorded symbol with which a name is listed.
  static func recorded(for name: String) -> String? { aliases[name] }

  /// A recorded symbol, then those like it.
  private static let rows = """
    circle: arrow.2.circlepath.circle gauge gauge.medium life.preserver
    square: checkerboard.rectangle
    rectangle: inset.filled.rectangle wallet.bifold gauge.open
    doc: note.plus richtext.page text.document document text.page
    gear: dial.min
    trash: bin.xmark
    person.2: person.2.circle.fill.badge person.and.person
    star: wand.and.sparkles
    heart: heart.text.clipboard
    leaf: leaf.arrow.circlepath
    car: box.truck
    shippingbox: lunchbox
    hand.raised: hands.sparkles
    line.3.horizontal: line.horizontal.3 line.3.crossed.swirl
    arrow.up.arrow.down: arrow.2.circlepath
    chevron.up: chevron.up.2
    shuffle: arrow.trianglehead.2.clockwise
    textformat: a.magnify
    number: percent.circle
    battery.100: battery.75 battery.50 battery.25 battery.0 battery.100.bolt
    trophy: medal.star crown.circle
    key: dumbbell.vertical applelogo
    gamecontroller: gamecontroller.circle
    hexagon: cube.box
    cylinder: externaldrive.connected
    """

  private static let aliases: [String: String] = {
    var aliases: [String: String] = [:]
    for row in rows.utf8.split(separator: UInt8(ascii: "\n")) {
      var words = row.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: ":") }
        .map { String(Substring($0)) }[...]
      guard let recorded = words.popFirst() else { continue }
      for name in words { aliases[name] = recorded }
    }
    return aliases
  }()
}
