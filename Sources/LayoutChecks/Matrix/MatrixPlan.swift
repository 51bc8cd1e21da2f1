import LayoutSolver
import SceneLoader

/// Conditions that agree in all but the ordered axes, by their positions in the matrix.
package struct MatrixSlice: Hashable, Codable, Sendable {
  var language: Int
  var direction: Int
  var colorScheme: Int
}

/// A part of a slice whose axes are ordered: screens that grow, and the type sizes below the
/// accessibility sizes or those from there on, at which many scenes choose another layout.
struct MatrixBox {
  /// Positions in the matrix.
  var screens: [Int]
  var typeSizes: [Int]
}

extension LayoutMatrix {
  var slices: [MatrixSlice] {
    languages.indices.flatMap { language in
      directions.indices.flatMap { direction in
        colorSchemes.indices.map { scheme in
          MatrixSlice(language: language, direction: direction, colorScheme: scheme)
        }
      }
    }
  }

  /// The slices in phases: slices whose results decide about others come first.
  var phases: [[MatrixSlice]] {
    let steps = Dictionary(grouping: slices) { slice in
      (slice.direction > 0 ? 1 : 0) + (slice.language > 0 ? 2 : 0)
        + (slice.colorScheme > 0 ? 4 : 0)
    }
    return steps.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The boxes of each chain of screens.
  var chains: [[MatrixBox]] {
    let usual = typeSizes.indices.filter { typeSizes[$0] < .accessibility1 }
    let large = typeSizes.indices.filter { typeSizes[$0] >= .accessibility1 }
    return Screen.chains(screens).map { chain in
      [usual, large].filter { !$0.isEmpty }.map { MatrixBox(screens: chain, typeSizes: $0) }
    }
  }

  /// Positions of the screens of a chain.
  package func screens(ofChain chain: Int) -> [Int] { Screen.chains(screens)[chain] }

  /// How many chains of screens there are.
  package var chainCount: Int { Screen.chains(screens).count }

  /// The chain that a point's screen is in.
  package func chain(of point: MatrixPoint) -> Int? {
    Screen.chains(screens).firstIndex { $0.contains(point.screen) }
  }

  /// A chain's screens in words: `on screens up to 393 wide`.
  package func words(ofChain chain: Int) -> String {
    screens.count == 1
      ? "on \(screens[0].words)"
      : ScreenWords(screens, isEveryLength: isEveryLength).words(of: Set(screens(ofChain: chain)))
  }

  /// About how many layouts a search on a chain takes, of one slice.
  package func probes(ofChain chain: Int) -> Int {
    chains[chain].reduce(0) { sum, box in
      let (columns, rows) = (box.screens.count, box.typeSizes.count)
      let halvings =
        2 * (Int.bitWidth - columns.leadingZeroBitCount)
        * (Int.bitWidth - rows.leadingZeroBitCount)
      return sum + min(columns * rows, 5 + halvings)
    }
  }

  func settings(_ slice: MatrixSlice, screen: Int, typeSize: Int) -> LayoutSettings {
    var settings = screens[screen].settings
    settings.dynamicTypeSize = typeSizes[typeSize]
    settings.colorScheme = colorSchemes[slice.colorScheme]
    settings.language = languages[slice.language]
    let isTurned = settings.language?.isRightToLeft == true
    settings.layoutDirection = isTurned ? .rightToLeft : directions[slice.direction]
    return settings
  }

  /// A slice of the same settings that comes before this one.
  func twin(of slice: MatrixSlice) -> MatrixSlice? {
    guard !screens.isEmpty, !typeSizes.isEmpty else { return nil }
    let own = settings(slice, screen: 0, typeSize: 0)
    return slices.prefix { $0 != slice }.first {
      settings($0, screen: 0, typeSize: 0).saying(sameTexts: own)
    }
  }

  /// The slice that differs in nothing but that it is in the project's own language.
  func own(of slice: MatrixSlice) -> MatrixSlice? {
    guard slice.language > 0, !screens.isEmpty, !typeSizes.isEmpty else { return nil }
    let direction = settings(slice, screen: 0, typeSize: 0).layoutDirection
    return slices.first {
      $0.language == 0 && $0.colorScheme == slice.colorScheme
        && settings($0, screen: 0, typeSize: 0).layoutDirection == direction
    }
  }
}

extension LayoutSettings {
  /// Returns true if both lay a scene out in the same way: the pseudo-language that reverses the
  /// layout has the project's own texts.
  fileprivate func saying(sameTexts other: LayoutSettings) -> Bool {
    func plain(_ settings: LayoutSettings) -> LayoutSettings {
      var settings = settings
      if settings.language == .rightToLeft { settings.language = nil }
      return settings
    }
    return plain(self) == plain(other)
  }
}
