// source: https://github.com/criticalmaps/criticalmaps-ios@cfec0a75~1
//   CriticalMapsKit/Tests/SettingsFeatureTests/__Snapshots__/AppearanceSettingsViewSnapshotTests/appearanceEventSettingsView_light.1.png
// observed: Apple SwiftUI, iOS 26 simulator (Xcode 26, January 2026), ViewImageConfig of an iPhone
//   16, type size medium, 3x
// confidence: observed
// platform: ios 26
// container: iphone-16
// type size: medium
// tolerance: 1
// frame theme: 32.23 69.12 48.73 any
// frame icons: 31.89 194.47 63.56 any
// frame Light: 92.14 251.9 36.18 any
// frame Dark: 92.14 330.2 33.85 any
// frame Neon: 92.14 408.24 38.73 any
// frame Rainbow: 92.14 486.2 61.51 any
// frame Sun: 91.87 564.07 28.33 any
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
