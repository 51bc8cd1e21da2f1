import SwiftUI

struct ContentView: View {
  var body: some View {
    HStack {
      VStack {
        Text("Ada"); Text("Ben")
      }.frame(width: 100)
      VStack {
        Text("Cleo"); Text("Dora")
      }.frame(width: 100)
      VStack { Text("Emil") }.frame(width: 100)
    }
  }
}
