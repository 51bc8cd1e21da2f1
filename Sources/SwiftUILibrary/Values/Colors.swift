import LayoutSolver
import SwiftInterpreter

extension SwiftUILibrary {
  /// `Color`: only drawn, never asked by layout.
  static let colors = NativeLibrary(
    name: "Colors",
    types: [
      NativeType("protocol ShapeStyle", generator: "Color"),
      NativeType(
        "struct Color: View, ShapeStyle, Hashable",
        members: Color.Name.allCases.map { name in
          NativeMember("static let \(name): Color") { try $0.color(named: name) }
        } + [
          NativeMember(
            "init(_ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, "
              + "blue: Double, opacity: Double = 1)"
          ) { call in
            try call.give(
              Color.rgb(red: call(1), green: call(2), blue: call(3)).faded(to: call(4)))
          },
          NativeMember(
            "init(_ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1)"
          ) { call in
            let white: Double = try call(1)
            return try call.give(
              Color.rgb(red: white, green: white, blue: white).faded(to: call(2)))
          },
          NativeMember(
            "init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1)"
          ) { call in
            try call.give(
              Color(hue: call(0), saturation: call(1), brightness: call(2)).faded(to: call(3)))
          },
          NativeMember("init(_ name: String, bundle: Bundle? = nil)") { call in
            try call.give(call.context.assetColor(call(0), at: call.location))
          },
          NativeMember("@_disfavoredOverload init(_ color: Color)") { call in try call.value(0) },
          NativeMember("init(_ color: UIColor)") { call in
            try call.give(call(0) as Color)
          },
          NativeMember("init(_ resource: ColorResource)") { call in
            let name = try call.value(0).stored("name")?.requireString() ?? ""
            return try call.give(call.context.assetColor(name, at: call.location))
          },
          NativeMember("init(cgColor: UIColor)") { call in
            try call.give(call(0) as Color)
          },
          NativeMember("var description: String { get }") { call in
            .string(try call.receiver(as: Color.self).description)
          },
          NativeMember("init(uiColor: UIColor)") { call in
            try call.give(call(0) as Color)
          },
          NativeMember("init(nsColor: UIColor)") { call in
            try call.give(call(0) as Color)
          },
          NativeMember("func opacity(_ opacity: Double) -> Color") { call in
            try call.give(call.receiver(as: Color.self).faded(to: call(0)))
          },
          NativeMember("var gradient: AnyGradient { get }") { call in
            call.interpreter.host(
              "AnyGradient", Paint(try call.receiver(as: Color.self)))
          },
          NativeMember("func mix(with rhs: Color, by fraction: Double) -> Color") { call in
            let color = try call.receiver(as: Color.self)
            guard let own = color.numbers, let other = try (call(0) as Color).numbers else {
              return try call.give(color)
            }
            return try call.give(own.mixed(with: other, by: call(1)).color)
          },
          NativeMember("func resolve(in environment: EnvironmentValues) -> Color.Resolved") {
            call in
            let own = try call.receiver(as: Color.self).numbers
            let numbers = own ?? ColorComponents(red: 0, green: 0, blue: 0)
            return try call.interpreter.construct(
              "Color.Resolved",
              [
                ("red", .double(numbers.red)), ("green", .double(numbers.green)),
                ("blue", .double(numbers.blue)), ("opacity", .double(numbers.opacity)),
              ])
          },
          NativeMember("init(_ resolved: Color.Resolved)") { call in
            let resolved = try call.value(0)
            return try call.give(
              ColorComponents(
                red: resolved.number("red"), green: resolved.number("green"),
                blue: resolved.number("blue"), opacity: resolved.number("opacity")
              ).color)
          },
          NativeMember("var cgColor: CGColor? { get }") { call in
            .optional(
              call.interpreter.host("UIColor", try call.receiver(as: Color.self)))
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
  /// One of SwiftUI's own; the accent colour is the project's where it has one.
  func color(named name: Color.Name) throws -> Value {
    let own = name == .accentColor ? context.accentColor : nil
    return try give(own ?? .named(name))
  }
}

extension Color: SceneConvertible, SceneRepresentable, ViewRepresentation {
  package init(scene value: Value, in context: SceneContext) throws {
    self = try value.requireHost()
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

  /// The colour as `print` shows it.
  var description: String {
    switch self {
    case .named(let name): name.rawValue
    case .system(let name): name.rawValue
    case .adaptive(let light, _): light.description
    case .rgb(let red, let green, let blue): "(\(red), \(green), \(blue))"
    case .asset(let name): "NamedColor(name: \"\(name)\", bundle: nil)"
    case .opacity(let color, let opacity): "\(Int((opacity * 100).rounded()))% \(color.description)"
    }
  }
}
