// source: callstack/agent-device, packages' snapshot-occlusion sibling-chrome test: app
//   SheetRepro, captured rows
// observed: AX frames on an iOS 27 simulator (iPhone 18 Pro, 402x874, 3x); iOS 26 is what Reflow
//   knows
// confidence: observed
// platform: ios 26
// container: iphone-17-pro
// tolerance: 0.5
// frame primary: 32 199.83 any 20.33
// frame close: 32 89.83 43 any
// frame bottom: 173 811.83 56 any
// notes: Host {0, 62} 402x812, bar {0, 78} 402x106, row {16, 184} 370x52, Close {20, 82} 67x36,
//   Bottom {162, 804} 78x36.

import SwiftUI

struct ContentView: View {
  var body: some View {
    Text("Base")
      .sheet(isPresented: .constant(true)) {
        NavigationStack {
          List {
            Button("Primary action") {}.accessibilityIdentifier("primary")
            Text("Second").accessibilityIdentifier("second")
          }
          .navigationTitle("Sheet")

          .toolbar {
            ToolbarItem(placement: .topBarLeading) {
              Button("Close") {}.accessibilityIdentifier("close")
            }
            ToolbarItem(placement: .bottomBar) {
              Button("Bottom") {}.accessibilityIdentifier("bottom")
            }
          }
        }
      }
  }
}
