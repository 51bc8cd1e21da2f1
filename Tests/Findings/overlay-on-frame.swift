import SwiftUI

struct ContentView: View {
  var body: some View {
    Image(systemName: "bell").font(.title)
      .frame(maxWidth: .infinity)
      .overlay(alignment: .topTrailing) { Circle().fill(.red).frame(width: 10, height: 10) }
  }
}
