import LayoutSolver
import SwiftInterpreter
import SwiftUILibrary

extension AppleLibraries {
  /// What SwiftUI code asks of UIKit: the screen, the device, the application, fonts and images.
  /// The screen is the container; bars and controls take what is said of their appearance and show
  /// none of it.
  static let uiKit = NativeLibrary(
    name: "UIKit",
    types: [
      NativeType(
        named: "UIScreen",
        members: [
          NativeMember("var bounds: CGRect { get }") { call in
            try call.give(Rect(origin: .zero, size: call.context.readScreen(isForScene: true).size))
          }
        ]),
      NativeType(
        named: "UIWindow",
        members: [
          NativeMember("var safeAreaInsets: UIEdgeInsets { get }") { call in
            let insets = call.context.readScreen(isForScene: true).safeAreaInsets
            return try call.interpreter.construct(
              "UIEdgeInsets",
              [
                ("top", .double(insets.top)), ("left", .double(insets.leading)),
                ("bottom", .double(insets.bottom)), ("right", .double(insets.trailing)),
              ])
          }
        ]),
    ],
    sources: [Declarations.uiKitTypes, appearances], isPartial: true)

  /// Bars and controls whose appearance can be set for all of them at once.
  private static let appearances: String = {
    let names = [
      "UINavigationBar", "UITabBar", "UIToolbar", "UITableView", "UITableViewCell",
      "UICollectionView", "UIScrollView", "UISegmentedControl", "UIPageControl", "UITextField",
      "UITextView", "UISwitch", "UISlider", "UISearchBar", "UIDatePicker", "UITabBarItem",
      "UIBarButtonItem", "UILabel", "UIStepper", "UIRefreshControl",
    ]
    let classes = names.map {
      "class \($0): UIAppearance { static func appearance() -> \($0) { \($0)() } }"
    }
    return classes.joined(separator: "\n")
  }()
}
