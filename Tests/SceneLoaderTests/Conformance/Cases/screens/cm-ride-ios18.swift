// source: https://github.com/criticalmaps/criticalmaps-ios@28539e16
//   CriticalMapsKit/Tests/SettingsFeatureTests/__Snapshots__/RideEventSettingsViewSnapshotTests/test_rideEventSettingsView_light.1.png
// observed: Apple SwiftUI, iOS 18 simulator (January 2025), ViewImageConfig iPhone 13, type size
//   medium, 3x
// confidence: observed
// platform: ios 18
// container: iphone-13
// type size: medium
// tolerance: 1
// frame notifications: 16.74 86.13 any any
// frame types: 16.12 162.38 any any
// frame t0: 15.98 235.31 any any
// frame t1: 16.39 309.8 any any
// frame t2: 16.74 384.13 any any
// frame t3: 16.74 458.46 any any
// frame t4: 16.74 532.8 any any
// frame t5: 16.74 607.08 any any
// frame t6: 16.74 681.46 any any
// frame t7: 16.74 755.8 any any
// notes: Texts by their ink, areas by their edges.

import SwiftUI

struct ContentView: View {
  var body: some View {
    ScrollView {
      Group {
        Spacer(minLength: 28)
        Row {
          Toggle(isOn: .constant(true)) {
            Text("Event Notifications").accessibilityIdentifier("notifications")
          }
        }
        Part(title: "Event Types", id: "types") {
          Row {
            Button {
            } label: {
              HStack(spacing: 12) {
                Text("Alleycat").accessibilityIdentifier("t0").padding(.vertical, 8); Spacer();
                Image(systemName: "checkmark.circle.fill")
              }
            }
          }
          Row {
            Button {
            } label: {
              HStack(spacing: 12) {
                Text("Critical Mass").accessibilityIdentifier("t1").padding(.vertical, 8); Spacer();
                Image(systemName: "checkmark.circle.fill")
              }
            }
          }
          Row {
            Button {
            } label: {
              HStack(spacing: 12) {
                Text("Dawn Ride").accessibilityIdentifier("t2").padding(.vertical, 8); Spacer();
                Image(systemName: "checkmark.circle.fill")
              }
            }
          }
          Row {
            Button {
            } label: {
              HStack(spacing: 12) {
                Text("Demonstration").accessibilityIdentifier("t3").padding(.vertical, 8); Spacer();
                Image(systemName: "checkmark.circle.fill")
              }
            }
          }
          Row {
            Button {
            } label: {
              HStack(spacing: 12) {
                Text("Dusk Ride").accessibilityIdentifier("t4").padding(.vertical, 8); Spacer();
                Image(systemName: "checkmark.circle.fill")
              }
            }
          }
          Row {
            Button {
            } label: {
              HStack(spacing: 12) {
                Text("Event").accessibilityIdentifier("t5").padding(.vertical, 8); Spacer();
                Image(systemName: "checkmark.circle.fill")
              }
            }
          }
          Row {
            Button {
            } label: {
              HStack(spacing: 12) {
                Text("Kidical Mass").accessibilityIdentifier("t6").padding(.vertical, 8); Spacer();
                Image(systemName: "checkmark.circle.fill")
              }
            }
          }
          Row {
            Button {
            } label: {
              HStack(spacing: 12) {
                Text("Lunch Ride").accessibilityIdentifier("t7").padding(.vertical, 8); Spacer();
                Image(systemName: "checkmark.circle.fill")
              }
            }
          }
        }
        .foregroundColor(.black)
      }
      .font(.title2.weight(.medium))
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
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
