// source: https://github.com/cashapp/AccessibilitySnapshot@main (2026-08-14)
//   Example/AccessibilitySnapshot/SwiftUIListWithSections.swift;
//   Example/SnapshotTests/ReferenceImages/_64/SnapshotTests.SwiftUIListSectionTests/testListWithHeadersAndFooters_17_5_393x852@3x.png
// observed: Apple SwiftUI, iOS 17.5, 393x852, 3x; strokes centred on the TEXTS' accessibility
//   frames
// confidence: observed
// platform: ios 17
// container: iphone-16
// tolerance: 0.5
// frame accounts: 40 76 72.333 15.667
// frame checking: 40 109.5 71.667 20.333
// frame savings: 40 153.5 59.667 20.333
// frame tap: 40 191.667 183 15.667
// frame bills: 40 236.333 35 15.667
// frame electric: 40 270 57 20.333
// frame internet: 40 314 59.333 20.333
// frame due: 40 352 92.333 15.667
// notes: Header text: 17 above, 6 below, in capitals of 13 pt; footer text 6 below its last row;
//   header texts shown as "ACCOUNTS", "BILLS".

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
