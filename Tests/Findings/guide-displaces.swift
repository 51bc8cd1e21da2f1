import SwiftUI

struct ContentView: View {
  var body: some View {
    ZStack(alignment: .bottomTrailing) {
      Color.teal.frame(width: 120, height: 120)
      Text("Badge").alignmentGuide(.trailing) { $0[.leading] - 60 }
    }
    .border(.red)
  }
}
