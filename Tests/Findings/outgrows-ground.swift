import SwiftUI

struct ContentView: View {
  var body: some View {
    ZStack {
      RoundedRectangle(cornerRadius: 12).fill(.indigo).frame(width: 160, height: 60)
      Text("Three lines of text stand on a card that was drawn for one of them alone")
        .foregroundStyle(.white).frame(width: 140)
    }
  }
}
