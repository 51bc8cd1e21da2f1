// derived on ios 18 in 300x200
// source: Korean tutorial on GeometryReader
// A reader's local space starts at its own corner, so minX = minY = 0 in spite of the padding.
// The prose of 004_eab6f1acf8cfa0a1.txt calls .local relative to the parent; its code and
// 001_e9dd10b732e0e27b.txt say own bounds.
//
// frame reader: 30 30 240 140
// frame marker: 30 30 10 10

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
