struct LayoutDirectionBehavior: Hashable {
  private let direction: LayoutDirection?
  static let fixed = LayoutDirectionBehavior(direction: nil)
  static let mirrors = LayoutDirectionBehavior(direction: .rightToLeft)
  static func mirrors(in direction: LayoutDirection) -> LayoutDirectionBehavior {
    LayoutDirectionBehavior(direction: direction)
  }
}
