// source: a public repository’s fixture of a device automator
//   (self tests, “Exercise Library”)
// observed: Apple SwiftUI, iOS 26 or 27 simulator, 402 wide; XCUIElement frames of a form on a
//   sheet drawn at 0.96, divided by that
// confidence: observed
// platform: ios 26
// container: 402x874
// tolerance: 0.6
// frame group: 32 any 106.35 20.3
// frame value: 267.35 any 86.35 20.3
// frame favorites: 32 any 154.4 20.3
// notes: Cells 370 by 52; a picker’s value ends 32.3 before the cell’s edge; the switch {293, 12,
//   63, 28} in its cell.

import SwiftUI

struct ContentView: View {
  var body: some View {
    Form {
      Picker(selection: .constant(0)) {
        Text("All Muscles").accessibilityIdentifier("value").tag(0)
      } label: {
        Text("Muscle Group").accessibilityIdentifier("group")
      }
      Section {
        Toggle(isOn: .constant(false)) {
          Text("Show Favorites Only").accessibilityIdentifier("favorites")
        }
      }
    }
  }
}
