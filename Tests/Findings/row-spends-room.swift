import SwiftUI

struct ContentView: View {
  var body: some View {
    HStack(spacing: 8) {
      Image(systemName: "gear")
      Text("Settings")
      Spacer()
    }
    .padding(.horizontal, 14)
    .frame(width: 85)
  }
}
