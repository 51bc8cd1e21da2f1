import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(alignment: .leading) {
      Text("First")
      Text("Second").alignmentGuide(.trailing) { $0[.trailing] + 20 }
    }
  }
}
