// source: https://github.com/cashapp/AccessibilitySnapshot@main (2026-08-14)
//   Example/AccessibilitySnapshot/SwiftUITextEntry.swift;
//   Example/SnapshotTests/__Snapshots__/SnapshotTestingTests/testSwiftUITextEntry.*.png
// observed: Apple SwiftUI, iOS 26.2, 402 wide, 3x
// confidence: observed
// platform: ios 26
// container: 402x812
// tolerance: 0.34
// frame empty: 0 0 402 22
// frame value: 0 30 402 22
// frame secure-empty: 0 60 402 21
// frame secure-value: 0 89 402 20.333
// notes: A plain TextField is 22 high, an empty SecureField 21, a filled one 20.333 (its dots'
//   line); default gaps 8; all as wide as the column.

import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack {
      TextField("SwiftUI Text Field", text: .constant("")).accessibilityIdentifier("empty")
      TextField("SwiftUI Text Field", text: .constant("Value in Text Field"))
        .accessibilityIdentifier("value")
      SecureField("Password", text: .constant("")).accessibilityIdentifier("secure-empty")
      SecureField("Password", text: .constant("secret123")).accessibilityIdentifier("secure-value")
      TextEditor(text: .constant("")).accessibilityIdentifier("editor")
    }
  }
}
