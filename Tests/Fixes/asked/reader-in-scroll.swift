// asked: https://github.com/ilamanov/SwiftPieChart/issues/4
// wanted: a chart that has a height in a scroll view
// change: the chart gets a frame
// ask: {"device": "iphone-16"}
import SwiftUI

struct PieChart: View {
  var body: some View {
    GeometryReader { proxy in  // !
      Circle().fill(.orange)
        .frame(width: proxy.size.height, height: proxy.size.height)
    }
    // + .frame(height: 240)
    .accessibilityIdentifier("chart")
  }
}

#Preview {
  ScrollView {
    VStack {
      Text("Expenses")
      PieChart()
      Text("Rent, food, travel")
    }
  }
}
