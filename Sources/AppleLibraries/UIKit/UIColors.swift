import LayoutSolver
import SwiftInterpreter
import SwiftUILibrary

extension AppleLibraries {
  /// UIKit's and AppKit's colours, which SwiftUI code borrows.
  static let uiColors = NativeLibrary(
    name: "UIColors",
    types: [
      NativeType(
        "struct UIColor: Hashable",
        members: [
          NativeMember("init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)") {
            (call, red: Double, green: Double, blue: Double, alpha: Double) in
            call.color(red: red, green: green, blue: blue, alpha: alpha)
          },
          NativeMember(
            "init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)"
          ) { (call, red: Double, green: Double, blue: Double, alpha: Double) in
            call.color(red: red, green: green, blue: blue, alpha: alpha)
          },
          NativeMember("init(white: CGFloat, alpha: CGFloat)") {
            (call, white: Double, alpha: Double) in
            let color = Color.rgb(red: white, green: white, blue: white)
            return call.uiColor(color.faded(to: alpha))
          },
          NativeMember(
            "init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat)"
          ) { (call, hue: Double, saturation: Double, brightness: Double, alpha: Double) in
            let color = Color(hue: hue, saturation: saturation, brightness: brightness)
            return call.uiColor(color.faded(to: alpha))
          },
          NativeMember("init(_ color: Color)") { (call, color: Color) in call.uiColor(color.own) },
          NativeMember("init?(named name: String)") { (call, name: String) in
            .optional(call.uiColor(call.context.assetColor(name, at: call.location)))
          },
          NativeMember(
            "init?(named name: String, in bundle: Bundle?, "
              + "compatibleWith traitCollection: UITraitCollection?)"
          ) { (call, name: String, _: Unused, _: Unused) in
            .optional(call.uiColor(call.context.assetColor(name, at: call.location)))
          },
          NativeMember("init(dynamicProvider: @escaping (UITraitCollection) -> UIColor)") {
            (call, dynamicProvider: Closure) in
            // Which of the two is shown is known only when it is drawn.
            let (light, dark) = try (
              call.color(in: "light", dynamicProvider), call.color(in: "dark", dynamicProvider)
            )
            return call.uiColor(light == dark ? light : .adaptive(light: light, dark: dark))
          },
          NativeMember("func withAlphaComponent(_ alpha: CGFloat) -> UIColor") {
            (call, alpha: Double) in
            call.uiColor(try call.receiver(as: Color.self).faded(to: alpha))
          },
          NativeMember("var cgColor: UIColor { get }") { $0.receiver ?? .void },
          NativeMember("init(cgColor: UIColor)") { (_, cgColor: Value) in cgColor },
          NativeMember("var components: [CGFloat]? { get }") { call in
            .optional(try call.channels().map { .array(ArrayBox($0.map(Value.double))) })
          },
          NativeMember("var numberOfComponents: Int { get }") { _ in .int(4) },
          NativeMember("var alpha: CGFloat { get }") { call in
            .double(try call.channels()?[3] ?? 1)
          },
          NativeMember(
            "func getRed(_ red: inout CGFloat, green: inout CGFloat, blue: inout CGFloat, "
              + "alpha: inout CGFloat) -> Bool",
            changing: {
              (
                call: inout NativeCall, red: ArgumentPlace, green: ArgumentPlace,
                blue: ArgumentPlace, alpha: ArgumentPlace
              ) in
              try call.giveChannels(to: [red, green, blue, alpha])
            }),
          NativeMember(
            "func getRed(_ red: inout CGFloat, green: inout CGFloat, blue: inout CGFloat, "
              + "alpha: CGFloat?) -> Bool",
            changing: {
              (
                call: inout NativeCall, red: ArgumentPlace, green: ArgumentPlace,
                blue: ArgumentPlace, _: Unused
              ) in
              try call.giveChannels(to: [red, green, blue])
            }),
        ]
          + names.map { name, color in
            NativeMember("static var \(name): UIColor { get }") { $0.uiColor(color) }
          },
        isEqual: { lhs, rhs in lhs.asHost(Color.self) == rhs.asHost(Color.self) },
        generated: { name, call in
          call.uiColor(call.context.generatedColor(name, of: "UIColor", at: call.location))
        }),
      NativeType(
        named: "UITraitCollection",
        members: [
          // The raw values of the screen's style and size classes.
          NativeMember("static var _traits: [Int] { get }") { call in
            let traits = call.context.readTraits()
            let classes = [traits.horizontalSizeClass, traits.verticalSizeClass].map {
              $0 == .regular ? 2 : $0 == .compact ? 1 : 0
            }
            let all = [traits.colorScheme == .dark ? 2 : 1] + classes
            return .array(ArrayBox(all.map(Value.int)))
          }
        ]),
    ],
    sources: [Declarations.uiColors],
    expressionMacros: [
      NativeMember("func selector(_ method: Any) -> Selector") { call in
        try call.interpreter.enumCase("Selector", "action")
      },
      NativeMember(
        "func colorLiteral(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) -> UIColor"
      ) { (call, red: Double, green: Double, blue: Double, alpha: Double) in
        call.color(red: red, green: green, blue: blue, alpha: alpha)
      },
      NativeMember("func imageLiteral(resourceName: String) -> UIImage") {
        (call, resourceName: String) in
        try call.interpreter.construct("UIImage", [("named", .string(resourceName))])
      },
    ], isPartial: true)

  /// UIKit's names by the nearest of SwiftUI's.
  private static let names: [(String, Color)] =
    systemNames.map { ($0.0, .named($0.1)) }
    + Color.SystemName.allCases.map { ($0.rawValue, .system($0)) }
    + plain.map { ($0.0, .rgb(red: $0.1, green: $0.2, blue: $0.3)) }

  /// UIKit's own colours are not system colours.
  private static let plain: [(String, Double, Double, Double)] = [
    ("red", 1, 0, 0), ("green", 0, 1, 0), ("blue", 0, 0, 1), ("cyan", 0, 1, 1),
    ("magenta", 1, 0, 1), ("yellow", 1, 1, 0), ("orange", 1, 0.5, 0), ("purple", 0.5, 0, 0.5),
    ("brown", 0.6, 0.4, 0.2), ("gray", 0.5, 0.5, 0.5),
    ("lightGray", 0.667, 0.667, 0.667), ("darkGray", 0.333, 0.333, 0.333),
  ]

  private static let systemNames: [(String, Color.Name)] =
    [
      "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple",
      "pink", "brown", "gray",
    ].compactMap { name in
      Color.Name(rawValue: name).map {
        ("system" + name.prefix(1).uppercased() + name.dropFirst(), $0)
      }
    } + [
      ("black", .black), ("white", .white), ("clear", .clear), ("tintColor", .accentColor),
      ("label", .primary), ("secondaryLabel", .secondary), ("tertiaryLabel", .tertiary),
      ("link", .blue),
      ("labelColor", .primary), ("secondaryLabelColor", .secondary),
      ("controlBackgroundColor", .white), ("windowBackgroundColor", .white),
      ("textBackgroundColor", .white), ("controlAccentColor", .accentColor),
      ("separatorColor", .gray), ("selectedContentBackgroundColor", .accentColor),
      ("darkText", .black), ("lightText", .white),
    ]
}

extension NativeCall {
  fileprivate func uiColor(_ color: Color) -> Value { interpreter.host("UIColor", color) }

  /// Red, green, blue and opacity of the receiver, nil where its colour is unknown.
  fileprivate func channels() throws -> [Double]? {
    try receiver(as: Color.self).numbers.map { [$0.red, $0.green, $0.blue, $0.opacity] }
  }

  /// Writes as many of the channels as there are places, and returns whether they are known.
  fileprivate mutating func giveChannels(to places: [ArgumentPlace]) throws -> Value {
    guard let channels = try channels() else { return .bool(false) }
    for (place, channel) in zip(places, channels) { self[place] = .double(channel) }
    return .bool(true)
  }

  /// The color that a provider returns in an appearance.
  fileprivate func color(in appearance: String, _ provider: Closure) throws -> Color {
    let style = try interpreter.construct(
      "UIUserInterfaceStyle", [("rawValue", .int(appearance == "dark" ? 2 : 1))])
    let traits = try interpreter.construct(
      "UITraitCollection", [("userInterfaceStyle", style.unwrapped ?? style)])
    return try provider(traits).requireHost()
  }

  /// The colour with four components from 0 to 1.
  fileprivate func color(red: Double, green: Double, blue: Double, alpha: Double) -> Value {
    uiColor(Color.rgb(red: red, green: green, blue: blue).faded(to: alpha))
  }
}
