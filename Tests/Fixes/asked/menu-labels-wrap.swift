// asked: https://github.com/rofeels/duckbar/issues/9
// wanted: four buttons in a row of a popover with their labels on one line each
// change: the icon above a small label, and no Spacer and padding of a list's row
// ask: {"container": "340x200"}
import SwiftUI

struct MenuButton: View {
  var title: String
  var icon: String
  var body: some View {
    Button {
    } label: {
      HStack(spacing: 8) {  // -
        // + VStack(spacing: 2) {
        Image(systemName: icon).frame(width: 16)
        Text(title)  // !
          // + .font(.caption2)
          .accessibilityIdentifier("label")
        Spacer()  // -
      }
      .padding(.horizontal, 14)  // -
      // + .frame(maxWidth: .infinity)
    }
  }
}

#Preview {
  HStack(spacing: 0) {
    MenuButton(title: "Settings", icon: "gear")
    MenuButton(title: "Alerts", icon: "bell")
    MenuButton(title: "Awards", icon: "star")
    MenuButton(title: "Quit", icon: "power")
  }
}
