// source: https://github.com/vignesh-sankaran/LoanCraft@041b31df77cb
//   SnapshotTests/__Snapshots__/SnapshotTests/test_default.1.png, LoanCraft/LoanCraftView.swift
// observed: Apple SwiftUI, iOS 26.0 simulator (Xcode 26, September 2025), ViewImageConfig iPhone
//   SE in a window with 47 points of status bar, type size medium, 2x
// confidence: observed
// platform: ios 26 @2x
// container: 320x497
// type size: medium
// tolerance: 1
// frame mortgage: 15.84 132.52 any any
// frame interest: 15.84 217.91 any any
// frame years: 16.07 303.06 any any
// frame frequency: 15.84 388.06 any any
// frame frequency-picker: 16 418 288 31
// frame amount: 15.84 469.81 any any
// notes: Without a status bar a bar begins at 10 instead of 47, so 37 is subtracted; the fields'
//   border of half a point is drawn around them.

import SwiftUI

struct ContentView: View {
  var body: some View {
    NavigationStack {
      ScrollView {
        VStack {
          VStack(alignment: .leading) {
            Text("Mortgage amount").accessibilityIdentifier("mortgage")
            TextField("Mortgage amount", text: .constant("$500,000.00")).textFieldStyle(
              .roundedBorder
            ).accessibilityIdentifier("mortgage-field").padding(.bottom, 16)
            Text("Interest").accessibilityIdentifier("interest")
            TextField("Interest", text: .constant("5%")).textFieldStyle(.roundedBorder)
              .accessibilityIdentifier("interest-field").padding(.bottom, 16)
            Text("Years remaining").accessibilityIdentifier("years")
            TextField("Years", text: .constant("30")).textFieldStyle(.roundedBorder)
              .accessibilityIdentifier("years-field").padding(.bottom, 16)
            Text("Repayment frequency").accessibilityIdentifier("frequency")
            Picker("Repayment frequency", selection: .constant(1)) {
              Text("Weekly").tag(0)
              Text("Fortnightly").tag(1)
              Text("Monthly").tag(2)
              Text("Yearly").tag(3)
            }
            .pickerStyle(.segmented).accessibilityIdentifier("frequency-picker").padding(
              .bottom, 16)
            VStack(alignment: .leading, spacing: 4) {
              Text("Repayment amount per fortnight:").bold().accessibilityIdentifier("amount")
            }
          }
        }
        .padding()
      }
      .navigationTitle("LoanCraft")
    }
  }
}
