// source: https://github.com/Matronhq/matron-apple/tree/65ff8b01d203413de483e6703339bef9c274bc2d
//   MatronMacTests/__Snapshots__/NewChatSheetCapacitySnapshotTests/
//   testAgentPickerRowsLegacyFleet.mac-MacNewChatAgentRows_legacy-light.png
// observed: Apple SwiftUI, macOS 26 (August 2026), NSHostingView of its fitting size, 2x
// confidence: observed
// platform: mac 26
// container: 480x96
// tolerance: 1
// text old-a: 43.26 12.21 33.47 any
// text Connected: 43.40 30.17 53.47 any
// text old-b: 43.26 53.21 34.47 any
// text Asleep · Last seen Never — click to wake: 43.62 70.55 196.65 any
// notes: A text by its ink, an area by its edges.
import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      machine("old-a", nil, "Connected")
      machine("old-b", nil, "Asleep · Last seen Never — click to wake")
    }
    .padding(12)
    .frame(width: 480)
  }
}

func machine(
  _ name: String, _ mail: String?, _ line: String, _ age: String? = nil, _ cells: [String] = [],
  _ times: [String] = []
)
  -> some View
{
  HStack(spacing: 10) {
    Image(systemName: "apple.terminal").frame(width: 22)
    VStack(alignment: .leading, spacing: 2) {
      HStack(spacing: 6) {
        Text(name).fontWeight(.medium)
        if let mail { Text(mail).font(.caption).lineLimit(1) }
      }
      Text(line).font(.caption)
      if let age { Text(age).font(.caption2) }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    ForEach(cells.indices, id: \.self) { index in
      VStack(alignment: .trailing, spacing: 1) {
        Text(cells[index]).fontWeight(.medium).monospacedDigit()
        if index > 0, index <= times.count { Text(times[index - 1]).font(.caption2) }
      }
      .font(.callout)
      .frame(width: index == 0 ? 64 : 108, alignment: .trailing)
    }
    Image(systemName: "chevron.right").font(.caption).frame(width: 12)
  }
}
