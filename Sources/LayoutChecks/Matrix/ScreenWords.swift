import Foundation
import LayoutSolver
import SceneLoader

/// Says which screens of a matrix are meant by what they have in common.
struct ScreenWords {
  private let screens: [Screen]
  private let isEveryLength: Bool

  init(_ screens: [Screen], isEveryLength: Bool = false) {
    self.screens = screens
    self.isEveryLength = isEveryLength
  }

  /// - Parameter values: positions of some of the screens.
  func words(of values: Set<Int>) -> String {
    if isEveryLength { return stretches(values) }
    if let words = common(values, among: Set(screens.indices)) { return words }
    for orientation in Device.Orientation.allCases {
      let turned = Set(screens.indices.filter { screens[$0].orientation == orientation })
      guard values.isSubset(of: turned) else { continue }
      if values == turned { return "in \(orientation.rawValue)" }
      if let words = common(values, among: turned) { return "in \(orientation.rawValue), \(words)" }
    }
    for isTablet in [false, true] {
      let kind = Set(screens.indices.filter { screens[$0].isTablet == isTablet })
      guard values.isSubset(of: kind) else { continue }
      if values == kind { return isTablet ? "on tablets" : "on phones" }
      if let words = common(values, among: kind) {
        return words.replacing("on screens", with: isTablet ? "on tablets" : "on phones")
      }
    }
    return "on " + list(values)
  }

  /// The limit that separates these screens from the others; nil where there is none.
  private func common(_ values: Set<Int>, among all: Set<Int>) -> String? {
    for (axis, word) in [(Axis.horizontal, "wide"), (.vertical, "high")] {
      let lengths = values.map { screens[$0].size[axis] }
      guard let low = lengths.min(), let high = lengths.max() else { return nil }
      func having(_ isMeant: (Double) -> Bool) -> Set<Int> {
        all.filter { isMeant(screens[$0].size[axis]) }
      }
      if having({ $0 <= high }) == values { return "on screens up to \(text(high)) \(word)" }
      if having({ $0 >= low }) == values { return "on screens from \(text(low)) \(word)" }
      if having({ low <= $0 && $0 <= high }) == values {
        return low == high
          ? "on screens \(text(low)) \(word)"
          : "on screens from \(text(low)) to \(text(high)) \(word)"
      }
    }
    return nil
  }

  /// `at widths up to 374 and from 600 to 639`.
  private func stretches(_ values: Set<Int>) -> String {
    let isWidth = Set(screens.prefix(2).map(\.size.width)).count > 1
    let axis = isWidth ? Axis.horizontal : .vertical
    let stretches = RangeSet(values, within: 0..<screens.count).ranges
    let words = stretches.prefix(Self.mostNames).map { stretch in
      let first = text(screens[stretch.lowerBound].size[axis])
      let last = text(screens[stretch.upperBound - 1].size[axis])
      if stretch.upperBound == screens.count { return "from \(first) on" }
      if stretch.lowerBound == 0 { return "up to \(last)" }
      return stretch.count == 1 ? "of \(first)" : "from \(first) to \(last)"
    }
    let more = stretches.count - words.count
    let rest = more > 0 ? ["in \(more) stretch\(more == 1 ? "" : "es") more"] : []
    let list = (words + rest).formatted(.list(type: .and).locale(Locale(identifier: "en_GB")))
    return (isWidth ? "at widths " : "at heights ") + list
  }

  private func text(_ length: Double) -> String { PointsText.text(length) }

  private static let mostNames = 4

  private func list(_ values: Set<Int>) -> String {
    let names = values.sorted().map { screens[$0].words }
    guard names.count > Self.mostNames else { return names.joined(separator: ", ") }
    return names.prefix(Self.mostNames - 1).joined(separator: ", ")
      + " and \(names.count - Self.mostNames + 1) screens more"
  }
}
