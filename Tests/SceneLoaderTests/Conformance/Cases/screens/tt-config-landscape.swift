// source: https://github.com/renaudjenny/telltime@43ab01c380dc
//   Tests/ConfigurationFeatureTests/__Snapshots__/ConfigurationViewTests/testConfigurationViewsInLandscape.1.png,
//   Sources/ConfigurationFeature/ConfigurationView.swift
// observed: Apple SwiftUI, iOS 16 simulator (Xcode 14, iPhone 14 Pro, April 2023), fixed size
//   without safe area, 3x
// confidence: observed
// platform: ios 16
// container: 568x320
// tolerance: 1
// frame rate: 287.81 100.54 any any
// frame minute-toggle: 288 154.67 264 31
// frame minute: 288.06 160.29 131.13 any
// frame hour-toggle: 288 193.67 264 31
// frame hour: 288.06 199.29 116.46 any
// frame limited-toggle: 288 232.67 264 31
// frame limited: 288.06 238.29 136.8 any
// notes: The segmented control is drawn from 273 to 305, 1 beyond the padding's edge at 304, so
//   its layout is 31 high.

import SwiftUI

struct ContentView: View {
  var body: some View {
    NavigationView {
      HStack {
        VStack {
          clock
          style
        }
        controls
      }
      .padding()
      .navigationBarTitle("Configuration", displayMode: .inline)
    }
    .navigationViewStyle(.stack)
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
