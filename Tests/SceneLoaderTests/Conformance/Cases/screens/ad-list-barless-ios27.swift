// source: callstack/agent-device, packages' snapshot-occlusion sibling-chrome test: app
//   SheetRepro, captured rows
// observed: AX frames on an iOS 27 simulator (iPhone 18 Pro, 402x874, 3x); iOS 26 is what Reflow
//   knows
// confidence: observed
// platform: ios 26
// container: iphone-17-pro
// tolerance: 0.5
// frame row0: 32 112.83 any 20.33
// frame row1: 32 164.83 any 20.33
// notes: First row 97...149 (its visible part {16, 100} 370x49): 35 below the safe area; row 12 of
//   a second section is not used.

import SwiftUI

struct ContentView: View {
  var body: some View {
    NavigationStack {
      List {
        ForEach(0..<14, id: \.self) { i in
          Text("Barless row \(i)").accessibilityIdentifier("row\(i)")
        }
      }
      .toolbar(.hidden, for: .navigationBar)
    }
  }
}
