// source: https://github.com/paulz/ViewSnapshots@911a2135322c AppTests/Snapshots/SettingsForm.png,
//   ExampleApp/SettingsForm.swift
// observed: Apple SwiftUI, iOS 15.5 simulator (macos-12 runner, Xcode 13.4), iPhone 12 Pro,
//   hosting view of 390 by 797 below the status bar, drawn at 1x from a 3x layout
// confidence: observed
// platform: ios 15
// container: 390x797
// tolerance: 0.5
// frame region-header: 40 129 142.33 15.67
// frame original: 40 163.33 190 any
// frame region: 40 207.33 52.67 20.33
// frame region-footer: 40 247 255.67 33.67
// frame app-header: 40 310.67 61 15.67
// frame export: 40 345 115 20.33
// frame backup: 40 389 129.67 20.33
// frame restore: 40 433 151.33 20.33
// frame reset: 40 477 168.67 20.33
// frame app-footer: 40 516.67 235 15.67
// frame debug-header: 40 562.33 78.67 15.67
// frame movies: 40 596.67 114 20.33
// frame movies-value: 332 596.67 18 20.33
// frame archived: 40 640.67 143.67 20.33
// frame archived-value: 300.67 640.67 49.33 20.33
// frame cancel: 16 12 52.67 20.33
// frame save: 337 12 37 20.33
// notes: Heights and vertical places from the layers' frames (SettingsForm.ca/main.caml, cells'
//   order by the picture), horizontal places by the picture.

import SwiftUI

struct ContentView: View {
  var body: some View {
    NavigationView {
      Form {
        Section {
          Toggle(isOn: .constant(false)) {
            Text("Always show original title").accessibilityIdentifier("original")
          }
          Picker(selection: .constant(0)) {
            Text("United States").tag(0)
            Text("Andorra").tag(1)
          } label: {
            Text("Region").accessibilityIdentifier("region")
          }
        } header: {
          Text("Region preferences").accessibilityIdentifier("region-header")
        } footer: {
          Text("Region is used to display a more accurate movies list").accessibilityIdentifier(
            "region-footer")
        }
        Section {
          Text("Export my data").accessibilityIdentifier("export")
          Text("Backup to iCloud").accessibilityIdentifier("backup")
          Text("Restore from iCloud").accessibilityIdentifier("restore")
          Text("Reset application data").foregroundColor(.red).accessibilityIdentifier("reset")
        } header: {
          Text("App data").accessibilityIdentifier("app-header")
        } footer: {
          Text("None of those action are working yet ;)").accessibilityIdentifier("app-footer")
        }
        Section {
          HStack {
            Text("Movies in state").accessibilityIdentifier("movies")
            Spacer()
            Text("10").foregroundColor(.secondary).accessibilityIdentifier("movies-value")
          }
          HStack {
            Text("Archived state size").accessibilityIdentifier("archived")
            Spacer()
            Text("35 Mb").foregroundColor(.secondary).accessibilityIdentifier("archived-value")
          }
        } header: {
          Text("Debug info").accessibilityIdentifier("debug-header")
        }
      }
      .navigationBarItems(
        leading: Button {
        } label: {
          Text("Cancel").accessibilityIdentifier("cancel")
        },
        trailing: Button {
        } label: {
          Text("Save").accessibilityIdentifier("save")
        }
      )
      .navigationBarTitle(Text("Settings").accessibilityIdentifier("title"))
    }
    .navigationViewStyle(.stack)
  }
}
