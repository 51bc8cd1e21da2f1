// source: https://github.com/iamcgn/swiftui-web/tree/main/Fixtures/Goldens/list/sections
// observed: Apple SwiftUI on macOS 26.2
// confidence: observed
// platform: mac 26
// container: 320x300
// tolerance: 0.02
// frame apple: 16 42 35 16
// frame banana: 16 66 45 16
// frame carrot: 16 138 38.5 16
// frame cherry: 16 210 41.5 16
// notes: A header or footer is 28 high, sections are 20 apart.

import SwiftUI

struct ContentView: View {
  var body: some View {
    List {
      Section("Fruits") {
        Text("Apple").accessibilityIdentifier("apple")
        Text("Banana").accessibilityIdentifier("banana")
      }
      Section {
        Text("Carrot").accessibilityIdentifier("carrot")
      } header: {
        Text("Vegetables")
      } footer: {
        Text("Footer")
      }
      Section { Text("Cherry").accessibilityIdentifier("cherry") }
    }
  }
}
