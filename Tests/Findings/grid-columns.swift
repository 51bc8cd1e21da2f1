import SwiftUI

struct ContentView: View {
  var body: some View {
    Grid {
      GridRow { Text("Wide").gridCellColumns(100_000) }
      GridRow { Text("One") }
    }
  }
}
