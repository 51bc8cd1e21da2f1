import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack {
      Text("Record")
      Button {
      } label: {
        Circle().fill(.red).frame(width: 50, height: 50)
      }
    }
  }
}
