// source: a public repository’s notes on automating its app Encounter
//   (“AXe iOS Simulator Interaction — Review and Investigation Notes”, March 2026)
// observed: Apple SwiftUI, iOS 26.4 simulator, iPhone 17; frames of XCUIElement.debugDescription
// confidence: observed
// platform: ios 26
// container: 402x874
// tolerance: 0.5
// frame row: 16 any 370 28
// notes: Switch {{16.0, 714.0}, {370.0, 28.0}}, its inner switch {{325.0, 714.0}, {63.0, 28.0}}.

import SwiftUI

struct ContentView: View {
  var body: some View {
    Toggle("Easier fight", isOn: .constant(false)).accessibilityIdentifier("row").padding(
      .horizontal, 16)
  }
}
