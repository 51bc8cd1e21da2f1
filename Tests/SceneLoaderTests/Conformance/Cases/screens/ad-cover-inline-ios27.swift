// source: callstack/agent-device, packages' snapshot-occlusion sibling-chrome test: app
//   SheetRepro, captured rows
// observed: AX frames on an iOS 27 simulator (iPhone 18 Pro, 402x874, 3x); iOS 26 is what Reflow
//   knows
// confidence: observed
// platform: ios 26
// container: iphone-17-pro
// tolerance: 0.5
// frame primary: 32 166.83 any 20.33
// frame close: 32 73.83 92 any
// frame bottom: 147.67 811.83 106.67 any
// frame second: 32 218.83 any 20.33
// notes: Bar {0, 62} 402x54, rows {16, 151} 370x52, Upper close {20, 66} 116x36, Upper bottom
//   {136.67, 804} 128.67x36.

import SwiftUI

struct ContentView: View {
  var body: some View {
    Text("Base")
      .fullScreenCover(isPresented: .constant(true)) {
        NavigationStack {
          List {
            Button("Upper primary") {}.accessibilityIdentifier("primary")
            Text("Second").accessibilityIdentifier("second")
          }
          .navigationTitle("Cover")
          .navigationBarTitleDisplayMode(.inline)
          .toolbar {
            ToolbarItem(placement: .topBarLeading) {
              Button("Upper close") {}.accessibilityIdentifier("close")
            }
            ToolbarItem(placement: .bottomBar) {
              Button("Upper bottom") {}.accessibilityIdentifier("bottom")
            }
          }
        }
      }
  }
}
