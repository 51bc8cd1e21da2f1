// source: https://github.com/criticalmaps/criticalmaps-ios@cfec0a75~1
//   CriticalMapsKit/Tests/SettingsFeatureTests/__Snapshots__/RideEventSettingsViewSnapshotTests/rideEventSettingsView_light.1.png
// observed: Apple SwiftUI, iOS 26 simulator (Xcode 26, January 2026), ViewImageConfig of an iPhone
//   16, type size medium, 3x
// confidence: observed
// platform: ios 26
// container: iphone-16
// type size: medium
// tolerance: 1
// frame notifications: 32.14 110.2 136.33 any
// frame types: 31.88 172.64 87.53 any
// frame t0: 31.86 219.56 57.46 any
// frame t1: 32.2 277.2 any any
// frame t2: 32.14 334.87 any any
// frame t3: 32.14 391.87 107.06 any
// frame t4: 32.14 449.2 72.51 any
// frame t5: 32.14 506.57 40.51 any
// frame t6: 32.14 563.87 any any
// frame t7: 32.14 620.87 any any
// frame t8: 32.14 678.23 75.18 any
// frame t9: 32.19 735.91 32.46 any
// frame types-footer: 32.09 781.93 any any
// frame radius: 31.88 828.28 146.53 any
// notes: Texts by their ink, areas by their edges.

import SwiftUI

struct ContentView: View {
  var body: some View {
    List {
      Group {
        Toggle(isOn: .constant(true)) {
          Text("Event Notifications").accessibilityIdentifier("notifications")
        }
        Section {
          Button {
          } label: {
            HStack(spacing: 12) {
              Text("Alleycat").accessibilityIdentifier("t0")
              Spacer()
              Image(systemName: "checkmark").fontWeight(.medium)
            }
            .padding(.vertical, 4)
          }
          Button {
          } label: {
            HStack(spacing: 12) {
              Text("Critical Mass").accessibilityIdentifier("t1")
              Spacer()
              Image(systemName: "checkmark").fontWeight(.medium)
            }
            .padding(.vertical, 4)
          }
          Button {
          } label: {
            HStack(spacing: 12) {
              Text("Dawn Ride").accessibilityIdentifier("t2")
              Spacer()
              Image(systemName: "checkmark").fontWeight(.medium)
            }
            .padding(.vertical, 4)
          }
          Button {
          } label: {
            HStack(spacing: 12) {
              Text("Demonstration").accessibilityIdentifier("t3")
              Spacer()
              Image(systemName: "checkmark").fontWeight(.medium)
            }
            .padding(.vertical, 4)
          }
          Button {
          } label: {
            HStack(spacing: 12) {
              Text("Dusk Ride").accessibilityIdentifier("t4")
              Spacer()
              Image(systemName: "checkmark").fontWeight(.medium)
            }
            .padding(.vertical, 4)
          }
          Button {
          } label: {
            HStack(spacing: 12) {
              Text("Event").accessibilityIdentifier("t5")
              Spacer()
              Image(systemName: "checkmark").fontWeight(.medium)
            }
            .padding(.vertical, 4)
          }
          Button {
          } label: {
            HStack(spacing: 12) {
              Text("Kidical Mass").accessibilityIdentifier("t6")
              Spacer()
              Image(systemName: "checkmark").fontWeight(.medium)
            }
            .padding(.vertical, 4)
          }
          Button {
          } label: {
            HStack(spacing: 12) {
              Text("Lunch Ride").accessibilityIdentifier("t7")
              Spacer()
              Image(systemName: "checkmark").fontWeight(.medium)
            }
            .padding(.vertical, 4)
          }
          Button {
          } label: {
            HStack(spacing: 12) {
              Text("Night Ride").accessibilityIdentifier("t8")
              Spacer()
              Image(systemName: "checkmark").fontWeight(.medium)
            }
            .padding(.vertical, 4)
          }
          Button {
          } label: {
            HStack(spacing: 12) {
              Text("Tour").accessibilityIdentifier("t9")
              Spacer()
              Image(systemName: "checkmark").fontWeight(.medium)
            }
            .padding(.vertical, 4)
          }
        } header: {
          HStack {
            Text("Event Types").font(.callout).fontWeight(.semibold).accessibilityIdentifier(
              "types")
          }
        } footer: {
          Text(
            "Select which types of ride events you'd like to be notified about when they occur near your location."
          )
          .font(.footnote).foregroundStyle(.secondary).accessibilityIdentifier("types-footer")
        }
        Section {
          Button {
          } label: {
            HStack(spacing: 8) {
              Text("5"); Spacer()
            }.padding(.vertical, 4)
          }
        } header: {
          HStack {
            Text("Event Search Radius").font(.callout).fontWeight(.semibold)
              .accessibilityIdentifier("radius")
          }
        }
      }
      .foregroundStyle(Color.primary)
    }
    .listStyle(.insetGrouped)
  }
}
