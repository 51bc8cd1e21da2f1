// source: https://github.com/renaudjenny/telltime@43ab01c380dc
//   Tests/ConfigurationFeatureTests/__Snapshots__/ConfigurationViewTests/testConfigurationViews.1.png,
//   Sources/ConfigurationFeature/ConfigurationView.swift
// observed: Apple SwiftUI, iOS 16 simulator (Xcode 14, iPhone 14 Pro, April 2023), fixed size
//   without safe area, 3x
// confidence: observed
// platform: ios 16
// container: 320x568
// tolerance: 0.5
// frame picker: 16 112 288 31
// notes: The segmented control is drawn 32 high, 112 to 144; the clock below begins at 167, 24
//   below 143, so its layout is 31 high.

import SwiftUI

struct ContentView: View {
  var body: some View {
    NavigationView {
      VStack {
        style
        clock
        controls
        Spacer()
      }
      .padding()
      .navigationBarTitle("Configuration")
    }
  }

  var clock: some View {
    Circle().stroke(Color.black, lineWidth: 4).padding()
  }

  var style: some View {
    Picker("Style", selection: .constant(0)) {
      Text("Classic").tag(0)
      Text("Art Nouveau").tag(1)
      Text("Drawing").tag(2)
      Text("Steampunk").tag(3)
    }
    .pickerStyle(SegmentedPickerStyle())
    .accessibilityIdentifier("picker")
  }

  var controls: some View {
    VStack {
      HStack {
        Text("Speech rate: 100%").accessibilityIdentifier("rate")
        Slider(value: .constant(1), in: 0.5...1).accentColor(.red).accessibilityIdentifier("slider")
      }
      Toggle(isOn: .constant(true)) { Text("Minute indicators").accessibilityIdentifier("minute") }
        .accessibilityIdentifier("minute-toggle")
      Toggle(isOn: .constant(true)) { Text("Hour indicators").accessibilityIdentifier("hour") }
        .accessibilityIdentifier("hour-toggle")
      Toggle(isOn: .constant(false)) {
        Text("Limited hour texts").accessibilityIdentifier("limited")
      }.accessibilityIdentifier("limited-toggle")
    }
    .accessibilityIdentifier("controls")
  }
}
