import LayoutSolver
import SwiftInterpreter
import SwiftUILibrary

extension AppleLibraries {
  /// What SwiftUI code asks of UIKit: the screen, the device, the application, fonts and images.
  /// The screen is the container. Bars and controls accept settings of their appearance, and none
  /// of them shows.
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
        named: "UIDevice",
        members: [
          // A large window is an iPad's: its size classes are both regular.
          NativeMember("var _kind: String { get }") { call in
            .string(call.context.readTraits().device)
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
      NativeType(
        named: "UIImage",
        members: [
          NativeMember("var size: CGSize { get }") { call in
            try call.give(call.image(call.receiver ?? .void).size(in: EnvironmentValues()))
          }
        ]),
    ] + controls.map(appearance),
    functions: [
      // Exact widths: only views round up to pixels.
      NativeMember("func _lineWidths(_ text: String, _ font: Font, _ width: CGFloat) -> [CGFloat]")
      { (call, text: String, font: Font, width: Double) in
        var environment = EnvironmentValues()
        environment.font = font
        let measurer = TextMeasurer(
          content: TextContent(runs: [TextContent.Run(text)]), environment: environment)
        let widths = measurer.layout(width: width, height: nil).lineWidths
        return .array(ArrayBox(widths.map(Value.double)))
      }
    ],
    sources: [Declarations.uiKitTypes, controlClasses], isPartial: true)

  /// Bars and controls whose appearance can be set for all of them at once.
  private static let controls = [
    "UINavigationBar", "UITabBar", "UIToolbar", "UITableView", "UITableViewCell",
    "UICollectionView", "UIScrollView", "UISegmentedControl", "UIPageControl", "UITextField",
    "UITextView", "UISwitch", "UISlider", "UISearchBar", "UIDatePicker", "UITabBarItem",
    "UIBarButtonItem", "UILabel", "UIStepper", "UIRefreshControl",
  ]

  private static let controlClasses = LibrarySource(
    controls.reduce(into: "") { $0 += "class \($1): UIAppearance {}\n" })

  /// SwiftUI's bars and controls follow these settings; the ones that are drawn here don't.
  private static func appearance(of control: String) -> NativeType {
    NativeType(
      named: control,
      members: [
        NativeMember("static func appearance() -> \(control)") { call in
          call.reportUndrawn(
            .note, "\(control).appearance() changes nothing here: Reflow doesn't draw it")
          return try call.interpreter.construct(control, [])
        }
      ])
  }
}
