// source: https://github.com/criticalmaps/criticalmaps-ios@28539e16
//   CriticalMapsKit/Tests/SettingsFeatureTests/__Snapshots__/SettingsViewSnapshotTests/test_settingsView_light.1.png
// observed: Apple SwiftUI, iOS 18 simulator (January 2025), ViewImageConfig iPhone 13, type size
//   medium, 3x
// confidence: observed
// platform: ios 18
// container: iphone-13
// type size: medium
// tolerance: 1
// frame observation: 16.39 83.13 any any
// frame observation-detail: 16.14 112.42 any any
// frame info: 16.39 185.8 any any
// frame info-detail: 15.87 214.9 any any
// frame events: 16.74 267.14 any any
// frame appearance: 15.98 325.26 any any
// frame support: 15.86 399.21 any any
// notes: Texts by their ink, areas by their edges.

import SwiftUI

struct ContentView: View {
  var body: some View {
    ScrollView {
      Group {
        Spacer(minLength: 28)
        VStack {
          Row {
            HStack {
              VStack(alignment: .leading, spacing: 4) {
                Text("Observation Mode").font(.title2.weight(.medium)).accessibilityIdentifier(
                  "observation")
                Text("If you don’t take part yourself, but want to follow the Critical Mass.")
                  .foregroundColor(.gray).font(.body).accessibilityIdentifier("observation-detail")
              }
              Spacer()
              Toggle(isOn: .constant(false)) { EmptyView() }.labelsHidden().accessibilityIdentifier(
                "observation-toggle")
            }
          }
          Row {
            HStack {
              VStack(alignment: .leading, spacing: 4) {
                Text("Show info view").font(.title2.weight(.medium)).accessibilityIdentifier("info")
                Text("Show info toogle over the map").foregroundColor(.gray).font(.body)
                  .accessibilityIdentifier("info-detail")
              }
              Spacer()
              Toggle(isOn: .constant(true)) { EmptyView() }.labelsHidden().accessibilityIdentifier(
                "info-toggle")
            }
          }
          Part(title: "", id: "") {
            Row {
              Button {
              } label: {
                HStack { Text("Event Settings").accessibilityIdentifier("events") }; Spacer();
                Image(systemName: "chevron.right")
              }
            }
            Row {
              Button {
              } label: {
                HStack {
                  Text("Appearance").accessibilityIdentifier("appearance"); Spacer();
                  Image(systemName: "chevron.right")
                }
              }
            }
          }
          Part(title: "Support", id: "support") {
            VStack(alignment: .leading, spacing: 16) {
              card(
                "Development", "development",
                "Critical Maps is an open source project and we are looking forward to developers who want to work on critical maps.",
                "View Repository", 150)
              card(
                "Translate", "translate", "Help making Critical Maps available in other languages",
                "crowdin.com", 135)
            }
            .padding(.horizontal, 16)
          }
        }
      }
      .font(.title2.weight(.medium))
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  func card(_ title: String, _ id: String, _ detail: String, _ link: String, _ size: Double)
    -> some View
  {
    ZStack(alignment: .bottomTrailing) {
      Color.clear.frame(width: size, height: size)
      VStack(alignment: .leading, spacing: 8) {
        Text(title).font(.title2.weight(.medium)).accessibilityIdentifier(id)
        Text(detail).multilineTextAlignment(.leading).font(.subheadline.weight(.regular))
          .accessibilityIdentifier("\(id)-detail")
        Button {
        } label: {
          HStack {
            Text(link).accessibilityIdentifier("\(id)-link")
            Image(systemName: "arrow.up.right")
          }
          .font(.body.bold())
          .padding(4)
        }
        .padding(.top, 2)
      }
      .padding([.top, .bottom, .leading], 24)
      .padding(.trailing, 120)
      .frame(maxWidth: .infinity, minHeight: 150, alignment: .leading)
    }
    .background(Color.purple)
    .clipShape(RoundedRectangle(cornerRadius: 16))
    .accessibilityIdentifier("\(id)-card")
  }
}

struct Row<Content: View>: View {
  @ViewBuilder let content: Content
  var body: some View {
    VStack(alignment: .leading) {
      content.padding(.vertical, 8).padding(.horizontal, 16)
      Rectangle().fill(Color.gray.opacity(0.3)).frame(
        maxWidth: .infinity, minHeight: 1, idealHeight: 1, maxHeight: 1)
    }
  }
}

struct Part<Content: View>: View {
  let title: String
  let id: String
  @ViewBuilder let content: Content
  var body: some View {
    VStack(alignment: .leading) {
      if !title.isEmpty {
        Text(title).font(.title.weight(.bold)).accessibilityIdentifier(id)
          .padding([.leading, .bottom], 16).padding(.top, 24)
      }
      content
    }
  }
}
