// derived on ios 18 in 100x100
// source: OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Layout/Stack/StackLayout.swift
// A row without children is 0x0, so only the padding is left.
//
// frame rim: 40 40 20 20

import SwiftUI

struct ContentView: View {
  var body: some View {
    HStack {
    }
    .padding(10)
    .accessibilityIdentifier("rim")
  }
}
