import LayoutSolver
import SwiftInterpreter

/// A value that the library keeps in the environment of views, by the name it is kept under.
struct EnvironmentName<Kept> {
  let name: String

  init(_ name: String) { self.name = name }
}

extension EnvironmentValues {
  /// Nil where nothing is set.
  subscript<Kept>(key: EnvironmentName<Kept>) -> Kept? {
    get { custom[key.name] as? Kept }
    set { custom[key.name] = newValue }
  }
}

/// What a view stands in, and what its surroundings hide of it.
extension EnvironmentName<Bool> {
  /// The scene hides the background of lists and forms.
  static var hidesScrollBackground: Self { Self("hidesScrollBackground") }
  /// The bar at the bottom stands on a tab bar.
  static var isAboveTabBar: Self { Self("isAboveTabBar") }
  /// The view is an item of a bar, which shows only the icon of a label.
  static var isBarItem: Self { Self("isBarItem") }
  /// The form has a column for its titles.
  static var isInColumns: Self { Self("isInColumns") }
  /// The view is a row of a grouped form.
  static var isInGroupedForm: Self { Self("isInGroupedForm") }
  /// The view is a row of a list or form.
  static var isListRow: Self { Self("isListRow") }
  /// The view is a tab of a Mac's window.
  static var isMacTab: Self { Self("isMacTab") }
  /// The tab stands beside the others, in a disc.
  static var isTabDisc: Self { Self("isTabDisc") }
  /// The view is a label on a tab bar.
  static var isTabItem: Self { Self("isTabItem") }
  /// The list begins right below a large title.
  static var isUnderLargeTitle: Self { Self("isUnderLargeTitle") }
  /// The scene hides the labels of controls.
  static var labelsHidden: Self { Self("labelsHidden") }
}

/// What the scene's code sets and reads under the names of properties.
extension EnvironmentName<Value> {
  static var buttonBorderShape: Self { Self("buttonBorderShape") }
  static var buttonStyle: Self { Self("buttonStyle") }
  static var controlSize: Self { Self("controlSize") }
  static var dismiss: Self { Self("dismiss") }
  static var editMode: Self { Self("editMode") }
  static var indexViewStyle: Self { Self("indexViewStyle") }
  static var isPresented: Self { Self("isPresented") }
  static var presentationMode: Self { Self("presentationMode") }
  static var tabViewStyle: Self { Self("tabViewStyle") }
}

extension EnvironmentName<ListSpacing> {
  static var listSpacing: Self { Self("listSpacing") }
}

extension EnvironmentName<View> {
  static var tabViewBottomAccessory: Self { Self("tabViewBottomAccessory") }
}
