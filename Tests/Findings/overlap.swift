import SwiftUI

struct ContentView: View {
  var body: some View {
    HStack {
      Text("Subtotal").padding(.trailing, -60)
      Text("1,299.00 euros")
    }
  }
}
