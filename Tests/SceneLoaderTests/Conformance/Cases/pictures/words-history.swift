// source: https://github.com/jjjjjeffrey/WordsLearner, snapshots of
//   WordsLearnerTests/__Snapshots__/ComparisonHistoryListViewTests/
//   comparisonHistoryListViewSeeded.1.png
// observed: Apple SwiftUI, iOS 26.2 simulator, 390x844 view, 3x
// confidence: observed
// platform: ios 26
// container: 390x844
// safe area: 47 0 34 0
// type size: medium
// tolerance: 1
// text vs: 88.94 123.81 12.01 any
// frame effect pill: 109.33 117.00 65.00 27.33
// text effect: 119.11 121.09 44.96 any
// text How does this affect the result?: 16.04 152.42 229.03 any
// frame accept pill: 16.00 225.00 72.00 27.33
// text accept: 25.78 229.13 51.96 any
// frame except pill: 116.33 225.00 71.00 27.33
// text except: 126.11 229.13 50.96 any
// text I accept all terms.: 16.04 260.09 128.59 any
// text All Comparisons: 129.74 58.85 130.53 any
// text Search words or sentence: 74.40 782.27 203.36 any
// notes: A text by its ink, an area by its edges.
import SwiftUI

struct ContentView: View {
  var body: some View {
    NavigationStack {
      List {
        row(
          "affect", "effect", "How does this affect the result?", "Feb 14, 2009 at 7:31 AM",
          isRead: true
        )
        .listRowInsets(EdgeInsets())
        row("accept", "except", "I accept all terms.", "Feb 14, 2009 at 6:31 AM", isRead: false)
          .listRowInsets(EdgeInsets())
      }
      .listStyle(PlainListStyle())
      .navigationTitle("All Comparisons")
      .navigationBarTitleDisplayMode(.inline)
      .searchable(text: .constant(""), prompt: "Search words or sentence")
      .toolbar {
        ToolbarItem(placement: .topBarLeading) {
          Button {
          } label: {
            Image(systemName: "chevron.backward")
          }
        }
        ToolbarItem(placement: .topBarTrailing) {
          Button {
          } label: {
            Image(systemName: "ellipsis.circle")
          }
        }
      }
    }
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
