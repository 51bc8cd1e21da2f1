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
