import SwiftUI

struct ContentView: View {
  var body: some View {
    ZStack {
      Text("Price per night")
      Text("from 129 euros")
    }
  }
}
