// source: https://github.com/StanfordSpezi/SpeziAccount@46bc3985
//   Tests/SpeziAccountTests/__Snapshots__/SnapshotTesting/testAccountProviderViewLayoutVariations.iphone-view2.png,
//   Tests/SpeziAccountTests/SnapshotTesting.swift
// observed: Apple SwiftUI, iOS 18 simulator (Xcode 16, 2024 to February 2025), ViewImageConfig
//   iPhone 13 Pro (safe area 47 and 34), type size medium, 3x
// confidence: observed
// platform: ios 18
// container: 390x763
// type size: medium
// tolerance: 0.5
// frame mail: 0 292.67 390 34
// frame password: 0 335 390 34
// frame login: 0 409 390 49.33
// notes: Texts by their ink, areas by their edges.

import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack {
      VStack {
        Group {
          VStack {
            TextField("E-Mail Address", text: .constant("")).accessibilityIdentifier("mail")
            HStack {
              VStack(alignment: .leading) {}
              Spacer()
            }
          }
          .padding(.bottom, 0.5)
          VStack {
            SecureField("Password", text: .constant("")).accessibilityIdentifier("password")
            HStack {
              VStack(alignment: .leading) {}
              Spacer()
              Button {
              } label: {
                Text("Forgot Password?").font(.caption).bold().accessibilityIdentifier("forgot")
              }
            }
          }
        }
        .textFieldStyle(.roundedBorder)
        .font(.title3)
      }
      Button {
      } label: {
        Text("Login").accessibilityIdentifier("login-text").padding(8).frame(maxWidth: .infinity)
      }
      .buttonStyle(.borderedProminent)
      .disabled(true)
      .accessibilityIdentifier("login")
      .padding(.bottom, 12)
      .padding(.top)
    }
  }
}
