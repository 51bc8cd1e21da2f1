// source: https://github.com/cashapp/AccessibilitySnapshot@main (2026-08-14)
//   Example/AccessibilitySnapshot/SwiftUITextEntry.swift;
//   Example/SnapshotTests/__Snapshots__/SnapshotTestingTests/testSwiftUITextEntry.*.png
// observed: Apple SwiftUI, iOS 17.5, 393 wide, 3x
// confidence: observed
// platform: ios 17
// container: 393x793
// tolerance: 0.34
// frame empty: 0 0 393 22
// frame value: 0 30 393 22
// frame secure-empty: 0 60 393 21
// frame secure-value: 0 89 393 20.333
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
