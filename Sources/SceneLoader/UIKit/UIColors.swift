import LayoutSolver
import SwiftInterpreter

extension SwiftUILibrary {
  /// UIKit's and AppKit's colours, which SwiftUI code borrows.
  static let uiColors = NativeLibrary(
    name: "UIColors",
    types: [
      NativeType(
        "struct UIColor: Hashable",
        members: [
          NativeMember("init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)") {
            try $0.redGreenBlueAlpha()
          },
          NativeMember(
            "init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)"
          ) { try $0.redGreenBlueAlpha() },
          NativeMember("init(white: CGFloat, alpha: CGFloat)") { call in
            let white: Double = try call(0)
            let color = Color.rgb(red: white, green: white, blue: white)
            return call.uiColor(color.faded(to: try call(1)))
          },
          NativeMember(
            "init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat)"
          ) { call in
            let color = try Color(hue: call(0), saturation: call(1), brightness: call(2))
            return call.uiColor(color.faded(to: try call(3)))
          },
          NativeMember("init(_ color: Color)") { call in call.uiColor(try call(0)) },
          NativeMember("init?(named name: String)") { call in
            .optional(call.uiColor(.asset(try call(0))))
          },
          NativeMember("init(dynamicProvider: @escaping (UITraitCollection) -> UIColor)") { call in
            let traits = try call.context.construct("UITraitCollection", [])
            return try call.interpreter.call(call.value(0), [traits])
          },
          NativeMember("func withAlphaComponent(_ alpha: CGFloat) -> UIColor") { call in
            call.uiColor(try call.receiver(as: Color.self).faded(to: call(0)))
          },
          NativeMember("var cgColor: UIColor { get }") { $0.receiver ?? .void },
        ]
          + names.map { name, color in
            NativeMember("static var \(name): UIColor { get }") { $0.uiColor(.named(color)) }
          },
        isEqual: { lhs, rhs in lhs.asHost(Color.self) == rhs.asHost(Color.self) })
    ],
    sources: [
      """
      typealias NSColor = UIColor
      typealias CGColor = UIColor
      class UITraitCollection {
        init() {}
        static let current = UITraitCollection()
        var userInterfaceStyle: UIUserInterfaceStyle { .light }
        var horizontalSizeClass: UIUserInterfaceSizeClass { .compact }
        var verticalSizeClass: UIUserInterfaceSizeClass { .regular }
      }
      enum UIUserInterfaceStyle: Int { case unspecified, light, dark }
      enum UIUserInterfaceSizeClass: Int { case unspecified, compact, regular }
      """
    ],
    expressionMacros: [
      NativeMember("func selector(_ method: Any) -> Selector") { call in
        try call.interpreter.enumCase("Selector", "action")
      },
      NativeMember(
        "func colorLiteral(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) -> UIColor"
      ) { try $0.redGreenBlueAlpha() },
      NativeMember("func imageLiteral(resourceName: String) -> UIImage") { call in
        try call.context.construct("UIImage", [("named", .string(try call.string(0)))])
      },
    ])

  /// UIKit's names by the nearest of SwiftUI's.
  private static let names: [(String, Color.Name)] =
    [
      "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple",
      "pink", "brown", "gray",
    ].compactMap { name in
      Color.Name(rawValue: name).map {
        ("system" + name.prefix(1).uppercased() + name.dropFirst(), $0)
      }
    } + [
      ("red", .red), ("orange", .orange), ("yellow", .yellow), ("green", .green), ("cyan", .cyan),
      ("blue", .blue), ("purple", .purple), ("magenta", .pink), ("brown", .brown),
      ("black", .black), ("white", .white), ("gray", .gray), ("clear", .clear),
      ("lightGray", .gray), ("darkGray", .gray), ("tintColor", .accentColor),
      ("label", .primary), ("secondaryLabel", .secondary), ("tertiaryLabel", .tertiary),
      ("quaternaryLabel", .tertiary), ("placeholderText", .tertiary), ("link", .blue),
      ("labelColor", .primary), ("secondaryLabelColor", .secondary),
      ("controlBackgroundColor", .white), ("windowBackgroundColor", .white),
      ("textBackgroundColor", .white), ("controlAccentColor", .accentColor),
      ("separatorColor", .gray), ("selectedContentBackgroundColor", .accentColor),
      ("systemBackground", .white), ("tertiarySystemBackground", .white),
      ("secondarySystemGroupedBackground", .white), ("darkText", .black), ("lightText", .white),
    ]
    + [
      "systemGray2", "systemGray3", "systemGray4", "systemGray5", "systemGray6",
      "secondarySystemBackground", "systemGroupedBackground", "tertiarySystemGroupedBackground",
      "systemFill", "secondarySystemFill", "tertiarySystemFill", "quaternarySystemFill",
      "separator", "opaqueSeparator",
    ].map { ($0, Color.Name.gray) }
}

extension NativeCall {
  fileprivate func uiColor(_ color: Color) -> Value { interpreter.host("UIColor", color) }

  /// The colour of four arguments from 0 to 1.
  fileprivate func redGreenBlueAlpha() throws -> Value {
    let color = try Color.rgb(red: self(0), green: self(1), blue: self(2))
    return uiColor(color.faded(to: try self(3)))
  }
}
