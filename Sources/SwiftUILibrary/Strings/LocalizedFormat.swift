/// Formats of localized texts: the text between arguments, and which those are.
enum LocalizedFormat {
  /// A key with every argument written as `%@`: a catalogue's key has the type of each argument, and
  /// a scene's key may have a specifier of its own.
  static func plain(_ key: String) -> String {
    guard key.contains("%") else { return key }
    let (pieces, arguments) = parts(of: key)
    return pieces.enumerated().map { index, piece in
      piece.replacing("%", with: "%%") + (arguments.indices.contains(index) ? "%@" : "")
    }.joined()
  }

  /// The literal pieces, and between each two of them the argument to insert, from 0.
  static func parts(of format: String) -> (pieces: [String], arguments: [Int]) {
    var pieces = [""]
    var arguments: [Int] = []
    var next = 0
    var rest = format[...]
    while let percent = rest.firstIndex(of: "%") {
      pieces[pieces.count - 1] += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        pieces[pieces.count - 1] += "%"
        rest.removeFirst()
      } else if let match = rest.prefixMatch(of: specifier) {
        let position = match.output.1.flatMap { Int($0) }
        arguments.append(position.map { max($0 - 1, 0) } ?? next)
        if position == nil { next += 1 }
        pieces.append("")
        rest = rest[match.range.upperBound...]
      } else {
        pieces[pieces.count - 1] += "%"
      }
    }
    pieces[pieces.count - 1] += rest
    return (pieces, arguments)
  }

  /// What follows `%`: position, flags, width, precision, length and conversion.
  nonisolated(unsafe) private static let specifier =
    /(?:(\d+)\$)?[-+#0']*\d*(?:\.\d+)?(?:hh|h|ll|l|q|z|t|j|L)?[@dDiuUxXoOfFeEgGaAcCsSp]/
}
