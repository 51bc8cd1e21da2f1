// source: https://github.com/iamcgn/swiftui-web/tree/main/Fixtures/Goldens/section/modifier
// observed: Apple SwiftUI on macOS 26.2
// confidence: observed
// platform: mac 26
// container: 300x250
// tolerance: 0.02
// frame header: 132.75 63 34.5 16
// frame apple: 132.5 111 35 16
// frame banana: 127.5 150 45 16
// frame footer: 130.25 180 39.5 16
// frame column: 90 47 120 156
// notes: In a plain stack a section's header, rows and footer are members like any, and a
//   modifier of the section is made anew around each.

import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(spacing: 0) {
      Section {
        Text("Apple").accessibilityIdentifier("apple")
      } header: {
        Text("Fruits").accessibilityIdentifier("header")
      }
      .padding()
      Section {
        Text("Banana").accessibilityIdentifier("banana")
      } footer: {
        Text("Footer").accessibilityIdentifier("footer")
      }
      .frame(width: 120, height: 30)
      .background(Color.mint)
    }
    .accessibilityIdentifier("column")
  }
}
