import Foundation

/// Letters as lines on a small grid: our own drawing, so that every machine shows the same.
///
/// A capital is 6 steps high from its baseline and a small letter 4; what hangs below has 2. Each row of
/// the table names a letter, how many columns it has, and its lines, of points by column and step:
/// `002640` leads from the lower left up to the top and down again. Steps below the baseline are `a` and
/// `b`. A line of one point is a dot.
struct LetterShape {
  struct Point {
    var column: Int
    var step: Int
  }

  /// Without its marks.
  var name: Character
  var columns: Int
  var lines: [[Point]]
  /// Those of letters so low that steps 2 and 3 are in one row; nil where they are the same.
  var lowLines: [[Point]]?
  /// What is over or under it.
  var marks: [LetterShape] = []

  /// Whether it has something in the middle of an odd number of columns.
  var hasMiddle: Bool {
    columns % 2 == 1 && lines.joined().contains { $0.column * 2 == columns - 1 }
  }

  /// Whether it has three stems beside each other, as an m does.
  var hasThreeStems: Bool { hasMiddle && columns >= 5 && Self.threeStems.contains(name) }
  private static let threeStems: Set<Character> = ["M", "W", "m", "w", "#", "%", "&"]

  /// The steps its lines' points lie between.
  var steps: ClosedRange<Int> {
    let steps = lines.joined().map(\.step)
    return (steps.min() ?? 0)...(steps.max() ?? 0)
  }

  static let capital = 6
  static let small = 4

  /// Nil where a letter, or a mark of its, isn't in the table.
  static func of(_ grapheme: Character) -> LetterShape? {
    if let letter = letters[grapheme] { return letter }
    let scalars = Array(String(grapheme).decomposedStringWithCanonicalMapping.unicodeScalars)
    guard scalars.count > 1, let first = scalars.first else { return nil }
    let found = scalars.dropFirst().compactMap { marks[Character($0)] }
    guard found.count == scalars.count - 1 else { return nil }
    // Marks take the place of dots.
    let isOver = found.contains { $0.steps.upperBound > 0 }
    let base: Character =
      isOver && first == "i" ? "ı" : isOver && first == "j" ? "ȷ" : Character(first)
    guard var letter = letters[base] else { return nil }
    let raised = letter.steps.upperBound >= capital ? 2 : 0
    letter.marks = found.map { $0.steps.lowerBound > 0 ? $0.moved(by: raised) : $0 }
    return letter
  }

  private func moved(by steps: Int) -> LetterShape {
    var moved = self
    moved.lines = lines.map { line in
      line.map { Point(column: $0.column, step: $0.step + steps) }
    }
    return moved
  }

  /// All letters of the table.
  static var known: [Character] { letters.keys.sorted() }

  private static let letters: [Character: LetterShape] = {
    var letters = Dictionary(uniqueKeysWithValues: rows(letterTable).map { ($0, $1) })
    for (name, shape) in rows(lowTable) { letters[name]?.lowLines = shape.lines }
    return letters
  }()
  /// By the combining character.
  private static let marks = Dictionary(
    uniqueKeysWithValues: rows(markTable).compactMap { name, shape in
      spacing.firstIndex(of: name).map { (combining[$0], shape) }
    })

  private static func rows(_ table: String) -> [(Character, LetterShape)] {
    table.split(separator: "\n").compactMap { row in
      let parts = row.split(separator: " ")
      guard let name = parts.first?.first, parts.count > 2, let columns = Int(parts[1]) else {
        return nil
      }
      return (
        name, LetterShape(name: name, columns: columns, lines: parts.dropFirst(2).map(points))
      )
    }
  }

  private static func points(_ text: Substring) -> [Point] {
    let digits = text.map { $0 == "a" ? -1 : $0 == "b" ? -2 : $0.wholeNumberValue ?? 0 }
    return stride(from: 0, to: digits.count - 1, by: 2).map {
      Point(column: digits[$0], step: digits[$0 + 1])
    }
  }

  /// What stands for the marks in their table, and the marks.
  private static let spacing = Array("`´^~¯˘˙¨°˝ˇ¸˛,")
  private static let combining: [Character] = [
    "\u{300}", "\u{301}", "\u{302}", "\u{303}", "\u{304}", "\u{306}", "\u{307}", "\u{308}",
    "\u{30A}", "\u{30B}", "\u{30C}", "\u{327}", "\u{328}", "\u{326}",
  ]

  private static let markTable = """
    ` 2 0716
    ´ 2 1706
    ^ 3 061726
    ~ 4 06172637
    ¯ 3 0626
    ˘ 3 071627
    ˙ 1 06
    ¨ 3 06 26
    ° 3 1706162617
    ˝ 4 1706 3726
    ˇ 3 071627
    ¸ 2 101a0b
    ˛ 2 000a1b
    , 2 1a0b
    """

  private static let lowTable = """
    B 5 000636453404 3442413000
    R 5 000636453404 2440
    a 4 3430 341402011030
    s 4 3414021221312000
    3 4 0626352414 2432312000
    4 5 3036 360141
    5 4 3606042432312000
    6 4 36160501102031322404
    8 4 16051424352616 1402011020313224
    9 4 0020313526160504 041232
    """

  private static let letterTable = #"""
    A 5 002640 1232
    B 5 00063645443303 3342413000
    C 5 4536160501103041
    D 5 00063645413000
    E 4 36060030 0323
    F 4 360600 0323
    G 5 45361605011030414323
    H 5 0006 4046 0343
    I 1 0600
    J 4 3631201001
    K 5 0006 460340
    L 4 060030
    M 5 0006234640
    N 5 00064046
    O 5 160501103041453616
    P 5 00063645443303
    Q 5 160501103041453616 2240
    R 5 00063645443303 2340
    S 5 453616050413334241301001
    T 5 0646 2026
    U 5 060110304146
    V 5 062046
    W 5 0610243046
    X 5 0640 0046
    Y 5 062346 2320
    Z 5 06460040
    a 4 14243330 3212011030
    b 4 06002031332404
    c 4 341403011030
    d 4 36301001031434
    e 4 023233241403011030
    f 3 261510 0424
    g 4 343a2b0b 341403011030
    h 4 0600 04243330
    i 1 0400 06
    ı 1 0400
    j 2 141a0b 16
    ȷ 2 141a0b
    k 4 0600 341230 0212
    l 1 0600
    m 5 0400 04344340 2420
    n 4 0400 04243330
    o 4 140301102031332414
    p 4 040b 042433312000
    q 4 343b 341403011030
    r 3 0400 031424
    s 4 3414031222312000
    t 3 151120 0424
    u 4 04011030 3430
    v 5 042044
    w 5 0410233044
    x 5 0440 0044
    y 5 0420 441b0b
    z 4 04340030
    Æ 7 003666 363060 1232 3353
    Ø 5 160501103041453616 0046
    Œ 7 661605011060 3036 3353
    Đ 5 00063645413000 0323
    Ł 5 161040 0224
    Þ 4 0600 052534332202
    ß 4 00051626353423323120
    æ 7 142433302010011232 326263544433314060
    ø 4 140301102031332414 0034
    œ 7 140301102031332414 326263544433314060
    đ 5 36301001031434 2545
    ð 4 140301102031332414 3316 0526
    ł 3 1610 0224
    þ 4 060b 042433312000
    0 4 160501102031352616
    1 2 051610
    2 4 05162635340030
    3 4 0626353423 132332312000
    4 5 30360242
    5 4 360604243331201001
    6 4 3526160501102031322303
    7 4 063610
    8 4 1605041323323120100102 0213 2334352616
    9 4 0110203135261605041333
    . 1 00
    , 2 100a
    : 1 01 04
    ; 2 11 14 100a
    ! 1 0602 00
    ? 4 051626353422 20
    ¡ 1 0b02 04
    ¿ 4 3a2b1b0a0012 14
    ' 1 0605
    " 3 0605 2625
    ‘ 2 0615
    ’ 2 1605
    “ 4 0615 2635
    ” 4 1605 3625
    ‚ 2 100a
    „ 4 100a 302a
    ‹ 3 240220
    › 3 042200
    « 5 240220 442240
    » 5 042200 244220
    - 3 0222
    ‐ 3 0222
    ‑ 3 0222
    – 5 0242
    — 7 0262
    − 5 0343
    _ 5 0a4a
    ( 2 16050110
    ) 2 06151100
    [ 2 16060010
    ] 2 06161000
    { 3 26151403121120
    } 3 06151423121100
    / 4 0036
    \ 4 0630
    | 1 060b
    & 5 40040516252401102042
    @ 6 4010010516465552413234242232
    # 5 1016 3036 0242 0444
    % 5 0046 0506161505 3130404131
    * 3 0426 0624
    + 5 0343 2521
    = 4 0232 0434
    < 4 350331
    > 4 053301
    ~ 5 02133142
    ^ 5 042644
    ° 3 1605142516
    $ 5 453616050413334241301001 272a
    € 5 4536261511203041 0434 0232
    £ 5 45362615110040 0333
    ¥ 5 062346 2320 0242
    … 5 00 20 40
    · 1 03
    • 2 0212130302
    → 5 0343 254321
    ← 5 0343 250321
    ↑ 5 2620 042644
    ↓ 5 2620 022042
    × 5 0541 0145
    ÷ 5 0343 25 21
    ± 5 0444 2622 0040
    ✓ 5 021046
    """#
}
