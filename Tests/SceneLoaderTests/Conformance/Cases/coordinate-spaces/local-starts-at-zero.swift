// source: post on the greedy GeometryReader
// observed: nothing measured by the source; follows from its code; the table in
//   000_24efc4c9f93bd6af.txt agrees
// confidence: derived
// platform: ios 18
// container: 300x200
// tolerance: 0.01
// frame reader: 30 30 240 140
// frame marker: 30 30 10 10
// notes: A reader's local space starts at its own corner, so minX = minY = 0 in spite of the
//   padding. The prose of 004_eab6f1acf8cfa0a1.txt calls .local relative to the parent; its
//   code and 001_e9dd10b732e0e27b.txt say own bounds.

import SwiftUI

struct ContentView: View {
  var body: some View {
    GeometryReader { proxy in
      Color.red
        .frame(width: 10 + proxy.frame(in: .local).minX, height: 10 + proxy.frame(in: .local).minY)
        .accessibilityIdentifier("marker")
    }
    .accessibilityIdentifier("reader")
    .padding(30)
  }
}
