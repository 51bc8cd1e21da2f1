import Testing

@testable import Cells

@Suite struct ThemeTests {
  @Test(arguments: [8, 16, 256]) func neighbouringDepthsDiffer(_ colors: Int) {
    let depths = Theme.standard.depths.map { $0.reduced(to: colors) }
    for (one, next) in zip(depths, depths.dropFirst() + depths.prefix(1)) { #expect(one != next) }
  }

  @Test func depthsRepeat() {
    let theme = Theme.standard
    #expect(theme.outline(depth: theme.depths.count) == theme.outline(depth: 0))
    #expect(theme.outline(depth: -1) == theme.outline(depth: 0))
  }

  @Test func meaningSurvivesWithoutColours() {
    let theme = Theme.standard
    for style in [theme.selection, theme.focus, theme.key, theme.warning, theme.error] {
      #expect(style.reduced(to: 0) != .plain)
    }
  }
}
