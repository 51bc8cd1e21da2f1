import SwiftUI

struct ContentView: View {
  var body: some View {
    ScrollView {
      Text("Not in the middle").frame(maxHeight: .infinity)
    }
  }
}
