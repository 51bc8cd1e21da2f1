// fix: duckduckgo/apple-browsers cc8dcb122
// change: a pane's title loses a padding that its sections don't have
// ask: {"container": "600x500"}
import SwiftUI

#Preview {
  VStack(alignment: .leading, spacing: 24) {
    Text("Appearance")  // !
      .font(.title2.bold())
      .padding(.horizontal)  // -
    VStack(alignment: .leading, spacing: 8) {
      Text("Theme").font(.headline)
      Text("The same as the system's")
    }
    VStack(alignment: .leading, spacing: 8) {
      Text("Address bar").font(.headline)
      Toggle("Show the whole address", isOn: .constant(true))
    }
    Spacer()
  }
  .padding(.horizontal, 40)
  .padding(.top, 40)
}
