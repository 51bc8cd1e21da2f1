// source: https://github.com/StanfordSpezi/SpeziAccount@46bc3985
//   Tests/SpeziAccountTests/__Snapshots__/SnapshotTesting/testAccountProviderViewLayoutVariations.iphone-view1.png,
//   Tests/SpeziAccountTests/SnapshotTesting.swift
// observed: Apple SwiftUI, iOS 18 simulator (Xcode 16, 2024 to February 2025), ViewImageConfig
//   iPhone 13 Pro (safe area 47 and 34), type size medium, 3x
// confidence: observed
// platform: ios 18
// container: 390x763
// type size: medium
// tolerance: 1
// frame login-text: 175.47 407.56 39.73 any
// frame question: 94.12 458.46 154.09 any
// frame signup: 257.09 458.46 38.82 any
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
            }
          }
          Spacer().frame(maxWidth: .infinity, maxHeight: 10)
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
      HStack {
        Text("Don't have an Account yet?").accessibilityIdentifier("question")
        Button {
        } label: {
          Text("Signup").accessibilityIdentifier("signup")
        }
      }
      .font(.footnote)
    }
  }
}
