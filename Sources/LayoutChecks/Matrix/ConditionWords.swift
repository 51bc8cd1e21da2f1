import Foundation
import LayoutSolver
import SceneLoader
import SwiftUILibrary

/// Says conditions as a person would.
package struct ConditionWords {
  private let matrix: LayoutMatrix
  /// Nobody reads more clauses than this.
  private static let mostClauses = 4

  init(_ matrix: LayoutMatrix) { self.matrix = matrix }

  /// One condition, by how it differs on each axis: `accessibility1 on iphone-se-3`.
  func words(of point: MatrixPoint) -> String {
    var words: [String] = []
    if matrix.typeSizes.count > 1 { words.append("\(matrix.typeSizes[point.typeSize])") }
    if matrix.screens.count > 1 { words.append("on \(matrix.screens[point.screen].words)") }
    // The first of each is the scene's default.
    if point.slice.language > 0 { words.append(language([point.slice.language])) }
    if point.slice.direction > 0 { words.append(direction([point.slice.direction])) }
    if point.slice.colorScheme > 0 { words.append(scheme([point.slice.colorScheme])) }
    return words.joined(separator: " ")
  }

  /// Empty where the points are all there are.
  func words(of points: Set<MatrixPoint>) -> String {
    guard points.count < matrix.count else { return "" }
    let all = Set(
      points.map { point in
        [
          point.slice.language, point.slice.direction, point.slice.colorScheme, point.typeSize,
          point.screen,
        ]
      })
    let counts = [
      matrix.languages.count, matrix.directions.count, matrix.colorSchemes.count,
      matrix.typeSizes.count, matrix.screens.count,
    ]
    // An axis along which nothing changes is not mentioned.
    let axes = counts.indices.filter { Self.matters($0, all, count: counts[$0]) }
    let cover = ProductCover(counts: axes.map { counts[$0] })
    let (boxes, rest) = cover.boxes(
      of: Set(all.map { point in axes.map { point[$0] } }), limit: Self.mostClauses)
    let full = boxes.map { box in zip(box, cover.counts).map { $0.count == $1 } }
    var clauses = boxes.enumerated().map { index, box in
      let parts = axes.indices.map { place -> String in
        guard full[index][place] else { return words(of: box[place], axis: axes[place]) }
        // If other clauses name some of the values, this one names all.
        return full.allSatisfy { $0[place] } ? "" : Self.every(axes[place])
      }
      return Self.joined(parts.filter { !$0.isEmpty })
    }
    if rest > 0 { clauses.append("and in \(rest) combination\(rest == 1 ? "" : "s") more") }
    return clauses.joined(separator: "; ")
  }

  /// `in de at every size, on tablets`.
  private static func joined(_ parts: [String]) -> String {
    parts.reduce("") { text, part in
      text.isEmpty ? part : text + (part.hasPrefix("at every") ? " " : ", ") + part
    }
  }

  private static func every(_ axis: Int) -> String {
    switch axis {
    case 3: "at every size"
    case 4: "on every screen"
    default: ""
    }
  }

  /// Returns true if the axis decides which points are in the set.
  private static func matters(_ axis: Int, _ points: Set<[Int]>, count: Int) -> Bool {
    guard count > 1 else { return false }
    var others: [[Int]: Int] = [:]
    for point in points {
      var other = point
      other[axis] = 0
      others[other, default: 0] += 1
    }
    return others.values.contains { $0 < count }
  }

  private func words(of values: Set<Int>, axis: Int) -> String {
    switch axis {
    case 0: language(values)
    case 1: direction(values)
    case 2: scheme(values)
    case 3: typeSizes(values)
    default: ScreenWords(matrix.screens, isEveryLength: matrix.isEveryLength).words(of: values)
    }
  }

  private func language(_ values: Set<Int>) -> String {
    let names = values.sorted().map { Self.name(of: matrix.languages[$0]) }
    return "in " + names.joined(separator: " and ")
  }

  /// `German`, `double-length`, `the project's language`.
  package static func name(of language: SceneLanguage?) -> String {
    guard let language else { return "the project's language" }
    guard case .code(let code) = language else { return language.name }
    return Locale(identifier: "en").localizedString(forIdentifier: code) ?? code
  }

  private func direction(_ values: Set<Int>) -> String {
    values.map { matrix.directions[$0] == .rightToLeft ? "right to left" : "left to right" }
      .joined(separator: " and ")
  }

  private func scheme(_ values: Set<Int>) -> String {
    values.map { matrix.colorSchemes[$0] == .dark ? "in the dark" : "in the light" }
      .joined(separator: " and ")
  }

  private func typeSizes(_ values: Set<Int>) -> String {
    let sizes = matrix.typeSizes
    let sorted = values.sorted()
    guard let first = sorted.first, let last = sorted.last else { return "" }
    if sorted.count == 1 { return "at \(sizes[first])" }
    guard last - first + 1 == sorted.count else {
      return "at " + sorted.map { "\(sizes[$0])" }.joined(separator: ", ")
    }
    if last == sizes.count - 1 { return "from \(sizes[first]) on" }
    return first == 0 ? "up to \(sizes[last])" : "from \(sizes[first]) to \(sizes[last])"
  }
}
