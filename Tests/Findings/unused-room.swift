// with: --container 300x300
import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(spacing: 0) {
      Color.blue.frame(minHeight: 200, maxHeight: 250)
      Color.green.frame(minHeight: 0, maxHeight: 60)
    }
  }
}
