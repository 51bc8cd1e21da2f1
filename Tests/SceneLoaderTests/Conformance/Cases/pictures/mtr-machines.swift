// source: https://github.com/Matronhq/matron-apple/tree/65ff8b01d203413de483e6703339bef9c274bc2d
//   MatronMacTests/__Snapshots__/NewChatSheetCapacitySnapshotTests/
//   testAgentPickerRowStates.mac-MacNewChatAgentRows_states-light.png
// observed: Apple SwiftUI, macOS 26 (August 2026), NSHostingView of its fitting size, 2x
// confidence: observed
// platform: mac 26
// container: 700x311
// tolerance: 1
// text Machine: 22.13 24.67 41.14 any
// text Sessions: 375.90 24.67 43.70 any
// text Current session: 459.40 24.67 78.47 any
// text studio-mac: 44.26 48.21 70.07 any
// text pat@yearbook.com: 120.63 49.55 93.24 any
// text Connected: 43.40 66.17 53.47 any
// text 2: any 55.96 any any
// text 39%: any 48.96 any any
// text 85%: 637.81 48.96 any any
// text resets Aug 15: 597.63 64.85 67.47 any
// text build-7: 43.93 89.21 44.41 any
// text 0: 421.81 96.96 7.88 any
// text 92%: 519.81 89.96 any any
// text dev-2: 43.26 130.21 37.47 any
// text old-bridge: 43.26 171.33 66.07 any
// text sleeping-box: 44.26 212.33 81.07 any
// text Asleep · Last seen Never — click to wake: 43.62 229.55 196.65 any
// text asleep-box: 43.26 252.83 70.07 any
// text sam@yearbook.com: 119.90 254.80 96.97 any
// text offline · as of 2 hr ago: 43.40 285.55 108.70 any
// text 12%: any 261.96 any any
// text 44%: any 261.96 any any
// text resets Aug 14: 597.63 277.85 any any
// notes: A text by its ink, an area by its edges.
import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      HStack(alignment: .bottom, spacing: 10) {
        Text("Machine").frame(maxWidth: .infinity, alignment: .leading)
        Text("Sessions").frame(width: 64, alignment: .trailing)
        Text("Current session").multilineTextAlignment(.trailing).lineLimit(2).frame(
          width: 108, alignment: .trailing)
        Text("Current week (all models)").multilineTextAlignment(.trailing).lineLimit(2).frame(
          width: 108, alignment: .trailing)
        Color.clear.frame(width: 12, height: 1)
      }
      .font(.caption2)
      .padding(.horizontal, 10)
      machine(
        "studio-mac", "pat@yearbook.com", "Connected", nil, ["2", "39%", "85%"],
        ["resets 9\u{3A}13 pm", "resets Aug 15"])
      machine("build-7", nil, "Connected", nil, ["0", "92%", "—"], ["resets 1\u{3A}13 pm"])
      machine("dev-2", nil, "Connected", nil, ["…", "…", "…"])
      machine("old-bridge", nil, "Connected", nil, ["—", "—", "—"])
      machine(
        "sleeping-box", nil, "Asleep · Last seen Never — click to wake", nil, ["—", "—", "—"])
      machine(
        "asleep-box", "sam@yearbook.com", "Asleep · Last seen Never — click to wake",
        "offline · as of 2 hr ago", ["—", "12%", "44%"], ["resets 5\u{3A}13 pm", "resets Aug 14"])
    }
    .padding(12)
    .frame(width: 700)
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
