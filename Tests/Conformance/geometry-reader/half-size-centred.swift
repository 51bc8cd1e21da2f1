// parity on ios 18 in 200x200
// source: OpenSwiftUIProject/OpenSwiftUI Example/OpenSwiftUIUITests/Layout/Geometry/GeometryReaderUITests.swift
// Half of the reader size, centred by an infinite maximum frame.
//
// frame half: 50 50 100 100
// frame ground: 0 0 200 200

import SwiftUI

struct ContentView: View {
  var body: some View {
    GeometryReader { proxy in
      VStack {
        Color.blue
          .frame(width: proxy.size.width / 2, height: proxy.size.height / 2)
          .accessibilityIdentifier("half")
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background {
        Color.yellow
          .accessibilityIdentifier("ground")
      }
    }
  }
}
