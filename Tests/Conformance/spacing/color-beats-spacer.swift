// derived on ios 18 in 100x50
// source: OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Layout/Separator/Spacer.swift
// A Spacer has the lowest priority: the color gets all but the Spacer minimum of 8.
//
// frame elastic: 0 0 92 50

import SwiftUI

struct ContentView: View {
  var body: some View {
    HStack {
      Color.red
        .accessibilityIdentifier("elastic")
      Spacer()
    }
    .frame(width: 100, height: 50)
  }
}
