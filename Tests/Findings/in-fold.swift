// reflow: device iphone-duo-folded
import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack {
      ForEach(0..<14) { Text("Row \($0)").frame(height: 44) }
    }
  }
}
