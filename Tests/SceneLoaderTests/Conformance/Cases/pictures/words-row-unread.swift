// source: https://github.com/jjjjjeffrey/WordsLearner, snapshots of
//   WordsLearnerTests/__Snapshots__/SharedComparisonRowTests/sharedComparisonRowUnread.1.png
// observed: Apple SwiftUI, iOS 26.2 simulator, 390x844 view, 3x
// confidence: observed
// platform: ios 26
// container: 420x143
// tolerance: 1
// frame character pill: 32.00 32.00 96.67 28.33
// text character: 41.73 36.27 77.03 any
// text vs: 136.58 38.90 13.08 any
// frame characteristic pill: 157.67 32.00 129.67 28.33
// text characteristic: 167.40 36.10 110.03 any
// text The character of this wine is unique and…: 32.07 68.43 any any
// notes: A text by its ink, an area by its edges.
import SwiftUI

struct ContentView: View {
  var body: some View {
    row(
      "character", "characteristic",
      "The character of this wine is unique and shows the winery's "
        + "attention to detail.", "Nov 15, 2023 at 6:13 AM", isRead: false
    )
    .padding().frame(width: 420)
  }
}
func row(_ one: String, _ two: String, _ sentence: String, _ day: String, isRead: Bool) -> some View
{
  HStack(spacing: 12) {
    VStack(alignment: .leading, spacing: 8) {
      HStack(spacing: 8) {
        Text(one).font(.headline).fontWeight(.semibold).padding(.horizontal, 10).padding(
          .vertical, 4
        ).accessibilityIdentifier(one + " pill")
        Text("vs").font(.caption).fontWeight(.medium)
        Text(two).font(.headline).fontWeight(.semibold).padding(.horizontal, 10).padding(
          .vertical, 4
        ).accessibilityIdentifier(two + " pill")
        Spacer()
      }
      Text(sentence).font(.body).lineLimit(2)
      HStack(spacing: 4) {
        Image(systemName: "clock").font(.caption2)
        Text(day).font(.caption)
      }
    }
    HStack(spacing: 6) {
      if !isRead { Circle().frame(width: 8, height: 8).accessibilityIdentifier("dot") }
      Image(systemName: "chevron.right").font(.caption)
    }
  }
  .padding(16)
}
