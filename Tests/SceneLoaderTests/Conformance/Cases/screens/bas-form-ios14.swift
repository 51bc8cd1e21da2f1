// source: https://github.com/bastianX6/accounts-new-movement@42050e9
//   Tests/NewMovement.iOS.Tests/Views/NewMovementView/__Snapshots__/NewMovementViewInternalTests/…edition_mode__and_isIncome_is_false__should_have_the_correct_layout.1.png
// observed: Apple SwiftUI, iOS 14 simulator (Xcode 12, January 2021), UIHostingController of 375
//   by 812 without safe area, 2x
// confidence: observed
// platform: ios 14 @2x
// container: 375x812
// tolerance: 1
// frame basic: 16.16 10.55 any any
// frame date: 32.27 92.06 any any
// frame details: 15.97 241.55 any any
// frame category: 32.19 277.56 any any
// frame store: 32.19 321.68 any any
// frame paid: 31.77 365.87 any any
// frame permanent: 31.77 409.38 any any
// notes: Texts by their ink, areas by their edges.

import SwiftUI

struct ContentView: View {
  var body: some View {
    Form {
      Section(
        header: VStack(alignment: .leading) {
          Text("BASIC INFORMATION").font(.caption).accessibilityIdentifier("basic")
        }
      ) {
        TextField("Description", text: .constant("A title")).accessibilityIdentifier("title")
        DatePicker(
          selection: .constant(Date(timeIntervalSince1970: 1_609_700_000)),
          displayedComponents: .date
        ) { Text("Date").accessibilityIdentifier("date") }
        TextField("Amount", text: .constant("150000")).accessibilityIdentifier("amount")
        TextField("Comments", text: .constant("Comments :)")).accessibilityIdentifier("comments")
      }
      Section(
        header: VStack(alignment: .leading) {
          Text("CUSTOM TITLE").font(.caption).accessibilityIdentifier("details")
        }
      ) {
        Picker(selection: .constant(0), label: Text("Category").accessibilityIdentifier("category"))
        { Text("Category 1").tag(9) }
        Picker(
          selection: .constant(0),
          label: Text("Store / Credit card").accessibilityIdentifier("store")
        ) { Text("Store 1").tag(9) }
        HStack {
          Text("Is Paid").bold().accessibilityIdentifier("paid"); Spacer();
          Toggle("", isOn: .constant(false)).labelsHidden()
        }
        HStack {
          Text("Permanent expenditure").bold().accessibilityIdentifier("permanent"); Spacer();
          Toggle("", isOn: .constant(true)).labelsHidden()
        }
      }

    }
    .frame(width: 375, height: 812)
  }
}
