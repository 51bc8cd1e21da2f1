/// Cases that the solver does not follow, each with the reason. A case that begins to agree fails
/// here until it is taken off the list.
enum KnownDisagreements {
  static let reasons: [String: String] = [
    "pictures/markdown-paragraphs":
      "two lines of 16 points with lineSpacing(2.4) are 40.5 high at 2x, here 41",
    "controls/ios-switches-and-steppers-on-baselines":
      "swiftui-web has switches of 66 by 30 on iOS 26.0; trees and pictures of later ones 61 by 28",
    "controls/ios-column-of-controls":
      "swiftui-web has switches of 66 by 30 on iOS 26.0; trees and pictures of later ones 61 by 28",
    "pictures/ha-gauge-full":
      "lines of a column in an open gauge stand 2 further apart than its spacing says",
    "pictures/ha-gauge-icon":
      "lines of a column in an open gauge stand 2 further apart than its spacing says",
    "pictures/ha-gauge-name":
      "lines of a column in an open gauge stand 2 further apart than its spacing says",
    "pictures/ha-gauge-no-ends":
      "lines of a column in an open gauge stand 2 further apart than its spacing says",
    "pictures/mesh-gauge-linear": "accessoryLinear isn't laid out: its label is above the bar",
    "pictures/mesh-symbols-title":
      "symbols at 28 points are 0.7 higher on a phone; five weren't recorded",
    "pictures/mesh-symbols-title2":
      "symbols at 22 points are 0.7 to 1.7 higher on a phone",
    "pictures/mesh-security":
      "symbols, and rows with them, are 0.7 to 1.3 higher on a phone of iOS 18",
    "pictures/mesh-version":
      "symbols, and rows with them, are 0.7 to 1.3 higher on a phone of iOS 18",
    "pictures/mtr-chooser":
      "a Mac's button with a label is 1.5 wider, that of `key` half a point higher",
    "pictures/mtr-chooser-alone":
      "a Mac's button with a label is 1.5 wider, that of `key` half a point higher",
    "pictures/mtr-load-failed":
      "exclamationmark.triangle at 36 points is 2 lower than it was at 17",
    "pictures/mtr-stream":
      "a text in caption2 at a row's end stands 1.4 further from it on a Mac",
    "pictures/mtr-stream-open":
      "a text in caption2 at a row's end stands 1.4 further from it on a Mac",
    "pictures/mtr-stream-short":
      "a text in caption2 at a row's end stands 1.4 further from it on a Mac",
    "pictures/mtr-tool-denied":
      "xmark.octagon.fill at 10 points is a point wider: nobody recorded its symbol",
    "pictures/mtr-tool-hovered":
      "a text in caption2 at a row's end stands 1.1 further from it on a Mac",
    "pictures/txt-lines": "an em dash at a line's start is 1.2 narrower: as between two spaces",
    "screens/amp-mfa-areas": "circle at 24 points is 0.667 higher: nobody recorded its symbol",
    "screens/mil-calendar-ios14":
      "thin digits of 20 points were measured by their ink, 1.2 points inside of them",
    "screens/pine-welcome-mac":
      "the title was measured by its ink, which is 1.5 narrower than its letters' advances",
    "screens/rc-debug-ios17": "a label with a symbol makes its row higher at one pixel a point",
    "screens/txj-arabic-ios26":
      "one word is 1.4 of a hundred too wide: its letters are those of another font",
  ]
}
