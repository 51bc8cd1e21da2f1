import SwiftUI

struct ContentView: View {
  @State private var level = 1
  var body: some View {
    Form {
      Section(header: Text("Packet Authenticity")) {
        VStack(alignment: .leading) {
          Picker("Protection Level", selection: $level) {
            Text("Balanced — Prefer authenticated").tag(1)
          }
          Text("Recommended. Reject unsigned downgrade attempts from nodes known to sign.")
            .foregroundStyle(.secondary)
            .font(.caption)
        }
      }
    }
  }
}
