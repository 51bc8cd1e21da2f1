// source:
//   https://github.com/OpenSwiftUIProject/OpenSwiftUI/blob/main/Example/OpenSwiftUIUITests/Layout/Geometry/GeometryReaderUITests.swift
// observed: view pixel-compared with real SwiftUI in OpenSwiftUI CI (200x200 host); numbers:
//   model of the rule
// confidence: parity
// platform: ios 18
// container: 200x200
// tolerance: 0.01
// frame half: 50 50 100 100
// frame ground: 0 0 200 200
// notes: Half of the reader size, centred by an infinite maximum frame.

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
