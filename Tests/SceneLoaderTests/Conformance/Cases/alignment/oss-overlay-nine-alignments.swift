// source:
//   https://github.com/TokamakUI/Tokamak/blob/main/Tests/TokamakLayoutTests/ContainedZLayoutTests.swift
// observed: PNG equality with real SwiftUI asserted upstream (500x500 host, whether CI ran it
//   is unknown); numbers: model of the rule
// confidence: parity
// platform: ios 18
// container: 500x500
// tolerance: 0.01
// frame primary: 200 200 100 100
// frame top-leading: 200 200 50 50
// frame top: 225 200 50 50
// frame top-trailing: 250 200 50 50
// frame leading: 200 225 50 50
// frame center: 225 225 50 50
// frame trailing: 250 225 50 50
// frame bottom-leading: 200 250 50 50
// frame bottom: 225 250 50 50
// frame bottom-trailing: 250 250 50 50
// notes: Nine upstream tests as nine overlays on one primary. Upstream checks background with
//   the same geometry.

import SwiftUI

struct ContentView: View {
  var body: some View {
    Rectangle()
      .fill(Color.gray)
      .frame(width: 100, height: 100)
      .accessibilityIdentifier("primary")
      .overlay(alignment: .topLeading) {
        Rectangle()
          .fill(Color.red)
          .frame(width: 50, height: 50)
          .accessibilityIdentifier("top-leading")
      }
      .overlay(alignment: .top) {
        Rectangle()
          .fill(Color.orange)
          .frame(width: 50, height: 50)
          .accessibilityIdentifier("top")
      }
      .overlay(alignment: .topTrailing) {
        Rectangle()
          .fill(Color.yellow)
          .frame(width: 50, height: 50)
          .accessibilityIdentifier("top-trailing")
      }
      .overlay(alignment: .leading) {
        Rectangle()
          .fill(Color.green)
          .frame(width: 50, height: 50)
          .accessibilityIdentifier("leading")
      }
      .overlay(alignment: .center) {
        Rectangle()
          .fill(Color.blue)
          .frame(width: 50, height: 50)
          .accessibilityIdentifier("center")
      }
      .overlay(alignment: .trailing) {
        Rectangle()
          .fill(Color.purple)
          .frame(width: 50, height: 50)
          .accessibilityIdentifier("trailing")
      }
      .overlay(alignment: .bottomLeading) {
        Rectangle()
          .fill(Color.pink)
          .frame(width: 50, height: 50)
          .accessibilityIdentifier("bottom-leading")
      }
      .overlay(alignment: .bottom) {
        Rectangle()
          .fill(Color.gray)
          .frame(width: 50, height: 50)
          .accessibilityIdentifier("bottom")
      }
      .overlay(alignment: .bottomTrailing) {
        Rectangle()
          .fill(Color.black)
          .frame(width: 50, height: 50)
          .accessibilityIdentifier("bottom-trailing")
      }
  }
}
