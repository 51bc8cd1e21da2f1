// source: https://github.com/RevenueCat/purchases-ios@ff486da38000
//   Tests/StoreKitUnitTests/Support/__Snapshots__/DebugViewSwiftUITests/iOS17-testDebugView.1.png
// observed: Apple SwiftUI, iOS 17 simulator (CI), UIHostingController of 450 by 900 without safe
//   area, 1x
// confidence: observed
// platform: ios 17 @1x
// container: 450x900
// tolerance: 1.5
// frame diagnostics: any 112.71 any any
// frame status: any 146.81 any any
// frame status-value: any 146.38 any any
// frame configuration: any 213.71 any any
// frame sdk: any 248.12 any any
// frame sdk-value: any 247.81 any any
// frame observer: any 292.12 any any
// frame observer-value: any 292.12 any any
// frame sandbox: any 336.12 any any
// frame sandbox-value: any 335.81 any any
// frame storekit: any 380.12 any any
// frame storekit-value: any 379.79 any any
// frame locale: any 424.12 any any
// frame locale-value: any 423.68 any any
// frame offline: any 468.12 any any
// frame offline-value: any 467.62 any any
// frame mode: any 512.12 any any
// frame mode-value: any 511.62 any any
// frame url: any 555.38 any any
// frame url-value: any 555.38 any any
// frame receipt: any 599.38 any any
// frame receipt-value: any 599.38 any any
// frame share: any 646.12 any any
// frame customer: any 710.71 any any
// frame user: any 745.31 any any
// frame user-value: any 744.62 any any
// frame original: any 788.38 any any
// frame original-value: any 788.62 any any
// frame entitlements: any 833.12 any any
// frame entitlements-value: any 833.1 any any
// frame latest: any 876.38 any any
// frame latest-value: any 877.1 any any
// notes: Texts by their ink, areas by their edges.

import SwiftUI

struct ContentView: View {
  var body: some View {
    NavigationView {
      List {
        Section {
          LabeledContent {
            HStack {
              Text("Configuration OK").accessibilityIdentifier("status-value")
              Image(systemName: "checkmark.circle.fill").foregroundColor(.green)
            }
          } label: {
            Text("Status").accessibilityIdentifier("status")
          }
        } header: {
          Text("Diagnostics").accessibilityIdentifier("diagnostics")
        }
        Section {
          Group {
            LabeledContent {
              Text("4.20.0").accessibilityIdentifier("sdk-value")
            } label: {
              Text("SDK version").accessibilityIdentifier("sdk")
            }
            LabeledContent {
              Text("false").accessibilityIdentifier("observer-value")
            } label: {
              Text("Observer mode").accessibilityIdentifier("observer")
            }
            LabeledContent {
              Text("true").accessibilityIdentifier("sandbox-value")
            } label: {
              Text("Sandbox").accessibilityIdentifier("sandbox")
            }
            LabeledContent {
              Text("on").accessibilityIdentifier("storekit-value")
            } label: {
              Text("StoreKit 2").accessibilityIdentifier("storekit")
            }
            LabeledContent {
              Text("en_US (USD)").accessibilityIdentifier("locale-value")
            } label: {
              Text("Locale").accessibilityIdentifier("locale")
            }
            LabeledContent {
              Text("enabled").accessibilityIdentifier("offline-value")
            } label: {
              Text("Offline Customer Info").accessibilityIdentifier("offline")
            }
            LabeledContent {
              Text("Enforced").accessibilityIdentifier("mode-value")
            } label: {
              Text("Entitlement Verification Mode").accessibilityIdentifier("mode")
            }
            LabeledContent {
              Text("file://receipt").accessibilityIdentifier("url-value")
            } label: {
              Text("Receipt URL").accessibilityIdentifier("url")
            }
            LabeledContent {
              Text("missing").accessibilityIdentifier("receipt-value")
            } label: {
              Text("Receipt status").accessibilityIdentifier("receipt")
            }
            ShareLink(item: "x") {
              Label {
                Text("Share").accessibilityIdentifier("share")
              } icon: {
                Image(systemName: "square.and.arrow.up")
              }
            }
          }
          .frame(maxWidth: .infinity)
        } header: {
          Text("Configuration").accessibilityIdentifier("configuration")
        }
        Section {
          LabeledContent {
            Text("Nacho").accessibilityIdentifier("user-value")
          } label: {
            Text("User ID").accessibilityIdentifier("user")
          }
          LabeledContent {
            Text("nacho2").accessibilityIdentifier("original-value")
          } label: {
            Text("Original User ID").accessibilityIdentifier("original")
          }
          LabeledContent {
            Text("1 total, 0 active").accessibilityIdentifier("entitlements-value")
          } label: {
            Text("Entitlements").accessibilityIdentifier("entitlements")
          }
          LabeledContent {
            Text("Jul 26, 2019").accessibilityIdentifier("latest-value")
          } label: {
            Text("Latest Expiration Date").accessibilityIdentifier("latest")
          }
        } header: {
          Text("Customer Info").accessibilityIdentifier("customer")
        }
        Section("Offerings") { Text("x") }
      }
      .listStyle(.insetGrouped)
      .scrollContentBackground(.hidden)
      .navigationTitle("RevenueCat Debug")
    }
    .frame(width: 450, height: 900)
  }
}
