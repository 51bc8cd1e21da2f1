// source: https://github.com/StanfordSpezi/SpeziViews@5242bd9
//   Tests/SpeziViewsTests/__Snapshots__/SnapshotTests+Controls/optionSetPicker.option-picker-inline.png
// observed: Apple SwiftUI, iOS 18 simulator (June 2025), ViewImageConfig iPhone 13 Pro, type size
//   medium, 3x
// confidence: observed
// platform: ios 18
// container: iphone-13-pro
// type size: medium
// tolerance: 1
// frame header: 40.09 64.19 any any
// frame one: 40.2 96.56 any any
// frame two: 40.2 140.56 any any
// notes: Texts by their ink, areas by their edges.

import SwiftUI

struct ContentView: View {
  var body: some View {
    List {
      Section {
        option("Option 1", "one")
        option("Option 2", "two")
      } header: {
        Text("Code").accessibilityIdentifier("header")
      }
    }
  }

  func option(_ title: String, _ id: String) -> some View {
    Button {
    } label: {
      HStack {
        Text(title).foregroundStyle(.primary).accessibilityIdentifier(id)
        Spacer()
        Image(systemName: "checkmark").foregroundColor(.accentColor)
      }
    }
  }
}
