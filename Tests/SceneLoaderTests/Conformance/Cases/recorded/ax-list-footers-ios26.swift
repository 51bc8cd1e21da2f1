// source: https://github.com/cashapp/AccessibilitySnapshot@main (2026-08-14)
//   Example/AccessibilitySnapshot/SwiftUIListWithSections.swift;
//   Example/SnapshotTests/ReferenceImages/_64/SnapshotTests.SwiftUIListSectionTests/testListWithHeadersAndFooters_26_2_402x874@3x.png
// observed: Apple SwiftUI, iOS 26.2, 402x874, 3x
// confidence: observed
// platform: ios 26
// container: iphone-16-pro
// tolerance: 0.5
// frame accounts: 32 72 any 20.333
// frame checking: 32 118.167 any any
// frame tap: 32 214.333 183 15.667
// frame bills: 32 246 any 20.333
// frame electric: 32 292.167 any any
// frame due: 32 388.333 92.333 15.667
// notes: Header = 10 + 20.333 + 10, footer = 8 + 15.667 + 6; no gap between footer and next header;
//   row end to next section's row end to end: 70 with footer, 58 without. Also seen: header cell
//   Accounts: x 16, y 62, width 370, height 40.333; row cell Checking: x 16, y 102.333, width 370,
//   height 52; row cell Savings: x 16, y 154.333, width 370, height 52; footer cell Tap…: x 16, y
//   206.333, width 370, height 29.667; header cell Bills: x 16, y 236, width 370, height 40.333;
//   row cell Electric: x 16, y 276.333, width 370, height 52; row cell Internet: x 16, y 328.333,
//   width 370, height 52; footer cell Due…: x 16, y 380.333, width 370, height 29.667.

import SwiftUI

struct ContentView: View {
  var body: some View {
    List {
      Section {
        Text("Checking").accessibilityIdentifier("checking")
        Text("Savings").accessibilityIdentifier("savings")
      } header: {
        Text("Accounts").accessibilityIdentifier("accounts")
      } footer: {
        Text("Tap an account to view details").accessibilityIdentifier("tap")
      }
      Section {
        Text("Electric").accessibilityIdentifier("electric")
        Text("Internet").accessibilityIdentifier("internet")
      } header: {
        Text("Bills").accessibilityIdentifier("bills")
      } footer: {
        Text("Due this month").accessibilityIdentifier("due")
      }
    }
  }
}
