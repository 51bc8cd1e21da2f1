import LayoutSolver

/// Letters and digits as lines, ten units from the baseline to the top of a capital, for symbols that
/// show some. Rows are as those of ``SymbolTable``; a letter's name begins with `'`.
enum SymbolLetters {
  static let rows = """
    'A: M 0 10 L 4 0 L 8 10 M 1.4 6.5 H 6.6
    'B: M 0 0 V 10 H 4 C 8.5 10 8.5 4.7 4 4.7 H 0 M 0 0 H 3.6 C 7.6 0 7.6 4.7 3.6 4.7
    'C: A 5 5 5 -50 -260
    'D: M 0 0 V 10 H 3 C 10 10 10 0 3 0 Z
    'E: M 6.5 0 H 0 V 10 H 6.5 M 0 4.8 H 5.8
    'F: M 6.5 0 H 0 V 10 M 0 4.8 H 5.6
    'G: A 5 5 5 -50 -305 M 10 5.4 H 6
    'H: M 0 0 V 10 M 7.5 0 V 10 M 0 4.8 H 7.5
    'I: M 0 0 V 10
    'J: M 5 0 V 7 C 5 11 0 11 0 7.3
    'K: M 0 0 V 10 M 7 0 L 0 6.2 M 2.6 4.2 L 7.2 10
    'L: M 0 0 V 10 H 6
    'M: M 0 10 V 0 L 5 8 L 10 0 V 10
    'N: M 0 10 V 0 L 7.5 10 V 0
    'O: O 5 5 5
    'P: M 0 10 V 0 H 4 C 8.6 0 8.6 5.6 4 5.6 H 0
    'Q: O 5 5 5 M 6 7 L 9.6 10.4
    'R: M 0 10 V 0 H 4 C 8.6 0 8.6 5.6 4 5.6 H 0 M 4 5.6 L 7.4 10
    'S: M 6.6 2 C 6 -1 0.6 -0.8 0.6 2.4 C 0.6 6 7 4 7 7.6 C 7 11 0.6 10.8 0 7.8
    'T: M 0 0 H 8 M 4 0 V 10
    'U: M 0 0 V 6.4 C 0 11.2 7.4 11.2 7.4 6.4 V 0
    'V: M 0 0 L 4 10 L 8 0
    'W: M 0 0 L 2.8 10 L 5.8 1.5 L 8.8 10 L 11.6 0
    'X: M 0 0 L 7.4 10 M 7.4 0 L 0 10
    'Y: M 0 0 L 4 5.2 L 8 0 M 4 5.2 V 10
    'Z: M 0 0 H 7 L 0 10 H 7.2
    '0: E 3.6 5 3.6 5
    '1: M 0 2 L 3 0 V 10
    '2: M 0.2 2.8 C 0.6 -1 6.8 -0.8 6.8 2.8 C 6.8 5.4 3 7 0 10 H 7
    '3: M 0.3 2 C 1.4 -0.7 6.4 -0.6 6.4 2.4 C 6.4 4.6 4.4 4.8 2.8 4.8 C 5 4.8 7 5.2 7 7.3 C 7 10.9 1 10.8 0 8
    '4: M 5.4 10 V 0 L 0 7.2 H 7.4
    '5: M 6.3 0 H 1.3 L 0.6 4.8 C 2.5 3.4 7 3.6 7 6.8 C 7 11 1 10.8 0 8
    '6: M 6 1 C 3 -1 0 2 0 6.5 C 0 11.2 7 11.2 7 6.7 C 7 3 1.5 2.6 0.1 6
    '7: M 0 0 H 7 L 2.6 10
    '8: E 3.5 2.4 3 2.4 E 3.5 7.4 3.5 2.6
    '9: M 1 9 C 4 11 7 8 7 3.5 C 7 -1.2 0 -1.2 0 3.3 C 0 7 5.5 7.4 6.9 4
    'a: O 3.3 6.7 3.3 M 6.6 3.4 V 10
    'b: M 0 0 V 10 O 3.3 6.7 3.3
    'c: A 3.3 6.7 3.3 -50 -260
    'f: M 4.4 0.2 C 2.4 -0.4 1.5 0.6 1.5 2.4 V 10 M 0 3.6 H 4
    'x: M 0 3.4 L 5.6 10 M 5.6 3.4 L 0 10
    """

  /// A word around a place.
  /// - Parameter height: of a capital.
  static func layers(of word: Substring, at place: Point, height: Double) -> [SymbolLayer] {
    let scale = height / 10
    var letters: [SymbolLayer] = []
    var end = 0.0
    for letter in word {
      guard let layer = SymbolReader.letter(letter) else { continue }
      let bounds = layer.bounds(lineWidth: 0)
      let x = end - bounds.minX
      letters.append(layer.moved { Point(x: $0.x + x, y: $0.y) })
      end += bounds.width + 3
    }
    let width = end - 3
    return letters.map { layer in
      layer.moved { point in
        Point(
          x: place.x + (point.x - width / 2) * scale, y: place.y + (point.y - 5) * scale)
      }
    }
  }
}
