import Foundation
import Testing

@testable import Cells

@Suite struct ThemeTests {
  @Test(arguments: [8, 16, 256], Appearance.allCases) func neighbouringDepthsDiffer(
    _ colors: Int, _ appearance: Appearance
  ) {
    let depths = Theme.standard(for: appearance).depths.map { $0.reduced(to: colors) }
    for (one, next) in zip(depths, depths.dropFirst() + depths.prefix(1)) { #expect(one != next) }
  }

  @Test func depthsRepeat() {
    let theme = Theme.dark
    #expect(theme.outline(depth: theme.depths.count) == theme.outline(depth: 0))
    #expect(theme.outline(depth: -1) == theme.outline(depth: 0))
  }

  @Test(arguments: Appearance.allCases) func meaningSurvivesWithoutColours(
    _ appearance: Appearance
  ) {
    let theme = Theme.standard(for: appearance)
    for style in [theme.selection, theme.focus, theme.key, theme.warning, theme.error] {
      #expect(style.reduced(to: 0) != .plain)
    }
  }

  /// 4.5 is what WCAG 2.2 asks of text (1.4.3).
  @Test func everyColourIsLegible() throws {
    for (theme, background) in [(Theme.dark, 0.0), (.light, 1.0)] {
      let page = try #require(theme.page.background.components)
      #expect(page.red == background && page.green == background && page.blue == background)
      let styles = [theme.page, theme.faint, theme.focus, theme.key, theme.warning, theme.error]
      for color in styles.map(\.foreground) + theme.depths {
        let ink = try #require(color.components)
        #expect(contrast(ink, background) >= 4.5, "\(color) in the \(theme.appearance) theme")
      }
    }
  }

  /// WCAG's contrast ratio of a colour and a grey.
  private func contrast(
    _ color: (red: Double, green: Double, blue: Double), _ grey: Double
  ) -> Double {
    let linear = { (value: Double) in
      value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    let luminance =
      0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
    let (light, dark) = (max(luminance, linear(grey)), min(luminance, linear(grey)))
    return (light + 0.05) / (dark + 0.05)
  }
}

@Suite struct AppearanceTests {
  @Test(
    arguments: [
      ("15;0", Appearance.dark), ("0;15", .light), ("0;default;7", .light), ("12;8", .dark),
    ])
  func isReadFromTheEnvironment(_ value: String, _ appearance: Appearance) {
    #expect(Appearance(colorFGBG: value) == appearance)
  }

  @Test(arguments: ["", "default;default", "0;99"]) func mayBeUnknown(_ value: String) {
    #expect(Appearance(colorFGBG: value) == nil)
  }
}

@Suite struct SubcellTests {
  @Test func quartersAreBlocks() {
    #expect(Subcells.Quarters.upperLeft.character == "▘")
    #expect(Subcells.Quarters([.upperLeft, .upperRight]).character == "▀")
    #expect(Subcells.Quarters([.lowerLeft, .upperRight]).character == "▞")
    #expect(Subcells.Quarters.all.character == "█")
  }

  /// Unicode numbers the dots 1 2 3 7 down the left and 4 5 6 8 down the right.
  @Test func dotsAreBraille() {
    #expect(Subcells.Dots(x: 0, y: 0).character == "⠁")
    #expect(Subcells.Dots(x: 0, y: 3).character == "⡀")
    #expect(Subcells.Dots(x: 1, y: 2).character == "⠠")
    #expect(Subcells.Dots("⠁")?.union(Subcells.Dots(x: 1, y: 0)).character == "⠉")
  }

  @Test func dotsKeepTheirHeightInASCII() {
    #expect(ASCII.picture(of: "⠉") == "'")
    #expect(ASCII.picture(of: "⣀") == ".")
    #expect(ASCII.picture(of: "⡇") == ":")
  }
}
