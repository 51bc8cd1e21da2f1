// source: https://github.com/StanfordSpezi/SpeziViews@236fd063407a
//   Tests/SpeziViewsTests/__Snapshots__/SnapshotTests+Controls/optionSetPicker.option-picker-inline.png
// observed: Apple SwiftUI, iOS 26 simulator (iPhone 17 Pro, Xcode 26), ViewImageConfig iPhone 13
//   Pro, type size medium, 3x
// confidence: observed
// platform: ios 26
// container: iphone-13-pro
// type size: medium
// tolerance: 1
// frame header: 31.87 57.2 any any
// frame one: 32.2 102.23 any any
// frame two: 32.2 153.23 any any
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
