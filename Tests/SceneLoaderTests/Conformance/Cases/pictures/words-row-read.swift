// source: https://github.com/jjjjjeffrey/WordsLearner, snapshots of
//   WordsLearnerTests/__Snapshots__/SharedComparisonRowTests/sharedComparisonRowRead.1.png
// observed: Apple SwiftUI, iOS 26.2 simulator, 390x844 view, 3x
// confidence: observed
// platform: ios 26
// container: 420x143
// tolerance: 1
// frame affect pill: 32.00 32.00 67.00 28.33
// text affect: 41.73 36.27 47.03 any
// text vs: 106.91 38.90 13.08 any
// frame effect pill: 128.00 32.00 67.33 28.33
// text effect: 137.73 36.27 47.36 any
// text How does this change affect the final result?: 31.97 68.35 332.12 any
// notes: A text by its ink, an area by its edges.
import SwiftUI

struct ContentView: View {
  var body: some View {
    row(
      "affect", "effect", "How does this change affect the final result?",
      "Nov 15, 2023 at 5:13 AM", isRead: true
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
