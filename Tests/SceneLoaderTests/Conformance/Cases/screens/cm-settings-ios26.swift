// reflow: image pzLocationShield 20x20
// source: https://github.com/criticalmaps/criticalmaps-ios@cfec0a75~1
//   CriticalMapsKit/Tests/SettingsFeatureTests/__Snapshots__/SettingsViewSnapshotTests/settingsView_light.1.png
// observed: Apple SwiftUI, iOS 26 simulator (Xcode 26, January 2026), ViewImageConfig of an iPhone
//   16, type size medium, 3x
// confidence: observed
// platform: ios 26
// container: iphone-16
// type size: medium
// tolerance: 1
// frame observation: 32.2 109.2 any any
// frame observation-detail: 31.96 132.51 any any
// frame privacy: 71.14 199.23 102.33 any
// frame info: 31.87 284.54 108.45 any
// frame info-detail: 31.98 307.43 196.04 any
// frame events: 71.14 355.56 104.66 any
// frame appearance: 70.86 441.6 87.46 any
// frame rules: 71.14 527.87 39.99 any
// frame website: 32.19 613.87 58.13 any
// frame mastodon: 32.14 664.87 72.73 any
// frame policy: 32.14 715.56 100.18 any
// frame acknowledgements: 70.86 766.56 142.61 any
// notes: The switches are drawn 63 wide, 2 of them beyond the row’s edge at 361.

import SwiftUI

struct ContentView: View {
  var body: some View {
    List {
      Group {
        Section {
          HStack(alignment: .top) {
            VStack(alignment: .leading, spacing: 4) {
              Text("Observation Mode").font(.body).accessibilityIdentifier("observation")
              Text("If you don't take part yourself, but want to follow the Critical Mass.").font(
                .subheadline
              ).foregroundColor(.gray).accessibilityIdentifier("observation-detail")
            }
            Spacer()
            Toggle(isOn: .constant(false)) { EmptyView() }.labelsHidden().accessibilityIdentifier(
              "observation-toggle")
          }
          Button {
          } label: {
            row {
              Label {
                Text("Privacy Zones").accessibilityIdentifier("privacy")
              } icon: {
                Image("pzLocationShield")
              }
            }
          }
        }
        Section {
          HStack(alignment: .top) {
            VStack(alignment: .leading, spacing: 4) {
              Text("Show info view").font(.body).accessibilityIdentifier("info")
              Text("Show info toogle over the map").font(.subheadline).foregroundColor(.gray)
                .accessibilityIdentifier("info-detail")
            }
            Spacer()
            Toggle(isOn: .constant(true)) { EmptyView() }.labelsHidden().accessibilityIdentifier(
              "info-toggle")
          }
          Button {
          } label: {
            row {
              Label {
                Text("Event Settings").accessibilityIdentifier("events")
              } icon: {
                Image(systemName: "calendar")
              }
            }
          }
        }
        Section {
          Button {
          } label: {
            row {
              Label {
                Text("Appearance").accessibilityIdentifier("appearance")
              } icon: {
                Image(systemName: "paintpalette")
              }
            }
          }
        }
        Section {
          Button {
          } label: {
            row {
              Label {
                Text("Rules").accessibilityIdentifier("rules")
              } icon: {
                Image(systemName: "exclamationmark.bubble")
              }
            }
          }
        }
        Section {
          Button {
          } label: {
            link("Website", "website")
          }
          Button {
          } label: {
            link("Mastodon", "mastodon")
          }
          Button {
          } label: {
            link("Privacy Policy", "policy")
          }
          Button {
          } label: {
            row {
              Label {
                Text("Acknowledgements").accessibilityIdentifier("acknowledgements")
              } icon: {
                Image(systemName: "text.document")
              }
            }
          }
        }
      }
      .foregroundStyle(Color.primary)
    }
    .listStyle(.insetGrouped)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  func row(@ViewBuilder _ content: () -> some View) -> some View {
    HStack {
      content().font(.body)
      Spacer()
      Image(systemName: "chevron.right")
    }
  }

  func link(_ title: String, _ id: String) -> some View {
    HStack {
      Text(title).accessibilityIdentifier(id)
      Spacer()
      Image(systemName: "arrow.up.right")
    }
    .font(.body)
  }
}
