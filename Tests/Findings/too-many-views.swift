import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack { ForEach(0..<2_000) { _ in ForEach(0..<200) { Text("\($0)") } } }
  }
}
