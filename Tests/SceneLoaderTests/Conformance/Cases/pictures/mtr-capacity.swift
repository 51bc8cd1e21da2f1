// source: https://github.com/Matronhq/matron-apple/tree/65ff8b01d203413de483e6703339bef9c274bc2d
//   MatronShared/Tests/DesignSystemSnapshotTests/__Snapshots__/AgentCapacityRowSnapshotTests/
//   test_liveVersusCachedBlocks.mac-agent_capacity_live_vs_cached-light.png
// observed: Apple SwiftUI, macOS 26 (August 2026), NSHostingView of its fitting size, 2x
// confidence: observed
// platform: mac 26
// container: 340x235
// tolerance: 1
// text 2 active sessions: any 11.67 any any
// text Current session: 11.40 26.67 76.47 any
// text 39%: any 26.72 any any
// text Current week (all models): 11.40 41.99 124.20 any
// text 85%: 139.40 41.72 any any
// text · resets Aug 15: any 41.85 any any
// text offline · as of 2 hr ago: 11.40 98.55 108.70 any
// text · reset: any 140.97 any any
// text offline · as of 5 hr ago: 11.40 155.55 109.20 any
// text offline · as of 30 min ago: 11.40 182.55 123.20 any
// text Checking…: 11.40 209.55 any any
// notes: A text by its ink, an area by its edges.
import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      VStack(alignment: .leading, spacing: 2) {
        Text("2 active sessions").font(.caption)
        limit("Current session", "39%", "· resets 9\u{3A}13 pm")
        limit("Current week (all models)", "85%", "· resets Aug 15")
      }
      VStack(alignment: .leading, spacing: 2) {
        limit("Current session", "39%", "· resets 9\u{3A}13 pm")
        limit("Current week (all models)", "85%", "· resets Aug 15")
        Text("offline · as of 2 hr ago").font(.caption2)
      }
      VStack(alignment: .leading, spacing: 2) {
        limit("Current session", "39%", "· resets 9\u{3A}13 pm")
        limit("Current week (all models)", "85%", "· reset")
        Text("offline · as of 5 hr ago").font(.caption2)
      }
      VStack(alignment: .leading, spacing: 2) {
        Text("offline · as of 30 min ago").font(.caption2)
      }
      Text("Checking…").font(.caption)
    }
    .padding(12)
    .frame(width: 340, alignment: .leading)
  }
}

func limit(_ label: String, _ part: String, _ reset: String) -> some View {
  HStack(spacing: 4) {
    Text(label)
    Text(part).fontWeight(.medium).monospacedDigit()
    Text(reset)
  }
  .font(.caption)
}
