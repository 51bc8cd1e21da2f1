import SwiftUI

struct ContentView: View {
  var body: some View {
    ScrollView {
      LazyVStack {
        ForEach(0..<40) { row in
          Text("Row \(row)").frame(height: 44).overlay { Text("Badge").offset(y: -90) }
        }
      }
    }
  }
}
