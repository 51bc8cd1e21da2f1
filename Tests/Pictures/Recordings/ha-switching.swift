import SwiftUI

struct ContentView: View {
  var body: some View {
    NavigationStack {
      List {
        Section {
          Toggle("Switch Server by Location", isOn: .constant(false)).tint(nil)
          HStack {
            Text("Closest Server")
            Spacer()
            Text("Fake Server · 1.2 km").foregroundStyle(.secondary)
          }
          Toggle("Remember Last Page", isOn: .constant(true)).tint(nil)
        } footer: {
          Text(
            "When you open the app, it checks whether you are at one of your homes, either connected to its Wi-Fi "
              + "network or inside its Home zone. If that home belongs to another server, that server is opened "
              + "automatically. Checks happen only on this device while the app is in use, and your location is "
              + "never stored.")
        }
        Section {
          NavigationLink(value: 1) { Label("How it works?", systemImage: "questionmark.circle") }
        }
      }
      .navigationTitle("Server Switching")
    }
    .padding(.top, 52)
    .background(Color(.systemGroupedBackground))
    .tint(Color(red: 0, green: 0.604, blue: 0.78))
  }
}
