import LayoutSolver
import SwiftUILibrary

/// How large widgets are on one screen, in points.
///
/// From Apple's Human Interface Guidelines (Widgets, Specifications): iOS dimensions, and for
/// iPadOS those of the canvas a widget is laid out on, which the Home Screen then scales.
public struct WidgetSizes: Sendable {
  /// The size of the screen held upright, in points.
  public let screen: Size
  /// The sizes of widgets in points, by the cases of `WidgetFamily`.
  private let sizes: [String: Size]

  /// The size of a family; nil where the screen has no such widget.
  public func size(of family: String) -> Size? { sizes[family] }

  /// Nil for a screen that the guidelines don't list.
  public static func of(screen: Size) -> WidgetSizes? {
    let upright = Size(
      width: min(screen.width, screen.height), height: max(screen.width, screen.height))
    return all.first { $0.screen == upright }
  }

  /// The sizes for a screen that is not listed.
  public static let usual = phone(
    393, 852, (158, 158), (338, 158), (338, 354), (72, 72), (160, 72), (234, 26))

  /// Families in the order of the table's columns.
  public static let families = [
    "systemSmall", "systemMedium", "systemLarge", "systemExtraLarge", "accessoryCircular",
    "accessoryRectangular", "accessoryInline",
  ]

  public static let all = [
    phone(430, 932, (170, 170), (364, 170), (364, 382), (76, 76), (172, 76), (257, 26)),
    phone(428, 926, (170, 170), (364, 170), (364, 382), (76, 76), (172, 76), (257, 26)),
    phone(414, 896, (169, 169), (360, 169), (360, 379), (76, 76), (160, 72), (248, 26)),
    phone(414, 736, (159, 159), (348, 157), (348, 357), (76, 76), (170, 76), (248, 26)),
    usual,
    phone(390, 844, (158, 158), (338, 158), (338, 354), (72, 72), (160, 72), (234, 26)),
    phone(375, 812, (155, 155), (329, 155), (329, 345), (72, 72), (157, 72), (225, 26)),
    phone(375, 667, (148, 148), (321, 148), (321, 324), (68, 68), (153, 68), (225, 26)),
    WidgetSizes(320, 568, [(141, 141), (292, 141), (292, 311)]),
    WidgetSizes(768, 1024, [(141, 141), (305.5, 141), (305.5, 305.5), (634.5, 305.5)]),
    WidgetSizes(744, 1133, [(141, 141), (305.5, 141), (305.5, 305.5), (634.5, 305.5)]),
    WidgetSizes(810, 1080, [(146, 146), (320.5, 146), (320.5, 320.5), (669, 320.5)]),
    WidgetSizes(820, 1180, [(155, 155), (342, 155), (342, 342), (715.5, 342)]),
    WidgetSizes(834, 1112, [(150, 150), (327.5, 150), (327.5, 327.5), (682, 327.5)]),
    WidgetSizes(834, 1194, [(155, 155), (342, 155), (342, 342), (715.5, 342)]),
    WidgetSizes(1024, 1366, [(170, 170), (378.5, 170), (378.5, 378.5), (795, 378.5)]),
  ]

  private typealias Lengths = (Double, Double)

  private static func phone(
    _ width: Double, _ height: Double, _ small: Lengths, _ medium: Lengths, _ large: Lengths,
    _ circular: Lengths, _ rectangular: Lengths, _ inline: Lengths
  ) -> WidgetSizes {
    WidgetSizes(width, height, [small, medium, large, nil, circular, rectangular, inline])
  }

  /// - Parameter sizes: in the order of `families`, nil for one that the screen lacks.
  private init(_ width: Double, _ height: Double, _ sizes: [Lengths?]) {
    screen = Size(width: width, height: height)
    self.sizes = Dictionary(
      uniqueKeysWithValues: zip(Self.families, sizes).compactMap { family, lengths in
        lengths.map { (family, Size(width: $0.0, height: $0.1)) }
      })
  }
}
