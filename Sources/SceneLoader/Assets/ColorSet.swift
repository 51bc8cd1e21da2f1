import Foundation
import LayoutSolver

/// A colour of an asset catalogue: a folder whose `Contents.json` has it for each appearance.
struct ColorSet {
  private struct Contents: Decodable {
    var colors: [Variant]?
  }

  private struct Variant: Decodable {
    var idiom: String?
    var appearances: [[String: String]]?
    var color: Definition?

    var isDark: Bool {
      appearances?.contains { $0["appearance"] == "luminosity" && $0["value"] == "dark" } ?? false
    }
    /// Whether it is for a higher contrast, which isn't drawn.
    var isForContrast: Bool {
      appearances?.contains { $0["appearance"] == "contrast" } ?? false
    }
  }

  private struct Definition: Decodable {
    var space: String?
    var components: [String: String]?
    /// A colour of the system's, by UIKit's name.
    var reference: String?

    private enum CodingKeys: String, CodingKey {
      case space = "color-space"
      case components, reference
    }
  }

  /// The colour in a set's folder, for a phone; nil if its file can't be read, or names none, as
  /// the accent colour of a new project does.
  /// - Parameter project: the folder that its file must be in.
  static func color(ofFolder folder: String, within project: String) -> Color? {
    guard
      let data = try? RegularFile.data(
        folder + "/Contents.json", limit: 1_000_000, within: project),
      let contents = try? JSONDecoder().decode(Contents.self, from: data)
    else { return nil }
    let variants = (contents.colors ?? []).filter { !$0.isForContrast }
    func color(isDark: Bool) -> Color? {
      let fitting = variants.filter { $0.isDark == isDark }
      let own = fitting.first { $0.idiom == "iphone" && $0.color != nil }
      return (own ?? fitting.first { ($0.idiom ?? "universal") == "universal" } ?? fitting.first)?
        .color.flatMap(Self.color)
    }
    guard let light = color(isDark: false) ?? color(isDark: true) else { return nil }
    guard let dark = color(isDark: true), dark != light else { return light }
    return .adaptive(light: light, dark: dark)
  }

  private static func color(_ definition: Definition) -> Color? {
    if let name = definition.reference { return systemColor(name) }
    guard let parts = definition.components else { return nil }
    func part(_ name: String) -> Double { parts[name].flatMap(component) ?? 0 }
    // Always a fraction, however it is written.
    let alpha = parts["alpha"].flatMap(Double.init) ?? 1
    let color: Color
    if parts["white"] != nil {
      color = .rgb(red: part("white"), green: part("white"), blue: part("white"))
    } else {
      let own = (part("red"), part("green"), part("blue"))
      let (red, green, blue) = definition.space == "display-p3" ? standard(ofP3: own) : own
      color = .rgb(red: red, green: green, blue: blue)
    }
    return alpha == 1 ? color : .opacity(color, alpha)
  }

  /// `0.5`, `0x80` or `128`, as Xcode writes a component: from 0 to 1, to a byte's 255 without a
  /// point in it.
  private static func component(_ text: String) -> Double? {
    if text.hasPrefix("0x") || text.hasPrefix("0X") {
      return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
    }
    guard let number = Double(text), number.isFinite else { return nil }
    return text.contains(".") ? number : number / 255
  }

  /// `systemBlueColor` and the like.
  private static func systemColor(_ reference: String) -> Color? {
    let name =
      reference.hasSuffix("Color") ? String(reference.dropLast("Color".count)) : reference
    if let system = Color.SystemName(rawValue: name) { return .system(system) }
    let plain = name.hasPrefix("system") ? name.dropFirst("system".count).lowercased() : name
    if let named = Color.Name(rawValue: plain) { return .named(named) }
    switch name {
    case "label": return .named(.primary)
    case "secondaryLabel": return .named(.secondary)
    case "tertiaryLabel": return .named(.tertiary)
    case "lightGray": return .rgb(red: 2 / 3, green: 2 / 3, blue: 2 / 3)
    case "darkGray": return .rgb(red: 1 / 3, green: 1 / 3, blue: 1 / 3)
    default: return nil
    }
  }

  /// A Display P3 colour in sRGB, or the nearest one that sRGB has.
  private static func standard(
    ofP3 color: (Double, Double, Double)
  ) -> (Double, Double, Double) {
    func linear(_ part: Double) -> Double {
      part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    func encoded(_ part: Double) -> Double {
      let part = min(max(part, 0), 1)
      return part <= 0.0031308 ? part * 12.92 : 1.055 * pow(part, 1 / 2.4) - 0.055
    }
    let (red, green, blue) = (linear(color.0), linear(color.1), linear(color.2))
    // The matrix between the two sets of primaries, of one white.
    return (
      encoded(1.224940 * red - 0.224940 * green),
      encoded(-0.042057 * red + 1.042057 * green),
      encoded(-0.019638 * red - 0.078636 * green + 1.098274 * blue)
    )
  }
}
