// source: https://github.com/RevenueCat/purchases-ios@ff486da38000
//   Tests/StoreKitUnitTests/Support/__Snapshots__/DebugViewSwiftUITests/iOS26-testLoadingState.1.png
// observed: Apple SwiftUI, iOS 26 simulator (CI), UIHostingController of 300 by 400 without safe
//   area, 1x
// confidence: observed
// platform: ios 26 @1x
// container: 300x400
// tolerance: 1.5
// frame diagnostics: 31.89 73.38 any any
// frame status: 32.31 120.81 any any
// frame status-value: 165.89 120.38 any any
// frame configuration: 32.31 184.38 any any
// frame configuration-row: 31.89 231.38 any any
// frame customer: 32.31 295.12 any any
// frame customer-row: 31.89 341.38 any any
// notes: The title stands inline in the picture although none was asked for (a window so low); the
//   scene asks for it.

import SwiftUI

struct ContentView: View {
  var body: some View {
    NavigationView {
      List {
        Section {
          LabeledContent {
            HStack {
              Text("Loading...").accessibilityIdentifier("status-value")
              Image(systemName: "gear.circle")
            }
          } label: {
            Text("Status").accessibilityIdentifier("status")
          }
        } header: {
          Text("Diagnostics").accessibilityIdentifier("diagnostics")
        }
        Section {
          Text("Loading...").accessibilityIdentifier("configuration-row")
        } header: {
          Text("Configuration").accessibilityIdentifier("configuration")
        }
        Section {
          Text("Loading...").accessibilityIdentifier("customer-row")
        } header: {
          Text("Customer Info").accessibilityIdentifier("customer")
        }
        Section {
          Text("Loading...")
        } header: {
          Text("Offerings")
        }
      }
      .listStyle(.insetGrouped)
      .scrollContentBackground(.hidden)
      .navigationTitle("RevenueCat Debug")
      .navigationBarTitleDisplayMode(.inline)
    }
    .frame(width: 300, height: 400)
  }
}
