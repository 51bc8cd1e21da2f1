import SwiftUI

struct ContentView: View {
  var body: some View {
    AsyncImage(url: nil) { picture in
      picture.resizable().frame(width: 150, height: 220)
    } placeholder: {
      ProgressView()
    }
  }
}
