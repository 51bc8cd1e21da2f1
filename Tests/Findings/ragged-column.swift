import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(alignment: .leading) {
      Label("Bike", systemImage: "bicycle")
      Label("Bolt", systemImage: "bolt")
      HStack {
        Image(systemName: "bicycle"); Text("By bike")
      }
      HStack {
        Image(systemName: "bolt"); Text("By power")
      }
      HStack {
        Image(systemName: "tram"); Text("By tram")
      }
    }
  }
}
