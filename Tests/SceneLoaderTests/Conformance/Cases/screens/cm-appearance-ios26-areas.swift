// source: https://github.com/criticalmaps/criticalmaps-ios@cfec0a75~1
//   CriticalMapsKit/Tests/SettingsFeatureTests/__Snapshots__/AppearanceSettingsViewSnapshotTests/appearanceEventSettingsView_light.1.png
// observed: Apple SwiftUI, iOS 26 simulator (Xcode 26, January 2026), ViewImageConfig of an iPhone
//   16, type size medium, 3x
// confidence: observed
// platform: ios 26
// container: iphone-16
// type size: medium
// tolerance: 0.5
// frame picker: 40 116.67 313 31
// frame icon-Light: 32 237.67 48 48
// frame icon-Dark: 32 315.67 48 48
// frame icon-Neon: 32 393.67 48 48
// frame icon-Rainbow: 32 471.67 48 48
// frame icon-Sun: 32 549.67 48 48
// notes: A segmented control is drawn 32 high from the top of its layout, which is 31 (see
//   tt-config).

import SwiftUI

struct ContentView: View {
  var body: some View {
    List {
      Section {
        Picker("Theme", selection: .constant(0)) {
          Text("System").tag(0)
          Text("Dark").tag(1)
          Text("Light").tag(2)
        }
        .pickerStyle(.palette)
        .labelsHidden()
        .accessibilityIdentifier("picker")
        .frame(height: 40)
        .padding(.horizontal, 8)
      } header: {
        HStack {
          Text("Theme").font(.callout).fontWeight(.semibold).accessibilityIdentifier("theme")
        }
      }
      Section {
        icon("Light", true)
        icon("Dark", false)
        icon("Neon", false)
        icon("Rainbow", false)
        icon("Sun", false)
      } header: {
        HStack {
          Text("App Icon").font(.callout).fontWeight(.semibold).accessibilityIdentifier("icons")
        }
      }
    }
    .foregroundStyle(Color.primary)
    .listStyle(.insetGrouped)
  }

  func icon(_ title: String, _ chosen: Bool) -> some View {
    Button {
    } label: {
      HStack(spacing: 12) {
        Color.orange.frame(width: 48, height: 48).accessibilityIdentifier("icon-\(title)")
        Text(title).accessibilityIdentifier(title)
        Spacer()
        if chosen { Image(systemName: "checkmark").fontWeight(.medium) }
      }
    }
  }
}
