// with: --without-effect
import SwiftUI

struct ContentView: View {
  var body: some View {
    Text("Help").help("Shown on a Mac where the pointer rests")
  }
}
