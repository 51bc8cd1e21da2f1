import LayoutSolver
import Numbers
import SwiftInterpreter

extension SwiftUILibrary {
  /// `Color`: only drawn, not part of layout.
  static let colors = NativeLibrary(
    name: "Colors",
    types: [
      NativeType("protocol ShapeStyle", generator: "Color"),
      NativeType(
        "struct Color: View, ShapeStyle, Hashable",
        members: Color.Name.allCases.map { name in
          NativeMember("static let \(name.rawValue): Color") { try $0.color(named: name) }
        } + [
          NativeMember(
            "init(_ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, "
              + "blue: Double, opacity: Double = 1)"
          ) { (call, _: Unused, red: Double, green: Double, blue: Double, opacity: Double) in
            try call.give(
              Color.rgb(red: red, green: green, blue: blue).faded(to: opacity))
          },
          NativeMember(
            "init(_ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1)"
          ) { (call, _: Unused, white: Double, opacity: Double) in
            try call.give(
              Color.rgb(red: white, green: white, blue: white).faded(to: opacity))
          },
          NativeMember(
            "init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1)"
          ) { (call, hue: Double, saturation: Double, brightness: Double, opacity: Double) in
            try call.give(
              Color(hue: hue, saturation: saturation, brightness: brightness).faded(to: opacity))
          },
          NativeMember("init(_ name: String, bundle: Bundle? = nil)") {
            (call, name: String, _: Unused) in
            try call.give(call.context.assetColor(name, at: call.location))
          },
          NativeMember("@_disfavoredOverload init(_ color: Color)") { (_, color: Value) in color
          },
          NativeMember("init(_ color: UIColor)") { (call, color: Color) in
            try call.give(color.given(by: .uiColor))
          },
          NativeMember("init(_ resource: ColorResource)") { (call, resource: Value) in
            let name = try resource.stored("name")?.requireString() ?? ""
            return try call.give(call.context.assetColor(name, at: call.location))
          },
          NativeMember("init(cgColor: UIColor)") { (call, cgColor: Color) in
            try call.give(cgColor.given(by: .cgColor))
          },
          NativeMember("var description: String { get }") { call in
            .string(try call.receiver(as: Color.self).description)
          },
          NativeMember("init(uiColor: UIColor)") { (call, uiColor: Color) in
            try call.give(uiColor.given(by: .uiColor))
          },
          NativeMember("init(nsColor: UIColor)") { (call, nsColor: Color) in
            try call.give(nsColor.given(by: .uiColor))
          },
          NativeMember("func opacity(_ opacity: Double) -> Color") { (call, opacity: Double) in
            try call.give(call.receiver(as: Color.self).faded(to: opacity))
          },
          NativeMember("var gradient: AnyGradient { get }") { call in
            let color = try call.receiver(as: Color.self)
            let stops = [0, 0.3, 0.7, 1].map { Gradient.Stop(.shade(color, at: $0), at: $0) }
            return call.interpreter.host(
              "AnyGradient", Paint(.gradient(Gradient(stops, .linear(from: .top, to: .bottom)))))
          },
          NativeMember(
            "func mix(with rhs: Color, by fraction: Double, "
              + "in colorSpace: Gradient.ColorSpace = .perceptual) -> Color"
          ) { (call, rhs: Color, fraction: Double, _: Unused) in
            let color = try call.receiver(as: Color.self)
            guard let own = color.numbers, let other = rhs.numbers else {
              return try call.give(color)
            }
            return try call.give(own.mixed(with: other, by: fraction).color)
          },
          NativeMember("func resolve(in environment: EnvironmentValues) -> Color.Resolved") {
            (call, environment: Value) in
            let values: EnvironmentValues = try environment.requireHost()
            let own = try call.receiver(as: Color.self).components(in: values.colorAppearance)
            let numbers = own ?? ColorComponents(red: 0, green: 0, blue: 0)
            func float(_ value: Double) -> Value { .number(FixedNumber(Float(value))) }
            return try call.interpreter.construct(
              "Color.Resolved",
              [
                ("red", float(numbers.red)), ("green", float(numbers.green)),
                ("blue", float(numbers.blue)), ("opacity", float(numbers.opacity)),
              ])
          },
          NativeMember("init(_ resolved: Color.Resolved)") { (call, resolved: Value) in
            try call.give(
              ColorComponents(
                red: resolved.number("red"), green: resolved.number("green"),
                blue: resolved.number("blue"), opacity: resolved.number("opacity")
              ).color)
          },
          NativeMember("var cgColor: CGColor? { get }") { call in
            .optional(
              call.interpreter.host("UIColor", try call.receiver(as: Color.self).own))
          },
        ],
        describe: { value in
          guard let color: Color = value.asHost() else { return "Color" }
          return color.description
        },
        isEqual: { lhs, rhs in lhs.asHost(Color.self) == rhs.asHost(Color.self) },
        generated: { name, call in
          try call.give(call.context.generatedColor(name, of: "Color", at: call.location))
        }),
    ],
    sources: [Declarations.colors])
}

extension NativeCall {
  /// One of SwiftUI's own; the accent colour is the project's if it has one.
  func color(named name: Color.Name) throws -> Value {
    let own = name == .accentColor ? context.accentColor : nil
    return try give(own ?? .named(name))
  }
}

extension Color: SceneConvertible, SceneRepresentable, ViewRepresentation {
  package static var declared: DeclaredTypes { .named("Color", "UIColor") }

  package init(scene value: Value, in context: SceneContext) throws {
    // A foreign value, or one made of unknown parts, is invisible.
    self = value.isForeign ? .named(.clear) : try value.requireHost()
  }
  package func sceneValue(in context: SceneContext) -> Value {
    context.interpreter.host("Color", self)
  }
  package func makeView(in context: SceneContext) -> View { View(.leaf(.color(self))) }

  package init(hue: Double, saturation: Double, brightness: Double) {
    func channel(_ shift: Double) -> Double {
      let place = (shift + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
    }
    self = .rgb(red: channel(5), green: channel(3), blue: channel(1))
  }

  /// The colour of another framework's colour.
  fileprivate func given(by provider: Provider) -> Color { .provided(own, by: provider) }

  /// The other framework's colour that it stands for, if any, else the colour itself.
  package var own: Color {
    if case .provided(let color, _) = self { color } else { self }
  }

  /// The colour as `print` shows it.
  var description: String {
    switch self {
    case .named(let name): name.rawValue
    case .system(let name): name.rawValue
    case .adaptive(let light, _): light.description
    case .provided(let color, _), .shade(let color, _): color.description
    case .rgb(let red, let green, let blue): "(\(red), \(green), \(blue))"
    case .asset(let name): "NamedColor(name: \"\(name)\", bundle: nil)"
    case .opacity(let color, let opacity):
      "\(Int(clamped: (opacity * 100).rounded()))% \(color.description)"
    }
  }
}
