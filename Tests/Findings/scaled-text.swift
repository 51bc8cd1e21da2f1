import SwiftUI

struct ContentView: View {
  var body: some View {
    Text("A line that is shrunk to half of its size").font(.title)
      .lineLimit(1).minimumScaleFactor(0.5).frame(width: 240)
  }
}
