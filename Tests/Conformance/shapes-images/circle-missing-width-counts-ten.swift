// derived on ios 18 in 100x100
// source: OpenSwiftUIProject/OpenSwiftUI Sources/OpenSwiftUICore/Shape/Shapes.swift
// A missing width becomes 10 before the smaller side is taken: 10x10 under (nil, 50).
//
// frame disc: 45 45 10 10

import SwiftUI

struct ContentView: View {
  var body: some View {
    Circle()
      .accessibilityIdentifier("disc")
      .fixedSize(horizontal: true, vertical: false)
      .frame(height: 50)
  }
}
