// source: https://github.com/StanfordSpezi/SpeziAccount@46bc3985
//   Tests/SpeziAccountTests/__Snapshots__/SnapshotTesting/testAccountProviderViewLayoutVariations.iphone-view0.png,
//   Tests/SpeziAccountTests/SnapshotTesting.swift
// observed: Apple SwiftUI, iOS 18 simulator (Xcode 16, 2024 to February 2025), ViewImageConfig
//   iPhone 13 Pro (safe area 47 and 34), type size medium, 3x
// confidence: observed
// platform: ios 18
// container: 390x763
// type size: medium
// tolerance: 1
// frame forgot: 292.2 363.48 97.32 any
// frame login-text: 175.47 414.56 39.73 any
// frame question: 94.12 465.46 154.09 any
// frame signup: 257.09 465.46 38.82 any
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
