import SwiftUI

struct ContentView: View {
  var body: some View {
    Text("Four lines of text in a frame that has room for no more than one of them")
      .fixedSize(horizontal: false, vertical: true).frame(width: 120, height: 20)
  }
}
