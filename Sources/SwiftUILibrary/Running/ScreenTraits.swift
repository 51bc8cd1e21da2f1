import LayoutSolver

/// What code outside of views can read of the screen besides its size.
package struct ScreenTraits: Equatable {
  package var colorScheme = ColorScheme.light
  package var horizontalSizeClass: UserInterfaceSizeClass? = .compact
  package var verticalSizeClass: UserInterfaceSizeClass? = .regular
  /// Catalogues' name for the kind of device: `iphone`, `ipad`, `mac`.
  package var device = "iphone"

  package init() {}

  /// - Parameter environment: that of a scene's root.
  package init(_ environment: EnvironmentValues, device: String) {
    colorScheme = environment.colorScheme
    horizontalSizeClass = environment.horizontalSizeClass
    verticalSizeClass = environment.verticalSizeClass
    self.device = device
  }
}
