// asked: https://github.com/yazinsai/OpenOats/pull/700
// wanted: a picker with its label on one line
// change: the label stands beside the picker, and the greatest width is the picker's alone
// ask: {"device": "iphone-16"}
import SwiftUI

#Preview {
  HStack {
    HStack {
      Text("View")  // !
        // + .fixedSize()
        .accessibilityIdentifier("label")
      Picker("View", selection: .constant(0)) {
        Text("Transcript").tag(0)
        Text("Notes").tag(1)
        Text("Ask").tag(2)
      }
      .pickerStyle(.segmented)
      .fixedSize()  // -
    }
    .frame(minWidth: 120, maxWidth: 220)  // -
    Spacer()
  }
  .padding()
}
