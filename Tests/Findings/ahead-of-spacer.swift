import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack {
      Text("Your account").font(.title)
      Text("Name").frame(maxHeight: .infinity, alignment: .bottom)
      Spacer()
    }
  }
}
