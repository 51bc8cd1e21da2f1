// source: https://github.com/StanfordSpezi/SpeziAccount@46bc3985
//   Tests/SpeziAccountTests/__Snapshots__/SnapshotTesting/testAccountProviderViewLayoutVariations.iphone-view3.png,
//   Tests/SpeziAccountTests/SnapshotTesting.swift
// observed: Apple SwiftUI, iOS 18 simulator (Xcode 16, 2024 to February 2025), ViewImageConfig
//   iPhone 13 Pro (safe area 47 and 34), type size medium, 3x
// confidence: observed
// platform: ios 18
// container: 390x763
// type size: medium
// tolerance: 1
// frame signup-text: 180.71 363.68 59.26 any
// notes: Texts by their ink, areas by their edges.

import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack {
      Button {
      } label: {
        HStack {
          Label {
            Text("Signup").accessibilityIdentifier("signup-text")
          } icon: {
            Image(systemName: "person.crop.square")
          }
        }
        .font(.title3)
        .padding(.vertical, 10)
        .frame(maxWidth: .infinity)
      }
      .buttonStyle(.borderedProminent)
      .accessibilityIdentifier("signup-button")
      .padding(.bottom, 12)
    }
  }
}
