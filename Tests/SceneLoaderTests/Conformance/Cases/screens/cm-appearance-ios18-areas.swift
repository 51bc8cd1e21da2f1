// source: https://github.com/criticalmaps/criticalmaps-ios@28539e16
//   CriticalMapsKit/Tests/SettingsFeatureTests/__Snapshots__/AppearanceSettingsViewSnapshotTests/test_appearanceEventSettingsView_light.1.png
// observed: Apple SwiftUI, iOS 18 simulator (January 2025), ViewImageConfig iPhone 13, type size
//   medium, 3x
// confidence: observed
// platform: ios 18
// container: iphone-13
// type size: medium
// tolerance: 0.5
// frame picker: 16 137 358 31
// frame icon-Dark: 16 273.67 48 48
// frame icon-Light: 16 354.67 48 48
// frame icon-Neon: 16 435.67 48 48
// frame icon-Rainbow: 16 516.67 48 48
// frame icon-Yellow: 16 597.67 48 48
// notes: A segmented control is drawn 32 high from the top of its layout, which is 31 (see
//   tt-config).

import SwiftUI

struct ContentView: View {
  var body: some View {
    ScrollView {
      Part(title: "Theme", id: "theme") {
        Picker("", selection: .constant(0)) {
          Text("System").tag(0)
          Text("Dark").tag(1)
          Text("Light").tag(2)
        }
        .pickerStyle(.segmented).accessibilityIdentifier("picker")
        .frame(height: 50)
        .padding(.horizontal, 16)
        Part(title: "App Icon", id: "icons") {
          VStack(spacing: 8) {
            icon("Dark", false)
            icon("Light", true)
            icon("Neon", false)
            icon("Rainbow", false)
            icon("Yellow", false)
          }
        }
      }
      .font(.title2.weight(.medium))
    }
    .foregroundColor(.black)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  func icon(_ title: String, _ chosen: Bool) -> some View {
    Row {
      Button {
      } label: {
        HStack(spacing: 12) {
          Color.orange.frame(width: 48, height: 48).accessibilityIdentifier("icon-\(title)")
          Text(title).accessibilityIdentifier(title)
          Spacer()
          if chosen { Image(systemName: "checkmark.circle.fill") }
        }
      }
    }
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
