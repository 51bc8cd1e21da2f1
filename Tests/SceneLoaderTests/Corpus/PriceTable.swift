import SwiftUI

struct Plan {
  let name: String
  let price: Price
  let features: Set<String>
}

struct Price: CustomStringConvertible {
  let cents: Int
  var description: String {
    let rest = cents % 100
    return "\(cents / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}

struct ContentView: View {
  let features = ["Sync", "Export", "Support"]
  let plans = [
    Plan(name: "Free", price: Price(cents: 0), features: ["Sync"]),
    Plan(name: "Pro", price: Price(cents: 499), features: ["Sync", "Export"]),
    Plan(name: "Team", price: Price(cents: 1905), features: ["Sync", "Export", "Support"]),
  ]

  var body: some View {
    Grid(alignment: .center, horizontalSpacing: 16, verticalSpacing: 10) {
      GridRow {
        Color.clear
          .gridCellUnsizedAxes([.horizontal, .vertical])
        ForEach(plans, id: \.name) { plan in
          VStack {
            Text(plan.name).bold()
            Text("\(plan.price.description)").font(.footnote)
          }
        }
      }
      Divider()
        .gridCellUnsizedAxes(.horizontal)
      ForEach(features, id: \.self) { feature in
        GridRow {
          Text(feature)
            .gridColumnAlignment(.leading)
          ForEach(plans, id: \.name) { plan in
            Image(systemName: plan.features.contains(feature) ? "checkmark" : "minus")
          }
        }
      }
    }
    .padding()
  }
}
