import SwiftUI

struct ContentView: View {
  var body: some View {
    HStack {
      Text("Name")
      Spacer()
      Text("Value")
    }
    .onTapGesture {}
  }
}
